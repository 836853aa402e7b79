import { describe, expect, test } from 'vitest'
import { keysOf } from './live-events.ts'
import { queryKeys } from './query-keys.ts'

describe('what a live event asks to fetch again', () => {
  test.each([
    [['claims'], null, [queryKeys.claims]],
    [['claims'], 'one', [queryKeys.claimLists, queryKeys.claim('one')]],
    [['notifications'], 'one', [queryKeys.notifications]],
    [['claims', 'notifications'], 'one', [queryKeys.claimLists, queryKeys.claim('one'), queryKeys.notifications]],
    [['account'], null, [queryKeys.session, queryKeys.referrals, queryKeys.wallets]],
    [[], null, []],
  ] as const)('%j about %s: %j', (topics, claimId, keys) => {
    expect(keysOf({ topics: [...topics], claimId })).toEqual(keys)
  })
})
