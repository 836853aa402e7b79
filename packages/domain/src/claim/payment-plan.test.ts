import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents } from '../money/money.ts'
import { type PaymentPlan, planInstalments, planLimits, problemOfPlan, summaryOfPlan } from './payment-plan.ts'

const now = new Date('2027-01-15T06:00:00Z')
const sum = (dueOn: string, value: bigint) => ({ dueOn, value: cents(value) })
const moved = cents(1_800_00n)
const { fewestInstalments, mostInstalments } = planLimits

describe('instalments', () => {
  test.each([
    ['2027-01-31', ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30']],
    ['2027-11-30', ['2027-11-30', '2027-12-30', '2028-01-30', '2028-02-29']],
    ['2027-12-15', ['2027-12-15', '2028-01-15', '2028-02-15', '2028-03-15']],
  ])('each month on the day of the first, %s, or the last day of a shorter month', (first, days) => {
    expect(planInstalments(cents(400n), 4, first).map(({ dueOn }) => dueOn)).toEqual(days)
  })

  test('what does not divide is paid with the last one', () => {
    expect(planInstalments(cents(1_000_00n), 3, '2027-02-01').map(({ value }) => value)).toEqual([
      333_33n,
      333_33n,
      333_34n,
    ])
  })

  const day = fc
    .date({ min: new Date('2027-01-15'), max: new Date('2029-12-31'), noInvalidDate: true })
    .map(date => date.toISOString().slice(0, 10))
  test('of any sum and number that an offer takes are a plan without a problem', () => {
    const value = fc.bigInt(1_00n, 10n ** 12n).map(cents)
    const count = fc.integer({ min: fewestInstalments, max: mostInstalments })
    fc.assert(
      fc.property(value, count, day, (of, number, first) => {
        const plan = planInstalments(of, number, first)
        expect(problemOfPlan(plan, of, now)).toBeNull()
        expect(plan).toHaveLength(number)
        expect(plan[0]?.dueOn).toBe(first)
        const [least = 0n] = plan.map(each => each.value)
        expect((plan.at(-1)?.value ?? 0n) - least).toBeLessThan(BigInt(number))
        // One a month, never two.
        expect(new Set(plan.map(({ dueOn }) => dueOn.slice(0, 7))).size).toBe(number)
      }),
    )
  })
})

test.each<[string, PaymentPlan, string | null]>([
  ['nothing is said', [], null],
  ['by today', [sum('2027-01-15', 1_800_00n)], null],
  ['by the day before, which is today in the west', [sum('2027-01-14', 1_800_00n)], null],
  ['by a day that is over everywhere', [sum('2027-01-13', 1_800_00n)], 'planPast'],
  ['five years ahead', [sum('2032-01-15', 1_800_00n)], null],
  ['a day more', [sum('2032-01-16', 1_800_00n)], 'planTooFar'],
  ['a cent too little', [sum('2027-02-01', 900_00n), sum('2027-03-01', 899_99n)], 'planSum'],
  ['a cent too much', [sum('2027-02-01', 900_00n), sum('2027-03-01', 900_01n)], 'planSum'],
  ['twice on a day', [sum('2027-02-01', 900_00n), sum('2027-02-01', 900_00n)], 'planOrder'],
  ['backwards', [sum('2027-03-01', 900_00n), sum('2027-02-01', 900_00n)], 'planOrder'],
  ['as many as it takes', planInstalments(moved, mostInstalments, '2027-02-01'), null],
  ['one more', planInstalments(moved, mostInstalments + 1, '2027-02-01'), 'planTooLong'],
])('a plan: %s', (_which, plan, problem) => {
  expect(problemOfPlan(plan, moved, now)).toBe(problem)
})

test('where nothing moves it is paid on no day', () => {
  expect(problemOfPlan([sum('2027-02-01', 1_800_00n)], cents(0n), now)).toBe('planWithoutSum')
  expect(problemOfPlan([], cents(0n), now)).toBeNull()
})

test.each<[PaymentPlan, ReturnType<typeof summaryOfPlan>]>([
  [[], { kind: 'at once' }],
  [[sum('2027-02-01', 5n)], { kind: 'by date', dueOn: '2027-02-01' }],
  [
    [sum('2027-02-01', 600n), sum('2027-03-01', 300n)],
    {
      ...{ kind: 'instalments', count: 2, sums: 'different' },
      ...{ first: sum('2027-02-01', 600n), last: sum('2027-03-01', 300n) },
    },
  ],
  ...(
    [
      [[5n, 5n, 5n], 'equal'],
      [[5n, 5n, 6n], 'equal but the last'],
      [[5n, 6n, 6n], 'different'],
    ] as const
  ).map(([[first, second, last], sums]): [PaymentPlan, ReturnType<typeof summaryOfPlan>] => [
    [sum('2027-02-01', first), sum('2027-03-01', second), sum('2027-04-01', last)],
    { kind: 'instalments', count: 3, first: sum('2027-02-01', first), last: sum('2027-04-01', last), sums },
  ]),
])('a plan in short: %o', (plan, summary) => {
  expect(summaryOfPlan(plan)).toEqual(summary)
})
