import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { clientId } from './http.ts'
import { applyEvent, keysOf } from './live-events.ts'
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
