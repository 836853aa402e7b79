import { expect } from '@playwright/test'
import { person } from './accounts/accounts.ts'
import { joinByApi, submitByApi } from './filing/filing-by-api.ts'
import { test } from './installation/fixtures.ts'
import { desktop, openPage } from './screens/route-visits.ts'

/** Each waits for its fee, so that it is the plaintiff's turn. */
test.use({ settings: { UNRESOLVED_CLAIMS_LIMIT: '100' } })

/** One more than a page shows. */
const claims = 21

test('what of a list is shown stands in its address: it goes back and forth, and opens elsewhere', async ({
  browser,
  installation,
}) => {
  const page = await openPage(browser, installation, desktop)
  await joinByApi(page, installation, person('Nora', 'Klein', 'Germany'))
  for (let number = 1; number <= claims; number++) {
    const defendant = { firstName: 'Emil', lastName: `Brandt${number}`, email: `emil.${number}@brandt.example` }
    await submitByApi(page, defendant, { value: 100 * number })
  }
  const rows = page.getByRole('table').getByRole('row')
  await page.goto('/dashboard/claims/my-claims')
  await expect(rows).toHaveCount(21)
  await expect(page.getByText(`My Claims (${claims})`)).toBeVisible()

  await page.getByLabel('Order').selectOption({ index: 3 })
  const sorted = new URL(page.url())
  await expect(rows.nth(1)).toContainText('EUR 2,100.00')
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(1)).toContainText('EUR 100.00')
  await expect(page).toHaveURL(/after=/)
  await page.reload()
  await expect(rows.nth(1)).toContainText('EUR 100.00')

  await page.goBack()
  await expect(page).toHaveURL(sorted.href)
  await expect(rows.nth(1)).toContainText('EUR 2,100.00')
  await page.goForward()
  await expect(rows.nth(1)).toContainText('EUR 100.00')

  await page.getByLabel('Whose turn').selectOption('Your turn')
  await expect(page).not.toHaveURL(/after=/)
  await page.getByLabel('Search in this list').fill('Brandt7')
  await expect(page).toHaveURL(/term=Brandt7/)
  await expect(page).toHaveURL(/turn=yours/)
  await expect(page.locator('tbody [data-column="original"]')).toHaveText(['EUR\u00a0700.00'])

  const elsewhere = await page.context().newPage()
  await elsewhere.goto(page.url())
  await expect(elsewhere.getByLabel('Search in this list')).toHaveValue('Brandt7')
  await expect(elsewhere.getByLabel('Whose turn')).toHaveValue('yours')
  await expect(elsewhere.locator('tbody [data-column="original"]')).toHaveText(['EUR\u00a0700.00'])
  await page.context().close()
})
