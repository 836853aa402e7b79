/** What a fee is paid for. */
export const paymentPurposes = ['submission', 'dispute', 'concession', 'platform fee'] as const
export type PaymentPurpose = (typeof paymentPurposes)[number]

/** `open` waits for money; `paid` moved its claim; `superseded` was overtaken by a later step and is owed nothing. */
export const paymentStatuses = ['open', 'paid', 'superseded'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** Why money that reached the recipient moved no claim. `NOT_A_TRANSFER`: a closed account's rest, for one. */
const unappliedReasons = [
  'UNKNOWN_REFERENCE',
  'NOT_A_TRANSFER',
  'WRONG_MEMO',
  'ALREADY_PAID',
  'MORE_THAN_ASKED',
  'CLAIM_MOVED_ON',
] as const
export type UnappliedReason = (typeof unappliedReasons)[number]

/** Whether money is still waited for. */
export const isOpenPayment = (status: PaymentStatus): boolean => status === 'open'
export const isPaidPayment = (status: PaymentStatus): boolean => status === 'paid'
