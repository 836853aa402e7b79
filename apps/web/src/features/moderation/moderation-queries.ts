import type { getModerationCase, getModerationQueue, ModerationCase } from '@redress/contract/moderation.ts'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { caller } from '../../lib/api-client.ts'

const fetchQueue = caller<typeof getModerationQueue>('GET', '/v1/operator/cases')
const fetchCase = caller<typeof getModerationCase>('GET', '/v1/operator/cases/:id')

/** How often the queue is asked for anew by who may read it, in milliseconds. */
const interval = 60_000

const queueQuery = queryOptions({
  queryKey: ['operator', 'queue'],
  queryFn: ({ signal }) => fetchQueue(undefined, { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) => state.data !== undefined && interval,
})

const caseQuery = (id: string) =>
  queryOptions({
    queryKey: ['operator', 'case', id],
    queryFn: ({ signal }) => fetchCase({ params: { id } }, { signal }),
    staleTime: 0,
  })

export const useModerationQueue = () => useQuery(queueQuery)
export const useModerationCase = (id: string) => useQuery(caseQuery(id))

/** Shows a case as an act has left it, and fetches the queue again. The answer to an act that was sent twice may lack it. */
export function useCaseCache() {
  const queries = useQueryClient()
  return (changed: ModerationCase | { readonly claim?: never }) => {
    if (changed.claim !== undefined) queries.setQueryData(caseQuery(changed.claim.id).queryKey, changed)
    void queries.invalidateQueries({ queryKey: changed.claim ? queueQuery.queryKey : ['operator'] })
  }
}
