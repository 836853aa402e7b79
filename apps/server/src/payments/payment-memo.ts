import type { PaymentPurpose } from '@redress/domain/money/payments.ts'
import { feeNames } from './payment-presenter.ts'

/** The memo of a payment, which everybody reads on the chain: it names no claim, and is unique by the payment's id. */
export const paymentMemo = (purpose: PaymentPurpose, paymentId: string): string =>
  `Redress ${feeNames[purpose]}, payment ${paymentId}`

const paymentId = /, payment ([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})/

/** The id that a text names as the memo of a payment does, whether or not there is such a payment. */
export const paymentIdIn = (text: string | null): string | undefined => paymentId.exec(text ?? '')?.[1]
