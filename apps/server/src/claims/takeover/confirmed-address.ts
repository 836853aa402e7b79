import type { Context } from '../../adapters/context.ts'
import type { Connection } from '../../platform/database/database.ts'
import { announceClaim, notifyParties } from '../notifications/notify-parties.ts'
import { placeAlone } from '../notifications/place-alone.ts'
import { insertActions } from '../repositories/action-repository.ts'
import { findClaimOf } from '../repositories/claim-repository.ts'
import { confirmPlaces } from '../repositories/contest-repository.ts'
import { findDefendantsOfClaim, takeoverStateOf } from '../repositories/defendant-repository.ts'

/** From now on nobody can contest the places that a user holds with the address; where somebody does, it ends. */
export async function confirmHeldPlaces(
  context: Context,
  transaction: Connection,
  { userId, address }: { readonly userId: string; readonly address: string },
): Promise<void> {
  const now = context.clock.now()
  for (const defendant of await confirmPlaces(transaction, { userId, address })) {
    if (takeoverStateOf(defendant, now) !== 'contested') continue
    const claim = await findClaimOf(transaction, defendant)
    await insertActions(transaction, [
      { claimId: claim.id, type: 'TAKEOVER_CONFIRMED', party: 'Defendant', userId, now },
    ])
    const place = { claim, defendants: [placeAlone(defendant)] }
    await notifyParties(context, transaction, place, [{ event: 'confirm contested takeover', userId }])
    await announceClaim(transaction, { claim, defendants: await findDefendantsOfClaim(transaction, claim.id) })
  }
}
