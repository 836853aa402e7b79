import { listItemExample } from '@redress/contract/example-schemas.ts'
import type { Turn } from '@redress/domain/claim/turns.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addressOf,
  choiceFrom,
  chosenOf,
  isFiltering,
  type ListChoice,
  type ListedClaim,
  pageOf,
  shownStatuses,
  sortKeys,
} from './list-choice.ts'

const everything = choiceFrom(new URLSearchParams())
const listed = (
  id: string,
  claim: Partial<ListedClaim['claim']> = {},
  more: Partial<Omit<ListedClaim, 'claim'>> = {},
): ListedClaim => ({ claim: { ...listItemExample, id, ...claim }, turn: 'none', due: null, text: id, ...more })
const idsOf = (claims: readonly ListedClaim[], choice: Partial<ListChoice>) =>
  chosenOf(claims, { ...everything, ...choice }).map(({ claim }) => claim.id)

const choices = fc.record<ListChoice>({
  term: fc.string(),
  status: fc.constantFrom(null, ...shownStatuses),
  turn: fc.constantFrom<Turn | null>(null, 'yours', 'either', 'theirs', 'none', 'over'),
  sort: fc.constantFrom(null, ...sortKeys),
  order: fc.constantFrom('asc', 'desc'),
  page: fc.integer({ min: 1, max: 1000 }),
})

describe('the address', () => {
  test('brings back every choice', () => {
    fc.assert(
      fc.property(choices, choice => {
        const kept = choice.sort === null ? { ...choice, order: 'desc' } : choice
        const again = choiceFrom(addressOf(choice))
        expect(again).toEqual({ ...kept, term: choice.term.trim() === '' ? '' : choice.term })
      }),
    )
  })

  test.each([
    ['', {}],
    ['sort=amount', { sort: 'amount', order: 'desc' }],
    ['sort=turn', { sort: 'turn', order: 'asc' }],
    ['status=DISPUTED&turn=yours&page=2', { status: 'DISPUTED', turn: 'yours', page: 2 }],
    ['status=NONE&turn=mine&sort=name&order=up&page=-1', {}],
    ['page=1.5', {}],
    ['page=many', {}],
  ] as const)('?%s', (search, choice) => {
    expect(choiceFrom(new URLSearchParams(search))).toEqual({ ...everything, ...choice })
  })

  test('says nothing where nothing is chosen', () => {
    expect(String(addressOf(everything))).toBe('')
    expect(isFiltering(everything)).toBe(false)
    expect(isFiltering({ ...everything, sort: 'date', page: 3 })).toBe(false)
  })
})

describe('what is chosen', () => {
  const claims = [
    listed('a', { status: 'DISPUTED' }, { turn: 'either', text: 'Amélie Fischer, Slander' }),
    listed('b', { status: 'PUBLISHED', isDisregarded: true }, { turn: 'theirs', text: 'Nordlys Reiser AS' }),
    listed('c', { status: 'PUBLISHED', isDisregarded: false }, { turn: 'theirs', text: 'Fischer und Söhne' }),
  ]

  test.each([
    [{}, ['a', 'b', 'c']],
    [{ term: 'amelie' }, ['a']],
    [{ term: '  FISCHER ' }, ['a', 'c']],
    [{ term: 'slander fisch' }, ['a']],
    [{ term: 'sohne' }, ['c']],
    [{ term: 'nobody' }, []],
    [{ status: 'NO_RESPONSE' }, ['b']],
    [{ status: 'PUBLISHED' }, ['c']],
    [{ turn: 'theirs' }, ['b', 'c']],
    [{ turn: 'theirs', term: 'as' }, ['b']],
  ] as const)('%o', (choice, ids) => {
    expect(idsOf(claims, choice)).toEqual(ids)
  })
})

describe('the order', () => {
  const claims = [
    listed('a', { dateOfClaim: '2026-02-01', value: 9, status: 'DISPUTED' }, { turn: 'theirs', due: '2026-03-01' }),
    listed('b', { dateOfClaim: null, value: null, status: 'PENDING' }, { turn: 'yours' }),
    listed('c', { dateOfClaim: '2026-01-01', value: 100, status: 'RESOLUTION_REJECTED' }, { turn: 'over' }),
    listed('d', { dateOfClaim: '2026-02-01', value: 10, status: 'DISPUTED' }, { turn: 'theirs', due: '2026-02-01' }),
  ]

  test.each([
    [{ sort: null }, 'abcd'],
    [{ sort: 'date', order: 'desc' }, 'adcb'],
    [{ sort: 'date', order: 'asc' }, 'cadb'],
    [{ sort: 'amount', order: 'desc' }, 'cdab'],
    [{ sort: 'amount', order: 'asc' }, 'adcb'],
    [{ sort: 'status', order: 'asc' }, 'badc'],
    [{ sort: 'turn', order: 'asc' }, 'bdac'],
    [{ sort: 'turn', order: 'desc' }, 'cadb'],
  ] as const)('%o', (choice, ids) => {
    expect(idsOf(claims, choice).join('')).toBe(ids)
  })
})

test('pages hold every row once, and the last one stands for those that are no more', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer()),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 99 }),
      (rows, size, asked) => {
        const { pages } = pageOf(rows, 1, size)
        const all = Array.from({ length: pages }, (_, index) => pageOf(rows, index + 1, size))
        expect(all.flatMap(page => page.rows)).toEqual(rows)
        expect(pageOf(rows, asked, size)).toEqual(all[Math.min(asked, pages) - 1])
      },
    ),
  )
})
