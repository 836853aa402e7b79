import type { Party } from '../people/parties.ts'
import {
  type ClaimStatus,
  type Ending,
  type Facts,
  findTransition,
  initialStatus,
  isEndingEvent,
  type Transition,
  transitions,
  transitionsFrom,
} from './lifecycle.ts'

/** Whether no row leaves the status: the claim is over. */
export const isResolved = (status: ClaimStatus): boolean => transitionsFrom(status).length === 0

/** Whether the claim is over by more than its plaintiff's giving it up: agreed, accepted in full, or settled elsewhere. */
export const isSettled = ({
  status,
  ending,
}: {
  readonly status: ClaimStatus
  readonly ending: Ending | null
}): boolean => isResolved(status) && ending !== 'withdrawn'

/** Whether the claim was handed in, paid or not: it can no longer be edited or deleted. */
export const isSubmitted = (status: ClaimStatus): boolean => status !== initialStatus

/** Whether the submission fee was paid and the defendants were notified. */
export const isFiled = (status: ClaimStatus): boolean =>
  isSubmitted(status) && !transitionsFrom(status).some(({ event }) => event === 'submission paid')

/** Whether the claim is in its notice period and unanswered: the end of the period moves it on. */
export function waitsForPublication(status: ClaimStatus): boolean {
  const found = findTransition(status, 'notice period over', 'clock')
  return found.ok && found.transition.to !== status
}

/** Whether the parties disagree or bargain: the claim was answered and is not over. */
export const isNegotiated = (status: ClaimStatus): boolean =>
  transitionsFrom(status).some(({ event }) => event === 'accept' || event === 'platform fee paid') || isDisputed(status)

/** Whether the claim is disputed and waits for a proposal. */
export const isDisputed = (status: ClaimStatus): boolean =>
  transitions.some(row => row.to === status && row.event === 'dispute paid')

/** The winner of a resolved claim; `null` before. */
export function winnerOf(status: ClaimStatus): Party | null {
  const row: Transition | undefined = transitions.find(each => each.to === status && each.event === 'platform fee paid')
  if (!row) return null
  return row.guard === 'plaintiff wins' ? 'Plaintiff' : 'Defendant'
}

/** Whether the plaintiff can end the claim alone now, as settled elsewhere or by withdrawing it. */
export const mayBeEnded = (status: ClaimStatus): boolean =>
  transitionsFrom(status).some(({ event }) => isEndingEvent(event))

/** The buttons of a claim, in the order in which they are offered (specification section 4). */
export const claimActions = [
  'pay',
  'take back',
  'edit',
  'amend',
  'propose',
  'accept',
  'reject',
  'counter',
  'withdraw offer',
  'dispute',
  'resolve',
  'end agreement',
] as const
export type ClaimAction = (typeof claimActions)[number]

/** Actions that need an answer of the other side, so that they are useless when all of its accounts are closed. */
const answeredByOthers: readonly ClaimAction[] = ['propose', 'counter']

/** Actions on an offer that are left to the one of several defendants for whom it speaks. */
const ofWhoeverOffered: readonly ClaimAction[] = ['withdraw offer', 'end agreement']

export interface ActionFacts extends Pick<Facts, 'costOwner' | 'isFeeOverdue'> {
  /** Whether nobody of the other side has an account any more. */
  readonly isOtherSideGone?: boolean
  /** The last offer speaks for another defendant than the reader, who has to act on it. */
  readonly isAnothersOffer?: boolean
}

/** Actions that a party may do to a claim now, from the table that the server checks too. */
export function actionsFor(
  status: ClaimStatus,
  party: Party,
  { isOtherSideGone = false, isAnothersOffer = false, ...facts }: ActionFacts = {},
): ClaimAction[] {
  return claimActions.filter(action => {
    if (isAnothersOffer && ofWhoeverOffered.includes(action)) return false
    if (isOtherSideGone && answeredByOthers.includes(action)) return false
    if (action === 'pay') return party === 'Plaintiff' && findTransition(status, 'submission paid', 'payment').ok
    return findTransition(status, action, party, facts).ok
  })
}
