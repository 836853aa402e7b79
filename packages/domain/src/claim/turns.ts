import { otherParty, type Party } from '../people/parties.ts'
import { type AwaitedBids, biddingActions, mayAskForBids } from './bidding-view.ts'
import { isNobodyReached, type Unreached } from './letters.ts'
import { type ClaimStatus, findTransition, transitionsFrom } from './lifecycle.ts'
import { isCreditorsTurn, type SumTurn } from './performance.ts'
import { type ActionFacts, actionsFor, type ClaimAction, isFiled, isResolved, isSubmitted } from './questions.ts'

/** Turns of a claim from the view of one of its parties, the most urgent first. */
export const turns = ['yours', 'either', 'theirs', 'none', 'over'] as const
export type Turn = (typeof turns)[number]

/** Facts beside the status that determine the turn. */
export interface TurnFacts extends ActionFacts {
  /** A defendant says that it is paid, and the plaintiff has said nothing to that yet. */
  readonly isPaymentClaimOpen?: boolean
  /** How many of the defendants no letter reaches; none where absent. */
  readonly unreached?: Unreached
  /** The sum of a resolved claim to be paid or confirmed next; `null` if none is. */
  readonly nextSum?: SumTurn | null
  /** The act that sealed bids wait for; `null` if there are none. */
  readonly bids?: AwaitedBids | null
}

/** Whether the claim waits for a defendant's answer. */
const awaitsAnswer = (status: ClaimStatus): boolean => findTransition(status, 'dispute', 'Defendant').ok

/** Actions asked of the plaintiff by events that left the status. */
function askedOfPlaintiff(status: ClaimStatus, { isPaymentClaimOpen, unreached = 'none' }: TurnFacts): MainAction[] {
  if (!isFiled(status) || isResolved(status)) return []
  const askedByLetters: MainAction = unreached === 'for good' ? 'end claim' : 'correct address'
  return [
    ...(isPaymentClaimOpen && !awaitsPlatformFee(status) ? (['answer payment claim'] as const) : []),
    ...(unreached !== 'none' && awaitsAnswer(status) ? [askedByLetters] : []),
  ]
}

/** Whether nobody waits for the action: it changes the party's own words or offer. */
const isOnesOwnChoice = (action: ClaimAction): boolean => action === 'amend' || action === 'withdraw offer'

/** The plaintiff states where a sum is paid, the defence pays it, and the plaintiff confirms it. */
const askedForSum = (party: Party, sum: SumTurn): SumAction[] => {
  if (!isCreditorsTurn(sum)) return party === 'Defendant' ? ['pay sum'] : []
  if (party !== 'Plaintiff') return []
  return sum.saidPaidAt === null ? ['state account'] : ['confirm sum']
}

/** The bids that are awaited; any other change of the status ends them. */
const bidsIn = (status: ClaimStatus, { bids = null }: TurnFacts): AwaitedBids | null =>
  mayAskForBids(status) ? bids : null

const askedByBids = (party: Party, { action, of }: AwaitedBids): MainAction[] => (of.includes(party) ? [action] : [])

/**
 * Actions that wait for a party. A defendant who says that the claim is paid, or whom no letter reaches, is not
 * waited for.
 */
function waitsFor(party: Party, status: ClaimStatus, facts: TurnFacts): readonly (ClaimAction | MainAction)[] {
  if (facts.nextSum) return askedForSum(party, facts.nextSum)
  // During sealed bids a party can still make an offer, but nobody waits for one.
  const bids = bidsIn(status, facts)
  const actions = bids
    ? askedByBids(party, bids)
    : actionsFor(status, party, facts).filter(action => !isOnesOwnChoice(action))
  if (party === 'Plaintiff') return [...actions, ...askedOfPlaintiff(status, facts)]
  const isWaitedFor = !awaitsAnswer(status) || !(facts.isPaymentClaimOpen || isNobodyReached(facts.unreached))
  return isWaitedFor ? actions : []
}

export function turnFor(
  reader: Party,
  status: ClaimStatus,
  { isAnothersOffer = false, ...facts }: TurnFacts = {},
): Turn {
  if (isResolved(status) && !facts.nextSum) return 'over'
  const isWaitedFor = (party: Party) => waitsFor(party, status, facts).length > 0
  const mine = isWaitedFor(reader)
  const theirs = !facts.isOtherSideGone && isWaitedFor(otherParty[reader])
  if (isAnothers(status, { ...facts, isAnothersOffer })) return mine || theirs ? 'theirs' : 'none'
  if (mine) return theirs ? 'either' : 'yours'
  return theirs ? 'theirs' : 'none'
}

/** Whether an offer is accepted and its fee unpaid. */
export const awaitsPlatformFee = (status: ClaimStatus): boolean =>
  transitionsFrom(status).some(({ event }) => event === 'platform fee paid')

/** Whether the last offer binds, so that it concerns only the defendants for whom it speaks. */
const isBinding = (status: ClaimStatus, { nextSum }: TurnFacts): boolean => awaitsPlatformFee(status) || !!nextSum

/** Whether another defendant has to act on the claim. */
const isAnothers = (status: ClaimStatus, facts: TurnFacts): boolean =>
  bidsIn(status, facts)?.isAnothers === true || (facts.isAnothersOffer === true && isBinding(status, facts))

/** Actions that the next sum of an agreement waits for. */
const sumActions = ['state account', 'pay sum', 'confirm sum'] as const
export type SumAction = (typeof sumActions)[number]

/** Whether an action is about the next sum of an agreement. */
export const isSumAction = (action: MainAction): action is SumAction => sumActions.some(each => each === action)

/** Actions that can move a claim on, the most telling first. */
const mainActions = [
  'edit',
  'pay',
  'accept',
  'dispute',
  'end agreement',
  'resolve',
  'answer payment claim',
  'correct address',
  'end claim',
  ...biddingActions,
  'propose',
  ...sumActions,
] as const
export type MainAction = (typeof mainActions)[number]

/** The main action of a party to move a claim on; `null` if there is none. */
export function mainActionFor(
  party: Party,
  status: ClaimStatus,
  { isAnothersOffer = false, ...facts }: TurnFacts = {},
) {
  if (isAnothers(status, { ...facts, isAnothersOffer })) return null
  const actions = waitsFor(party, status, facts)
  return mainActions.find(action => actions.includes(action)) ?? null
}

/** A claim is active from its submission until it is resolved, answered or not. */
export const isActive = (status: ClaimStatus): boolean => isSubmitted(status) && !isResolved(status)

/** The day by which the defendants have to answer, or had to; `null` if no answer is awaited. */
export const answerDue = <Time>(status: ClaimStatus, noticePeriodEndsAt: Time | null): Time | null =>
  mainActionFor('Defendant', status) === 'dispute' ? noticePeriodEndsAt : null
