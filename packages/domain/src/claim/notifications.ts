import type { Currency } from '../money/money.ts'
import type { Party } from '../people/parties.ts'
import type { AccountNotice } from './account-notices.ts'
import type { BiddingEnding } from './bidding.ts'
import type { OfferStage } from './offers.ts'
import type { SumState } from './performance.ts'
import type { TakenOut } from './redactions.ts'
import type { ReportReason } from './reports.ts'
import type { ClaimType, DisputeReason } from './vocabulary.ts'

/** The types of notification that travel (specification section 3). */
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

/** Topics that are finer than the notification types, each with the type under which it travels. */
const travelsAs = {
  CLAIM_AMENDED: 'CLAIM_CREATED',
  NOTICE_PERIOD_EXTENDED: 'CLAIM_CREATED',
  CLAIM_PUBLISHED: 'CLAIM_CREATED',
  LETTER_REFUSED: 'CLAIM_CREATED',
  CORRESPONDENCE: 'CLAIM_CREATED',
  PAYMENT_CLAIMED: 'CLAIM_CREATED',
  ADDRESS_DISOWNED: 'CLAIM_CREATED',
  DISPUTE_UNPAID: 'CLAIM_DISPUTED',
  CONCESSION_UNPAID: 'CLAIM_PAID',
  DISPUTE_LAPSED: 'CLAIM_DISPUTED',
  CONCESSION_LAPSED: 'CLAIM_PAID',
  CONCESSION_OPENED: 'RESOLUTION_PROPOSED',
  RESOLUTION_COUNTERED: 'RESOLUTION_PROPOSED',
  RESOLUTION_WITHDRAWN: 'RESOLUTION_REJECTED',
  RESOLUTION_EXPIRED: 'RESOLUTION_REJECTED',
  RESOLUTION_LAPSED: 'RESOLUTION_REJECTED',
  BIDS_ASKED: 'RESOLUTION_PROPOSED',
  BIDS_AGREED: 'RESOLUTION_PROPOSED',
  BID_GIVEN: 'RESOLUTION_PROPOSED',
  BIDS_APART: 'RESOLUTION_PROPOSED',
  BIDS_CLOSE: 'RESOLUTION_PROPOSED',
  BIDDING_ENDED: 'RESOLUTION_REJECTED',
  BIDS_MET: 'RESOLUTION_ACCEPTED',
  FEE_DUE: 'RESOLUTION_ACCEPTED',
  FEE_OVERDUE: 'RESOLUTION_ACCEPTED',
  AGREEMENT_ENDED: 'RESOLUTION_REJECTED',
  OFFERER_LEFT: 'RESOLUTION_REJECTED',
  TAKEOVER_CONTESTED: 'CLAIM_TAKEN',
  TAKEOVER_CONFIRMED: 'CLAIM_TAKEN',
  TAKEOVER_REPLACED: 'CLAIM_TAKEN',
  TAKEOVER_ENDED: 'CLAIM_TAKEN',
  PARTY_LEFT: 'CLAIM_TAKEN',
  REPLY_PUBLISHED: 'CLAIM_DISPUTED',
  REPLY_CHANGED: 'CLAIM_DISPUTED',
  REPLY_ANSWERED: 'CLAIM_DISPUTED',
  SHOWING_AGREED: 'CLAIM_PAID',
  SETTLEMENT_SHOWN: 'CLAIM_PAID',
  SETTLED_ELSEWHERE: 'CLAIM_PAID',
  CLAIM_WITHDRAWN: 'CLAIM_PAID',
  PAYMENT_DETAILS_STATED: 'CLAIM_PAID',
  PAYMENT_DETAILS_TAKEN_BACK: 'CLAIM_PAID',
  ACCOUNT_AWAITED: 'CLAIM_PAID',
  SUM_UNANSWERED: 'CLAIM_PAID',
  SUM_DUE: 'CLAIM_PAID',
  SUM_OVERDUE: 'CLAIM_PAID',
  SUM_SAID_PAID: 'CLAIM_PAID',
  SUM_RECEIVED: 'CLAIM_PAID',
  SUM_NOT_RECEIVED: 'CLAIM_PAID',
  SUM_NOT_CONTRADICTED: 'CLAIM_PAID',
  RECORD_RESTRICTED: 'CLAIM_DISPUTED',
  TEXT_REDACTED: 'CLAIM_DISPUTED',
  RECORD_RESTORED: 'CLAIM_DISPUTED',
  RESTRICTION_KEPT: 'CLAIM_DISPUTED',
} as const satisfies Record<string, NotificationType>

const biddingTopics: readonly string[] = [
  'BIDS_ASKED',
  'BIDS_AGREED',
  'BID_GIVEN',
  'BIDS_APART',
  'BIDS_CLOSE',
  'BIDDING_ENDED',
] satisfies (keyof typeof travelsAs)[]

/** Whether the topic is the state of sealed bids. */
export const isAboutBidding = (topic: string): boolean => biddingTopics.includes(topic)

/** Topics of notifications: the types themselves and the finer topics. */
export type NotificationTopic = NotificationType | keyof typeof travelsAs
export const notificationTopics: readonly NotificationTopic[] = [
  ...notificationTypes,
  ...(Object.keys(travelsAs) as (keyof typeof travelsAs)[]),
]

export interface GatheringRule {
  readonly topics: readonly NotificationTopic[]
  /**
   * Whether one notification of a claim and a topic says all that is unread, and mail is of the topic that comes first
   * here; else each stays, and mail is of the newest that is still so.
   */
  readonly isOneInApp: boolean
}

/**
 * Topics that occur often, or that one party can cause again and again. A reader is mailed the first at once, then
 * at most once an hour and claim.
 */
export const gatherings = {
  correspondence: { topics: ['PAYMENT_CLAIMED', 'CORRESPONDENCE'], isOneInApp: true },
  amendments: { topics: ['CLAIM_AMENDED'], isOneInApp: false },
  offers: { topics: ['RESOLUTION_PROPOSED', 'RESOLUTION_WITHDRAWN'], isOneInApp: false },
  bidding: { topics: ['BIDS_ASKED', 'BIDDING_ENDED'], isOneInApp: false },
  showing: { topics: ['SHOWING_AGREED'], isOneInApp: false },
} as const satisfies Record<string, GatheringRule>
export type Gathering = keyof typeof gatherings

/** `null`: it is mailed whenever it happens. */
export const gatheringOf = (topic: NotificationTopic): Gathering | null =>
  (Object.keys(gatherings) as Gathering[]).find(each =>
    (gatherings[each].topics as readonly NotificationTopic[]).includes(topic),
  ) ?? null

/**
 * Readers who can be notified of an event. `acting` is the user who caused it, or who opened the payment that did.
 * `named defendants` are all whom the claim names, at the address that the plaintiff stated. `accounts of named
 * addresses` are accounts that have confirmed such an address and are offered the claim. `payer` opened the payment
 * that caused the event. `actor without a fee` takes the payer's part if nothing had to be paid, and reads what a
 * receipt would have said.
 */
export const readers = [
  'acting plaintiff',
  'plaintiff',
  'acting defendant',
  'other defendants',
  'named defendants',
  'accounts of named addresses',
  'payer',
  'actor without a fee',
] as const
export type Reader = (typeof readers)[number]

/**
 * Channels of a notification. `mail` to a named defendant is the letter, with the redeem code and the current state
 * of the claim; to the payer it is the receipt.
 */
export type Channel = 'app and mail' | 'app' | 'mail' | 'none'

export const isInApp = (channel: Channel): boolean => channel === 'app' || channel === 'app and mail'

export interface NotificationRule {
  readonly topic: NotificationTopic
  /** The reader may not see the claim any more, so that the notification does not link to it. */
  readonly isForOutsiders?: true
  /** Readers who have just had the same news by letter are skipped. */
  readonly isSaidByLetterBefore?: true
  readonly channels: Readonly<Record<Reader, Channel>>
}

/** The type under which a topic travels. */
export const notificationType = (topic: NotificationTopic): NotificationType =>
  topic in travelsAs ? travelsAs[topic as keyof typeof travelsAs] : (topic as NotificationType)

/** Which reader of an event a party's account is. */
export function readerOf(party: Party, isActing: boolean): Reader {
  if (party === 'Plaintiff') return isActing ? 'acting plaintiff' : 'plaintiff'
  return isActing ? 'acting defendant' : 'other defendants'
}

export interface NotifiedOffer {
  readonly stage: OfferStage
  readonly winningParty: Party
  readonly costOwner: Party
  readonly platformFee: number
  /** On which days it is paid, in the currency's units; absent where at once. */
  readonly paymentPlan?: readonly { readonly dueOn: string; readonly value: number }[]
  /** Names of the defendants for whom it speaks. */
  readonly defendants: readonly string[]
  /** Last moment to answer it, as an ISO 8601 time; absent unless it is open. */
  readonly expiresAt?: string
  /**
   * Sum of the offer that this one counters, in the currency's units; absent if that was nothing, or it counters
   * none.
   */
  readonly countered?: number
  /** The last day to pay its fee, as `YYYY-MM-DD`, where it is accepted and its fee unpaid. */
  readonly feeDueOn?: string
  /** Whether it is the reader's own affair: it is not where another defendant made it or accepted it. */
  readonly isReaders: boolean
}

/** A sum of an agreement in force, as it stands at the notification; days as `YYYY-MM-DD`. */
export interface NotifiedSum {
  /** Position among the sums of the agreement, from 1, and their number. */
  readonly number: number
  readonly count: number
  readonly dueOn: string
  readonly state: SumState
  /** Whether its day is over; it counts as overdue only where an account has stood for a week. */
  readonly isLate?: true
  /** How the agreement ended; absent while a sum is open. */
  readonly ended?: 'kept' | 'not contradicted'
  /** Day of the payment, if stated. */
  readonly paidOn?: string
  /** Until when the plaintiff is asked to confirm the payment, as an ISO 8601 time. */
  readonly answerUntil?: string
  /** Until when the plaintiff can contradict the payment, as an ISO 8601 time; absent once they have answered. */
  readonly contradictableUntil?: string
  /** Whether the plaintiff has stated where it is paid. */
  readonly isAccountStated: boolean
}

/** A change of where the plaintiff is paid, by the last four characters of each account; '' where it has no IBAN. */
interface NotifiedAccount {
  /** `null`: there was none before, or there is none any more. */
  readonly from: string | null
  readonly to: string | null
  /** The day of the change, as `YYYY-MM-DD`. */
  readonly on: string
}

/** A restriction of the public record: of the claim, of a text beside it, or of passages of that text. */
interface NotifiedModeration {
  readonly ground: ReportReason
  readonly isOfWords: boolean
  /** Passages that were redacted; absent if the whole text was taken off. */
  readonly takenOut?: readonly TakenOut[]
  /** Reason in the operator's words. */
  readonly reason: string
}

/** State of the sealed bids at the notification, never the bids. */
export interface NotifiedBidding {
  /** The round that is on, or was the last. */
  readonly round: number
  readonly costOwner: Party
  /** Deadline of the bid or answer that is asked for, as an ISO 8601 time; absent once they are over. */
  readonly until?: string
  /** Ending of the bids; absent until then. */
  readonly ending?: BiddingEnding
  /** Whether another defendant than the reader bids. */
  readonly isAnothers: boolean
}

/** Numbers of messages and documents since the reader last looked, and their writers, each once. */
export interface GatheredWords {
  readonly messages: number
  readonly documents: number
  readonly writers: readonly string[]
}

/** Facts of an event at its time, without language: notification and mail are rendered from them. */
export interface NotificationFacts {
  readonly topic: NotificationTopic
  readonly claimType: ClaimType | null
  readonly plaintiff: string
  /** The companies and persons that the claim is against. */
  readonly defendants: readonly string[]
  /** The amount that it is about, in the currency's units. */
  readonly value: number
  readonly currency: Currency
  /** The fee that is still to be paid, in the currency's units; absent where it is about none. */
  readonly fee?: number
  /** Reason of the dispute; absent for other topics. */
  readonly disputeReason?: DisputeReason
  /** Last moment to answer the claim before it is public, as an ISO 8601 time; absent once it is past. */
  readonly answerBy?: string
  /** The claim is over: nobody can answer it. */
  readonly isOver?: true
  /** The operator keeps it off the public record. */
  readonly isRestricted?: true
  /** Whether the plaintiff can correct the address of the defendant whom it is about. */
  readonly isCorrectable?: true
  /** The offer that it is about, whose value it then is; `null` where it is about the claim itself. */
  readonly offer: NotifiedOffer | null
  /** The party who acted; `null` for a payment or the clock. */
  readonly by: { readonly party: Party; readonly name: string; readonly isReader?: true } | null
  /** Counts and writers of new messages and documents; absent for other topics. */
  readonly words?: GatheredWords
  /** Payment that a defendant says was made, `on` as `YYYY-MM-DD`; absent for other topics. */
  readonly payment?: { readonly value: number; readonly on: string }
  /** The sum of an agreement that it is about, whose value it then is; absent where it is about none. */
  readonly sum?: NotifiedSum
  /** The change of where the plaintiff is paid; absent where it is about none. */
  readonly account?: NotifiedAccount
  /** The operator's decision about the public record; absent for other topics. */
  readonly moderation?: NotifiedModeration
  /** The sealed bids that it is about; absent where it is about none. */
  readonly bidding?: NotifiedBidding
}

/** Merges the facts of an event with those of earlier, unread ones of the same kind. */
export function gatherFacts(unread: NotificationFacts | AccountNotice, facts: NotificationFacts): NotificationFacts {
  if (!('words' in unread) || !unread.words || !facts.words) return facts
  return {
    ...facts,
    words: {
      messages: unread.words.messages + facts.words.messages,
      documents: unread.words.documents + facts.words.documents,
      writers: [...new Set([...unread.words.writers, ...facts.words.writers])],
    },
  }
}

const agreementTopics: readonly NotificationTopic[] = ['RESOLUTION_ACCEPTED', 'BIDS_MET']

/** Whether the mail of a topic brings the agreement along, as a document. */
export const bringsAgreement = (topic: string): boolean => agreementTopics.some(each => each === topic)
