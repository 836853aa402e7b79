import { expect, type Page } from '@playwright/test'
import { messages } from '../requirements/messages.ts'
import { person } from './accounts/accounts.ts'
import { countEffort } from './filing/effort.ts'
import { joinByApi, submitByApi } from './filing/filing-by-api.ts'
import { fundTestWallet, heading, payButton } from './filing/filing-by-page.ts'
import { pdf } from './filing/sample-pdf.ts'
import { test } from './installation/fixtures.ts'

const phone = { width: 360, height: 740 }
/** Upper bounds for filing and paying on a phone. */
const mostClicks = 16
const mostFields = 20

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const next = (page: Page) => press(page, 'Go to next step')

/** Fills the required fields only. */
async function fillDraft(page: Page, email: string): Promise<void> {
  await heading(page, 'Defendant(s)')
  await page.getByRole('button', { name: 'Add defendant: person' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('First name').fill('Karl')
  await form.getByLabel('Last name').fill('Winter')
  await form.getByLabel('E-mail').fill(email)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  await next(page)
  await heading(page, 'What Happened')
  await page.getByLabel('Type of claim').selectOption('Compensation Request')
  await page.getByLabel('Date of claim').fill('2026-02-03')
  await page.getByLabel('Value', { exact: true }).fill('2450')
  await page.getByLabel('Location').fill('Graz')
  await page.getByLabel('Jurisdiction').fill('Austria')
  await page.getByLabel('How did the interaction begin?').fill('We agreed on a new roof.')
  await page.getByLabel('What did the defendant do?').fill('The roof leaked.')
  await page.getByLabel('What did you do?').fill('I asked for a repair.')
  await page.getByLabel('What resolution was offered?').fill('A repair, or the money.')
  await page.getByLabel('What is the current status of the communication?').fill('Silence.')
  await page.getByLabel('Date of the last communication').fill('2026-02-20')
  await page.getByLabel('What was the last response?').fill('There was none.')
  await next(page)
  await heading(page, 'Documents')
  await press(page, 'Upload File')
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(page, 'Choose files')])
  await chooser.setFiles({ name: 'contract.pdf', mimeType: 'application/pdf', buffer: pdf('Contract') })
  await expect(page.getByText(/· Uploaded/)).toBeVisible()
  await press(page, 'Done')
  await next(page)
  await heading(page, 'Review')
  await page.getByLabel('I have read the terms and conditions').check()
  await page.getByLabel('The documents and statements that I give').check()
  await page.getByLabel('I consent to being contacted').check()
  await page.getByRole('combobox', { name: 'Representation status' }).selectOption('Not Represented')
  await next(page)
  await heading(page, 'Submit')
}

test('a claim is filed and paid on a phone in few steps, and stands confirmed', {
  tag: ['@SPEC-4-effort', '@SPEC-7-confirmation'],
}, async ({ newPage, installation, problems }) => {
  test.setTimeout(120_000)
  const page = await newPage()
  await page.setViewportSize(phone)
  const who = person('Klara', 'Vogt', 'Austria')
  await joinByApi(page, installation, who)
  const effort = await countEffort(page)
  await page.goto('/dashboard')

  await page.getByRole('main').getByRole('link', { name: 'Create new claim' }).click()
  await fillDraft(page, person('Karl', 'Winter', 'Austria').email)
  await expect(page.getByText(/^Submitting costs EUR.10\.00\./)).toBeVisible()
  await press(page, 'Submit')

  await heading(page, /^One step left: pay EUR.10\.00$/)
  await expect(page).toHaveURL(/\/pay-after-submission$/)
  await expect(page.getByText('It is filed when this fee is paid.')).toBeVisible()
  await expect(page.getByText('Scan the code with a wallet app on your phone.')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Open in a wallet app' })).toHaveAttribute('href', /^solana:/)
  await page.getByRole('button', { name: payButton }).click()
  await page.getByRole('button', { name: /Redress test wallet/ }).click()
  await expect(page.getByText('This wallet is empty')).toBeVisible()
  await expect(page.getByRole('button', { name: payButton })).toBeHidden()
  await press(page, 'Add test SOL')
  await page.getByRole('button', { name: payButton }).click()

  await heading(page, 'Fee paid: your claim is filed')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText(messages['transaction-is-confirmed'].text).first()).toBeVisible()
  const { clicks, fields } = effort
  process.stdout.write(`filing and paying on a phone: ${clicks.length} clicks, ${fields.length} fields\n`)
  expect(clicks.length, clicks.join('\n')).toBeLessThanOrEqual(mostClicks)
  expect(fields.length, fields.join('\n')).toBeLessThanOrEqual(mostFields)

  await page.reload()
  await heading(page, 'Fee paid: your claim is filed')
  await expect(page.getByText(/We email Karl Winter today/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print receipt' })).toBeVisible()
  expect(problems).toEqual([])
})

test('somebody without an account pays, and both see it', { tag: '@SPEC-7-somebody-else-pays' }, async ({
  newPage,
  installation,
  problems,
}) => {
  const page = await newPage()
  await joinByApi(page, installation, person('Ida', 'Lorenz', 'Austria'))
  const { id } = await submitByApi(page, person('Karl', 'Winter', 'Austria'))
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/dashboard/claims/${id}/pay-after-submission`)
  await page.getByText('Let somebody else pay').click()
  await press(page, 'Copy link for somebody else')
  const link = await page.evaluate(() => navigator.clipboard.readText())

  const other = await newPage()
  await other.goto(link)
  await heading(other, /^Pay a filing fee of EUR.10\.00$/)
  await expect(other.getByText(`A filing fee for claim ${id.slice(0, 8)}`)).toBeVisible()
  await expect(other.locator('body')).not.toContainText(/Lorenz|Winter|Karl|Ida/)
  await expect(other.locator('body')).not.toContainText(id)
  await fundTestWallet(other)
  await other.getByRole('button', { name: payButton }).click()
  await heading(other, 'Paid, thank you')
  await heading(page, 'Fee paid: your claim is filed')
  expect(problems).toEqual([])
})
