import type { DefendantType } from '@redress/domain/people/contact-rules.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'
import { type Condition, equalTo, type Part, readTogether } from '../../platform/database/read-together.ts'
import { publicClaims } from '../repositories/claim-repository.ts'

/** Record of a defendant; its own id unless it was assigned to another. */
export const recordId = sql<string>`coalesce(defendants.record_id, defendants.id)`

/** The defendants of public claims: of a record, nothing else is shown or counted. */
const publicDefendants = (connection: Connection, now: Date | RawBuilder<Date>) =>
  publicClaims(connection, now).innerJoin('defendants', 'defendants.claim_id', 'claims.id')

export interface RecordName {
  /** The defendant that first had the name. */
  readonly id: string
  readonly recordId: string
  readonly type: DefendantType
  readonly name: string
}

/**
 * Names of a defendant's record, ordered by the number of public claims that use them; empty if no claim is public.
 */
export async function findNamesOfRecord(connection: Connection, defendantId: string, now: Date): Promise<RecordName[]> {
  const record = publicDefendants(connection, now).select(recordId.as('id')).where('defendants.id', '=', defendantId)
  const compared = sql.ref<string>('defendants.sort_name')
  const names = publicDefendants(connection, now)
    .select([
      'defendants.id',
      'defendants.type',
      recordId.as('recordId'),
      sql<string>`coalesce(defendants.legal_name, trim(defendants.first_name || ' ' || defendants.last_name))`.as(
        'name',
      ),
      'claims.notice_period_ends_at as publishedAt',
      'defendants.sequence',
      sql<bigint>`count(*) over (partition by ${compared})`.as('count'),
    ])
    .distinctOn(compared)
    .where(recordId, 'in', record)
    .orderBy(compared)
    .orderBy('claims.notice_period_ends_at')
    .orderBy('defendants.sequence')
  return connection
    .selectFrom(names.as('names'))
    .select(['id', 'type', 'recordId', 'name'])
    .orderBy('count', 'desc')
    .orderBy('publishedAt')
    .orderBy('sequence')
    .execute()
}

export interface RecordFigures {
  readonly claims: number
  readonly answered: number
  /** Claims that were not answered and whose letters did not arrive. */
  readonly unreached: number
  readonly settled: number
  readonly medianDaysToAnswer: number | null
  readonly agreements: number
  readonly agreementsKept: number
  readonly agreementsNotContradicted: number
  /** Claims answered only from an address that the plaintiff stated. The other figures leave these answers out. */
  readonly unproven: number
}

type FiguresRow = readonly [string, number, number, number, number, number | null, number, number, number, number]

/**
 * Figures of records over their public claims. An answer or settlement counts for a record if its own account or a
 * representative made it, not another defendant. A claim with several seats of one record counts once.
 */
export const figuresOf = (of: Condition, now: Date | RawBuilder<Date>): Part<ReadonlyMap<string, RecordFigures>> => ({
  sql: sql`(
    with outcomes as (
      select record_id,
        min(days_to_answer) filter (where not is_unproven) as days,
        bool_or(is_settled and not is_unproven) as is_settled,
        bool_or(is_reached) as is_reached,
        -- The worst, where a claim names it in several seats: overdue before not contradicted before kept.
        max(performance) filter (where not is_unproven) as performance,
        bool_or(is_unproven) as is_unproven
      from record_outcomes
      where record_id ${of} and public_from <= ${now}
      group by record_id, claim_id
    )
    select coalesce(json_agg(json_build_array(record_id, claims, answered, unreached, settled, median_days, agreements, kept, uncontradicted, unproven)), '[]'::json)
    from (
      select
        record_id,
        count(*) as claims,
        count(days) as answered,
        count(*) filter (where days is null and not is_reached and not is_settled) as unreached,
        count(*) filter (where is_settled) as settled,
        percentile_cont(0.5) within group (order by days) as median_days,
        count(performance) as agreements,
        count(*) filter (where performance = 'kept') as kept,
        count(*) filter (where performance = 'not contradicted') as uncontradicted,
        count(*) filter (where is_unproven and days is null) as unproven
      from outcomes group by record_id
    ) as figures
  )`,
  decode: (rows: readonly FiguresRow[]) =>
    new Map(
      rows.map(
        ([
          record,
          claims,
          answered,
          unreached,
          settled,
          medianDays,
          agreements,
          agreementsKept,
          uncontradicted,
          unproven,
        ]) => {
          const medianDaysToAnswer = medianDays === null ? null : Math.round(medianDays)
          const kept = { agreements, agreementsKept, agreementsNotContradicted: uncontradicted }
          return [record, { claims, answered, unreached, settled, medianDaysToAnswer, ...kept, unproven }]
        },
      ),
    ),
})

export const findFigures = async (
  connection: Connection,
  recordId: string,
  now: Date,
): Promise<RecordFigures | undefined> =>
  (await readTogether(connection, { figures: figuresOf(equalTo(recordId), now) })).figures.get(recordId)
