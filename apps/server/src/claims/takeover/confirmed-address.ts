import type { Context } from '../../adapters/context.ts'
import type { Connection } from '../../platform/database/database.ts'
import { takeOverClaim } from '../defendants/take-over.ts'
import { announceClaim, notifyParties } from '../notifications/notify-parties.ts'
import { placeAlone } from '../notifications/place-alone.ts'
import { insertActions } from '../repositories/action-repository.ts'
import { filedStatuses, findClaimOf, lockClaim } from '../repositories/claim-repository.ts'
import { confirmPlaces } from '../repositories/contest-repository.ts'
import {
  findContestedDefendantsByEmail,
  findDefendantsOfClaim,
  lockAddresses,
  lockDefendant,
  lockUntakenDefendantsByEmail,
  takeoverStateOf,
} from '../repositories/defendant-repository.ts'
import { replaceTaker } from './replace-taker.ts'

interface ConfirmedAddress {
  readonly userId: string
  readonly address: string
}

/** Links a user to every defendant of a filed claim that was stated with an address which the user has confirmed. */
export async function linkDefendantsByEmail(
  context: Context,
  transaction: Connection,
  { userId, address }: ConfirmedAddress,
): Promise<void> {
  await lockAddresses(transaction, [address])
  const defendants = await lockUntakenDefendantsByEmail(transaction, { userId, address, statuses: filedStatuses })
  for (const ofClaim of Map.groupBy(defendants, defendant => defendant.claim_id).values()) {
    const [first] = ofClaim
    if (!first) continue
    const takeOvers = ofClaim.map(defendant => ({ defendantId: defendant.id, userId }))
    const claim = await findClaimOf(transaction, first)
    await takeOverClaim(context, transaction, claim, takeOvers, { isAddressConfirmed: true })
  }
}

/** Gives a user the contested places that were stated with the address: it says as much as the code that was sent there. */
export async function takeContestedPlaces(
  context: Context,
  transaction: Connection,
  { userId, address }: ConfirmedAddress,
): Promise<void> {
  for (const found of await findContestedDefendantsByEmail(transaction, { userId, address })) {
    const claim = await lockClaim(transaction, found.claim_id)
    const defendant = await lockDefendant(transaction, found.id)
    if (!claim || !defendant || takeoverStateOf(defendant, context.clock.now()) !== 'contested') continue
    if (defendant.user_id === userId) continue
    await replaceTaker(context, transaction, { claim, defendant, userId, isAddressConfirmed: true })
  }
}

/** From now on nobody can contest the places that a user holds with the address; where somebody does, it ends. */
export async function confirmHeldPlaces(
  context: Context,
  transaction: Connection,
  { userId, address }: ConfirmedAddress,
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
