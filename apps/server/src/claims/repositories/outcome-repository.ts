import type { SeatFacts } from '@redress/domain/record/defendant-outcomes.ts'
import { sql } from 'kysely'
import { type Condition, columnsOf, type Part, partAs, rowsOf } from '../../platform/database/read-together.ts'

const outcomeColumns = columnsOf('record_outcomes', [
  'defendant_id',
  'days_to_answer',
  'is_settled',
  'is_reached',
  'is_unproven',
])

/** Outcomes in public claims by defendant id, from the rows that record figures count. */
export const seatFactsOf = (of: Condition): Part<ReadonlyMap<string, SeatFacts>> =>
  partAs(
    rowsOf(outcomeColumns, {
      from: sql`defendants join record_outcomes on defendant_id = defendants.id`,
      where: sql`defendants.claim_id ${of}`,
    }),
    rows =>
      new Map(
        rows.map(({ defendant_id, days_to_answer, is_settled, is_reached, is_unproven }) => [
          defendant_id,
          {
            isSettled: is_settled,
            isAnswered: days_to_answer !== null,
            isReached: is_reached,
            isUnproven: is_unproven,
          },
        ]),
      ),
  )
