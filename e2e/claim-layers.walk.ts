import { expect } from '@playwright/test'
import { people, seedPassword } from '../apps/server/src/seed/sample-people.ts'
import { logIn } from './accounts/accounts.ts'
import { ask } from './installation/seeded-data.ts'
import { test } from './installation/seeded-fixtures.ts'
import { faultsOf, settled, watch } from './screens/inspection.ts'

const phone = { width: 360, height: 740 }
/** Pixels of a claim's page on a phone, while nothing is unfolded and nothing in it is new. */
const longest = 2500

const heightOf = () => document.scrollingElement?.scrollHeight

for (const name of ['amelie', 'jonas', 'marek', 'owen'] as const) {
  test(`on a phone every claim of ${name} is at most ${longest} pixels long and without a fault, in whatever situation`, async ({
    browser,
    installation,
  }) => {
    test.slow()
    const page = await browser.newPage({ baseURL: installation.url, viewport: phone })
    await watch(page)
    await logIn(page, people[name], seedPassword)
    type Listed = readonly { readonly id: string; readonly status: string }[]
    const { myClaims, accusedClaims } = await ask<{ myClaims: Listed; accusedClaims: Listed }>(page, '/v1/claims')
    const heights: Record<string, number | undefined> = {}
    const faults: Record<string, readonly string[]> = {}
    for (const [list, claims] of Object.entries({ 'my-claims': myClaims, 'against-me': accusedClaims })) {
      for (const { id, status } of claims) {
        await page.goto(`/dashboard/claims/${list}/${id}`)
        await settled(page)
        // New messages are unfolded until they are read.
        if ((await page.locator('#messages').getByText('New', { exact: true }).count()) > 0) {
          await page.reload()
          await settled(page)
        }
        const claim = `${list} ${status} ${id}`
        heights[claim] = await page.evaluate(heightOf)
        faults[claim] = await faultsOf(page)
      }
    }
    expect(Object.entries(faults).filter(([, each]) => each.length > 0)).toEqual([])
    expect(Object.keys(heights).length).toBeGreaterThan(1)
    expect(Object.entries(heights).filter(([, height]) => height === undefined || height > longest)).toEqual([])
    await page.close()
  })
}
