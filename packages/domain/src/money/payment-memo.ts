import { type PaymentPurpose, paymentPurposes } from './payments.ts'

/** Names of the fees in memos and in texts that wallets show. */
export const feeNames = {
  submission: 'submission fee',
  dispute: 'dispute fee',
  concession: 'concession fee',
  'platform fee': 'platform fee',
} as const satisfies Record<PaymentPurpose, string>

/** The memo of a payment, which everybody reads on the chain: it names no claim, and is unique by the payment's id. */
export const paymentMemo = (purpose: PaymentPurpose, paymentId: string): string =>
  `Redress ${feeNames[purpose]}, payment ${paymentId}`

/** The purpose that a memo names; `undefined` where it is no payment's. */
export const purposeIn = (memo: string): PaymentPurpose | undefined =>
  paymentPurposes.find(purpose => memo.startsWith(paymentMemo(purpose, '')))

const paymentId = /, payment ([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})/

/** The id that a text names as the memo of a payment does, whether or not there is such a payment. */
export const paymentIdIn = (text: string | null): string | undefined => paymentId.exec(text ?? '')?.[1]
