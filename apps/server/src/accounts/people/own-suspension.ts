import type { OwnSuspension } from '@redress/contract/suspension-views.ts'
import type { Connection } from '../../platform/database/database.ts'
import { findSuspensionsOf, type SuspensionRecord } from './suspension-repository.ts'

/** As its owner reads it. */
export const presentOwnSuspension = (suspension: SuspensionRecord): OwnSuspension => ({
  id: suspension.id,
  scope: suspension.scope,
  ground: suspension.ground,
  reason: suspension.reason,
  suspendedAt: suspension.suspended_at.toISOString(),
  objection:
    suspension.objection === null || suspension.objected_at === null
      ? null
      : { text: suspension.objection, madeAt: suspension.objected_at.toISOString() },
  outcome: suspension.outcome,
  outcomeReason: suspension.outcome_reason,
  outcomeAt: suspension.outcome_at?.toISOString() ?? null,
})

/** Every suspension of an account, for its owner's archive. */
export const allOwnSuspensions = async (connection: Connection, userId: string): Promise<OwnSuspension[]> =>
  (await findSuspensionsOf(connection, userId)).map(presentOwnSuspension)
