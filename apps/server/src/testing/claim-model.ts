import {
  afterConsent,
  afterEnd,
  afterRound,
  askedFor,
  type Bidding,
  endingBy,
  middleOf,
  outcomeOfRound,
} from '@redress/domain/claim/bidding.ts'
import { isBidding, mayAskForBids } from '@redress/domain/claim/bidding-view.ts'
import { type PeriodSettings, periodEnd } from '@redress/domain/claim/deadlines.ts'
import {
  type ClaimEvent,
  claimEvents,
  type EventRow,
  type HistoryType,
  lapsedEvent,
  unpaidEvent,
} from '@redress/domain/claim/events.ts'
import { extensionState } from '@redress/domain/claim/extension.ts'
import { feeRemindersOf } from '@redress/domain/claim/fee-due.ts'
import {
  type ClaimStatus,
  type Ending,
  endings,
  findTransition,
  initialStatus,
  isEndingEvent,
  type LifecycleEvent,
  paidEvent,
  type Transition,
  type TransitionResult,
} from '@redress/domain/claim/lifecycle.ts'
import { isInApp, type NotificationType, notificationType, readerOf } from '@redress/domain/claim/notifications.ts'
import { afterMoment, momentsBy, nextMoment, type OwedSum, owedSums } from '@redress/domain/claim/performance.ts'
import { isDisregarded, type Publicity, publicityOf } from '@redress/domain/claim/publication.ts'
import { isDisputed, isFiled, isResolved, isSubmitted } from '@redress/domain/claim/questions.ts'
import { isActiveResolution, isOfferEvent, offerAfter } from '@redress/domain/claim/resolutions.ts'
import { awaitsPlatformFee } from '@redress/domain/claim/turns.ts'
import { type Cents, cents } from '@redress/domain/money/money.ts'
import { isActPurpose, type PaymentPurpose } from '@redress/domain/money/payments.ts'
import { nextUnpaidReminder } from '@redress/domain/money/unpaid-reminders.ts'
import { otherParty, type Party } from '@redress/domain/people/parties.ts'
import { type Caller, isAllowed, type Permission } from '@redress/domain/people/permissions.ts'
import type { RequestedEvent } from './requests/event-requests.ts'

/** Actors: the plaintiff, two accounts with confirmed defendant addresses, and a stranger. */
export const actors = ['plaintiff', 'defendant', 'codefendant', 'stranger'] as const
export type Actor = (typeof actors)[number]

/** Steps of sealed bidding over HTTP. */
export const biddingSteps = ['ask', 'agree', 'bid', 'middle', 'end'] as const
export type BiddingStep = (typeof biddingSteps)[number]

/** Value of every claim: a gap of 100.00 counts as close, one of 900.00 does not. */
const claimValue = cents(4_000_00n)

/** Bids of a round; the model stores them unsealed. */
const bothIn = ({ sealed }: Bidding) => ({
  least: cents(BigInt(sealed.Plaintiff ?? 0)),
  most: cents(BigInt(sealed.Defendant ?? 0)),
})

const permissionFor = {
  edit: 'edit a claim',
  delete: 'delete a claim',
  submit: 'submit a claim',
  'take back': 'submit a claim',
  amend: 'amend a claim',
  extend: 'ask for more time',
  dispute: 'dispute a claim',
  propose: 'propose a resolution',
  accept: 'answer a resolution',
  reject: 'answer a resolution',
  counter: 'propose a resolution',
  'withdraw offer': 'propose a resolution',
  resolve: 'pay and resolve',
  'end agreement': 'pay and resolve',
  'settle elsewhere': 'end a claim',
  withdraw: 'end a claim',
} as const satisfies Record<RequestedEvent, Permission>

const refusalCodes = {
  NOT_IN_THIS_STATE: 'NOT_IN_THIS_STATE',
  NOT_YOUR_TURN: 'NOT_IN_THIS_STATE',
  INCOMPLETE: 'CLAIM_INCOMPLETE',
  NOT_THE_COST_OWNER: 'NOT_THE_COST_OWNER',
  EXTENDED_ALREADY: 'EXTENDED_ALREADY',
} as const satisfies Record<Extract<TransitionResult, { ok: false }>['refusal'], string>

/** Terms of the last proposal. */
export interface Terms {
  readonly winningParty: Party
  readonly costOwner: Party
}

/** Open payment, and the user who opened it. */
export interface OpenPayment {
  readonly purpose: PaymentPurpose
  readonly payer: Actor
}

const defendants = ['defendant', 'codefendant'] as const
const isDefendant = (actor: Actor): boolean => defendants.some(each => each === actor)
const partyOf = (actor: Actor): Party => (actor === 'plaintiff' ? 'Plaintiff' : 'Defendant')

/** Caller of the permission table for a user without a role in the claim. */
const callerFor = {
  none: null,
  'settled early': 'bystander',
  record: 'confirmed',
} as const satisfies Record<Publicity, Caller | null>

/** Model of one claim, which predicts its state from the domain's tables alone. */
export class ClaimModel {
  status: ClaimStatus | null = initialStatus
  isComplete = true
  readonly history: HistoryType[] = ['CLAIM_CREATED']
  readonly notifications: Record<Actor, NotificationType[]> = {
    plaintiff: [],
    defendant: [],
    codefendant: [],
    stranger: [],
  }
  /** Open payments: one per person for an act, one per side otherwise. */
  open: readonly OpenPayment[] = []
  /** Defendants who have taken the claim over. */
  readonly #taken = new Set<Actor>()
  #terms: Terms | null = null
  #isFeeOverdue = false
  /** Defendant who made or accepted the active offer. */
  #speaker: Actor | null = null
  /** Times of the reminders about the fee of an accepted resolution. */
  #feeReminders: readonly Date[] = []
  #noticePeriodEndsAt: Date | null = null
  #extendedAt: Date | null = null
  /** Pending deadlines. */
  readonly #deadlines = new Map<LifecycleEvent, Date>()
  /** Acts that wait for their fee: when each was written, and when its author is reminded next. */
  readonly #reminders = new Map<OpenPayment, { readonly writtenAt: Date; readonly remindAt: Date | null }>()
  #firstResponseAt: Date | null = null
  #ending: Ending | null = null
  #resolvedAt: Date | null = null
  /** Sums owed since the resolution, their debtor and the next deadline. No notification mentions them. */
  #sums: readonly OwedSum[] = []
  #debtor: Actor | null = null
  #sumsDueAt: Date | null = null
  /** Sealed bids, which the model stores unsealed. */
  #bidding: Bidding | null = null
  readonly #periods: PeriodSettings

  constructor(periods: PeriodSettings) {
    this.#periods = periods
  }

  /** Expected failure of a request; `null` for a success. */
  refusalOf(actor: Actor, event: RequestedEvent, now: Date): string | null {
    const caller = this.#callerOf(actor, now)
    if (this.status === null || caller === null) return 'CLAIM_NOT_FOUND'
    if (!isAllowed(permissionFor[event], caller)) return 'FORBIDDEN'
    const result = this.#result(event, partyOf(actor), now)
    if (!result.ok) return refusalCodes[result.refusal]
    const isSpeakers = event === 'withdraw offer' || event === 'end agreement'
    return isSpeakers && isDefendant(actor) && this.#speaker !== actor ? 'FORBIDDEN' : null
  }

  /** The fee of the agreement: the side that owes it, and whether the actor may pay it; `null` if none is due. */
  feeFor(actor: Actor, now: Date): { readonly owedBy: Party; readonly mayPay: boolean } | null {
    if (this.status === null || !awaitsPlatformFee(this.status) || !this.#terms) return null
    return { owedBy: this.#terms.costOwner, mayPay: this.refusalOf(actor, 'resolve', now) === null }
  }

  /** Whether everybody may read the claim. */
  isPublic(now: Date): boolean {
    return this.status !== null && publicityOf(this.#facts(this.status), now) === 'record'
  }

  /** True if the actor is offered the claim, without needing a code. */
  isOffered(actor: Actor): boolean {
    return isDefendant(actor) && this.status !== null && isFiled(this.status) && !this.#taken.has(actor)
  }

  takeOver(actor: Actor): void {
    this.#taken.add(actor)
    this.history.push('CLAIM_TAKEN')
    this.#notify('take over', actor)
  }

  /** Applies a request that was accepted. */
  request(actor: Actor, event: RequestedEvent, now: Date, terms: Terms): void {
    if (event === 'propose' || event === 'counter') {
      this.#terms = terms
      this.#speaker = null
    }
    if (isDefendant(actor) && ['propose', 'counter', 'accept'].includes(event)) this.#speaker = actor
    this.#take(event, partyOf(actor), actor, now)
  }

  /** Current round of bidding. */
  get round(): number {
    return this.#bidding?.round ?? 1
  }

  /** Expected failure of a bidding step; `null` for a success. */
  refusalOfBidding(actor: Actor, step: BiddingStep, bid: Cents, now: Date): string | null {
    const caller = this.#callerOf(actor, now)
    if (this.status === null || caller === null) return 'CLAIM_NOT_FOUND'
    if (!isAllowed('settle by sealed bids', caller)) return 'FORBIDDEN'
    const [party, bidding] = [partyOf(actor), this.#bidding]
    if (step === 'ask') {
      const isSame = bidding?.state === 'asked' && bidding.speakers[party] === actor
      return mayAskForBids(this.status) && (!isBidding(bidding) || isSame) ? null : 'NOT_IN_THIS_STATE'
    }
    if (bidding === null) return 'NOT_IN_THIS_STATE'
    const { state, speakers, askedBy, round, sealed } = bidding
    if (party === 'Defendant' && ![null, actor].includes(speakers.Defendant as Actor | null)) return 'NOT_IN_THIS_STATE'
    const isPossible = {
      agree: () => askedBy !== party && (state === 'asked' || (state === 'bids' && round === 1)),
      bid: () => state === 'bids',
      middle: () => state === 'middle',
      end: () => true,
    }[step]()
    if (!isPossible) return 'NOT_IN_THIS_STATE'
    return step === 'bid' && ![null, String(bid)].includes(sealed[party]) ? 'BID_GIVEN' : null
  }

  /** Applies an accepted bidding step; repeating it changes nothing. */
  bid(actor: Actor, step: BiddingStep, bid: Cents, now: Date): void {
    const [party, bidding] = [partyOf(actor), this.#bidding]
    const until = periodEnd('offer period', now, this.#periods)
    if (!isBidding(bidding)) {
      if (step !== 'ask') return
      this.#bidding = askedFor({ by: party, userId: actor, costOwner: 'Defendant', until })
      this.#tell('ask for bids', actor)
    } else if (step === 'end') {
      const ending = endingBy(bidding, party)
      this.#bidding = afterEnd(bidding, ending)
      this.#tell('bidding ended', ending === 'no middle' ? null : actor)
    } else if (step === 'agree' && bidding.state === 'asked') {
      this.#bidding = afterConsent(bidding, actor, until)
      this.#tell('agree to bids', actor)
    } else if (step === 'middle') {
      const agreed = [...new Set([...bidding.agreed, party])]
      this.#bidding = { ...bidding, agreed }
      if (agreed.length === 2) this.#settle(middleOf(bothIn(bidding)), now)
    } else if (step === 'bid' && bidding.sealed[party] === null) {
      this.#bidding = { ...bidding, sealed: { ...bidding.sealed, [party]: String(bid) } }
      this.#afterBid(this.#bidding, actor, { until, now })
    }
  }

  #afterBid(bidding: Bidding, actor: Actor, { until, now }: { readonly until: Date; readonly now: Date }): void {
    const speaker = bidding.speakers.Defendant as Actor
    if (bidding.sealed[otherParty[partyOf(actor)]] === null) {
      this.#tell('bid', actor, speaker)
      return
    }
    const outcome = outcomeOfRound(bothIn(bidding), { round: bidding.round, claimValue })
    if (outcome.kind === 'met') {
      this.#settle(outcome.value, now)
      return
    }
    this.#bidding = afterRound(bidding, outcome, until)
    if (outcome.kind === 'apart') this.#tell('bidding ended', null)
    else this.#tell(outcome.kind === 'close' ? 'bids close' : 'bids apart', null, speaker)
  }

  /** Value on which the last step settled. */
  settledValue: Cents | null = null

  #settle(value: Cents, now: Date): void {
    this.settledValue = value
    this.#terms = { winningParty: 'Plaintiff', costOwner: this.#bidding?.costOwner ?? 'Defendant' }
    this.#speaker = (this.#bidding?.speakers.Defendant as Actor | undefined) ?? null
    this.#take('settle by bids', 'bids', null, now)
  }

  #tell(event: ClaimEvent, acting: Actor | null, concerned?: Actor): void {
    const { history }: EventRow = claimEvents[event]
    if (history) this.history.push(history)
    this.#notify(event, acting, concerned)
  }

  pay(payment: OpenPayment, now: Date): void {
    this.open = this.open.filter(each => each !== payment)
    this.#take(paidEvent[payment.purpose], 'payment', payment.payer, now)
  }

  timePasses(now: Date): void {
    const due = [...this.#deadlines].filter(([, dueAt]) => dueAt <= now)
    const isReminded = this.#feeReminders.some(dueAt => dueAt <= now)
    this.#feeReminders = this.#feeReminders.filter(dueAt => dueAt > now)
    if (isReminded && !due.some(([event]) => event === 'platform fee overdue')) {
      this.#notify('platform fee due', this.#terms?.costOwner === 'Plaintiff' ? 'plaintiff' : this.#speaker)
    }
    this.#applyDueSums(now)
    if (isBidding(this.#bidding) && new Date(this.#bidding.until) <= now) {
      this.#bidding = afterEnd(this.#bidding, endingBy(this.#bidding, 'clock'))
      this.#tell('bidding ended', null)
    }
    for (const [event] of due.toSorted(([, one], [, other]) => one.getTime() - other.getTime())) {
      if (this.#deadlines.delete(event)) this.#take(event, 'clock', null, now)
    }
    for (const payment of this.open) {
      const { purpose, payer } = payment
      const reminder = this.#reminders.get(payment)
      if (!isActPurpose(purpose) || !reminder?.remindAt || reminder.remindAt > now) continue
      this.#notify(unpaidEvent[purpose], payer)
      this.#reminders.set(payment, { ...reminder, remindAt: nextUnpaidReminder(reminder.writtenAt, now) })
    }
  }

  #applyDueSums(now: Date): void {
    if (!this.#sumsDueAt || this.#sumsDueAt > now) return
    for (const { position, moment } of momentsBy(this.#sums, this.#sumsDueAt, now)) {
      const sum = this.#sums[position]
      if (sum) this.#sums = this.#sums.with(position, afterMoment(sum, moment, now))
      if (moment === 'overdue') this.history.push('SUM_OVERDUE')
      if (moment === 'overdue') this.#notify('sum overdue', null)
      else this.#notify('sum due', this.#debtor)
    }
    this.#sumsDueAt = nextMoment(this.#sums, now)
  }

  /** Counts of an actor's claims. */
  countsFor(actor: Actor, now: Date): Record<string, number> {
    const { status } = this
    const isMine = status !== null && actor === 'plaintiff'
    const isAgainst = status !== null && this.#taken.has(actor)
    const isUnresolved =
      status !== null && isSubmitted(status) && !isResolved(status) && !isDisregarded(this.#facts(status), now)
    const isDraft = isMine && !isSubmitted(status)
    return {
      myClaimsCount: Number(isMine),
      myClaimsPendingCount: Number(isDraft),
      myClaimsUnresolvedCount: Number(isMine && isUnresolved),
      accusedClaimsCount: Number(isAgainst),
      totalDisputedCount: Number((isMine || isAgainst) && isDisputed(status)),
      totalUnresolvedCount: Number((isMine || isAgainst) && isUnresolved),
      totalPendingCount: Number(isDraft),
    }
  }

  #facts = (status: ClaimStatus) => ({
    status,
    noticePeriodEndsAt: this.#noticePeriodEndsAt,
    firstResponseAt: this.#firstResponseAt,
    firstReplyAt: null,
    resolvedAt: this.#resolvedAt,
    shownAt: null,
    restrictedAt: null,
    ending: this.#ending,
  })

  #callerOf(actor: Actor, now: Date): Caller | null {
    if (this.status === null) return null
    if (actor === 'plaintiff') return 'plaintiff'
    if (this.#taken.has(actor)) return 'defendant'
    return callerFor[publicityOf(this.#facts(this.status), now)]
  }

  #result(event: LifecycleEvent, by: Party | 'payment' | 'bids' | 'clock', now: Date): TransitionResult {
    if (this.status === null) return { ok: false, refusal: 'NOT_IN_THIS_STATE' }
    const times = { noticePeriodEndsAt: this.#noticePeriodEndsAt, extendedAt: this.#extendedAt }
    const extension = extensionState(times, now, this.#periods)
    const isFeeOverdue = this.#isFeeOverdue
    return findTransition(this.status, event, by, {
      isComplete: this.isComplete,
      extension,
      isFeeOverdue,
      ...this.#terms,
    })
  }

  #take(event: LifecycleEvent, by: Party | 'payment' | 'bids' | 'clock', actor: Actor | null, now: Date): void {
    const result = this.#result(event, by, now)
    if (!result.ok) throw new Error(`"${event}" by ${by} is refused: ${result.refusal}`)
    const before = this.status
    const { transition } = result
    this.status = transition.to
    if (transition.to === null) return
    if (before !== transition.to) this.#bidding = null
    const isDefence = actor !== null && actor !== 'plaintiff'
    if (before !== transition.to && isDefence) this.#firstResponseAt ??= now
    if (isResolved(transition.to)) this.#resolvedAt ??= now
    if (event === 'concession paid' || (event === 'platform fee paid' && this.#terms?.winningParty === 'Plaintiff')) {
      this.#sums = owedSums({ value: 1, plan: [] }, now)
      this.#debtor = event === 'concession paid' ? actor : this.#speaker
      this.#sumsDueAt = nextMoment(this.#sums, now)
    }
    if (isEndingEvent(event)) this.#ending = endings[event]
    if (isOfferEvent(event) && event !== 'counter' && !isActiveResolution(offerAfter[event])) this.#terms = null
    const isAgreed = transition.deadline?.event === 'platform fee overdue'
    if (isAgreed || event === 'platform fee overdue') this.#isFeeOverdue = !isAgreed
    if (isAgreed) this.#feeReminders = feeRemindersOf(now).map(({ dueAt }) => dueAt)
    else if (before !== transition.to || event === 'platform fee overdue') this.#feeReminders = []
    const lapsed = this.#supersede(event, now)
    const isOpenAlready = this.open.some(
      ({ purpose, payer }) =>
        purpose === transition.requiresFee &&
        (payer === actor || (!isActPurpose(purpose) && actor !== null && partyOf(payer) === partyOf(actor))),
    )
    if (transition.requiresFee && actor && !isOpenAlready) {
      const payment = { purpose: transition.requiresFee, payer: actor }
      this.open = [...this.open, payment]
      this.#reminders.set(payment, { writtenAt: now, remindAt: nextUnpaidReminder(now, now) })
    }
    const { history }: EventRow = claimEvents[event]
    if (history && !isOpenAlready) this.history.push(history)
    this.#setDeadlines(transition, now)
    this.#notify(event, actor)
    for (const { purpose, payer } of lapsed) {
      if (isActPurpose(purpose) && payer !== actor && !isEndingEvent(event)) this.#notify(lapsedEvent[purpose], payer)
    }
    const isDisputedByOthers = this.open.some(({ purpose, payer }) => purpose === 'dispute' && payer !== actor)
    if (transition.requiresFee === 'concession' && !isOpenAlready && isDisputedByOthers) {
      this.#notify('concede beside a dispute', actor)
    }
  }

  /** Supersedes payments that can no longer move the claim. An amended claim also drops its open concession. */
  #supersede(event: LifecycleEvent, now: Date): readonly OpenPayment[] {
    const isStale = ({ purpose }: OpenPayment) =>
      (event === 'amend' && purpose === 'concession') || !this.#result(paidEvent[purpose], 'payment', now).ok
    const { stale = [], open = [] } = Object.groupBy(this.open, each => (isStale(each) ? 'stale' : 'open'))
    this.open = open
    return stale
  }

  /** Sets the deadline of the transition, and drops those whose event is no longer possible. */
  #setDeadlines({ deadline }: Transition, now: Date): void {
    for (const event of this.#deadlines.keys()) if (!this.#result(event, 'clock', now).ok) this.#deadlines.delete(event)
    if (!deadline) return
    const begin = deadline.isAdded ? this.#deadlines.get(deadline.event) : now
    if (!begin) throw new Error(`"${deadline.event}" is not due, so that it cannot be due later`)
    const dueAt = periodEnd(deadline.after, begin, this.#periods)
    this.#deadlines.set(deadline.event, dueAt)
    if (deadline.event === 'notice period over') this.#noticePeriodEndsAt = dueAt
    if (deadline.isAdded) this.#extendedAt = now
  }

  /** `concerned`: defendant who is notified. */
  #notify(event: ClaimEvent, acting: Actor | null, concerned?: Actor): void {
    const { notify: rule }: EventRow = claimEvents[event]
    for (const actor of ['plaintiff', ...defendants] as const) {
      if (concerned && isDefendant(actor) && actor !== concerned) continue
      const reader = this.isOffered(actor) ? 'accounts of named addresses' : readerOf(partyOf(actor), actor === acting)
      if (rule && isInApp(rule.channels[reader])) this.notifications[actor].push(notificationType(rule.topic))
    }
  }
}
