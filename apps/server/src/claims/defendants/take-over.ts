import { announceClaim } from '../../live/announce-claim.ts'
import { notify } from '../../notifications/notify.ts'
import type { Context } from '../../platform/context.ts'
import type { Connection } from '../../platform/database/database.ts'
import { claimOf } from '../find-claim.ts'
import { recordAction } from '../record-action.ts'
import type { DefendantRecord } from './defendant-record.ts'
import { changeDefendant } from './defendant-repository.ts'

/** Links an account to a defendant of a filed claim and tells the plaintiff. The caller holds the defendant's row. */
export async function takeOver(
  context: Context,
  transaction: Connection,
  defendant: DefendantRecord,
  userId: string,
): Promise<void> {
  const now = context.clock.now()
  await changeDefendant(transaction, defendant.id, { user_id: userId, taken_at: now })
  await recordAction(transaction, {
    claimId: defendant.claim_id,
    type: 'CLAIM_TAKEN',
    party: 'Defendant',
    userId,
    now,
  })
  const claim = await claimOf(transaction, defendant)
  await notify(context, transaction, {
    type: 'CLAIM_TAKEN',
    claimId: claim.id,
    to: ['Plaintiff'],
    exceptUserId: userId,
  })
  await announceClaim(transaction, claim)
}
