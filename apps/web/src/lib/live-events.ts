import type { getEvents, LiveEvent, LiveTopic } from '@redress/contract/events.ts'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { keepStreamOpen } from './event-stream.ts'
import { setLive } from './live-connection.ts'
import { queryKeys } from './query-keys.ts'

const path = '/v1/events' satisfies (typeof getEvents)['path']

const keysOfTopic = {
  claims: [queryKeys.claims],
  notifications: [queryKeys.notifications],
  account: [queryKeys.session, queryKeys.referrals, queryKeys.wallets],
} satisfies Record<LiveTopic, readonly QueryKey[]>

const everything = Object.values(keysOfTopic).flat()

/** What an event asks to fetch again. One that is about one claim leaves the other claims alone. */
export const keysOf = ({ topics, claimId }: LiveEvent): readonly QueryKey[] =>
  topics.flatMap<QueryKey>(topic =>
    topic === 'claims' && claimId !== null ? [queryKeys.claimLists, queryKeys.claim(claimId)] : keysOfTopic[topic],
  )

/** Follows the server's events for as long as the component is shown: what has changed is fetched again. */
export function useLiveEvents(): void {
  const queries = useQueryClient()
  useEffect(() => {
    const refetch = (keys: readonly QueryKey[], cancelRefetch: boolean) => {
      for (const queryKey of keys) void queries.invalidateQueries({ queryKey }, { cancelRefetch })
    }
    return keepStreamOpen(path, {
      onOpen: () => {
        setLive(true)
        refetch(everything, false)
      },
      onCut: () => setLive(false),
      onChange: data => refetch(keysOf(JSON.parse(data) as LiveEvent), true),
    })
  }, [queries])
}
