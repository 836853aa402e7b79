import { expect, type Page } from '@playwright/test'
import { dayMilliseconds } from '@redress/domain/claim/calendar-days.ts'
import type { Language } from '@redress/domain/people/languages.ts'

/** A party's page, with the language that it reads. */
export interface Reader {
  readonly page: Page
  readonly language: Language
}

const words = {
  en: {
    state: 'State where you are paid',
    change: 'Change where you are paid',
    holder: 'Name of the account',
    save: 'Save',
    paid: 'I have paid',
    paidOn: 'Paid on',
    message: 'Message to the other parties',
    received: 'I have it',
    'not received': 'Not received',
    undo: 'This was not me: undo it',
    undone: 'The change is undone',
  },
  de: {
    state: 'Angeben, wohin gezahlt wird',
    change: 'Ändern, wohin gezahlt wird',
    holder: 'Kontoinhaber',
    save: 'Speichern',
    paid: 'Ich habe gezahlt',
    paidOn: 'Gezahlt am',
    message: 'Nachricht an die anderen Parteien',
    received: 'Das Geld ist da',
    'not received': 'Nicht erhalten',
    undo: 'Das war ich nicht: rückgängig machen',
    undone: 'Die Änderung ist rückgängig gemacht',
  },
} as const satisfies Record<Language, unknown>

export const box = (page: Page) => page.locator('section[data-turn]')

export async function statesAccount({ page, language }: Reader, act: 'state' | 'change', iban: string): Promise<void> {
  const texts = words[language]
  await box(page).getByRole('button', { name: texts[act] }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(texts.holder).fill('Clara Hofer')
  await dialog.getByLabel('IBAN').fill(iban)
  await dialog.getByRole('button', { name: texts.save }).click()
  await expect(dialog).toBeHidden()
}

/** Undoes a change by the link of its mail. */
export async function undoes({ page, language }: Reader, link: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('button', { name: words[language].undo }).click()
  await expect(page.getByRole('heading', { name: words[language].undone })).toBeVisible()
}

const receipt = { name: 'receipt.txt', mimeType: 'text/plain', buffer: Buffer.from('Paid.') }

/** Waits for the line that says what the reader has just done. */
const isDone = (page: Page) => expect(page.locator('p:focus')).toContainText(/^(You|Sie) /)

/** Says that the sum was paid yesterday. */
export async function saysPaid({ page, language }: Reader, hasEvidence = false): Promise<void> {
  const texts = words[language]
  await box(page)
    .getByRole('button', { name: new RegExp(`^${texts.paid}`) })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(texts.paidOn).fill(new Date(Date.now() - dayMilliseconds).toISOString().slice(0, 10))
  if (hasEvidence) {
    await dialog.getByLabel(texts.message).fill('Kontoauszug / bank statement')
    await dialog.locator('input[type=file]').setInputFiles([receipt])
  }
  await dialog.getByRole('button', { name: texts.paid }).click()
  await expect(dialog).toBeHidden()
  await isDone(page)
}

export async function answers({ page, language }: Reader, said: 'received' | 'not received'): Promise<void> {
  const name = words[language][said]
  await box(page)
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name }).click()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await isDone(page)
}
