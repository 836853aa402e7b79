import { type StaffRole, staffRoles } from '@redress/domain/people/permissions.ts'
import type { Context } from '../../adapters/context.ts'
import { type CommandResult, misused, refuse } from '../../platform/command-result.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { type ActingOperator, isSaid, readCommandLine, sayWho } from '../../platform/operator/command-line.ts'
import { minuteText } from '../../platform/operator/minute-text.ts'
import { recordOperatorAct } from '../../platform/operator/operator-acts.ts'
import { findUserByUsername, type UserRecord } from '../people/user-repository.ts'
import { recordAccountEvent } from '../sessions/account-events.ts'
import { deleteStaff, findStaff, putStaff } from './staff-repository.ts'

async function list({ database }: Context): Promise<CommandResult> {
  const staff = await findStaff(database)
  const lines = staff.map(
    ({ username, role, added_at, has_second_factor }) =>
      `${username}  ${role}, since ${minuteText(added_at)}${has_second_factor ? '' : ', without two-step login: the console refuses them'}`,
  )
  return { ok: true, text: lines.length === 0 ? 'Nobody works in the console.' : lines.join('\n') }
}

const add = (context: Context, user: UserRecord, role: StaffRole, operator: ActingOperator): Promise<CommandResult> =>
  inTransaction(context.database, async transaction => {
    const { id: userId, username } = user
    if (user.closed_at !== null) return refuse(`The account ${username} is closed.`)
    if (user.authenticator_secret === null)
      return refuse(
        `${username} has no two-step login. They switch it on in their profile, under “Log-in and security”; then add them.`,
      )
    await putStaff(transaction, { userId, role, now: context.clock.now() })
    await recordOperatorAct(context, transaction, {
      ...{ kind: 'staff added', operator, subject: `${username} ${role}`, userId },
    })
    await recordAccountEvent(context, transaction, { userId, kind: 'staff added', subject: role })
    return { ok: true, text: `${username} works in the console as ${role}.` }
  })

const remove = (context: Context, { id, username }: UserRecord, operator: ActingOperator): Promise<CommandResult> =>
  inTransaction(context.database, async transaction => {
    if (!(await deleteStaff(transaction, id))) return refuse(`${username} does not work in the console.`)
    await recordOperatorAct(context, transaction, { kind: 'staff removed', operator, subject: username, userId: id })
    await recordAccountEvent(context, transaction, { userId: id, kind: 'staff removed' })
    return { ok: true, text: `${username} no longer works in the console.` }
  })

/** Runs one command of the operator about staff. No page can make an account staff. */
export async function runStaff(context: Context, parameters: readonly string[]): Promise<CommandResult> {
  const line = readCommandLine(parameters)
  const [command = 'list', username = '', given, ...others] = line?.operands ?? []
  if (!line || others.length > 0) return misused
  if (command === 'list' && username === '') return list(context)
  const role = staffRoles.find(each => each === given)
  const isKnown = command === 'add' ? role !== undefined : command === 'remove' && given === undefined
  if (!isKnown || username === '') return misused
  if (!isSaid(line.operator)) return refuse(sayWho)
  const user = await findUserByUsername(context.database, username)
  if (!user) return refuse(`There is no account ${username}.`)
  return role ? add(context, user, role, line.operator) : remove(context, user, line.operator)
}
