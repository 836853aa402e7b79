import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { ErrorCode } from '@redress/contract/errors.ts'
import { periodEnd } from '@redress/domain/claim/deadlines.ts'
import {
  type ClaimEvent,
  claimEvents,
  type Deadline,
  findTransition,
  paidEvent,
} from '@redress/domain/claim/lifecycle.ts'
import { isDisputed, isFiled, isResolved, isSubmitted, waitsForPublication } from '@redress/domain/claim/questions.ts'
import { reminders, remindersOf } from '@redress/domain/claim/reminders.ts'
import type { Cents } from '@redress/domain/money/money.ts'
import type { PaymentPurpose } from '@redress/domain/money/payments.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import type { Context } from '../../adapters/context.ts'
import { supersedePayments } from '../../payments/open-payment.ts'
import { type Connection, inTransaction } from '../../platform/database/database.ts'
import type { PaymentRecord } from '../../platform/database/schema.ts'
import { type Failure, fail, ok, type Result } from '../../platform/result.ts'
import { placeInRecords, placePeopleInRecords } from '../defendants/place-in-records.ts'
import { announceClaim, notifyParties, ownersOfUntaken } from '../notifications/notify-parties.ts'
import { insertActions } from '../repositories/action-repository.ts'
import {
  type ClaimChanges,
  type ClaimRecord,
  deleteClaim,
  lockClaim,
  updateClaim,
} from '../repositories/claim-repository.ts'
import { deleteDeadlines, setDeadlines } from '../repositories/deadline-repository.ts'
import { type DefendantRecord, findDefendantsOfClaim, isDefendantOf } from '../repositories/defendant-repository.ts'
import { findDisputeStatement } from '../repositories/dispute-statement-repository.ts'
import type { ResolutionRecord } from '../repositories/resolution-repository.ts'
import type { ClaimOfParty } from '../views/claim-access.ts'
import { claimForParty } from '../views/claim-view.ts'
import {
  type CheckedTransition,
  checkTransition,
  resolutionFacts,
  type TransitionFailure,
  type TransitionRequest,
} from './check-transition.ts'
import { concessionBesideDispute, lapsedActs } from './concurrent-acts.ts'
import { recordConcession, requireFee } from './fees.ts'

/** What belongs to a transition beside its event. */
export interface TransitionDetails {
  /** The resolution that it is about, where that is not the active one. */
  readonly resolution?: ResolutionRecord
  /** What it changes of the claim, beside status and timestamps. */
  readonly changes?: ClaimChanges
  /** What was paid for it, where it is a payment; zero where nothing had to be paid. */
  readonly fee?: Cents
}

/** Who causes a transition. */
export interface TransitionActor {
  /** `null`: the clock. */
  readonly party: Party | null
  readonly userId: string | null
  /** The defendant whose code whoever acts without an account holds. */
  readonly defendant?: DefendantRecord | undefined
  /** The tab that sent the request, where it named itself. */
  readonly clientId?: string | undefined
}

/**
 * Executes an event in the name of a party and answers with the claim as it is then. `prepare` writes what belongs to
 * the event once it is allowed, and says what the transition has to know of it; or it refuses, having written nothing.
 */
export const executeTransition = <Event extends ClaimEvent, Refusal extends ErrorCode = never>(
  context: Context,
  { claim: { id }, party, userId, clientId }: ClaimOfParty,
  event: Event,
  prepare?: (transaction: Connection, checked: CheckedTransition) => Promise<TransitionDetails | Failure<Refusal>>,
): Promise<Result<PartyClaim, TransitionFailure<Event> | 'CLAIM_NOT_FOUND' | Refusal>> =>
  inTransaction(context.database, async transaction => {
    const claim = await lockClaim(transaction, id)
    if (!claim) return fail('CLAIM_NOT_FOUND')
    // Somebody else may have taken the caller's place since the guard let them through.
    if (party === 'Defendant' && !(await isDefendantOf(transaction, id, userId))) return fail('CLAIM_NOT_FOUND')
    const checked = await checkTransition(transaction, claim, { event, by: party })
    if (!checked.ok) return checked
    const details = (await prepare?.(transaction, checked.value)) ?? {}
    if ('ok' in details) return details
    const applied = await applyTransition(context, transaction, checked.value, { party, userId, clientId }, details)
    return ok(await claimForParty(context, transaction, { claim: applied, party, userId }))
  })

/**
 * Applies a transition that was checked: status and timestamps, payments, history, deadlines, notifications and the
 * live announcement commit together. Every change of a claim's status goes through here. A transition that nothing
 * stands in the way of any more (after a fee of zero, a period of zero) follows at once.
 * @returns the claim after it.
 */
export async function applyTransition(
  context: Context,
  transaction: Connection,
  checked: CheckedTransition,
  actor: TransitionActor,
  details: TransitionDetails = {},
): Promise<ClaimRecord> {
  const { claim: before, event, transition } = checked
  const now = context.clock.now()
  if (transition.to === null) {
    await deleteClaim(transaction, before.id)
    await announceClaim(transaction, { claim: before, defendants: [] })
    return before
  }
  const inForce = event === 'dispute paid' ? await disputeInForce(transaction, before, actor) : {}
  const claim = await updateClaim(transaction, before.id, {
    ...changesOf(context, checked, actor, details),
    ...inForce,
  })
  const resolution =
    event === 'concession paid'
      ? await recordConcession(transaction, claim, { userId: actor.userId, now })
      : (details.resolution ?? checked.resolution)
  const superseded = await supersedeStalePayments(transaction, checked, claim, resolution)
  const asked = transition.requiresFee
    ? await requireFee(context, transaction, { claim, purpose: transition.requiresFee, resolution, ...actor })
    : null
  if (transition.history && asked?.state !== 'open already') {
    const amended = details.changes?.value_cents
    await insertActions(transaction, [
      {
        claimId: claim.id,
        type: transition.history,
        ...actor,
        resolutionId: resolution?.id ?? null,
        defendantId: actor.defendant?.id ?? null,
        value: amended ?? resolution?.value_cents ?? null,
        previousValue: amended === undefined ? null : before.value_cents,
        fee: asked?.fee ?? details.fee ?? null,
        now,
      },
    ])
  }
  await updateDeadlines(context, transaction, checked, claim)
  const place = await placeAfter(transaction, before, claim)
  if (place.isBeingFiled || event === 'notice period over') {
    await placeInRecords(transaction, { claimId: claim.id, defendants: place.defendants, now })
  }
  await notifyParties(context, transaction, place, [
    {
      event,
      userId: actor.userId,
      namedDefendant: actor.defendant,
      isFree: transition.by === 'payment' && details.fee === 0n,
      resolution,
    },
    ...lapsedActs(superseded, actor),
    ...(await concessionBesideDispute(transaction, { claim, asked, purpose: transition.requiresFee, actor })),
  ])
  if (asked?.state === 'nothing to pay' && transition.requiresFee) {
    const paid = { event: paidEvent[transition.requiresFee], by: 'payment' } as const
    return follow(context, transaction, claim, paid, actor, { fee: asked.fee })
  }
  await announceClaim(transaction, place, actor.clientId)
  if (transition.deadline && dueTime(context, checked, transition.deadline, now) <= now) {
    const due = { event: transition.deadline.event, by: 'clock' } as const
    return follow(context, transaction, claim, due, { party: null, userId: null })
  }
  return claim
}

/** Whom a claim names after a transition, and who is offered it; what is not filed is its plaintiff's alone. */
async function placeAfter(transaction: Connection, before: ClaimRecord, claim: ClaimRecord) {
  if (!isFiled(before.status) && !isFiled(claim.status)) return { claim, defendants: [], isBeingFiled: false }
  const defendants = await findDefendantsOfClaim(transaction, claim.id)
  const isBeingFiled = !isFiled(before.status)
  const owners = isBeingFiled
    ? await placePeopleInRecords(transaction, defendants)
    : await ownersOfUntaken(transaction, { claim, defendants })
  return { claim, defendants, owners, isBeingFiled }
}

/** Applies what has to be possible at once. */
async function follow(
  context: Context,
  transaction: Connection,
  claim: ClaimRecord,
  request: TransitionRequest,
  actor: TransitionActor,
  details?: TransitionDetails,
): Promise<ClaimRecord> {
  const checked = await checkTransition(transaction, claim, request)
  if (!checked.ok) throw new Error(`"${request.event}" has to be possible at once, and is refused: ${checked.code}`)
  return applyTransition(context, transaction, checked.value, actor, details)
}

/** The words with which a dispute comes into force: those of whoever paid. */
async function disputeInForce(
  transaction: Connection,
  { id }: ClaimRecord,
  { userId }: TransitionActor,
): Promise<ClaimChanges> {
  const statement = userId === null ? undefined : await findDisputeStatement(transaction, { claimId: id, userId })
  if (!statement) throw new Error('A dispute has come into force that nobody wrote')
  return { dispute_reason: statement.reason, dispute_explanation: statement.explanation }
}

/** The columns that a transition writes; every timestamp follows from the statuses before and after. */
function changesOf(
  context: Context,
  checked: CheckedTransition,
  { party }: TransitionActor,
  { changes }: TransitionDetails,
): ClaimChanges {
  const { claim, transition } = checked
  const now = context.clock.now()
  const to = transition.to ?? claim.status
  const becomes = (question: (status: typeof to) => boolean) => question(to) && !question(claim.status)
  const isResponse = to !== claim.status && party === 'Defendant' && claim.first_response_at === null
  return {
    ...changes,
    status: to,
    updated_at: now,
    ...(becomes(isSubmitted) && { submitted_at: now }),
    ...(becomes(status => !isSubmitted(status)) && { submitted_at: null }),
    ...(transition.deadline?.event === 'notice period over' && {
      notice_period_ends_at: dueTime(context, checked, transition.deadline, now),
    }),
    ...(transition.deadline?.isAdded && { extended_at: now }),
    ...(isResponse && { first_response_at: now }),
    ...(becomes(isDisputed) && claim.disputed_at === null && { disputed_at: now }),
    ...(becomes(isResolved) && { resolved_at: now }),
  }
}

/** The open payments that an event makes stale though they stay possible: an amended claim is not what was conceded. */
const staleAfter: Partial<Record<ClaimEvent, readonly PaymentPurpose[]>> = { amend: ['concession'] }

async function supersedeStalePayments(
  transaction: Connection,
  { claim: before, event }: CheckedTransition,
  claim: ClaimRecord,
  resolution: ResolutionRecord | null,
): Promise<readonly PaymentRecord[]> {
  const stale = staleAfter[event] ?? []
  if (claim.status === before.status && stale.length === 0) return []
  return supersedePayments(
    transaction,
    claim.id,
    ({ purpose }) =>
      stale.includes(purpose) ||
      !findTransition(claim.status, paidEvent[purpose], 'payment', resolutionFacts(resolution)).ok,
  )
}

/** When a deadline is due that a transition sets now. */
function dueTime(
  { settings }: Context,
  { claim: before }: CheckedTransition,
  { after, isAdded }: Deadline,
  now: Date,
): Date {
  const begin = isAdded ? before.notice_period_ends_at : now
  if (!begin) throw new Error('A notice period that was never begun cannot be extended')
  return periodEnd(after, begin, settings)
}

/** Sets the deadline that a transition brings, and deletes those that it has carried out or made impossible. */
async function updateDeadlines(
  context: Context,
  transaction: Connection,
  checked: CheckedTransition,
  claim: ClaimRecord,
): Promise<void> {
  const { claim: before, event, transition } = checked
  const isOver = (each: ClaimEvent) =>
    each === event || (claim.status !== before.status && !findTransition(claim.status, each, 'clock').ok)
  const deadlineEvents = claimEvents.filter(each => findTransition(before.status, each, 'clock').ok)
  const isAnswered = waitsForPublication(before.status) && !waitsForPublication(claim.status)
  const { deadline } = transition
  const endsReminders = isAnswered || deadline?.isAdded
  await deleteDeadlines(transaction, claim.id, [...deadlineEvents.filter(isOver), ...(endsReminders ? reminders : [])])
  if (!deadline) return
  const now = context.clock.now()
  const dueAt = dueTime(context, checked, deadline, now)
  const reminded = waitsForPublication(claim.status) ? remindersOf(now, dueAt) : []
  await setDeadlines(transaction, [
    { claim_id: claim.id, event: deadline.event, due_at: dueAt },
    ...reminded.map(each => ({ claim_id: claim.id, event: each.reminder, due_at: each.dueAt })),
  ])
  if (dueAt > now) {
    await context.jobs.enqueue(transaction, 'apply deadlines', { claimId: claim.id }, { startAfter: dueAt })
  }
}
