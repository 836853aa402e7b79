import { expect, type Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { join, logIn, type Person, password, person } from './accounts/accounts.ts'
import { test } from './installation/fixtures.ts'
import { mailTo } from './installation/mailbox.ts'
import { expectWhole, phoneViewport, watch } from './screens/inspection.ts'

const step = 30_000
/** No code is taken twice: the next is of a later time step, which the server lets a clock be ahead. */
const codeOf = (secret: string, { stepsAhead = 0 } = {}): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + stepsAhead * step })

async function typePassword(page: Page, { username }: Person): Promise<void> {
  await page.goto('/auth/login')
  await page.getByLabel('Username').fill(username)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeFocused()
}

async function openSection(page: Page): Promise<void> {
  await page.goto('/dashboard/profile')
  await page.getByRole('button', { name: 'Two-step login', exact: true }).click()
}

test(`two-step login is switched on, used and switched off`, {
  tag: ['@SPEC-6-second-factor', '@SPEC-2-route-auth-login-code'],
}, async ({ newPage, installation }) => {
  const owner = person('Thea', 'Brandt', 'Germany')
  const page = await newPage()
  await page.setViewportSize(phoneViewport)
  await join(page, installation, owner)
  await watch(page)

  const { secret, codes } = await test.step('it is set up with a first code', async () => {
    await openSection(page)
    await expect(page.getByText('Two-step login is off.')).toBeVisible()
    await page.getByRole('button', { name: 'Switch on two-step login' }).click()
    await expect(page.getByRole('heading', { name: 'Set up two-step login' })).toBeFocused()
    await expect(page.getByRole('img', { name: 'QR code with the secret' })).toBeVisible()
    const secret = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()).replaceAll(' ', '')
    await expectWhole(page)
    const code = page.getByRole('textbox', { name: 'Code' })
    await page.getByRole('button', { name: 'Switch on', exact: true }).click()
    await expect(page.getByText('This field is required').first()).toBeVisible()
    await code.fill('12345')
    await page.getByRole('button', { name: 'Switch on', exact: true }).click()
    await expect(page.getByText('Please enter the 6 digits that your authenticator app shows.').first()).toBeVisible()
    await code.fill('000000')
    await page.getByRole('button', { name: 'Switch on', exact: true }).click()
    await expect(page.getByText('This code is not right.').first()).toBeVisible()
    await code.fill(codeOf(secret))
    await page.getByRole('button', { name: 'Switch on', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Keep your recovery codes' })).toBeFocused()
    const codes = await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allInnerTexts()
    expect(codes).toHaveLength(10)
    await expectWhole(page)
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save as a file' }).click()
    const file = await (await saving).createReadStream()
    expect((await file.toArray()).join('')).toContain(codes.join('\r\n'))
    await page.getByRole('button', { name: 'I have saved my codes' }).click()
    await expect(page.getByText('10 recovery codes are left.')).toBeVisible()
    await expectWhole(page)
    return { secret, codes }
  })
  const told = await mailTo(installation.mailUrl, owner.email, /^Your account was changed/)
  expect(told.text).toContain('Two-step login was switched on')

  await test.step('the code is asked for after the password', async () => {
    const other = await newPage()
    await other.setViewportSize(phoneViewport)
    await watch(other)
    await typePassword(other, owner)
    await expect(other.getByText('or continue with')).toBeHidden()
    await expectWhole(other)
    const code = other.getByRole('textbox', { name: 'Code' })
    await code.fill('000 000')
    await other.getByRole('button', { name: 'Log In' }).click()
    await expect(other.getByText('This code is not right.').first()).toBeVisible()
    await code.fill(codeOf(secret, { stepsAhead: 1 }))
    await other.getByRole('button', { name: 'Log In' }).click()
    await expect(other).toHaveURL(/\/dashboard$/)
  })

  await test.step('without the phone a recovery code does, once', async () => {
    const other = await newPage()
    await other.setViewportSize(phoneViewport)
    await watch(other)
    await typePassword(other, owner)
    await other.getByRole('button', { name: 'Use a recovery code' }).click()
    await expect(other.getByRole('link', { name: 'imprint', exact: true })).toBeVisible()
    await expectWhole(other)
    await other.getByRole('textbox', { name: 'Recovery code' }).fill(codes[0] ?? '')
    await other.getByRole('button', { name: 'Log In' }).click()
    await expect(other).toHaveURL(/\/dashboard$/)
    await openSection(other)
    await expect(other.getByText('9 recovery codes are left.')).toBeVisible()
  })

  await test.step('whoever comes without the password begins with it', async () => {
    const other = await newPage()
    await other.goto('/auth/login/code')
    await other.getByRole('textbox', { name: 'Code' }).fill('123456')
    await other.getByRole('button', { name: 'Log In' }).click()
    await expect(other.getByText('Please log in again from the beginning.').first()).toBeVisible()
    await other.getByRole('button', { name: 'Back to the password' }).click()
    await expect(other).toHaveURL(/\/auth\/login$/)
  })

  await test.step('switching it off asks who is there, with the password and a code', async () => {
    // As the server does a quarter of an hour after the sign-in.
    let isAsked = false
    await page.route('**/v1/users/second-factor', async (route, request) => {
      if (request.method() !== 'DELETE' || isAsked) return route.fallback()
      isAsked = true
      const body = { error: 'Please show that it is you.', code: 'SIGN_IN_AGAIN' }
      return route.fulfill({ status: 403, contentType: 'application/json', body: JSON.stringify(body) })
    })
    await openSection(page)
    await page.getByRole('button', { name: 'Switch off', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Switch off' }).click()
    const question = page.getByRole('dialog', { name: 'Please show that it is you' })
    await question.getByRole('textbox', { name: 'Password' }).fill(password)
    await question.getByRole('button', { name: 'Continue' }).click()
    await expect(question.getByText('This field is required').first()).toBeVisible()
    await question.getByRole('textbox', { name: 'Code' }).fill(codes[0] ?? '')
    await question.getByRole('button', { name: 'Continue' }).click()
    await expect(question.getByText('This code is not right.').first()).toBeVisible()
    await question.getByRole('textbox', { name: 'Code' }).fill(codes[1] ?? '')
    await question.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('Two-step login is off.')).toBeVisible()
    const other = await newPage()
    await other.goto('/auth/login')
    await logIn(other, owner)
  })
})
