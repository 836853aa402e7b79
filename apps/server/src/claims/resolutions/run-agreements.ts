import { platformFeeDueOn } from '@redress/domain/claim/fee-due.ts'
import { shortId } from '@redress/domain/claim/short-id.ts'
import { moneyText, numberFromCents } from '@redress/domain/money/money.ts'
import type { Context } from '../../adapters/context.ts'
import { type CommandResult, misused, refuse } from '../../platform/command-result.ts'
import { type ActingOperator, isSaid, readCommandLine, sayWho } from '../../platform/operator/command-line.ts'
import { recordOperatorAct } from '../../platform/operator/operator-acts.ts'
import { applyTransition } from '../act/apply-transitions.ts'
import { checkTransition } from '../act/check-transition.ts'
import { lockClaim } from '../act/claim-state.ts'
import { noActor } from '../act/happening.ts'
import { inAct } from '../act/record.ts'
import { findUnpaidAgreements, moveResolution, type UnpaidAgreement } from '../repositories/resolution-repository.ts'

const lineOf = ({ claim_id, currency, platform_fee_cents, cost_owner, decided_at }: UnpaidAgreement): string =>
  `${claim_id}  ${moneyText(numberFromCents(platform_fee_cents), currency, 'en')}, owed by the ${cost_owner.toLowerCase()}, due on ${platformFeeDueOn(decided_at)}`

async function list({ database }: Context): Promise<CommandResult> {
  const unpaid = await findUnpaidAgreements(database)
  return { ok: true, text: unpaid.length === 0 ? 'No platform fee is overdue.' : unpaid.map(lineOf).join('\n') }
}

/** Ends the agreement of a claim whose platform fee was not paid in time, so that the parties can bargain again. */
async function end(context: Context, start: string, operator: ActingOperator): Promise<CommandResult> {
  const unpaid = await findUnpaidAgreements(context.database)
  const [found, another] = unpaid.filter(({ claim_id }) => claim_id.startsWith(start.toLowerCase()))
  if (!found) return refuse(`No claim with an overdue platform fee begins with ${start}.`)
  if (another) return refuse(`More than one claim begins with ${start}: give more of the id.`)
  const claimId = found.claim_id
  return inAct(context, async act => {
    const state = await lockClaim(act.transaction, claimId)
    const checked = state && checkTransition(state, { event: 'end agreement', by: 'operator' })
    if (!checked?.ok || !state?.resolution) return refuse(`Claim ${shortId(claimId)} has moved on meanwhile.`)
    const ended = { event: 'end agreement', now: context.clock.now() } as const
    const resolution = await moveResolution(act.transaction, state.resolution.id, ended)
    await applyTransition(act, checked.value, noActor, { resolution })
    await recordOperatorAct(context, act.transaction, {
      ...{ kind: 'agreement ended', operator, subject: claimId, claimId },
    })
    return { ok: true, text: `The agreement of claim ${shortId(claimId)} is ended. Both sides are told.` }
  })
}

/** Runs one command line of the operator about agreements whose platform fee is overdue. */
export async function runAgreements(context: Context, parameters: readonly string[]): Promise<CommandResult> {
  const line = readCommandLine(parameters)
  const [command = 'list', start = '', ...others] = line?.operands ?? []
  if (!line || others.length > 0) return misused
  if (command === 'list' && start === '') return list(context)
  if (command !== 'end' || start === '') return misused
  return isSaid(line.operator) ? end(context, start, line.operator) : refuse(sayWho)
}
