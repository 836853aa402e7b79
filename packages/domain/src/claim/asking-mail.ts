import type { NotificationFacts, NotificationTopic } from './notifications.ts'

/** `stands` is the ending of the account that the claim names now; `null` if it names none. */
type IsStillSo = (now: NotificationFacts, stands: string | null) => boolean

const isOfferOpen: IsStillSo = ({ offer }) => offer?.stage === 'open'
const isFeeUnpaid: IsStillSo = ({ offer }) => offer?.feeDueOn !== undefined
const isAccountNamed: IsStillSo = ({ account }, stands) => account?.to === stands
const isSumUnpaid: IsStillSo = ({ sum }) =>
  sum?.state === 'not yet due' || sum?.state === 'due' || sum?.state === 'overdue'
const isSumUnanswered: IsStillSo = ({ sum }) => sum?.state === 'said to be paid'

/**
 * Topics whose mail asks for an act, or names where to pay, each with the condition under which it is still so. They
 * are worded from the claim when the mail is sent. The others report what has happened, which stays true.
 */
const askingTopics: Partial<Record<NotificationTopic, IsStillSo>> = {
  CLAIM_AMENDED: ({ isOver }) => isOver !== true,
  RESOLUTION_PROPOSED: isOfferOpen,
  RESOLUTION_COUNTERED: isOfferOpen,
  BIDS_ASKED: ({ bidding }) => bidding?.until !== undefined,
  FEE_DUE: isFeeUnpaid,
  FEE_OVERDUE: isFeeUnpaid,
  PAYMENT_DETAILS_STATED: isAccountNamed,
  PAYMENT_DETAILS_TAKEN_BACK: isAccountNamed,
  ACCOUNT_AWAITED: (now, stands) => isSumUnpaid(now, stands) && stands === null,
  SUM_DUE: isSumUnpaid,
  SUM_OVERDUE: isSumUnpaid,
  SUM_SAID_PAID: isSumUnanswered,
  SUM_UNANSWERED: isSumUnanswered,
}

export const asksForAct = (topic: NotificationTopic): boolean => topic in askingTopics

/** Whether the mail of a topic is still true of the claim as it is now. */
export const isStillSo: IsStillSo = (now, stands) => askingTopics[now.topic]?.(now, stands) ?? true
