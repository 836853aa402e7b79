import type { SeatFacts } from '@redress/domain/record/defendant-outcomes.ts'
import { sql } from 'kysely'
import { type Condition, columnsOf, type Part, partAs, rowsOf } from '../../platform/database/read-together.ts'
import type { RecordOutcomesTable } from '../../platform/database/schema.ts'

type OutcomeRow = Pick<RecordOutcomesTable, 'defendant_id' | 'days_to_answer' | 'is_settled'>

const outcomeColumns = columnsOf<OutcomeRow>('record_outcomes', {
  defendant_id: 'plain',
  days_to_answer: 'plain',
  is_settled: 'plain',
})

/** What was done about public claims, by the ids of their defendants: the rows that the figures of records are counted from. */
export const seatFactsOf = (of: Condition): Part<ReadonlyMap<string, SeatFacts>> =>
  partAs(
    rowsOf(outcomeColumns, {
      from: sql`defendants join record_outcomes on defendant_id = defendants.id`,
      where: sql`defendants.claim_id ${of}`,
    }),
    rows =>
      new Map(
        rows.map(({ defendant_id, days_to_answer, is_settled }) => [
          defendant_id,
          { isSettled: is_settled, isAnswered: days_to_answer !== null },
        ]),
      ),
  )
