import type { ReportReason } from '@redress/domain/claim/reports.ts'
import { sql } from 'kysely'
import { columnsOf, type Part, rowsOf } from '../../platform/database/read-together.ts'

export interface RestrictionRecord {
  readonly id: string
  readonly reply_id: string | null
  readonly ground: ReportReason
  readonly reason: string
  readonly decided_at: Date
  readonly outcome_reason: string | null
  readonly objection: string | null
  readonly made_at: Date | null
  readonly answered_at: Date | null
}

const restrictionColumns = columnsOf<RestrictionRecord>('moderation_decisions', {
  id: 'plain',
  reply_id: 'plain',
  ground: 'plain',
  reason: 'plain',
  decided_at: 'time',
  outcome_reason: 'plain',
  objection: 'plain',
  made_at: 'time',
  answered_at: 'time',
})

/** What is kept off the public record of a claim now, and what an account has said against it; the oldest first. */
export const restrictionsOf = (claimId: string, userId: string | null): Part<RestrictionRecord[]> =>
  rowsOf(restrictionColumns, {
    from: sql`(
      select decisions.*, own.text as objection, own.made_at, own.answered_at
      from moderation_decisions as decisions
      left join objections as own on own.decision_id = decisions.id and own.user_id = ${userId}::uuid
      where decisions.claim_id = ${claimId} and kind = 'restricted' and outcome is distinct from 'restored'
    ) as moderation_decisions`,
    where: sql`true`,
    orderBy: 'moderation_decisions.sequence',
  })
