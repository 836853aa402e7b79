import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parties } from '../people/parties.ts'
import { biddingStates } from './bidding.ts'
import type { BiddingView } from './bidding-view.ts'
import {
  inList,
  isFiltering,
  type ListChoice,
  type ListedClaim,
  pageOfList,
  shownStatuses,
  shownStatusOf,
  sortKeys,
  waiting,
} from './claim-lists.ts'
import { nextChangeIn, turnOf } from './claim-turn.ts'
import { unreachedParts } from './letters.ts'
import { claimStatuses, endingKinds } from './lifecycle.ts'
import { turns } from './turns.ts'

const now = new Date('2026-02-01T12:00:00.000Z')
const everything: ListChoice = { term: '', status: null, turn: null, sort: null, order: 'desc' }

const listed = (id: string, more: Partial<ListedClaim> = {}): ListedClaim => ({
  id,
  party: 'Plaintiff',
  status: 'PUBLISHED',
  isDisregarded: false,
  isReached: true,
  isRestricted: false,
  isOtherSideGone: false,
  resolutions: [],
  ending: null,
  isPaymentClaimOpen: false,
  unreached: 'none',
  nextSum: null,
  bidding: null,
  dateOfClaim: null,
  asked: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  noticePeriodEndsAt: null,
  ...more,
})

const offer = {
  costOwner: 'Defendant',
  isFeeOverdue: false,
  resolutionStatus: 'ACCEPTED',
  createdAt: '2026-01-03T00:00:00.000Z',
  decidedAt: null,
  expiresAt: null,
  defence: { isYou: true },
} as const

interface Chosen {
  readonly choice?: Partial<ListChoice>
  readonly texts?: Readonly<Record<string, string>>
  readonly after?: string | null
  readonly size?: number
}
const pageOf = (claims: readonly ListedClaim[], { choice, texts = {}, after = null, size }: Chosen) => {
  const page = pageOfList(claims, {
    choice: { ...everything, ...choice },
    after,
    now,
    textsOf: ({ id }) => [texts[id] ?? ''],
    ...(size === undefined ? {} : { size }),
  })
  return { ...page, ids: page.claims.map(({ id }) => id) }
}

const idsOf = (claims: readonly ListedClaim[]) => claims.map(({ id }) => id).toSorted()

const days = fc.integer({ min: 1, max: 28 }).map(day => `2026-02-${String(day).padStart(2, '0')}`)
const anySum = fc
  .record({
    dueOn: days,
    saidPaidAt: fc.option(
      days.map(day => `${day}T09:00:00.000Z`),
      { nil: null },
    ),
  })
  .map(sum => ({
    ...sum,
    value: 600,
    paidOn: null,
    receivedAt: null,
    timesSaidPaid: 0,
    uncontradictedAt: null,
    overdueAt: null,
    isOverdue: false,
  }))

const anyBidding = fc.record<BiddingView>({
  state: fc.constantFrom(...biddingStates),
  round: fc.constantFrom(1, 3),
  askedBy: fc.constantFrom(...parties),
  costOwner: fc.constantFrom(...parties),
  until: fc.constantFrom('2026-02-10T00:00:00.000Z', '2026-02-03T00:00:00.000Z'),
  isOwnGiven: fc.boolean(),
  isOtherGiven: fc.boolean(),
  isAnothers: fc.boolean(),
  ending: fc.constant(null),
})

const anyListed = fc.record<ListedClaim>({
  id: fc.uuid(),
  party: fc.constantFrom(...parties),
  status: fc.constantFrom(...claimStatuses),
  isDisregarded: fc.boolean(),
  isReached: fc.boolean(),
  isRestricted: fc.boolean(),
  isOtherSideGone: fc.boolean(),
  ending: fc.constantFrom(null, ...endingKinds),
  isPaymentClaimOpen: fc.boolean(),
  unreached: fc.constantFrom(...unreachedParts),
  nextSum: fc.option(anySum, { nil: null }),
  bidding: fc.option(anyBidding, { nil: null }),
  resolutions: fc.array(
    fc.record({
      costOwner: fc.constant('Plaintiff' as const),
      isFeeOverdue: fc.boolean(),
      resolutionStatus: fc.constant('ACCEPTED' as const),
      createdAt: fc.constant('2026-01-03T00:00:00.000Z'),
      decidedAt: fc.constant('2026-01-23T00:00:00.000Z'),
      expiresAt: fc.constant('2026-01-24T12:00:00.000Z'),
      defence: fc.record({ isYou: fc.boolean() }),
    }),
    { maxLength: 1 },
  ),
  dateOfClaim: fc.constantFrom(null, '2026-01-01', '2026-01-02'),
  asked: fc.constantFrom(null, 1, 2.5, 100),
  createdAt: fc.constantFrom('2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z'),
  noticePeriodEndsAt: fc.constantFrom(null, '2026-01-30T00:00:00.000Z', '2026-02-03T00:00:00.000Z'),
})
const lists = fc.uniqueArray(anyListed, { selector: ({ id }) => id, maxLength: 30 })
const choices = fc.record<ListChoice>({
  term: fc.constant(''),
  status: fc.constantFrom(null, ...shownStatuses),
  turn: fc.constantFrom(null, ...turns),
  sort: fc.constantFrom(null, ...sortKeys),
  order: fc.constantFrom('asc', 'desc'),
})

test.each([
  ['REJECTED', 'RESOLUTION_REJECTED', 'RESOLUTION_REJECTED'],
  ['COUNTERED', 'RESOLUTION_REJECTED', 'RESOLUTION_REJECTED'],
  ['WITHDRAWN', 'RESOLUTION_REJECTED', 'OFFER_WITHDRAWN'],
  ['EXPIRED', 'RESOLUTION_REJECTED', 'OFFER_EXPIRED'],
  ['LAPSED', 'RESOLUTION_REJECTED', 'OFFER_LAPSED'],
  ['PROPOSED', 'RESOLUTION_PROPOSED_BY_PLAINTIFF', 'RESOLUTION_PROPOSED_BY_PLAINTIFF'],
] as const)('a claim whose last offer is %s and whose status %s is shown as %s', (resolutionStatus, status, shown) => {
  const claim = { status, isDisregarded: false, isReached: true, ending: null }
  expect(shownStatusOf({ ...claim, resolutions: [{ ...offer, resolutionStatus }] })).toBe(shown)
  expect(shownStatusOf(claim)).toBe(status)
})

test('“No response” is said where a letter reached a defendant', { tags: 'SPEC-4-delivery' }, () => {
  const claim = { status: 'PUBLISHED', isDisregarded: true, ending: null } as const
  expect(shownStatusOf({ ...claim, isReached: true })).toBe('NO_RESPONSE')
  expect(shownStatusOf({ ...claim, isReached: false })).toBe('NOT_REACHED')
  expect(shownStatusOf({ ...claim, isDisregarded: false, isReached: false })).toBe('PUBLISHED')
})

test('a claim that the operator took off the public record is not said to be published', () => {
  const claim = { status: 'PUBLISHED', isDisregarded: false, isReached: true, ending: null } as const
  expect(shownStatusOf({ ...claim, isRestricted: true })).toBe('OFF_RECORD')
  expect(shownStatusOf({ ...claim, status: 'DISPUTED', isRestricted: true })).toBe('DISPUTED')
})

describe('what is chosen', () => {
  const claims = [
    listed('a', { status: 'DISPUTED', asked: 2450 }),
    listed('b', { isDisregarded: true, asked: 17.5 }),
    listed('c'),
  ]
  const texts = { a: 'Amélie Fischer, Slander', b: 'Nordlys Reiser AS', c: 'Fischer und Söhne Wettbewerbs\u00adverbot' }

  test.each([
    [{}, ['a', 'b', 'c']],
    [{ term: 'amelie' }, ['a']],
    [{ term: '  FISCHER ' }, ['a', 'c']],
    [{ term: 'slander fisch' }, ['a']],
    [{ term: 'sohne' }, ['c']],
    [{ term: 'wettbewerbsverbot' }, ['c']],
    [{ term: 'nobody' }, []],
    [{ term: '2,450.00' }, ['a']],
    [{ term: '2.450,00' }, ['a']],
    [{ term: '17.5' }, ['b']],
    [{ term: '2,451' }, []],
    [{ status: 'NO_RESPONSE' }, ['b']],
    [{ status: 'PUBLISHED' }, ['c']],
    [{ turn: 'theirs' }, ['b', 'c']],
    [{ turn: 'theirs', term: 'as' }, ['b']],
    [{ turn: 'either' }, ['a']],
  ] as const)('%o', (choice, ids) => {
    expect(pageOf(claims, { choice, texts }).ids).toEqual(ids)
  })

  test('nothing is left out where nothing is chosen', () => {
    expect(isFiltering(everything)).toBe(false)
    expect(isFiltering({ ...everything, sort: 'date' })).toBe(false)
    expect(isFiltering({ ...everything, term: ' ' })).toBe(false)
    expect(isFiltering({ ...everything, turn: 'over' })).toBe(true)
  })
})

describe('the order', () => {
  const claims = [
    listed('a', { dateOfClaim: '2026-02-01', asked: 9, noticePeriodEndsAt: '2026-03-01T00:00:00.000Z' }),
    listed('b', { status: 'PENDING' }),
    listed('c', { dateOfClaim: '2026-01-01', asked: 100, status: 'RESOLVED_IN_FAVOUR_OF_PLANTIFF' }),
    listed('d', { dateOfClaim: '2026-02-01', asked: 10, noticePeriodEndsAt: '2026-02-01T00:00:00.000Z' }),
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
    expect(pageOf(claims, { choice }).ids.join('')).toBe(ids)
  })
})

describe('pages', () => {
  test('hold what is chosen once, whichever way one goes', () => {
    fc.assert(
      fc.property(lists, choices, fc.integer({ min: 1, max: 9 }), (claims, choice, size) => {
        const whole = pageOf(claims, { choice, size: 100 })
        const ids: string[] = []
        let page = pageOf(claims, { choice, size })
        const starts = [page.first]
        for (;;) {
          ids.push(...page.ids)
          expect(page.first).toBe(ids.length - page.ids.length + 1)
          if (!page.next) break
          page = pageOf(claims, { choice, size, after: page.next.after })
          starts.push(page.first)
        }
        expect(ids).toEqual(whole.ids)
        expect(page.total).toBe(ids.length)
        while (page.previous) {
          expect(starts.pop()).toBe(page.first)
          page = pageOf(claims, { choice, size, after: page.previous.after })
        }
        expect(page.first).toBe(1)
      }),
    )
  })

  const claims = ['a', 'b', 'c', 'd', 'e'].map(id => listed(id))
  const moved = claims.map(claim => (claim.id === 'b' ? { ...claim, isDisregarded: true } : claim))
  test.each([
    ['what has come before it moves no row', [listed('0'), ...claims], {}, 'cd', 4],
    ['the one that it follows is not chosen any more', moved, { choice: { status: 'PUBLISHED' } }, 'cd', 2],
    ['nothing follows any more: the last page', claims.slice(0, 2), {}, 'ab', 1],
    ['the one that it follows is gone: the first page', claims.filter(({ id }) => id !== 'b'), {}, 'ac', 1],
  ] as const)('%s', (_, now, chosen, ids, first) => {
    const page = pageOf(now, { ...chosen, after: 'b', size: 2 })
    expect([page.ids.join(''), page.first]).toEqual([ids, first])
  })
})

test('each claim is in the list of its side, and drafts and unresolved ones in another besides', () => {
  fc.assert(
    fc.property(lists, claims => {
      const [mine, against] = [inList(claims, 'my-claims'), inList(claims, 'against-me')]
      expect(idsOf([...mine, ...against])).toEqual(idsOf(claims))
      for (const list of ['my-claims-pending', 'my-claims-unresolved'] as const)
        expect(mine).toEqual(expect.arrayContaining(inList(claims, list)))
    }),
  )
})

describe('what waits', () => {
  test('is everything that is not over, once', () => {
    fc.assert(
      fc.property(lists, claims => {
        const all = Object.values(waiting(claims, now)).flat()
        const left = claims.filter(claim => turnOf(claim, claim.party).turn !== 'over')
        expect(idsOf(all)).toEqual(idsOf(left))
      }),
    )
  })

  test('comes in the order in which it is due, and a late answer comes with the rest, the newest first', () => {
    const against = (id: string, more: Partial<ListedClaim>) => listed(id, { party: 'Defendant', ...more })
    const agreedAt = (time: string) =>
      ({
        status: 'RESOLUTION_ACCEPTED',
        resolutions: [{ ...offer, createdAt: time, decidedAt: time }],
      }) as const
    const agreed = agreedAt('2026-01-26T10:00:00.000Z')
    const claims = [
      against('newest', { status: 'DISPUTED', createdAt: '2026-01-03T00:00:00.000Z' }),
      against('later', { status: 'PENDING_PUBLICATION', noticePeriodEndsAt: '2026-03-01T00:00:00.000Z' }),
      against('late', { isDisregarded: true, noticePeriodEndsAt: '2026-01-30T00:00:00.000Z' }),
      against('sooner', { status: 'PENDING_PUBLICATION', noticePeriodEndsAt: '2026-02-02T00:00:00.000Z' }),
      against('fee', agreed),
      against('late fee', agreedAt('2026-01-05T10:00:00.000Z')),
      against('another’s fee', {
        ...agreed,
        resolutions: agreed.resolutions.map(each => ({ ...each, defence: { isYou: false } })),
      }),
    ]
    const { yours, theirs } = waiting(claims, now)
    expect(yours.map(({ id }) => id)).toEqual(['late fee', 'sooner', 'fee', 'later', 'newest', 'late'])
    expect(theirs.map(({ id }) => id)).toEqual(['another’s fee'])
  })

  test('changes by the clock alone when it says so, and not before', () => {
    const seen = (claim: ListedClaim, at: Date) => {
      const isPublic = claim.noticePeriodEndsAt !== null && new Date(claim.noticePeriodEndsAt) <= at
      return [isPublic, Object.values(waiting([claim, other], at)).map(waits => waits.map(({ id }) => id))]
    }
    const other = listed('other', { status: 'DISPUTED', createdAt: '2026-01-05T00:00:00.000Z' })
    fc.assert(
      fc.property(anyListed, claim => {
        const change = nextChangeIn(claim, now)
        const end = change ?? new Date('2027-01-01T00:00:00.000Z')
        expect(seen(claim, new Date(end.getTime() - 1))).toEqual(seen(claim, now))
      }),
    )
  })
})
