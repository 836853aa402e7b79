import type { Language } from '@redress/domain/people/languages.ts'

/** The same in each language. `<3>` stands for the day in three days, written as its place writes days. */
export type Said<Text = string> = Readonly<Record<Language, Text>>

export interface PartyReads {
  /** Heading of the box: whose turn it is, and for what. */
  readonly title: Said
  readonly says: readonly Said[]
  readonly never?: readonly Said[]
  readonly buttons: Said<readonly string[]>
}

/** A mail by its subject, with sentences that stand in it. */
export interface Mailed {
  readonly subject: Said
  readonly says: readonly Said[]
  readonly hasCalendar?: true
}

/** Words that the readers of a claim read after an act. */
export interface Reading {
  readonly creditor: PartyReads
  readonly debtor: PartyReads
  /** Line of the public page about the payment; `null` if there is none. */
  readonly public: Said | null
  readonly mails: { readonly creditor: readonly Mailed[]; readonly debtor: readonly Mailed[] }
}

export const same = (text: string): Said => ({ en: text, de: text })

export const first = same('AT61 1904 3002 3457 3201')
export const second = same('DE89 3704 0044 0532 0130 00')
export const code: Said = { en: 'Code for your banking app', de: 'Code für Ihre Banking-App' }
export const wait: Said = {
  en: 'Pay EUR 600.00 directly to the plaintiff; Redress never holds it. Then say here that you have paid.',
  de: 'Zahlen Sie 600,00 EUR direkt an den Anspruchsteller; Redress verwahrt nichts. Geben Sie dann hier an, dass Sie gezahlt haben.',
}

export const theyPay = (day: string): Said => ({
  en: `Their turn: pay EUR 600.00 by ${day}`,
  de: `Die Gegenseite ist am Zug: 600,00 EUR bis ${day} zahlen`,
})
export const youPay = (day: string): Said => ({
  en: `Your turn: pay EUR 600.00 by ${day}`,
  de: `Sie sind am Zug: 600,00 EUR bis ${day} zahlen`,
})
export const resolved: Said = { en: 'Resolved', de: 'Beigelegt' }

export const creditorsButtons: Said<readonly string[]> = {
  en: ['I have it', 'Copy IBAN', 'Change where you are paid'],
  de: ['Das Geld ist da', 'IBAN kopieren', 'Ändern, wohin gezahlt wird'],
}
export const debtorsButtons: Said<readonly string[]> = {
  en: ['I have paid', 'Copy IBAN'],
  de: ['Ich habe gezahlt', 'IBAN kopieren'],
}
export const withCalendar: Said<readonly string[]> = {
  en: [...debtorsButtons.en, 'Add the day to your calendar'],
  de: [...debtorsButtons.de, 'Tag in den Kalender eintragen'],
}
export const none: Said<readonly string[]> = { en: [], de: [] }
