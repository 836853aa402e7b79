import { unpaidEvent } from '@redress/domain/claim/events.ts'
import { isFeeReminder } from '@redress/domain/claim/fee-due.ts'
import { type LifecycleEvent, lifecycleEvents } from '@redress/domain/claim/lifecycle.ts'
import { isPublic } from '@redress/domain/claim/publication.ts'
import { isReminder } from '@redress/domain/claim/reminders.ts'
import { awaitsPlatformFee } from '@redress/domain/claim/turns.ts'
import type { Context } from '../../adapters/context.ts'
import { claimsToRemind, takeDueReminders } from '../../payments/unpaid-acts.ts'
import { type Connection, inTransaction } from '../../platform/database/database.ts'
import { assignToRecords } from '../defendants/assign-to-records.ts'
import { queueReminders } from '../notifications/queue-letters.ts'
import { lockClaimRow, lockFreeClaims, responseFacts } from '../repositories/claim-repository.ts'
import { defenceOf } from '../repositories/defence.ts'
import { markFeesOverdue, moveResolutions, type ResolutionRecord } from '../repositories/resolution-repository.ts'
import { applyTransitions } from './apply-transitions.ts'
import { endDueBiddings } from './biddings.ts'
import { type CheckedTransition, checkTransition } from './check-transition.ts'
import { type ClaimState, loadClaims, lockClaim } from './claim-state.ts'
import { type DeadlineRecord, deleteDeadlines, findDueDeadlines, takeDueDeadlines } from './deadline-repository.ts'
import { noActor } from './happening.ts'
import { applyDueSums } from './owed-sums.ts'
import { actWithin, record } from './record.ts'

/** Deadlines per transaction. A batch takes a second or two, during which its claims are locked. */
const batchSize = 250

/**
 * Applies all due deadlines, longest due first, and waits for claims locked elsewhere. It may run at any time,
 * repeatedly and on several servers. On abort it finishes the current batch and queues a job for the rest.
 */
export async function applyDueDeadlines(context: Context, stopping?: AbortSignal): Promise<void> {
  const { database, clock, log } = context
  const goOnLater = () => context.jobs.enqueue(database, 'apply deadlines', {})
  for (let after: DeadlineRecord | undefined; ; ) {
    if (stopping?.aborted) return goOnLater()
    after = await applyBatch(context, after)
    if (!after) break
  }
  // Retries one by one what the batches left: claims locked by another process, claims of a failed batch, and further
  // deadlines of a claim.
  for (const id of idsOf(await findDueDeadlines(database, clock.now()))) {
    if (stopping?.aborted) return goOnLater()
    // The process that held the lock may have applied this deadline.
    if ((await findDueDeadlines(database, clock.now(), [id])).length === 0) continue
    await applyAlone(context, id).catch(error => log.error({ error, id }, 'a deadline was not applied'))
  }
  for (const id of await claimsToRemind(database, clock.now())) {
    await remindOfUnpaid(context, id).catch(error => log.error({ error, id }, 'nobody was reminded of an unpaid act'))
  }
}

const idsOf = (deadlines: readonly DeadlineRecord[]) => [...new Set(deadlines.map(({ claim_id }) => claim_id))]

/** Applies the next batch and returns its last deadline; `undefined` if no unlocked deadline is due. */
async function applyBatch(context: Context, after: DeadlineRecord | undefined): Promise<DeadlineRecord | undefined> {
  let taken: readonly DeadlineRecord[] = []
  try {
    await inTransaction(context.database, async transaction => {
      taken = await takeDueDeadlines(transaction, { now: context.clock.now(), after, limit: batchSize })
      if (taken.length > 0) await carryOutDue(context, transaction, await lockFreeClaims(transaction, idsOf(taken)))
    })
  } catch (error) {
    if (taken.length === 0) throw error
    context.log.warn(
      { error, claims: idsOf(taken).length },
      'a batch of deadlines failed; each of its claims is tried alone',
    )
  }
  return taken.at(-1)
}

/** Applies the due deadlines of one claim, waiting for its lock. */
const applyAlone = (context: Context, claimId: string): Promise<void> =>
  inTransaction(context.database, async transaction => {
    if (await lockClaimRow(transaction, claimId)) await carryOutDue(context, transaction, [claimId])
  })

/** Applies the due deadlines of locked claims. */
async function carryOutDue(context: Context, transaction: Connection, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  // Another process may have done it while this one came to the claim.
  const due = await findDueDeadlines(transaction, context.clock.now(), ids)
  await deleteDeadlines(
    transaction,
    due.filter(({ event }) => !isOfLifecycle(event)),
  )
  const dueOf = Map.groupBy(due, ({ claim_id }) => claim_id)
  const states = await loadClaims(transaction, ids)
  // After downtime, sends only the latest due reminder.
  const reminded = states.flatMap(state => {
    const event = dueOf.get(state.claim.id)?.at(-1)?.event
    return event !== undefined && isReminder(event) ? [{ state, reminder: event }] : []
  })
  await queueReminders(context, transaction, reminded)
  await remindOfFees(
    context,
    transaction,
    states.filter(({ claim }) => isRemindedOfFee(dueOf.get(claim.id) ?? [])),
  )
  const comeTo = (state: ClaimState) => dueOf.get(state.claim.id)?.find(({ event }) => event === 'owed sum')
  await applyDueSums(
    context,
    transaction,
    states.flatMap(state => {
      const due = comeTo(state)
      return due ? [{ state, from: due.due_at }] : []
    }),
  )
  const isBiddingOver = ({ claim }: ClaimState) => dueOf.get(claim.id)?.some(({ event }) => event === 'bidding over')
  await actWithin(context, transaction, act => endDueBiddings(act, states.filter(isBiddingOver)))
  // Takes one deadline per claim, because its result decides whether the next one still applies.
  const requests = states.flatMap(state => {
    const dueOfClaim = dueOf.get(state.claim.id) ?? []
    const [event] = dueOfClaim.flatMap(each => (isOfLifecycle(each.event) ? each.event : []))
    return event === undefined ? [] : [{ state, event, checked: checkTransition(state, { event, by: 'clock' }) }]
  })
  const refused = requests.filter(({ checked }) => !checked.ok)
  await deleteDeadlines(
    transaction,
    refused.map(({ state, event }) => ({ claim_id: state.claim.id, event })),
  )
  const allowed = requests.flatMap(({ checked }) => (checked.ok ? checked.value : []))
  const decided = await decideOffers(context, transaction, allowed)
  const steps = allowed.map(checked => {
    const resolution = decided.get(checked.state.claim.id)
    return { checked, actor: noActor, ...(resolution && { details: { resolution } }) }
  })
  await actWithin(context, transaction, act => applyTransitions(act, steps))
  await assignShown(context, transaction, refused)
}

const isOfLifecycle = (event: DeadlineRecord['event']): event is LifecycleEvent =>
  lifecycleEvents.some(each => each === event)

/** Updates the offers of claims whose period has ended; returns them by claim. */
async function decideOffers(
  { clock }: Context,
  transaction: Connection,
  due: readonly CheckedTransition[],
): Promise<ReadonlyMap<string, ResolutionRecord>> {
  const offersOf = (event: LifecycleEvent) =>
    due.flatMap(({ event: each, state }) => (each === event && state.resolution ? state.resolution.id : []))
  const expired = offersOf('offer expired')
  const unpaid = offersOf('platform fee overdue')
  const decided = [
    ...(expired.length > 0
      ? await moveResolutions(transaction, expired, { event: 'offer expired', now: clock.now() })
      : []),
    ...(unpaid.length > 0 ? await markFeesOverdue(transaction, unpaid) : []),
  ]
  return new Map(decided.map(offer => [offer.claim_id, offer]))
}

/** After downtime the notification that the fee is overdue replaces the reminder. */
const isRemindedOfFee = (due: readonly DeadlineRecord[]): boolean =>
  due.some(({ event }) => isFeeReminder(event)) && due.every(({ event }) => event !== 'platform fee overdue')

/** Reminds the accounts that owe the platform fee of an accepted offer, once each however many reminders are due. */
async function remindOfFees(context: Context, transaction: Connection, states: readonly ClaimState[]): Promise<void> {
  const news = states.flatMap(state => {
    const { resolution, defendants, claim } = state
    if (!resolution || !awaitsPlatformFee(claim.status)) return []
    const acting =
      resolution.cost_owner === 'Plaintiff'
        ? [claim.plaintiff_id]
        : [...(defenceOf(resolution, defendants)?.userIds ?? [])]
    const happenings = acting.map(userId => ({
      event: 'platform fee due' as const,
      by: noActor,
      acting: userId,
      resolution,
    }))
    return [{ state, happenings }]
  })
  await record(context, transaction, ...news)
}

/**
 * Assigns the companies of claims to their records that are public from the end of their notice period on without a
 * transition: they were settled within it, and everybody had agreed to show that.
 */
async function assignShown(
  { clock }: Context,
  transaction: Connection,
  requests: readonly { readonly state: ClaimState; readonly event: LifecycleEvent }[],
): Promise<void> {
  const now = clock.now()
  const shown = requests.filter(
    ({ state, event }) => event === 'notice period over' && isPublic(responseFacts(state.claim), now),
  )
  await assignToRecords(
    transaction,
    shown.map(({ state }) => state),
    now,
  )
}

/** Reminds authors of answers whose fee is unpaid. Nobody else knows of these answers yet. */
const remindOfUnpaid = (context: Context, claimId: string): Promise<void> =>
  inTransaction(context.database, async transaction => {
    const state = await lockClaim(transaction, claimId)
    if (!state) return
    const acts = await takeDueReminders(transaction, claimId, context.clock.now())
    const happenings = acts.map(({ kind, userId, fee }) => ({
      event: unpaidEvent[kind],
      by: { party: 'Defendant', userId } as const,
      unpaidFee: fee,
    }))
    await record(context, transaction, { state, happenings })
  })
