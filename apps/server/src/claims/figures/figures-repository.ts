import type { HistoryType } from '@redress/domain/claim/events.ts'
import { claimStatuses } from '@redress/domain/claim/lifecycle.ts'
import type { OwedSum } from '@redress/domain/claim/performance.ts'
import { isResolved } from '@redress/domain/claim/questions.ts'
import { answerKinds, type ClaimEnds, type SentLetter } from '@redress/domain/record/letter-figures.ts'
import { sql } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'
import { filedStatuses } from '../repositories/claim-repository.ts'

const answeringTypes = Object.keys(answerKinds) as (keyof typeof answerKinds)[]
const resolvedStatuses = claimStatuses.filter(isResolved)

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

/** What is owed by each agreement, in the order of its days. */
export async function findOwedSums(connection: Connection): Promise<OwedSum[][]> {
  const rows = await connection
    .selectFrom('claims')
    .select('owed_sums')
    .where(sql<boolean>`owed_sums <> '[]'`)
    .execute()
  return rows.map(({ owed_sums: sums }) => sums)
}

export async function countClaimEnds(connection: Connection): Promise<ClaimEnds> {
  const { rows } = await sql<Record<keyof ClaimEnds, bigint>>`
    select
      count(*) as filed,
      count(*) filter (where status = any(${resolvedStatuses})) as settled,
      count(*) filter (where resolved_at < notice_period_ends_at) as "settledBeforePublication"
    from claims where status = any(${filedStatuses})
  `.execute(connection)
  const [counts] = rows
  return {
    filed: Number(counts?.filed ?? 0),
    settled: Number(counts?.settled ?? 0),
    settledBeforePublication: Number(counts?.settledBeforePublication ?? 0),
  }
}
