import { claimEvents, type HistoryType } from '@redress/domain/claim/events.ts'
import type { Cents } from '@redress/domain/money/money.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import { anchorLabels } from '@redress/domain/proof/anchors.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'
import { preparedForFew } from '../../platform/database/prepared-statements.ts'

export interface Action {
  readonly claimId: string
  readonly type: HistoryType
  /** `null`: the clock. */
  readonly party: Party | null
  readonly userId: string | null
  readonly resolutionId: string | null
  /** Defendant, if the act is about one. */
  readonly defendantId: string | null
  readonly value: Cents | null
  readonly previousValue: Cents | null
  /** Zero if nothing had to be paid; `null` if the act has no fee. */
  readonly fee: Cents | null
  /** Digest of the stated payment account; `null` if the act states none. */
  readonly accountSha256: string | null
}

/** Appends history rows in the transaction of the events. */
export async function insertActions(transaction: Connection, actions: readonly Action[], now: Date): Promise<void> {
  if (actions.length === 0) return
  const rows = actions.map(action => ({
    claim_id: action.claimId,
    type: action.type,
    party: action.party,
    user_id: action.userId,
    resolution_id: action.resolutionId,
    defendant_id: action.defendantId,
    value_cents: action.value,
    previous_value_cents: action.previousValue,
    fee_cents: action.fee,
    account_sha256: action.accountSha256,
    created_at: now,
  }))
  await transaction.insertInto('actions').values(rows).modifyEnd(preparedForFew(rows)).execute()
}

/** Write of the history's first row, from the new `draft`. */
export const insertingCreation = sql`
  insert into actions (claim_id, type, party, user_id, created_at)
  select id, ${claimEvents.create.history}, 'Plaintiff', plaintiff_id, created_at from draft returning id`

/**
 * Digests that the memo of a payment anchors on the chain: the agreement, if there is one, and the newest row of the
 * history.
 */
export const anchorsOf = (claimId: string, resolutionId: string | null): RawBuilder<string> => sql`concat(
  ${anchorLabels.agreement}::text || (select sha256 from agreements where resolution_id = ${resolutionId}),
  ${anchorLabels.history}::text ||
    (select sha256_of(facts) from actions where claim_id = ${claimId} order by id desc limit 1)
)`
