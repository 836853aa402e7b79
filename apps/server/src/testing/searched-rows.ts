import { sql } from 'kysely'
import type { Connection } from '../platform/database/database.ts'

/**
 * What the database keeps for searches and should not, or should and does not: of each public claim its texts, of each name
 * of each record since when a public claim gives it.
 */
export async function unlikeWhatIsStated(database: Connection): Promise<unknown[]> {
  const { rows } = await sql`
    with stated (subject, text, public_from) as (
      select coalesce(record_id, defendants.id), defendants.type || ' ' || sort_name || further_of_defendant(defendants),
        min(public_from)
      from defendants join claims on claims.id = defendants.claim_id
      where public_from is not null
      group by 1, 2
      union all
      select claims.id, concat_ws(
        E'\\n',
        searchable(coalesce(type, '') || ' ' || location || ' ' || jurisdiction),
        searchable(first_name || ' ' || last_name),
        (select string_agg(search_text, E'\\n' order by sequence) from defendants where claim_id = claims.id)
      ), public_from
      from claims join users on users.id = plaintiff_id
      where public_from is not null
    ), kept as (
      select record_id, type || ' ' || sort_name || further, public_from from record_names
      union all
      select claim_id, text, notice_period_ends_at from claim_search
    )
    (select 'missing', * from (table stated except all table kept) as missing)
    union all
    (select 'too much', * from (table kept except all table stated) as too_much)
  `.execute(database)
  return rows
}
