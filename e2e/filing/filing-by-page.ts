import { expect, type Page } from '@playwright/test'
import { messages } from '../../requirements/messages.ts'
import type { Person } from '../accounts/accounts.ts'
import { pdf } from './sample-pdf.ts'

const toast = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible()

export interface CompanyDefendant {
  readonly legalName: string
  readonly email: string
  readonly representative: Person
}

export async function addCompany(page: Page, company: CompanyDefendant): Promise<void> {
  await page.getByRole('button', { name: 'Add defendant: company' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Legal name').fill(company.legalName)
  await form.getByLabel('Tax ID').fill('ATU12345678')
  await form.getByLabel('Country of incorporation').selectOption({ label: 'Austria' })
  await form.getByLabel('E-mail').fill(company.email)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  await showLists(page)
  await page.getByRole('button', { name: 'Add representative' }).click()
  const people = page.getByRole('dialog')
  await people.getByLabel('First name').fill(company.representative.firstName)
  await people.getByLabel('Last name').fill(company.representative.lastName)
  await people.getByLabel('E-mail').fill(company.representative.email)
  await people.getByLabel('Position in the company').fill('Managing director')
  await people.getByRole('button', { name: 'Save' }).click()
  await expect(people).toBeHidden()
}

export async function addPerson(page: Page, who: Person): Promise<void> {
  await page.getByRole('button', { name: 'Add defendant: person' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('First name').fill(who.firstName)
  await form.getByLabel('Last name').fill(who.lastName)
  await form.getByLabel('E-mail').fill(who.email)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
}

/** Opens the lists of defendants that are folded away. */
async function showLists(page: Page): Promise<void> {
  for (const button of await page.getByRole('button', { name: /^See list \([1-9]/ }).all()) await button.click()
}

const nextStep = (page: Page) => page.getByRole('button', { name: 'Go to next step' }).click()

/** Link to the first claim of a list that has an action, which a phone's list does not show. */
export const claimWith = (page: Page, action: string) =>
  page
    .locator('tbody tr', { has: page.locator('[data-column="actions"]', { hasText: action }) })
    .locator('th a')
    .first()

export async function heading(page: Page, text: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text)
}

async function fillDetails(page: Page, value: string): Promise<void> {
  await page.getByLabel('Type of claim').selectOption('Compensation Request')
  await page.getByLabel('Date of claim').fill('2026-02-03')
  await page.getByLabel('Value', { exact: true }).fill(value)
  await page.getByLabel('Location').fill('Graz')
  await page.getByLabel('Jurisdiction').fill('Austria')
  await openSection(page, 'Synopsis')
  await page.getByLabel('How did the interaction begin?').fill('We agreed on a new roof for the workshop.')
  await page.getByLabel('What did the defendant do?').fill('The roof leaked after the first rain.')
  await page.getByLabel('What did you do?').fill('I asked for a repair, three times.')
  await page.getByLabel('What resolution was offered?').fill('A repair, or the money.')
  await page.getByLabel('Material evidence is available').check()
  await openSection(page, 'Current status')
  await page.getByLabel('What is the current status of the communication?').fill('Silence since the third letter.')
  await page.getByLabel('Date of the last communication').fill('2026-02-20')
  await page.getByLabel('What was the last response?').fill('There was none.')
  await expect(page.getByText(/^Saved \d\d:\d\d/).first()).toBeVisible()
}

/** Opens a section of an accordion that is folded. */
async function openSection(page: Page, name: string): Promise<void> {
  const section = page.getByRole('button', { name: new RegExp(`^${name}`) })
  if ((await section.getAttribute('aria-expanded')) === 'false') await section.click()
  await expect(section).toHaveAttribute('aria-expanded', 'true')
}

async function addEvidence(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Upload File' }).click()
  const upload = page.getByRole('dialog')
  await upload
    .locator('input[type=file]')
    .setInputFiles({ name: 'contract.pdf', mimeType: 'application/pdf', buffer: pdf('Contract over a new roof') })
  await expect(upload.getByText(/· Uploaded/)).toBeVisible()
  await upload.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Add document link' }).click()
  const link = page.getByRole('dialog')
  await link.getByLabel('Description').fill('Photographs of the roof')
  await link.getByLabel('URL').fill('https://photographs.example/roof')
  await link.getByRole('button', { name: 'Add link' }).click()
  await toast(page, messages['document-url-added-successfully'].text)
  await expect(page.getByText('contract.pdf').first()).toBeVisible()
  await expect(page.getByText('Photographs of the roof').first()).toBeVisible()
}

async function confirmReview(page: Page): Promise<void> {
  await page.getByLabel('I have read the terms and conditions').check()
  await page.getByLabel('The documents and statements that I give').check()
  await page.getByLabel('I consent to being contacted').check()
  await page.getByRole('combobox', { name: 'Representation status' }).selectOption('Not Represented')
}

/** The button that pays a fee; it names the fee first, and about how much that is in SOL. */
export const payButton = /^(Pay|Send) .+ \(about\s[\d.,]+\sSOL\)$/

/** Connects the test wallet of the local chain, unless it is connected, and has it funded. */
export async function fundTestWallet(page: Page): Promise<void> {
  const connect = page.getByRole('button', { name: 'Connect wallet' })
  const fund = page.getByRole('button', { name: 'Add test SOL' })
  await expect(connect.or(fund)).toBeVisible()
  if (await connect.isVisible()) {
    await connect.click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Redress test wallet/ })
      .click()
  }
  await fund.click()
  await toast(page, 'Test SOL has arrived in the test wallet.')
}

/** Pays the fee that the page shows with the test wallet of the local chain. */
export async function payWithTestWallet(page: Page): Promise<void> {
  await fundTestWallet(page)
  await page.getByRole('button', { name: payButton }).click()
  await toast(page, messages['transaction-is-confirmed'].text)
}

export interface FiledClaim {
  readonly value: string
  readonly addDefendants: (page: Page) => Promise<void>
}

/** From the list of claims to the paid submission, through all five steps. */
export async function fileClaim(page: Page, { value, addDefendants }: FiledClaim): Promise<void> {
  await page.goto('/dashboard/claims/my-claims')
  await page.getByRole('main').getByRole('button', { name: 'Create new claim' }).first().click()
  await heading(page, 'Defendant(s)')
  await addDefendants(page)
  await nextStep(page)
  await heading(page, 'What Happened')
  await fillDetails(page, value)
  await nextStep(page)
  await heading(page, 'Documents')
  await addEvidence(page)
  await nextStep(page)
  await heading(page, 'Review')
  await confirmReview(page)
  await nextStep(page)
  await heading(page, 'Submit')
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await payWithTestWallet(page)
}
