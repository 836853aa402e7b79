import { type Kysely, sql } from 'kysely'

/**
 * Answers to requests with an `Idempotency-Key` are kept as they were sent, when their act commits, at most 16 kB of
 * each, and go with the user and the claim that they describe.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    delete from idempotency_keys where status is null;
    alter table idempotency_keys
      alter column status set not null,
      alter column response type text using response::text;
    update idempotency_keys
      set response = coalesce(
        json_build_object('data', json_strip_nulls(json_build_object('id', response::json -> 'data' ->> 'id')))::text,
        '{"data":{}}'
      )
      where octet_length(response) > 16384;
    update idempotency_keys set response = '{"data":null}' where response is null;
    alter table idempotency_keys
      alter column response set not null,
      add column user_id uuid references users on delete cascade,
      add column claim_id uuid references claims on delete cascade,
      add check (octet_length(response) <= 16384);
    create index idempotency_keys_user on idempotency_keys (user_id);
    create index idempotency_keys_claim on idempotency_keys (claim_id);
  `.execute(database)
}
