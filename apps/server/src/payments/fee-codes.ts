import { randomBytes } from 'node:crypto'
import type { FeeCodes } from '@redress/contract/fee-codes.ts'
import { type FeeCodeState, feeCodeState, feeRelief } from '@redress/domain/money/fee-codes.ts'
import { isOpenPayment } from '@redress/domain/money/payments.ts'
import { groupedRedeemCode, redeemCodeFromBytes } from '@redress/domain/people/redeem-code.ts'
import type { Context } from '../adapters/context.ts'
import { inTransaction } from '../platform/database/database.ts'
import type { ActingOperator } from '../platform/operator/command-line.ts'
import { recordOperatorAct } from '../platform/operator/operator-acts.ts'
import { fail, ok, type Result } from '../platform/result.ts'
import { hashSecret } from '../platform/secrets.ts'
import { completePayment, lockPayments } from './credit-transfer.ts'
import {
  type CountedFeeCode,
  findFeeCodes,
  insertFeeCode,
  lockFeeCode,
  markFeeCodeEnded,
  relievePayment,
} from './fee-code-repository.ts'
import type { PaymentsContext } from './payment-ports.ts'
import { findPaymentByPublicId } from './payment-repository.ts'
import { sumOfCredits } from './transfer-repository.ts'

type FeeCodesContext = Pick<Context, 'database' | 'clock'>

const shown = 100
const day = 86_400_000

const stateOf = ({ uses, used, ends_at: endsAt, ended_at: endedAt }: CountedFeeCode, now: Date): FeeCodeState =>
  feeCodeState({ uses, used, endsAt, endedAt }, now)

export async function listFeeCodes({ database, clock }: FeeCodesContext): Promise<FeeCodes> {
  const codes = await findFeeCodes(database, shown)
  return {
    codes: codes.map(code => ({
      ...{ id: code.id, handedTo: code.handed_to, share: code.share, uses: code.uses, used: code.used },
      ...{ endsAt: code.ends_at.toISOString(), state: stateOf(code, clock.now()) },
    })),
  }
}

export interface NewFeeCode {
  readonly handedTo: string
  /** In percent. */
  readonly share: number
  readonly uses: number
  readonly days: number
}

/** Makes a code that takes over fees, and returns it; only its digest is kept. */
export async function makeFeeCode(
  { database, clock }: FeeCodesContext,
  operator: ActingOperator,
  { handedTo, share, uses, days }: NewFeeCode,
): Promise<string> {
  const code = redeemCodeFromBytes(randomBytes(16))
  const now = clock.now()
  await inTransaction(database, async transaction => {
    const { id } = await insertFeeCode(transaction, {
      ...{ code_hash: hashSecret(code), handed_to: handedTo, share, uses },
      ...{ made_at: now, ends_at: new Date(now.getTime() + days * day) },
    })
    const subject = `${id}: ${share} % for ${handedTo}, ${uses} times in ${days} days`
    await recordOperatorAct({ clock }, transaction, { kind: 'fee code made', operator, subject })
  })
  return groupedRedeemCode(code)
}

/** Ends a code before its time. */
export const endFeeCode = (
  { database, clock }: FeeCodesContext,
  operator: ActingOperator,
  id: string,
): Promise<Result<null, 'FEE_CODE_NOT_FOUND'>> =>
  inTransaction(database, async transaction => {
    const code = await markFeeCodeEnded(transaction, id, clock.now())
    if (!code) return fail('FEE_CODE_NOT_FOUND')
    const subject = `${id}: for ${code.handed_to}`
    await recordOperatorAct({ clock }, transaction, { kind: 'fee code ended', operator, subject })
    return ok(null)
  })

const refusals = {
  'used up': 'FEE_CODE_USED_UP',
  expired: 'FEE_CODE_EXPIRED',
  ended: 'FEE_CODE_ENDED',
} as const satisfies Record<Exclude<FeeCodeState, 'open'>, string>

type UseFailure =
  | 'PAYMENT_NOT_FOUND'
  | 'PAYMENT_NOT_OPEN'
  | 'FEE_HAS_CODE'
  | 'FEE_CODE_NOT_FOUND'
  | (typeof refusals)[keyof typeof refusals]

/**
 * Has a code, in its normalised form, take over an open fee or a part of it. With nothing left to pay, what the fee
 * is for takes effect at once.
 */
export const useFeeCode = (
  context: PaymentsContext,
  { publicId, feeCode }: { readonly publicId: string; readonly feeCode: string },
): Promise<Result<null, UseFailure>> =>
  inTransaction(context.database, async transaction => {
    const found = await findPaymentByPublicId(transaction, publicId)
    if (!found) return fail('PAYMENT_NOT_FOUND')
    const [payment] = await lockPayments(context.claims, transaction, [found])
    if (!payment || !isOpenPayment(payment.status)) return fail('PAYMENT_NOT_OPEN')
    if (payment.fee_code_id !== null) return fail('FEE_HAS_CODE')
    const code = await lockFeeCode(transaction, hashSecret(feeCode))
    if (!code) return fail('FEE_CODE_NOT_FOUND')
    const state = stateOf(code, context.clock.now())
    if (state !== 'open') return fail(refusals[state])
    const received = await sumOfCredits(transaction, payment.id)
    const relief = feeRelief({ fee: payment.fee_cents, asked: payment.lamports, received }, code.share)
    const relieved = await relievePayment(transaction, { id: payment.id, feeCodeId: code.id, relief })
    if (relief.completes) await completePayment(context, transaction, relieved)
    else await context.claims.announce(transaction, payment.claim_id)
    return ok(null)
  })
