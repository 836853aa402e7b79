import { lapsedEvent } from '@redress/domain/claim/events.ts'
import { findTransition, isEndingEvent, type LifecycleEvent, paidEvent } from '@redress/domain/claim/lifecycle.ts'
import { isFiled } from '@redress/domain/claim/questions.ts'
import { isActiveResolution } from '@redress/domain/claim/resolutions.ts'
import { isActPurpose, type PaymentPurpose } from '@redress/domain/money/payments.ts'
import type { Context } from '../../adapters/context.ts'
import { supersede } from '../../payments/open-payment.ts'
import type { Connection } from '../../platform/database/database.ts'
import type { PaymentRecord } from '../../platform/database/schema.ts'
import { assignPeopleToRecords, assignToRecords } from '../defendants/assign-to-records.ts'
import { writeSearchWords } from '../record/search-words-repository.ts'
import { type ClaimChanges, type ClaimRecord, deleteClaim, updateClaims } from '../repositories/claim-repository.ts'
import { findDisputeStatement } from '../repositories/dispute-statement-repository.ts'
import type { ResolutionRecord } from '../repositories/resolution-repository.ts'
import { type CheckedTransition, checkTransition, resolutionFacts, type TransitionRequest } from './check-transition.ts'
import { type ClaimState, loadClaims } from './claim-state.ts'
import { type AskedFee, recordConcession, requireFee } from './fees.ts'
import { type Actor, type Happening, noActor } from './happening.ts'
import type { Act } from './record.ts'
import { updateDeadlines } from './set-deadlines.ts'
import {
  changesOf,
  dueTime,
  type TransitionActor,
  type TransitionDetails,
  type TransitionStep,
} from './transition-step.ts'

/** A transition whose changes of the claim are written. */
interface Applied extends TransitionStep {
  /** After the transition. */
  readonly after: ClaimState
  /**
   * Offer that the transition is about; `null` if an offer merely happens to be open, or ends, when the clock acts.
   */
  readonly resolution: ResolutionRecord | null
}

/** A transition with the fee that it asks for and the open payments that it supersedes. */
interface Charged extends Applied {
  readonly superseded: readonly PaymentRecord[]
  readonly asked: AskedFee | null
}

/**
 * Applies checked transitions, one per claim: status and timestamps, payments, deadlines, records and events. Every
 * change of a claim's status goes through here. Follow-up transitions (after a fee or a period of zero) are applied
 * at once.
 * @returns the claims after them, in the same order.
 */
export async function applyTransitions(act: Act, steps: readonly TransitionStep[]): Promise<ClaimState[]> {
  const gone = steps.filter(({ checked }) => checked.transition.to === null)
  for (const { checked, actor: by } of gone) {
    await deleteClaim(act.transaction, checked.state.claim.id)
    act.news.push({ state: checked.state, happenings: [{ event: checked.event, by }] })
  }
  const after = await applyToStaying(
    act,
    steps.filter(({ checked }) => checked.transition.to !== null),
  )
  return steps.map(({ checked: { state } }) => after.get(state.claim.id) ?? state)
}

/** Applies one checked transition and returns the claim. */
export async function applyTransition(
  act: Act,
  checked: CheckedTransition,
  actor: TransitionActor,
  details: TransitionDetails = {},
): Promise<ClaimState> {
  const [after = checked.state] = await applyTransitions(act, [{ checked, actor, details }])
  return after
}

async function applyToStaying(act: Act, steps: readonly TransitionStep[]): Promise<ReadonlyMap<string, ClaimState>> {
  const { context, transaction } = act
  const now = context.clock.now()
  const charged = await charge(act, await writeChanges(act, steps))
  await updateDeadlines(context, transaction, charged)
  const assigned = await assignPeople(transaction, charged)
  await assignToRecords(
    transaction,
    assigned.filter(isAssignedNow).map(({ after }) => after),
    now,
  )
  await writeSearchWords(
    transaction,
    assigned.filter(isBeingFiled).map(({ after }) => after.claim.id),
  )
  for (const step of assigned) {
    const { after: state, actor } = step
    act.news.push({ state, happenings: happeningsOf(step), clientId: actor.clientId })
  }
  const after = new Map(assigned.map(step => [step.after.claim.id, step.after]))
  for (const step of assigned) {
    const next = nextOf(context, step, now)
    if (next) after.set(step.after.claim.id, await follow(act, step.after.claim, next))
  }
  return after
}

/** Updates the claims; those with the same changes share one statement. */
async function writeChanges({ context, transaction }: Act, steps: readonly TransitionStep[]): Promise<Applied[]> {
  const changed = []
  for (const step of steps) {
    const { event, state } = step.checked
    const inForce = event === 'dispute paid' ? await disputeInForce(transaction, state.claim, step.actor) : {}
    changed.push({ id: state.claim.id, changes: { ...changesOf(context, step), ...inForce } })
  }
  const claims = new Map<string, ClaimRecord>()
  for (const [first, ...others] of Map.groupBy(changed, ({ changes }) => sameFor(changes)).values()) {
    if (!first) continue
    const ids = [first, ...others].map(({ id }) => id)
    for (const claim of await updateClaims(transaction, ids, first.changes)) claims.set(claim.id, claim)
  }
  return steps.map(step => {
    const { state, transition } = step.checked
    const claim = claims.get(state.claim.id)
    if (!claim) throw new Error('A claim went though it was locked')
    const decided = step.details?.resolution
    const isBesideOffer = isEndingEvent(transition.event) || (transition.by === 'clock' && !decided)
    const resolution = isBesideOffer ? null : (decided ?? state.resolution)
    return { ...step, after: withResolution({ ...state, claim }, decided), resolution }
  })
}

/** The claim with an offer that was made or decided. */
const withResolution = (state: ClaimState, changed: ResolutionRecord | undefined): ClaimState =>
  changed ? { ...state, resolution: isActiveResolution(changed.status) ? changed : null } : state

/** The same text for the same changes. */
const sameFor = (changes: ClaimChanges): string =>
  JSON.stringify(changes, (_key, value) => (typeof value === 'bigint' ? String(value) : value))

async function charge({ context, transaction }: Act, steps: readonly Applied[]): Promise<Charged[]> {
  const now = context.clock.now()
  const conceded: Applied[] = []
  for (const step of steps) {
    if (step.checked.event !== 'concession paid') conceded.push(step)
    else {
      const resolution = await recordConcession(transaction, step.after.claim, { userId: step.actor.userId, now })
      conceded.push({ ...step, resolution, after: withResolution(step.after, resolution) })
    }
  }
  const stale = new Set(conceded.flatMap(step => step.after.openPayments.filter(isStaleAfter(step))))
  await supersede(transaction, [...stale])
  const charged = []
  for (const { after: before, ...step } of conceded) {
    const superseded = before.openPayments.filter(payment => stale.has(payment))
    const after = { ...before, openPayments: before.openPayments.filter(payment => !stale.has(payment)) }
    const { requiresFee: purpose } = step.checked.transition
    const { resolution, actor } = step
    const asked = purpose
      ? await requireFee(context, transaction, { state: after, purpose, resolution, ...actor })
      : null
    charged.push({ ...step, after, superseded, asked })
  }
  return charged
}

const isBeingFiled = ({ checked, after }: Applied): boolean =>
  isFiled(after.claim.status) && !isFiled(checked.state.claim.status)

/** The companies of a claim are assigned to their records when it is filed, and when its notice period is over. */
const isAssignedNow = (step: Applied): boolean => isBeingFiled(step) || step.checked.event === 'notice period over'

/**
 * Assigns the people named in claims that are being filed to their records. Their addresses may have been confirmed
 * since the claims were drafted.
 */
async function assignPeople(transaction: Connection, steps: readonly Charged[]): Promise<Charged[]> {
  const assigned: Charged[] = []
  for (const step of steps) {
    const owners = isBeingFiled(step)
      ? await assignPeopleToRecords(transaction, step.after.defendants)
      : step.after.owners
    assigned.push({ ...step, after: { ...step.after, owners } })
  }
  return assigned
}

function happeningsOf({ checked, after, actor, details = {}, resolution, superseded, asked }: Charged): Happening[] {
  const amended = details.changes?.value_cents
  const replaced = counteredBy(checked)
  const previous = amended === undefined ? replaced : checked.state.claim
  return [
    {
      event: checked.event,
      by: actor,
      resolution,
      value: amended ?? resolution?.value_cents ?? null,
      replaced,
      previousValue: previous?.value_cents ?? null,
      fee: asked?.fee ?? details.fee ?? null,
      isFree: checked.transition.by === 'payment' && details.fee === 0n,
      isRepeated: asked?.state === 'open already',
    },
    // The notification of an ending says already that nothing is owed any more, so lapsed acts get none.
    ...(isEndingEvent(checked.event) ? [] : lapsedActs(superseded, actor)),
    ...concessionBesideDispute(after, { asked, purpose: checked.transition.requiresFee, actor }),
  ]
}

/** Offer that a counter-offer replaces. */
const counteredBy = ({ event, state }: CheckedTransition): ResolutionRecord | null =>
  event === 'counter' ? state.resolution : null

/** Lapsed acts whose payers did not cause the transition themselves. */
const lapsedActs = (superseded: readonly PaymentRecord[], actor: Actor): Happening[] =>
  superseded.flatMap(({ purpose, opened_by }) =>
    isActPurpose(purpose) && opened_by !== actor.userId
      ? { event: lapsedEvent[purpose], by: actor, acting: opened_by }
      : [],
  )

interface AskedAct {
  readonly purpose: PaymentPurpose | undefined
  readonly asked: AskedFee | null
  readonly actor: Actor
}

/** Event for a concession that is opened while another defendant's dispute is unpaid. */
function concessionBesideDispute({ openPayments }: ClaimState, { purpose, asked, actor }: AskedAct): Happening[] {
  if (purpose !== 'concession' || asked?.state !== 'opened') return []
  const isDispute = (payment: PaymentRecord) => payment.purpose === 'dispute' && payment.opened_by !== actor.userId
  return openPayments.some(isDispute) ? [{ event: 'concede beside a dispute', by: actor }] : []
}

interface Next {
  readonly request: TransitionRequest
  readonly actor: TransitionActor
  readonly details?: TransitionDetails
}

/** Follow-up transition that can be applied at once: its fee is zero or paid, or its deadline is due already. */
function nextOf(context: Context, step: Charged, now: Date): Next | null {
  const { checked, actor, asked } = step
  const { requiresFee, deadline } = checked.transition
  if (requiresFee && (asked?.state === 'nothing to pay' || asked?.state === 'paid already'))
    return { request: { event: paidEvent[requiresFee], by: 'payment' }, actor, details: { fee: asked.fee } }
  return deadline && dueTime(context, step, deadline, now) <= now
    ? { request: { event: deadline.event, by: 'clock' }, actor: noActor }
    : null
}

/**
 * Applies a follow-up transition. The claim is read again, because its companies may just have been assigned to
 * records.
 */
async function follow(act: Act, { id }: ClaimRecord, { request, actor, details }: Next): Promise<ClaimState> {
  const [state] = await loadClaims(act.transaction, [id], actor.userId === null ? [] : [actor.userId])
  if (!state) throw new Error('A claim went though it was locked')
  const checked = checkTransition(state, request)
  if (!checked.ok) throw new Error(`"${request.event}" has to be possible at once, and is refused: ${checked.code}`)
  return applyTransition(act, checked.value, actor, details)
}

/** Statement of the defendant who has paid for the dispute. */
async function disputeInForce(
  transaction: Connection,
  { id }: ClaimRecord,
  { userId }: TransitionActor,
): Promise<ClaimChanges> {
  const statement = userId === null ? undefined : await findDisputeStatement(transaction, { claimId: id, userId })
  if (!statement) throw new Error('A dispute has come into force that nobody wrote')
  return { dispute_reason: statement.reason, dispute_explanation: statement.explanation }
}

/**
 * Open payments that become pointless although they are still possible: an amended claim is not the one that was
 * conceded.
 */
const staleAfter: Partial<Record<LifecycleEvent, readonly PaymentPurpose[]>> = { amend: ['concession'] }

/** Which of a claim's open payments a transition has made pointless. */
function isStaleAfter({ checked, after: { claim }, resolution }: Applied) {
  const stale = staleAfter[checked.event] ?? []
  const isMoved = claim.status !== checked.state.claim.status
  return ({ purpose }: PaymentRecord): boolean =>
    stale.includes(purpose) ||
    (isMoved && !findTransition(claim.status, paidEvent[purpose], 'payment', resolutionFacts(resolution)).ok)
}
