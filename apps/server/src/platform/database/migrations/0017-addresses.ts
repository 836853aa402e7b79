import { type Kysely, sql } from 'kysely'

/** An address belongs to the account that has confirmed it; any number of them may wait to. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table emails drop constraint emails_address_key, add unique (user_id, address);
    create unique index emails_confirmed_address on emails (address) where is_confirmed;
  `.execute(database)
}
