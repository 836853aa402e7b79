import type { PaymentPurpose } from '@redress/domain/money/payments.ts'

/** What a fee is called in the texts that wallets show. */
export const feeNames = {
  submission: 'submission fee',
  dispute: 'dispute fee',
  concession: 'concession fee',
  'platform fee': 'platform fee',
} as const satisfies Record<PaymentPurpose, string>
