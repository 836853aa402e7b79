import type { Party } from '../people/parties.ts'
import { dayMilliseconds, endAfter, endOfDay, lastDayOf } from './calendar-days.ts'

/**
 * A sum that the defence of a resolved claim owes its plaintiff, with the statements of both about it; times in ISO
 * 8601.
 */
export interface OwedSum {
  /** The last day on which it is paid in time, as `YYYY-MM-DD`. */
  readonly dueOn: string
  /** Amount in the currency's units. */
  readonly value: number
  /** When the debtor said that it is paid, and the day of the payment, as `YYYY-MM-DD`; `null`: not said. */
  readonly saidPaidAt: string | null
  readonly paidOn: string | null
  /** Number of times it was said to be paid; from the second on evidence is required. */
  readonly timesSaidPaid: number
  /** When seven days were over in which the plaintiff said nothing to that; `null`: they are not, or it was contradicted. */
  readonly uncontradictedAt: string | null
  /** When the plaintiff said that they have it: nobody else's word makes it so. */
  readonly receivedAt: string | null
  /** When it becomes overdue unless paid; `null` as long as no account is stated. */
  readonly overdueAt: string | null
  /**
   * Whether `overdueAt` had passed at the last check, while it was neither received nor said to be paid for the
   * first time.
   */
  readonly isOverdue: boolean
}

export type SumState = 'not yet due' | 'due' | 'overdue' | 'said to be paid' | 'not contradicted' | 'received'

/** Periods of a sum in days, as its parties read them. */
export const sumDays = {
  /** Time to pay a sum that is due at once, or whose day was over before the claim was resolved. */
  toPay: 14,
  /** Silence of the plaintiff after which a sum said to be paid becomes `not contradicted`. */
  ofSilence: 7,
  /** Further time in which the plaintiff can still contradict. */
  toContradict: 30,
  /** Time for which an account has stood before a sum is overdue. */
  withAccount: 7,
} as const

const hour = 60 * 60 * 1000
const dayOf = (time: Date): string => time.toISOString().slice(0, 10)
const daysAfter = (day: string, days: number): number => Date.parse(day) + days * dayMilliseconds

/** Sums owed from the resolution of a claim on. Without a plan it is one sum. */
export function owedSums(
  {
    value,
    plan,
  }: { readonly value: number; readonly plan: readonly { readonly dueOn: string; readonly value: number }[] },
  resolvedAt: Date,
): OwedSum[] {
  if (value === 0) return []
  const first = dayOf(new Date(resolvedAt.getTime() + sumDays.toPay * dayMilliseconds))
  const sums = plan.length === 0 ? [{ dueOn: first, value }] : plan
  const owed = sums.map(sum => ({
    value: sum.value,
    dueOn: endOfDay(sum.dueOn) <= resolvedAt ? first : sum.dueOn,
    ...{ saidPaidAt: null, paidOn: null, timesSaidPaid: 0, uncontradictedAt: null, receivedAt: null },
    ...{ overdueAt: null, isOverdue: false },
  }))
  return owed.toSorted((one, other) => one.dueOn.localeCompare(other.dueOn))
}

/** Sums after the account was stated, changed or taken back. Their debtors have a week from then on. */
export const withAccount = (sums: readonly OwedSum[], isStated: boolean, now: Date): OwedSum[] =>
  sums.map(sum => {
    if (sum.isOverdue) return sum
    const end = Math.max(endOfDay(sum.dueOn).getTime(), endAfter(now, sumDays.withAccount * dayMilliseconds).getTime())
    return { ...sum, overdueAt: isStated ? new Date(end).toISOString() : null }
  })

/** The last day on which a sum is not overdue yet: its own, or a later one where the account came late. */
export const payableUntil = ({ dueOn, overdueAt }: Pick<OwedSum, 'dueOn' | 'overdueAt'>): string =>
  (overdueAt === null ? null : lastDayOf(new Date(overdueAt))) ?? dueOn

/** The first day on which a sum is overdue. */
export const overdueSince = (sum: Pick<OwedSum, 'dueOn' | 'overdueAt'>): string =>
  dayOf(new Date(daysAfter(payableUntil(sum), 1)))

const isOver = (time: string | null, now: Date): boolean => time !== null && new Date(time) <= now

export function stateOfSum(sum: OwedSum, now: Date): SumState {
  if (sum.receivedAt !== null) return 'received'
  if (sum.uncontradictedAt !== null) return 'not contradicted'
  if (sum.saidPaidAt !== null) return 'said to be paid'
  if (sum.isOverdue || isOver(sum.overdueAt, now)) return 'overdue'
  return Date.parse(sum.dueOn) <= now.getTime() ? 'due' : 'not yet due'
}

/** When a sum said to be paid becomes `not contradicted`, unless the plaintiff contradicts. */
export const silenceEndsAt = (saidPaidAt: string): Date =>
  endAfter(new Date(saidPaidAt), sumDays.ofSilence * dayMilliseconds)

/** End of the time in which the plaintiff can still contradict. */
export const contradictableUntil = (uncontradictedAt: string): Date =>
  endAfter(new Date(uncontradictedAt), sumDays.toContradict * dayMilliseconds)

/** Statements that a party can make about a sum. */
export const sumStatements = ['paid', 'received', 'not received'] as const
export type SumStatement = (typeof sumStatements)[number]

/** Statements possible on a sum now: the debtor says that it is paid, the plaintiff whether they have it. */
export function statementsOn(sum: OwedSum, reader: 'creditor' | 'debtor', now: Date): SumStatement[] {
  const { receivedAt, saidPaidAt, uncontradictedAt } = sum
  if (receivedAt !== null) return []
  if (reader === 'debtor') return saidPaidAt === null ? ['paid'] : []
  if (saidPaidAt === null) return ['received']
  const isTooLate = uncontradictedAt !== null && contradictableUntil(uncontradictedAt) <= now
  return isTooLate ? ['received'] : ['received', 'not received']
}

/** Whether "paid" takes evidence: it was said before, and contradicted. */
export const takesEvidence = ({ timesSaidPaid }: OwedSum): boolean => timesSaidPaid > 0

/** A sum after a statement about it; `paidOn` belongs to "paid". */
export function afterStatement(
  sum: OwedSum,
  { said, paidOn }: { readonly said: SumStatement; readonly paidOn?: string | undefined },
  now: Date,
): OwedSum {
  const at = now.toISOString()
  const timesSaidPaid = sum.timesSaidPaid + 1
  return {
    paid: () => ({
      ...{ ...sum, saidPaidAt: at, paidOn: paidOn ?? dayOf(now), timesSaidPaid },
      // A sum that was contradicted stays overdue until the plaintiff confirms it or stays silent.
      isOverdue: sum.isOverdue && takesEvidence(sum),
    }),
    received: () => ({ ...sum, receivedAt: at, uncontradictedAt: null, isOverdue: false }),
    'not received': () => ({
      ...{ ...sum, saidPaidAt: null, paidOn: null, uncontradictedAt: null },
      isOverdue: sum.isOverdue || isOver(sum.overdueAt, now),
    }),
  }[said]()
}

/**
 * Scheduled events of a sum. A reminder asks the debtor to pay, or the creditor for the account or an answer. Then
 * the sum is overdue, or nobody has contradicted that it is paid.
 */
export type SumMoment = 'reminder' | 'account reminder' | 'answer reminder' | 'overdue' | 'silence'
export type SumReminder = Exclude<SumMoment, 'overdue' | 'silence'>

export const isSumReminder = (moment: SumMoment): moment is SumReminder => moment !== 'overdue' && moment !== 'silence'

/** Days of the reminders about a sum, counted from the last day on which it is paid in time. */
const reminderDays = [-3, 0, 7] as const

/** The days after "paid" on which the plaintiff is asked again whether they have it. */
const answerDays = [3, 6] as const

interface TimedMoment {
  readonly moment: SumMoment
  readonly at: Date
}

/** The weightiest last. */
function momentsOf(sum: OwedSum): TimedMoment[] {
  const { saidPaidAt, overdueAt, isOverdue } = sum
  if (!isOpen(sum)) return []
  if (saidPaidAt !== null)
    return [
      ...answerDays.map(days => ({
        moment: 'answer reminder' as const,
        at: new Date(Date.parse(saidPaidAt) + days * dayMilliseconds),
      })),
      { moment: 'silence', at: silenceEndsAt(saidPaidAt) },
    ]
  const moment = overdueAt === null && !isOverdue ? 'account reminder' : 'reminder'
  const reminders = reminderDays.map(days => new Date(daysAfter(payableUntil(sum), days) + 6 * hour))
  return [
    ...reminders.map(at => ({ moment, at }) as const),
    ...(isOverdue || overdueAt === null ? [] : [{ moment: 'overdue' as const, at: new Date(overdueAt) }]),
  ]
}

const earliest = (times: readonly Date[]): Date | null =>
  times.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null

/**
 * When the next scheduled event of the sums is due after a time; `null`: never. Missed events still happen, except
 * reminders whose time is over.
 */
export const nextMoment = (sums: readonly OwedSum[], after: Date): Date | null =>
  earliest(sums.flatMap(momentsOf).flatMap(({ moment, at }) => (at > after || !isSumReminder(moment) ? at : [])))

/**
 * The last scheduled event of each sum that is due by now. Reminders from before `from` are skipped, as they have
 * been sent.
 */
export const momentsBy = (sums: readonly OwedSum[], from: Date, now: Date): { position: number; moment: SumMoment }[] =>
  sums.flatMap((sum, position) => {
    const past = momentsOf(sum).filter(({ moment, at }) => at <= now && (at >= from || !isSumReminder(moment)))
    const weightiest = past.at(-1)
    return weightiest ? { position, moment: weightiest.moment } : []
  })

/** A sum after the clock came to it. */
export function afterMoment(sum: OwedSum, moment: SumMoment, now: Date): OwedSum {
  if (isSumReminder(moment)) return sum
  return moment === 'overdue'
    ? { ...sum, isOverdue: true }
    : { ...sum, uncontradictedAt: now.toISOString(), isOverdue: false }
}

/** Whether something of a sum is still to be done: it is to be paid, or the plaintiff to answer. */
const isOpen = ({ receivedAt, uncontradictedAt }: OwedSum): boolean => receivedAt === null && uncontradictedAt === null

/** Whether a sum is still to be paid or confirmed. */
export const isAnyOwed = (sums: readonly OwedSum[]): boolean => sums.some(isOpen)

/** Whether the plaintiff has confirmed every sum. */
export const isKept = (sums: readonly OwedSum[]): boolean => sums.every(({ receivedAt }) => receivedAt !== null)

/** Whether the plaintiff has to act: to state an account, or to confirm the payment. */
export const isCreditorsTurn = ({ saidPaidAt, overdueAt, isOverdue }: SumTurn): boolean =>
  saidPaidAt !== null || (overdueAt === null && !isOverdue)

/** Fields of a sum that determine who has to act. */
export type SumTurn = Pick<OwedSum, 'saidPaidAt' | 'overdueAt' | 'isOverdue'>

/** The next sum of a party: one that it can act on, else one that it waits for; `null` if none is open. */
export function nextSumFor(party: Party, sums: readonly OwedSum[]): OwedSum | null {
  const owed = sums.filter(isOpen)
  return owed.find(sum => isCreditorsTurn(sum) === (party === 'Plaintiff')) ?? owed[0] ?? null
}

/** When the last of the sums was received, or was not contradicted for a week; `null` where none was. */
export const lastClosedAt = (sums: readonly OwedSum[]): string | null =>
  sums
    .flatMap(({ receivedAt, uncontradictedAt }) => receivedAt ?? uncontradictedAt ?? [])
    .toSorted()
    .at(-1) ?? null

/**
 * Public state of an agreement. With open sums it has none, unless one is overdue. Only the plaintiff's word makes
 * it `kept`.
 */
export type PublicPerformance =
  | { readonly state: 'kept' | 'not contradicted' }
  | { readonly state: 'overdue'; readonly since: string }

export function publicPerformance(sums: readonly OwedSum[]): PublicPerformance | null {
  if (sums.length === 0) return null
  const late = sums.find(({ isOverdue }) => isOverdue)
  if (late) return { state: 'overdue', since: overdueSince(late) }
  if (isAnyOwed(sums)) return null
  return { state: isKept(sums) ? 'kept' : 'not contradicted' }
}
