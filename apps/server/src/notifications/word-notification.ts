import type { NotificationFacts } from '@redress/domain/claim/notifications.ts'
import { moneyText } from '@redress/domain/money/money.ts'
import { type Language, locales } from '@redress/domain/people/languages.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import { claimTypeText } from '../claims/claim-type-text.ts'
import { english } from './texts/english.ts'
import { german } from './texts/german.ts'
import type { NotificationTexts } from './texts/notification-texts.ts'

const texts = { en: english, de: german } as const satisfies Record<Language, NotificationTexts>

interface ToWord {
  readonly facts: NotificationFacts
  readonly to_party: Party
}

/** What a notification says to its reader, in a language. */
export function wordNotification(
  { facts, to_party: reader }: ToWord,
  language: Language,
): { readonly subject: string; readonly content: string } {
  const { topic, claimType, plaintiff, defendants, value, currency, by } = facts
  const { subject, content } = texts[language][topic][reader]
  return {
    subject,
    content: content({
      claimType: claimTypeText(claimType, language),
      plaintiff,
      defendants: defendants.join(', '),
      amount: moneyText(value, currency, locales[language]),
      by,
    }),
  }
}
