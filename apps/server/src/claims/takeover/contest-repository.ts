import type { Contester } from '@redress/domain/claim/takeovers.ts'
import { sql } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'
import type { Row, Table } from '../../platform/database/schema.ts'
import type { DefendantRecord } from '../repositories/defendant-repository.ts'

export type ContestLink = Row<'contest_links'>

interface Contest {
  readonly defendant: DefendantRecord
  readonly by: Contester
  readonly now: Date
}

/** Stores who contests a takeover. The redeemed code counts as expired until there is a new one. */
export async function keepContest(transaction: Connection, { defendant, by, now }: Contest): Promise<void> {
  await transaction
    .updateTable('defendants')
    .set({
      contested_at: now,
      contested_by: by,
      redeem_code_generation: defendant.redeem_code_generation + 1,
      redeem_code_expires_at: now,
    })
    .where('id', '=', defendant.id)
    .execute()
}

/** Stores a link; a repetition changes nothing. */
export async function keepContestLink(connection: Connection, link: Table<'contest_links'>): Promise<void> {
  await connection
    .insertInto('contest_links')
    .values(link)
    .onConflict(conflict => conflict.column('token_hash').doNothing())
    .execute()
}

/** A link that has not expired. */
export const findContestLink = (
  connection: Connection,
  tokenHash: string,
  now: Date,
): Promise<ContestLink | undefined> =>
  connection
    .selectFrom('contest_links')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()

/**
 * Marks the seats of an account whose named address it has confirmed as incontestable, and uses up the codes sent for
 * contested ones. Returns the contested seats as they were.
 */
export async function confirmSeats(
  transaction: Connection,
  { userId, address }: { readonly userId: string; readonly address: string },
): Promise<DefendantRecord[]> {
  const { rows } = await sql<DefendantRecord>`
    with locked as (
      -- A claim before its defendants, and several in the order of their ids, as everywhere.
      select id from claims where id in (
        select claim_id from defendants
        where user_id = ${userId} and email = ${address} and not is_address_confirmed
      )
      order by id for no key update
    ), held as (
      select * from defendants
      where claim_id in (select id from locked)
        and user_id = ${userId} and email = ${address} and not is_address_confirmed
      order by sequence for update
    ), confirmed as (
      update defendants set is_address_confirmed = true, contested_at = null, contested_by = null,
        redeem_code_expires_at = case when held.contested_at is null then held.redeem_code_expires_at end
      from held where defendants.id = held.id
    )
    select * from held where contested_at is not null
  `.execute(transaction)
  return rows
}
