import type { ClaimEvent } from '@redress/domain/claim/events.ts'
import type { NotificationFacts } from '@redress/domain/claim/notifications.ts'
import type { Cents } from '@redress/domain/money/money.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import type { DefendantRecord } from '../repositories/defendant-repository.ts'
import type { ResolutionRecord } from '../repositories/resolution-repository.ts'

/** Actor of an event. */
export interface Actor {
  /** `null` for the clock, and for actors who stay anonymous. */
  readonly party: Party | null
  readonly userId: string | null
  /** Defendant whose code the actor holds, if the actor has no account. */
  readonly defendant?: DefendantRecord | undefined
}

export const noActor: Actor = { party: null, userId: null }

/** An event of a claim with its actor and details. */
export interface Happening {
  readonly event: ClaimEvent
  readonly by: Actor
  /** Account in the role "acting" of the table of events, if it differs from the actor. */
  readonly acting?: string | null
  /** The offer that it is about; the claim itself where absent. */
  readonly resolution?: ResolutionRecord | null
  /** Offer that `resolution` replaces. */
  readonly replaced?: ResolutionRecord | null
  /** Defendant named in the history row. */
  readonly defendantId?: string | undefined
  /** The amount that the history keeps, and the one before it. */
  readonly value?: Cents | null
  readonly previousValue?: Cents | null
  /** Fee in the history row: zero if nothing had to be paid, `null` if the event has no fee. */
  readonly fee?: Cents | null
  /** Unpaid fee that the notification reminds its reader of. */
  readonly unpaidFee?: Cents
  /** Whether the act took effect without a payment, because its fee is zero. */
  readonly isFree?: boolean
  /** Numbers of messages and documents that the actor has added. */
  readonly added?: { readonly messages: number; readonly documents: number }
  /** Payment that a party claims to have made. */
  readonly payment?: NonNullable<NotificationFacts['payment']>
  /** The position of the owed sum that it is about, among the claim's. */
  readonly sum?: number
  /** Change of the plaintiff's payment account, and the digest of the new one. */
  readonly account?: NonNullable<NotificationFacts['account']>
  readonly accountSha256?: string | null
  /** Decision of the operator on the public record. */
  readonly moderation?: NonNullable<NotificationFacts['moderation']>
  /** Accounts of the defence to notify; all of them if absent. */
  readonly defence?: ReadonlySet<string> | null
  /** It was asked for before already: it leaves no second row in the history. */
  readonly isRepeated?: boolean
}
