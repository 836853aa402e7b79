import type { historyItem } from '@redress/contract/claims.ts'
import { numberFromCents } from '@redress/domain/money/money.ts'
import type { z } from 'zod'
import { peopleById } from '../../accounts/people/people.ts'
import type { Context } from '../../adapters/context.ts'
import { ok, type Result } from '../../platform/result.ts'
import { findActions } from '../repositories/action-repository.ts'
import { defendantName, findDefendantsOfClaim } from '../repositories/defendant-repository.ts'
import type { ReadClaim } from './claim-access.ts'

type HistoryItem = z.output<typeof historyItem>

/** A claim's action history, oldest first. */
export async function getHistory(
  { database }: Context,
  { claim, userId }: ReadClaim,
): Promise<Result<HistoryItem[], never>> {
  const actions = await findActions(database, claim.id)
  const people = await peopleById(
    database,
    actions.flatMap(action => action.user_id ?? []),
  )
  const defendants = await findDefendantsOfClaim(database, claim.id)
  return ok(
    actions.map((action): HistoryItem => {
      const named = defendants.find(({ id }) => id === action.defendant_id)
      const person = action.user_id === null ? undefined : people.get(action.user_id)
      return {
        id: action.id.toString(),
        type: action.type,
        partyTriggeredBy: action.party,
        triggeredBy: person ? { firstName: person.firstName, lastName: person.lastName } : null,
        isOwnAct: userId !== null && action.user_id === userId,
        claim: { id: claim.id, type: claim.type },
        resolutionId: action.resolution_id,
        defendantName: named ? defendantName(named) : null,
        value: action.value_cents === null ? null : numberFromCents(action.value_cents),
        previousValue: action.previous_value_cents === null ? null : numberFromCents(action.previous_value_cents),
        fee: action.fee_cents === null ? null : numberFromCents(action.fee_cents),
        createdAt: action.created_at.toISOString(),
      }
    }),
  )
}
