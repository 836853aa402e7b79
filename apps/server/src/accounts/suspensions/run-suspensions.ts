import { type SuspensionOutcome, suspensionGrounds, suspensionScopes } from '@redress/domain/people/suspensions.ts'
import type { Context } from '../../adapters/context.ts'
import { type CommandResult, misused, refuse } from '../../platform/command-result.ts'
import { type ActingOperator, isSaid, readCommandLine, sayWho } from '../../platform/operator/command-line.ts'
import { minuteText } from '../../platform/operator/minute-text.ts'
import { quoted } from '../../platform/operator/quoted.ts'
import type { AccountsContext } from '../people/account-ports.ts'
import {
  findSuspended,
  findSuspensionInForce,
  findSuspensionsOf,
  type SuspensionRecord,
} from '../people/suspension-repository.ts'
import { findUserByUsername } from '../people/user-repository.ts'
import { decideSuspension, isInForce, suspend } from './suspend.ts'

const mostListed = 1000

async function list({ database }: Context): Promise<CommandResult> {
  const accounts = await findSuspended(database, mostListed)
  const lines = accounts.map(
    ({ username, scope, ground, suspended_at, is_objection_open }) =>
      `${username}  ${scope}, ${ground}, since ${minuteText(suspended_at)}${is_objection_open ? ', objects' : ''}`,
  )
  return { ok: true, text: lines.length === 0 ? 'No account is suspended.' : lines.join('\n') }
}

const saidOf = {
  USER_NOT_FOUND: 'There is no such account, or it is closed.',
  DECIDED_ALREADY: 'It is suspended already.',
  ANOTHER_MODERATOR_DECIDES: 'You have suspended it: somebody else decides about the objection.',
} as const

const linesOf = (suspension: SuspensionRecord): string[] => [
  `${suspension.scope}, ${suspension.ground}, ${minuteText(suspension.suspended_at)}, with the reason:`,
  quoted(suspension.reason),
  ...(suspension.objection === null ? [] : ['The owner objects:', quoted(suspension.objection)]),
  ...(suspension.outcome === null
    ? []
    : [`Later ${suspension.outcome}, with the reason:`, quoted(suspension.outcome_reason ?? '')]),
]

async function show({ database }: Context, username: string): Promise<CommandResult> {
  const user = await findUserByUsername(database, username)
  if (!user) return refuse(saidOf.USER_NOT_FOUND)
  const suspensions = await findSuspensionsOf(database, user.id)
  const [newest] = suspensions
  const state = newest && isInForce(newest) ? 'is suspended.' : 'is not suspended.'
  return { ok: true, text: [`${user.username} ${state}`, ...suspensions.flatMap(linesOf)].join('\n') }
}

async function decide(
  context: AccountsContext,
  { username, operator }: { readonly username: string; readonly operator: ActingOperator },
  outcome: SuspensionOutcome,
): Promise<CommandResult> {
  const user = await findUserByUsername(context.database, username)
  const suspension = user && (await findSuspensionInForce(context.database, user.id))
  if (!suspension) return refuse(`${username} is not suspended.`)
  const decided = await decideSuspension(context, operator, suspension.id, outcome)
  if (!decided.ok)
    return refuse(decided.code === 'DECIDED_ALREADY' ? `${username} does not object.` : saidOf[decided.code])
  return {
    ok: true,
    text: `${username} ${outcome === 'lifted' ? 'is no longer' : 'stays'} suspended, and is mailed why.`,
  }
}

const outcomes = { lift: 'lifted', keep: 'kept' } as const
const isOutcome = (command: string): command is keyof typeof outcomes => Object.hasOwn(outcomes, command)

/** Runs one command line of the operator about accounts that are suspended. */
export async function runSuspensions(context: AccountsContext, parameters: readonly string[]): Promise<CommandResult> {
  const line = readCommandLine(parameters)
  if (!line) return misused
  const { operands, operator } = line
  const [command = 'list', username = '', givenScope, givenGround, ...others] = operands
  if (command === 'list' && operands.length <= 1) return list(context)
  if (command === 'show' && operands.length === 2) return show(context, username)
  const scope = suspensionScopes.find(each => each === givenScope)
  const ground = suspensionGrounds.find(each => each === givenGround)
  const isWhole = isOutcome(command) ? operands.length === 2 : command === 'suspend' && scope && ground
  if (!isWhole || others.length > 0) return misused
  if (!isSaid(operator)) return refuse(sayWho)
  if (isOutcome(command)) return decide(context, { username, operator }, outcomes[command])
  if (!scope || !ground) return misused
  const suspended = await suspend(context, operator, username, { scope, ground })
  return suspended.ok ? { ok: true, text: `${username} is suspended, and mailed why.` } : refuse(saidOf[suspended.code])
}
