import { type Kysely, sql } from 'kysely'

/** When a letter to a defendant was last not sent, because its mailbox or its plaintiff had had their share of the day. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table defendants add column letter_withheld_at timestamptz`.execute(database)
}
