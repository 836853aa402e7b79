import { mailPause } from '@redress/domain/claim/correspondence.ts'
import {
  type Gathering,
  type GatheringRule,
  gatherFacts,
  gatheringOf,
  gatherings,
  type NotificationFacts,
  notificationType,
} from '@redress/domain/claim/notifications.ts'
import { v7 as timeOrderedId } from 'uuid'
import type { Context } from '../adapters/context.ts'
import { type Connection, inTransaction } from '../platform/database/database.ts'
import { announce, type Change } from '../platform/events/live-events.ts'
import {
  findDueMails,
  findTold,
  type GatheredMail,
  lockDueMail,
  markCorrespondence,
  markMailed,
  planMails,
  takeEarlier,
} from './gathered-mail-repository.ts'
import { insertNotifications } from './notification-repository.ts'
import { type Notice, notify } from './notify.ts'

/** Notice of a frequent topic about one claim; notices in one call have the same topic. */
export type GatheredNotice = Notice & { readonly claimId: string; readonly facts: NotificationFacts }

/**
 * Notifies of a frequent topic, whose mails are sent as digests.
 * @returns the changes for the readers' pages, which the caller announces
 */
export async function notifyGathered(
  context: Context,
  transaction: Connection,
  notices: readonly GatheredNotice[],
): Promise<Change[]> {
  const [first] = notices
  const about = first && gatheringOf(first.facts.topic)
  if (!about) return []
  // Before the insert, so that the notification is newer than a mail being sent.
  await planMail(context, transaction, { ...first, about }, notices)
  return gatherings[about].isOneInApp
    ? keepOneInApp(context, transaction, notices)
    : notify(
        context,
        transaction,
        notices.map(notice => ({ ...notice, isMailed: false })),
      )
}

async function planMail(
  context: Context,
  transaction: Connection,
  { claimId, about }: Pick<GatheredNotice, 'claimId'> & { readonly about: Gathering },
  notices: readonly GatheredNotice[],
): Promise<void> {
  const userIds = notices.filter(({ isMailed }) => isMailed).map(({ userId }) => userId)
  if (userIds.length === 0) return
  const now = context.clock.now()
  const readers = { claimId, userIds, about }
  const planned = await planMails(transaction, readers, { now, pauseMilliseconds: mailPause })
  const isDue = planned.some(({ due_at }) => due_at !== null && due_at <= now)
  // The minutely job sends mail that is due later.
  if (isDue) await context.jobs.enqueue(transaction, 'send gathered mails', {})
}

/** Keeps one in-app notification for each topic and claim: the newest, which sums up all unread ones. */
async function keepOneInApp(
  { clock }: Context,
  transaction: Connection,
  notices: readonly GatheredNotice[],
): Promise<Change[]> {
  const [first] = notices
  if (!first) return []
  const now = clock.now()
  const { claimId } = first
  const userIds = notices.map(notice => notice.userId)
  const earlier = await takeEarlier(transaction, { claimId, userIds }, first.facts.topic)
  const unread = new Map(earlier.filter(({ is_read }) => !is_read).map(row => [row.user_id, row]))
  await insertNotifications(
    transaction,
    notices.map(({ userId, party, resolutionId, facts }) => {
      const before = unread.get(userId)
      return {
        id: before?.id ?? timeOrderedId(),
        user_id: userId,
        type: notificationType(facts.topic),
        to_party: party,
        claim_id: claimId,
        resolution_id: resolutionId,
        facts: JSON.stringify(before ? gatherFacts(before.facts, facts) : facts),
        created_at: now,
      }
    }),
  )
  return [{ userIds, topics: ['claims', 'notifications'], claimId }]
}

/** Sends due mails. Safe to run at any time, twice and on several servers. */
export async function sendGatheredMails(context: Context): Promise<void> {
  const { database, clock, log } = context
  for (const due of await findDueMails(database, clock.now())) {
    await sendGatheredMail(context, due).catch(error => log.error({ error, due }, 'a gathered mail was not sent'))
  }
}

/** Sends a digest. Notifications that were read or are out of date by now are left out. */
const sendGatheredMail = ({ database, clock, jobs }: Context, reader: GatheredMail): Promise<void> =>
  inTransaction(database, async transaction => {
    const now = clock.now()
    const due = await lockDueMail(transaction, reader, now)
    if (!due) return
    const { topics, isOneInApp }: GatheringRule = gatherings[due.about]
    const told = await findTold(transaction, due)
    const unread = (isOneInApp ? told : told.slice(0, 1)).filter(({ is_read }) => !is_read)
    const first = topics.flatMap(topic => unread.filter(each => each.topic === topic))[0]
    await markMailed(transaction, due, first ? now : due.mailed_at)
    if (first) await jobs.enqueue(transaction, 'send notification', { notificationId: first.id, hasWaited: true })
  })

/** Marks messages and documents of a claim as read, if the reader has seen the latest. */
export async function markCorrespondenceRead(
  transaction: Connection,
  reader: { readonly userId: string; readonly claimId: string },
): Promise<void> {
  if (!(await markCorrespondence(transaction, reader))) return
  await announce(transaction, { userIds: [reader.userId], topics: ['notifications'] })
}
