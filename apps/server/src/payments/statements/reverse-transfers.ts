import { bankReferencesIn } from '@redress/domain/money/bank-reference.ts'
import { isPaidPayment } from '@redress/domain/money/payments.ts'
import type { Connection } from '../../platform/database/database.ts'
import type { PaymentsContext } from '../payment-ports.ts'
import { findPayment } from '../payment-repository.ts'
import { findTransferForUpdate, type TransferRecord } from '../transfer-repository.ts'
import { findReversible, findUnmatchedReversals, markReversed, settleReversal } from './statement-repository.ts'

/** Key of an entry without its marks as a reversal and as one of several. */
const keyOf = ({ signature }: TransferRecord): string => signature.replace(/( reversal)?( #\d+)?$/, '')

const hasSameReference = (one: TransferRecord, other: TransferRecord): boolean => {
  const references = bankReferencesIn(other.memo ?? '')
  return bankReferencesIn(one.memo ?? '').some(reference => references.includes(reference))
}

/** Tests that find the transfer of a reversal, the surest first; sum and currency are the same. */
const likenesses: readonly ((transfer: TransferRecord, reversal: TransferRecord) => boolean)[] = [
  (transfer, reversal) => keyOf(transfer) === keyOf(reversal),
  hasSameReference,
  (transfer, reversal) =>
    Boolean(transfer.memo) && transfer.memo === reversal.memo && transfer.sender === reversal.sender,
]

function transferOf(reversal: TransferRecord, transfers: readonly TransferRecord[]): TransferRecord | undefined {
  const alike = transfers.filter(each => each.cents === reversal.cents && each.currency === reversal.currency)
  for (const isAlike of likenesses) {
    const found = alike.find(transfer => isAlike(transfer, reversal))
    if (found) return found
  }
  return undefined
}

/** Reversals that wait for their transfer, each with the transfer if the ledger has it. */
export async function matchReversals(transaction: Connection, account: string) {
  const reversals = await findUnmatchedReversals(transaction, account)
  if (reversals.length === 0) return []
  const left = await findReversible(
    transaction,
    account,
    reversals.map(reversal => reversal.cents),
  )
  return reversals.flatMap(reversal => {
    const transfer = transferOf(reversal, left)
    if (!transfer) return []
    left.splice(left.indexOf(transfer), 1)
    return { reversal, transfer }
  })
}

/**
 * Takes back what a transfer has booked. An act that it had paid for stays in force, and money that was returned is
 * gone: both wait for the operator. The caller has locked the claim and the payment.
 */
export async function reverseTransfer(
  { claims }: PaymentsContext,
  transaction: Connection,
  { reversal, transfer: found }: { readonly reversal: TransferRecord; readonly transfer: TransferRecord },
): Promise<void> {
  const transfer = await findTransferForUpdate(transaction, found.id)
  if (!transfer) throw new Error(`Transfer ${found.id} has left the ledger`)
  const payment = transfer.payment_id === null ? undefined : await findPayment(transaction, transfer.payment_id)
  const hadEffect = transfer.state === 'credited' && payment !== undefined && isPaidPayment(payment.status)
  const isLate = hadEffect || transfer.state === 'returned'
  await markReversed(transaction, transfer.id)
  await settleReversal(transaction, reversal, transfer.payment_id, isLate ? 'REVERSED_AFTER_EFFECT' : null)
  if (payment) await claims.announce(transaction, payment.claim_id)
}
