import { type CommandResult, misused } from '../command-result.ts'
import type { Connection } from '../database/database.ts'
import type { Row } from '../database/schema.ts'
import { minuteText } from './minute-text.ts'
import { findOperatorActs } from './operator-acts.ts'

/** Number of acts listed by default. */
export const newestActs = 50

function lineOf({
  kind,
  subject,
  claim_id,
  user_id,
  done_by,
  staff_id,
  why,
  happened_at,
}: Row<'operator_acts'>): string {
  const about = [`${kind} ${subject}`, claim_id && `claim ${claim_id}`, user_id && `account ${user_id}`]
  const reason = why === '' ? '' : `: ${why.replaceAll('\n', '\n    > ')}`
  return `${minuteText(happened_at)}  ${about.filter(Boolean).join(', ')}\n    by ${done_by}${staff_id === null ? '' : ` (account ${staff_id})`}${reason}`
}

/** Runs the operator's `acts` command. */
export async function runActs(
  { database }: { readonly database: Connection },
  parameters: readonly string[],
): Promise<CommandResult> {
  const isAll = parameters.length === 1 && parameters[0] === 'all'
  if (parameters.length > 0 && !isAll) return misused
  const acts = await findOperatorActs(database, isAll ? null : newestActs)
  return {
    ok: true,
    text: acts.length === 0 ? 'Nothing was changed by a command, or in the console.' : acts.map(lineOf).join('\n'),
  }
}
