import type { Redaction } from '@redress/domain/claim/redactions.ts'
import { type Insertable, sql } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'
import {
  among,
  columnsOf,
  joined,
  type Part,
  partAs,
  readTogether,
  rowsOf,
} from '../../platform/database/read-together.ts'
import type { Row, Table } from '../../platform/database/schema.ts'
import type { ClaimRecord } from './claim-repository.ts'

export type ReplyRecord = Row<'replies'> & {
  /** Redactions in force, of this version or inherited from the one it replaced. */
  readonly redactions: readonly Redaction[]
  /** Whether the named defendant has disowned the reply, and the operator has not overruled that. */
  readonly is_disowned: boolean
}

const replyColumns = columnsOf('replies', undefined, {
  redactions: joined<readonly Redaction[]>(),
  is_disowned: joined<boolean>(),
})

const repliesWithRedactions = sql`(
  select replies.*, coalesce((
    select jsonb_agg(passage order by decisions.sequence, position)
    from moderation_decisions as decisions
    join replies as decided on decided.id = decisions.reply_id
    cross join jsonb_array_elements(decisions.redactions) with ordinality as passages (passage, position)
    where decisions.claim_id = replies.claim_id and decisions.outcome is distinct from 'restored'
      and decided.defendant_id = replies.defendant_id and decided.party = replies.party
  ), '[]') as redactions, (
    -- Of all that is said from the seat, whichever version was meant: nobody says it again in other words.
    select coalesce(bool_or(decisions.id is null or (
        decisions.kind = 'restricted' and decisions.outcome is distinct from 'restored'
      )), false) and not coalesce(bool_or(decisions.kind = 'refused'), false)
    from reports join replies as meant on meant.id = reports.reply_id
    left join moderation_decisions as decisions on decisions.id = reports.decision_id
    where reports.claim_id = replies.claim_id and reports.proven_mailbox is not null
      and meant.defendant_id = replies.defendant_id
  ) as is_disowned
  from replies
) as replies`

/** Every version of the replies to claims and every answer to them, the oldest first. */
export const repliesByClaim = (
  claims: readonly Pick<ClaimRecord, 'id' | 'first_reply_at'>[],
): Part<ReadonlyMap<string, readonly ReplyRecord[]>> =>
  partAs(
    rowsOf(replyColumns, {
      from: repliesWithRedactions,
      where: sql`claim_id ${among(idsOfReplied(claims))}`,
      orderBy: 'sequence',
    }),
    rows => Map.groupBy(rows, row => row.claim_id),
  )

const idsOfReplied = (claims: readonly Pick<ClaimRecord, 'id' | 'first_reply_at'>[]): string[] =>
  claims.filter(({ first_reply_at }) => first_reply_at !== null).map(({ id }) => id)

/** The same for a connection; sends no query for an empty list. */
export const findRepliesByClaim = async (
  connection: Connection,
  claims: readonly Pick<ClaimRecord, 'id' | 'first_reply_at'>[],
): Promise<ReadonlyMap<string, readonly ReplyRecord[]>> =>
  idsOfReplied(claims).length === 0
    ? new Map()
    : (await readTogether(connection, { replies: repliesByClaim(claims) })).replies

export async function insertReply(
  transaction: Connection,
  values: Omit<Insertable<Table<'replies'>>, 'restricted_at'>,
): Promise<void> {
  await transaction
    .insertInto('replies')
    .values({ ...values, restricted_at: null })
    .execute()
}

export async function restrictReply(transaction: Connection, id: string, restrictedAt: Date | null): Promise<void> {
  await transaction.updateTable('replies').set({ restricted_at: restrictedAt }).where('id', '=', id).execute()
}
