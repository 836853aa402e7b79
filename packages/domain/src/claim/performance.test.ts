import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { endOfDay } from './calendar-days.ts'
import {
  afterMoment,
  afterStatement,
  lastClosedAt,
  momentsBy,
  nextMoment,
  nextSumFor,
  type OwedSum,
  owedSums,
  publicPerformance,
  type SumState,
  silenceEndsAt,
  statementsOn,
  stateOfSum,
  takesEvidence,
  withAccount,
} from './performance.ts'

const day = 24 * 60 * 60 * 1000
const resolvedAt = new Date('2026-03-01T12:00:00.000Z')
const at = (days: number) => new Date(resolvedAt.getTime() + days * day)
const dayAt = (days: number) => at(days).toISOString().slice(0, 10)
const inParts = (...days: number[]) =>
  owedSums({ value: 600 * days.length, plan: days.map(each => ({ dueOn: dayAt(each), value: 600 })) }, resolvedAt)
/** The same with an account, stated when the claim was resolved. */
const owing = (...days: number[]) => withAccount(inParts(...days), true, resolvedAt)
const one = (changes: Partial<OwedSum> = {}): OwedSum => ({ ...(owing(10)[0] as OwedSum), ...changes })

test.each<[string, Parameters<typeof owedSums>[0], [string, number][]]>([
  ['nothing', { value: 0, plan: [] }, []],
  ['at once', { value: 50, plan: [] }, [['2026-03-15', 50]]],
  ['by a day', { value: 50, plan: [{ dueOn: '2026-04-30', value: 50 }] }, [['2026-04-30', 50]]],
  ['on the day of the resolution', { value: 50, plan: [{ dueOn: '2026-03-01', value: 50 }] }, [['2026-03-01', 50]]],
  ['on a day that is over', { value: 50, plan: [{ dueOn: '2026-02-27', value: 50 }] }, [['2026-03-15', 50]]],
])('what is owed from the resolution on: %s', (_name, terms, expected) => {
  expect(owedSums(terms, resolvedAt).map(({ dueOn, value }) => [dueOn, value])).toEqual(expected)
})

test('a day that was over moves behind those that come before the new one', () => {
  const plan = [
    { dueOn: dayAt(-20), value: 1 },
    { dueOn: dayAt(7), value: 2 },
  ]
  expect(owedSums({ value: 3, plan }, resolvedAt).map(({ dueOn, value }) => [dueOn, value])).toEqual([
    [dayAt(7), 2],
    [dayAt(14), 1],
  ])
})

const said = { saidPaidAt: at(2).toISOString() }
const received = { receivedAt: at(3).toISOString() }
test.each<[Partial<OwedSum>[], number | null, number | null]>([
  [[{}, {}], 0, 0],
  [[said, {}], 0, 1],
  [[{}, said], 1, 0],
  [[said, said], 0, 0],
  [[received, {}], 1, 1],
  [[received, said], 1, 1],
  [[received, received], null, null],
])('of %j the next is %s for the plaintiff, and %s for the defence', (changes, forPlaintiff, forDefence) => {
  const sums = changes.map((change, index) => one({ ...change, value: index }))
  expect(nextSumFor('Plaintiff', sums)?.value ?? null).toBe(forPlaintiff)
  expect(nextSumFor('Defendant', sums)?.value ?? null).toBe(forDefence)
})

test.each<[SumState, Partial<OwedSum>, number]>([
  ['not yet due', {}, 9],
  ['due', {}, 10],
  ['due', {}, 10.9],
  ['overdue', {}, 11.1],
  ['overdue', { isOverdue: true }, 0],
  ['said to be paid', { saidPaidAt: at(12).toISOString() }, 30],
  ['not contradicted', { saidPaidAt: at(12).toISOString(), uncontradictedAt: at(20).toISOString() }, 30],
  ['received', { saidPaidAt: at(12).toISOString(), receivedAt: at(13).toISOString() }, 30],
  ['due', { overdueAt: null }, 90],
])('a sum is %s: %o after %s days', (state, changes, days) => {
  expect(stateOfSum(one(changes), at(days))).toBe(state)
})

test.each([
  ['nothing is said', {}, ['received'], ['paid']],
  ['it is said to be paid', said, ['received', 'not received'], []],
  ['nobody contradicts it', { ...said, uncontradictedAt: at(-9).toISOString() }, ['received', 'not received'], []],
  ['nobody has for 30 days more', { ...said, uncontradictedAt: at(-11).toISOString() }, ['received'], []],
  ['it is received', received, [], []],
])('where %s, the plaintiff and whoever owes it can say so much', (_, changes, creditor, debtor) => {
  const now = at(20)
  expect([statementsOn(one(changes), 'creditor', now), statementsOn(one(changes), 'debtor', now)]).toEqual([
    creditor,
    debtor,
  ])
})

test.each<[Parameters<typeof afterStatement>[1], Partial<OwedSum>]>([
  [{ said: 'paid' }, { saidPaidAt: at(20).toISOString(), paidOn: dayAt(20), timesSaidPaid: 1, isOverdue: false }],
  [
    { said: 'paid', paidOn: dayAt(9) },
    { saidPaidAt: at(20).toISOString(), paidOn: dayAt(9), timesSaidPaid: 1, isOverdue: false },
  ],
  [{ said: 'received' }, { receivedAt: at(20).toISOString(), isOverdue: false }],
  [{ said: 'not received' }, { saidPaidAt: null, paidOn: null, isOverdue: true }],
])('a late sum of which is said %o is so', (statement, changes) => {
  const late = one({ isOverdue: true })
  expect(afterStatement(late, statement, at(20))).toEqual({ ...late, ...changes })
})

test('silence makes nothing received: in public it is said to be paid, not contradicted, until the plaintiff has spoken', () => {
  const silent = afterMoment(one(said), 'silence', at(9))
  expect(silent).toEqual({ ...one(said), uncontradictedAt: at(9).toISOString() })
  expect(publicPerformance([silent, one(received)])).toEqual({ state: 'not contradicted' })
  expect(publicPerformance([silent, one()])).toBeNull()
  const after = (said: 'received' | 'not received') => publicPerformance([afterStatement(silent, { said }, at(38))])
  expect(after('received')).toEqual({ state: 'kept' })
  expect(after('not received')).toEqual({ state: 'overdue', since: dayAt(11) })
})

test('what was contradicted once stays overdue when it is said to be paid again, until the silence is over', () => {
  const say = (sum: OwedSum, said: 'paid' | 'not received', days: number) => afterStatement(sum, { said }, at(days))
  const first = say(one({ isOverdue: true }), 'paid', 12)
  expect([first.isOverdue, takesEvidence(one()), takesEvidence(first)]).toEqual([false, false, true])
  const again = say(say(first, 'not received', 13), 'paid', 14)
  expect(publicPerformance([again])).toEqual({ state: 'overdue', since: dayAt(11) })
  expect(publicPerformance([afterMoment(again, 'silence', at(22))])).toEqual({ state: 'not contradicted' })
})

test('nothing is overdue before an account has stood for seven days, and after its day', () => {
  const [late, early] = [5, 60].map(days => one({ dueOn: dayAt(days), overdueAt: null })) as [OwedSum, OwedSum]
  expect(withAccount([late, early], true, at(20)).map(({ overdueAt }) => overdueAt)).toEqual([
    endOfDay(dayAt(26)).toISOString(),
    endOfDay(dayAt(60)).toISOString(),
  ])
  const [sum] = withAccount([late], true, at(20)) as [OwedSum]
  expect([26.9, 27].map(days => stateOfSum(sum, at(days)))).toEqual(['due', 'overdue'])
  expect(publicPerformance([afterMoment(sum, 'overdue', at(27))])).toEqual({ state: 'overdue', since: dayAt(27) })
})

test('an account that is taken back leaves nothing overdue that was not so before', () => {
  const sums = withAccount([one({ isOverdue: true }), one()], false, at(20))
  expect(sums.map(({ overdueAt }) => overdueAt === null)).toEqual([false, true])
})

test('what was closed last is the last of all sums, by the word or the silence of the plaintiff', () => {
  const sums = [3, 1].map(days => one({ receivedAt: at(days).toISOString() }))
  expect(lastClosedAt([...sums, one()])).toBe(at(3).toISOString())
  expect(lastClosedAt([...sums, one({ uncontradictedAt: at(4).toISOString() })])).toBe(at(4).toISOString())
  expect(lastClosedAt([one()])).toBeNull()
})

test('where nothing is owed nothing is said of it', () => {
  expect(publicPerformance([])).toBeNull()
})

test('a day ends when it is over everywhere, to the moment', () => {
  const end = at(11)
  const before = new Date(end.getTime() - 1)
  expect([stateOfSum(one(), before), stateOfSum(one(), end)]).toEqual(['due', 'overdue'])
  expect(stateOfSum(one(), new Date(dayAt(10)))).toBe('due')
  const plan = [{ dueOn: dayAt(10), value: 1 }]
  expect([before, end].map(time => owedSums({ value: 1, plan }, time)[0]?.dueOn)).toEqual([dayAt(10), dayAt(25)])
})

test('a week of silence ends with a day, everywhere', () => {
  expect(silenceEndsAt('2026-03-01T15:30:00.000Z').toISOString()).toBe('2026-03-09T12:00:00.000Z')
})

describe('the clock', () => {
  test.each<[string, Partial<OwedSum>, number, [number, string][]]>([
    [
      'comes to what nobody says anything of',
      {},
      0,
      [
        [6.75, 'reminder'],
        [9.75, 'reminder'],
        [11, 'overdue'],
        [16.75, 'reminder'],
      ],
    ],
    [
      'comes to the plaintiff alone where no account is stated',
      { overdueAt: null },
      0,
      [
        [6.75, 'account reminder'],
        [9.75, 'account reminder'],
        [16.75, 'account reminder'],
      ],
    ],
    [
      'asks the plaintiff twice whether they have what is said to be paid',
      { saidPaidAt: at(2).toISOString() },
      2,
      [
        [5, 'answer reminder'],
        [8, 'answer reminder'],
        [9, 'silence'],
      ],
    ],
    ['has nothing to do with what nobody contradicts', { ...said, uncontradictedAt: at(9).toISOString() }, 2, []],
    ['has nothing to do with what is received', { receivedAt: at(2).toISOString() }, 2, []],
  ])('%s', (_name, changes, from, expected) => {
    const found: [number, string][] = []
    let sums = [one(changes)]
    for (let now = nextMoment(sums, at(from)); now; now = nextMoment(sums, now)) {
      const [come] = momentsBy(sums, now, now)
      if (!come) throw new Error('The clock came for nothing')
      found.push([(now.getTime() - resolvedAt.getTime()) / day, come.moment])
      sums = sums.map(sum => afterMoment(sum, come.moment, now as Date))
    }
    expect(found).toEqual(expected)
  })

  test('still comes to what it has not done when somebody acts on another sum, but to no reminder that is past', () => {
    expect(nextMoment(owing(10, 60), at(15))).toEqual(at(11))
    expect(nextMoment([one({ saidPaidAt: at(2).toISOString() })], at(30))).toEqual(at(9))
    expect(nextMoment([one({ isOverdue: true })], at(15))).toEqual(at(16.75))
  })

  test('gives no reminder twice because another sum has been overdue since before it', () => {
    const sums = owing(8, 14)
    const reminded = nextMoment(sums.slice(1), at(0)) as Date
    const now = new Date(reminded.getTime() + day)
    expect(momentsBy(sums, now, now)).toEqual([{ position: 0, moment: 'overdue' }])
  })

  test('after a standstill gives no reminder of what is overdue', () => {
    expect(momentsBy([one()], at(6), at(30))).toEqual([{ position: 0, moment: 'overdue' }])
    expect(momentsBy([one({ isOverdue: true })], at(16), at(30))).toEqual([{ position: 0, moment: 'reminder' }])
  })

  test('after a standstill does the weightiest of each sum', () => {
    expect(momentsBy(owing(10, 20, 60), at(6.75), at(20))).toEqual([
      { position: 0, moment: 'overdue' },
      { position: 1, moment: 'reminder' },
    ])
  })
})

const acts = fc.array(
  fc.record({
    days: fc.integer({ min: 0, max: 20 }),
    position: fc.nat({ max: 3 }),
    reader: fc.constantFrom('creditor' as const, 'debtor' as const),
    choice: fc.nat({ max: 1 }),
  }),
  { maxLength: 40 },
)

test('whatever is said, sums stay, nothing is received twice, and what is owed comes to an end or is overdue', {
  timeout: 120_000,
}, () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 4 }), acts, (plan, said) => {
      const begin = owing(...plan.toSorted((first, second) => first - second))
      let sums = begin
      let now = resolvedAt
      const goTo = (time: Date) => {
        for (let next = nextMoment(sums, now); next && next <= time; next = nextMoment(sums, now)) {
          const moments = momentsBy(sums, next, next)
          expect(moments.length).toBeGreaterThan(0)
          now = next
          for (const { position, moment } of moments)
            sums = sums.with(position, afterMoment(sums[position] as OwedSum, moment, now))
        }
        now = time
      }
      for (const { days, position, reader, choice } of said) {
        goTo(new Date(now.getTime() + days * day))
        const sum = sums[position]
        const statement = sum && statementsOn(sum, reader, now)[choice]
        if (!sum || !statement) continue
        expect(sum.receivedAt).toBeNull()
        sums = sums.with(position, afterStatement(sum, { said: statement }, now))
      }
      goTo(new Date(now.getTime() + 400 * day))
      expect(nextMoment(sums, now)).toBeNull()
      expect(sums.map(({ dueOn, value }) => ({ dueOn, value }))).toEqual(
        begin.map(({ dueOn, value }) => ({ dueOn, value })),
      )
      for (const sum of sums) expect(['received', 'not contradicted', 'overdue']).toContain(stateOfSum(sum, now))
      const states = sums.map(sum => stateOfSum(sum, now))
      const worst = (['overdue', 'not contradicted'] as const).find(state => states.includes(state)) ?? 'kept'
      expect(publicPerformance(sums)?.state).toBe(worst)
    }),
    { numRuns: 10_000 },
  )
})
