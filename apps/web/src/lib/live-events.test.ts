import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { clientId } from './http.ts'
import { applyEvent, arrival, keysOf } from './live-events.ts'
import { queryKeys } from './query-keys.ts'

describe('what a live event asks to fetch again', () => {
  test.each([
    [['claims'], null, [queryKeys.claims]],
    [['claims'], 'one', [queryKeys.claimLists, queryKeys.claim('one')]],
    [['notifications'], 'one', [queryKeys.notifications]],
    [['claims', 'notifications'], 'one', [queryKeys.claimLists, queryKeys.claim('one'), queryKeys.notifications]],
    [['account'], null, [queryKeys.session, queryKeys.referrals, queryKeys.wallets, queryKeys.dataExport]],
    [[], null, []],
  ] as const)('%j about %s: %j', (topics, claimId, keys) => {
    expect(keysOf({ topics: [...topics], claimId })).toEqual(keys)
  })
})

describe('after the event of a write, the claim is fetched again', () => {
  const history = [...queryKeys.claim('one'), 'history']
  const isStale = (origin: string | undefined) => {
    const queries = new QueryClient()
    for (const key of [queryKeys.claim('one'), history, queryKeys.claimLists]) queries.setQueryData(key, {})
    applyEvent(queries, { topics: ['claims'], claimId: 'one', ...(origin === undefined ? {} : { origin }) })
    const invalidated = (key: readonly unknown[]) => queries.getQueryState(key)?.isInvalidated
    expect([invalidated(history), invalidated(queryKeys.claimLists)]).toEqual([true, true])
    return invalidated(queryKeys.claim('one'))
  }

  test('not by the tab that wrote it', () => expect(isStale(clientId)).toBe(false))
  test('by every other tab', () => expect(isStale('another tab')).toBe(true))
  test('where the server does not say who wrote', () => expect(isStale(undefined)).toBe(true))
})

test.each([
  [true, 'until the page is there to which it leads'],
  [false, 'not at all by one that stays'],
])('what an act changes waits (it leads away: %s): %s', async leadsAway => {
  const queries = new QueryClient()
  const pages = Promise.withResolvers<void>()
  const act = queries
    .getMutationCache()
    .build(queries, { mutationFn: async () => undefined, onSuccess: () => pages.promise, meta: { leadsAway } })
  const done = act.execute(undefined)
  let hasArrived = false
  const arrived = arrival(queries).then(() => {
    hasArrived = true
  })
  await new Promise(resolve => setTimeout(resolve))
  expect(hasArrived).toBe(!leadsAway)
  pages.resolve()
  await Promise.all([done, arrived])
})
