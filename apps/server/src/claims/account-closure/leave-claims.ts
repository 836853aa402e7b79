import { closureEffect, isClosureObstacle, isDeletedWithAccount } from '@redress/domain/claim/account-closure.ts'
import { isNoticePeriodRunning } from '@redress/domain/claim/deadlines.ts'
import { isFiled, isResolved } from '@redress/domain/claim/questions.ts'
import { isActPurpose } from '@redress/domain/money/payments.ts'
import { supersede } from '../../payments/open-payment.ts'
import { applyTransition } from '../act/apply-transitions.ts'
import { endBiddingOf } from '../act/biddings.ts'
import { checkTransition } from '../act/check-transition.ts'
import type { ClaimState } from '../act/claim-state.ts'
import type { Act } from '../act/record.ts'
import { deleteDraft } from '../filing/drafts.ts'
import { updateClaim } from '../repositories/claim-repository.ts'
import { isOfferOfOtherSeat } from '../repositories/defence.ts'
import { type DefendantRecord, freeDefendant } from '../repositories/defendant-repository.ts'
import { keepFormerSeat, moveResolution, type ResolutionRecord } from '../repositories/resolution-repository.ts'
import { partyIn } from '../views/claim-access.ts'

/** Whether any of the claims prevents the account from being closed. */
export const isAnyInTheWay = (claims: readonly ClaimState[], userId: string, now: Date): boolean =>
  claims.some(state => {
    const { claim, defendants, resolution } = state
    const party = partyIn(state.claim, userId)
    const facts = {
      isAnothersOffer: isOfferOfOtherSeat(resolution ?? undefined, defendants, { party, userId }),
      isNoticePeriodRunning: isNoticePeriodRunning({ noticePeriodEndsAt: claim.notice_period_ends_at }, now),
    }
    return isClosureObstacle(closureEffect(party, claim.status, facts))
  })

/** Ends a user's unfinished acts in a claim: unpaid acts, and an open offer. */
export async function withdraw(act: Act, state: ClaimState, userId: string): Promise<void> {
  const { resolution, openPayments } = state
  await endBiddingOf(act, state, userId)
  if (resolution?.status === 'PROPOSED' && resolution.proposed_by_user === userId)
    await withdrawOffer(act, state, { userId, offer: resolution })
  else if (openPayments.some(({ purpose, opened_by }) => isActPurpose(purpose) && opened_by === userId))
    await withdrawAct(act, state, userId)
}

async function withdrawOffer(
  act: Act,
  state: ClaimState,
  { userId, offer }: { readonly userId: string; readonly offer: ResolutionRecord },
): Promise<void> {
  const { proposed_by: party } = offer
  const checked = checkTransition(state, { event: 'account closed', by: party })
  if (!checked.ok) throw new Error(`An open offer has to lapse, and is refused: ${checked.code}`)
  const resolution = await moveResolution(act.transaction, offer.id, {
    event: 'account closed',
    now: act.context.clock.now(),
  })
  await applyTransition(act, checked.value, { party, userId }, { resolution })
}

async function withdrawAct({ transaction, news }: Act, state: ClaimState, userId: string): Promise<void> {
  await supersede(
    transaction,
    state.openPayments.filter(({ opened_by }) => opened_by === userId),
  )
  const by = { party: partyIn(state.claim, userId), userId }
  news.push({ state, happenings: [{ event: 'unpaid act withdrawn', by }] })
}

/**
 * Removes an account from a claim for good. A draft is deleted. The other parties of a filed claim are notified while
 * it can still be settled, and the account's seats become free for the named defendants.
 */
export async function leaveForGood(act: Act, state: ClaimState, userId: string): Promise<void> {
  const { claim, defendants } = state
  const party = partyIn(state.claim, userId)
  if (isDeletedWithAccount(party, claim.status)) await deleteDraft(act, state, userId)
  if (!isFiled(claim.status)) return
  if (party === 'Plaintiff' && claim.payment_details !== null)
    await updateClaim(act.transaction, claim.id, { payment_details: null })
  const by = { party, userId }
  const event = isResolved(claim.status) ? 'party left a resolved claim' : 'party left'
  act.news.push({ state, happenings: [{ event, by }] })
  const now = act.context.clock.now()
  const isTheirs = ({ user_id }: DefendantRecord) => user_id === userId
  const seats = defendants.filter(isTheirs)
  for (const { id } of seats) {
    await keepFormerSeat(act.transaction, { claimId: claim.id, userId, defendantId: id, isReplaced: false })
    await freeDefendant(act.transaction, id, now)
  }
  const left = defendants.map(each => (isTheirs(each) ? { ...each, user_id: null } : each))
  // The event names the seat, so the acts of this account stay with the seat. An account that is replaced loses its
  // acts.
  const happenings = seats.map(({ id }) => ({ event: 'defendant left', by, defendantId: id }) as const)
  act.news.push({ state: { ...state, defendants: left }, happenings })
}
