import { expect, type Page } from '@playwright/test'
import { screens } from '../requirements/screens.ts'
import { call } from './filing/filing-by-api.ts'
import { logInAsPlaintiff } from './installation/seeded-data.ts'
import { test } from './installation/seeded-fixtures.ts'
import { settled } from './screens/inspection.ts'
import { desktop, openPage } from './screens/route-visits.ts'

/** Its headers, in the order of the specification; whose turn it is stands in the sentence of each row. */
const { columns } = screens['my-claims']
const headers = columns.slice(0, -1)
/** How high a row is at most: where there is less room, three buttons stand one below the other. */
const widths = { 1440: 84, 1280: 140, 1265: 140, 1100: 140 }

/** How the table lies: its headers from left to right, the heights in its rows, what is cut, and how far it scrolls. */
const rowsOf = (page: Page) =>
  page.getByRole('table').evaluate(table => {
    const heights = (selector: string) => [...table.querySelectorAll(selector)].map(each => each.clientHeight)
    const frame = table.parentElement?.parentElement
    const shown = [...table.querySelectorAll('thead th:not(:has(.visually-hidden))')]
    const positions = shown.map(each => ({ name: each.textContent, at: each.getBoundingClientRect().x }))
    const texts = [...shown, ...table.querySelectorAll('tbody th a, tbody [data-column="turn"] div')]
    return {
      headers: positions.toSorted((one, other) => one.at - other.at),
      cut: texts.filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth).length,
      rows: heights('tbody tr'),
      pills: heights('tbody [data-column="status"] > *'),
      buttons: heights('tbody [data-column="actions"] :is(a, button)'),
      isTable: getComputedStyle(table.querySelector('thead') ?? table).position !== 'absolute',
      hidden: (frame?.scrollWidth ?? 0) - (frame?.clientWidth ?? 0),
    }
  })

for (const language of ['en', 'de'] as const) {
  test(`nine columns of claims stand under their headers, and nothing in a row is broken or hidden: ${language}`, async ({
    browser,
    installation,
  }) => {
    const page = await openPage(browser, installation, desktop)
    await logInAsPlaintiff(page)
    await call(page, { method: 'PATCH', path: '/v1/users', body: { language } })
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    for (const [width, highest] of Object.entries(widths)) {
      await page.setViewportSize({ width: Number(width), height: 800 })
      for (const view of ['my-claims', 'against-me']) {
        await page.goto(`/dashboard/claims/${view}`)
        await settled(page)
        const { headers: shown, cut, rows, pills, buttons, isTable, hidden } = await rowsOf(page)
        const where = `${view} at ${width} px`
        expect(isTable, where).toBe(true)
        expect(hidden, where).toBe(0)
        expect(cut, where).toBe(0)
        expect(shown, where).toHaveLength(headers.length)
        if (language === 'en') expect(shown.map(({ name }) => name)).toEqual(headers)
        expect(Math.min(...rows), where).toBeGreaterThanOrEqual(64)
        expect(Math.max(...rows), where).toBeLessThanOrEqual(highest)
        // In two lines, and in three where there is least room.
        expect(Math.max(...pills), where).toBeLessThanOrEqual(highest > 84 ? 54 : 38)
        expect(Math.max(...buttons), where).toBeLessThanOrEqual(36)
      }
    }
    await call(page, { method: 'PATCH', path: '/v1/users', body: { language: 'en' } })
    await page.context().close()
  })
}
