import { shownStatuses, sortKeys } from '@redress/domain/claim/claim-lists.ts'
import { turns } from '@redress/domain/claim/turns.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressOf, type ShownList, shownFrom } from './list-choice.ts'

const everything = shownFrom(new URLSearchParams())
const claim = '5b0a4c6e-8b1d-4e3f-a5c7-9d1b3e5f7a90'

test('an address brings back every choice', () => {
  const choices = fc.record<ShownList>({
    term: fc.string({ maxLength: 200 }),
    status: fc.constantFrom(null, ...shownStatuses),
    turn: fc.constantFrom(null, ...turns),
    sort: fc.constantFrom(null, ...sortKeys),
    order: fc.constantFrom('asc', 'desc'),
    after: fc.option(fc.uuid()),
  })
  fc.assert(
    fc.property(choices, shown => {
      const kept = shown.sort === null ? { ...shown, order: 'desc' } : shown
      expect(shownFrom(addressOf(shown))).toEqual({ ...kept, term: shown.term.trim() === '' ? '' : shown.term })
    }),
  )
})

test.each([
  ['', {}],
  ['sort=amount', { sort: 'amount', order: 'desc' }],
  ['sort=turn', { sort: 'turn', order: 'asc' }],
  [`status=DISPUTED&turn=yours&after=${claim}`, { status: 'DISPUTED', turn: 'yours', after: claim }],
  ['status=NONE&turn=mine&sort=name&order=up&after=7', {}],
  [`term=${'a'.repeat(300)}`, { term: 'a'.repeat(200) }],
] as const)('?%s', (search, shown) => {
  expect(shownFrom(new URLSearchParams(search))).toEqual({ ...everything, ...shown })
})

test('an address says nothing where nothing is chosen', () => {
  expect(String(addressOf(everything))).toBe('')
})
