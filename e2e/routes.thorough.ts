import { expect, type Page } from '@playwright/test'
import { join, person } from './accounts/accounts.ts'
import type { Installation } from './installation/installation.ts'
import { logInAsPlaintiff } from './installation/seeded-data.ts'
import { test } from './installation/seeded-fixtures.ts'
import { type Look, openPage, visitAll } from './screens/route-visits.ts'

const looks: Look[] = [1280, 360].flatMap(width => [
  { width, colorScheme: 'light' },
  { width, colorScheme: 'dark' },
])

const viewers: Record<string, (page: Page, installation: Installation) => Promise<void>> = {
  'a visitor': async () => undefined,
  'a party': logInAsPlaintiff,
  'somebody new': (page, installation) => join(page, installation, person('Nora', 'Klein', 'Austria')),
}

for (const look of looks) {
  for (const [viewer, enter] of Object.entries(viewers)) {
    test(`every address, ${viewer}, ${look.width} px, ${look.colorScheme}`, async ({
      browser,
      installation,
      addresses,
    }) => {
      test.setTimeout(600_000)
      const page = await openPage(browser, installation, look)
      await enter(page, installation)
      const visits = Object.values(addresses).flat()
      const faults = await visitAll(
        page,
        visits.map(({ path }) => ({ path, isRefused: true })),
      )
      expect(faults).toEqual([])
      await page.context().close()
    })
  }
}
