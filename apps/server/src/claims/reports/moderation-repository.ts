import type { RestrictionOutcome } from '@redress/domain/claim/reports.ts'
import type { OperatorActKind } from '@redress/domain/people/operator-acts.ts'
import { kindOfRecordAct, recordActs } from '@redress/domain/record/record-acts.ts'
import { type Insertable, sql } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'
import type { Row, Table } from '../../platform/database/schema.ts'
import { isReplaced } from '../repositories/restriction-repository.ts'

export type DecisionRecord = Row<'moderation_decisions'>
export type ObjectionRecord = Row<'objections'>

export const insertDecision = (
  transaction: Connection,
  values: Omit<Insertable<Table<'moderation_decisions'>>, 'outcome' | 'outcome_reason' | 'outcome_at'>,
): Promise<DecisionRecord> =>
  transaction
    .insertInto('moderation_decisions')
    .values({ ...values, outcome: null, outcome_reason: null, outcome_at: null })
    .returningAll()
    .executeTakeFirstOrThrow()

export const findDecision = (connection: Connection, id: string): Promise<DecisionRecord | undefined> =>
  connection.selectFrom('moderation_decisions').selectAll().where('id', '=', id).executeTakeFirst()

/** The oldest first. */
export const findDecisionsOfClaim = (connection: Connection, claimId: string): Promise<DecisionRecord[]> =>
  connection
    .selectFrom('moderation_decisions')
    .selectAll()
    .where('claim_id', '=', claimId)
    .orderBy('sequence')
    .execute()

/** The oldest first. */
export const findObjections = (connection: Connection, decisionIds: readonly string[]): Promise<ObjectionRecord[]> =>
  connection
    .selectFrom('objections')
    .selectAll()
    .where('decision_id', 'in', decisionIds)
    .orderBy('made_at')
    .orderBy('user_id')
    .execute()

interface Outcome {
  readonly outcome: RestrictionOutcome
  readonly reason: string
  readonly now: Date
}

/** Lifts or keeps a restriction or redaction, and answers the objections to it. */
export async function writeOutcome(
  transaction: Connection,
  decisionId: string,
  { outcome, reason, now }: Outcome,
): Promise<void> {
  await transaction
    .updateTable('moderation_decisions')
    .set({ outcome, outcome_reason: reason, outcome_at: now })
    .where('id', '=', decisionId)
    .execute()
  await transaction
    .updateTable('objections')
    .set({ answered_at: now, answer: reason })
    .where('decision_id', '=', decisionId)
    .where('answered_at', 'is', null)
    .execute()
}

export async function insertObjection(
  transaction: Connection,
  values: Omit<Insertable<Table<'objections'>>, 'answered_at' | 'answer'>,
): Promise<void> {
  await transaction
    .insertInto('objections')
    .values({ ...values, answered_at: null, answer: null })
    .execute()
}

export interface QueuedClaim {
  readonly claim_id: string
  readonly reports: number
  readonly grounds: string[]
  readonly objections: number
  readonly restricted_at: Date | null
  /** `null` if nothing waits. */
  readonly waits_since: Date | null
  /** How many there are in its half of the queue. */
  readonly total: number
}

const recordActKinds: readonly OperatorActKind[] = Object.values(kindOfRecordAct)

/** How many cases each half of the queue shows. */
const longestQueue = 100

/** Claims with something to decide, oldest first, followed by claims with restrictions. */
export async function findQueue(connection: Connection, atMost = longestQueue): Promise<QueuedClaim[]> {
  const { rows } = await sql<QueuedClaim>`
    with facts as (
      select claim_id, 1 as reports, 0 as objections, reason as ground, null::timestamptz as restricted_at,
        reported_at as waits_since
      from reports where decision_id is null
      union all
      select claim_id, 0, 1, null, null, made_at
      from objections join moderation_decisions on id = decision_id where answered_at is null
      union all
      select claim_id, 0, 0, null, decided_at, null
      from moderation_decisions
      where kind <> 'refused' and outcome is distinct from 'restored'
        and (kind = 'redacted' or not ${isReplaced(sql`reply_id`)})
    ), cases as (
      select claim_id, sum(reports)::int as reports, sum(objections)::int as objections,
        coalesce(array_agg(distinct ground) filter (where reports > 0), '{}') as grounds,
        min(restricted_at) as restricted_at, min(waits_since) as waits_since
      from facts group by claim_id
    ), ordered as (
      select cases.*, (count(*) over half)::int as total,
        row_number() over (half order by waits_since, restricted_at, claim_id) as position
      from cases window half as (partition by waits_since is null)
    )
    select * from ordered where position <= ${atMost} order by waits_since nulls last, position
  `.execute(connection)
  return rows
}

const isObjected = sql<boolean>`exists (select from objections where decision_id = moderation_decisions.id)`
const isObjectionOpen = sql<boolean>`exists (
  select from objections where decision_id = moderation_decisions.id and answered_at is null
)`
/** Whole days from the first report to the decision. */
const daysTaken = sql<number>`floor(extract(epoch from decided_at - reported_at) / 86400)::int`

/** The newest decisions since a day, as far as the public may know them. While an objection waits, there is no outcome. */
export const findLog = (connection: Connection, since: Date, atMost: number) =>
  connection
    .selectFrom('moderation_decisions')
    .select(['kind', 'ground', 'decided_at', 'reply_id', daysTaken.as('days_taken'), isObjected.as('is_objected')])
    .select(sql<RestrictionOutcome | null>`case when not ${isObjectionOpen} then outcome end`.as('outcome'))
    .select(sql<Date | null>`case when not ${isObjectionOpen} then outcome_at end`.as('outcome_at'))
    .where('decided_at', '>=', since)
    .orderBy('sequence', 'desc')
    .limit(atMost)
    .execute()

/** Staff acts on company records since a day, newest first. */
export async function findRecordActs(connection: Connection, since: Date, atMost: number) {
  const acts = await connection
    .selectFrom('operator_acts')
    .select(['kind', 'happened_at'])
    .where('kind', 'in', recordActKinds)
    .where('happened_at', '>=', since)
    .orderBy('sequence', 'desc')
    .limit(atMost)
    .execute()
  return acts.flatMap(({ kind, happened_at: at }) => {
    const act = recordActs.find(each => kindOfRecordAct[each] === kind)
    return act ? [{ act, at }] : []
  })
}

/** The newest suspensions of accounts since a day, as far as the public may know them. */
export const findSuspensionLog = (connection: Connection, since: Date, atMost: number) =>
  connection
    .selectFrom('suspensions')
    .select(['scope', 'ground', 'suspended_at', 'outcome', 'outcome_at'])
    // A deleted account has no open objection any more.
    .select(sql<boolean>`objected_at is not null and (outcome is not null or user_id is not null)`.as('is_objected'))
    .where('suspended_at', '>=', since)
    .orderBy('sequence', 'desc')
    .limit(atMost)
    .execute()

interface MonthRow {
  readonly month: string
  readonly restricted: number
  readonly redacted: number
  readonly refused: number
  readonly objections: number
  readonly restored: number
  readonly medianDays: number | null
  readonly records: number
  readonly suspensions: number
}

const monthOf = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM')`

/** Figures of the months since a day in which something was decided, the newest first. */
export async function findMonths(connection: Connection, since: Date): Promise<MonthRow[]> {
  const { rows } = await sql<MonthRow>`
    with decided as (
      select ${monthOf('decided_at')} as month,
        count(*) filter (where kind = 'restricted')::int as restricted,
        count(*) filter (where kind = 'redacted')::int as redacted,
        count(*) filter (where kind = 'refused')::int as refused,
        count(*) filter (where ${isObjected})::int as objections,
        count(*) filter (where outcome = 'restored')::int as restored,
        percentile_cont(0.5) within group (order by ${daysTaken}) as "medianDays"
      from moderation_decisions where decided_at >= ${since} group by 1
    ), arranged as (
      select ${monthOf('happened_at')} as month, count(*)::int as records
      from operator_acts where kind = any(${recordActKinds}) and happened_at >= ${since} group by 1
    ), suspended as (
      select ${monthOf('suspended_at')} as month, count(*)::int as suspensions
      from suspensions where suspended_at >= ${since} group by 1
    )
    select month, coalesce(restricted, 0) as restricted, coalesce(redacted, 0) as redacted, coalesce(refused, 0) as refused,
      coalesce(objections, 0) as objections, coalesce(restored, 0) as restored, "medianDays",
      coalesce(records, 0) as records, coalesce(suspensions, 0) as suspensions
    from decided full join arranged using (month) full join suspended using (month) order by month desc
  `.execute(connection)
  return rows
}
