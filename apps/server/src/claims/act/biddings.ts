import { afterEnd, type Bidding, type BiddingEnding, endingBy } from '@redress/domain/claim/bidding.ts'
import { isBidding } from '@redress/domain/claim/bidding-view.ts'
import { updateClaim } from '../repositories/claim-repository.ts'
import { accountsBeside } from '../repositories/defence.ts'
import type { ClaimState } from './claim-state.ts'
import { deleteDeadlines } from './deadline-repository.ts'
import { type Actor, type Happening, noActor } from './happening.ts'
import type { Act } from './record.ts'
import { addDeadlines } from './set-deadlines.ts'

/** Accounts that bid for the defence; `null` until one of them has asked or agreed. */
export const biddersOf = ({ speakers }: Bidding, { defendants }: Pick<ClaimState, 'defendants'>) =>
  speakers.Defendant === null ? null : accountsBeside(speakers.Defendant, defendants)

/** Writes how the sealed bids of a locked claim stand, and has the clock come when their time is over. */
export async function writeBidding(
  { context, transaction }: Act,
  state: ClaimState,
  bidding: Bidding,
): Promise<ClaimState> {
  const claim = await updateClaim(transaction, state.claim.id, { bidding: JSON.stringify(bidding) })
  const deadline = { claim_id: claim.id, event: 'bidding over' as const }
  const before = state.claim.bidding
  if (!isBidding(bidding)) await deleteDeadlines(transaction, [deadline])
  else if (!isBidding(before) || bidding.until !== before.until)
    await addDeadlines(context, transaction, [{ ...deadline, due_at: new Date(bidding.until) }])
  return { ...state, claim }
}

/** Ends sealed bidding and deletes the bids. */
export async function writeEndOfBidding(
  act: Act,
  state: ClaimState,
  { bidding, ending, by }: { readonly bidding: Bidding; readonly ending: BiddingEnding; readonly by: Actor },
): Promise<{ readonly after: ClaimState; readonly happening: Happening }> {
  const after = await writeBidding(act, state, afterEnd(bidding, ending))
  return { after, happening: { event: 'bidding ended', by: ending === 'no middle' ? noActor : by } }
}

/** Ends a claim's sealed bidding; the actor is a party or nobody. */
async function endNow(act: Act, state: ClaimState, end: Parameters<typeof writeEndOfBidding>[2]): Promise<ClaimState> {
  const { after, happening } = await writeEndOfBidding(act, state, end)
  act.news.push({ state: after, happenings: [happening] })
  return after
}

/** Ends sealed biddings that are overdue. */
export async function endDueBiddings(act: Act, states: readonly ClaimState[]): Promise<void> {
  const now = act.context.clock.now()
  for (const state of states) {
    const { bidding } = state.claim
    if (!isBidding(bidding) || new Date(bidding.until) > now) continue
    await endNow(act, state, { bidding, ending: endingBy(bidding, 'clock'), by: noActor })
  }
}

/**
 * Ends sealed bidding when an account leaves the claim that takes part in it, or that alone could have agreed to it.
 */
export async function endBiddingOf(act: Act, state: ClaimState, userId: string): Promise<ClaimState> {
  const { claim, defendants } = state
  const { bidding } = claim
  if (!isBidding(bidding)) return state
  const party = userId === claim.plaintiff_id ? 'Plaintiff' : 'Defendant'
  const speaker = bidding.speakers[party]
  const isAlone = party === 'Plaintiff' || defendants.every(({ user_id }) => user_id === null || user_id === userId)
  if (speaker === null ? !isAlone : speaker !== userId) return state
  return endNow(act, state, { bidding, ending: endingBy(bidding, party), by: { party, userId } })
}

/**
 * Ends sealed bidding when an account loses its seat to another and may have bid. `before` are the defendants with
 * the lost seat.
 */
export async function endBiddingOfReplaced(
  act: Act,
  state: ClaimState,
  { userId, before }: { readonly userId: string; readonly before: ClaimState['defendants'] },
): Promise<ClaimState> {
  const { bidding } = state.claim
  if (!isBidding(bidding) || !biddersOf(bidding, { defendants: before })?.has(userId)) return state
  return endNow(act, state, { bidding, ending: 'replaced', by: noActor })
}
