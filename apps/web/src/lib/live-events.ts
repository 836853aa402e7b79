import type { getEvents, LiveEvent, LiveTopic } from '@redress/contract/events.ts'
import { hashKey, type QueryClient, type QueryFilters, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { keepStreamOpen } from './event-stream.ts'
import { clientId } from './http.ts'
import { setLive } from './live-connection.ts'
import { queryKeys } from './query-keys.ts'

const path = '/v1/events' satisfies (typeof getEvents)['path']

const keysOfTopic = {
  claims: [queryKeys.claims],
  notifications: [queryKeys.notifications],
  account: [queryKeys.session, queryKeys.referrals, queryKeys.wallets, queryKeys.dataExport],
} satisfies Record<LiveTopic, readonly QueryKey[]>

const everything = Object.values(keysOfTopic).flat()

/** Query keys to refetch after an event. An event about one claim spares the other claims. */
export const keysOf = ({ topics, claimId }: LiveEvent): readonly QueryKey[] =>
  topics.flatMap<QueryKey>(topic =>
    topic === 'claims' && claimId !== null ? [queryKeys.claimLists, queryKeys.claim(claimId)] : keysOfTopic[topic],
  )

/**
 * Refetches matching queries. A first fetch under way may return the state before the change. It is not restarted,
 * but repeated when it is done.
 */
export function fetchAgain(queries: QueryClient, filters: QueryFilters): void {
  const underWay = queries
    .getQueryCache()
    .findAll({ ...filters, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined)
  void queries.invalidateQueries(filters)
  for (const { queryKey, promise } of underWay) {
    const again = () => queries.invalidateQueries({ queryKey, exact: true })
    void promise?.then(again, again)
  }
}

/**
 * Refetches the changed data. The claim itself is skipped if this tab wrote it: the response is in the cache or about
 * to be. Every other tab refetches it.
 */
export function applyEvent(queries: QueryClient, event: LiveEvent): void {
  const written = event.origin === clientId && event.claimId ? hashKey(queryKeys.claim(event.claimId)) : null
  for (const queryKey of keysOf(event))
    fetchAgain(queries, { queryKey, predicate: query => query.queryHash !== written })
}

/** Metadata of a mutation under way. */
export interface ActMeta extends Record<string, unknown> {
  /** Whether it ends on another page. */
  readonly leadsAway: boolean
}

/**
 * Settles when no mutation is running that leads to another page. Refetching earlier would change the page being
 * left.
 */
export function arrival(queries: QueryClient): Promise<void> {
  const isLeaving = () =>
    queries.isMutating({ predicate: ({ meta }) => (meta as ActMeta | undefined)?.leadsAway === true }) > 0
  return new Promise(resolve => {
    if (!isLeaving()) return resolve()
    const stop = queries.getMutationCache().subscribe(() => {
      if (isLeaving()) return
      stop()
      resolve()
    })
  })
}

/** Follows the server's events while the component is mounted, and refetches the changed data. */
export function useLiveEvents(): void {
  const queries = useQueryClient()
  useEffect(() => {
    return keepStreamOpen(path, {
      onOpen: () => {
        setLive(queries, true)
        for (const queryKey of everything) fetchAgain(queries, { queryKey })
      },
      onCut: () => setLive(queries, false),
      onChange: data => void arrival(queries).then(() => applyEvent(queries, JSON.parse(data) as LiveEvent)),
    })
  }, [queries])
}
