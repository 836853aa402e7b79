import { isSamePerson } from '@redress/domain/people/same-person.ts'
import { recordAccountEvent } from '../../accounts/sessions/account-events.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { type ClaimState, withDefendant } from '../act/claim-state.ts'
import type { Act } from '../act/record.ts'
import { type DefendantRecord, linkDefendant, takeoverStateOf } from '../repositories/defendant-repository.ts'
import { signsOf } from '../repositories/person-signs.ts'
import { proofOfHeld } from './prove-seat.ts'
import { endOfTakeover, undoActsOf } from './replace-taker.ts'

interface Taking {
  readonly state: ClaimState
  /** Locked, as the claim is. The seat is open or contested. */
  readonly defendant: DefendantRecord
  readonly userId: string
  /** The browser in which it is done, as the hash of its secret, where the account has never been used in one. */
  readonly browser?: string | undefined
}

/**
 * Links an account to a seat, by the code or by a confirmed address, and returns the claim. The code is used up, the
 * plaintiff is notified, and the former holder of a contested seat loses it.
 */
export async function takeSeat(
  act: Act,
  { state, defendant, userId, browser }: Taking,
): Promise<Result<ClaimState, 'OWN_CLAIM'>> {
  const { claim, owners } = state
  const { context, transaction } = act
  const signs = await signsOf(transaction, [claim.plaintiff_id, userId])
  const taker = signs.get(userId)
  const addresses = [defendant.email, ...(taker?.addresses ?? [])]
  const browsers = [...(taker?.browsers ?? []), ...(browser === undefined ? [] : [browser])]
  if (isSamePerson(signs.get(claim.plaintiff_id) ?? {}, { userId, addresses, browsers })) return fail('OWN_CLAIM')
  const now = context.clock.now()
  const ownerId = owners.get(defendant.email)
  const isAddressConfirmed = ownerId === userId
  const noLongerOfferedTo = ownerId && !isAddressConfirmed ? [ownerId] : []
  const proof = await proofOfHeld(act, { seat: defendant, claim, userId, signs })
  const linked = await linkDefendant(transaction, defendant.id, { userId, isAddressConfirmed, proof, now })
  const taken = withDefendant(state, linked)
  const isContested = takeoverStateOf(defendant, now) === 'contested'
  const by = { party: 'Defendant', userId } as const
  if (isContested) act.news.push(endOfTakeover(taken, defendant))
  const event = isContested ? 'replace taker' : 'take over'
  act.news.push({ state: taken, noLongerOfferedTo, happenings: [{ event, by }], ...(isContested && { about: linked }) })
  const after = isContested ? await undoActsOf(act, { state: taken, former: defendant, userId }) : taken
  await recordAccountEvent(context, transaction, { userId, kind: 'claim taken over', claimId: claim.id })
  if (!isAddressConfirmed) {
    // The code may have reached the wrong person, so the named mailbox is told who used it.
    await context.jobs.enqueue(transaction, 'send takeover notice', { defendantId: defendant.id, userId })
  }
  return ok(after)
}
