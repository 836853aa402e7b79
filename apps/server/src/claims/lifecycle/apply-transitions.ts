import { findTransition, type LifecycleEvent, paidEvent } from '@redress/domain/claim/lifecycle.ts'
import { isFiled } from '@redress/domain/claim/questions.ts'
import type { PaymentPurpose } from '@redress/domain/money/payments.ts'
import type { Context } from '../../adapters/context.ts'
import { supersedePayments } from '../../payments/open-payment.ts'
import type { Connection } from '../../platform/database/database.ts'
import type { PaymentRecord } from '../../platform/database/schema.ts'
import { type Happening, noActor } from '../act/happening.ts'
import { type News, record } from '../act/record.ts'
import { placeInRecords, placePeopleInRecords } from '../defendants/place-in-records.ts'
import { type ClaimChanges, type ClaimRecord, deleteClaim, updateClaims } from '../repositories/claim-repository.ts'
import { type DefendantRecord, findDefendantsByClaim } from '../repositories/defendant-repository.ts'
import { findDisputeStatement } from '../repositories/dispute-statement-repository.ts'
import type { ResolutionRecord } from '../repositories/resolution-repository.ts'
import { writeSearchWords } from '../repositories/search-words-repository.ts'
import { type CheckedTransition, checkTransition, resolutionFacts, type TransitionRequest } from './check-transition.ts'
import { concessionBesideDispute, lapsedActs } from './concurrent-acts.ts'
import { type AskedFee, recordConcession, requireFee } from './fees.ts'
import { updateDeadlines } from './set-deadlines.ts'
import {
  changesOf,
  dueTime,
  type TransitionActor,
  type TransitionDetails,
  type TransitionStep,
} from './transition-step.ts'

/** A transition whose status is written. */
interface Applied extends TransitionStep {
  /** As it is after the transition. */
  readonly claim: ClaimRecord
  readonly resolution: ResolutionRecord | null
}

/** What it has cost, and what it has ended. */
interface Charged extends Applied {
  readonly superseded: readonly PaymentRecord[]
  readonly asked: AskedFee | null
}

/**
 * Applies transitions that were checked, of each claim one: status and timestamps, payments, history, deadlines,
 * notifications and the live announcements commit together. Every change of a claim's status goes through here, one claim
 * as a batch of one. A transition that nothing stands in the way of any more (after a fee of zero, a period of zero)
 * follows at once.
 * @returns the claims after them, in the same order.
 */
export async function applyTransitions(
  context: Context,
  transaction: Connection,
  steps: readonly TransitionStep[],
): Promise<ClaimRecord[]> {
  const gone = steps.filter(({ checked }) => checked.transition.to === null)
  for (const { checked } of gone) await deleteClaim(transaction, checked.claim.id)
  await record(
    context,
    transaction,
    gone.map(({ checked: { claim, event }, actor: by }) => ({ claim, defendants: [], happenings: [{ event, by }] })),
  )
  const staying = steps.filter(({ checked }) => checked.transition.to !== null)
  const after = await applyToStaying(context, transaction, staying)
  return steps.map(({ checked: { claim } }) => after.get(claim.id) ?? claim)
}

/** Applies one transition that was checked, and answers the claim after it. */
export async function applyTransition(
  context: Context,
  transaction: Connection,
  checked: CheckedTransition,
  actor: TransitionActor,
  details: TransitionDetails = {},
): Promise<ClaimRecord> {
  const [claim = checked.claim] = await applyTransitions(context, transaction, [{ checked, actor, details }])
  return claim
}

async function applyToStaying(
  context: Context,
  transaction: Connection,
  steps: readonly TransitionStep[],
): Promise<ReadonlyMap<string, ClaimRecord>> {
  const now = context.clock.now()
  const charged = await charge(context, transaction, await writeChanges(context, transaction, steps))
  await updateDeadlines(context, transaction, charged)
  const news = await newsOf(transaction, charged)
  await placeInRecords(transaction, news.filter(isPlacedNow), now)
  const filed = news.flatMap(({ claim, isBeingFiled }) => (isBeingFiled ? claim.id : []))
  await writeSearchWords(transaction, filed)
  await record(context, transaction, news)
  const after = new Map(charged.map(({ claim }) => [claim.id, claim]))
  for (const step of charged) {
    const next = nextOf(context, step, now)
    if (next) after.set(step.claim.id, await follow(context, transaction, step.claim, next))
  }
  return after
}

/** Writes what the transitions change of their claims; those that change alike are changed by one statement. */
async function writeChanges(
  context: Context,
  transaction: Connection,
  steps: readonly TransitionStep[],
): Promise<Applied[]> {
  const changed = []
  for (const step of steps) {
    const inForce =
      step.checked.event === 'dispute paid' ? await disputeInForce(transaction, step.checked.claim, step.actor) : {}
    changed.push({ id: step.checked.claim.id, changes: { ...changesOf(context, step), ...inForce } })
  }
  const claims = new Map<string, ClaimRecord>()
  for (const [first, ...others] of Map.groupBy(changed, ({ changes }) => sameFor(changes)).values()) {
    if (!first) continue
    const ids = [first, ...others].map(({ id }) => id)
    for (const claim of await updateClaims(transaction, ids, first.changes)) claims.set(claim.id, claim)
  }
  return steps.map(step => {
    const claim = claims.get(step.checked.claim.id)
    if (!claim) throw new Error('A claim went though it was locked')
    return { ...step, claim, resolution: resolutionOf(step) }
  })
}

/** What a transition is about beside the claim: an offer that is open while the clock moves on is not. */
const resolutionOf = ({ checked, details }: TransitionStep): ResolutionRecord | null =>
  details?.resolution ?? (checked.transition.by === 'clock' ? null : checked.resolution)

/** The same text for the same changes. */
const sameFor = (changes: ClaimChanges): string =>
  JSON.stringify(changes, (_key, value) => (typeof value === 'bigint' ? String(value) : value))

async function charge(context: Context, transaction: Connection, steps: readonly Applied[]): Promise<Charged[]> {
  const now = context.clock.now()
  const conceded = []
  for (const step of steps) {
    const isConcession = step.checked.event === 'concession paid'
    const { userId } = step.actor
    conceded.push(
      isConcession ? { ...step, resolution: await recordConcession(transaction, step.claim, { userId, now }) } : step,
    )
  }
  const superseded = await supersedeStalePayments(transaction, conceded)
  const charged = []
  for (const step of conceded) {
    const { claim, resolution, actor } = step
    const { requiresFee: purpose } = step.checked.transition
    const asked = purpose ? await requireFee(context, transaction, { claim, purpose, resolution, ...actor }) : null
    charged.push({ ...step, asked, superseded: superseded.filter(({ claim_id }) => claim_id === claim.id) })
  }
  return charged
}

interface TransitionNews extends News {
  readonly defendants: readonly DefendantRecord[]
  readonly isBeingFiled: boolean
}

/** The companies of a claim are put into their records when it is filed, and when its notice period is over. */
const isPlacedNow = ({ isBeingFiled, happenings }: TransitionNews): boolean =>
  isBeingFiled || happenings.some(({ event }) => event === 'notice period over')

/** What there is to say of transitions, to those whom the claims name after them; what is not filed is its plaintiff's alone. */
async function newsOf(transaction: Connection, steps: readonly Charged[]): Promise<TransitionNews[]> {
  const isKnown = ({ checked, claim }: Charged) => isFiled(checked.claim.status) || isFiled(claim.status)
  const found = await findDefendantsByClaim(
    transaction,
    steps.filter(isKnown).map(({ claim }) => claim.id),
  )
  const news: TransitionNews[] = []
  for (const step of steps) {
    const { claim, checked, actor, asked } = step
    const defendants = found.get(claim.id) ?? []
    const isBeingFiled = isKnown(step) && !isFiled(checked.claim.status)
    news.push({
      claim,
      defendants,
      isBeingFiled,
      owners: isBeingFiled ? await placePeopleInRecords(transaction, defendants) : undefined,
      happenings: await happeningsOf(transaction, step),
      clientId: actor.clientId,
      isFollowed: asked?.state === 'nothing to pay',
    })
  }
  return news
}

async function happeningsOf(transaction: Connection, step: Charged): Promise<Happening[]> {
  const { checked, claim, actor, details = {}, resolution, superseded, asked } = step
  const amended = details.changes?.value_cents
  return [
    {
      event: checked.event,
      by: actor,
      resolution,
      value: amended ?? resolution?.value_cents ?? null,
      previousValue: amended === undefined ? null : checked.claim.value_cents,
      fee: asked?.fee ?? details.fee ?? null,
      isFree: checked.transition.by === 'payment' && details.fee === 0n,
      isRepeated: asked?.state === 'open already',
    },
    ...lapsedActs(superseded, actor),
    ...(await concessionBesideDispute(transaction, { claim, asked, purpose: checked.transition.requiresFee, actor })),
  ]
}

interface Next {
  readonly request: TransitionRequest
  readonly actor: TransitionActor
  readonly details?: TransitionDetails
}

/** What nothing stands in the way of after a transition. */
function nextOf(context: Context, { checked, actor, asked }: Charged, now: Date): Next | null {
  const { requiresFee, deadline } = checked.transition
  if (asked?.state === 'nothing to pay' && requiresFee)
    return { request: { event: paidEvent[requiresFee], by: 'payment' }, actor, details: { fee: asked.fee } }
  return deadline && dueTime(context, checked, deadline, now) <= now
    ? { request: { event: deadline.event, by: 'clock' }, actor: noActor }
    : null
}

/** Applies what has to be possible at once. */
async function follow(
  context: Context,
  transaction: Connection,
  claim: ClaimRecord,
  { request, actor, details }: Next,
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

/** The open payments that an event makes stale though they stay possible: an amended claim is not what was conceded. */
const staleAfter: Partial<Record<LifecycleEvent, readonly PaymentPurpose[]>> = { amend: ['concession'] }

function supersedeStalePayments(transaction: Connection, steps: readonly Applied[]): Promise<PaymentRecord[]> {
  const staleOf = ({ checked }: Applied) => staleAfter[checked.event] ?? []
  const ending = steps.filter(step => step.claim.status !== step.checked.claim.status || staleOf(step).length > 0)
  const byClaim = new Map(ending.map(step => [step.claim.id, step]))
  return supersedePayments(transaction, [...byClaim.keys()], ({ claim_id, purpose }) => {
    const step = byClaim.get(claim_id)
    return (
      step !== undefined &&
      (staleOf(step).includes(purpose) ||
        !findTransition(step.claim.status, paidEvent[purpose], 'payment', resolutionFacts(step.resolution)).ok)
    )
  })
}
