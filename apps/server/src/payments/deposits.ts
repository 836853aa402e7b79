import { type Lamports, lamports } from '@redress/domain/money/money.ts'
import { isOpenPayment, type UnappliedReason } from '@redress/domain/money/payments.ts'
import type { ChainTransaction } from '../adapters/solana/chain.ts'
import { lamportsBeyondTransfers, transfersIn, verifyTransfers } from '../adapters/solana/verify-transfer.ts'
import type { PaymentRecord } from '../platform/database/schema.ts'

/** Deposit to a recipient in a finalized transaction. */
export interface Deposit {
  /** Path of the instruction in the transaction, or the account whose balance rose without an instruction. */
  readonly instruction: string
  readonly lamports: Lamports
  readonly sender: string | null
  readonly references: readonly string[]
  readonly isTransfer: boolean
}

/** All deposits to the recipient in a transaction; none if it failed. */
export function depositsIn(transaction: ChainTransaction, recipient: string): Deposit[] {
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

/** `intended`: payment whose reference the deposit carries without paying it. */
export type Match =
  | { readonly paid: PaymentRecord }
  | { readonly paid: null; readonly intended: PaymentRecord | null; readonly reason: UnappliedReason }

/**
 * Matches a deposit with a payment. A deposit pays at most one. With references and memos of several, it is the first
 * open one, or else the first.
 */
export function matchDeposit(
  transaction: ChainTransaction,
  deposit: Deposit,
  payments: readonly PaymentRecord[],
): Match {
  if (!deposit.isTransfer) return { paid: null, intended: null, reason: 'NOT_A_TRANSFER' }
  const referenced = deposit.references.flatMap(
    reference => payments.find(payment => payment.reference === reference) ?? [],
  )
  const verified = referenced.filter(payment =>
    verifyTransfers(transaction, payment).some(
      ({ instruction, verdict }) => instruction === deposit.instruction && verdict.credited,
    ),
  )
  const paid = verified.find(payment => isOpenPayment(payment.status)) ?? verified[0]
  if (paid) return { paid }
  const [intended = null] = referenced
  return { paid: null, intended, reason: intended ? 'WRONG_MEMO' : 'UNKNOWN_REFERENCE' }
}
