import type { Connection } from '../../platform/database/database.ts'
import type { ResolutionRecord } from './resolution-record.ts'
import { findActiveResolution, findResolutions } from './resolution-repository.ts'

/** The resolution that is proposed or accepted now; `null` where there is none. */
export const activeResolution = async (connection: Connection, claimId: string): Promise<ResolutionRecord | null> =>
  (await findActiveResolution(connection, claimId)) ?? null

/** The resolutions of each claim, oldest first. */
export async function resolutionsByClaim(
  connection: Connection,
  claimIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ResolutionRecord[]>> {
  if (claimIds.length === 0) return new Map()
  return Map.groupBy(await findResolutions(connection, claimIds), resolution => resolution.claim_id)
}
