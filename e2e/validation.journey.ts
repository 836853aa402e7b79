import { expect, type Page } from '@playwright/test'
import { validationTexts } from '@redress/contract/validation-texts.ts'
import { messages } from '../requirements/messages.ts'
import { join, logIn, password, person } from './accounts/accounts.ts'
import { addPerson, heading } from './filing/filing-by-page.ts'
import { test } from './installation/fixtures.ts'

/** The same text stands in the summary, which has the focus, and beside the field. */
async function expectRefused(page: Page, field: string, text: string): Promise<void> {
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
  await expect(summary).toContainText(text)
  const input = page.getByLabel(field, { exact: true })
  await expect(input).toHaveAttribute('aria-invalid', 'true')
  await expect(input).toHaveAccessibleDescription(new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
}

/** Closes a form with something typed in it. */
async function discard(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

test('a refused value is explained beside the field and in the summary, and no input is lost', {
  tag: ['@SPEC-5-validation-beside-field', '@SPEC-9-claim-value', '@SPEC-9-lengths'],
}, async ({ newPage, installation }) => {
  const page = await newPage()
  const who = person('Rosa', 'Lang', 'Austria')

  await test.step('signing up', async () => {
    await page.goto('/auth/register')
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await expectRefused(page, 'First Name', validationTexts.required)
    await expectRefused(page, 'Country', validationTexts.required)
    await page.getByLabel('First Name').fill(who.firstName)
    await page.getByLabel('Email').fill('not an address')
    await page.getByLabel('Identification ID').fill('123')
    await page.getByLabel('Username').fill('ab')
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill('weak')
    await page.getByRole('textbox', { name: 'Repeat Password' }).fill('other')
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await expectRefused(page, 'Email', validationTexts.email)
    await expectRefused(page, 'Identification ID', validationTexts.identificationId)
    await expectRefused(page, 'Username', validationTexts.usernameLength)
    await expect(
      page.getByText('Password must contain at least 8 characters, including 1 uppercase letter').first(),
    ).toBeVisible()
    await expect(page.getByText(validationTexts.passwordsMatch).first()).toBeVisible()
    await expect(page.getByLabel('First Name')).toHaveValue(who.firstName)
    await expect(page.getByLabel('Email')).toHaveValue('not an address')
  })

  await test.step('logging in with a wrong password', async () => {
    await join(page, installation, who)
    const other = await newPage()
    await other.goto('/auth/login')
    await other.getByLabel('Username').fill(who.username)
    await other.getByRole('textbox', { name: 'Password', exact: true }).fill(`${password}!`)
    await other.getByRole('button', { name: 'Log In' }).click()
    await expect(other.getByText(messages['username-or-password-is-incorrect'].text).first()).toBeVisible()
    await expect(other.getByLabel('Username')).toHaveValue(who.username)
  })

  await test.step('naming oneself, and somebody twice', async () => {
    await page.goto('/dashboard/create-claim')
    await heading(page, 'Defendant(s)')
    await page.getByRole('button', { name: 'Add defendant: person' }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel('First name').fill('Rosa')
    await form.getByLabel('Last name').fill('Lang')
    await form.getByLabel('E-mail').fill(who.email.toUpperCase())
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form.getByText(validationTexts.ownDefendant).first()).toBeVisible()
    await expect(form.getByLabel('First name')).toHaveValue('Rosa')
    await discard(page)
    const somebody = person('Max', 'Moser', 'Austria')
    await addPerson(page, somebody)
    await page.getByRole('button', { name: 'Add defendant: person' }).click()
    await form.getByLabel('First name').fill('Max')
    await form.getByLabel('Last name').fill('Moser')
    await form.getByLabel('E-mail').fill(somebody.email)
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form.getByText(validationTexts.duplicateDefendant).first()).toBeVisible()
    await discard(page)
  })

  await test.step('an incomplete draft survives closing the page', async () => {
    await page.getByRole('button', { name: 'Go to next step' }).click()
    await heading(page, 'What Happened')
    await page.getByLabel('Location').fill('Villach')
    await page.getByLabel('Value', { exact: true }).fill('0')
    await page.getByLabel('Jurisdiction').fill('Carinthia')
    await expect(page.getByText(validationTexts.claimValueMinimum).first()).toBeVisible()
    await page.getByLabel('Value', { exact: true }).fill('77')
    await expect(page.getByText(/^Saved \d\d:\d\d/).first()).toBeVisible()
    const again = await newPage()
    await logIn(again, who)
    await again.goto('/dashboard/create-claim')
    await heading(again, 'What Happened')
    await expect(again.getByLabel('Location')).toHaveValue('Villach')
    await expect(again.getByLabel('Jurisdiction')).toHaveValue('Carinthia')
    await expect(again.getByLabel('Value', { exact: true })).toHaveValue('77')
  })

  await test.step('words that cannot be saved are not submitted as they were before', async () => {
    const tooLong = 'long '.repeat(15_600).trim()
    await page.getByRole('button', { name: /^Synopsis/ }).click()
    await page.getByLabel('What did you do?').fill('We wrote to them twice.')
    await page.getByLabel('What did the defendant do?').focus()
    await expect(page.getByText(/^Saved \d\d:\d\d/).first()).toBeVisible()
    await page.getByLabel('What did you do?').fill(tooLong)
    await expect(page.getByText('Not saved yet, please check: What did you do?')).toBeVisible()
    await page.getByRole('link', { name: /^Submit/ }).click()
    await heading(page, 'Submit')
    await expect(page.getByRole('button', { name: 'Submit', exact: true })).toBeDisabled()
    await expect(page.getByText(/so that nothing older is submitted/)).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'What did you do?' }).click()
    await expect(page.getByLabel('What did you do?')).toHaveValue(tooLong)
    await page.getByLabel('What did you do?').fill('We wrote to them three times.')
    await expect(page.getByText(/^Saved \d\d:\d\d/).first()).toBeVisible()
    await page.getByRole('link', { name: /^Submit/ }).click()
    await heading(page, 'Submit')
    await expect(page.getByText(/so that nothing older is submitted/)).toHaveCount(0)
  })

  await test.step('evidence of a kind that is not taken', async () => {
    await page.goto('/dashboard/create-claim')
    await page.getByRole('link', { name: /^Documents/ }).click()
    await heading(page, 'Documents')
    await page.getByRole('button', { name: 'Upload File' }).click()
    await page
      .getByRole('dialog')
      .locator('input[type=file]')
      .setInputFiles({
        name: 'page.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('<html><script></script></html>'),
      })
    await expect(
      page
        .getByRole('dialog')
        .getByText(/not accepted/)
        .first(),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('button', { name: 'Add document link' }).click()
    await page.getByLabel('URL').fill('http://insecure.example')
    await page.getByRole('button', { name: 'Add link' }).click()
    await expect(page.getByRole('dialog').getByText(validationTexts.required).first()).toBeVisible()
    await expect(page.getByRole('dialog').getByText(validationTexts.documentUrl).first()).toBeVisible()
    await expect(page.getByLabel('URL')).toHaveValue('http://insecure.example')
  })
})
