import type { Connection } from '../platform/database/database.ts'
import type { ClaimRecord } from './claim-record.ts'
import { findClaim } from './claim-repository.ts'

/** The claim that rows of other folders belong to. */
export async function claimOf(
  connection: Connection,
  { claim_id }: { readonly claim_id: string },
): Promise<ClaimRecord> {
  const claim = await findClaim(connection, claim_id)
  if (!claim) throw new Error('A row outlived its claim')
  return claim
}
