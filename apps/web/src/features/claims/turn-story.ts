import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { Resolution } from '@redress/contract/resolutions.ts'
import { biddingActions, isBidding } from '@redress/domain/claim/bidding-view.ts'
import { shownStatusOf } from '@redress/domain/claim/claim-lists.ts'
import { type ClaimTurn, datedTurnOf, feeDueOn, feeOf } from '@redress/domain/claim/claim-turn.ts'
import {
  contradictableUntil,
  isCreditorsTurn,
  isKept,
  type OwedSum,
  overdueSince,
  payableUntil,
  silenceEndsAt,
  stateOfSum,
} from '@redress/domain/claim/performance.ts'
import { isResolved } from '@redress/domain/claim/questions.ts'
import { isActiveResolution } from '@redress/domain/claim/resolutions.ts'
import type { Turn } from '@redress/domain/claim/turns.ts'
import { platformFee } from '@redress/domain/money/fees.ts'
import { type Currency, centsFromNumber, numberFromCents } from '@redress/domain/money/money.ts'
import { isOpenPayment } from '@redress/domain/money/payments.ts'
import { otherDefendantOf } from '../../entities/claim/claim-actions.ts'
import { isAnswerAwaited, publicationAhead } from '../../entities/claim/claim-dates.ts'
import { useOfferInWords } from '../../entities/claim/offer-in-words.ts'
import { useConfiguration } from '../../lib/configuration.ts'
import { personName } from '../../lib/person-name.ts'
import { useClock, useFormats, useTexts } from '../../texts/texts.tsx'

export interface TurnStory {
  readonly turn: Turn
  /** The turn, the task and its date. */
  readonly title: string
  /** Amount due now: a sum of the agreement, or a fee that the reader is asked for; `null` if nothing is. */
  readonly due: { readonly value: number; readonly currency: Currency } | null
  /** The open offer or the agreement, worded for the reader. */
  readonly offer: string | null
  /** The offer as a record. */
  readonly resolution: Resolution | null
  /** Further facts, and other options. */
  readonly words: readonly string[]
}

/** State of a claim for one party: the turn, the offer in words, the task and its date. */
export function useTurnStory(claim: PartyClaim): TurnStory {
  const texts = useTexts('claims').turn
  const claimTurn = datedTurnOf(claim, claim.role, useClock())
  const { turn } = claimTurn
  const task = useTask(claim, claimTurn)
  const words = useWords(claim, claimTurn)
  const inWords = useOfferInWords()
  const statuses = useTexts('status').claim
  const ended = claim.ending === null ? null : statuses[shownStatusOf(claim)]
  const last = claim.resolutions.at(-1)
  const isTold = last && isActiveResolution(last.resolutionStatus)
  return {
    turn,
    title: ended ?? (task === null ? texts[turn] : texts.after(texts[turn], task)),
    due: dueOf(claim, claimTurn),
    offer: isTold ? inWords(claim, last, claim.role) : null,
    resolution: isTold ? last : null,
    words,
  }
}

const plaintiffOf = ({ plaintiffs: [plaintiff] }: PartyClaim): string => (plaintiff ? personName(plaintiff) : '')

/** The reader's written act that waits for its payment. */
const ownUnpaid = (claim: PartyClaim) => claim.pendingActs.find(({ isOwn }) => isOwn)

function dueOf(claim: PartyClaim, { mine }: ClaimTurn): TurnStory['due'] {
  const { nextSum, currency, payments, resolutions } = claim
  if (nextSum !== null) return { value: nextSum.value, currency }
  const opened = payments.findLast(({ status }) => isOpenPayment(status))
  // The page of a fee that is paid in part says what is missing.
  if (opened && (opened.received !== '0' || opened.relief > 0)) return null
  const act = ownUnpaid(claim)
  if (act) return { value: act.fee, currency: act.currency }
  if (mine?.action !== 'pay' && mine?.action !== 'resolve') return null
  const value = opened?.fee ?? (mine.action === 'resolve' ? resolutions.at(-1)?.platformFee : undefined)
  return value === undefined ? null : { value, currency: opened?.currency ?? currency }
}

/** The task of the party whose turn it is; `null` if there is none. */
function useTask(claim: PartyClaim, { turn, mine, theirs, anothers, date }: ClaimTurn): string | null {
  const { tasks } = useTexts('claims').turn
  const ofBids = useTexts('turns').bids.tasks
  const formats = useFormats()
  const now = useClock()
  const task = mine ?? theirs ?? anothers
  const other = otherDefendantOf(claim, claim.role)
  if (task && 'sum' in task) {
    const amount = formats.money(task.sum.value, claim.currency)
    if (task.action === 'confirm sum') return tasks.confirmSum(amount)
    if (task.action === 'state account') return tasks.stateAccount(amount)
    const isLate = stateOfSum(task.sum, now) === 'overdue'
    const day = formats.date(payableUntil(task.sum))
    if (other !== null) return isLate ? tasks.sumOfLate(other, amount, day) : tasks.sumOf(other, amount, day)
    return isLate ? tasks.sumLate(amount, formats.date(overdueSince(task.sum))) : tasks.sumBy(amount, day)
  }
  if (task?.action === 'edit') return tasks.draft
  if (task?.action === 'pay') return tasks.pay
  const day = date === null ? '' : formats.date(date.at)
  const isAnswerDue = date?.kind === 'due' || date?.kind === 'expected'
  const unpaid = ownUnpaid(claim)
  if (unpaid) {
    const fee = formats.money(unpaid.fee, unpaid.currency)
    return isAnswerDue ? tasks.payActBy(fee, day) : tasks.payAct(fee)
  }
  if (task?.action === 'answer payment claim' && (mine || turn === 'theirs')) return tasks.answerPaymentClaim
  if (task?.action === 'correct address' && claim.unreached === 'all') return tasks.correctAddress
  if (task?.action === 'end claim') return tasks.endClaim
  if (isAnswerAwaited(claim.status)) return isAnswerDue ? tasks.answerBy(day) : tasks.answer
  if (isBidding(claim.bidding)) {
    const bids = biddingActions.find(action => action === task?.action)
    return bids && !claim.bidding.isAnothers ? ofBids[bids](formats.until(claim.bidding.until)) : null
  }
  if (task?.action === 'accept') return tasks.offer
  const fee = feeOf(claim, claim.role)
  if (fee === null) return null
  if (date?.kind !== 'fee' && date?.kind !== 'feeLate') return tasks.fee
  if (other !== null) {
    const payer = fee.owedBy === 'Defendant' ? other : plaintiffOf(claim)
    return date.kind === 'fee' ? tasks.feeOf(payer, day) : tasks.feeOfLate(payer, day)
  }
  return date.kind === 'fee' ? tasks.feeBy(day) : tasks.feeLate(day)
}

const hasShownReply = ({ replies, restrictions: kept }: PartyClaim): boolean =>
  replies.some(({ id }) => kept.every(({ replyId }) => replyId !== id))

function useWords(claim: PartyClaim, { turn, mine, theirs, may }: ClaimTurn): string[] {
  const texts = useTexts('claims').turn.words
  const { bids, offers, sums } = useTexts('turns')
  const formats = useFormats()
  const inWords = useOfferInWords()
  const answers = useAnswers(claim)
  const other = otherDefendantOf(claim, claim.role)
  const last = claim.resolutions.at(-1)
  const ahead = publicationAhead(claim, useClock())
  const now = useClock()
  /** Words an agreement whose sums are all closed. */
  const closedSums = (owed: readonly OwedSum[]): string => {
    if (isKept(owed)) return sums.kept[claim.role]
    const silent = owed.flatMap(({ uncontradictedAt }) => uncontradictedAt ?? []).toSorted()
    const until = contradictableUntil(silent.at(-1) ?? '')
    return until > now
      ? sums.notContradicted[claim.role](formats.until(until.toISOString()))
      : sums.notContradictedAnyMore
  }
  const sumsInWords = (): string[] => {
    const { performance, nextSum } = claim
    if (performance === null) return []
    if (nextSum === null) return [closedSums(performance.sums)]
    if (claim.isOtherSideGone) return [sums.gone[claim.role]]
    if (performance.reader === null) return [sums.anothers(other ?? '')]
    if (nextSum.saidPaidAt !== null) {
      const until = formats.until(silenceEndsAt(nextSum.saidPaidAt).toISOString())
      return [performance.reader === 'creditor' ? sums.confirm(until) : sums.saidPaid(until)]
    }
    if (isCreditorsTurn(nextSum)) return [performance.reader === 'creditor' ? sums.noAccount : sums.accountAwaited]
    if (performance.reader === 'debtor') return [sums.pay(formats.money(nextSum.value, claim.currency))]
    return [sums.awaited]
  }
  const published = ahead === null ? [] : [texts.publicAfter(formats.date(ahead))]
  if (turn === 'over' && claim.ending !== null) {
    const isPublic = claim.isPublic ? texts.endedPublic : texts.endedPrivate
    return [texts.ended[claim.ending][claim.role], ...(claim.isRestricted ? [] : [isPublic])]
  }
  if (isResolved(claim.status)) {
    const { earlySettlement } = claim
    const open = claim.performance === null ? texts.record : texts.recordOfPayment
    const isKeptPrivate = earlySettlement !== null && earlySettlement.shownAt === null
    const record = isKeptPrivate ? [texts.private] : claim.isPublic ? [open] : []
    return [...sumsInWords(), ...(claim.isRestricted ? [] : record)]
  }
  if (mine?.action === 'edit') return [texts.draft]
  if (mine?.action === 'pay') return [texts.pay]
  if ((claim.role === 'Plaintiff' ? mine : theirs)?.action === 'answer payment claim') {
    const until = isAnswerAwaited(claim.status) && ahead !== null ? [texts.publicAfter(formats.date(ahead))] : []
    const own = claim.role === 'Defendant' && isAnswerAwaited(claim.status) ? answers : []
    return [texts.paymentClaimed[claim.role], ...own, ...(turn === 'either' ? [texts.either] : []), ...until]
  }
  if (isAnswerAwaited(claim.status)) {
    const mayAnswer = claim.isOtherSideGone ? [texts.gone.Defendant] : answers
    const own = ownUnpaid(claim) ? [texts.unpaidAct] : mayAnswer
    const extended = claim.extendedAt === null ? [] : [texts.extended(formats.date(claim.extendedAt))]
    if (claim.role === 'Defendant')
      return ahead === null
        ? [
            ...(claim.isPublic ? [texts.answerLate] : []),
            ...own,
            ...(mayReply(claim, now) ? [texts.mayReply(claim.isDisregarded)] : []),
          ]
        : [...own, ...extended, texts.publishedAfter(formats.date(ahead))]
    if (claim.unreached === 'for good') return [texts.nobodyReachable, ...published]
    const address = claim.unreached === 'none' ? [] : [texts.someUnreached]
    if (claim.isDisregarded) return [claim.isReached ? texts.noResponse : texts.notReached, ...address]
    if (claim.paymentClaimedOn !== null) return [texts.paymentContested, ...address, ...published]
    if (ahead === null) return !claim.isPublic ? [] : [hasShownReply(claim) ? texts.replied : texts.awaitLate]
    const awaited = claim.unreached === 'all' ? texts.nobodyReached : texts.awaitAnswer
    return [
      awaited(formats.date(ahead)),
      ...(claim.unreached === 'some' ? address : []),
      ...extended,
      ...(may.includes('amend') ? [texts.amend] : []),
    ]
  }
  const endedOffer = (offer: Resolution | undefined) =>
    offer === undefined || isActiveResolution(offer.resolutionStatus)
      ? []
      : [
          `${offer.isFeeOverdue ? offers.unpaidAgreement : offers.endedOffer[offer.resolutionStatus]} ${inWords(claim, offer, claim.role)}`,
        ]
  if (isBidding(claim.bidding)) {
    const whose = claim.bidding.isAnothers ? 'anothers' : turn === 'theirs' ? 'theirs' : 'yours'
    return [bids.words[whose], ...published]
  }
  const stands = last?.expiresAt ? [texts.offerStands(formats.until(last.expiresAt))] : []
  if (feeDueOn(claim.status, last) !== null) {
    const fee = feeOf(claim, claim.role)
    const whose = last?.costOwner === claim.role ? 'own' : 'others'
    if (fee && other !== null) {
      const [payer, otherSide] = fee.owedBy === 'Defendant' ? [other, plaintiffOf(claim)] : [plaintiffOf(claim), other]
      const unpaid = last?.isFeeOverdue ? offers.feeNotInTime(otherSide) : offers.feeUnpaid.anothers(otherSide)
      const instead = fee.mayPay ? [texts.mayPayFor(payer)] : []
      return [texts.otherDefendants(other), ...instead, texts.fee, unpaid, ...published]
    }
    if (last?.isFeeOverdue) return [offers.feeOverdue[whose], ...published]
    return [texts.fee, offers.feeUnpaid[whose], ...published]
  }
  if (claim.isOtherSideGone) return [...endedOffer(last), texts.gone[claim.role], ...published]
  if (turn === 'either') return [...endedOffer(last), texts.either, ...published]
  if (may.includes('accept')) return [texts.offerOpen, ...stands, ...published]
  return [
    last?.defence?.isYou === false && claim.role === 'Defendant' ? offers.coDefendantsOffer : offers.yourOffer,
    ...stands,
    ...published,
  ]
}

/** Whether the reader can still reply to the public claim. */
export const mayReply = (claim: PartyClaim, now: Date): boolean =>
  claim.role === 'Defendant' &&
  isAnswerAwaited(claim.status) &&
  publicationAhead(claim, now) === null &&
  claim.isPublic &&
  !claim.replies.some(({ isOwn }) => isOwn)

/** The defendant's possible answers with their fees; empty until the fees are known. */
function useAnswers(claim: PartyClaim): string[] {
  const texts = useTexts('claims').turn.words
  const formats = useFormats()
  const { data: settings } = useConfiguration()
  const value = claim.asked === null ? null : centsFromNumber(claim.asked)
  if (value === null || !settings) return []
  const money = (fee: number) => formats.money(fee, claim.currency)
  const concession = money(numberFromCents(platformFee(value)))
  return [
    settings.disputeFee === 0 ? texts.answerFree(concession) : texts.answer(money(settings.disputeFee), concession),
  ]
}
