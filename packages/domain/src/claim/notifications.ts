import type { Currency } from '../money/money.ts'
import type { Party } from '../people/parties.ts'
import type { ClaimType } from './vocabulary.ts'

/** What a person is told of in the app and by e-mail (specification section 3). */
export const notificationTypes = [
  'CLAIM_CREATED',
  'CLAIM_TAKEN',
  'CLAIM_DISPUTED',
  'CLAIM_PAID',
  'RESOLUTION_PROPOSED',
  'RESOLUTION_ACCEPTED',
  'RESOLUTION_REJECTED',
] as const
export type NotificationType = (typeof notificationTypes)[number]

/** What a notification speaks of: a type says it, except that a changed value travels as CLAIM_CREATED. */
export type NotificationTopic = NotificationType | 'CLAIM_AMENDED'

/** What there is to say of an occasion, as it was then, in no language. */
export interface NotificationFacts {
  readonly topic: NotificationTopic
  readonly claimType: ClaimType | null
  readonly plaintiff: string
  /** The companies and persons that the claim is against. */
  readonly defendants: readonly string[]
  /** The amount that it is about. */
  readonly value: number
  readonly currency: Currency
  /** Whose act it was; `null` for a payment's or the clock's. */
  readonly by: { readonly party: Party; readonly name: string } | null
}
