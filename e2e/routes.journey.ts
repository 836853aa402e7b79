import { test as base, expect } from '@playwright/test'
import { type Installation, startInstallation } from './installation.ts'
import { join, person } from './people.ts'
import { type Address, routeAddresses } from './route-addresses.ts'
import { routePatterns } from './route-patterns.ts'
import { desktop, openBrowser, phone, visitAll } from './route-visits.ts'
import { logInAsPlaintiff, seededWorld } from './seeded-world.ts'

const test = base.extend<object, { installation: Installation; addresses: Record<string, Address[]> }>({
  installation: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed from the pattern
    async ({}, use) => {
      const installation = await startInstallation()
      await installation.seed()
      await use(installation)
      await installation.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  addresses: [
    async ({ browser, installation }, use) => {
      const page = await openBrowser(browser, installation, desktop)
      await logInAsPlaintiff(page)
      await use(routeAddresses(await seededWorld(page)))
      await page.context().close()
    },
    { scope: 'worker' },
  ],
})

const isOfDashboard = ([pattern]: [string, unknown]) => pattern.startsWith('/dashboard')

test('every route of the page is visited', async ({ addresses }) => {
  expect(Object.keys(addresses).sort()).toEqual((await routePatterns()).sort())
})

for (const look of [desktop, phone]) {
  const name = `${look.width} px, ${look.colorScheme}`

  test(`what a visitor meets has no fault: ${name}`, async ({ browser, installation, addresses }) => {
    const page = await openBrowser(browser, installation, look)
    const visits = Object.entries(addresses).filter(entry => !isOfDashboard(entry))
    expect(
      await visitAll(
        page,
        visits.flatMap(([, each]) => each),
      ),
    ).toEqual([])
    await page.context().close()
  })

  test(`what a party meets has no fault: ${name}`, async ({ browser, installation, addresses }) => {
    const page = await openBrowser(browser, installation, look)
    await logInAsPlaintiff(page)
    const visits = Object.entries(addresses).filter(isOfDashboard)
    expect(
      await visitAll(
        page,
        visits.flatMap(([, each]) => each),
      ),
    ).toEqual([])
    await page.context().close()
  })
}
