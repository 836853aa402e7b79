import { randomUUID } from 'node:crypto'
import type { AccountChange } from '@redress/contract/auth.ts'
import { type AccountChangeKind, isEstablished, undoPeriod } from '@redress/domain/people/account-changes.ts'
import type { Context } from '../adapters/context.ts'
import { installationOf } from '../mail/installation.ts'
import { type Connection, inTransaction } from '../platform/database/database.ts'
import type { AccountState } from '../platform/database/schema.ts'
import { announce } from '../platform/events/live-events.ts'
import type { JobData } from '../platform/jobs/job-data.ts'
import { fail, ok, type Result } from '../platform/result.ts'
import { deriveSecret, hashSecret } from '../platform/secrets.ts'
import {
  type AccountChangeRecord,
  deleteOldChanges,
  findChange,
  findChangeByUndoHash,
  insertChange,
  markChangesUndone,
} from './account-change-repository.ts'
import { recordAccountEvent } from './account-events.ts'
import { accountChangeMessage } from './account-messages.ts'
import { readAccountState, restoreAccountState } from './account-state-repository.ts'
import { deleteBrowsers } from './known-browser-repository.ts'
import { after } from './lifetimes.ts'
import { deleteOneTimeTokens } from './one-time-token-repository.ts'
import { endSessionsOf } from './sessions.ts'
import { findUser, type UserRecord } from './user-repository.ts'

/** The secret in the links that undo a change, the same in each mail about it. Only its hash is stored. */
const undoToken = ({ secretKey }: Context, changeId: string): string =>
  deriveSecret(secretKey, 'undo account change', changeId).toString('base64url')

interface Change {
  readonly userId: string
  readonly kind: AccountChangeKind
  /** The e-mail address that it is about, or ''. */
  readonly address?: string
  readonly before: AccountState
}

/** Keeps how an account was before a change, and has every address told that was confirmed then. */
export async function tellChange(context: Context, transaction: Connection, change: Change): Promise<void> {
  const { userId, kind, address = '', before } = change
  const confirmed = before.emails.filter(email => email.is_confirmed)
  // An account that nobody has proven yet has nobody to tell.
  if (confirmed.length === 0) return
  await recordAccountEvent(context, transaction, { userId, kind, subject: address })
  const [id, now] = [randomUUID(), context.clock.now()]
  await deleteOldChanges(transaction, after(now, -undoPeriod))
  await insertChange(transaction, {
    ...{ id, userId, kind, address, before, now },
    undoHash: hashSecret(undoToken(context, id)),
  })
  for (const email of confirmed)
    await context.jobs.enqueue(transaction, 'send account change notice', { changeId: id, emailId: email.id })
  await announce(transaction, { userIds: [userId], topics: ['account'] })
}

/** Tells one address of a change. The link that undoes it goes to established ones alone. */
export async function sendAccountChangeNotice(
  context: Context,
  { changeId, emailId }: JobData['send account change notice'],
  cause: string,
): Promise<void> {
  const { database, mail, settings } = context
  const change = await findChange(database, changeId)
  const email = change?.before.emails.find(({ id }) => id === emailId)
  if (!change || !email || change.undone_at) return
  const { first_name: firstName, username, language } = await findUser(database, change.user_id)
  const since = {
    isRegistration: email.is_registration,
    confirmedAt: email.confirmed_at === null ? null : new Date(email.confirmed_at),
  }
  await mail.send(
    accountChangeMessage({
      ...{ to: email.address, language, firstName, username, installation: installationOf(settings) },
      kind: change.kind,
      address: change.address,
      undoToken: isEstablished(since, change.happened_at) ? undoToken(context, change.id) : null,
    }),
    cause,
  )
}

const present = (change: AccountChangeRecord, { username }: UserRecord): AccountChange => ({
  kind: change.kind,
  address: change.address,
  username,
  happenedAt: change.happened_at.toISOString(),
  isUndone: change.undone_at !== null,
})

const findByToken = ({ clock }: Context, connection: Connection, token: string) =>
  findChangeByUndoHash(connection, hashSecret(token), after(clock.now(), -undoPeriod))

/** What a link would undo. A link is opened by machines too: it does nothing before somebody has read this. */
export async function describeChange(context: Context, token: string): Promise<Result<AccountChange, 'LINK_INVALID'>> {
  const change = await findByToken(context, context.database, token)
  if (!change) return fail('LINK_INVALID')
  return ok(present(change, await findUser(context.database, change.user_id)))
}

/** Puts an account back to how it was before a change, whatever came after it, and ends every session. */
export const undoChange = (context: Context, token: string): Promise<Result<AccountChange, 'LINK_INVALID'>> =>
  inTransaction(context.database, async transaction => {
    const found = await findByToken(context, transaction, token)
    if (!found) return fail('LINK_INVALID')
    const { id, user_id: userId } = found
    await readAccountState(transaction, userId)
    // Whoever else pressed the button at the same moment has done so by now.
    const change = (await findChange(transaction, id)) ?? found
    const undone = { ...change, undone_at: change.undone_at ?? context.clock.now() }
    const user = await findUser(transaction, userId)
    if (change.undone_at) return ok(present(undone, user))
    await restoreAccountState(transaction, userId, change.before)
    await markChangesUndone(transaction, change, undone.undone_at)
    await deleteOneTimeTokens(transaction, userId, 'reset password')
    await deleteBrowsers(transaction, userId)
    await endSessionsOf(context, transaction, userId)
    await recordAccountEvent(context, transaction, { userId, kind: 'change undone' })
    await announce(transaction, { userIds: [userId], topics: ['account'] })
    return ok(present(undone, user))
  })
