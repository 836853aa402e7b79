import { expect } from '@playwright/test'
import { test } from './installation/fixtures.ts'
import { openPage, phone } from './screens/route-visits.ts'

const languages = {
  'en-US': { link: 'How to pay without a wallet', leads: 'How a fee is paid, with a wallet or without' },
  'de-DE': { link: 'So zahlen Sie ohne Wallet', leads: 'Wie eine Gebühr bezahlt wird, mit und ohne Wallet' },
}

for (const [locale, { link, leads }] of Object.entries(languages)) {
  test(`how a fee is paid without a wallet is one tap away before one has an account, ${locale}`, async ({
    browser,
    installation,
  }) => {
    const page = await openPage(browser, installation, { ...phone, locale })
    for (const path of ['/', '/steps']) {
      await page.goto(path)
      await page.getByRole('link', { name: link }).click()
      await expect(page).toHaveURL('/faq#fees')
      await expect(page.getByRole('heading', { name: leads })).toBeVisible()
    }
    await page.context().close()
  })
}
