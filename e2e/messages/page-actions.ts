import type { Page } from '@playwright/test'
import { password } from '../accounts/accounts.ts'

export type PageAction = (page: Page) => Promise<unknown>

/** Presses the first button of a name. */
export const press =
  (name: string | RegExp): PageAction =>
  page =>
    page.getByRole('button', { name, exact: true }).first().click()

/** Presses a button of the open dialog. */
export const pressInDialog =
  (name: string): PageAction =>
  page =>
    page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

/** Presses a button and says yes to the question that it asks; only the latter where the question stands already. */
export const pressAndConfirm =
  (name: string | RegExp, yes: string): PageAction =>
  async page => {
    const question = page.getByRole('alertdialog')
    if (await question.isHidden()) await press(name)(page)
    await question.getByRole('button', { name: yes, exact: true }).click()
  }

export const fillPasswords =
  (label: string): PageAction =>
  async page => {
    await page.getByRole('textbox', { name: label, exact: true }).fill(password)
    await page.getByRole('textbox', { name: 'Repeat Password' }).fill(password)
  }

export const openSection =
  (name: string): PageAction =>
  page =>
    page.getByRole('button', { name, expanded: false }).click()

export const chooseFile =
  (file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }): PageAction =>
  page =>
    page.getByRole('dialog').locator('input[type=file]').setInputFiles(file)

/** Fills fields of the open dialog, by their labels. */
export const fillDialog =
  (values: Readonly<Record<string, string>>): PageAction =>
  async page => {
    for (const [label, value] of Object.entries(values)) await page.getByRole('dialog').getByLabel(label).fill(value)
  }

export async function fillDispute(page: Page): Promise<void> {
  await page.getByLabel('Reason').selectOption('Not Factual')
  await page.getByLabel('Additional explanation').fill('The certificate is genuine.')
  await page.getByLabel('I have read the claim').check()
}
