import type { Context } from '../platform/context.ts'
import type { Connection } from '../platform/database/database.ts'
import type { ClaimRecord } from './claim-record.ts'
import { inviteDefendants } from './defendants/invite-defendants.ts'
import { linkDefendantsOfClaim } from './defendants/link-by-email.ts'

/** What filing sets going: the defendants learn of the claim, and its publication is on the calendar. */
export async function openNoticePeriod(context: Context, transaction: Connection, claim: ClaimRecord): Promise<void> {
  await linkDefendantsOfClaim(context, transaction, claim.id)
  await inviteDefendants(context, transaction, claim.id)
  if (claim.notice_period_ends_at && claim.notice_period_ends_at > context.clock.now()) {
    const startAfter = claim.notice_period_ends_at
    await context.jobs.enqueue(transaction, 'publish claims', { claimId: claim.id }, { startAfter })
  }
}
