import { expect } from '@playwright/test'
import { person } from './accounts/accounts.ts'
import { runOperator, runStaff, switchOnSecondFactor } from './accounts/staff.ts'
import { call, draftByApi, joinByApi, submitByApi } from './filing/filing-by-api.ts'
import { publicAtOnce, test } from './installation/fixtures.ts'
import { mailTo } from './installation/mailbox.ts'
import { expectWhole, phoneViewport, watch } from './screens/inspection.ts'

test.use({ settings: publicAtOnce })

test(`filing is suspended, objected to and possible again`, {
  tag: ['@SPEC-4-suspensions', '@SPEC-2-route-operator-claimId-companyId', '@SPEC-2-route-transparency'],
}, async ({ people: { installation, who }, newPage }) => {
  const [moderator, filer] = [await newPage(), await newPage()]
  for (const page of [moderator, filer]) {
    await page.setViewportSize(phoneViewport)
    await watch(page)
  }
  const [staff, owner] = [person('Mira', 'Moder', 'AT'), person('Fritz', 'Filer', 'AT')]
  await joinByApi(moderator, installation, staff)
  await switchOnSecondFactor(moderator)
  await runStaff(installation, 'add', staff.username, 'moderator')
  await joinByApi(filer, installation, owner)
  const { id } = await submitByApi(filer, who.defendant)
  const draft = await draftByApi(filer, who.defendant)
  const report = { reason: 'other', text: 'Nobody was there.' }
  await call(moderator, { path: `/v1/claims/${id}/reports`, body: report })
  const decide = async (open: string, reason: string, submit: string) => {
    await moderator.getByRole('button', { name: open }).click()
    const dialog = moderator.getByRole('dialog')
    await dialog.getByRole('button', { name: submit }).click()
    await expect(dialog.getByText('There is a problem')).toBeVisible()
    await dialog.getByLabel('Your reason, as they will read it').fill(reason)
    await expectWhole(moderator)
    await dialog.getByRole('button', { name: submit }).click()
    await expect(dialog).toBeHidden()
  }

  await test.step('the moderator goes from the report to the account of its author, and suspends its filing', async () => {
    await moderator.goto(`/operator/${id}`)
    await moderator.getByRole('link', { name: `Account of its author: ${owner.username}` }).click()
    await expect(moderator).toHaveURL(`/operator/accounts/${owner.username}`)
    await expect(moderator.getByText('It was never suspended.')).toBeVisible()
    await expectWhole(moderator)
    await decide('Suspend…', 'Three claims name people who were never there.', 'Suspend it now')
    await expect(moderator.getByText('Three claims name people who were never there.')).toBeVisible()
    await expectWhole(moderator)
  })

  await test.step('its owner is mailed, told on each page, and files nothing; the draft stays', async () => {
    const mail = await mailTo(installation.mailUrl, owner.email, /cannot file new claims/)
    expect(mail.text).toContain('Three claims name people who were never there.')
    await filer.goto('/dashboard')
    await expect(filer.getByText('You cannot file new claims at the moment', { exact: true })).toBeVisible()
    await expectWhole(filer)
    await filer.goto('/dashboard/create-claim')
    await expect(filer).toHaveURL('/dashboard/claims/my-claims')
    await expect(filer.getByText('You cannot file new claims at the moment', { exact: true })).toBeVisible()
    await expectWhole(filer)
    await filer.goto(`/dashboard/create-claim/step-5/${draft}`)
    await expect(filer.getByText('You cannot submit this claim as long as that lasts.')).toBeVisible()
    await expect(filer.getByRole('button', { name: 'Submit', exact: true })).toBeDisabled()
    await expectWhole(filer)
  })

  await test.step('its owner objects', async () => {
    await filer.getByRole('button', { name: 'Object', exact: true }).click()
    const dialog = filer.getByRole('dialog')
    await dialog.getByLabel('Why should it end?').fill('They were there.')
    await expectWhole(filer)
    await dialog.getByRole('button', { name: 'Send the objection' }).click()
    await expect(filer.getByText('We have not decided yet.')).toBeVisible()
    await expectWhole(filer)
  })

  await test.step('the objection stands in the queue, and the moderator lifts the suspension', async () => {
    await moderator.goto('/operator')
    await moderator.getByRole('link', { name: '1 suspended account objects' }).click()
    await expect(moderator.getByText('Objects', { exact: true })).toBeVisible()
    await expectWhole(moderator)
    const finder = moderator.getByRole('region', { name: 'Find an account' })
    await finder.getByLabel('Search for').fill(owner.username.slice(1))
    await finder.getByRole('button', { name: 'Search' }).click()
    await expect(finder.getByText('Found for')).toBeVisible()
    await expectWhole(moderator)
    await finder.getByRole('link', { name: owner.username }).click()
    await expect(moderator.getByText('They were there.')).toBeVisible()
    await expectWhole(moderator)
    await decide('Lift the suspension…', 'They were there indeed.', 'Lift it now')
    const mail = await mailTo(installation.mailUrl, owner.email, /can file new claims again/)
    expect(mail.text).toContain('They were there indeed.')
    await expect(filer.getByText('You cannot file new claims at the moment', { exact: true })).toHaveCount(0)
    await filer.getByRole('button', { name: 'Submit', exact: true }).click()
    await expect(filer).not.toHaveURL(/step-5/)
    const { stdout } = await runOperator(installation, 'suspensions', 'show', owner.username)
    expect(stdout).toContain('Later lifted, with the reason:\n> They were there indeed.')
  })

  await test.step('the public log says so, without a name', async () => {
    await filer.goto('/transparency')
    await expect(filer.getByText('Accounts suspended').first()).toBeVisible()
    await expect(filer.getByText(/^Lifted on /).first()).toBeVisible()
    await expect(filer.getByRole('main')).not.toContainText(owner.username)
    await expectWhole(filer)
    // In the other journeys nobody else decides.
    await runStaff(installation, 'remove', staff.username)
  })
})
