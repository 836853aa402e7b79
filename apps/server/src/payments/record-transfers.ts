import type { ChainTransaction } from '../adapters/solana/chain.ts'
import { memoTextIn } from '../adapters/solana/verify-transfer.ts'
import { type Connection, inTransaction } from '../platform/database/database.ts'
import type { PaymentRecord } from '../platform/database/schema.ts'
import { creditTransfer, lockPayments } from './credit-transfer.ts'
import { type Deposit, depositsIn, matchDeposit } from './deposits.ts'
import type { PaymentsContext } from './payment-ports.ts'
import { findPaymentsByReference } from './payment-repository.ts'
import { findRecordedInstructions, insertTransfer, type TransferRecord } from './transfer-repository.ts'

/**
 * Records the deposits of a finalized transaction in the ledger, and credits them, atomically. Recording a transaction
 * again changes nothing.
 */
export async function recordTransfers(
  context: PaymentsContext,
  transaction: ChainTransaction,
  recipient: string,
): Promise<void> {
  const deposits = depositsIn(transaction, recipient)
  if (deposits.length === 0) return
  const recorded = await findRecordedInstructions(context.database, transaction.signature)
  if (deposits.every(deposit => recorded.has(deposit.instruction))) return
  const references = [...new Set(deposits.flatMap(deposit => deposit.references))]
  await inTransaction(context.database, async database => {
    const referenced = references.length ? await findPaymentsByReference(database, references, recipient) : []
    for (const deposit of deposits) {
      // Locked again for each deposit, because the one before may have closed a payment.
      const payments = await lockPayments(context.claims, database, referenced)
      await recordDeposit(context, database, { transaction, recipient, deposit, payments })
    }
  })
}

interface FoundDeposit {
  readonly transaction: ChainTransaction
  readonly recipient: string
  readonly deposit: Deposit
  /** Payments whose references the transaction carries, locked. */
  readonly payments: readonly PaymentRecord[]
}

async function recordDeposit(context: PaymentsContext, database: Connection, found: FoundDeposit): Promise<void> {
  const match = matchDeposit(found.transaction, found.deposit, found.payments)
  const transfer = await insertUnapplied(context, database, found, {
    // Provisional reason: crediting replaces it at once.
    reason: match.paid ? 'UNKNOWN_REFERENCE' : match.reason,
    payment_id: (match.paid ?? match.intended)?.id ?? null,
  })
  if (transfer && match.paid) await creditTransfer(context, database, match.paid, transfer)
}

const insertUnapplied = (
  { clock }: PaymentsContext,
  database: Connection,
  { transaction, recipient, deposit }: FoundDeposit,
  match: Pick<TransferRecord, 'reason' | 'payment_id'>,
): Promise<TransferRecord | undefined> =>
  insertTransfer(database, {
    signature: transaction.signature,
    instruction: deposit.instruction,
    recipient,
    lamports: deposit.lamports,
    sender: deposit.sender,
    memo: memoTextIn(transaction),
    slot: transaction.slot,
    block_time: transaction.blockTime,
    state: 'unapplied',
    unapplied_lamports: deposit.lamports,
    recorded_at: clock.now(),
    ...match,
  })
