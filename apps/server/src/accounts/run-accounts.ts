import type { Context } from '../adapters/context.ts'
import { type CommandResult, misused, refuse } from '../platform/command-result.ts'
import { isSaid, readCommandLine, sayWho } from '../platform/operator/command-line.ts'
import { findUserByUsername } from './people/user-repository.ts'
import { switchSecondFactorOffFor } from './sign-in/second-factor.ts'

/** Runs one command line of the operator about an account. */
export async function runAccounts(context: Context, parameters: readonly string[]): Promise<CommandResult> {
  const line = readCommandLine(parameters)
  const [command, username = '', ...others] = line?.operands ?? []
  if (!line || command !== 'second-factor-off' || username === '' || others.length > 0) return misused
  if (!isSaid(line.operator)) return refuse(sayWho)
  const user = await findUserByUsername(context.database, username)
  if (!user) return refuse(`There is no account ${username}.`)
  const result = await switchSecondFactorOffFor(context, user, line.operator)
  if (!result.ok) return refuse(`Two-step login is not switched on for ${user.username}.`)
  return { ok: true, text: `Two-step login is off for ${user.username}. Their confirmed addresses are told by mail.` }
}
