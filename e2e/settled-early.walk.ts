import { expect, type Page } from '@playwright/test'
import { openLocalWallet } from '@redress/localnet/local-wallet.ts'
import { call, readClaim, submitByApi, takeOverByApi } from './filing/filing-by-api.ts'
import { freeFiling, test } from './installation/fixtures.ts'
import { endNoticePeriod } from './installation/stored-claims.ts'
import { faultsOf, settled, watch } from './screens/inspection.ts'
import { openPage, phone } from './screens/route-visits.ts'

test.use({ settings: freeFiling })

async function faultsAt(page: Page, path: string): Promise<string[]> {
  await page.goto(path)
  await settled(page)
  return faultsOf(page)
}

test('a claim settled within the notice period stays private, until both sides agree to show it', {
  tag: '@SPEC-4-settled-early',
}, async ({ people, browser }) => {
  const { installation, plaintiff, defendant, who } = people
  const visitor = await openPage(browser, installation, phone)
  for (const page of [plaintiff, defendant, visitor]) await watch(page)
  const { id } = await submitByApi(plaintiff, who.defendant)
  await takeOverByApi(defendant)
  await call(defendant, { path: `/v1/claims/${id}/resolve` })
  const { paymentLink } = await readClaim(defendant, id)
  await (await openLocalWallet(installation.rpcUrl)).pay(paymentLink ?? '')
  const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`

  await test.step('the parties read that it stays private, and one agrees to show it', async () => {
    await plaintiff.goto(`/dashboard/claims/my-claims/${id}`)
    await expect(plaintiff.getByText('Private, because it was settled early')).toBeVisible({ timeout: 30_000 })
    await plaintiff.getByRole('button', { name: 'Agree to show it in public' }).click()
    await expect(plaintiff.getByRole('alertdialog')).toContainText('everybody can read who claimed how much from whom')
    await plaintiff.getByRole('button', { name: 'Agree to publish', exact: true }).click()
    await expect(plaintiff.getByRole('button', { name: 'Take my agreement back' })).toBeVisible()
    await defendant.goto(`/dashboard/claims/against-me/${id}`)
    await expect(defendant.getByText('Agrees to show it', { exact: true })).toHaveCount(1)
    await settled(defendant)
    expect(await faultsOf(defendant)).toEqual([])
  })

  await test.step('after the period its address says that a claim was settled, and names nobody', async () => {
    await endNoticePeriod(installation, id)
    await expect(async () => {
      await visitor.goto(`/claim/${id}`)
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Settled before publication', {
        timeout: 2_000,
      })
    }).toPass()
    const main = visitor.getByRole('main')
    await expect(main).toContainText('kind: Compensation Request · country: Austria')
    for (const hidden of [nameOf(who.plaintiff), nameOf(who.defendant), '1,200', 'favour'])
      await expect(main).not.toContainText(hidden)
    expect(await faultsAt(visitor, `/claim/${id}`)).toEqual([])
    await visitor.goto(`/search?term=${id.slice(0, 8)}`)
    await expect(visitor.getByRole('main')).not.toContainText(nameOf(who.plaintiff))
  })

  await test.step('when the other side agrees too, it is public like any other', async () => {
    await defendant.getByRole('button', { name: 'Agree to show it in public' }).click()
    await defendant.getByRole('button', { name: 'Agree to publish', exact: true }).click()
    await expect(defendant.getByText('Shown by agreement')).toBeVisible()
    await visitor.goto(`/claim/${id}`)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(/asked EUR.1,200\.00 from/)
    await expect(visitor.getByText('Resolved in favour of the plaintiff').first()).toBeVisible()
  })
})
