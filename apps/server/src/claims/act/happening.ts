import type { ClaimEvent } from '@redress/domain/claim/events.ts'
import type { NotificationFacts } from '@redress/domain/claim/notifications.ts'
import type { Cents } from '@redress/domain/money/money.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import type { DefendantRecord } from '../repositories/defendant-repository.ts'
import type { ResolutionRecord } from '../repositories/resolution-repository.ts'

/** Actor of an event. */
export interface Actor {
  /** `null`: the clock, or somebody of whom nothing is kept. */
  readonly party: Party | null
  readonly userId: string | null
  /** The defendant whose code somebody without an account holds. */
  readonly defendant?: DefendantRecord | undefined
}

export const noActor: Actor = { party: null, userId: null }

/** Something that happens to a claim: an event, whose it is, and what there is to say of it. */
export interface Happening {
  readonly event: ClaimEvent
  readonly by: Actor
  /** The account that the table of events calls acting, where that is not whose act it is. */
  readonly acting?: string | null
  /** The offer that it is about; the claim itself where absent. */
  readonly resolution?: ResolutionRecord | null
  /** The offer whose place that one takes. */
  readonly replaced?: ResolutionRecord | null
  /** The defendant whom the history names with it. */
  readonly defendantId?: string | undefined
  /** The amount that the history keeps, and the one before it. */
  readonly value?: Cents | null
  readonly previousValue?: Cents | null
  /** The fee that the history keeps: zero where nothing had to be paid, `null` where it is about none. */
  readonly fee?: Cents | null
  /** Unpaid fee that the notification reminds its reader of. */
  readonly unpaidFee?: Cents
  /** Whether the act took effect without a payment, because its fee is zero. */
  readonly isFree?: boolean
  /** Numbers of messages and documents that the actor has added. */
  readonly added?: { readonly messages: number; readonly documents: number }
  /** The payment that is said to have been made. */
  readonly payment?: NonNullable<NotificationFacts['payment']>
  /** The position of the owed sum that it is about, among the claim's. */
  readonly sum?: number
  /** The change of where the plaintiff is paid, and the digest of the account that stands then. */
  readonly account?: NonNullable<NotificationFacts['account']>
  readonly accountSha256?: string | null
  /** Decision of the operator on the public record. */
  readonly moderation?: NonNullable<NotificationFacts['moderation']>
  /** The accounts of the defence whom it concerns; all of its where absent. */
  readonly defence?: ReadonlySet<string> | null
  /** It was asked for before already: it leaves no second row in the history. */
  readonly isRepeated?: boolean
}
