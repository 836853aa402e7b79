import { randomUUID } from 'node:crypto'
import { type AccountChangeKind, isEstablished, undoPeriod } from '@redress/domain/people/account-changes.ts'
import type { Context } from '../../adapters/context.ts'
import { installationOf } from '../../mail/installation.ts'
import type { Connection } from '../../platform/database/database.ts'
import type { AccountState } from '../../platform/database/schema.ts'
import { announce } from '../../platform/events/live-events.ts'
import type { JobData } from '../../platform/jobs/job-data.ts'
import { deriveSecret, hashSecret } from '../../platform/secrets.ts'
import { readAccountState } from '../people/account-state-repository.ts'
import { after } from '../people/lifetimes.ts'
import { findUser } from '../people/user-repository.ts'
import { recordAccountEvent } from '../sessions/account-events.ts'
import { deleteOldChanges, findChange, insertChange } from './account-change-repository.ts'
import { accountChangeMessage } from './account-messages.ts'

/** The secret in the links that undo a change, the same in each mail about it. Only its hash is stored. */
const undoToken = ({ secretKey }: Context, changeId: string): string =>
  deriveSecret(secretKey, 'undo account change', changeId).toString('base64url')

interface Change {
  readonly userId: string
  readonly kind: AccountChangeKind
  /** The e-mail address or the account with a bank that it is about, or ''. */
  readonly address?: string
  /** State before the change; the current state if absent, for changes of other tables. */
  readonly before?: AccountState
}

/** Stores the state before a change, and notifies every address that was confirmed then. */
export async function tellChange(context: Context, transaction: Connection, change: Change): Promise<void> {
  const { userId, kind, address = '' } = change
  const before = change.before ?? (await readAccountState(transaction, userId))
  const confirmed = before.emails.filter(email => email.is_confirmed)
  // An account without a confirmed address has no mailbox to notify.
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
