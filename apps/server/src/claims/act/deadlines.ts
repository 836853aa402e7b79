import { unpaidEvent } from '@redress/domain/claim/events.ts'
import type { LifecycleEvent } from '@redress/domain/claim/lifecycle.ts'
import { isPublic } from '@redress/domain/claim/publication.ts'
import { isReminder } from '@redress/domain/claim/reminders.ts'
import type { Context } from '../../adapters/context.ts'
import { claimsToRemind, takeDueReminders } from '../../payments/unpaid-acts.ts'
import { type Connection, inTransaction } from '../../platform/database/database.ts'
import { placeInRecords } from '../defendants/place-in-records.ts'
import { queueReminders } from '../notifications/queue-letters.ts'
import { lockClaimRow, lockFreeClaims, responseFacts } from '../repositories/claim-repository.ts'
import { moveResolutions, type ResolutionRecord } from '../repositories/resolution-repository.ts'
import { applyTransitions } from './apply-transitions.ts'
import { type CheckedTransition, checkTransition } from './check-transition.ts'
import { type ClaimState, loadClaims, lockClaim } from './claim-state.ts'
import { type DeadlineRecord, deleteDeadlines, findDueDeadlines, takeDueDeadlines } from './deadline-repository.ts'
import { noActor } from './happening.ts'
import { actWithin, record } from './record.ts'

/** So many are carried out in one transaction: it takes a second or two, and whoever needs one of their claims waits for it. */
const batchSize = 250

/**
 * Does what the clock has to do by now, the longest due first; what is under way elsewhere is waited for. May run at any
 * time, twice and on several servers. Ends after the batch that is under way where it is told to stop: whoever works on
 * jobs then goes on.
 */
export async function applyDueDeadlines(context: Context, stopping?: AbortSignal): Promise<void> {
  const { database, clock, log } = context
  const goOnLater = () => context.jobs.enqueue(database, 'apply deadlines', {})
  for (let after: DeadlineRecord | undefined; ; ) {
    if (stopping?.aborted) return goOnLater()
    after = await applyBatch(context, after)
    if (!after) break
  }
  // What somebody else was busy with or has taken, what was due of a batch that failed, and what is due of a claim behind its first.
  for (const id of idsOf(await findDueDeadlines(database, clock.now()))) {
    if (stopping?.aborted) return goOnLater()
    // Whoever has just been waited for may have carried out this one as well.
    if ((await findDueDeadlines(database, clock.now(), [id])).length === 0) continue
    await applyAlone(context, id).catch(error => log.error({ error, id }, 'a deadline was not applied'))
  }
  for (const id of await claimsToRemind(database, clock.now())) {
    await remindOfUnpaid(context, id).catch(error => log.error({ error, id }, 'nobody was reminded of an unpaid act'))
  }
}

const idsOf = (deadlines: readonly DeadlineRecord[]) => [...new Set(deadlines.map(({ claim_id }) => claim_id))]

/** Carries out the next of what is due, and answers the last of it; `undefined` where nothing more is due that is free. */
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

/** Waits for whoever is busy with the claim. */
const applyAlone = (context: Context, claimId: string): Promise<void> =>
  inTransaction(context.database, async transaction => {
    if (await lockClaimRow(transaction, claimId)) await carryOutDue(context, transaction, [claimId])
  })

/** Does what is due of locked claims. */
async function carryOutDue(context: Context, transaction: Connection, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  // Another process may have done it while this one came to the claim.
  const due = await findDueDeadlines(transaction, context.clock.now(), ids)
  await deleteDeadlines(
    transaction,
    due.filter(({ event }) => isReminder(event)),
  )
  const dueOf = Map.groupBy(due, ({ claim_id }) => claim_id)
  const states = await loadClaims(transaction, ids)
  // After a standstill the last of those that are due says all there is to say, and none what is past.
  const reminded = states.flatMap(state => {
    const event = dueOf.get(state.claim.id)?.at(-1)?.event
    return event !== undefined && isReminder(event) ? [{ state, reminder: event }] : []
  })
  await queueReminders(context, transaction, reminded)
  // Of each claim the first, as what comes of it says whether another is due still.
  const requests = states.flatMap(state => {
    const [event] = (dueOf.get(state.claim.id) ?? []).flatMap(each => (isReminder(each.event) ? [] : each.event))
    return event === undefined ? [] : [{ state, event, checked: checkTransition(state, { event, by: 'clock' }) }]
  })
  const refused = requests.filter(({ checked }) => !checked.ok)
  await deleteDeadlines(
    transaction,
    refused.map(({ state, event }) => ({ claim_id: state.claim.id, event })),
  )
  const allowed = requests.flatMap(({ checked }) => (checked.ok ? checked.value : []))
  const expired = await expireOffers(context, transaction, allowed)
  const steps = allowed.map(checked => {
    const resolution = expired.get(checked.state.claim.id)
    return { checked, actor: noActor, ...(resolution && { details: { resolution } }) }
  })
  await actWithin(context, transaction, act => applyTransitions(act, steps))
  await placeShown(context, transaction, refused)
}

/** Ends the offers whose time is over, and answers them by their claims. */
async function expireOffers(
  { clock }: Context,
  transaction: Connection,
  due: readonly CheckedTransition[],
): Promise<ReadonlyMap<string, ResolutionRecord>> {
  const event = 'offer expired'
  const ids = due.flatMap(({ event: each, state }) => (each === event && state.resolution ? state.resolution.id : []))
  if (ids.length === 0) return new Map()
  const expired = await moveResolutions(transaction, ids, { event, now: clock.now() })
  return new Map(expired.map(offer => [offer.claim_id, offer]))
}

/**
 * Puts the companies of claims into their records that are public from the end of their notice period on without a
 * transition: they were settled within it, and everybody had agreed to show that.
 */
async function placeShown(
  { clock }: Context,
  transaction: Connection,
  requests: readonly { readonly state: ClaimState; readonly event: LifecycleEvent }[],
): Promise<void> {
  const now = clock.now()
  const shown = requests.filter(
    ({ state, event }) => event === 'notice period over' && isPublic(responseFacts(state.claim), now),
  )
  await placeInRecords(
    transaction,
    shown.map(({ state }) => state),
    now,
  )
}

/** Reminds those who have written an answer whose fee is unpaid, so that nobody knows of it yet. */
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
