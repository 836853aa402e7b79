import { expect } from '@playwright/test'
import { test } from './installation/seeded-fixtures.ts'
import { screens } from './screens/gallery-screens.ts'
import { layoutFaults, settled, watch } from './screens/inspection.ts'
import { openPage } from './screens/route-visits.ts'

/** Bytes a second and milliseconds of a slow 4G, on which fonts and data come after the page. */
const slow = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 }

test('nothing moves while a visitor’s first page loads on a slow phone', async ({ browser, installation, seeded }) => {
  const moved: string[] = []
  for (const { path } of screens(seeded).filter(({ viewer }) => viewer === 'visitor')) {
    const page = await openPage(browser, installation, { width: 360, colorScheme: 'light', locale: 'de-DE' })
    const session = await page.context().newCDPSession(page)
    await session.send('Network.emulateNetworkConditions', slow)
    await watch(page)
    await page.goto(path)
    await settled(page)
    for (const fault of await layoutFaults(page)) moved.push(`${path}: ${fault}`)
    await page.context().close()
  }
  expect(moved).toEqual([])
})
