import { paymentPurposes, paymentStatuses } from '@redress/domain/money/payments.ts'
import { waysToPay } from '@redress/domain/money/ways-to-pay.ts'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { feeCodeUse } from './fee-code-forms.ts'
import { amount, choice, currency, dateTime, id } from './fields.ts'
import { view } from './named-schemas.ts'

/** Lamports as a decimal string, because they may exceed what a JSON number holds exactly. */
const lamports = z.string().regex(/^\d+$/)

export const paymentPurpose = choice(paymentPurposes).meta({ id: 'PaymentPurpose' })

const wayToPay = choice(waysToPay).meta({ id: 'WayToPay' })

const bankTransfer = view('BankTransfer', {
  holder: z.string(),
  iban: z.string(),
  /** Reference of ISO 11649 that the transfer has to carry. */
  reference: z.string(),
  /** Sum that is missing, in the fee's currency. */
  missing: amount,
})

/** Data to pay a fee, whoever pays it. `link` is the Solana Pay URL; `sol` the exact decimal amount. */
const payable = {
  /** Public id, for a payer who may know no more of the claim. */
  publicId: id,
  purpose: paymentPurpose,
  status: choice(paymentStatuses).meta({ id: 'PaymentStatus' }),
  /** The sum that is asked, without the part that a code has taken over. */
  fee: amount,
  /** The part of the fee that a code has taken over. */
  relief: amount,
  currency,
  /** Ways in which this installation takes the fee, the first one first. */
  ways: z.array(wayToPay),
  /** Ways on which the fee was paid; for a paid one also where the bank has reversed the transfer. */
  paidBy: z.array(wayToPay),
  /** Data of a bank transfer; `null` where that is no way to pay the fee. */
  bank: bankTransfer.nullable(),
  lamports,
  sol: z.string(),
  recipient: z.string(),
  reference: z.string(),
  memo: z.string(),
  link: z.string(),
  /** Lamports credited so far. */
  received: lamports,
  missing: lamports,
  /** The same as `missing`, as an exact decimal number of SOL. */
  missingSol: z.string(),
  signatures: z.array(z.string()),
  /** The wallets that it was paid from. */
  wallets: z.array(z.string()),
  paidAt: dateTime.nullable(),
} as const

/** A fee that is owed or was paid. */
export const payment = view('Payment', {
  id,
  ...payable,
  openedAt: dateTime,
  /** Surplus lamports that have arrived and that the operator has to return. */
  toReturn: lamports,
  /** Surplus lamports that were returned. */
  returned: lamports,
  /** The same of bank transfers, in the fee's currency. */
  moneyToReturn: amount,
  moneyReturned: amount,
})
export type Payment = z.output<typeof payment>

/** The payment for anybody who was given its link. Of the claim it shows only the beginning of its number. */
const publicPayment = view('PublicPayment', { claimNumber: z.string(), ...payable })
export type PublicPayment = z.output<typeof publicPayment>
export type PayablePayment = Omit<PublicPayment, 'claimNumber'>

export const getPayments = endpoint({
  method: 'GET',
  path: '/v1/claims/:claimId/payments',
  summary: "The fees that the caller's side of a claim owes or has paid, oldest first",
  permission: 'read the payment',
  params: z.strictObject({ claimId: id }),
  output: z.object({ payments: z.array(payment) }),
  errors: ['CLAIM_NOT_FOUND'],
})

export const getPublicPayment = endpoint({
  method: 'GET',
  path: '/v1/payments/:publicId',
  summary: 'A fee that anybody who was given its link may pay',
  permission: 'read public pages',
  params: z.strictObject({ publicId: id }),
  output: publicPayment,
  errors: ['PAYMENT_NOT_FOUND'],
})

export const useFeeCode = endpoint({
  method: 'POST',
  path: '/v1/payments/:publicId/code',
  summary: 'Have a code of the operator take over a fee, or a part of it',
  permission: 'use a link that was sent',
  params: z.strictObject({ publicId: id }),
  body: feeCodeUse,
  output: publicPayment,
  errors: [
    ...(['PAYMENT_NOT_FOUND', 'PAYMENT_NOT_OPEN', 'FEE_CODE_NOT_FOUND'] as const),
    ...(['FEE_CODE_USED_UP', 'FEE_CODE_EXPIRED', 'FEE_CODE_ENDED', 'FEE_HAS_CODE'] as const),
  ],
})
