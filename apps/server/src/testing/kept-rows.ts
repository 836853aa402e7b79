import { claimStatuses } from '@redress/domain/claim/lifecycle.ts'
import { isResolved } from '@redress/domain/claim/questions.ts'
import { answeringActs, settlingAct } from '@redress/domain/record/record-figures.ts'
import { sql } from 'kysely'
import type { Connection } from '../platform/database/database.ts'

const resolvedStatuses = claimStatuses.filter(isResolved)

/** By the domain's rules, of each defendant of a public claim. */
const statedOutcomes = sql`
  select defendants.id as defendant_id, coalesce(defendants.record_id, defendants.id) as record_id, claims.id as claim_id,
    claims.public_from, hashtextextended(coalesce(defendants.sort_name, ''), 0) as name_hash, defendants.sequence,
    (extract(epoch from answer.at - filing.at) / 86400)::double precision as days_to_answer,
    settlement.is_settled
  from claims join defendants on defendants.claim_id = claims.id
  cross join lateral (
    select array(
      select linked.user_id from defendants as linked
      where linked.claim_id = claims.id and defendants.id in (linked.id, linked.company_id)
      union all
      select actions.user_id from actions join defendants as linked on linked.id = actions.defendant_id
      where actions.claim_id = claims.id and actions.type = 'TAKEOVER_ENDED'
        and linked.claim_id = claims.id and defendants.id in (linked.id, linked.company_id)
    ) as accounts
  ) as own
  cross join lateral (
    select claims.status = any(${resolvedStatuses}) and exists (
      select from resolutions
      where resolutions.claim_id = claims.id and resolutions.status = 'ACCEPTED'
        and case proposed_by when 'Defendant' then proposed_by_user else decided_by_user end = any(own.accounts)
    ) as is_settled
  ) as settlement
  cross join lateral (
    select min(created_at) as at from actions where actions.claim_id = claims.id and type = 'CLAIM_PAID'
  ) as filing
  cross join lateral (
    select min(created_at) as at from actions
    where actions.claim_id = claims.id and party = 'Defendant'
      and (type = any(${answeringActs}) or (type = ${settlingAct} and is_settled)) and user_id = any(own.accounts)
  ) as answer
  where claims.public_from is not null
`

/** What the database keeps of what became of public claims and should not, or should and does not. */
export async function unlikeOutcomes(database: Connection): Promise<unknown[]> {
  const { rows } = await sql`
    with stated as (${statedOutcomes})
    (select 'missing', * from (table stated except all table record_outcomes) as missing)
    union all
    (select 'too much', * from (table record_outcomes except all table stated) as too_much)
  `.execute(database)
  return rows
}

/**
 * What the database keeps for searches and should not, or should and does not: of each public claim its texts, of each name
 * of each record since when a public claim gives it, and each word of these. (Words may stand longer than texts say them.)
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
    union all
    (select 'not listed', null, word, null from (
      select unnest(search_words_of(text)) as word from claim_search
      union
      select unnest(search_words_of(sort_name || further)) from record_names
      except
      table search_words
    ) as unlisted)
  `.execute(database)
  return rows
}
