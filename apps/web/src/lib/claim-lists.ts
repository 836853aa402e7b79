import type { getClaims } from '@redress/contract/claims.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { caller } from './api-client.ts'
import { usePolling } from './live-connection.ts'
import { queryKeys } from './query-keys.ts'

const fetchClaimLists = caller<typeof getClaims>('GET', '/v1/claims')

/** Polling of claims, in milliseconds (specification section 9). */
export const claimsInterval = 5_000

/** The claims by and against the signed-in user, with their counts. */
export const claimListsQuery = queryOptions({
  queryKey: queryKeys.claimLists,
  queryFn: ({ signal }) => fetchClaimLists(undefined, { signal }),
  staleTime: 0,
})

/** The claim lists, kept fresh. */
export const useClaimLists = () => useQuery({ ...claimListsQuery, refetchInterval: usePolling(claimsInterval) })
