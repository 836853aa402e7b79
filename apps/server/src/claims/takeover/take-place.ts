import { recordAccountEvent } from '../../accounts/account-events.ts'
import type { Context } from '../../adapters/context.ts'
import type { Connection } from '../../platform/database/database.ts'
import { announce } from '../../platform/events/live-events.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { announceClaim, notifyParties } from '../notifications/notify-parties.ts'
import { insertActions } from '../repositories/action-repository.ts'
import type { ClaimRecord } from '../repositories/claim-repository.ts'
import {
  type DefendantRecord,
  findDefendantsOfClaim,
  linkDefendant,
  takeoverStateOf,
} from '../repositories/defendant-repository.ts'
import { replaceTaker } from './replace-taker.ts'

interface Taking {
  /** Locked, as the defendant is. */
  readonly claim: ClaimRecord
  /** The place: open, or contested. */
  readonly defendant: DefendantRecord
  readonly userId: string
  /** Who has confirmed the address that the claim names for the place, if anybody has. */
  readonly ownerId: string | undefined
}

/**
 * Makes an account a defendant, by the code or because it has confirmed the named address. The code is used up, the
 * plaintiff is told. Where the place is contested, whoever held it loses it.
 */
export async function takePlace(
  context: Context,
  transaction: Connection,
  { claim, defendant, userId, ownerId }: Taking,
): Promise<Result<{ claimId: string }, 'OWN_CLAIM'>> {
  if (claim.plaintiff_id === userId) return fail('OWN_CLAIM')
  const now = context.clock.now()
  const isAddressConfirmed = ownerId === userId
  if (takeoverStateOf(defendant, now) === 'contested') {
    await replaceTaker(context, transaction, { claim, defendant, userId, isAddressConfirmed })
  } else {
    await linkDefendant(transaction, defendant.id, { userId, isAddressConfirmed, now })
    await insertActions(transaction, [{ claimId: claim.id, type: 'CLAIM_TAKEN', party: 'Defendant', userId, now }])
    const changed = { claim, defendants: await findDefendantsOfClaim(transaction, claim.id) }
    await notifyParties(context, transaction, changed, [{ event: 'take over', userId }])
    await announceClaim(transaction, changed)
  }
  await recordAccountEvent(context, transaction, { userId, kind: 'claim taken over', claimId: claim.id })
  if (!isAddressConfirmed) {
    // The code may have come into the wrong hands: whoever reads the named mailbox is told who used it.
    await context.jobs.enqueue(transaction, 'send takeover notice', { defendantId: defendant.id, userId })
    // The claim is no longer offered there.
    if (ownerId) await announce(transaction, { userIds: [ownerId], topics: ['claims'] })
  }
  return ok({ claimId: claim.id })
}
