import { otherParty, type Party } from '../people/parties.ts'
import { awaitedBids, type BiddingView, isBidding } from './bidding-view.ts'
import { endOfDay, lastDayOf } from './calendar-days.ts'
import { platformFeeDueOn } from './fee-due.ts'
import type { Unreached } from './letters.ts'
import type { ClaimStatus } from './lifecycle.ts'
import { offerStage } from './offers.ts'
import { isCreditorsTurn, type OwedSum, payableUntil, silenceEndsAt } from './performance.ts'
import { isResolved } from './questions.ts'
import type { ResolutionStatus } from './resolutions.ts'
import { answerDue, mainActionFor, type Turn, type TurnFacts, turnFor } from './turns.ts'

/** An offer, as far as dates follow from it; times in ISO 8601. */
export interface DatedOffer {
  readonly resolutionStatus: ResolutionStatus
  readonly createdAt: string
  /** `null` as long as nobody has decided. */
  readonly decidedAt: string | null
}

/** Facts that determine who has to act next on a claim, as one of its parties reads it; times in ISO 8601. */
export interface ClaimSituation {
  readonly status: ClaimStatus
  readonly isOtherSideGone: boolean
  /** Whether the last offer speaks for another defendant than the reader. */
  readonly isAnothersOffer: boolean
  readonly lastOffer: (DatedOffer & { readonly costOwner: Party; readonly isFeeOverdue: boolean }) | null
  readonly createdAt: string
  readonly noticePeriodEndsAt: string | null
  /** Whether a defendant says that it is paid, and the plaintiff has said nothing to that yet. */
  readonly isPaymentClaimOpen: boolean
  readonly unreached: Unreached
  /** The sum of its agreement that is to be paid or confirmed next. */
  readonly nextSum: OwedSum | null
  /** The sealed bids of the claim, the last ones where they are over. */
  readonly bidding: BiddingView | null
}

/** The date that matters to a claim now: the day of an answer or fee, or the time since which it stands as it does. */
export interface NextDate {
  readonly kind:
    | 'due'
    | 'expected'
    | 'late'
    | 'fee'
    | 'feeLate'
    | 'sum'
    | 'sumLate'
    | 'sumSilence'
    | 'bids'
    | 'offered'
    | 'created'
  /** In ISO 8601: a time, or the last day of a period that is counted in days. */
  readonly at: string
}

/** Kinds of dates with a day to act; a late fee is still owed. */
const deadlines: readonly NextDate['kind'][] = [
  'due',
  'expected',
  'fee',
  'feeLate',
  'sum',
  'sumLate',
  'sumSilence',
  'bids',
]

/** The last day to pay the fee of a claim's last offer, where that is accepted and unpaid; `null` otherwise. */
export function feeDueOn(
  status: ClaimStatus,
  lastOffer: Omit<DatedOffer, 'createdAt'> | null | undefined,
): string | null {
  if (!lastOffer || lastOffer.decidedAt === null) return null
  const stage = offerStage(lastOffer.resolutionStatus, isResolved(status))
  return stage === 'agreed' ? platformFeeDueOn(new Date(lastOffer.decidedAt)) : null
}

/** Whether that day is over, everywhere. */
export const isFeeLate = (dueOn: string, now: Date): boolean => endOfDay(dueOn) <= now

const turnFactsOf = (party: Party, { lastOffer, ...facts }: ClaimSituation): TurnFacts => ({
  costOwner: lastOffer?.costOwner ?? null,
  isFeeOverdue: lastOffer?.isFeeOverdue ?? false,
  isAnothersOffer: facts.isAnothersOffer,
  isOtherSideGone: facts.isOtherSideGone,
  isPaymentClaimOpen: facts.isPaymentClaimOpen,
  unreached: facts.unreached,
  nextSum: facts.nextSum,
  bids: awaitedBids(party, facts.bidding),
})

export const turnIn = (party: Party, situation: ClaimSituation): Turn =>
  turnFor(party, situation.status, turnFactsOf(party, situation))

/** The one action that is asked of a party. */
export const mainActionIn = (party: Party, situation: ClaimSituation) =>
  mainActionFor(party, situation.status, turnFactsOf(party, situation))

/** The action that the reader waits for; `null` if everybody on the other side has closed their account. */
export function awaitedActionIn(party: Party, situation: ClaimSituation) {
  if (situation.isOtherSideGone) return null
  const { isAnothersOffer, bids, ...facts } = turnFactsOf(party, situation)
  const bidsOfAnyone = bids ? { ...bids, isAnothers: false } : null
  return mainActionFor(otherParty[party], situation.status, { ...facts, bids: bidsOfAnyone })
}

/**
 * The day by which a sum is to be paid; once it is said to be paid, the day by which the plaintiff answers. `null`
 * if that day is over and the plaintiff has to act.
 */
function dateOfSum(sum: OwedSum, now: Date): NextDate | null {
  const { saidPaidAt } = sum
  if (saidPaidAt !== null) {
    const end = silenceEndsAt(saidPaidAt)
    return { kind: 'sumSilence', at: lastDayOf(end) ?? end.toISOString() }
  }
  const at = payableUntil(sum)
  const isOver = endOfDay(at) <= now
  if (isOver && isCreditorsTurn(sum)) return null
  return { kind: isOver ? 'sumLate' : 'sum', at }
}

export function nextDateIn(party: Party, situation: ClaimSituation, now: Date): NextDate | null {
  const { status, lastOffer, nextSum } = situation
  if (nextSum) return dateOfSum(nextSum, now)
  const mine = mainActionIn(party, situation)
  const due = answerDue(status, situation.noticePeriodEndsAt)
  // A defendant who says that the claim is paid has answered.
  if (situation.isPaymentClaimOpen && due !== null) return null
  // No answer is due if no letter can reach any defendant.
  if (mine === 'end claim') return null
  if (due !== null) {
    const isLate = new Date(due) <= now
    return { kind: isLate ? 'late' : mine === null ? 'expected' : 'due', at: lastDayOf(new Date(due)) ?? due }
  }
  const feeDue = feeDueOn(status, lastOffer)
  if (feeDue !== null) return { kind: isFeeLate(feeDue, now) ? 'feeLate' : 'fee', at: feeDue }
  const { bidding } = situation
  if (isBidding(bidding)) return { kind: 'bids', at: lastDayOf(new Date(bidding.until)) ?? bidding.until }
  const action = mine ?? awaitedActionIn(party, situation)
  if (action === 'accept' && lastOffer) return { kind: 'offered', at: lastOffer.createdAt }
  return action === 'edit' || action === 'pay' ? { kind: 'created', at: situation.createdAt } : null
}

/**
 * Sorts claims by due date, the soonest first; then those without one, the newest first. A late answer counts as
 * without one.
 */
export function soonestFirst<Claim extends ClaimSituation & { readonly party: Party }>(
  claims: readonly Claim[],
  now: Date,
): Claim[] {
  const dueOf = (date: NextDate | null) =>
    date !== null && deadlines.includes(date.kind) ? Date.parse(date.at) : Number.POSITIVE_INFINITY
  return claims
    .map(claim => ({
      claim,
      due: dueOf(nextDateIn(claim.party, claim, now)),
      created: Date.parse(claim.createdAt),
    }))
    .toSorted((one, other) => (one.due === other.due ? other.created - one.created : one.due - other.due))
    .map(({ claim }) => claim)
}

/** When time alone next changes the next date: an answer, a fee or a sum becomes late. `null`: never. */
export function nextChangeIn(situation: ClaimSituation, now: Date): Date | null {
  const feeDue = feeDueOn(situation.status, situation.lastOffer)
  const feeLate = feeDue === null ? null : endOfDay(feeDue)
  const published = situation.noticePeriodEndsAt === null ? null : new Date(situation.noticePeriodEndsAt)
  const { nextSum } = situation
  const sumLate = nextSum && nextSum.saidPaidAt === null ? endOfDay(payableUntil(nextSum)) : null
  const changes = [feeLate, published, sumLate].filter(time => time !== null).filter(time => time > now)
  return changes.toSorted((first, second) => first.getTime() - second.getTime())[0] ?? null
}
