import { type CommandResult, misused, refuse } from '../platform/command-result.ts'
import { type ActingOperator, isSaid, readCommandLine, sayWho } from '../platform/operator/command-line.ts'
import { type LedgerList, ledgerLists, listLedger } from './list-ledger.ts'
import type { PaymentsContext } from './payment-ports.ts'
import { findPaymentsByIdPrefix } from './payment-repository.ts'
import { applyTransfer, returnTransfer, type SettlementResult } from './settle-transfer.ts'
import { runStatement } from './statements/run-statement.ts'
import { findTransfersByIdPrefix } from './transfer-repository.ts'

const isList = (name: string): name is LedgerList => ledgerLists.some(list => list === name)

/** The only row whose id begins with the prefix, or an error message if there is none or several. */
function onlyRow<Row>(found: readonly Row[], kind: string, start: string): Row | CommandResult {
  const [row, other] = found
  if (!row) return refuse(`There is no ${kind} ${start}.`)
  return other ? refuse(`More than one ${kind} begins with ${start}.`) : row
}

const resultOf = (settlement: SettlementResult, done: string): CommandResult =>
  settlement.ok ? { ok: true, text: done } : refuse(settlement.reason)

async function apply(
  context: PaymentsContext,
  transferStart: string,
  paymentStart: string,
  operator: ActingOperator,
): Promise<CommandResult> {
  const transfer = onlyRow(await findTransfersByIdPrefix(context.database, transferStart), 'transfer', transferStart)
  if ('ok' in transfer) return transfer
  const payment = onlyRow(await findPaymentsByIdPrefix(context.database, paymentStart), 'payment', paymentStart)
  if ('ok' in payment) return payment
  return resultOf(await applyTransfer(context, transfer, payment, operator), 'The transfer is credited to the payment.')
}

async function markAsReturned(
  context: PaymentsContext,
  transferStart: string,
  signature: string,
  operator: ActingOperator,
): Promise<CommandResult> {
  const transfer = onlyRow(await findTransfersByIdPrefix(context.database, transferStart), 'transfer', transferStart)
  if ('ok' in transfer) return transfer
  return resultOf(await returnTransfer(context, transfer, signature, operator), 'The transfer is noted as returned.')
}

async function list(context: PaymentsContext, names: readonly string[]): Promise<CommandResult> {
  const wanted = names.length > 0 ? names.filter(isList) : ledgerLists
  if (wanted.length < names.length) return misused
  const texts = await Promise.all(wanted.map(name => listLedger(context.database, name)))
  return { ok: true, text: texts.join('\n\n') }
}

/** Runs the operator's commands on payments and transfers. */
export async function runPayments(context: PaymentsContext, parameters: readonly string[]): Promise<CommandResult> {
  const line = readCommandLine(parameters)
  if (!line) return misused
  const { operator } = line
  const [command = 'list', ...operands] = line.operands
  if (command === 'list') return list(context, operands)
  if (command === 'statement') {
    const [file, other] = operands
    return file === undefined || other !== undefined ? misused : runStatement(context, file)
  }
  if (command !== 'apply' && command !== 'returned') return misused
  if (!isSaid(operator)) return refuse(sayWho)
  const [transfer, second, third] = operands
  if (command === 'apply' && transfer && second === 'to' && third) return apply(context, transfer, third, operator)
  if (command === 'returned' && transfer && second) return markAsReturned(context, transfer, second, operator)
  return misused
}
