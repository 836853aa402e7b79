import { sql } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'
import type { Row } from '../../platform/database/schema.ts'
import type { Writes } from '../../platform/database/write-together.ts'

type AccountEventRecord = Omit<Row<'account_events'>, 'user_id'> & { readonly is_signed_in: boolean }

export const insertingAccountEvent = (event: Omit<Row<'account_events'>, 'id' | 'sequence' | 'user_id'>): Writes => ({
  account_event: sql`
    insert into account_events (user_id, session_id, kind, subject, claim_id, browser, network, happened_at)
    select id, ${event.session_id}::uuid, ${event.kind}::text, ${event.subject}::text, ${event.claim_id}::uuid,
      ${event.browser}::text, ${event.network}::text, ${event.happened_at}::timestamptz
    from person`,
})

interface Page {
  readonly userId: string
  /** The last event of the page before. */
  readonly before: string | undefined
  readonly atMost: number
  readonly now: Date
}

/** Newest first. */
export async function findAccountEvents(
  connection: Connection,
  { userId, before, atMost, now }: Page,
): Promise<AccountEventRecord[]> {
  const events = await connection
    .selectFrom('account_events')
    .select([
      'id',
      'sequence',
      'session_id',
      'kind',
      'subject',
      'claim_id',
      'browser',
      'network',
      'happened_at',
      sql<boolean>`exists (
        select from sessions join session_tokens on session_tokens.session_id = sessions.id
        where sessions.id = account_events.session_id and sessions.ended_at is null and session_tokens.expires_at > ${now}
      )`.as('is_signed_in'),
    ])
    .where('user_id', '=', userId)
    .$if(before !== undefined, query =>
      query.where('sequence', '<', ({ selectFrom }) =>
        selectFrom('account_events as last')
          .select('last.sequence')
          .where('last.id', '=', before ?? '')
          .where('last.user_id', '=', userId),
      ),
    )
    .orderBy('sequence', 'desc')
    .limit(atMost)
    .execute()
  return events
}

export async function deleteAccountEvents(connection: Connection, happenedBefore: Date): Promise<void> {
  await connection.deleteFrom('account_events').where('happened_at', '<', happenedBefore).execute()
}
