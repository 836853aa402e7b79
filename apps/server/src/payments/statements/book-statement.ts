import { bankReferencesIn, idEndOf } from '@redress/domain/money/bank-reference.ts'
import { lamports } from '@redress/domain/money/money.ts'
import { isOpenPayment } from '@redress/domain/money/payments.ts'
import { type Connection, inTransaction } from '../../platform/database/database.ts'
import type { PaymentRecord } from '../../platform/database/schema.ts'
import { creditTransfer, lockPayments } from '../credit-transfer.ts'
import type { PaymentsContext } from '../payment-ports.ts'
import { findPaymentsByIds, findPaymentsForUpdate } from '../payment-repository.ts'
import { findTransferForUpdate, type TransferRecord } from '../transfer-repository.ts'
import type { BankEntry } from './read-statement.ts'
import { matchReversals, reverseTransfer } from './reverse-transfers.ts'
import {
  batch,
  deleteBatches,
  findBookedParts,
  findPaymentsByIdEnd,
  insertBankTransfers,
  lockStatements,
  noteIntended,
} from './statement-repository.ts'

/** Numbers of entries by what became of them. */
export interface BookedStatement {
  readonly credited: number
  readonly reversed: number
  /** Entries that wait for the operator. */
  readonly waiting: number
  /** Entries that were booked before. */
  readonly known: number
}

/**
 * Books entries of bank statements in the ledger, and credits them, atomically. An entry is booked once, in however
 * many statements it stands. Reversals come before credits, so that money that is gone pays nothing.
 */
export const bookStatement = (
  context: PaymentsContext,
  account: string,
  entries: readonly BankEntry[],
): Promise<BookedStatement> =>
  inTransaction(context.database, async transaction => {
    await lockStatements(transaction)
    const fresh = await unbooked(transaction, account, entries)
    const rows = await insertBankTransfers(
      transaction,
      fresh.map(entry => rowOf(context, account, entry)),
    )
    const payments = await paymentsByReference(transaction, rows)
    const reversals = await matchReversals(transaction, account)
    await lockConcerned(context, transaction, [...payments.values()], reversals)
    for (const reversal of reversals) await reverseTransfer(context, transaction, reversal)
    let credited = 0
    for (const row of rows) {
      if (await creditRow(context, transaction, row, payments)) credited += 1
    }
    const waiting = await countWaiting(transaction, rows)
    return { credited, reversed: reversals.length, waiting, known: entries.length - rows.length }
  })

const signatureOf = (account: string, { key }: BankEntry): string => `${account} ${key}`

/** Entries to insert. The transfers of a batch take its place, and a batch whose transfers are booked is left out. */
async function unbooked(
  transaction: Connection,
  account: string,
  entries: readonly BankEntry[],
): Promise<readonly BankEntry[]> {
  const signatures = [...new Set(entries.map(entry => signatureOf(account, entry)))]
  const booked = await findBookedParts(transaction, signatures)
  const withParts = new Set(booked.filter(part => part.instruction !== batch).map(part => part.signature))
  for (const entry of entries) if (entry.position !== null) withParts.add(signatureOf(account, entry))
  const batches = booked.filter(part => part.instruction === batch)
  const settled = new Set(batches.filter(part => part.state !== 'unapplied').map(part => part.signature))
  const replaced = batches.filter(part => part.state === 'unapplied' && withParts.has(part.signature))
  await deleteBatches(
    transaction,
    replaced.map(part => part.id),
  )
  return entries.filter(entry => {
    const signature = signatureOf(account, entry)
    return entry.position === null ? !withParts.has(signature) : !settled.has(signature)
  })
}

const rowOf = ({ clock }: PaymentsContext, account: string, entry: BankEntry) => ({
  ...{ signature: signatureOf(account, entry), instruction: entry.position === null ? batch : String(entry.position) },
  ...{ recipient: account, lamports: lamports(0n), cents: entry.cents, currency: entry.currency },
  ...{ is_reversal: entry.isReversal, sender: entry.payer, memo: entry.text, slot: 0n },
  ...({ block_time: entry.bookedOn, state: 'unapplied', payment_id: null, unapplied_lamports: lamports(0n) } as const),
  ...{ unapplied_cents: entry.cents, recorded_at: clock.now() },
  reason: entry.isReversal
    ? ('REVERSAL_OF_UNKNOWN' as const)
    : entry.position === null
      ? ('BATCH_WITHOUT_DETAILS' as const)
      : ('UNKNOWN_REFERENCE' as const),
})

/** Payments that transfers name. A reference that two payments share names none. */
async function paymentsByReference(
  transaction: Connection,
  rows: readonly TransferRecord[],
): Promise<ReadonlyMap<string, PaymentRecord>> {
  const references = [...new Set(rows.flatMap(row => bankReferencesIn(row.memo ?? '')))]
  const found = references.length === 0 ? [] : await findPaymentsByIdEnd(transaction, references.map(idEndOf))
  return new Map(
    references.flatMap(reference => {
      const [payment, other] = found.filter(({ id }) => id.endsWith(idEndOf(reference)))
      return payment && !other ? [[reference, payment] as const] : []
    }),
  )
}

/** Locks the payments that entries name, and those that reversals are about, in the order of all locks. */
async function lockConcerned(
  { claims }: PaymentsContext,
  transaction: Connection,
  named: readonly PaymentRecord[],
  reversals: Awaited<ReturnType<typeof matchReversals>>,
): Promise<void> {
  const paid = await findPaymentsByIds(
    transaction,
    reversals.flatMap(({ transfer }) => transfer.payment_id ?? []),
  )
  await lockPayments(claims, transaction, [...named, ...paid])
}

/** Credits a row to the payment that it names. Without one, it waits for the operator. */
async function creditRow(
  context: PaymentsContext,
  transaction: Connection,
  { id, is_reversal, reason }: TransferRecord,
  payments: ReadonlyMap<string, PaymentRecord>,
): Promise<boolean> {
  if (is_reversal || reason === 'BATCH_WITHOUT_DETAILS') return false
  const row = await findTransferForUpdate(transaction, id)
  if (row?.state !== 'unapplied') return false
  const named = bankReferencesIn(row.memo ?? '').flatMap(reference => payments.get(reference)?.id ?? [])
  if (named.length === 0) return false
  // Read again for each row, because the one before may have closed a payment.
  const locked = await findPaymentsForUpdate(transaction, named)
  const payment = locked.find(each => isOpenPayment(each.status)) ?? locked[0]
  if (!payment) return false
  if (payment.currency !== row.currency) {
    await noteIntended(transaction, row, { paymentId: payment.id, reason: 'OTHER_CURRENCY' })
    return false
  }
  await noteIntended(transaction, row, { paymentId: payment.id, reason: 'UNKNOWN_REFERENCE' })
  return (await creditTransfer(context, transaction, payment, row)).isCredited
}

async function countWaiting(transaction: Connection, rows: readonly TransferRecord[]): Promise<number> {
  const now = await findBookedParts(
    transaction,
    rows.map(row => row.signature),
  )
  const ids = new Set(rows.map(row => row.id))
  return now.filter(row => ids.has(row.id) && row.state === 'unapplied').length
}
