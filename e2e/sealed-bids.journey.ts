import { expect, type Page } from '@playwright/test'
import { call, submitByApi, takeOverByApi } from './filing/filing-by-api.ts'
import { publicAtOnce, test } from './installation/fixtures.ts'
import { expectNoFaults, watch } from './screens/inspection.ts'

test.use({ settings: publicAtOnce })

const bids = (page: Page) => page.getByRole('region', { name: 'Sealed bids' })

/** Presses a button of the sealed bids, and says so again where one is asked. */
async function press(page: Page, name: string): Promise<void> {
  await bids(page).getByRole('button', { name }).click()
  await page.getByRole('alertdialog').getByRole('button', { name }).click()
  await expect(page.getByRole('alertdialog')).toBeHidden()
}

async function bid(page: Page, amount: string): Promise<void> {
  await bids(page)
    .getByLabel(/^The (least|most) you would/)
    .fill(amount)
  await press(page, 'Enter the bid')
  await expect(page.locator('p:focus')).toContainText('You entered your bid.')
}

async function ask(page: Page, costOwner: string): Promise<void> {
  await page.getByRole('button', { name: 'Ask for sealed bids' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Who pays the platform fee if there is an agreement').selectOption(costOwner)
  await dialog.getByRole('button', { name: 'Ask for sealed bids' }).click()
  await expect(dialog).toBeHidden()
}

test('sealed bids do not meet three times and end, meet by the small gap, and meet', async ({ people }) => {
  const { plaintiff, defendant, who } = people
  await plaintiff.setViewportSize({ width: 360, height: 740 })
  for (const page of [plaintiff, defendant]) await watch(page)
  const offer = { winningParty: 'Plaintiff', costOwner: 'Defendant', value: 100 }
  const open = async () => {
    const { id } = await submitByApi(plaintiff, who.defendant)
    await takeOverByApi(defendant)
    await call(defendant, { path: `/v1/claims/${id}/propose-resolution`, body: offer })
    await call(plaintiff, { path: `/v1/claims/${id}/reject-resolution` })
    await plaintiff.goto(`/dashboard/claims/my-claims/${id}`)
    await defendant.goto(`/dashboard/claims/against-me/${id}`)
  }

  await test.step('the plaintiff asks, and the defendant is told how it works and agrees', async () => {
    await open()
    await expectNoFaults(plaintiff)
    await plaintiff.getByText('Settle by sealed bids').click()
    await expect(plaintiff.getByText(/^Each side enters an amount in secret/)).toBeVisible()
    await expectNoFaults(plaintiff)
    await ask(plaintiff, 'Plaintiff (you)')
    await expect(bids(defendant).getByText('The other side asks for sealed bids.')).toBeVisible()
    await expect(defendant.getByRole('heading', { name: /^Your turn: agree to sealed bids or decline/ })).toBeVisible()
    await defendant.reload()
    await expect(bids(defendant).getByText('The other side asks for sealed bids.')).toBeVisible()
    await expectNoFaults(defendant)
    await press(defendant, 'Agree to sealed bids')
    await expect(bids(plaintiff).getByRole('heading', { name: 'Round 1 of 3' })).toBeVisible()
  })

  await test.step('three rounds do not meet: both learn only that', async () => {
    await bids(plaintiff).getByLabel('The least you would take').fill('99999999')
    await bids(plaintiff).getByRole('button', { name: 'Enter the bid' }).click()
    await expect(bids(plaintiff).getByText('A bid can be at most the value of the claim.').first()).toBeVisible()
    for (const round of [1, 2, 3]) {
      await expect(bids(defendant).getByRole('heading', { name: `Round ${round} of 3` })).toBeVisible()
      await bid(plaintiff, '1100.37')
      await expect(bids(defendant).getByText('The other side has entered its bid.')).toBeVisible()
      await expectNoFaults(defendant)
      await bid(defendant, '500.41')
    }
    for (const page of [plaintiff, defendant]) {
      await expect(bids(page).getByText('The sealed bids did not meet in three rounds, and have ended.')).toBeVisible()
      await expect(page.locator('body')).not.toContainText(page === plaintiff ? '500.41' : '1,100.37')
      await expectNoFaults(page)
    }
  })

  await test.step('the next ones are close after three rounds, and both agree to the middle', async () => {
    await ask(defendant, 'Defendant (you)')
    await press(plaintiff, 'Agree to sealed bids')
    for (const round of [1, 2, 3]) {
      for (const page of [plaintiff, defendant])
        await expect(bids(page).getByRole('heading', { name: `Round ${round} of 3` })).toBeVisible()
      await bid(defendant, '700')
      await bid(plaintiff, '720.01')
    }
    await expect(bids(plaintiff).getByText(/^It is at most EUR\s[\d,.]+ less than your last bid/)).toBeVisible()
    await expect(bids(defendant).getByText(/^It is at most EUR\s[\d,.]+ more than your last bid/)).toBeVisible()
    await expectNoFaults(plaintiff)
    await press(plaintiff, 'Agree to the middle')
    await expect(bids(plaintiff).getByText(/^You agree to the middle/)).toBeVisible()
    await expect(bids(defendant).getByText(/Do you agree to the middle between them/)).toBeVisible()
    await press(defendant, 'Agree to the middle')
    for (const page of [plaintiff, defendant]) {
      await expect(page.getByText(/EUR\s710\.00/).first()).toBeVisible()
      await expect(bids(page)).toHaveCount(0)
      await expectNoFaults(page)
    }
    await expect(defendant.getByRole('heading', { name: /^Your turn: pay the fee by/ })).toBeVisible()
  })

  await test.step('on another claim they meet in the first round', async () => {
    await open()
    await plaintiff.getByText('Settle by sealed bids').click()
    await ask(plaintiff, 'Plaintiff (you)')
    await press(defendant, 'Agree to sealed bids')
    await bid(defendant, '900')
    await bid(plaintiff, '600')
    await expect(plaintiff.getByRole('heading', { name: /^Your turn: pay the fee by/ })).toBeVisible()
    await plaintiff.getByRole('button', { name: 'More', exact: true }).click()
    await plaintiff.getByRole('link', { name: 'Resolutions' }).click()
    await expect(plaintiff.getByText(/^Found by sealed bids on /).first()).toBeVisible()
    await expectNoFaults(plaintiff)
  })
})
