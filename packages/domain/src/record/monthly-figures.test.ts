import { expect, test } from 'vitest'
import { cents } from '../money/money.ts'
import type { SentLetter } from './letter-figures.ts'
import { type FiledClaim, monthlyFigures } from './monthly-figures.ts'

const at = (time: string) => new Date(`${time}:00Z`)
const now = at('2027-02-10T12:00')
const claim = (filed: string, status: FiledClaim['status'], ending: FiledClaim['ending'] = null): FiledClaim => ({
  ...{ filedAt: at(filed), status, ending, isResolvedBeforePublication: false, owedSums: [] },
})
const answered = (written: string, days: number | null): SentLetter => ({
  ...{ writtenAt: at(written), isAccepted: true, isRefused: false, openedAt: null },
  answer: days === null ? null : { kind: 'disputed', at: new Date(at(written).getTime() + days * 86_400_000) },
})

test('where nothing happened there is the present month, with nothing', () => {
  const months = monthlyFigures({ letters: [], claims: [], fees: [] }, now)
  expect(months).toMatchObject([{ month: '2027-02', claims: { filed: 0 }, medianDaysToAnswer: null, fees: [] }])
})

test('months follow each other over a year’s end, and a moment belongs to its month in UTC', () => {
  const claims = [claim('2026-11-30T23:59', 'PUBLISHED'), claim('2026-12-01T00:00', 'DISPUTED')]
  const months = monthlyFigures({ letters: [], claims, fees: [] }, now)
  expect(months.map(({ month, claims: { filed } }) => [month, filed])).toEqual([
    ['2026-11', 1],
    ['2026-12', 1],
    ['2027-01', 0],
    ['2027-02', 0],
  ])
})

test('each filed claim stands in one place', () => {
  const statuses = [
    ...(['PENDING_PUBLICATION', 'PUBLISHED', 'DISPUTED', 'RESOLUTION_REJECTED', 'RESOLUTION_ACCEPTED'] as const),
    ...(['RESOLVED_IN_FAVOUR_OF_PLANTIFF', 'RESOLVED_IN_FAVOUR_OF_DEFENDANT'] as const),
  ]
  const claims = [
    ...statuses.map(status => claim('2027-02-01T09:00', status)),
    claim('2027-02-01T09:00', 'RESOLVED_IN_FAVOUR_OF_PLANTIFF', 'settled elsewhere'),
    claim('2027-02-01T09:00', 'RESOLVED_IN_FAVOUR_OF_DEFENDANT', 'withdrawn'),
  ]
  const [month] = monthlyFigures({ letters: [], claims, fees: [] }, now)
  expect(month?.standings).toEqual({ 'in the notice period': 1, public: 1, negotiated: 3, withdrawn: 1, settled: 3 })
})

test('what a month’s claims became is of that month: settled, before they were public, and whether it is paid', () => {
  const settled = claim('2027-01-03T09:00', 'RESOLVED_IN_FAVOUR_OF_PLANTIFF')
  const sum = {
    ...{ dueOn: '2027-01-20', value: 100, saidPaidAt: null, paidOn: null, receivedAt: '2027-01-19T09:00:00.000Z' },
    ...{ timesSaidPaid: 0, uncontradictedAt: null, overdueAt: '2026-03-16T12:00:00.000Z', isOverdue: false },
  }
  const claims = [
    settled,
    { ...settled, isResolvedBeforePublication: true, owedSums: [sum] },
    claim('2027-02-03T09:00', 'DISPUTED'),
    {
      ...claim('2027-02-03T09:00', 'RESOLVED_IN_FAVOUR_OF_DEFENDANT', 'withdrawn'),
      isResolvedBeforePublication: true,
    },
  ]
  const months = monthlyFigures({ letters: [], claims, fees: [] }, now)
  expect(months).toMatchObject([
    {
      claims: { filed: 2, settled: 2, settledBeforePublication: 1 },
      agreements: { toPay: 1, kept: 1, keptOnTime: 1 },
      letters: { sent: 0 },
    },
    { claims: { filed: 2, settled: 0, settledBeforePublication: 0 }, agreements: { toPay: 0 } },
  ])
})

test('the first month is the earliest of what there is, in whichever order it is given', () => {
  const claims = [claim('2027-02-03T09:00', 'DISPUTED'), claim('2026-12-03T09:00', 'DISPUTED')]
  expect(monthlyFigures({ letters: [], claims, fees: [] }, now).map(({ month }) => month)).toEqual([
    '2026-12',
    '2027-01',
    '2027-02',
  ])
})

test.each([
  [[4], 4],
  [[9, 1, 2], 2],
  [[1, 10, 2, 5], 3.5],
])('of answers after %j days the median is %d', (days, median) => {
  const letters = [...days.map(each => answered('2027-02-01T09:00', each)), answered('2027-02-01T09:00', null)]
  expect(monthlyFigures({ letters, claims: [], fees: [] }, now)[0]?.medianDaysToAnswer).toBe(median)
})

test('fees are added up by currency', () => {
  const fee = (currency: 'EUR' | 'USD', amount: bigint) => ({ paidAt: now, currency, fee: cents(amount) })
  const fees = [fee('USD', 500n), fee('EUR', 120n), fee('EUR', 3n)]
  expect(monthlyFigures({ letters: [], claims: [], fees }, now)[0]?.fees).toEqual([
    { currency: 'EUR', fee: 123n },
    { currency: 'USD', fee: 500n },
  ])
})
