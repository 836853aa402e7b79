import { type Gathering, gatherings, type NotificationTopic } from '@redress/domain/claim/notifications.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Connection } from '../platform/database/database.ts'
import type { Row } from '../platform/database/schema.ts'

export type GatheredMail = Row<'gathered_mails'>

interface Readers {
  readonly claimId: string
  readonly userIds: readonly string[]
}

type MailedReaders = Readers & { readonly about: Gathering }

const topicOf = sql<NotificationTopic>`facts ->> 'topic'`

/** Deletes earlier notifications of a topic, which a new one includes. */
export const takeEarlier = (
  transaction: Connection,
  { claimId, userIds }: Readers,
  topic: NotificationTopic,
): Promise<Row<'notifications'>[]> =>
  transaction
    .deleteFrom('notifications')
    .where('claim_id', '=', claimId)
    .where('user_id', 'in', userIds)
    .where(topicOf, '=', topic)
    .returningAll()
    .execute()

/**
 * Plans the mails of readers: at once, or a pause after the last mail about the same topic and claim. Returns the time
 * for each.
 */
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

/** `undefined` if another process has sent it. */
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

const isUnresolved = sql`exists (select from claims where id = notifications.claim_id and resolved_at is null)`

/** True while the fact of a notification still holds; a withdrawn offer is no longer mailed. */
const isStillSo = {
  // A payment question holds until it is answered, a message until it is read, a document while it exists.
  correspondence: sql<boolean>`case facts ->> 'topic'
    when 'PAYMENT_CLAIMED' then exists (
      select from claims where id = notifications.claim_id and payment_claimed_on is not null and resolved_at is null
        and (is_payment_claim_open or notifications.to_party = 'Defendant'))
    else exists (
      select from messages where claim_id = notifications.claim_id and user_id <> notifications.user_id
        and sequence > coalesce((
          select read_up_to from message_reads
          where claim_id = notifications.claim_id and user_id = notifications.user_id), 0)
    ) or exists (
      select from documents where claim_id = notifications.claim_id and added_by <> notifications.user_id
        and message_id is null and not is_unsent and created_at >= coalesce((
          select mailed_at from gathered_mails
          where claim_id = notifications.claim_id and user_id = notifications.user_id and about = 'correspondence'
        ), '-infinity'))
    end`,
  amendments: sql<boolean>`${isUnresolved}`,
  offers: sql<boolean>`${isUnresolved} and exists (
    select from resolutions where id = notifications.resolution_id
      and (status = 'PROPOSED') = (facts -> 'offer' ->> 'stage' = 'open')
      and sequence = (select max(sequence) from resolutions where claim_id = notifications.claim_id))`,
  bidding: sql<boolean>`${isUnresolved} and exists (
    select from claims where id = notifications.claim_id
      and bidding ->> 'state' = case facts ->> 'topic' when 'BIDS_ASKED' then 'asked' else 'ended' end
      and bidding ->> 'ending' is not distinct from facts -> 'bidding' ->> 'ending')`,
  // The consent of this event is identified by its time: after the previous such notification, up to this one.
  showing: sql<boolean>`exists (
    select from showing_consents join claims on claims.id = claim_id and shown_at is null
    where claim_id = notifications.claim_id and user_id <> notifications.user_id
      and given_at <= notifications.created_at and given_at > coalesce((
        select max(created_at) from notifications as earlier
        where earlier.user_id = notifications.user_id and earlier.claim_id = notifications.claim_id
          and earlier.facts ->> 'topic' = 'SHOWING_AGREED' and earlier.created_at < notifications.created_at
      ), '-infinity'))`,
} as const satisfies Record<Gathering, RawBuilder<boolean>>

/** Notifications that a mail may cover, newest first: not older than the last mail, and still true. */
export const findTold = (
  connection: Connection,
  { user_id, claim_id, mailed_at, about }: GatheredMail,
): Promise<{ id: string; topic: NotificationTopic; is_read: boolean }[]> =>
  connection
    .selectFrom('notifications')
    .select(['id', topicOf.as('topic'), 'is_read'])
    .where('user_id', '=', user_id)
    .where('claim_id', '=', claim_id)
    .where(topicOf, 'in', gatherings[about].topics)
    .$if(mailed_at !== null, query => query.where('created_at', '>=', mailed_at))
    .where(isStillSo[about])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/**
 * Marks the notifications of a claim's messages and documents as read, unless there is an unread message by others.
 * Returns true if any was marked.
 */
export async function markCorrespondence(
  transaction: Connection,
  { userId, claimId }: { readonly userId: string; readonly claimId: string },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('notifications')
    .set({ is_read: true })
    .where('user_id', '=', userId)
    .where('claim_id', '=', claimId)
    .where('is_read', '=', false)
    .where(topicOf, 'in', gatherings.correspondence.topics)
    .where(
      sql<boolean>`not exists (
        select from messages join message_reads on message_reads.claim_id = messages.claim_id
        where messages.claim_id = ${claimId} and message_reads.user_id = ${userId}
          and messages.user_id <> ${userId} and messages.sequence > message_reads.read_up_to)`,
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
