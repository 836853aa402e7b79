import type { NotificationTopic } from '@redress/domain/claim/notifications.ts'
import type { Party } from '@redress/domain/people/parties.ts'

/** What a notification speaks of, as people read it in one language. */
export interface WordedFacts {
  readonly claimType: string
  readonly plaintiff: string
  readonly defendants: string
  /** With its currency. */
  readonly amount: string
  /** Whose act it was; `null` for a payment's or the clock's. */
  readonly by: { readonly party: Party; readonly name: string } | null
}

interface Text {
  readonly subject: string
  readonly content: (facts: WordedFacts) => string
}

/** Every notification in one language, by what it is of and who reads it. */
export type NotificationTexts = Readonly<Record<NotificationTopic, Readonly<Record<Party, Text>>>>
