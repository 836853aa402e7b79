import { currencies } from '@redress/domain/money/money.ts'
import { paymentPurposes, paymentStatuses } from '@redress/domain/money/payments.ts'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { amount, dateTime, id } from './fields.ts'

/** Lamports as a decimal string, because they may exceed what a JSON number holds exactly. */
const lamports = z.string().regex(/^\d+$/)

/** A fee that is owed or was paid. `link` is the Solana Pay URL; `sol` the exact decimal amount. */
export const payment = z
  .object({
    id,
    purpose: z.enum(paymentPurposes),
    status: z.enum(paymentStatuses),
    fee: amount,
    currency: z.enum(currencies),
    lamports,
    sol: z.string(),
    recipient: z.string(),
    reference: z.string(),
    memo: z.string(),
    link: z.string(),
    /** What was credited so far, in lamports. */
    received: lamports,
    missing: lamports,
    /** The same as `missing`, as an exact decimal number of SOL. */
    missingSol: z.string(),
    signatures: z.array(z.string()),
    openedAt: dateTime,
    paidAt: dateTime.nullable(),
  })
  .meta({ id: 'Payment' })
export type Payment = z.output<typeof payment>

export const getPayments = endpoint({
  method: 'GET',
  path: '/v1/claims/:claimId/payments',
  summary: "The fees that the caller's side of a claim owes or has paid, oldest first",
  permission: 'read the payment',
  params: z.strictObject({ claimId: id }),
  output: z.object({ payments: z.array(payment) }),
  errors: ['CLAIM_NOT_FOUND'],
})
