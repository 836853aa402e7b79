import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@playwright/test'
import { languageNames } from '@redress/domain/people/languages.ts'
import { mailLooks, openMailProgram, type Preview, previews, showMessage } from './screens/mail-previews.ts'
import type { Look } from './screens/route-visits.ts'

// `mail.walk.ts` looks at all four.
const looks = mailLooks.filter(look => look.colorScheme === (look.width === 360 ? 'dark' : 'light'))

const folder = join(import.meta.dirname, '../gallery/mail')

const fileOf = ({ kind, language }: Preview, { width, colorScheme }: Look) =>
  `${kind.replaceAll(/[^\w-]+/g, '-')}-${language}-${width}-${colorScheme}.png`

const image = (preview: Preview, look: Look) =>
  `<img src="${fileOf(preview, look)}" alt="${preview.kind}, ${look.width} pixels wide, ${look.colorScheme}" width="${look.width / 3}">`

const gallery = `# Mail

Every message that the product sends, made by \`npm run screens\`: 600 pixels wide in light, 360 in dark. Of the
notifications, which look alike, there are some.
${previews
  .map(
    preview => `
## ${preview.kind}, ${languageNames[preview.language]}

${looks.map(look => image(preview, look)).join(' ')}
`,
  )
  .join('')}`

test('the gallery of mail', async ({ browser }) => {
  test.setTimeout(200_000)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const look of looks) {
    const [page] = await openMailProgram(browser, look)
    for (const preview of previews) {
      await showMessage(page, preview)
      await page.screenshot({ path: join(folder, fileOf(preview, look)), fullPage: true })
    }
    await page.context().close()
  }
  writeFileSync(join(folder, 'README.md'), gallery)
})
