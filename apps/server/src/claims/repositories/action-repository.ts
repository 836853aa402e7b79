import type { HistoryType } from '@redress/domain/claim/lifecycle.ts'
import type { Cents } from '@redress/domain/money/money.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import type { Selectable } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'
import { preparedForFew } from '../../platform/database/prepared-statements.ts'
import type { ActionsTable } from '../../platform/database/schema.ts'

export interface Action {
  readonly claimId: string
  readonly type: HistoryType
  /** `null`: the clock. */
  readonly party: Party | null
  readonly userId: string | null
  readonly resolutionId?: string | null
  /** The defendant whom it is about, where it is about one alone. */
  readonly defendantId?: string | null
  readonly value?: Cents | null
  readonly previousValue?: Cents | null
  /** Zero where nothing had to be paid; `null` where the act is about no fee. */
  readonly fee?: Cents | null
  readonly now: Date
}

/** Adds to claims' histories, in the transaction of what the actions tell of. */
export async function insertActions(transaction: Connection, actions: readonly Action[]): Promise<void> {
  if (actions.length === 0) return
  const rows = actions.map(action => ({
    claim_id: action.claimId,
    type: action.type,
    party: action.party,
    user_id: action.userId,
    resolution_id: action.resolutionId ?? null,
    defendant_id: action.defendantId ?? null,
    value_cents: action.value ?? null,
    previous_value_cents: action.previousValue ?? null,
    fee_cents: action.fee ?? null,
    created_at: action.now,
  }))
  await transaction.insertInto('actions').values(rows).modifyEnd(preparedForFew(rows)).execute()
}

/** The history of a claim, the oldest action first. */
export const findActions = (connection: Connection, claimId: string): Promise<Selectable<ActionsTable>[]> =>
  connection.selectFrom('actions').selectAll().where('claim_id', '=', claimId).orderBy('id').execute()
