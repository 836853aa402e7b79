import { withClient } from '../../apps/server/src/testing/with-client.ts'

/**
 * What the bare server searches: what each claim says of itself, of its plaintiff and of each defendant, copied and indexed
 * by its trigrams. No trigger keeps it, so that the product's writes cost what they cost without it.
 */
const table = `
  create schema bare;

  create table bare.texts as
  select id as claim_id, null::text as type, null::uuid as record_id, null::text as name,
    searchable(concat_ws(' ', type, location, jurisdiction)) as text
  from claims where notice_period_ends_at is not null
  union all
  select claims.id, null, null, null, searchable(first_name || ' ' || last_name)
  from claims join users on users.id = plaintiff_id where notice_period_ends_at is not null
  union all
  select claim_id, defendants.type, coalesce(record_id, defendants.id),
    searchable(coalesce(legal_name, first_name || ' ' || last_name)),
    searchable(concat_ws(' ', legal_name, first_name, last_name, company_position))
  from defendants join claims on claims.id = claim_id where notice_period_ends_at is not null;

  create index on bare.texts using gin (text gin_trgm_ops);

  create table bare.ids as select id, id::text as text from claims where notice_period_ends_at is not null;
  create index on bare.ids using gin (text gin_trgm_ops);

  analyze bare.texts, bare.ids`

const drop = 'drop schema if exists bare cascade'

/** Makes it anew, and takes it away in the end: it is not the product's. */
export async function copySearchedTexts(databaseUrl: string, running: AsyncDisposableStack): Promise<void> {
  const run = (...statements: readonly string[]) =>
    withClient(databaseUrl, async client => {
      for (const statement of statements) await client.query(statement)
    })
  await run(drop, table)
  running.defer(() => run(drop))
}
