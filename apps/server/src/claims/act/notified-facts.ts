import { endOfDay } from '@redress/domain/claim/calendar-days.ts'
import { platformFeeDueOn } from '@redress/domain/claim/fee-due.ts'
import { correctionRefusal } from '@redress/domain/claim/named-addresses.ts'
import {
  isAboutBidding,
  type NotificationFacts,
  type NotificationTopic,
  type NotifiedOffer,
  type NotifiedSum,
} from '@redress/domain/claim/notifications.ts'
import { movedBy, offerStage } from '@redress/domain/claim/offers.ts'
import {
  contradictableUntil,
  type OwedSum,
  payableUntil,
  publicPerformance,
  silenceEndsAt,
  stateOfSum,
} from '@redress/domain/claim/performance.ts'
import { isDisputed, isResolved } from '@redress/domain/claim/questions.ts'
import { type Cents, numberFromCents } from '@redress/domain/money/money.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import { type ClaimRecord, filedValue } from '../repositories/claim-repository.ts'
import { defenceOf } from '../repositories/defence.ts'
import { namesOfDefendants, takeoverStateOf } from '../repositories/defendant-repository.ts'
import type { ResolutionRecord } from '../repositories/resolution-repository.ts'
import { presentBidding } from '../views/present-bidding.ts'
import type { ClaimState } from './claim-state.ts'

/** A claim and its defendants, as they are when something happens to it. */
type ClaimAndDefendants = Pick<ClaimState, 'claim' | 'defendants'>

/** An account with a part in a claim. */
export interface Account {
  readonly userId: string
  readonly party: Party
}

interface Told extends ClaimAndDefendants {
  readonly topic: NotificationTopic
  readonly plaintiff: string
  readonly by: NotificationFacts['by']
  readonly resolution: ResolutionRecord | null
  /** Offer that the new one replaces, if any. */
  readonly replaced: ResolutionRecord | null
  /** Unpaid fee, if the notification is about one. */
  readonly fee: Cents | undefined
  /** Numbers of messages and documents added, if the notification is about these. */
  readonly added: { readonly messages: number; readonly documents: number } | undefined
  readonly payment: NotificationFacts['payment'] | undefined
  /** The position of the owed sum that it is about. */
  readonly sum: number | undefined
  readonly account: NotificationFacts['account'] | undefined
  readonly moderation: NotificationFacts['moderation'] | undefined
  readonly reader: Account
  readonly now: Date
}

/** Facts from which a notification about a claim is worded for its reader. */
export function notifiedFacts(told: Told): NotificationFacts {
  const {
    claim,
    defendants,
    resolution,
    replaced,
    fee,
    added,
    payment,
    sum,
    account,
    moderation,
    reader,
    now,
    ...said
  } = told
  const offer = resolution && notifiedOffer({ claim, defendants }, resolution, { replaced, reader })
  const owed = sum === undefined ? undefined : claim.owed_sums[sum]
  // The news that ends a claim names the sum that is due first.
  const due = owed ?? (said.topic === 'CLAIM_PAID' ? claim.owed_sums[0] : undefined)
  const end = claim.notice_period_ends_at
  return {
    ...said,
    claimType: claim.type,
    defendants: namesOfDefendants(defendants),
    value: owed?.value ?? numberFromCents(resolution?.value_cents ?? filedValue(claim)),
    currency: claim.currency,
    ...(fee !== undefined && { fee: numberFromCents(fee) }),
    ...(end && end > now && { answerBy: end.toISOString() }),
    ...(isResolved(claim.status) && { isOver: true }),
    ...(claim.restricted_at && { isRestricted: true }),
    ...(isAboutAddress(said.topic) && isCorrectable({ claim, defendants }, now) && { isCorrectable: true }),
    ...(isDisputed(claim.status) && claim.dispute_reason && { disputeReason: claim.dispute_reason }),
    ...(added && { words: { ...added, writers: said.by ? [said.by.name] : [] } }),
    ...(payment && { payment }),
    ...(account && { account }),
    ...(moderation && { moderation }),
    ...(due && { sum: notifiedSum(claim, due, now) }),
    ...(isAboutBidding(said.topic) && notifiedBidding({ claim, defendants }, reader)),
    offer,
  }
}

const isAboutAddress = (topic: string): boolean => topic === 'ADDRESS_DISOWNED' || topic === 'LETTER_REFUSED'

/** Whether the plaintiff can name another address for a defendant. */
const isCorrectable = ({ claim: { status }, defendants }: ClaimAndDefendants, now: Date): boolean =>
  defendants.some(
    defendant =>
      correctionRefusal({ status, state: takeoverStateOf(defendant, now) }, defendant.address_corrections) === null,
  )

function notifiedBidding(
  { claim, defendants }: ClaimAndDefendants,
  reader: Account,
): Pick<NotificationFacts, 'bidding'> {
  const bidding = presentBidding(claim, defendants, reader)
  if (!bidding) return {}
  const { round, costOwner, until, ending, isAnothers } = bidding
  return { bidding: { round, costOwner, isAnothers, ...(ending === null ? { until } : { ending }) } }
}

function notifiedSum({ owed_sums: sums, payment_details: payTo }: ClaimRecord, sum: OwedSum, now: Date): NotifiedSum {
  const state = stateOfSum(sum, now)
  const { state: ended } = publicPerformance(sums) ?? {}
  return {
    number: sums.indexOf(sum) + 1,
    count: sums.length,
    dueOn: payableUntil(sum),
    state,
    ...(endOfDay(payableUntil(sum)) <= now && { isLate: true }),
    ...((ended === 'kept' || ended === 'not contradicted') && { ended }),
    isAccountStated: payTo !== null,
    ...(sum.paidOn !== null && { paidOn: sum.paidOn }),
    ...(sum.saidPaidAt !== null && { answerUntil: silenceEndsAt(sum.saidPaidAt).toISOString() }),
    ...(sum.uncontradictedAt !== null && {
      contradictableUntil: contradictableUntil(sum.uncontradictedAt).toISOString(),
    }),
  }
}

function notifiedOffer(
  { claim, defendants }: ClaimAndDefendants,
  resolution: ResolutionRecord,
  { replaced, reader: { userId, party } }: Pick<Told, 'replaced' | 'reader'>,
): NotifiedOffer {
  const defence = defenceOf(resolution, defendants)
  const stage = offerStage(resolution.status, isResolved(claim.status))
  const countered = replaced && movedBy({ value: replaced.value_cents, winningParty: replaced.winning_party })
  return {
    stage,
    winningParty: resolution.winning_party,
    costOwner: resolution.cost_owner,
    platformFee: numberFromCents(resolution.platform_fee_cents),
    ...(stage === 'open' && resolution.expires_at && { expiresAt: resolution.expires_at.toISOString() }),
    ...(countered && { countered: numberFromCents(countered) }),
    ...(resolution.payment_plan.length > 0 && { paymentPlan: resolution.payment_plan }),
    ...(stage === 'agreed' && resolution.decided_at && { feeDueOn: platformFeeDueOn(resolution.decided_at) }),
    defendants: defence ? [defence.name] : namesOfDefendants(defendants),
    isReaders: party === 'Plaintiff' || !defence || defence.userIds.has(userId),
  }
}
