import type { Party } from '../people/parties.ts'
import { type ClaimStatus, transitionsFrom } from './lifecycle.ts'
import { type ActionFacts, actionsFor, type ClaimAction, isResolved, isSubmitted, whoseTurn } from './questions.ts'

/** Whose turn a claim is, as one of its parties reads it; the most urgent first. */
export const turns = ['yours', 'either', 'theirs', 'none', 'over'] as const
export type Turn = (typeof turns)[number]

/** What a turn depends on beside the status. */
export interface TurnFacts extends ActionFacts {
  /** The last offer speaks for another defendant than the reader: what comes of it is that one's to do. */
  readonly isAnothersOffer?: boolean
}

export function turnFor(
  reader: Party,
  status: ClaimStatus,
  { costOwner = null, isAnothersOffer, isOtherSideGone }: TurnFacts = {},
): Turn {
  if (isResolved(status)) return 'over'
  const turn = whoseTurn(status, costOwner)
  // What either could do is to offer, which nobody would answer.
  if (isOtherSideGone && turn !== reader) return 'none'
  if (turn === null) return 'none'
  if (turn === 'either') return 'either'
  return turn === reader && !(isAnothersOffer && awaitsPlatformFee(status)) ? 'yours' : 'theirs'
}

/** Whether an offer is accepted and its fee unpaid. */
const awaitsPlatformFee = (status: ClaimStatus): boolean =>
  transitionsFrom(status).some(({ event }) => event === 'platform fee paid')

/** The actions that can move a claim on, the one that says most of what is asked for first. */
const mainActions = ['edit', 'pay', 'accept', 'dispute', 'resolve', 'propose'] as const satisfies readonly ClaimAction[]
export type MainAction = (typeof mainActions)[number]

/** The one action that stands for all that a party may do to move a claim on; `null` where that is nothing. */
export function mainActionFor(party: Party, status: ClaimStatus, { isAnothersOffer, ...facts }: TurnFacts = {}) {
  if (isAnothersOffer && awaitsPlatformFee(status)) return null
  const actions = actionsFor(status, party, facts)
  return mainActions.find(action => actions.includes(action)) ?? null
}

/** A claim is active from its submission until it is resolved, answered or not. */
export const isActive = (status: ClaimStatus): boolean => isSubmitted(status) && !isResolved(status)

/** By when the defendants have to answer, or had to; `null` where no answer is waited for. */
export const answerDue = <Time>(status: ClaimStatus, noticePeriodEndsAt: Time | null): Time | null =>
  mainActionFor('Defendant', status) === 'dispute' ? noticePeriodEndsAt : null
