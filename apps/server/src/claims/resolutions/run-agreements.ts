import { platformFeeDueOn } from '@redress/domain/claim/fee-due.ts'
import { shortId } from '@redress/domain/claim/short-id.ts'
import { moneyText, numberFromCents } from '@redress/domain/money/money.ts'
import type { Context } from '../../adapters/context.ts'
import { type CommandResult, misused, refuse } from '../../platform/command-result.ts'
import { type ActingOperator, isSaid, readCommandLine, sayWho } from '../../platform/operator/command-line.ts'
import { findUnpaidAgreements, type UnpaidAgreement } from '../repositories/resolution-repository.ts'
import { endUnpaidAgreement } from './end-unpaid-agreement.ts'

const lineOf = ({ claim_id, currency, platform_fee_cents, cost_owner, decided_at }: UnpaidAgreement): string =>
  `${claim_id}  ${moneyText(numberFromCents(platform_fee_cents), currency, 'en')}, owed by the ${cost_owner.toLowerCase()}, due on ${platformFeeDueOn(decided_at)}`

async function list({ database }: Context): Promise<CommandResult> {
  const unpaid = await findUnpaidAgreements(database)
  return { ok: true, text: unpaid.length === 0 ? 'No platform fee is overdue.' : unpaid.map(lineOf).join('\n') }
}

async function end(context: Context, start: string, operator: ActingOperator): Promise<CommandResult> {
  const unpaid = await findUnpaidAgreements(context.database)
  const [found, another] = unpaid.filter(({ claim_id }) => claim_id.startsWith(start.toLowerCase()))
  if (!found) return refuse(`No claim with an overdue platform fee begins with ${start}.`)
  if (another) return refuse(`More than one claim begins with ${start}: give more of the id.`)
  const claimId = found.claim_id
  const ended = await endUnpaidAgreement(context, operator, claimId)
  return ended.ok
    ? { ok: true, text: `The agreement of claim ${shortId(claimId)} is ended. Both sides are told.` }
    : refuse(`Claim ${shortId(claimId)} has moved on meanwhile.`)
}

/** Runs one command of the operator about agreements with an overdue platform fee. */
export async function runAgreements(context: Context, parameters: readonly string[]): Promise<CommandResult> {
  const line = readCommandLine(parameters)
  const [command = 'list', start = '', ...others] = line?.operands ?? []
  if (!line || others.length > 0) return misused
  if (command === 'list' && start === '') return list(context)
  if (command !== 'end' || start === '') return misused
  return isSaid(line.operator) ? end(context, start, line.operator) : refuse(sayWho)
}
