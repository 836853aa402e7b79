import type { HistoryType } from '@redress/domain/claim/events.ts'
import type { ClaimStatus, Ending } from '@redress/domain/claim/lifecycle.ts'
import type { OwedSum } from '@redress/domain/claim/performance.ts'
import { answerKinds, type SentLetter } from '@redress/domain/record/letter-figures.ts'
import type { FiledClaim } from '@redress/domain/record/monthly-figures.ts'
import { sql } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'
import { filedStatuses } from '../repositories/claim-repository.ts'

const answeringTypes = Object.keys(answerKinds) as (keyof typeof answerKinds)[]

interface LetterRow {
  readonly written_at: Date
  readonly accepted_at: Date | null
  readonly refused_at: Date | null
  readonly opened_at: Date | null
  readonly answer: Extract<HistoryType, keyof typeof answerKinds> | null
  readonly answered_at: Date | null
}

/** The letters of all filed claims: one for each defendant. */
export async function findSentLetters(connection: Connection): Promise<SentLetter[]> {
  const { rows } = await sql<LetterRow>`
    select
      filing.at as written_at, letter_accepted_at as accepted_at, letter_refused_at as refused_at,
      letter_opened_at as opened_at, first_act.type as answer, first_act.created_at as answered_at
    from defendants
    join claims on claims.id = defendants.claim_id
    cross join lateral (
      select min(created_at) as at from actions where actions.claim_id = claims.id and type = 'CLAIM_PAID'
    ) as filing
    left join lateral (
      select type, created_at from actions
      where actions.claim_id = claims.id and party = 'Defendant' and actions.user_id = defendants.user_id
        and type = any(${answeringTypes})
      order by id limit 1
    ) as first_act on true
    where claims.status = any(${filedStatuses}) and filing.at is not null
  `.execute(connection)
  return rows.map(row => ({
    writtenAt: row.written_at,
    isAccepted: row.accepted_at !== null,
    isRefused: row.refused_at !== null,
    openedAt: row.opened_at,
    answer: row.answer && row.answered_at ? { kind: answerKinds[row.answer], at: row.answered_at } : null,
  }))
}

interface FiledRow {
  readonly filed_at: Date
  readonly status: ClaimStatus
  readonly ending: Ending | null
  readonly is_early: boolean | null
  readonly owed_sums: OwedSum[]
}

export async function findFiledClaims(connection: Connection): Promise<FiledClaim[]> {
  const { rows } = await sql<FiledRow>`
    select
      coalesce(filing.at, claims.created_at) as filed_at, status, ending, owed_sums,
      resolved_at < notice_period_ends_at as is_early
    from claims
    cross join lateral (
      select min(created_at) as at from actions where actions.claim_id = claims.id and type = 'CLAIM_PAID'
    ) as filing
    where claims.status = any(${filedStatuses})
  `.execute(connection)
  return rows.map(row => ({
    filedAt: row.filed_at,
    status: row.status,
    ending: row.ending,
    isResolvedBeforePublication: row.is_early === true,
    owedSums: row.owed_sums,
  }))
}
