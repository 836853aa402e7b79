import type { HistoryType } from '@redress/domain/claim/lifecycle.ts'
import type { Cents } from '@redress/domain/money/money.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import type { Connection } from '../platform/database/database.ts'
import { insertAction } from './action-repository.ts'

export interface Action {
  readonly claimId: string
  readonly type: HistoryType
  /** `null`: the clock. */
  readonly party: Party | null
  readonly userId: string | null
  readonly resolutionId?: string | null
  readonly value?: Cents | null
  readonly previousValue?: Cents | null
  readonly now: Date
}

/** Writes one row of a claim's history, in the transaction of what it tells of. */
export const recordAction = (transaction: Connection, action: Action): Promise<void> =>
  insertAction(transaction, {
    claim_id: action.claimId,
    type: action.type,
    party: action.party,
    user_id: action.userId,
    resolution_id: action.resolutionId ?? null,
    value_cents: action.value ?? null,
    previous_value_cents: action.previousValue ?? null,
    created_at: action.now,
  })
