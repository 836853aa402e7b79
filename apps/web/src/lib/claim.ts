import type { Claim, PartyClaim } from '@redress/contract/claim-views.ts'
import type { getClaim, getHistory } from '@redress/contract/claims.ts'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { caller } from './api-client.ts'
import { claimsInterval } from './claim-lists.ts'
import { usePolling } from './live-connection.ts'
import { queryKeys } from './query-keys.ts'

const freshFor = 5 * 60_000

const fetchClaim = caller<typeof getClaim>('GET', '/v1/claims/:id')
const fetchHistory = caller<typeof getHistory>('GET', '/v1/actions/claims/:claimId')

export type HistoryItem = Awaited<ReturnType<typeof fetchHistory>>[number]

/** One claim, as far as the caller may see it. */
const claimQuery = (id: string) =>
  queryOptions<Claim>({
    queryKey: queryKeys.claim(id),
    queryFn: ({ signal }) => fetchClaim({ params: { id } }, { signal }),
    staleTime: freshFor,
  })

/** The claim's action history, oldest first; for its parties. */
const historyQuery = (claimId: string) =>
  queryOptions({
    queryKey: [...queryKeys.claim(claimId), 'history'],
    queryFn: ({ signal }) => fetchHistory({ params: { claimId } }, { signal }),
    staleTime: 0,
  })

/** One claim, kept fresh. */
export const useClaim = (id: string) => useQuery({ ...claimQuery(id), refetchInterval: usePolling(claimsInterval) })

/** The action history, kept fresh. */
export const useHistory = (claimId: string) =>
  useQuery({ ...historyQuery(claimId), refetchInterval: usePolling(claimsInterval) })

/** What an act on a claim does to what is cached. */
export function useClaimCache() {
  const queries = useQueryClient()
  return useMemo(() => {
    const show = async (claim: PartyClaim) => {
      const { queryKey } = claimQuery(claim.id)
      await queries.cancelQueries({ queryKey, exact: true })
      queries.setQueryData(queryKey, claim)
    }
    return {
      /** Shows what the act has answered; a fetch that began before it must not bring the older claim back. */
      show,
      /** The same, and has everything fetched again that a step of the claim may have changed. */
      store: async (claim: PartyClaim) => {
        await show(claim)
        void queries.invalidateQueries({ queryKey: queryKeys.claimLists })
        void queries.invalidateQueries({ queryKey: historyQuery(claim.id).queryKey })
        void queries.invalidateQueries({ queryKey: queryKeys.notifications })
      },
      /** The claim as it is cached now, which may be newer than the one that was rendered last. */
      latest: (rendered: PartyClaim): PartyClaim => {
        const cached = queries.getQueryData(claimQuery(rendered.id).queryKey)
        return cached?.view === 'party' ? cached : rendered
      },
      refresh: (claimId: string) => queries.invalidateQueries({ queryKey: queryKeys.claim(claimId) }),
      forget: (claimId: string) => {
        queries.removeQueries({ queryKey: queryKeys.claim(claimId) })
        return queries.invalidateQueries({ queryKey: queryKeys.claimLists })
      },
    }
  }, [queries])
}
