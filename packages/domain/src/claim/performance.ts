import type { Party } from '../people/parties.ts'
import { dayMilliseconds, endAfter, endOfDay } from './calendar-days.ts'

/** A sum that the defence of a resolved claim owes its plaintiff, and what both have said of it; times in ISO 8601. */
export interface OwedSum {
  /** The last day on which it is paid in time, as `YYYY-MM-DD`. */
  readonly dueOn: string
  /** In the currency's units. */
  readonly value: number
  /** When whoever owes it said that it is paid, and on which day it was, as `YYYY-MM-DD`; `null`: that is not said. */
  readonly saidPaidAt: string | null
  readonly paidOn: string | null
  readonly receivedAt: string | null
  /** Whether it counts as received because the plaintiff said nothing when it was said to be paid. */
  readonly isReceivedBySilence: boolean
  /** Whether its day was over, and it neither received nor said to be paid, when that was last looked at. */
  readonly isOverdue: boolean
}

/** Where the plaintiff is paid, as they have stated it; empty where they have not said that. */
export interface PaymentDetails {
  readonly holder: string
  /** Without spaces. */
  readonly iban: string
  /** How else it is paid, or what is to be said with it. */
  readonly words: string
}

export type SumState = 'not yet due' | 'due' | 'overdue' | 'said to be paid' | 'received'

/** What is paid at once is paid within so many days; so is a sum whose day was over before the claim was resolved. */
const daysToPay = 14

/** Within so many days the plaintiff says whether they have received what is said to be paid. */
const daysToDeny = 7

const hour = 60 * 60 * 1000
const dayOf = (time: Date): string => time.toISOString().slice(0, 10)
const daysAfter = (day: string, days: number): number => Date.parse(day) + days * dayMilliseconds

/** What is owed from the resolution of a claim on; without a plan, all of it at once. */
export function owedSums(
  {
    value,
    plan,
  }: { readonly value: number; readonly plan: readonly { readonly dueOn: string; readonly value: number }[] },
  resolvedAt: Date,
): OwedSum[] {
  if (value === 0) return []
  const first = dayOf(new Date(resolvedAt.getTime() + daysToPay * dayMilliseconds))
  const sums = plan.length === 0 ? [{ dueOn: first, value }] : plan
  const owed = sums.map(sum => ({
    value: sum.value,
    dueOn: endOfDay(sum.dueOn) <= resolvedAt ? first : sum.dueOn,
    ...{ saidPaidAt: null, paidOn: null, receivedAt: null, isReceivedBySilence: false, isOverdue: false },
  }))
  return owed.toSorted((one, other) => one.dueOn.localeCompare(other.dueOn))
}

export function stateOfSum({ dueOn, saidPaidAt, receivedAt, isOverdue }: OwedSum, now: Date): SumState {
  if (receivedAt !== null) return 'received'
  if (saidPaidAt !== null) return 'said to be paid'
  if (isOverdue || endOfDay(dueOn) <= now) return 'overdue'
  return Date.parse(dueOn) <= now.getTime() ? 'due' : 'not yet due'
}

/** When a sum that is said to be paid counts as received unless the plaintiff says otherwise. */
export const silenceEndsAt = (saidPaidAt: string): Date => endAfter(new Date(saidPaidAt), daysToDeny * dayMilliseconds)

/** What a party says of a sum. */
export const sumStatements = ['paid', 'received', 'not received'] as const
export type SumStatement = (typeof sumStatements)[number]

/** What each can say of a sum as it stands: whoever owes it that it is paid, the plaintiff whether they have it. */
export function statementsOn(sum: OwedSum, reader: 'creditor' | 'debtor'): SumStatement[] {
  if (sum.receivedAt !== null) return []
  if (reader === 'debtor') return sum.saidPaidAt === null ? ['paid'] : []
  return sum.saidPaidAt === null ? ['received'] : ['received', 'not received']
}

/** A sum after something is said of it; `paidOn` belongs to "paid". */
export function afterStatement(
  sum: OwedSum,
  { said, paidOn }: { readonly said: SumStatement; readonly paidOn?: string | undefined },
  now: Date,
): OwedSum {
  const at = now.toISOString()
  return {
    paid: () => ({ ...sum, saidPaidAt: at, paidOn: paidOn ?? dayOf(now), isOverdue: false }),
    received: () => ({ ...sum, receivedAt: at, isOverdue: false }),
    'not received': () => ({ ...sum, saidPaidAt: null, paidOn: null }),
  }[said]()
}

/** What the clock does to a sum: its debtor is reminded of it, it is overdue, or it counts as received. */
export type SumMoment = 'reminder' | 'overdue' | 'silence'

/** In which order the clock comes to a sum that nobody says anything of, by days from the one it is due on. */
const reminderDays = [-3, 0, 7] as const

interface TimedMoment {
  readonly moment: SumMoment
  readonly at: Date
}

/** The weightiest last. */
function momentsOf({ dueOn, saidPaidAt, receivedAt, isOverdue }: OwedSum): TimedMoment[] {
  if (receivedAt !== null) return []
  if (saidPaidAt !== null) return [{ moment: 'silence', at: silenceEndsAt(saidPaidAt) }]
  return [
    ...reminderDays.map(days => ({ moment: 'reminder' as const, at: new Date(daysAfter(dueOn, days) + 6 * hour) })),
    ...(isOverdue ? [] : [{ moment: 'overdue' as const, at: endOfDay(dueOn) }]),
  ]
}

const earliest = (times: readonly Date[]): Date | null =>
  times.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null

/**
 * When the clock next comes to one of the sums, after a time; `null`: never. What it has not done yet it still does: only a
 * reminder whose time is over is not given any more.
 */
export const nextMoment = (sums: readonly OwedSum[], after: Date): Date | null =>
  earliest(sums.flatMap(momentsOf).flatMap(({ moment, at }) => (at > after || moment !== 'reminder' ? at : [])))

/** What the clock does by now, of each sum the last. Reminders from before it was to come have been given. */
export const momentsBy = (sums: readonly OwedSum[], from: Date, now: Date): { position: number; moment: SumMoment }[] =>
  sums.flatMap((sum, position) => {
    const past = momentsOf(sum).filter(({ moment, at }) => at <= now && (at >= from || moment !== 'reminder'))
    const weightiest = past.at(-1)
    return weightiest ? { position, moment: weightiest.moment } : []
  })

/** A sum after the clock came to it. */
export const afterMoment = (sum: OwedSum, moment: SumMoment, now: Date): OwedSum =>
  ({
    reminder: () => sum,
    overdue: () => ({ ...sum, isOverdue: true }),
    silence: () => ({ ...sum, receivedAt: now.toISOString(), isReceivedBySilence: true }),
  })[moment]()

/** Whether a sum is still to be paid or confirmed. */
export const isAnyOwed = (sums: readonly OwedSum[]): boolean => sums.some(({ receivedAt }) => receivedAt === null)

/** The sum that comes next for a party: what it can act on itself, else what it waits for; `null` where all is received. */
export function nextSumFor(party: Party, sums: readonly OwedSum[]): OwedSum | null {
  const owed = sums.filter(({ receivedAt }) => receivedAt === null)
  const isSaid = ({ saidPaidAt }: OwedSum) => saidPaidAt !== null
  const isMine = (sum: OwedSum) => isSaid(sum) === (party === 'Plaintiff')
  return owed.find(isMine) ?? owed[0] ?? null
}

/** When the last of the sums was received; `null` where none is. */
export const lastReceivedAt = (sums: readonly OwedSum[]): string | null =>
  sums
    .flatMap(({ receivedAt }) => receivedAt ?? [])
    .toSorted()
    .at(-1) ?? null

/** How an agreement is kept, as everybody may read it: nothing where none of its sums is late or all are to come. */
export type PublicPerformance = { readonly state: 'kept' } | { readonly state: 'overdue'; readonly since: string }

export function publicPerformance(sums: readonly OwedSum[]): PublicPerformance | null {
  if (sums.length === 0) return null
  if (!isAnyOwed(sums)) return { state: 'kept' }
  const late = sums.find(({ isOverdue }) => isOverdue)
  return late ? { state: 'overdue', since: dayOf(new Date(daysAfter(late.dueOn, 1))) } : null
}
