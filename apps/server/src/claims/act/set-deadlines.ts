import { feeReminders, feeRemindersOf } from '@redress/domain/claim/fee-due.ts'
import { pauseBetweenLetters } from '@redress/domain/claim/letters.ts'
import { findTransition, type LifecycleEvent, lifecycleEvents } from '@redress/domain/claim/lifecycle.ts'
import { nextMoment, type OwedSum } from '@redress/domain/claim/performance.ts'
import { waitsForPublication } from '@redress/domain/claim/questions.ts'
import { reminders, remindersOf } from '@redress/domain/claim/reminders.ts'
import { isWrittenTo } from '@redress/domain/claim/takeovers.ts'
import type { Context } from '../../adapters/context.ts'
import type { Connection } from '../../platform/database/database.ts'
import { filedValue } from '../repositories/claim-repository.ts'
import { takeoverStateOf } from '../repositories/defendant-repository.ts'
import type { ClaimState } from './claim-state.ts'
import {
  type DeadlineKey,
  type DeadlineRecord,
  deleteDeadlines,
  setDeadlines,
  setUnlessReminded,
} from './deadline-repository.ts'
import { dueTime, type TransitionStep } from './transition-step.ts'

interface AppliedStep extends Pick<TransitionStep, 'checked' | 'details'> {
  readonly after: ClaimState
}

/** Sets the deadlines that transitions start, and deletes those that they fulfil or make impossible. */
export async function updateDeadlines(
  context: Context,
  transaction: Connection,
  steps: readonly AppliedStep[],
): Promise<void> {
  const now = context.clock.now()
  const added = steps.flatMap(step => addedBy(context, step, now))
  const moved = new Set(added.map(keyOf))
  const over = steps.flatMap(overAfter).filter(each => !moved.has(keyOf(each)))
  if (added.length === 0) await deleteDeadlines(transaction, over)
  else await addDeadlines(context, transaction, added, over)
  for (const raised of steps.flatMap(step => raisedBy(step, now))) await setUnlessReminded(transaction, raised)
}

/**
 * Deadline of the letter about a raised sum to defendants without an account: now, or after the pause since the last
 * letter.
 */
function raisedBy({ checked, after: { claim, defendants } }: AppliedStep, now: Date): DeadlineRecord[] {
  if (checked.event !== 'amend' || filedValue(claim) <= filedValue(checked.state.claim)) return []
  const written = defendants.filter(defendant => isWrittenTo(takeoverStateOf(defendant, now)))
  if (written.length === 0) return []
  const last = Math.max(...written.map(({ letter_queued_at: queuedAt }) => queuedAt?.getTime() ?? 0))
  const dueAt = new Date(Math.max(now.getTime(), last + pauseBetweenLetters))
  return [{ claim_id: claim.id, event: 'raised sum', due_at: dueAt }]
}

const keyOf = ({ claim_id, event }: DeadlineKey): string => `${claim_id} ${event}`

/** Sets deadlines, and has them looked for when they are due; deletes others, which are over. */
export async function addDeadlines(
  context: Context,
  transaction: Connection,
  added: readonly DeadlineRecord[],
  over: readonly DeadlineKey[] = [],
): Promise<void> {
  if (added.length === 0) return
  const now = context.clock.now()
  const set = await setDeadlines(transaction, added, over)
  // Reminders wait for the job that runs every minute. One job per second applies everything due within it.
  const timely = set.filter(({ event, due_at, isInCompany }) => isTimely(event) && due_at > now && !isInCompany)
  for (const { due_at } of timely)
    await context.jobs.enqueue(transaction, 'apply deadlines', {}, { startAfter: endOfSecond(due_at) })
}

const isTimely = (event: string): boolean => lifecycleEvents.some(each => each === event)

const endOfSecond = (time: Date): Date => new Date(Math.ceil(time.getTime() / 1_000) * 1_000)

function overAfter({ checked, after: { claim } }: AppliedStep): DeadlineKey[] {
  const { event, transition } = checked
  const before = checked.state.claim
  const isOver = (each: LifecycleEvent) =>
    each === event || (claim.status !== before.status && !findTransition(claim.status, each, 'clock').ok)
  const deadlineEvents = lifecycleEvents.filter(each => findTransition(before.status, each, 'clock').ok)
  const isAnswered = waitsForPublication(before.status) && !waitsForPublication(claim.status)
  const endsReminders = isAnswered || transition.deadline?.isAdded
  const over = deadlineEvents.filter(isOver)
  const all = [
    ...over,
    ...(endsReminders ? reminders : []),
    ...(over.includes('platform fee overdue') ? feeReminders : []),
    ...(before.bidding && !claim.bidding ? (['bidding over'] as const) : []),
  ]
  return all.map(each => ({ claim_id: claim.id, event: each }))
}

interface SumsOfClaim {
  readonly id: string
  readonly owed_sums: readonly OwedSum[]
}

/** Next deadline of a claim's owed sums; never before `after`, so that past reminders are not sent. */
export function dueOfSums({ id, owed_sums: sums }: SumsOfClaim, after: Date): DeadlineRecord[] {
  const due = nextMoment(sums, after)
  return due ? [{ claim_id: id, event: 'owed sum', due_at: due > after ? due : after }] : []
}

function addedBy(context: Context, step: AppliedStep, now: Date): DeadlineRecord[] {
  const { claim } = step.after
  const { deadline } = step.checked.transition
  const sums = step.checked.state.claim.owed_sums.length === 0 ? dueOfSums(claim, now) : []
  if (!deadline) return sums
  const dueAt = dueTime(context, step, deadline, now)
  const reminded = [
    ...(deadline.event === 'platform fee overdue' ? feeRemindersOf(now) : []),
    ...(waitsForPublication(claim.status) ? remindersOf(now, dueAt) : []),
  ]
  return [
    ...sums,
    { claim_id: claim.id, event: deadline.event, due_at: dueAt },
    ...reminded.map(each => ({ claim_id: claim.id, event: each.reminder, due_at: each.dueAt })),
  ]
}
