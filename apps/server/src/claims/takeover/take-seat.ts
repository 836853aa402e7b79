import { recordAccountEvent } from '../../accounts/sessions/account-events.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { type ClaimState, withDefendant } from '../act/claim-state.ts'
import type { Act } from '../act/record.ts'
import { type DefendantRecord, linkDefendant, takeoverStateOf } from '../repositories/defendant-repository.ts'
import { endOfTakeover, undoActsOf } from './replace-taker.ts'

interface Taking {
  readonly state: ClaimState
  /** Locked, as the claim is; nobody answers for them yet, or whoever does is contested. */
  readonly defendant: DefendantRecord
  readonly userId: string
}

/**
 * Makes an account a defendant, by the code or because it has confirmed the named address, and answers the claim after
 * it. The code is used up, the plaintiff is told. Where the seat is contested, whoever held it loses it.
 */
export async function takeSeat(
  act: Act,
  { state, defendant, userId }: Taking,
): Promise<Result<ClaimState, 'OWN_CLAIM'>> {
  const { claim, owners } = state
  if (claim.plaintiff_id === userId) return fail('OWN_CLAIM')
  const { context, transaction } = act
  const now = context.clock.now()
  const ownerId = owners.get(defendant.email)
  const isAddressConfirmed = ownerId === userId
  const noLongerOfferedTo = ownerId && !isAddressConfirmed ? [ownerId] : []
  const linked = await linkDefendant(transaction, defendant.id, { userId, isAddressConfirmed, now })
  const taken = withDefendant(state, linked)
  const isContested = takeoverStateOf(defendant, now) === 'contested'
  const by = { party: 'Defendant', userId } as const
  if (isContested) act.news.push(endOfTakeover(taken, defendant))
  const event = isContested ? 'replace taker' : 'take over'
  act.news.push({ state: taken, noLongerOfferedTo, happenings: [{ event, by }], ...(isContested && { about: linked }) })
  const after = isContested ? await undoActsOf(act, { state: taken, former: defendant, userId }) : taken
  await recordAccountEvent(context, transaction, { userId, kind: 'claim taken over', claimId: claim.id })
  if (!isAddressConfirmed) {
    // The code may have come into the wrong hands: whoever reads the named mailbox is told who used it.
    await context.jobs.enqueue(transaction, 'send takeover notice', { defendantId: defendant.id, userId })
  }
  return ok(after)
}
