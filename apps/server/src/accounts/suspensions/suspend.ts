import type { SuspensionGround, SuspensionOutcome, SuspensionScope } from '@redress/domain/people/suspensions.ts'
import type { Context } from '../../adapters/context.ts'
import { type Connection, inTransaction } from '../../platform/database/database.ts'
import { announce } from '../../platform/events/live-events.ts'
import type { ActingOperator } from '../../platform/operator/command-line.ts'
import { recordOperatorAct } from '../../platform/operator/operator-acts.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import type { AccountsContext } from '../people/account-ports.ts'
import {
  findSuspension,
  findSuspensionInForce,
  insertSuspension,
  lockAccount,
  type SuspensionRecord,
  writeObjectionToSuspension,
  writeSuspensionOutcome,
} from '../people/suspension-repository.ts'
import { findUser, findUserByUsername, type UserRecord } from '../people/user-repository.ts'
import { recordAccountEvent } from '../sessions/account-events.ts'
import { isAnotherSuspender } from '../staff/other-staff.ts'

type SuspensionFailure = 'USER_NOT_FOUND' | 'DECIDED_ALREADY' | 'ANOTHER_MODERATOR_DECIDES'
type Decider = Pick<ActingOperator, 'by' | 'staffId'>

/** Stored author of a decision: the id of the staff account, or the name given to the command. */
const nameOfOperator = ({ by, staffId }: Decider): string => staffId ?? by

const isConcerned = ({ staffId }: Decider, concerned: readonly string[]): boolean =>
  staffId !== undefined && concerned.includes(staffId)

/** Staff with a conflict of interest: the owner of the account, and staff who share a claim with it. */
export const concernedStaff = async (
  { accountObserver }: Pick<AccountsContext, 'accountObserver'>,
  connection: Connection,
  userId: string,
): Promise<string[]> => [userId, ...(await accountObserver.staffSharingClaims(connection, userId))]

interface NewSuspension {
  readonly scope: SuspensionScope
  readonly ground: SuspensionGround
}

/** Suspends an account, or its filing, and mails its owner the reason. To change the scope, it is lifted first. */
export const suspend = (
  context: AccountsContext,
  operator: ActingOperator,
  name: string,
  { scope, ground }: NewSuspension,
): Promise<Result<UserRecord, SuspensionFailure>> =>
  inTransaction(context.database, async transaction => {
    const userId = (await findUserByUsername(transaction, name))?.id
    if (userId === undefined) return fail('USER_NOT_FOUND')
    await lockAccount(transaction, userId)
    const user = await findUser(transaction, userId)
    if (user.closed_at !== null) return fail('USER_NOT_FOUND')
    if (isConcerned(operator, await concernedStaff(context, transaction, userId)))
      return fail('ANOTHER_MODERATOR_DECIDES')
    if (await findSuspensionInForce(transaction, userId)) return fail('DECIDED_ALREADY')
    const { id: suspensionId } = await insertSuspension(transaction, {
      ...{ user_id: userId, scope, ground, reason: operator.reason },
      ...{ suspended_at: context.clock.now(), suspended_by: nameOfOperator(operator) },
    })
    await recordOperatorAct(context, transaction, {
      ...{ kind: 'account suspended', operator, subject: `${user.username} ${scope}`, userId },
    })
    await recordAccountEvent(context, transaction, { userId, kind: 'account suspended', subject: scope })
    await context.jobs.enqueue(transaction, 'send suspension', { suspensionId, outcome: null })
    await announce(transaction, { userIds: [userId], topics: ['account'] })
    return ok(user)
  })

export const isInForce = ({ outcome }: SuspensionRecord): boolean => outcome !== 'lifted'
export const isObjectionOpen = ({ objected_at, outcome }: SuspensionRecord): boolean =>
  objected_at !== null && outcome === null

/** Whether an operator may decide. An objection to their own decision is theirs only if nobody else could decide. */
export async function mayDecideSuspension(
  connection: Connection,
  operator: Decider,
  { suspension, concerned }: { readonly suspension: SuspensionRecord; readonly concerned: readonly string[] },
): Promise<boolean> {
  if (isConcerned(operator, concerned)) return false
  if (!isObjectionOpen(suspension) || suspension.suspended_by !== nameOfOperator(operator)) return true
  const { staffId } = operator
  return !(await isAnotherSuspender(connection, [...concerned, ...(staffId === undefined ? [] : [staffId])]))
}

/** Lifts a suspension, or keeps it after an objection. */
export const decideSuspension = (
  context: AccountsContext,
  operator: ActingOperator,
  id: string,
  outcome: SuspensionOutcome,
): Promise<Result<UserRecord, SuspensionFailure>> =>
  inTransaction(context.database, async transaction => {
    const userId = (await findSuspension(transaction, id))?.user_id ?? null
    if (userId === null) return fail('USER_NOT_FOUND')
    await lockAccount(transaction, userId)
    const suspension = await findSuspension(transaction, id)
    if (suspension?.user_id !== userId) return fail('USER_NOT_FOUND')
    if (!isInForce(suspension) || (outcome === 'kept' && !isObjectionOpen(suspension))) return fail('DECIDED_ALREADY')
    const concerned = await concernedStaff(context, transaction, userId)
    if (!(await mayDecideSuspension(transaction, operator, { suspension, concerned })))
      return fail('ANOTHER_MODERATOR_DECIDES')
    const user = await findUser(transaction, userId)
    await writeSuspensionOutcome(transaction, id, {
      ...{ outcome, reason: operator.reason, now: context.clock.now() },
    })
    const kind = `suspension ${outcome}` as const
    await recordOperatorAct(context, transaction, { kind, operator, subject: user.username, userId })
    if (outcome === 'lifted') await recordAccountEvent(context, transaction, { userId, kind: 'suspension lifted' })
    await context.jobs.enqueue(transaction, 'send suspension', { suspensionId: id, outcome })
    await announce(transaction, { userIds: [userId], topics: ['account'] })
    return ok(user)
  })

/** Says something against the own suspension, once; the same words again are the same objection. */
export const objectToSuspension = (
  context: Context,
  userId: string,
  text: string,
): Promise<Result<null, 'NOT_FOUND' | 'OBJECTED_ALREADY'>> =>
  inTransaction(context.database, async transaction => {
    await lockAccount(transaction, userId)
    const suspension = await findSuspensionInForce(transaction, userId)
    if (!suspension) return fail('NOT_FOUND')
    if (suspension.objection !== null) return suspension.objection === text ? ok(null) : fail('OBJECTED_ALREADY')
    const { id } = suspension
    await writeObjectionToSuspension(transaction, id, { text, now: context.clock.now() })
    await context.jobs.enqueue(transaction, 'send suspension objection', { suspensionId: id })
    await announce(transaction, { userIds: [userId], topics: ['account'] })
    return ok(null)
  })
