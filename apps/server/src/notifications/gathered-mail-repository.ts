import type { Gathering, NotificationTopic } from '@redress/domain/claim/notifications.ts'
import { type Selectable, sql } from 'kysely'
import type { Connection } from '../platform/database/database.ts'
import type { GatheredMailsTable, NotificationsTable } from '../platform/database/schema.ts'

export type GatheredMail = Selectable<GatheredMailsTable>

interface Readers {
  readonly claimId: string
  readonly userIds: readonly string[]
}

type MailedReaders = Readers & { readonly about: Gathering }

const topicOf = sql<NotificationTopic>`facts ->> 'topic'`

/** Takes away what readers were told of a topic before, for a notification that stands for that too. */
export const takeEarlier = (
  transaction: Connection,
  { claimId, userIds }: Readers,
  topic: NotificationTopic,
): Promise<Selectable<NotificationsTable>[]> =>
  transaction
    .deleteFrom('notifications')
    .where('claim_id', '=', claimId)
    .where('user_id', 'in', userIds)
    .where(topicOf, '=', topic)
    .returningAll()
    .execute()

/** Has readers mailed: at once, or a pause after their last mail about the same of the claim. Answers when, for each. */
export const planMails = (
  transaction: Connection,
  { claimId, userIds, about }: MailedReaders,
  { now, pauseMilliseconds }: { readonly now: Date; readonly pauseMilliseconds: number },
): Promise<{ due_at: Date | null }[]> =>
  transaction
    .insertInto('gathered_mails')
    .values(userIds.map(userId => ({ user_id: userId, claim_id: claimId, about, due_at: now })))
    .onConflict(conflict =>
      conflict.columns(['user_id', 'claim_id', 'about']).doUpdateSet({
        due_at: sql<Date>`coalesce(
          gathered_mails.due_at,
          greatest(excluded.due_at, gathered_mails.mailed_at + make_interval(secs => ${pauseMilliseconds / 1000}))
        )`,
      }),
    )
    .returning('due_at')
    .execute()

export const findDueMails = (connection: Connection, now: Date): Promise<GatheredMail[]> =>
  connection.selectFrom('gathered_mails').selectAll().where('due_at', '<=', now).orderBy('due_at').execute()

type Reader = Pick<GatheredMail, 'user_id' | 'claim_id' | 'about'>

/** `undefined` where another process has done it meanwhile. */
export const lockDueMail = (transaction: Connection, reader: Reader, now: Date): Promise<GatheredMail | undefined> =>
  transaction
    .selectFrom('gathered_mails')
    .selectAll()
    .where('user_id', '=', reader.user_id)
    .where('claim_id', '=', reader.claim_id)
    .where('about', '=', reader.about)
    .where('due_at', '<=', now)
    .forUpdate()
    .executeTakeFirst()

export async function markMailed(transaction: Connection, reader: Reader, mailedAt: Date | null): Promise<void> {
  await transaction
    .updateTable('gathered_mails')
    .set({ due_at: null, mailed_at: mailedAt })
    .where('user_id', '=', reader.user_id)
    .where('claim_id', '=', reader.claim_id)
    .where('about', '=', reader.about)
    .execute()
}

/** The newest notification of each of some topics of a claim to a reader, as far as it is not older than the last mail. */
export const findNewest = (
  connection: Connection,
  { user_id, claim_id, mailed_at }: GatheredMail,
  topics: readonly NotificationTopic[],
): Promise<{ id: string; topic: NotificationTopic; is_read: boolean }[]> =>
  connection
    .selectFrom('notifications')
    .select(['id', topicOf.as('topic'), 'is_read'])
    .distinctOn(topicOf)
    .where('user_id', '=', user_id)
    .where('claim_id', '=', claim_id)
    .where(topicOf, 'in', topics)
    .$if(mailed_at !== null, query => query.where('created_at', '>=', mailed_at))
    .orderBy(topicOf)
    .orderBy('created_at', 'desc')
    .execute()

/** Whether there was any. */
export async function markTopicsRead(
  transaction: Connection,
  { userId, claimId }: { readonly userId: string; readonly claimId: string },
  topics: readonly NotificationTopic[],
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('notifications')
    .set({ is_read: true })
    .where('user_id', '=', userId)
    .where('claim_id', '=', claimId)
    .where('is_read', '=', false)
    .where(topicOf, 'in', topics)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
