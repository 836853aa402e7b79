import type { BiddingEnding } from '@redress/domain/claim/bidding.ts'
import type { GatheredWords, NotificationFacts, NotificationTopic } from '@redress/domain/claim/notifications.ts'
import type { Party } from '@redress/domain/people/parties.ts'

/** The facts of a notification, each formatted for readers of one language. */
export interface FormattedFacts {
  readonly claimType: string
  readonly plaintiff: string
  readonly defendants: string
  /** Amount with its currency. */
  readonly amount: string
  /** The fee that is still to be paid, with its currency; empty where it is about none. */
  readonly fee: string
  /** The last day to pay the fee of the offer; empty where that is not agreed to. */
  readonly feeDueOn: string
  /** Amount that the offer moves, with its currency; empty if that is nothing, or there is no offer. */
  readonly moved: string
  /** The platform fee of the offer, with its currency; empty where it is about none. */
  readonly platformFee: string
  /** The side that bears that fee, as its reader sees it. */
  readonly debtor: 'reader' | 'other side' | 'another defendant'
  /** Last moment to answer the offer; empty unless it is open. */
  readonly offerExpiresAt: string
  /** Amount of the offer that this one counters; empty if that was nothing, or it counters none. */
  readonly countered: string
  /** Reason of the dispute; empty for other topics. */
  readonly disputeReason: string
  /** Last day to answer before the claim is public; empty once it is over. */
  readonly answerBy: string
  /** Whether the claim is over, so that nobody can answer it. */
  readonly isOver: boolean
  /** Whether the operator keeps the claim off the public record. */
  readonly isRestricted: boolean
  /** Whether the plaintiff can correct the address of the defendant whom it is about. */
  readonly isCorrectable: boolean
  /** Sentences about what the offer does to its reader; empty if there is no offer. */
  readonly offer: string
  /** The party who acted; `null` for a payment or a deadline. */
  readonly by: NotificationFacts['by']
  /** Counts and writers of new messages and documents; zero and empty for other topics. */
  readonly words: GatheredWords
  /** Payment that a defendant says was made; empty for other topics. */
  readonly payment: { readonly amount: string; readonly on: string }
  /** The sum of an agreement that it is about, whose amount it then is; empty where it is about none. */
  readonly sum: {
    readonly number: number
    readonly count: number
    readonly dueOn: string
    readonly isOverdue: boolean
    /** Whether its day is over, whether or not it counts as overdue. */
    readonly isLate: boolean
    /** How the agreement ended; `null` while a sum is open. */
    readonly ended: 'kept' | 'not contradicted' | null
    readonly isDebtor: boolean
    readonly paidOn: string
    /** Until when the plaintiff is asked to confirm, and can contradict; empty if they are not, or cannot. */
    readonly answerUntil: string
    readonly contradictableUntil: string
    /** The account that it is paid to; empty where none is stated, or it is not for the reader. */
    readonly account: string
    readonly isAccountStated: boolean
    /** Names of the defendants who owe the sum. */
    readonly debtors: string
  }
  /** A change of where the plaintiff is paid: the last four characters of each account, '' of one without an IBAN, `null` of none. */
  readonly account: {
    readonly from: string | null
    readonly to: string | null
    readonly on: string
    /** Salt with which the debtor can prove later which account was named. */
    readonly salt: string
  }
  /** The operator's decision about the public record; empty for other topics. */
  readonly moderation: {
    readonly ground: string
    readonly isOfWords: boolean
    /** Kinds of the redacted passages; empty if the whole text was taken off. */
    readonly takenOut: string
    readonly reason: string
  }
  /** The sealed bids that it is about; empty where it is about none. */
  readonly bidding: {
    readonly round: number
    readonly costOwner: Party
    readonly until: string
    readonly ending: BiddingEnding | null
    readonly isAnothers: boolean
  }
}

/** Subject and content. A blank line ends a paragraph: first what happened, then what the reader may do. */
interface Text {
  /** Subject line: the party and the amount, as far as every reader may know them. */
  readonly subject: (facts: FormattedFacts) => string
  readonly content: (facts: FormattedFacts) => string
}

/** Notifications in one language, by topic and reader; a party that no rule notifies has none. */
export type NotificationTexts = Readonly<Record<NotificationTopic, Readonly<Partial<Record<Party, Text>>>>>
