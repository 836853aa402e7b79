import { expect, type Page } from '@playwright/test'
import { call } from './filing/filing-by-api.ts'
import { logInAsPlaintiff } from './installation/seeded-data.ts'
import { test } from './installation/seeded-fixtures.ts'
import { settled } from './screens/inspection.ts'
import { desktop, openPage } from './screens/route-visits.ts'

/** How the rows of the table lie: their heights, what of them is broken, and how far the table scrolls. */
const rowsOf = (page: Page) =>
  page.getByRole('table').evaluate(table => {
    const heights = (selector: string) => [...table.querySelectorAll(selector)].map(each => each.clientHeight)
    const frame = table.parentElement?.parentElement
    return {
      rows: heights('tbody tr'),
      pills: heights('tbody [data-column="status"] > *'),
      buttons: heights('tbody [data-column="actions"] :is(a, button)'),
      isTable: getComputedStyle(table.querySelector('thead') ?? table).position !== 'absolute',
      hidden: (frame?.scrollWidth ?? 0) - (frame?.clientWidth ?? 0),
    }
  })

for (const language of ['en', 'de'] as const) {
  test(`a row of claims is 64 to 80 px high, and nothing in it is broken or hidden: ${language}`, async ({
    browser,
    installation,
  }) => {
    const page = await openPage(browser, installation, desktop)
    await logInAsPlaintiff(page)
    await call(page, { method: 'PATCH', path: '/v1/users', body: { language } })
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    for (const width of [1280, 1265]) {
      await page.setViewportSize({ width, height: 800 })
      for (const view of ['my-claims', 'against-me']) {
        await page.goto(`/dashboard/claims/${view}`)
        await settled(page)
        const { rows, pills, buttons, isTable, hidden } = await rowsOf(page)
        const where = `${view} at ${width} px`
        expect(isTable, where).toBe(true)
        expect(hidden, where).toBe(0)
        expect(Math.min(...rows), where).toBeGreaterThanOrEqual(64)
        expect(Math.max(...rows), where).toBeLessThanOrEqual(80)
        expect(Math.max(...pills), where).toBeLessThan(28)
        expect(Math.max(...buttons), where).toBeLessThanOrEqual(36)
      }
    }
    await call(page, { method: 'PATCH', path: '/v1/users', body: { language: 'en' } })
    await page.context().close()
  })
}
