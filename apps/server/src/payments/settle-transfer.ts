import { isOpenPayment } from '@redress/domain/money/payments.ts'
import { type ChainTransaction, ChainUnavailable } from '../adapters/solana/chain.ts'
import { isTransactionSignature } from '../adapters/solana/rpc-transaction.ts'
import { transfersIn } from '../adapters/solana/verify-transfer.ts'
import { type Connection, inTransaction } from '../platform/database/database.ts'
import type { PaymentRecord } from '../platform/database/schema.ts'
import type { ActingOperator } from '../platform/operator/command-line.ts'
import { recordOperatorAct } from '../platform/operator/operator-acts.ts'
import { fail, ok, type Result } from '../platform/result.ts'
import { creditTransfer, lockPayments } from './credit-transfer.ts'
import type { PaymentsContext } from './payment-ports.ts'
import { findPayment } from './payment-repository.ts'
import {
  findTransfer,
  findTransferForUpdate,
  insertSettlement,
  lockReturn,
  markReturned,
  sumReturnedBy,
  type TransferRecord,
} from './transfer-repository.ts'
import { wayNameOf } from './way-to-pay.ts'

type SettlementFailure =
  | 'TRANSFER_SETTLED'
  | 'PAYMENT_NOT_OPEN'
  | 'OTHER_CURRENCY'
  | 'TRANSACTION_UNKNOWN'
  | 'TRANSACTION_FAILED'
  | 'RETURNED_TOO_LITTLE'
  | 'CHAIN_UNAVAILABLE'
  | 'ANOTHER_MODERATOR_DECIDES'

/** Result of a settlement: the contract's error code, and a more precise reason for the command. */
export type SettlementResult<Code extends SettlementFailure = SettlementFailure> =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: Code; readonly reason: string }

const refuse = <Code extends SettlementFailure>(code: Code, reason: string) => ({ ok: false, code, reason }) as const

async function lockTransfer(transaction: Connection, { id }: TransferRecord): Promise<TransferRecord> {
  const transfer = await findTransferForUpdate(transaction, id)
  if (!transfer) throw new Error(`Transfer ${id} has left the ledger`)
  return transfer
}

async function lockPayment({ claims }: PaymentsContext, transaction: Connection, wanted: PaymentRecord) {
  const [payment] = await lockPayments(claims, transaction, [wanted])
  if (!payment) throw new Error(`Payment ${wanted.id} has left the ledger`)
  return payment
}

/**
 * Conflict of interest: staff may not settle a transfer for a payment of their own, or of a claim to which they are a
 * party.
 */
const isOwn = async (
  { claims }: PaymentsContext,
  transaction: Connection,
  { opened_by, claim_id }: PaymentRecord,
  { staffId }: ActingOperator,
): Promise<boolean> =>
  staffId !== undefined && (opened_by === staffId || (await claims.isParty(transaction, claim_id, staffId)))

const refuseOwn = refuse('ANOTHER_MODERATOR_DECIDES', 'Somebody else has to decide about a claim of one’s own.')

const isUnapplied = (transfer: TransferRecord): boolean => transfer.unapplied_lamports + transfer.unapplied_cents > 0n

interface Act {
  readonly kind: 'transfer applied' | 'transfer returned'
  readonly operator: ActingOperator
  readonly transfer: TransferRecord
  /** Payment that the transfer is credited to, or was meant for; `undefined` if unknown. */
  readonly payment: PaymentRecord | undefined
}

/** Stores the operator's act and notifies the user who opened the payment. */
async function recordAct(
  context: PaymentsContext,
  transaction: Connection,
  { kind, operator, transfer, payment }: Act,
): Promise<void> {
  const about = payment && { claimId: payment.claim_id, userId: payment.opened_by }
  await recordOperatorAct(context, transaction, { kind, operator, subject: transfer.id, ...about })
  if (payment) await context.claims.settledByOperator(transaction, payment)
}

type ApplyFailure = 'TRANSFER_SETTLED' | 'PAYMENT_NOT_OPEN' | 'OTHER_CURRENCY' | 'ANOTHER_MODERATOR_DECIDES'

/** Credits an unapplied transfer to an open payment, as if it had been sent for it. */
export const applyTransfer = (
  context: PaymentsContext,
  given: TransferRecord,
  wanted: PaymentRecord,
  operator: ActingOperator,
): Promise<SettlementResult<ApplyFailure>> =>
  inTransaction(context.database, async transaction => {
    const payment = await lockPayment(context, transaction, wanted)
    if (await isOwn(context, transaction, payment, operator)) return refuseOwn
    const transfer = await lockTransfer(transaction, given)
    if (transfer.is_reversal) return refuse('TRANSFER_SETTLED', 'This is money that the bank took back.')
    if (transfer.state === 'returned') return refuse('TRANSFER_SETTLED', 'The transfer was returned already.')
    if (transfer.state === 'reversed') return refuse('TRANSFER_SETTLED', 'The bank took the transfer back.')
    if (transfer.state === 'credited') {
      return refuse(
        'TRANSFER_SETTLED',
        isUnapplied(transfer)
          ? 'The transfer is credited to its payment; what was more than asked can only be returned.'
          : 'The transfer is credited already, and a transfer is credited once.',
      )
    }
    if (!isOpenPayment(payment.status)) {
      return refuse('PAYMENT_NOT_OPEN', `The payment is ${payment.status}, not open.`)
    }
    if (transfer.currency !== null && transfer.currency !== payment.currency) {
      return refuse('OTHER_CURRENCY', `The payment is in ${payment.currency}, the transfer in ${transfer.currency}.`)
    }
    const { isCredited } = await creditTransfer(context, transaction, payment, transfer)
    if (!isCredited) {
      return refuse('PAYMENT_NOT_OPEN', 'The fee of this payment is not owed any more.')
    }
    await insertSettlement(transaction, {
      transfer_id: transfer.id,
      kind: 'applied',
      lamports: transfer.lamports,
      cents: transfer.cents,
      payment_id: payment.id,
      signature: null,
      settled_by: operator.by,
      why: operator.reason,
      settled_at: context.clock.now(),
    })
    await recordAct(context, transaction, { kind: 'transfer applied', operator, transfer, payment })
    return { ok: true }
  })

interface Way {
  readonly from: string
  /** `null` means any address, because the sender is unknown. */
  readonly to: string | null
}

/** Lamports that the transaction transfers between two addresses. */
const sentFrom = (transaction: ChainTransaction, { from, to }: Way): bigint =>
  transfersIn(transaction)
    .filter(({ source, recipient }) => source === from && (to === null ? recipient !== from : recipient === to))
    .reduce((sum, { lamports }) => sum + lamports, 0n)

/** Lamports that the transaction returned to the sender, less those of other settlements. */
async function leftOfReturn(
  database: Connection,
  transaction: ChainTransaction,
  { recipient: from, sender }: TransferRecord,
): Promise<bigint> {
  const { signature } = transaction
  const unaccounted = async (to: string | null) =>
    sentFrom(transaction, { from, to }) - (await sumReturnedBy(database, { signature, to }))
  const [toSender, toAnybody] = [await unaccounted(sender), await unaccounted(null)]
  return toSender < toAnybody ? toSender : toAnybody
}

type ReturnFailure = Exclude<SettlementFailure, 'PAYMENT_NOT_OPEN' | 'OTHER_CURRENCY'>

/**
 * Settles an unapplied transfer as returned. On the chain, the finalized transaction must have sent the amount from
 * the operator's wallet to the sender. At the bank, the operator states the bank's own reference.
 */
export async function returnTransfer(
  context: PaymentsContext,
  given: TransferRecord,
  signature: string,
  operator: ActingOperator,
): Promise<SettlementResult<ReturnFailure>> {
  if (wayNameOf(given) === 'bank') {
    return settleAsReturned(context, { given, signature, operator, check: async () => null })
  }
  if (!isTransactionSignature(signature)) {
    return refuse('TRANSACTION_UNKNOWN', `${signature} is no signature of a transaction.`)
  }
  const transaction = await context.chain.transaction(signature).catch((error: unknown) => {
    if (error instanceof ChainUnavailable) return error
    throw error
  })
  if (transaction instanceof ChainUnavailable) {
    return refuse('CHAIN_UNAVAILABLE', `The Solana node does not answer: ${transaction.message}`)
  }
  if (!transaction) {
    return refuse('TRANSACTION_UNKNOWN', 'The node knows no finalized transaction with this signature.')
  }
  if (transaction.failed) return refuse('TRANSACTION_FAILED', 'The transaction failed, so it returned nothing.')
  const check = async (database: Connection, transfer: TransferRecord) => {
    const left = await leftOfReturn(database, transaction, transfer)
    if (left >= transfer.unapplied_lamports) return null
    return refuse(
      'RETURNED_TOO_LITTLE',
      `The transaction returned ${left} lamports from our wallet to the sender that are not accounted for; needed are ${transfer.unapplied_lamports}.`,
    )
  }
  return settleAsReturned(context, { given, signature, operator, check })
}

interface Return {
  readonly given: TransferRecord
  readonly signature: string
  readonly operator: ActingOperator
  /** Refuses the return, or not, once the transfer is locked. */
  readonly check: (
    database: Connection,
    transfer: TransferRecord,
  ) => Promise<SettlementResult<'RETURNED_TOO_LITTLE'> | null>
}

const settleAsReturned = (
  context: PaymentsContext,
  { given, signature, operator, check }: Return,
): Promise<SettlementResult<ReturnFailure>> =>
  inTransaction(context.database, async database => {
    await lockReturn(database, signature)
    const transfer = await lockTransfer(database, given)
    const payment = transfer.payment_id === null ? undefined : await findPayment(database, transfer.payment_id)
    if (payment && (await isOwn(context, database, payment, operator))) return refuseOwn
    if (!isUnapplied(transfer)) return refuse('TRANSFER_SETTLED', 'Nothing of the transfer is unapplied.')
    const refused = await check(database, transfer)
    if (refused) return refused
    await insertSettlement(database, {
      transfer_id: transfer.id,
      kind: 'returned',
      lamports: transfer.unapplied_lamports,
      cents: transfer.unapplied_cents,
      payment_id: null,
      signature,
      settled_by: operator.by,
      why: operator.reason,
      settled_at: context.clock.now(),
    })
    await markReturned(database, transfer)
    await recordAct(context, database, { kind: 'transfer returned', operator, transfer, payment })
    return { ok: true }
  })

/** Settles a transfer named by ids, for the API. */
export async function applyTransferById(
  context: PaymentsContext,
  operator: ActingOperator,
  { transferId, paymentId }: { readonly transferId: string; readonly paymentId: string },
): Promise<Result<null, 'TRANSFER_NOT_FOUND' | 'PAYMENT_NOT_FOUND' | ApplyFailure>> {
  const transfer = await findTransfer(context.database, transferId)
  if (!transfer) return fail('TRANSFER_NOT_FOUND')
  const payment = await findPayment(context.database, paymentId)
  if (!payment) return fail('PAYMENT_NOT_FOUND')
  const applied = await applyTransfer(context, transfer, payment, operator)
  return applied.ok ? ok(null) : fail(applied.code)
}

export async function returnTransferById(
  context: PaymentsContext,
  operator: ActingOperator,
  { transferId, signature }: { readonly transferId: string; readonly signature: string },
): Promise<Result<null, 'TRANSFER_NOT_FOUND' | ReturnFailure>> {
  const transfer = await findTransfer(context.database, transferId)
  if (!transfer) return fail('TRANSFER_NOT_FOUND')
  const returned = await returnTransfer(context, transfer, signature, operator)
  return returned.ok ? ok(null) : fail(returned.code)
}
