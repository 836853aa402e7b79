import { type Address, routeAddresses } from '../screens/route-addresses.ts'
import { desktop, openPage } from '../screens/route-visits.ts'
import { type Installation, startInstallation } from './installation.ts'
import { logInAsPlaintiff, readSeededData, type SeededData } from './seeded-data.ts'
import { test as base } from './within-policy.ts'

interface Seeded {
  installation: Installation
  seeded: SeededData
  addresses: Record<string, Address[]>
}

/** Journeys through an installation with the sample data, which is seeded once a worker. */
export const test = base.extend<object, Seeded>({
  installation: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed from the pattern
    async ({}, use) => {
      const installation = await startInstallation()
      await installation.seed()
      await use(installation)
      await installation.stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  seeded: [
    async ({ browser, installation }, use) => {
      const page = await openPage(browser, installation, desktop)
      await logInAsPlaintiff(page)
      const seeded = await readSeededData(page)
      await page.context().close()
      await use(seeded)
    },
    { scope: 'worker' },
  ],
  addresses: [async ({ seeded }, use) => use(routeAddresses(seeded)), { scope: 'worker' }],
})
