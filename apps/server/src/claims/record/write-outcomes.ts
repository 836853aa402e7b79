import { claimStatuses } from '@redress/domain/claim/lifecycle.ts'
import { isResolved } from '@redress/domain/claim/questions.ts'
import { answeringActs, settlingAct } from '@redress/domain/record/record-figures.ts'
import { type RawBuilder, sql } from 'kysely'
import { builtOnce, type ValueOf } from '../../platform/database/built-once.ts'
import type { Connection } from '../../platform/database/database.ts'
import { prepared } from '../../platform/database/prepared-statements.ts'
import { arrayOf } from '../../platform/database/read-together.ts'

/** History types that settle a claim. */
const decidingActs = ['RESOLUTION_PROPOSED', 'RESOLUTION_ACCEPTED', 'RESOLUTION_COUNTERED', settlingAct]

const textsOf = (texts: readonly string[]) => sql`array[${sql.join(texts.map(text => sql.lit(text)))}]`

/**
 * Outcomes of the claims in `changed` for each defendant in `named`: days until the first answer from their seat,
 * whether the concession or offer that resolved the claim speaks for it, and how the agreed sums are paid.
 */
const outcomes = sql`
  select named.id, coalesce(named.record_id, named.id), changed.id, changed.public_from,
    hashtextextended(coalesce(named.sort_name, ''), 0), named.sequence,
    extract(epoch from answer.at - filing.at) / 86400, settlement.is_settled,
    exists (select from named as seat where named.id in (seat.id, seat.company_id) and seat.is_reached),
    case when settlement.is_settled then agreement.performance end,
    coalesce(answer.is_unproven, false)
  from changed join named on named.claim_id = changed.id
  cross join lateral (
    -- Whoever has closed their account was linked to it until then, as the end of their takeover tells.
    select array(
      select linked.user_id from defendants as linked
      where linked.claim_id = changed.id and named.id in (linked.id, linked.company_id)
      union all
      select actions.user_id from actions join defendants as linked on linked.id = actions.defendant_id
      where actions.claim_id = changed.id and actions.type = 'TAKEOVER_ENDED'
        and linked.claim_id = changed.id and named.id in (linked.id, linked.company_id)
    ) as accounts, array(
      select linked.user_id from defendants as linked
      where linked.claim_id = changed.id and named.id in (linked.id, linked.company_id) and linked.proof is not null
      union all
      -- Of a seat that nobody has taken since.
      select actions.user_id from actions join defendants as linked on linked.id = actions.defendant_id
      where actions.claim_id = changed.id and actions.type = 'TAKEOVER_ENDED' and linked.user_id is null
        and linked.claim_id = changed.id and named.id in (linked.id, linked.company_id) and linked.proof is not null
    ) as proven
  ) as own
  cross join lateral (
    select changed.ending is not distinct from 'settled elsewhere'
      or changed.status = any(${textsOf(claimStatuses.filter(isResolved))}) and exists (
        -- The one seat for which it speaks, of an account that has several the first, and its company.
        select from resolutions join defendants as speaking on speaking.id = coalesce(former_defendant_id, (
          select linked.id from defendants as linked
          where linked.claim_id = changed.id
            and linked.user_id = case proposed_by when 'Defendant' then proposed_by_user else decided_by_user end
          order by linked.sequence limit 1
        ))
        where resolutions.claim_id = changed.id and resolutions.status = 'ACCEPTED'
          and named.id in (speaking.id, speaking.company_id)
      ) as is_settled
  ) as settlement
  cross join lateral (
    select min(created_at) as at from actions where actions.claim_id = changed.id and type = 'CLAIM_PAID'
  ) as filing
  cross join lateral (
    -- A settlement counts by the seat that made it, whatever else was answered from another.
    select min(created_at) as at, not coalesce(
      bool_or(user_id = any(own.proven)) filter (where not settlement.is_settled or changed.ending is not null or type = any(${textsOf(decidingActs)})),
      false
    ) and count(*) > 0 as is_unproven from actions
    where actions.claim_id = changed.id and party = 'Defendant' and user_id = any(own.accounts)
      and (type = any(${textsOf(answeringActs)}) or (type = ${sql.lit(settlingAct)} and settlement.is_settled))
  ) as answer
  cross join lateral (
    -- The state of publicPerformance.
    select case
      when bool_or((sum ->> 'isOverdue')::boolean) then 'overdue'
      when bool_and(sum ->> 'receivedAt' is not null) then 'kept'
      when bool_and(coalesce(sum ->> 'receivedAt', sum ->> 'uncontradictedAt') is not null) then 'not contradicted'
    end as performance
    from jsonb_array_elements(changed.owed_sums) as sum
  ) as agreement
  where changed.public_from is not null
`

/**
 * Locks the defendants. A concurrent move to another record has committed before, or waits and then finds the rows
 * written here.
 */
const writing = (claimIds: RawBuilder<string[]>) => sql<never>`
  with changed as (
    select id, status, ending, public_from, owed_sums from claims where id = any(${claimIds})
  ), named as (
    select id, claim_id, user_id, company_id, record_id, sort_name, sequence, is_reached from defendants
    where claim_id = any(${claimIds}) order by sequence for no key update
  ), found_claims as (
    update searched_claims set public_from = changed.public_from
    from changed where claim_id = changed.id and searched_claims.public_from is distinct from changed.public_from
  ), found_defendants as (
    update searched_defendants set public_from = changed.public_from, record_id = coalesce(named.record_id, named.id)
    from named join changed on changed.id = named.claim_id
    where defendant_id = named.id and (searched_defendants.public_from, searched_defendants.record_id)
      is distinct from (changed.public_from, coalesce(named.record_id, named.id))
  ), hidden as (
    delete from record_outcomes using changed
    where record_outcomes.claim_id = changed.id and changed.public_from is null
      and defendant_id in (select id from named)
  )
  insert into record_outcomes as kept
    (defendant_id, record_id, claim_id, public_from, name_hash, sequence, days_to_answer, is_settled, is_reached, performance, is_unproven)
  ${outcomes}
  on conflict (defendant_id) do update set record_id = excluded.record_id, public_from = excluded.public_from,
    days_to_answer = excluded.days_to_answer, is_settled = excluded.is_settled, is_reached = excluded.is_reached,
    performance = excluded.performance, is_unproven = excluded.is_unproven
  where (kept.record_id, kept.public_from, kept.days_to_answer, kept.is_settled, kept.is_reached, kept.performance, kept.is_unproven)
    is distinct from (excluded.record_id, excluded.public_from, excluded.days_to_answer, excluded.is_settled, excluded.is_reached, excluded.performance, excluded.is_unproven)
  ${prepared}`

const write = builtOnce((connection: Connection, value: ValueOf<{ claimIds: readonly string[] }>) => ({
  compile: () => writing(arrayOf(value('claimIds'), 'uuid')).compile(connection),
}))

/**
 * Writes the outcomes of filed claims for each defendant, with the time of publication, so that searches and records
 * need not read the claims. Has to run after all other changes of the transaction.
 */
export async function writeOutcomes(transaction: Connection, claimIds: readonly string[]): Promise<void> {
  if (claimIds.length > 0) await write(transaction, { claimIds })
}

/** Updates the record of moved defendants in search rows and outcomes. */
export async function writeMovedRecords(transaction: Connection, defendantIds: readonly string[]): Promise<void> {
  if (defendantIds.length === 0) return
  await sql`
    with moved as (
      select id, coalesce(record_id, id) as record_id from defendants where id = any(${defendantIds}::uuid[])
    ), found as (
      update searched_defendants set record_id = moved.record_id from moved where defendant_id = moved.id
    )
    update record_outcomes set record_id = moved.record_id from moved where defendant_id = moved.id
  `.execute(transaction)
}
