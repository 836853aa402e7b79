import { copyFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join as joinPath } from 'node:path'
import type { Page } from '@playwright/test'
import { join, person } from './accounts/accounts.ts'
import { logInAsPlaintiff } from './installation/seeded-data.ts'
import { test } from './installation/seeded-fixtures.ts'
import { type Screen, screens } from './screens/gallery-screens.ts'
import { settled } from './screens/inspection.ts'
import { desktop, type Look, openPage, phone } from './screens/route-visits.ts'

const folder = joinPath(import.meta.dirname, '../gallery/screens')
/** Folder of the screenshots in the documentation. */
const shownFolder = joinPath(import.meta.dirname, '../docs/screens')
const firstScreenful = 800
const tallest = 1200

const fileOf = ({ name }: Screen, look: Look) => `${name}${look === phone ? '-phone' : ''}.png`

async function picture(page: Page, screen: Screen, look: Look): Promise<void> {
  await page.goto(screen.path)
  await settled(page)
  await screen.prepare?.(page)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const most = screen.isFirstScreenful ? firstScreenful : tallest
  await page.setViewportSize({ width: look.width, height: Math.min(Math.max(height, firstScreenful), most) })
  await page.screenshot({ path: joinPath(folder, fileOf(screen, look)), animations: 'disabled' })
  await page.setViewportSize({ width: look.width, height: firstScreenful })
}

const gallery = (shown: readonly Screen[]) => `# Screens

Every picture is made by \`npm run screens\` from the sample data of \`npm run seed\`: 1280 pixels wide in light, 360 in dark.
The messages have [a gallery of their own](../mail/README.md).
${shown
  .map(
    screen => `
## ${screen.title}

<img src="${fileOf(screen, desktop)}" alt="${screen.title}, on a desktop" width="640"> <img src="${fileOf(screen, phone)}" alt="${screen.title}, on a phone" width="180">
`,
  )
  .join('')}`

test('the gallery of screens', async ({ browser, installation, seeded }) => {
  test.setTimeout(400_000)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const shown = screens(seeded)
  for (const look of [desktop, phone]) {
    const [visitor, party, newcomer] = [
      await openPage(browser, installation, look),
      await openPage(browser, installation, look),
      await openPage(browser, installation, look),
    ]
    await logInAsPlaintiff(party)
    await join(newcomer, installation, person('Nora', 'Klein', 'Austria'))
    const viewers = { visitor, party, newcomer }
    for (const screen of shown) await picture(viewers[screen.viewer], screen, look)
    for (const page of [visitor, party, newcomer]) await page.context().close()
  }
  writeFileSync(joinPath(folder, 'README.md'), gallery(shown))
  for (const file of readdirSync(shownFolder).filter(each => each.endsWith('.png')))
    copyFileSync(joinPath(folder, file), joinPath(shownFolder, file))
})
