import { type Cents, cents } from '../money/money.ts'

/** An instalment, and the last day on which it is paid in time, as `YYYY-MM-DD`. */
export interface DueSum {
  readonly dueOn: string
  readonly value: Cents
}

/** When the sum of an offer is paid: at once where it holds nothing, by a day where it holds one sum, else in instalments. */
export type PaymentPlan = readonly DueSum[]

export const planLimits = { fewestInstalments: 2, mostInstalments: 24, yearsAhead: 5 } as const

/** Summary of a payment plan, for texts about it. */
export type PlanSummary =
  | { readonly kind: 'at once' }
  | { readonly kind: 'by date'; readonly dueOn: string }
  | {
      readonly kind: 'instalments'
      readonly count: number
      readonly first: DueSum
      readonly last: DueSum
      /** Whether all are of one sum, or all but the last, or they differ. */
      readonly sums: 'equal' | 'equal but the last' | 'different'
    }

function sumsOf(plan: PaymentPlan): Extract<PlanSummary, { kind: 'instalments' }>['sums'] {
  const isEqual = (sums: PaymentPlan) => sums.every(({ value }) => value === plan[0]?.value)
  if (isEqual(plan)) return 'equal'
  return plan.length > 2 && isEqual(plan.slice(0, -1)) ? 'equal but the last' : 'different'
}

export function summaryOfPlan(plan: PaymentPlan): PlanSummary {
  const [first, second] = plan
  const last = plan.at(-1)
  if (!first || !last) return { kind: 'at once' }
  if (!second) return { kind: 'by date', dueOn: first.dueOn }
  return { kind: 'instalments', count: plan.length, first, last, sums: sumsOf(plan) }
}

/** The same day some months later, or the last day of a shorter month. */
function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0))
  lastOfMonth.setUTCDate(Math.min(date, lastOfMonth.getUTCDate()))
  return lastOfMonth.toISOString().slice(0, 10)
}

/** Splits a sum into monthly instalments of whole cents; the last one takes the remainder. */
export function planInstalments(value: Cents, count: number, firstDueOn: string): DueSum[] {
  const each = value / BigInt(count)
  const rest = value % BigInt(count)
  return Array.from({ length: count }, (_, index) => ({
    dueOn: monthsAfter(firstDueOn, index),
    value: cents(index === count - 1 ? each + rest : each),
  }))
}

/** Reasons why a payment plan is refused. */
export type PlanProblem = 'planWithoutSum' | 'planTooLong' | 'planSum' | 'planOrder' | 'planPast' | 'planTooFar'

const hour = 60 * 60 * 1000
const dayAt = (now: Date, hours: number) => new Date(now.getTime() + hours * hour).toISOString().slice(0, 10)

/** The earliest and the latest date that is today somewhere: a plan may follow its writer's calendar. */
const firstToday = (now: Date): string => dayAt(now, -12)
const lastToday = (now: Date): string => dayAt(now, 14)

const rules: Readonly<Record<PlanProblem, (plan: PaymentPlan, moved: Cents, now: Date) => boolean>> = {
  planWithoutSum: (_plan, moved) => moved === 0n,
  planTooLong: plan => plan.length > planLimits.mostInstalments,
  planSum: (plan, moved) => plan.reduce((sum, { value }) => sum + value, 0n) !== moved,
  planOrder: plan => plan.some(({ dueOn }, index) => index > 0 && dueOn <= (plan[index - 1]?.dueOn ?? '')),
  planPast: (plan, _moved, now) => plan.some(({ dueOn }) => dueOn < firstToday(now)),
  planTooFar: (plan, _moved, now) =>
    plan.some(({ dueOn }) => dueOn > monthsAfter(lastToday(now), 12 * planLimits.yearsAhead)),
}

/** The first problem of a plan for the sum that an offer moves; `null`: valid. */
export function problemOfPlan(plan: PaymentPlan, moved: Cents, now: Date): PlanProblem | null {
  if (plan.length === 0) return null
  const problems = Object.keys(rules) as PlanProblem[]
  return problems.find(problem => rules[problem](plan, moved, now)) ?? null
}
