import fc from 'fast-check'
import { expect, test } from 'vitest'
import { claimStatuses } from '../claim/lifecycle.ts'
import { isResolved } from '../claim/questions.ts'
import { outcomeOf, type SeatFacts } from './defendant-outcomes.ts'

const settled = { isSettled: true, isAnswered: true, isReached: true, isUnproven: false }
const answered = { isSettled: false, isAnswered: true, isReached: true, isUnproven: false }
const silent = { isSettled: false, isAnswered: false, isReached: true, isUnproven: false }

test.each<[string, readonly SeatFacts[], string | null]>([
  ['whoever settled it', [settled], 'settled'],
  ['whoever settled it without an answer of their own that is kept', [{ ...silent, isSettled: true }], 'settled'],
  ['whoever answered it and settled nothing', [answered], 'disputed'],
  ['whoever did nothing', [silent], 'not taken part'],
  ['whom no letter reached', [{ ...silent, isReached: false }], 'not reached'],
  ['whom no letter reached, and who answered', [{ ...answered, isReached: false }], 'disputed'],
  ['whom a letter reached in one of two seats', [{ ...silent, isReached: false }, silent], 'not taken part'],
  ['whoever is named twice and settled it once', [silent, settled], 'settled'],
  ['whoever is named twice and answered it once', [answered, silent], 'disputed'],
  ['whoever it does not name in public', [], null],
])('what a resolved claim is for %s', (_, seats, expected) => {
  expect(outcomeOf({ status: 'RESOLVED_IN_FAVOUR_OF_PLANTIFF', ending: null, isPublic: true }, seats)).toBe(expected)
  expect(outcomeOf({ status: 'RESOLVED_IN_FAVOUR_OF_DEFENDANT', ending: null, isPublic: true }, seats)).toBe(expected)
  expect(
    outcomeOf({ status: 'RESOLVED_IN_FAVOUR_OF_DEFENDANT', ending: 'withdrawn', isPublic: true }, seats),
  ).toBeNull()
})

test('an outcome is what the figures count: of a claim that is not resolved there is none', () => {
  const seat = fc.record({
    isSettled: fc.boolean(),
    isAnswered: fc.boolean(),
    isReached: fc.constant(true),
    isUnproven: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.constantFrom(...claimStatuses), fc.array(seat, { minLength: 1, maxLength: 3 }), (status, seats) => {
      const outcome = outcomeOf({ status, ending: null, isPublic: true }, seats)
      expect(outcome !== null).toBe(isResolved(status))
      if (outcome === null) return
      expect(outcome === 'settled').toBe(seats.some(({ isSettled }) => isSettled))
      expect(outcome === 'not taken part').toBe(seats.every(each => !each.isSettled && !each.isAnswered))
    }),
  )
})

test('of a public claim that nobody was told of, it is said so before it is resolved', {
  tags: 'SPEC-4-delivery',
}, () => {
  const unreached = [{ ...silent, isReached: false }]
  const claim = { status: 'PUBLISHED', ending: null } as const
  expect(outcomeOf({ ...claim, isPublic: true }, unreached)).toBe('not reached')
  expect(outcomeOf({ ...claim, isPublic: true }, [silent])).toBeNull()
  expect(outcomeOf({ ...claim, isPublic: false }, unreached)).toBeNull()
})
