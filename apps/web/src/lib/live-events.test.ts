import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { clientId } from './http.ts'
import { applyEvent, arrival, fetchAgain, keysOf } from './live-events.ts'
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

test('what is fetched for the first time when it changes is fetched once more', async () => {
  const queries = new QueryClient()
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  let asked = 0
  const observer = new QueryObserver(queries, {
    queryKey: queryKeys.claim('one'),
    queryFn: async () => answers[asked++]?.promise,
  })
  const seen: unknown[] = []
  const stop = observer.subscribe(({ data }) => seen.push(data))
  fetchAgain(queries, { queryKey: queryKeys.claims })
  expect(asked).toBe(1)
  answers[0]?.resolve('before the change')
  answers[1]?.resolve('after it')
  await expect.poll(() => seen.at(-1)).toBe('after it')
  expect(asked).toBe(2)
  stop()
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
