import { expect } from '@playwright/test'
import { ask, logInAsPlaintiff } from './installation/seeded-data.ts'
import { test } from './installation/seeded-fixtures.ts'
import { englishFinder } from './screens/english-texts.ts'
import { settled } from './screens/inspection.ts'
import { desktop, openPage } from './screens/route-visits.ts'

test('a user who chooses German is answered in German, also by the server', async ({
  browser,
  installation,
  seeded,
}) => {
  const page = await openPage(browser, installation, desktop)
  const englishIn = await englishFinder()
  await logInAsPlaintiff(page)
  await settled(page)
  expect(await englishIn(page)).not.toEqual([])
  const language = page.getByRole('group', { name: /Language|Sprache/ }).first()
  await language.getByRole('button', { name: 'Deutsch' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')

  await test.step('the history', async () => {
    await page.goto(`/dashboard/claims/my-claims/${seeded.claim('Slander').id}/history`)
    const row = page.getByRole('row').filter({ hasText: 'Angebot gemacht' }).first()
    await expect(page.getByRole('columnheader', { name: 'Vorgang' })).toBeVisible()
    await expect(row).toContainText(/\d\d\. \p{L}+\.? \d{4}/u)
  })

  await test.step('an error', async () => {
    await page.goto(`/dashboard/takeover?redeem_code=${'0'.repeat(26)}`)
    await page.getByRole('main').getByRole('button', { name: 'Code einlösen' }).click()
    await expect(page.getByText(/^Dieser Zugangscode ist nicht gültig\./).first()).toBeVisible()
    expect(await englishIn(page)).toEqual([])
  })

  await test.step('notifications, which follow a change of the language', async () => {
    await page.getByRole('button', { name: /Mitteilungen/ }).click()
    const shown = (text: string | RegExp) => page.getByRole('dialog').getByText(text).filter({ visible: true }).first()
    await expect(shown(/hat zu Ihrer Forderung gegen .* ein Angebot gemacht/)).toBeVisible()
    await expect(shown(/\d{1,3}(\.\d{3})*,\d\d\sEUR/)).toBeVisible()
    expect(await englishIn(page)).toEqual([])
    await page.keyboard.press('Escape')

    // Somebody else's browser begins in English, and follows the account.
    const elsewhere = await openPage(browser, installation, desktop)
    await logInAsPlaintiff(elsewhere)
    await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'de')
    await language.getByRole('button', { name: 'English' }).click()
    await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'en')
    await elsewhere.context().close()
    await page.getByRole('button', { name: /Notifications/ }).click()
    await expect(shown(/made an offer on your claim/)).toBeVisible()
    expect(await ask(page, '/v1/auth')).toMatchObject({ language: 'en' })
  })
  await page.context().close()
})

for (const locale of ['en-US', 'de-DE']) {
  test(`the first thing to do stands whole on the first screen, ${locale}`, async ({ browser, installation }) => {
    const page = await openPage(browser, installation, { ...desktop, locale })
    await page.goto('/')
    await settled(page)
    const start = page
      .getByRole('main')
      .getByRole('link', { name: /File a claim|Forderung einreichen/ })
      .first()
    await expect(start).toBeInViewport({ ratio: 1 })
    await page.context().close()
  })
}
