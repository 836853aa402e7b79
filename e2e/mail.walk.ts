import { expect, test } from '@playwright/test'
import { isLongTest } from '../apps/server/src/testing/long-tests.ts'
import { faultsOf, watch } from './screens/inspection.ts'
import { mailLooks, openMailProgram, previews, showMessage } from './screens/mail-previews.ts'

const looks = mailLooks.filter(look => isLongTest || look.colorScheme === (look.width === 360 ? 'dark' : 'light'))

for (const look of looks) {
  test(`every message can be read by everybody, ${look.width} pixels wide, ${look.colorScheme}`, async ({
    browser,
  }) => {
    const [page, fetched] = await openMailProgram(browser, look)
    const faults = await watch(page)
    for (const preview of previews) {
      await showMessage(page, preview)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      for (const fault of await faultsOf(page)) faults.push(`${preview.kind}, ${preview.language}: ${fault}`)
    }
    expect(faults).toEqual([])
    expect(fetched).toEqual([])
    await page.context().close()
  })
}
