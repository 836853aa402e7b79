import { otherParty, type Party } from '../people/parties.ts'
import { awaitedBids, type BiddingView, isBidding } from './bidding-view.ts'
import { endOfDay, lastDayOf } from './calendar-days.ts'
import { platformFeeDueOn } from './fee-due.ts'
import type { Unreached } from './letters.ts'
import type { ClaimStatus } from './lifecycle.ts'
import { isAnothersOffer, offerStage } from './offers.ts'
import { isCreditorsTurn, type OwedSum, payableUntil, silenceEndsAt } from './performance.ts'
import { actionsFor, type ClaimAction, isResolved } from './questions.ts'
import type { ResolutionStatus } from './resolutions.ts'
import {
  answerDue,
  awaitsPlatformFee,
  isSumAction,
  type MainAction,
  mainActionFor,
  type SumAction,
  type Turn,
  type TurnFacts,
  turnFor,
} from './turns.ts'

/** An offer, as far as dates follow from it; times in ISO 8601. */
export interface DatedOffer {
  readonly resolutionStatus: ResolutionStatus
  readonly createdAt: string
  /** `null` as long as nobody has decided. */
  readonly decidedAt: string | null
}

/** A claim as one of its parties reads it: as much as whose turn it is depends on. */
export interface ActionableClaim {
  readonly status: ClaimStatus
  readonly isOtherSideGone: boolean
  /** Whether a defendant says that it is paid, and the plaintiff has said nothing to that yet. */
  readonly isPaymentClaimOpen: boolean
  readonly unreached: Unreached
  /** The sum of its agreement that is to be paid or confirmed next. */
  readonly nextSum: OwedSum | null
  /** The sealed bids of the claim, the last ones where they are over. */
  readonly bidding: BiddingView | null
  /** The last one last. */
  readonly resolutions: readonly {
    readonly costOwner: Party
    readonly isFeeOverdue: boolean
    /** The defendant for whom it speaks. */
    readonly defence?: { readonly isYou: boolean } | null
  }[]
}

/** The same with its dates; times in ISO 8601. */
export interface DatedClaim extends ActionableClaim {
  readonly createdAt: string
  readonly noticePeriodEndsAt: string | null
  readonly resolutions: readonly (ActionableClaim['resolutions'][number] &
    DatedOffer & { readonly expiresAt: string | null })[]
}

/** The date that matters to a claim now: the day of an act, or the time since which it stands as it does. */
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
    | 'offer'
    | 'created'
  /** In ISO 8601: a time, or the last day of a period that is counted in days. */
  readonly at: string
}

/** An act that a party is asked for; with the sum that it is about, where it is about one. */
export type Task =
  | { readonly action: Exclude<MainAction, SumAction> }
  | { readonly action: SumAction; readonly sum: OwedSum }

/** The turn of a claim as one of its parties reads it: the task asked of that party, and those it waits for. */
export interface ClaimTurn {
  readonly turn: Turn
  /** `null` if nothing is asked of the reader. */
  readonly mine: Task | null
  /** Task of the other side; `null` if the reader waits for nothing, or nobody is left there. */
  readonly theirs: Task | null
  /** Task of the other defendant for whom the last offer speaks; `null` if there is none. */
  readonly anothers: Task | null
  /** `null` if no date matters. */
  readonly date: NextDate | null
  /** Everything that the reader may do, asked for or not. */
  readonly may: readonly ClaimAction[]
}

/** Facts beside the status that determine the turn of the reader. */
function turnFactsOf(claim: ActionableClaim, reader: Party) {
  const last = claim.resolutions.at(-1)
  return {
    costOwner: last?.costOwner ?? null,
    isFeeOverdue: last?.isFeeOverdue ?? false,
    isAnothersOffer: isAnothersOffer(claim, reader),
    isOtherSideGone: claim.isOtherSideGone,
    isPaymentClaimOpen: claim.isPaymentClaimOpen,
    unreached: claim.unreached,
    nextSum: claim.nextSum,
    bids: awaitedBids(reader, claim.bidding),
  } satisfies TurnFacts
}

/** The turn as the reader sees it, the tasks of all sides, and everything that the reader may do. */
export function turnOf(claim: ActionableClaim, reader: Party): Omit<ClaimTurn, 'date'> {
  const { status, nextSum } = claim
  const facts = turnFactsOf(claim, reader)
  const taskOf = (action: MainAction | null): Task | null => {
    if (action === null || !isSumAction(action)) return action && { action }
    return nextSum && { action, sum: nextSum }
  }
  const { isAnothersOffer: _, bids, ...factsOfAnyone } = facts
  const theirs = () =>
    mainActionFor(otherParty[reader], status, { ...factsOfAnyone, bids: bids && { ...bids, isAnothers: false } })
  return {
    turn: turnFor(reader, status, facts),
    mine: taskOf(mainActionFor(reader, status, facts)),
    theirs: claim.isOtherSideGone ? null : taskOf(theirs()),
    anothers: facts.isAnothersOffer ? taskOf(mainActionFor(reader, status, factsOfAnyone)) : null,
    may: actionsFor(status, reader, facts),
  }
}

/** The same with the date that matters now: the one answer to what is asked of whom, and until when. */
export function datedTurnOf(claim: DatedClaim, reader: Party, now: Date): ClaimTurn {
  const turn = turnOf(claim, reader)
  return { ...turn, date: nextDate(claim, turn, now) }
}

/** The platform fee of an accepted offer, as it concerns its reader. */
export interface FeeTurn {
  readonly owedBy: Party
  /** Whether the agreement is another defendant's. */
  readonly isAnothers: boolean
  /** Whether the reader may pay it now, owing it or not. */
  readonly mayPay: boolean
}

/**
 * The party that owes the fee of the last accepted offer, and whether the reader may pay it; `null` if none is due.
 */
export function feeOf(claim: ActionableClaim, reader: Party): FeeTurn | null {
  const last = claim.resolutions.at(-1)
  if (last === undefined || !awaitsPlatformFee(claim.status)) return null
  const mayPay = turnOf(claim, reader).may.includes('resolve')
  return { owedBy: last.costOwner, isAnothers: isAnothersOffer(claim, reader), mayPay }
}

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

function nextDate(claim: DatedClaim, { mine, theirs }: Omit<ClaimTurn, 'date'>, now: Date): NextDate | null {
  const { status, nextSum, noticePeriodEndsAt, bidding } = claim
  const last = claim.resolutions.at(-1)
  if (nextSum) return dateOfSum(nextSum, now)
  const due = answerDue(status, noticePeriodEndsAt)
  // A defendant who says that the claim is paid has answered.
  if (claim.isPaymentClaimOpen && due !== null) return null
  // No answer is due if no letter can reach any defendant.
  if (mine?.action === 'end claim') return null
  if (due !== null) {
    const isLate = new Date(due) <= now
    return { kind: isLate ? 'late' : mine === null ? 'expected' : 'due', at: lastDayOf(new Date(due)) ?? due }
  }
  const feeDue = feeDueOn(status, last)
  if (feeDue !== null) return { kind: isFeeLate(feeDue, now) ? 'feeLate' : 'fee', at: feeDue }
  if (isBidding(bidding)) return { kind: 'bids', at: lastDayOf(new Date(bidding.until)) ?? bidding.until }
  const action = (mine ?? theirs)?.action
  if (action === 'accept' && last?.expiresAt)
    return { kind: 'offer', at: lastDayOf(new Date(last.expiresAt)) ?? last.expiresAt }
  return action === 'edit' || action === 'pay' ? { kind: 'created', at: claim.createdAt } : null
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
  'offer',
]

/**
 * Sorts claims by due date, the soonest first; then those without one, the newest first. A late answer counts as
 * without one.
 */
export function soonestFirst<Claim extends DatedClaim & { readonly party: Party }>(
  claims: readonly Claim[],
  now: Date,
): Claim[] {
  const dueOf = (date: NextDate | null) =>
    date !== null && deadlines.includes(date.kind) ? Date.parse(date.at) : Number.POSITIVE_INFINITY
  return claims
    .map(claim => ({
      claim,
      due: dueOf(datedTurnOf(claim, claim.party, now).date),
      created: Date.parse(claim.createdAt),
    }))
    .toSorted((one, other) => (one.due === other.due ? other.created - one.created : one.due - other.due))
    .map(({ claim }) => claim)
}

/** When time alone next changes the next date: an answer, a fee or a sum becomes late. `null`: never. */
export function nextChangeIn(claim: DatedClaim, now: Date): Date | null {
  const feeDue = feeDueOn(claim.status, claim.resolutions.at(-1))
  const feeLate = feeDue === null ? null : endOfDay(feeDue)
  const published = claim.noticePeriodEndsAt === null ? null : new Date(claim.noticePeriodEndsAt)
  const { nextSum } = claim
  const sumLate = nextSum && nextSum.saidPaidAt === null ? endOfDay(payableUntil(nextSum)) : null
  const changes = [feeLate, published, sumLate].filter(time => time !== null).filter(time => time > now)
  return changes.toSorted((first, second) => first.getTime() - second.getTime())[0] ?? null
}
