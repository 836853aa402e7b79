import type { getFailedJob, getRefusedLetter, getWaitingWork, WaitingWork } from '@redress/contract/work.ts'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { caller } from '../../lib/api-client.ts'

const fetchWork = caller<typeof getWaitingWork>('GET', '/v1/operator/work')
const fetchJob = caller<typeof getFailedJob>('GET', '/v1/operator/jobs/:id')
const fetchLetter = caller<typeof getRefusedLetter>('GET', '/v1/operator/letters/:id')

/** How often it is asked for anew by who may read it, in milliseconds. */
const interval = 60_000

const workQuery = queryOptions({
  queryKey: ['operator', 'work'],
  queryFn: ({ signal }) => fetchWork(undefined, { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) => state.data !== undefined && interval,
})

export const useWaitingWork = (enabled = true) => useQuery({ ...workQuery, enabled })

// Each look is kept: what was looked at is not asked for again while its dialog is open.
const look = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 } as const

export const useFailedJob = (id: string) =>
  useQuery({
    queryKey: ['operator', 'job', id],
    queryFn: ({ signal }) => fetchJob({ params: { id } }, { signal }),
    ...look,
  })

export const useRefusedLetter = (id: string) =>
  useQuery({
    queryKey: ['operator', 'letter', id],
    queryFn: ({ signal }) => fetchLetter({ params: { id } }, { signal }),
    ...look,
  })

/** Shows what waits as an act has left it. The answer to an act that was sent twice may lack it. */
export function useWorkCache() {
  const queries = useQueryClient()
  const { queryKey } = workQuery
  return async (left: WaitingWork | { readonly mails?: never }) => {
    if (left.mails !== undefined) queries.setQueryData(queryKey, left)
    else await queries.invalidateQueries({ queryKey })
  }
}
