import type { Redaction } from '@redress/domain/claim/redactions.ts'
import type { ReportReason } from '@redress/domain/claim/reports.ts'
import { type RawBuilder, sql } from 'kysely'
import { columnsOf, joined, type Part, rowsOf } from '../../platform/database/read-together.ts'

export interface RestrictionRecord {
  readonly id: string
  readonly reply_id: string | null
  readonly ground: ReportReason
  readonly reason: string
  readonly decided_at: Date
  /** Answer to the account's objection; or to another one, once none is open. */
  readonly kept_because: string | null
  readonly objection: string | null
  readonly made_at: Date | null
  readonly answered_at: Date | null
  /** The passages that it is about; `null`: a restriction. */
  readonly redactions: readonly Redaction[] | null
}

const restrictionColumns = columnsOf(
  'moderation_decisions',
  ['id', 'reply_id', 'ground', 'reason', 'decided_at', 'redactions'],
  {
    kept_because: joined<string | null>(),
    objection: joined<string | null>(),
    made_at: joined<Date | null>('timestamptz'),
    answered_at: joined<Date | null>('timestamptz'),
  },
)

/** Whether the writer of words has put others in their place, which a restriction of the first does not touch. */
export const isReplaced = (replyId: RawBuilder<unknown>): RawBuilder<boolean> => sql`exists (
  select from replies as replaced
  join replies as later on later.defendant_id = replaced.defendant_id and later.party = replaced.party
    and later.sequence > replaced.sequence
  where replaced.id = ${replyId}
)`

/** Restrictions and redactions in force on a claim, oldest first, with the account's objections. */
export const restrictionsOf = (claimId: string, userId: string | null): Part<RestrictionRecord[]> =>
  rowsOf(restrictionColumns, {
    from: sql`(
      select decisions.*, own.text as objection, own.made_at, own.answered_at,
        case
          when own.user_id is not null then own.answer
          when not exists (select from objections where decision_id = decisions.id and answered_at is null)
            then decisions.outcome_reason
        end as kept_because
      from moderation_decisions as decisions
      left join objections as own on own.decision_id = decisions.id and own.user_id = ${userId}::uuid
      where decisions.claim_id = ${claimId} and kind <> 'refused' and outcome is distinct from 'restored'
        and (kind = 'redacted' or not ${isReplaced(sql`decisions.reply_id`)})
    ) as moderation_decisions`,
    where: sql`true`,
    orderBy: 'moderation_decisions.sequence',
  })
