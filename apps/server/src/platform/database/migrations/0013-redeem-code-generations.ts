import { type Kysely, sql } from 'kysely'

/** Counts how often a redeem code was reset, so that an invitation which is written again carries the same code. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table defendants add column redeem_code_generation integer not null default 0`.execute(database)
}
