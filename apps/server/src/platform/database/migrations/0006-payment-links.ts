import { type Kysely, sql } from 'kysely'

/** Each payment gets an id that may be given away, so that somebody else can pay it: the payment's own id is in its memo. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payments add column public_id uuid not null default gen_random_uuid();
    alter table payments add constraint payments_public_id unique (public_id);
  `.execute(database)
}
