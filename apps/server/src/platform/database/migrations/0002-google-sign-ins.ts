import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table google_sign_ins (
      secret_hash text primary key,
      state text not null,
      nonce text not null,
      code_verifier text not null,
      expires_at timestamptz not null
    );
    create index google_sign_ins_expiry on google_sign_ins (expires_at);
  `.execute(database)
}
