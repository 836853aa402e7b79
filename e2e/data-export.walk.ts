import { expect } from '@playwright/test'
import { join, password, person } from './accounts/accounts.ts'
import { test } from './installation/fixtures.ts'
import { mailTo } from './installation/mailbox.ts'
import { expectWhole, phoneViewport, watch } from './screens/inspection.ts'

/** The last bytes of a zip file begin its end record. */
const endOfZip = 'PK\x05\x06'

test(`everything about an account is asked for and downloaded as one archive`, {
  tag: '@SPEC-6-data-export',
}, async ({ newPage, installation }) => {
  const owner = person('Edda', 'Brandt', 'Germany')
  const page = await newPage()
  await page.setViewportSize(phoneViewport)
  await join(page, installation, owner)
  await watch(page)
  await page.goto('/dashboard/profile')
  await page.getByRole('button', { name: 'Your data', exact: true }).click()

  await test.step('it is asked for by whoever shows that it is them', async () => {
    const ask = page.getByRole('button', { name: 'Ask for my data' })
    await expect(ask).toBeVisible()
    await expectWhole(page)
    // As after a quarter of an hour.
    let isProven = false
    await page.route('**/v1/auth/prove-password', async route => {
      isProven = true
      await route.fallback()
    })
    await page.route('**/v1/users/data-export', async route => {
      if (route.request().method() !== 'POST' || isProven) return route.fallback()
      const body = { error: 'Please show that it is you.', code: 'SIGN_IN_AGAIN' }
      return route.fulfill({ status: 403, json: body })
    })
    await ask.click()
    const question = page.getByRole('dialog', { name: 'Please show that it is you' })
    await question.getByRole('textbox', { name: 'Password' }).fill(password)
    await question.getByRole('button', { name: 'Continue' }).click()
    await expect(question).toBeHidden()
  })

  const button = page.getByRole('button', { name: /^Download \(/ })
  await test.step('it says when it is ready, in every way', async () => {
    await expect(page.getByText('Your archive is ready')).toBeVisible({ timeout: 20_000 })
    await expect(button).toBeVisible()
    await expect(page.getByText(/You can ask for a new archive once a day, next from/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Ask for my data' })).toBeHidden()
    await expectWhole(page)
    await mailTo(installation.mailUrl, owner.email, /^Your data is ready to download/)
  })

  await test.step('it is downloaded', async () => {
    const saving = page.waitForEvent('download')
    await button.click()
    const download = await saving
    expect(download.suggestedFilename()).toMatch(/^redress-\d{4}-\d\d-\d\d\.zip$/)
    const content = Buffer.concat(await (await download.createReadStream()).toArray())
    expect(content.toString('latin1')).toContain(endOfZip)
    expect(content.toString('latin1')).toContain('account.json')
  })

  await test.step('the notification leads there', async () => {
    await page.goto('/dashboard')
    await page.getByRole('main').getByRole('link', { name: 'Your data is ready to download' }).click()
    await expect(page).toHaveURL(/\/dashboard\/profile$/)
    await page.getByRole('button', { name: 'Recent activity', exact: true }).click()
    await expect(page.getByText('The archive of your data was downloaded')).toBeVisible()
  })
})
