import { claimStatuses } from '@redress/domain/claim/lifecycle.ts'
import { publicPerformance } from '@redress/domain/claim/performance.ts'
import { isResolved } from '@redress/domain/claim/questions.ts'
import { answeringActs, settlingAct } from '@redress/domain/record/record-figures.ts'
import { sql } from 'kysely'
import type { Connection } from '../platform/database/database.ts'

const resolvedStatuses = claimStatuses.filter(isResolved)

/** Expected outcome of each defendant of a public claim, by the domain's rules. */
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
    select claims.ending is not distinct from 'settled elsewhere' or claims.status = any(${resolvedStatuses}) and exists (
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

/** Differences between the stored outcomes of public claims and the expected ones. */
export async function unlikeOutcomes(database: Connection): Promise<unknown[]> {
  const kept = sql`(
    select defendant_id, record_id, claim_id, public_from, name_hash, sequence, days_to_answer, is_settled
    from record_outcomes
  )`
  const { rows } = await sql`
    with stated as (${statedOutcomes})
    (select 'missing', * from (table stated except all ${kept}) as missing)
    union all
    (select 'too much', * from (${kept} except all table stated) as too_much)
  `.execute(database)
  const settled = await database
    .selectFrom('record_outcomes')
    .innerJoin('claims', 'claims.id', 'claim_id')
    .select(['defendant_id', 'is_settled', 'performance', 'owed_sums'])
    .execute()
  const unlikeKept = settled.filter(({ is_settled, performance, owed_sums }) => {
    const stated = is_settled ? publicPerformance(owed_sums) : null
    return performance !== (stated?.state ?? null)
  })
  return [...rows, ...unlikeKept]
}

/** Search rows whose publication date or record differs from their claim and defendant. */
export async function unlikeSearched(database: Connection): Promise<unknown[]> {
  const { rows } = await sql`
    select claim_id, searched.public_from, claims.public_from as stated
    from searched_claims as searched join claims on claims.id = claim_id
    where searched.public_from is distinct from claims.public_from
    union all
    select defendants.id, searched.public_from, claims.public_from
    from searched_defendants as searched
    join defendants on defendants.id = defendant_id join claims on claims.id = claim_id
    where (searched.public_from, searched.record_id, searched.type, searched.sequence)
      is distinct from
      (claims.public_from, coalesce(defendants.record_id, defendants.id), defendants.type, defendants.sequence)
  `.execute(database)
  return rows
}

/** History rows of claims with a wrong hash of the row before. */
export async function unchained(database: Connection, claimIds: readonly string[]): Promise<unknown[]> {
  const { rows } = await sql`
    select * from (
      select id, facts::json ->> 'previous' as stated,
        lag(sha256_of(facts)) over (partition by claim_id order by id) as previous
      from actions where claim_id = any(${claimIds}::uuid[])
    ) as chained
    where stated is distinct from previous
  `.execute(database)
  return rows
}
