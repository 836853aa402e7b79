import { moneyText, numberFromCents, solAmount } from '@redress/domain/money/money.ts'
import { feeNames } from '@redress/domain/money/payment-memo.ts'
import type { PaidFee } from '@redress/domain/record/monthly-figures.ts'
import type { Connection } from '../platform/database/database.ts'
import { findFeeCodeUses } from './fee-code-repository.ts'
import { findAllOpenPayments, findPaidFees } from './payment-repository.ts'
import { findCredited, findUnapplied, sumOfCredits, type TransferRecord } from './transfer-repository.ts'
import { wayOf } from './way-to-pay.ts'

type Row = Readonly<Record<string, string>>

const day = (time: Date | null): string => time?.toISOString().slice(0, 10) ?? '-'

const transferRow = (transfer: TransferRecord): Row => ({
  transfer: transfer.id,
  day: day(transfer.block_time),
  amount: `${transfer.is_reversal ? '-' : ''}${wayOf(transfer).amount(transfer)}`,
  unapplied: wayOf(transfer).unapplied(transfer),
  why: transfer.reason ?? '',
  payment: transfer.payment_id ?? '-',
  sender: transfer.sender ?? '-',
  signature: transfer.signature,
})

const lists = {
  open: async (connection: Connection): Promise<Row[]> => {
    const payments = await findAllOpenPayments(connection)
    return Promise.all(
      payments.map(async payment => ({
        payment: payment.id,
        day: day(payment.opened_at),
        fee: feeNames[payment.purpose],
        SOL: solAmount(payment.lamports),
        received: solAmount(await sumOfCredits(connection, payment.id)),
        claim: payment.claim_id,
      })),
    )
  },
  credited: async (connection: Connection): Promise<Row[]> => (await findCredited(connection)).map(transferRow),
  codes: async (connection: Connection): Promise<Row[]> =>
    (await findFeeCodeUses(connection)).map(use => ({
      payment: use.id,
      day: day(use.opened_at),
      fee: feeNames[use.purpose],
      'taken over': moneyText(numberFromCents(use.relief_cents), use.currency, 'en'),
      left: moneyText(numberFromCents(use.fee_cents), use.currency, 'en'),
      status: use.status,
      claim: use.claim_id,
      'handed out by': use.handed_to,
    })),
  unapplied: async (connection: Connection): Promise<Row[]> => (await findUnapplied(connection)).map(transferRow),
} as const

export type LedgerList = keyof typeof lists
export const ledgerLists = Object.keys(lists) as LedgerList[]

function asTable(rows: readonly Row[]): string {
  const [first] = rows
  if (!first) return '  none'
  const columns = Object.keys(first)
  const widths = columns.map(name => Math.max(name.length, ...rows.map(row => row[name]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    `  ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd()
  return [line(columns), ...rows.map(row => line(columns.map(name => row[name] ?? '')))].join('\n')
}

/** Formats a list of the ledger for a terminal. */
export async function listLedger(connection: Connection, name: LedgerList): Promise<string> {
  return `${name}\n${asTable(await lists[name](connection))}`
}

/** Paid fees, each with its time. */
export const paidFees = (connection: Connection): Promise<PaidFee[]> => findPaidFees(connection)
