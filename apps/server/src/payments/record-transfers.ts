import type { Context } from '../adapters/context.ts'
import type { ChainTransaction } from '../adapters/solana/chain.ts'
import { memoTextIn } from '../adapters/solana/verify-transfer.ts'
import { type Connection, inTransaction } from '../platform/database/database.ts'
import { type Arrival, arrivalsIn, judgeArrival } from './arrivals.ts'
import { creditTransfer } from './credit-transfer.ts'
import { holdPayments } from './hold-payments.ts'
import type { PaymentRecord } from './payment-record.ts'
import { findPaymentsByReference } from './payment-repository.ts'
import { findRecordedInstructions, insertTransfer, type TransferRecord } from './transfer-repository.ts'

/**
 * Writes what a finalized transaction brought to a recipient into the ledger and credits it. All of it commits together,
 * and a second time changes nothing.
 */
export async function recordTransfers(
  context: Context,
  transaction: ChainTransaction,
  recipient: string,
): Promise<void> {
  const arrivals = arrivalsIn(transaction, recipient)
  if (arrivals.length === 0) return
  const recorded = await findRecordedInstructions(context.database, transaction.signature)
  if (arrivals.every(arrival => recorded.has(arrival.instruction))) return
  const references = [...new Set(arrivals.flatMap(arrival => arrival.references))]
  await inTransaction(context.database, async database => {
    const concerned = references.length ? await findPaymentsByReference(database, references, recipient) : []
    for (const arrival of arrivals) {
      const payments = await holdPayments(database, concerned)
      await recordArrival(context, database, { transaction, recipient, arrival, payments })
    }
  })
}

interface Found {
  readonly transaction: ChainTransaction
  readonly recipient: string
  readonly arrival: Arrival
  readonly payments: readonly PaymentRecord[]
}

async function recordArrival(context: Context, database: Connection, found: Found): Promise<void> {
  const { transaction, arrival, payments } = found
  const judgement = judgeArrival(transaction, arrival, payments)
  const transfer = await insertUnapplied(context, database, found, {
    // A payment that takes the transfer replaces the reason at once.
    reason: judgement.pays ? 'UNKNOWN_REFERENCE' : judgement.reason,
    payment_id: (judgement.pays ?? judgement.meantFor)?.id ?? null,
  })
  if (transfer && judgement.pays) await creditTransfer(context, database, judgement.pays, transfer)
}

const insertUnapplied = (
  context: Context,
  database: Connection,
  { transaction, recipient, arrival }: Found,
  why: Pick<TransferRecord, 'reason' | 'payment_id'>,
): Promise<TransferRecord | undefined> =>
  insertTransfer(database, {
    signature: transaction.signature,
    instruction: arrival.instruction,
    recipient,
    lamports: arrival.lamports,
    sender: arrival.sender,
    memo: memoTextIn(transaction),
    slot: transaction.slot,
    block_time: transaction.blockTime,
    state: 'unapplied',
    unapplied_lamports: arrival.lamports,
    recorded_at: context.clock.now(),
    ...why,
  })
