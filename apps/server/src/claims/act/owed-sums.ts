import type { ClaimEvent } from '@redress/domain/claim/events.ts'
import type { PaymentAccount } from '@redress/domain/claim/payment-account.ts'
import {
  afterMoment,
  isKept,
  isSumReminder,
  momentsBy,
  type OwedSum,
  type SumMoment,
  type SumReminder,
  type SumStatement,
} from '@redress/domain/claim/performance.ts'
import { centsFromNumber } from '@redress/domain/money/money.ts'
import type { Context } from '../../adapters/context.ts'
import type { Connection } from '../../platform/database/database.ts'
import { updateClaim } from '../repositories/claim-repository.ts'
import { defenceOf } from '../repositories/defence.ts'
import type { ClaimState } from './claim-state.ts'
import { deleteDeadlines } from './deadline-repository.ts'
import { type Actor, type Happening, noActor } from './happening.ts'
import { type News, record } from './record.ts'
import { addDeadlines, dueOfSums } from './set-deadlines.ts'

/** The accounts that owe the sums of a resolved claim; none where they have left. */
export const debtorsOf = ({ resolution, defendants }: Pick<ClaimState, 'resolution' | 'defendants'>): string[] => [
  ...((resolution && defenceOf(resolution, defendants)?.userIds) ?? []),
]

const eventOf = {
  overdue: 'sum overdue',
  silence: 'sum not contradicted',
  paid: 'sum said paid',
  received: 'sum received',
  'not received': 'sum not received',
} as const satisfies Record<Exclude<SumMoment, SumReminder> | SumStatement, ClaimEvent>

/** The reminders to the plaintiff. */
const reminderOf = { 'account reminder': 'account awaited', 'answer reminder': 'answer awaited' } as const

/** Event about one of the owed sums of a claim. */
export function happeningOfSum(
  { claim, resolution }: ClaimState,
  position: number,
  what: keyof typeof eventOf,
  by: Actor,
): Happening {
  const value = centsFromNumber(claim.owed_sums[position]?.value ?? 0)
  return { event: eventOf[what], by, resolution, value, sum: position }
}

/** One event per account that owes the sums. Only the first one enters the history. */
export const happeningsToDebtors = (
  state: ClaimState,
  position: number,
  happening: Pick<Happening, 'event' | 'by' | 'account' | 'accountSha256'>,
): Happening[] =>
  debtorsOf(state).map((acting, index) => ({
    ...happening,
    acting,
    resolution: state.resolution,
    sum: position,
    isRepeated: index > 0,
  }))

/** Whether the creditor's account is erased, so that nobody can confirm receipt. */
const isCreditorGone = ({ claim, people }: ClaimState): boolean => people.get(claim.plaintiff_id)?.isErased === true

interface OwedAndWhere {
  readonly sums: readonly OwedSum[]
  /** Absent: it stays. */
  readonly account?: PaymentAccount | null
}

/** Writes what became of the sums of a locked claim, and where they are paid; has the clock come when it is next due. */
export async function writeSums(
  context: Context,
  transaction: Connection,
  state: ClaimState,
  { sums, account }: OwedAndWhere,
): Promise<ClaimState> {
  const stated = isKept(sums) ? null : account && JSON.stringify(account)
  const changes = { owed_sums: JSON.stringify(sums), ...(stated !== undefined && { payment_details: stated }) }
  const claim = await updateClaim(transaction, state.claim.id, changes)
  const awaited = isCreditorGone(state) ? sums.filter(({ saidPaidAt }) => saidPaidAt !== null) : sums
  const due = dueOfSums({ id: claim.id, owed_sums: awaited }, context.clock.now())
  if (due.length === 0) await deleteDeadlines(transaction, [{ claim_id: claim.id, event: 'owed sum' }])
  await addDeadlines(context, transaction, due)
  return { ...state, claim }
}

interface Due {
  readonly state: ClaimState
  /** When the clock was to come. */
  readonly from: Date
}

/** Events when a sum reaches a moment: due, a reminder, or overdue. */
function happeningsAt(state: ClaimState, position: number, moment: SumMoment): Happening[] {
  if (moment === 'reminder') return happeningsToDebtors(state, position, { event: 'sum due', by: noActor })
  if (!isSumReminder(moment)) return [happeningOfSum(state, position, moment, noActor)]
  return [{ event: reminderOf[moment], by: noActor, resolution: state.resolution, sum: position }]
}

/** Processes the due sums of locked claims: reminders, overdue, and not contradicted in time. */
export async function applyDueSums(context: Context, transaction: Connection, due: readonly Due[]): Promise<void> {
  const now = context.clock.now()
  const news: News[] = []
  for (const { state, from } of due) {
    const { claim } = state
    const isGone = isCreditorGone(state)
    const moments = momentsBy(claim.owed_sums, from, now).filter(({ moment }) => moment === 'silence' || !isGone)
    const sums = claim.owed_sums.map((sum, position) => {
      const come = moments.find(each => each.position === position)
      return come ? afterMoment(sum, come.moment, now) : sum
    })
    const after = await writeSums(context, transaction, state, { sums })
    const happenings = moments.flatMap(({ position, moment }) => happeningsAt(after, position, moment))
    news.push({ state: after, happenings })
  }
  await record(context, transaction, ...news)
}
