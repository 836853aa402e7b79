import { recordAccountEvent } from '../../accounts/account-events.ts'
import type { Context } from '../../adapters/context.ts'
import type { Connection } from '../../platform/database/database.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { record } from '../act/record.ts'
import type { ClaimRecord } from '../repositories/claim-repository.ts'
import { type DefendantRecord, linkDefendant, takeoverStateOf } from '../repositories/defendant-repository.ts'
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
  const noLongerOfferedTo = ownerId && !isAddressConfirmed ? [ownerId] : []
  if (takeoverStateOf(defendant, now) === 'contested') {
    await replaceTaker(context, transaction, { claim, defendant, userId, isAddressConfirmed, noLongerOfferedTo })
  } else {
    await linkDefendant(transaction, defendant.id, { userId, isAddressConfirmed, now })
    const by = { party: 'Defendant', userId } as const
    await record(context, transaction, [{ claim, noLongerOfferedTo, happenings: [{ event: 'take over', by }] }])
  }
  await recordAccountEvent(context, transaction, { userId, kind: 'claim taken over', claimId: claim.id })
  if (!isAddressConfirmed) {
    // The code may have come into the wrong hands: whoever reads the named mailbox is told who used it.
    await context.jobs.enqueue(transaction, 'send takeover notice', { defendantId: defendant.id, userId })
  }
  return ok({ claimId: claim.id })
}
