import { feeCodeForm } from '@redress/contract/fee-code-forms.ts'
import { feeCodeBounds } from '@redress/domain/money/fee-codes.ts'
import type { Context } from '../adapters/context.ts'
import { type CommandResult, misused, refuse } from '../platform/command-result.ts'
import { isSaid, readCommandLine, sayWho } from '../platform/operator/command-line.ts'
import { endFeeCode, listFeeCodes, makeFeeCode } from './fee-codes.ts'

type FeeCodesContext = Pick<Context, 'database' | 'clock'>

async function list(context: FeeCodesContext): Promise<CommandResult> {
  const { codes } = await listFeeCodes(context)
  const lines = codes.map(
    code =>
      `${code.id}  ${code.state}: ${code.share} % for ${code.handedTo}, used ${code.used} of ${code.uses} times, until ${code.endsAt.slice(0, 10)}`,
  )
  return { ok: true, text: lines.join('\n') || 'There is no code.' }
}

/** Runs the operator's `fee-codes` command. */
export async function runFeeCodes(context: FeeCodesContext, parameters: readonly string[]): Promise<CommandResult> {
  const line = readCommandLine(parameters)
  if (!line) return misused
  const { operator } = line
  const [command = 'list', ...operands] = line.operands
  if (command === 'list' && operands.length === 0) return list(context)
  const [first, ...others] = operands
  if (!first || others.length !== { make: 3, end: 0 }[command]) return misused
  if (!isSaid(operator)) return refuse(sayWho)
  if (command === 'make') {
    const [share, uses, days] = others.map(Number)
    const read = feeCodeForm.safeParse({ handedTo: first, share, uses, days, explanation: operator.reason })
    if (!read.success) return refuse(bounds)
    const code = await makeFeeCode(context, operator, read.data)
    return { ok: true, text: `${code}\nThis is the code. It is shown this once and kept nowhere.` }
  }
  return (await endFeeCode(context, operator, first)).ok
    ? { ok: true, text: 'The code takes over no fee any more.' }
    : refuse(`There is no code ${first}.`)
}

const { share, uses, days } = feeCodeBounds
const bounds = `SHARE is a percentage up to ${share.max}, USES a number up to ${uses.max}, DAYS up to ${days.max}.`
