import type { AccountEvent } from '@redress/contract/activity.ts'
import type { AccountEventKind } from '@redress/domain/people/account-events.ts'
import { limits } from '@redress/domain/people/limits.ts'
import { kept } from '@redress/domain/people/retention.ts'
import type { Context } from '../../adapters/context.ts'
import type { Connection } from '../../platform/database/database.ts'
import { theUser, type Writes, writeTogether } from '../../platform/database/write-together.ts'
import type { SignedIn } from '../../platform/http/caller.ts'
import { requestOrigin } from '../../platform/http/origin.ts'
import { after } from '../people/lifetimes.ts'
import { deleteAccountEvents, findAccountEvents, insertingAccountEvent } from './account-event-repository.ts'
import { countUsableSessions } from './session-repository.ts'

interface NewEvent {
  readonly kind: AccountEventKind
  readonly sessionId?: string
  readonly subject?: string
  readonly claimId?: string
}

/** Records an account event with the network of its request, for the account's owner. */
export const recordAccountEvent = (
  context: Pick<Context, 'clock'>,
  transaction: Connection,
  { userId, ...event }: NewEvent & { readonly userId: string },
): Promise<void> => writeTogether(transaction, theUser(userId), recordingAccountEvent(context, event))

/** The same, to be written with more. */
export const recordingAccountEvent = (
  { clock }: Pick<Context, 'clock'>,
  { kind, sessionId, subject = '', claimId }: NewEvent,
): Writes =>
  insertingAccountEvent({
    ...{ session_id: sessionId ?? null, kind, subject, claim_id: claimId ?? null },
    ...requestOrigin(),
    happened_at: clock.now(),
  })

interface Activity {
  readonly events: AccountEvent[]
  readonly cursor: string | null
  readonly sessions: number
}

export async function getActivity(
  { database, clock }: Context,
  { userId, sessionId }: Pick<SignedIn, 'userId'> & { readonly sessionId: string | null },
  before: string | undefined,
): Promise<Activity> {
  const [now, atMost] = [clock.now(), limits.pageSize]
  const found = await findAccountEvents(database, { userId, before, atMost: atMost + 1, now })
  const events = found.slice(0, atMost)
  return {
    events: events.map(event => ({
      id: event.id,
      kind: event.kind,
      happenedAt: event.happened_at.toISOString(),
      subject: event.subject,
      claimId: event.claim_id,
      browser: event.browser,
      network: event.network,
      isSignedIn: event.kind === 'signed in' && event.is_signed_in,
      isThisSession: sessionId !== null && event.session_id === sessionId,
    })),
    cursor: found.length > atMost ? (events.at(-1)?.id ?? null) : null,
    sessions: await countUsableSessions(database, userId, now),
  }
}

/** All recorded events of an account, newest first. */
export async function* allActivity(context: Context, userId: string): AsyncGenerator<AccountEvent> {
  let before: string | undefined
  do {
    const page: Activity = await getActivity(context, { userId, sessionId: null }, before)
    yield* page.events
    before = page.cursor ?? undefined
  } while (before !== undefined)
}

export const deleteOldAccountEvents = ({ database, clock }: Pick<Context, 'database' | 'clock'>): Promise<void> =>
  deleteAccountEvents(database, after(clock.now(), -kept.accountEvents))
