import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join as joinPath } from 'node:path'
import { test } from '@playwright/test'
import { settled } from './inspection.ts'
import { startInstallation } from './installation.ts'
import { join, person } from './people.ts'
import { desktop, openBrowser, phone } from './route-visits.ts'
import { type Screen, screens } from './screens.ts'
import { logInAsPlaintiff, seededWorld } from './seeded-world.ts'

const folder = joinPath(import.meta.dirname, '../docs/screens')
const tallest = { desktop: 1400, phone: 1600 }

const rowOf = ({ name, title }: Screen) =>
  `| ${title} | ![${title}, 1280 px, light](${name}.png) | ![${title}, 360 px, dark](${name}-phone.png) |`

test('the gallery of screens', async ({ browser }) => {
  test.setTimeout(400_000)
  const installation = await startInstallation()
  await installation.seed()
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const newcomer = person('Nora', 'Klein', 'Austria')
  for (const look of [desktop, phone]) {
    const isPhone = look === phone
    const visitor = await openBrowser(browser, installation, look)
    const party = await openBrowser(browser, installation, look)
    const fresh = await openBrowser(browser, installation, look)
    await logInAsPlaintiff(party)
    await join(fresh, installation, isPhone ? person('Nora', 'Klein', 'Austria') : newcomer)
    const viewers = { visitor, party, newcomer: fresh }
    for (const { name, viewer, path, prepare } of screens(await seededWorld(party))) {
      const page = viewers[viewer]
      await page.goto(path)
      await settled(page)
      await prepare?.(page)
      await page.evaluate(() => window.scrollTo(0, 0))
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      const most = name === 'home' && !isPhone ? 800 : tallest[isPhone ? 'phone' : 'desktop']
      await page.setViewportSize({ width: look.width, height: Math.min(Math.max(height, 800), most) })
      await page.screenshot({ path: joinPath(folder, `${name}${isPhone ? '-phone' : ''}.png`), animations: 'disabled' })
      await page.setViewportSize({ width: look.width, height: 800 })
    }
    for (const page of [visitor, party, fresh]) await page.context().close()
    if (isPhone) continue
  }
  await installation.stop()
})

void rowOf
void writeFileSync
