import { expect, type Page } from '@playwright/test'
import { person } from './accounts/accounts.ts'
import { runStaff, switchOnSecondFactor } from './accounts/staff.ts'
import { call, joinByApi, submitByApi } from './filing/filing-by-api.ts'
import { publicAtOnce, test } from './installation/fixtures.ts'
import { expectWhole, phoneViewport, watch } from './screens/inspection.ts'

test.use({ settings: publicAtOnce })

interface PublicClaim {
  readonly defendants: readonly { readonly id: string }[]
}

/** A public claim against a company; the id of the company. */
async function publish(page: Page, legalName: string, host: string): Promise<string> {
  const { id } = await submitByApi(page, {
    ...{ legalName, country: 'AT', taxId: 'unknown' },
    ...{ email: `office@${legalName.toLowerCase().replaceAll(' ', '-')}.example`, website: `https://${host}` },
  })
  const { defendants } = await call<PublicClaim>(page, { method: 'GET', path: `/v1/claims/${id}` })
  return defendants[0]?.id ?? ''
}

test(`records of companies are merged, split and told apart`, {
  tag: ['@SPEC-4-records-arranged', '@SPEC-2-route-operator-claimId-companyId'],
}, async ({ people: { installation, plaintiff }, newPage }) => {
  const [moderator, visitor] = [await newPage(), await newPage()]
  for (const page of [moderator, visitor]) {
    await page.setViewportSize(phoneViewport)
    await watch(page)
  }
  const staff = person('Rita', 'Record', 'AT')
  await joinByApi(moderator, installation, staff)
  await switchOnSecondFactor(moderator)
  await runStaff(installation, 'add', staff.username, 'moderator')
  const host = 'dach.example'
  const [roof, works] = ['Dachbau GmbH', 'Dachwerk AG']
  const roofId = await publish(plaintiff, roof, host)
  const worksId = await publish(plaintiff, works, host)
  const otherHost = 'garten.example'
  for (const name of ['Gartenbau GmbH', 'Gartenkunst AG']) await publish(plaintiff, name, otherHost)
  const act = async (open: string, submit: string, reason: string) => {
    await moderator.getByRole('button', { name: open }).click()
    const dialog = moderator.getByRole('dialog')
    await dialog.getByLabel('Your reason').fill(reason)
    await expectWhole(moderator)
    return { dialog, send: () => dialog.getByRole('button', { name: submit }).click() }
  }

  await test.step('the moderator sees what is alike, and says of two that they are not one', async () => {
    await moderator.goto('/operator')
    await moderator.getByRole('link', { name: 'Company records' }).click()
    const others = moderator.getByRole('region', { name: `The same website: ${otherHost}` })
    await others.getByRole('button', { name: 'Keep apart…' }).click()
    const dialog = moderator.getByRole('dialog')
    await dialog.getByLabel('Your reason').fill('They only share a site.')
    await dialog.getByRole('button', { name: 'Keep them apart' }).click()
    await expect(others).toBeHidden()
  })

  await test.step('the moderator merges two', async () => {
    await expect(moderator.getByRole('heading', { name: `The same website: ${host}` })).toBeVisible()
    await expectWhole(moderator)
    const { send } = await act('Merge…', 'Merge them now', 'The register names both.')
    await send()
    await expect(moderator.getByText('No two records are alike.')).toBeVisible()
    await expectWhole(moderator)
  })

  await test.step('to the public they are one record, by either address', async () => {
    for (const id of [roofId, worksId]) {
      await visitor.goto(`/profile/company/${id}`)
      await expect(visitor.getByText(roof).first()).toBeVisible()
      await expect(visitor.getByText(works).first()).toBeVisible()
      await expect(visitor.getByText('2 public claims').first()).toBeVisible()
    }
  })

  await test.step('the moderator splits one off, and it is suggested no more', async () => {
    const finder = moderator.getByRole('region', { name: 'Find a record' })
    await finder.getByLabel('Search for').fill('no')
    await finder.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(finder.getByText('Please enter at least three letters or digits in a row.').first()).toBeVisible()
    await finder.getByLabel('Search for').fill(`${installation.url}/profile/company/${worksId}`)
    await finder.getByRole('button', { name: 'Search', exact: true }).click()
    await finder.getByRole('link').click()
    await expect(moderator.getByRole('heading', { name: 'Companies in this record' })).toBeVisible()
    await expectWhole(moderator)
    const { dialog, send } = await act('Split off…', 'Split them off now', 'They are two after all.')
    await send()
    await expect(dialog.getByText('Please choose at least one company, and not all of them.').first()).toBeVisible()
    await dialog.getByRole('checkbox', { name: works }).click()
    await send()
    await expect(dialog).toBeHidden()
    await visitor.goto(`/profile/company/${worksId}`)
    await expect(visitor.getByText('1 public claim').first()).toBeVisible()
    await expect(visitor.getByRole('main')).not.toContainText(roof)
    await moderator.getByRole('link', { name: 'All suggestions' }).click()
    await expect(moderator.getByText('No two records are alike.')).toBeVisible()
  })

  await test.step('two that are suggested no more are compared and merged again', async () => {
    await moderator.goto(`/operator/records/${roofId}`)
    const finder = moderator.getByRole('region', { name: 'Compare with another record' })
    await finder.getByLabel('Search for').fill(worksId)
    await finder.getByRole('button', { name: 'Search', exact: true }).click()
    await finder.getByRole('link').click()
    await expect(moderator.getByRole('heading', { name: 'Beside the other record' })).toBeVisible()
    await expectWhole(moderator)
    const { send } = await act('Merge…', 'Merge them now', 'They are one again.')
    await send()
    await expect(moderator.getByText('Both are in the same record already.')).toBeVisible()
  })

  await test.step('the public log says so, without names', async () => {
    await visitor.goto('/transparency')
    await expect(visitor.getByText('Records made one').first()).toBeVisible()
    await expect(visitor.getByText('Records kept apart').first()).toBeVisible()
    await expect(visitor.getByText('A record split').first()).toBeVisible()
    await expect(visitor.getByRole('main')).not.toContainText(/Dach|Garten/)
    await expectWhole(visitor)
    // In the other journeys nobody else decides.
    await runStaff(installation, 'remove', staff.username)
  })
})
