import { type Kysely, sql } from 'kysely'

/** Mails of a claim keep their pause by what they are about, each its own. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table gathered_mails add column about text not null default 'correspondence';
    alter table gathered_mails alter column about drop default;
    alter table gathered_mails drop constraint gathered_mails_pkey;
    alter table gathered_mails add primary key (user_id, claim_id, about);
  `.execute(database)
}
