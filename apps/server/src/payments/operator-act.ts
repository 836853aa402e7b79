import { parseArgs } from 'node:util'
import type { Context } from '../adapters/context.ts'
import { type LedgerList, ledgerLists, listLedger } from './list-ledger.ts'
import { findPaymentsStarting } from './payment-repository.ts'
import { applyTransfer, type Operator, returnTransfer, type Settlement } from './settle-transfer.ts'
import { findTransfersStarting } from './transfer-repository.ts'

export const operatorUsage = `npm run payments -- list [${ledgerLists.join('|')}]
npm run payments -- apply TRANSFER to PAYMENT --by WHO --because WHY
npm run payments -- returned TRANSFER SIGNATURE --by WHO --because WHY
TRANSFER and PAYMENT are ids, or the beginning of one.`

/** What the operator is told: what was done, or why nothing was. */
export interface OperatorAnswer {
  readonly ok: boolean
  readonly text: string
}

const refuse = (text: string): OperatorAnswer => ({ ok: false, text })
const isList = (name: string): name is LedgerList => ledgerLists.some(list => list === name)

/** The one row that an id, or its beginning, names. */
function theOne<Row>(found: readonly Row[], kind: string, start: string): Row | OperatorAnswer {
  const [row, other] = found
  if (!row) return refuse(`There is no ${kind} ${start}.`)
  return other ? refuse(`More than one ${kind} begins with ${start}.`) : row
}

const answerTo = (settlement: Settlement, done: string): OperatorAnswer =>
  settlement.ok ? { ok: true, text: done } : refuse(settlement.reason)

async function apply(
  context: Context,
  transferStart: string,
  paymentStart: string,
  operator: Operator,
): Promise<OperatorAnswer> {
  const transfer = theOne(await findTransfersStarting(context.database, transferStart), 'transfer', transferStart)
  if ('ok' in transfer) return transfer
  const payment = theOne(await findPaymentsStarting(context.database, paymentStart), 'payment', paymentStart)
  if ('ok' in payment) return payment
  return answerTo(await applyTransfer(context, transfer, payment, operator), 'The transfer is credited to the payment.')
}

async function giveBack(
  context: Context,
  transferStart: string,
  signature: string,
  operator: Operator,
): Promise<OperatorAnswer> {
  const transfer = theOne(await findTransfersStarting(context.database, transferStart), 'transfer', transferStart)
  if ('ok' in transfer) return transfer
  return answerTo(await returnTransfer(context, transfer, signature, operator), 'The transfer is noted as returned.')
}

async function list(context: Context, names: readonly string[]): Promise<OperatorAnswer> {
  const wanted = names.length > 0 ? names.filter(isList) : ledgerLists
  if (wanted.length < names.length) return refuse(operatorUsage)
  const texts = await Promise.all(wanted.map(name => listLedger(context.database, name)))
  return { ok: true, text: texts.join('\n\n') }
}

/** Does what the operator's command line asks for. */
export async function operatorAct(context: Context, parameters: readonly string[]): Promise<OperatorAnswer> {
  const options = { by: { type: 'string' }, because: { type: 'string' } } as const
  let given: ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>
  try {
    given = parseArgs({ args: [...parameters], options, allowPositionals: true })
  } catch {
    return refuse(operatorUsage)
  }
  const [act = 'list', ...words] = given.positionals
  if (act === 'list') return list(context, words)
  if (act !== 'apply' && act !== 'returned') return refuse(operatorUsage)
  const { by = '', because = '' } = given.values
  if (!by.trim() || !because.trim()) return refuse('Say who settles it with --by, and why with --because.')
  const operator = { by: by.trim(), why: because.trim() }
  const [transfer, second, third] = words
  if (act === 'apply' && transfer && second === 'to' && third) return apply(context, transfer, third, operator)
  if (act === 'returned' && transfer && second) return giveBack(context, transfer, second, operator)
  return refuse(operatorUsage)
}
