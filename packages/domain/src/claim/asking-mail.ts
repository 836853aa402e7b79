import type { NotificationFacts, NotificationTopic } from './notifications.ts'

/** Facts of a claim when mail is sent, beside those that the mail tells. */
interface Standing {
  /** Ending of the account that the claim names; `null` if it names none. */
  readonly account: string | null
  /** Names of the accounts that agree to show the settled claim; none once it is shown. */
  readonly agreeToShow: readonly string[]
}

type IsStillSo = (now: NotificationFacts, standing: Standing) => boolean

const isOfferOpen: IsStillSo = ({ offer }) => offer?.stage === 'open'
const isFeeUnpaid: IsStillSo = ({ offer }) => offer?.feeDueOn !== undefined
const isActUnpaid: IsStillSo = ({ fee }) => fee !== undefined
const isAccountNamed: IsStillSo = ({ account }, standing) => account?.to === standing.account
const isShowingAgreed: IsStillSo = ({ by }, { agreeToShow }) => by !== null && agreeToShow.includes(by.name)
const isSumUnpaid: IsStillSo = ({ sum }) =>
  sum?.state === 'not yet due' || sum?.state === 'due' || sum?.state === 'overdue'
const isSumUnanswered: IsStillSo = ({ sum }) => sum?.state === 'said to be paid'

/**
 * Topics whose mail asks for an act, or names where to pay, each with the condition under which it is still so. They
 * are worded from the claim when the mail is sent. The others report what has happened, which stays true.
 */
const askingTopics: Partial<Record<NotificationTopic, IsStillSo>> = {
  DISPUTE_UNPAID: isActUnpaid,
  CONCESSION_UNPAID: isActUnpaid,
  CLAIM_AMENDED: ({ isOver }) => isOver !== true,
  RESOLUTION_PROPOSED: isOfferOpen,
  RESOLUTION_COUNTERED: isOfferOpen,
  BIDS_ASKED: ({ bidding }) => bidding?.until !== undefined,
  FEE_DUE: isFeeUnpaid,
  FEE_OVERDUE: isFeeUnpaid,
  PAYMENT_DETAILS_STATED: isAccountNamed,
  PAYMENT_DETAILS_TAKEN_BACK: isAccountNamed,
  ACCOUNT_AWAITED: (now, standing) => isSumUnpaid(now, standing) && standing.account === null,
  SHOWING_AGREED: isShowingAgreed,
  SUM_DUE: isSumUnpaid,
  SUM_OVERDUE: isSumUnpaid,
  SUM_SAID_PAID: isSumUnanswered,
  SUM_UNANSWERED: isSumUnanswered,
}

export const asksForAct = (topic: NotificationTopic): boolean => topic in askingTopics

/** Whether the mail of a topic is still true of the claim as it is now. */
export const isStillSo: IsStillSo = (now, standing) => askingTopics[now.topic]?.(now, standing) ?? true
