import type { Output } from '@redress/contract/endpoint.ts'
import type { AccountForStaff, findAccounts, getSuspendedAccounts, Suspension } from '@redress/contract/suspensions.ts'
import { normaliseShortId } from '@redress/domain/claim/short-id.ts'
import { rolesWith } from '@redress/domain/people/permissions.ts'
import type { Context } from '../../adapters/context.ts'
import type { ActingStaff } from '../../platform/operator/command-line.ts'
import { recordLookAt } from '../../platform/operator/operator-acts.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import type { AccountsContext } from '../people/account-ports.ts'
import { presentOwnSuspension } from '../people/own-suspension.ts'
import { fullName } from '../people/people.ts'
import { countOpenObjections, findSuspended, findSuspensionsOf } from '../people/suspension-repository.ts'
import { findUserByUsername, type UserRecord } from '../people/user-repository.ts'
import { usernamesOf } from '../staff/other-staff.ts'
import { findAccountsBy } from './found-account-repository.ts'
import { concernedStaff, isInForce, isObjectionOpen, mayDecideSuspension } from './suspend.ts'

const mostListed = 100
const mostFound = 20

/** How many objections wait for the staff. */
export const openObjections = countOpenObjections

export async function suspendedAccounts({
  database,
}: Context): Promise<Result<Output<typeof getSuspendedAccounts>, never>> {
  const suspended = await findSuspended(database, mostListed)
  return ok({
    accounts: suspended.map(({ username, scope, ground, suspended_at, is_objection_open }) => ({
      ...{ username, scope, ground, suspendedAt: suspended_at.toISOString(), isObjectionOpen: is_objection_open },
    })),
    count: suspended[0]?.total ?? 0,
  })
}

/** Accounts that staff look for. The answer names none of their addresses. */
export async function accountsFor(
  { database, accountObserver }: AccountsContext,
  term: string,
): Promise<Result<Output<typeof findAccounts>, never>> {
  const number = normaliseShortId(term)
  const others = number === null ? [] : await accountObserver.partiesOfNumber(database, number)
  const found = await findAccountsBy(database, { term, others, atMost: mostFound + 1 })
  return ok({
    accounts: found.slice(0, mostFound).map(({ username, first_name, last_name, closed_at }) => ({
      ...{ username, name: fullName({ firstName: first_name, lastName: last_name }), isClosed: closed_at !== null },
    })),
    hasMore: found.length > mostFound,
  })
}

/** An account as the console shows it. */
export async function presentAccount(
  context: AccountsContext,
  operator: ActingStaff,
  user: UserRecord,
): Promise<AccountForStaff> {
  const { database } = context
  const concerned = await concernedStaff(context, database, user.id)
  const isConcerned = concerned.includes(operator.staffId)
  // Staff with a conflict of interest see none of the account's suspensions.
  const found = isConcerned ? [] : await findSuspensionsOf(database, user.id)
  const names = await usernamesOf(
    database,
    found.map(({ suspended_by }) => suspended_by),
  )
  const mayModerate = rolesWith('suspend accounts').includes(operator.role) && !isConcerned
  const presented = found.map(async (suspension): Promise<Suspension> => {
    const about = { suspension, concerned }
    return {
      ...presentOwnSuspension(suspension),
      suspendedBy: names.get(suspension.suspended_by) ?? suspension.suspended_by,
      isObjectionOpen: isObjectionOpen(suspension),
      mayDecide: mayModerate && isInForce(suspension) && (await mayDecideSuspension(database, operator, about)),
    }
  })
  return {
    ...{ userId: user.id, username: user.username, mayModerate, isConcerned, isClosed: user.closed_at !== null },
    suspensions: await Promise.all(presented),
  }
}

/** An account for the staff. The look is recorded, because the owner's objection is private. */
export async function lookAtAccount(
  context: AccountsContext,
  operator: ActingStaff,
  username: string,
): Promise<Result<AccountForStaff, 'USER_NOT_FOUND'>> {
  const { database } = context
  const user = await findUserByUsername(database, username)
  if (!user) return fail('USER_NOT_FOUND')
  await recordLookAt(context, database, { kind: 'account read', operator, subject: user.username, userId: user.id })
  return ok(await presentAccount(context, operator, user))
}
