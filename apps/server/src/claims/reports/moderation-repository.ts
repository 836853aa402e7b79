import type { RestrictionOutcome } from '@redress/domain/claim/reports.ts'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'
import type { ModerationDecisionsTable, ObjectionsTable } from '../../platform/database/schema.ts'

export type DecisionRecord = Selectable<ModerationDecisionsTable>
export type ObjectionRecord = Selectable<ObjectionsTable>

export const insertDecision = (
  transaction: Connection,
  values: Omit<Insertable<ModerationDecisionsTable>, 'outcome' | 'outcome_reason' | 'outcome_at'>,
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

/** Ends or keeps a restriction, and answers what was objected to it. */
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
    .set({ answered_at: now })
    .where('decision_id', '=', decisionId)
    .where('answered_at', 'is', null)
    .execute()
}

export async function insertObjection(
  transaction: Connection,
  values: Omit<Insertable<ObjectionsTable>, 'answered_at'>,
): Promise<void> {
  await transaction
    .insertInto('objections')
    .values({ ...values, answered_at: null })
    .execute()
}

export interface QueuedClaim {
  readonly claim_id: string
  readonly reports: number
  readonly grounds: string[]
  readonly objections: number
  readonly restricted_at: Date | null
  /** `null`: nothing of it waits. */
  readonly waits_since: Date | null
}

/** How many cases a queue shows. */
const longestQueue = 100

/** The claims with something to decide, the oldest first, and after them those that are restricted. */
export async function findQueue(connection: Connection): Promise<QueuedClaim[]> {
  const { rows } = await sql<QueuedClaim>`
    select claim_id, sum(reports)::int as reports, sum(objections)::int as objections,
      coalesce(array_agg(distinct ground) filter (where reports > 0), '{}') as grounds,
      min(restricted_at) as restricted_at, min(waits_since) as waits_since
    from (
      select claim_id, 1 as reports, 0 as objections, reason as ground, null::timestamptz as restricted_at,
        reported_at as waits_since
      from reports where decision_id is null
      union all
      select claim_id, 0, 1, null, null, made_at
      from objections join moderation_decisions on id = decision_id where answered_at is null
      union all
      select claim_id, 0, 0, null, decided_at, null
      from moderation_decisions where kind = 'restricted' and outcome is distinct from 'restored'
    ) as open
    group by claim_id order by waits_since nulls last, restricted_at, claim_id limit ${sql.lit(longestQueue)}
  `.execute(connection)
  return rows
}

export interface LoggedDecision
  extends Pick<
    DecisionRecord,
    'kind' | 'ground' | 'reported_at' | 'decided_at' | 'outcome' | 'outcome_at' | 'reply_id'
  > {
  readonly is_objected: boolean
}

/** What was decided since a day, the newest first, as far as the public may know it. */
export const findLog = (connection: Connection, since: Date): Promise<LoggedDecision[]> =>
  connection
    .selectFrom('moderation_decisions')
    .select(['kind', 'ground', 'reported_at', 'decided_at', 'outcome', 'outcome_at', 'reply_id'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('objections')
          .select('decision_id')
          .whereRef('objections.decision_id', '=', 'moderation_decisions.id'),
      )
        .$castTo<boolean>()
        .as('is_objected'),
    )
    .where('decided_at', '>=', since)
    .orderBy('sequence', 'desc')
    .execute()
