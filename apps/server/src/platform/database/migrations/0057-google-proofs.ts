import { type Kysely, sql } from 'kysely'

/** Whoever shows by Google that it is still them is known before, and has to be the same afterwards. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table google_sign_ins add column proves_user_id uuid references users on delete cascade;
  `.execute(database)
}
