import type { ClaimRecord } from '../claims/claim-record.ts'
import { defendantAccounts } from '../claims/defendants/list-defendants.ts'
import type { Connection } from '../platform/database/database.ts'
import { announce } from '../platform/events/live-events.ts'

/** Tells the pages of a claim's parties, when the transaction commits, that the claim has changed. */
export async function announceClaim(
  transaction: Connection,
  claim: Pick<ClaimRecord, 'id' | 'plaintiff_id'>,
): Promise<void> {
  const userIds = [claim.plaintiff_id, ...(await defendantAccounts(transaction, claim.id))]
  await announce(transaction, { userIds, topics: ['claims'], claimId: claim.id })
}
