import type { ActPurpose } from '../money/payments.ts'
import type { LifecycleEvent } from './lifecycle.ts'
import type { Channel, NotificationRule, Reader } from './notifications.ts'

/** Types of the rows of the action history. */
export const historyTypes = [
  'CLAIM_CREATED',
  'CLAIM_SUBMITTED',
  'SUBMISSION_TAKEN_BACK',
  'CLAIM_PAID',
  'CLAIM_AMENDED',
  'NOTICE_PERIOD_EXTENDED',
  'CLAIM_PUBLISHED',
  'LETTER_OPENED',
  'CLAIM_TAKEN',
  'TAKEOVER_CONTESTED',
  'TAKEOVER_CONFIRMED',
  'TAKEOVER_ENDED',
  'DOCUMENT_ADDED',
  'DOCUMENT_REMOVED',
  'PAYMENT_CLAIMED',
  'ADDRESS_DISOWNED',
  'ADDRESS_CORRECTED',
  'DISPUTE_OPENED',
  'CLAIM_DISPUTED',
  'RESOLUTION_PROPOSED',
  'RESOLUTION_ACCEPTED',
  'RESOLUTION_REJECTED',
  'RESOLUTION_COUNTERED',
  'RESOLUTION_WITHDRAWN',
  'RESOLUTION_EXPIRED',
  'BIDS_ASKED',
  'BIDS_AGREED',
  'BID_GIVEN',
  'BIDS_APART',
  'BIDS_CLOSE',
  'BIDDING_ENDED',
  'BIDS_MET',
  'RESOLUTION_LAPSED',
  'RESOLUTION_PAYMENT_OPENED',
  'RESOLUTION_FEE_OVERDUE',
  'AGREEMENT_ENDED',
  'CLAIM_RESOLVED',
  'CLAIM_SETTLED_ELSEWHERE',
  'CLAIM_WITHDRAWN',
  'PAYMENT_DETAILS_STATED',
  'PAYMENT_DETAILS_TAKEN_BACK',
  'SUM_SAID_PAID',
  'SUM_RECEIVED',
  'SUM_NOT_RECEIVED',
  'SUM_NOT_CONTRADICTED',
  'SUM_OVERDUE',
  'REPLY_PUBLISHED',
  'REPLY_CHANGED',
  'REPLY_ANSWERED',
  'SHOWING_AGREED',
  'SHOWING_TAKEN_BACK',
  'SETTLEMENT_SHOWN',
  'RECORD_RESTRICTED',
  'TEXT_REDACTED',
  'RECORD_RESTORED',
  'RESTRICTION_OBJECTED',
  'RESTRICTION_KEPT',
] as const
export type HistoryType = (typeof historyTypes)[number]

/** Whether a row of the history names a fee that is then to be paid, rather than one that was paid. */
export const opensFee = (type: HistoryType): boolean =>
  type === 'CLAIM_SUBMITTED' || type === 'DISPUTE_OPENED' || type === 'RESOLUTION_PAYMENT_OPENED'

/** The parties whose open pages reload the claim at once. */
type LivePages = 'all parties' | 'plaintiff' | 'none'

export interface EventRow {
  /** `null`: no row in the history. Rows for every edit of a draft would bury the rest. */
  readonly history: HistoryType | null
  /** `null`: nobody is notified. */
  readonly notify: NotificationRule | null
  readonly live: LivePages
}

const nobody = {
  'acting plaintiff': 'none',
  plaintiff: 'none',
  'acting defendant': 'none',
  'other defendants': 'none',
  'named defendants': 'none',
  'accounts of named addresses': 'none',
  payer: 'none',
  'actor without a fee': 'none',
} as const satisfies Record<Reader, Channel>

/** News of an act for all parties but the one who acted. */
const othersOfBothParties = { ...nobody, plaintiff: 'app and mail', 'other defendants': 'app and mail' } as const

/** News of a payment: its payer is notified as well, as it confirms an earlier act. Their mail is the receipt. */
const bothParties = {
  ...othersOfBothParties,
  'acting defendant': 'app',
  payer: 'mail',
  // The last letter to defendants without an account: reminders end, or nothing is left to answer.
  'named defendants': 'mail',
} as const

/** News for the other defendants alone. */
const defendantsAlone = { ...nobody, 'other defendants': 'app and mail' } as const

/** Defendants without an account get a last letter, as nothing is left to answer. */
const endedByPlaintiff = { ...defendantsAlone, 'named defendants': 'mail' } as const

const plaintiffAlone = { ...nobody, plaintiff: 'app and mail' } as const

/** The party that owes the fee, on either side. */
const debtorAlone = { ...nobody, 'acting plaintiff': 'app and mail', 'acting defendant': 'app and mail' } as const

const actingDefendantAlone = { ...nobody, 'acting defendant': 'app and mail' } as const

/**
 * Consequences of every event, one row each: its history row, its notifications, and whose pages reload. The acting
 * defendant of an act that lapsed is its author; of a takeover that is contested or ends, the account that took
 * over.
 */
export const claimEvents = {
  create: { history: 'CLAIM_CREATED', live: 'none', notify: null },
  edit: { history: null, live: 'all parties', notify: null },
  delete: { history: null, live: 'all parties', notify: null },
  submit: { history: 'CLAIM_SUBMITTED', live: 'all parties', notify: null },
  'take back': { history: 'SUBMISSION_TAKEN_BACK', live: 'all parties', notify: null },
  'submission paid': {
    history: 'CLAIM_PAID',
    live: 'all parties',
    notify: {
      topic: 'CLAIM_CREATED',
      channels: {
        ...nobody,
        'named defendants': 'mail',
        'accounts of named addresses': 'app',
        payer: 'mail',
        'actor without a fee': 'app and mail',
      },
    },
  },
  amend: {
    history: 'CLAIM_AMENDED',
    live: 'all parties',
    notify: { topic: 'CLAIM_AMENDED', channels: defendantsAlone },
  },
  extend: {
    history: 'NOTICE_PERIOD_EXTENDED',
    live: 'all parties',
    notify: {
      topic: 'NOTICE_PERIOD_EXTENDED',
      channels: { ...othersOfBothParties, 'acting defendant': 'app and mail', 'named defendants': 'mail' },
    },
  },
  'notice period over': {
    history: 'CLAIM_PUBLISHED',
    live: 'all parties',
    notify: {
      topic: 'CLAIM_PUBLISHED',
      isSaidByLetterBefore: true,
      channels: { ...othersOfBothParties, 'named defendants': 'mail', 'accounts of named addresses': 'app' },
    },
  },
  'letter accepted': { history: null, live: 'plaintiff', notify: null },
  'letter withheld': { history: null, live: 'plaintiff', notify: null },
  'letter deferred': { history: null, live: 'plaintiff', notify: null },
  'letter refused': { history: null, live: 'plaintiff', notify: { topic: 'LETTER_REFUSED', channels: plaintiffAlone } },
  'letter refused again': { history: null, live: 'plaintiff', notify: null },
  'letter opened': { history: 'LETTER_OPENED', live: 'all parties', notify: null },
  'letter sent again': { history: null, live: 'all parties', notify: null },
  'address disowned': {
    history: 'ADDRESS_DISOWNED',
    live: 'all parties',
    notify: { topic: 'ADDRESS_DISOWNED', channels: plaintiffAlone },
  },
  'address corrected': {
    history: 'ADDRESS_CORRECTED',
    live: 'all parties',
    notify: {
      topic: 'CLAIM_CREATED',
      channels: { ...nobody, 'named defendants': 'mail', 'accounts of named addresses': 'app' },
    },
  },
  'take over': {
    history: 'CLAIM_TAKEN',
    live: 'all parties',
    notify: { topic: 'CLAIM_TAKEN', channels: plaintiffAlone },
  },
  'contest by plaintiff': {
    history: 'TAKEOVER_CONTESTED',
    live: 'all parties',
    notify: { topic: 'TAKEOVER_CONTESTED', channels: actingDefendantAlone },
  },
  'contest by named address': {
    history: 'TAKEOVER_CONTESTED',
    live: 'all parties',
    notify: {
      topic: 'TAKEOVER_CONTESTED',
      channels: { ...nobody, plaintiff: 'app and mail', 'acting defendant': 'app and mail' },
    },
  },
  'confirm contested takeover': {
    history: 'TAKEOVER_CONFIRMED',
    live: 'all parties',
    notify: { topic: 'TAKEOVER_CONFIRMED', channels: plaintiffAlone },
  },
  'replace taker': {
    history: 'CLAIM_TAKEN',
    live: 'all parties',
    notify: { topic: 'TAKEOVER_REPLACED', channels: plaintiffAlone },
  },
  'takeover ended': {
    history: 'TAKEOVER_ENDED',
    live: 'none',
    notify: {
      topic: 'TAKEOVER_ENDED',
      isForOutsiders: true,
      channels: actingDefendantAlone,
    },
  },
  'party left': { history: null, live: 'all parties', notify: { topic: 'PARTY_LEFT', channels: othersOfBothParties } },
  'party left a resolved claim': { history: null, live: 'all parties', notify: null },
  'defendant left': { history: 'TAKEOVER_ENDED', live: 'all parties', notify: null },
  'message written': {
    history: null,
    live: 'all parties',
    notify: { topic: 'CORRESPONDENCE', channels: othersOfBothParties },
  },
  'payment claimed': {
    history: 'PAYMENT_CLAIMED',
    live: 'all parties',
    notify: { topic: 'PAYMENT_CLAIMED', channels: othersOfBothParties },
  },
  'document added': {
    history: 'DOCUMENT_ADDED',
    live: 'all parties',
    notify: { topic: 'CORRESPONDENCE', channels: othersOfBothParties },
  },
  'document removed': { history: 'DOCUMENT_REMOVED', live: 'all parties', notify: null },
  'payment changed': { history: null, live: 'all parties', notify: null },
  'unpaid act withdrawn': { history: null, live: 'all parties', notify: null },
  dispute: { history: 'DISPUTE_OPENED', live: 'all parties', notify: null },
  'dispute unpaid': {
    history: null,
    live: 'none',
    notify: { topic: 'DISPUTE_UNPAID', channels: actingDefendantAlone },
  },
  'concession unpaid': {
    history: null,
    live: 'none',
    notify: { topic: 'CONCESSION_UNPAID', channels: actingDefendantAlone },
  },
  'dispute lapsed': {
    history: null,
    live: 'none',
    notify: { topic: 'DISPUTE_LAPSED', channels: actingDefendantAlone },
  },
  'concession lapsed': {
    history: null,
    live: 'none',
    notify: { topic: 'CONCESSION_LAPSED', channels: actingDefendantAlone },
  },
  'concede beside a dispute': {
    history: null,
    live: 'none',
    notify: { topic: 'CONCESSION_OPENED', channels: defendantsAlone },
  },
  'dispute paid': {
    history: 'CLAIM_DISPUTED',
    live: 'all parties',
    notify: { topic: 'CLAIM_DISPUTED', channels: { ...bothParties, 'actor without a fee': 'app and mail' } },
  },
  propose: {
    history: 'RESOLUTION_PROPOSED',
    live: 'all parties',
    notify: { topic: 'RESOLUTION_PROPOSED', channels: othersOfBothParties },
  },
  accept: {
    history: 'RESOLUTION_ACCEPTED',
    live: 'all parties',
    // The party that accepts is mailed the agreement as well.
    notify: {
      topic: 'RESOLUTION_ACCEPTED',
      channels: { ...othersOfBothParties, 'acting plaintiff': 'app and mail', 'acting defendant': 'app and mail' },
    },
  },
  reject: {
    history: 'RESOLUTION_REJECTED',
    live: 'all parties',
    notify: { topic: 'RESOLUTION_REJECTED', channels: othersOfBothParties },
  },
  counter: {
    history: 'RESOLUTION_COUNTERED',
    live: 'all parties',
    notify: { topic: 'RESOLUTION_COUNTERED', channels: othersOfBothParties },
  },
  'withdraw offer': {
    history: 'RESOLUTION_WITHDRAWN',
    live: 'all parties',
    notify: { topic: 'RESOLUTION_WITHDRAWN', channels: othersOfBothParties },
  },
  'offer expired': {
    history: 'RESOLUTION_EXPIRED',
    live: 'all parties',
    notify: { topic: 'RESOLUTION_EXPIRED', channels: othersOfBothParties },
  },
  'ask for bids': {
    history: 'BIDS_ASKED',
    live: 'all parties',
    notify: { topic: 'BIDS_ASKED', channels: othersOfBothParties },
  },
  'agree to bids': {
    history: 'BIDS_AGREED',
    live: 'all parties',
    notify: { topic: 'BIDS_AGREED', channels: othersOfBothParties },
  },
  bid: {
    history: 'BID_GIVEN',
    live: 'all parties',
    notify: { topic: 'BID_GIVEN', channels: othersOfBothParties },
  },
  // The outcome of a round is nobody's act, so that both sides are notified alike.
  'bids apart': {
    history: 'BIDS_APART',
    live: 'all parties',
    notify: { topic: 'BIDS_APART', channels: othersOfBothParties },
  },
  'bids close': {
    history: 'BIDS_CLOSE',
    live: 'all parties',
    notify: { topic: 'BIDS_CLOSE', channels: othersOfBothParties },
  },
  'bidding ended': {
    history: 'BIDDING_ENDED',
    live: 'all parties',
    notify: { topic: 'BIDDING_ENDED', channels: othersOfBothParties },
  },
  'settle by bids': {
    history: 'BIDS_MET',
    live: 'all parties',
    notify: { topic: 'BIDS_MET', channels: othersOfBothParties },
  },
  'defendant replaced': {
    history: 'RESOLUTION_LAPSED',
    live: 'all parties',
    notify: { topic: 'RESOLUTION_LAPSED', channels: othersOfBothParties },
  },
  'account closed': {
    history: 'RESOLUTION_LAPSED',
    live: 'all parties',
    notify: { topic: 'OFFERER_LEFT', channels: othersOfBothParties },
  },
  resolve: { history: 'RESOLUTION_PAYMENT_OPENED', live: 'all parties', notify: null },
  'platform fee due': { history: null, live: 'none', notify: { topic: 'FEE_DUE', channels: debtorAlone } },
  'platform fee overdue': {
    history: 'RESOLUTION_FEE_OVERDUE',
    live: 'all parties',
    notify: { topic: 'FEE_OVERDUE', channels: othersOfBothParties },
  },
  'end agreement': {
    history: 'AGREEMENT_ENDED',
    live: 'all parties',
    notify: { topic: 'AGREEMENT_ENDED', channels: othersOfBothParties },
  },
  'concession paid': {
    history: 'CLAIM_RESOLVED',
    live: 'all parties',
    notify: { topic: 'CLAIM_PAID', channels: bothParties },
  },
  'platform fee paid': {
    history: 'CLAIM_RESOLVED',
    live: 'all parties',
    notify: { topic: 'CLAIM_PAID', channels: { ...bothParties, 'acting plaintiff': 'app' } },
  },
  'settle elsewhere': {
    history: 'CLAIM_SETTLED_ELSEWHERE',
    live: 'all parties',
    notify: { topic: 'SETTLED_ELSEWHERE', channels: endedByPlaintiff },
  },
  withdraw: {
    history: 'CLAIM_WITHDRAWN',
    live: 'all parties',
    notify: { topic: 'CLAIM_WITHDRAWN', channels: endedByPlaintiff },
  },
  'payment details stated': {
    history: 'PAYMENT_DETAILS_STATED',
    live: 'all parties',
    notify: { topic: 'PAYMENT_DETAILS_STATED', channels: actingDefendantAlone },
  },
  'payment details taken back': {
    history: 'PAYMENT_DETAILS_TAKEN_BACK',
    live: 'all parties',
    notify: { topic: 'PAYMENT_DETAILS_TAKEN_BACK', channels: actingDefendantAlone },
  },
  'account awaited': { history: null, live: 'none', notify: { topic: 'ACCOUNT_AWAITED', channels: plaintiffAlone } },
  'answer awaited': { history: null, live: 'none', notify: { topic: 'SUM_UNANSWERED', channels: plaintiffAlone } },
  'sum due': { history: null, live: 'none', notify: { topic: 'SUM_DUE', channels: actingDefendantAlone } },
  'sum overdue': {
    history: 'SUM_OVERDUE',
    live: 'all parties',
    notify: { topic: 'SUM_OVERDUE', channels: othersOfBothParties },
  },
  'sum said paid': {
    history: 'SUM_SAID_PAID',
    live: 'all parties',
    notify: { topic: 'SUM_SAID_PAID', channels: plaintiffAlone },
  },
  'sum received': {
    history: 'SUM_RECEIVED',
    live: 'all parties',
    notify: { topic: 'SUM_RECEIVED', channels: defendantsAlone },
  },
  'sum not received': {
    history: 'SUM_NOT_RECEIVED',
    live: 'all parties',
    notify: { topic: 'SUM_NOT_RECEIVED', channels: defendantsAlone },
  },
  'sum not contradicted': {
    history: 'SUM_NOT_CONTRADICTED',
    live: 'all parties',
    notify: { topic: 'SUM_NOT_CONTRADICTED', channels: othersOfBothParties },
  },
  'publish reply': {
    history: 'REPLY_PUBLISHED',
    live: 'all parties',
    notify: { topic: 'REPLY_PUBLISHED', channels: othersOfBothParties },
  },
  'change reply': {
    history: 'REPLY_CHANGED',
    live: 'all parties',
    notify: { topic: 'REPLY_CHANGED', channels: { ...nobody, plaintiff: 'app', 'other defendants': 'app' } },
  },
  'answer reply': {
    history: 'REPLY_ANSWERED',
    live: 'all parties',
    notify: { topic: 'REPLY_ANSWERED', channels: defendantsAlone },
  },
  'agree to show': {
    history: 'SHOWING_AGREED',
    live: 'all parties',
    notify: { topic: 'SHOWING_AGREED', channels: othersOfBothParties },
  },
  'last agrees to show': { history: 'SHOWING_AGREED', live: 'none', notify: null },
  'no longer agrees to show': { history: 'SHOWING_TAKEN_BACK', live: 'all parties', notify: null },
  'settlement shown': {
    history: 'SETTLEMENT_SHOWN',
    live: 'all parties',
    notify: { topic: 'SETTLEMENT_SHOWN', channels: othersOfBothParties },
  },
  'record restricted': {
    history: 'RECORD_RESTRICTED',
    live: 'all parties',
    notify: { topic: 'RECORD_RESTRICTED', channels: othersOfBothParties },
  },
  'text redacted': {
    history: 'TEXT_REDACTED',
    live: 'all parties',
    notify: { topic: 'TEXT_REDACTED', channels: othersOfBothParties },
  },
  'record restored': {
    history: 'RECORD_RESTORED',
    live: 'all parties',
    notify: { topic: 'RECORD_RESTORED', channels: othersOfBothParties },
  },
  'restriction objected': { history: 'RESTRICTION_OBJECTED', live: 'all parties', notify: null },
  'restriction kept': {
    history: 'RESTRICTION_KEPT',
    live: 'all parties',
    notify: { topic: 'RESTRICTION_KEPT', channels: othersOfBothParties },
  },
} as const satisfies Record<LifecycleEvent, EventRow> & Record<string, EventRow>

export type ClaimEvent = keyof typeof claimEvents

/** The event that an unpaid act of a purpose lapses. */
export const lapsedEvent = {
  dispute: 'dispute lapsed',
  concession: 'concession lapsed',
} as const satisfies Record<ActPurpose, ClaimEvent>

/** The reminder that an act of a purpose is not paid yet. */
export const unpaidEvent = {
  dispute: 'dispute unpaid',
  concession: 'concession unpaid',
} as const satisfies Record<ActPurpose, ClaimEvent>

/** Whether the payer of an event is mailed a receipt. */
export const isReceipted = (event: ClaimEvent): boolean => {
  const { notify }: EventRow = claimEvents[event]
  return notify?.channels.payer === 'mail'
}
