import { isActiveResolution, type ResolutionStatus, resolutionStatuses } from '@redress/domain/claim/resolutions.ts'
import type { Insertable } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'
import type { ResolutionsTable } from '../../platform/database/schema.ts'
import type { ResolutionRecord } from './resolution-record.ts'

export const insertResolution = (
  transaction: Connection,
  values: Insertable<ResolutionsTable>,
): Promise<ResolutionRecord> =>
  transaction.insertInto('resolutions').values(values).returningAll().executeTakeFirstOrThrow()

export const findActiveResolution = (connection: Connection, claimId: string): Promise<ResolutionRecord | undefined> =>
  connection
    .selectFrom('resolutions')
    .selectAll()
    .where('claim_id', '=', claimId)
    .where('status', 'in', resolutionStatuses.filter(isActiveResolution))
    .executeTakeFirst()

export const findResolutions = (connection: Connection, claimIds: readonly string[]): Promise<ResolutionRecord[]> =>
  connection.selectFrom('resolutions').selectAll().where('claim_id', 'in', claimIds).orderBy('sequence').execute()

export async function decideResolution(
  transaction: Connection,
  id: string,
  status: ResolutionStatus,
  decidedAt: Date,
): Promise<void> {
  await transaction.updateTable('resolutions').set({ status, decided_at: decidedAt }).where('id', '=', id).execute()
}
