import { type Lamports, lamports } from '@redress/domain/money/money.ts'
import { isOpenPayment, type UnappliedReason } from '@redress/domain/money/payments.ts'
import type { ChainTransaction } from '../adapters/solana/chain.ts'
import { lamportsBeyondTransfers, transfersIn, verifyTransfers } from '../adapters/solana/verify-transfer.ts'
import type { PaymentRecord } from './payment-record.ts'

/** Money that a finalized transaction brought to a recipient. */
export interface Arrival {
  /** The instruction's place in the transaction, or which balance rose without one. */
  readonly instruction: string
  readonly lamports: Lamports
  readonly sender: string | null
  readonly references: readonly string[]
  readonly isTransfer: boolean
}

/** Everything by which the recipient's balance rose; nothing where the transaction failed. */
export function arrivalsIn(transaction: ChainTransaction, recipient: string): Arrival[] {
  if (transaction.failed) return []
  const transfers = transfersIn(transaction)
    .filter(transfer => transfer.recipient === recipient && transfer.source !== recipient && transfer.lamports > 0n)
    .map(transfer => ({
      instruction: transfer.instruction,
      lamports: lamports(transfer.lamports),
      sender: transfer.source,
      references: transfer.references,
      isTransfer: true,
    }))
  const beyond = lamportsBeyondTransfers(transaction, recipient)
  if (beyond === 0n) return transfers
  const instruction = `balance of ${recipient}`
  return [...transfers, { instruction, lamports: lamports(beyond), sender: null, references: [], isTransfer: false }]
}

export type Judgement =
  | { readonly pays: PaymentRecord }
  | { readonly pays: null; readonly meantFor: PaymentRecord | null; readonly reason: UnappliedReason }

/**
 * Which payment an arrival pays. It pays one only: where it carries the references and the memos of several, the first
 * that is open, or else the first.
 */
export function judgeArrival(
  transaction: ChainTransaction,
  arrival: Arrival,
  payments: readonly PaymentRecord[],
): Judgement {
  if (!arrival.isTransfer) return { pays: null, meantFor: null, reason: 'NOT_A_TRANSFER' }
  const named = arrival.references.flatMap(reference => payments.find(payment => payment.reference === reference) ?? [])
  const paid = named.filter(payment =>
    verifyTransfers(transaction, payment).some(
      ({ instruction, verdict }) => instruction === arrival.instruction && verdict.credited,
    ),
  )
  const pays = paid.find(payment => isOpenPayment(payment.status)) ?? paid[0]
  if (pays) return { pays }
  const [meantFor = null] = named
  return { pays: null, meantFor, reason: meantFor ? 'WRONG_MEMO' : 'UNKNOWN_REFERENCE' }
}
