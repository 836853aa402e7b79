import type { Claim, PartyClaim, SettledClaim } from '@redress/contract/claim-views.ts'
import type { getClaim, getClaimList, getClaims, getHistory } from '@redress/contract/claims.ts'
import type { GivenInput } from '@redress/contract/endpoint.ts'
import { keepPreviousData, queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { caller } from '../../lib/api-client.ts'
import { polling } from '../../lib/live-connection.ts'
import { queryKeys } from '../../lib/query-keys.ts'

const freshFor = 5 * 60_000
/** Polling of claims, in milliseconds (specification section 9). */
export const claimsInterval = 5_000

const fetchClaimLists = caller<typeof getClaims>('GET', '/v1/claims')
const fetchClaimList = caller<typeof getClaimList>('GET', '/v1/claims/lists/:list')
const fetchClaim = caller<typeof getClaim>('GET', '/v1/claims/:id')
const fetchHistory = caller<typeof getHistory>('GET', '/v1/actions/claims/:claimId')

export type HistoryItem = Awaited<ReturnType<typeof fetchHistory>>[number]

/** The claims by and against the signed-in user, with their counts. */
export const claimListsQuery = queryOptions({
  queryKey: queryKeys.claimLists,
  queryFn: ({ signal }) => fetchClaimLists(undefined, { signal }),
  staleTime: 0,
  refetchInterval: polling(claimsInterval),
})

type ClaimListInput = GivenInput<typeof getClaimList>
type ClaimListAsked = ClaimListInput['params'] & ClaimListInput['query']

/** One page of a claim list. The previous page stays visible while the next one loads. */
const claimListQuery = ({ list, ...query }: ClaimListAsked) =>
  queryOptions({
    queryKey: [...queryKeys.claimLists, list, query],
    queryFn: ({ signal }) => fetchClaimList({ params: { list }, query }, { signal }),
    staleTime: 0,
    refetchInterval: polling(claimsInterval),
    placeholderData: keepPreviousData,
  })

/** One claim, as far as the caller may see it. */
const claimQuery = (id: string) =>
  queryOptions<Claim | SettledClaim>({
    queryKey: queryKeys.claim(id),
    queryFn: ({ signal }) => fetchClaim({ params: { id } }, { signal }),
    staleTime: freshFor,
    refetchInterval: polling(claimsInterval),
  })

/** The claim's action history, oldest first; for its parties. */
const historyQuery = (claimId: string) =>
  queryOptions({
    queryKey: [...queryKeys.claim(claimId), 'history'],
    queryFn: ({ signal }) => fetchHistory({ params: { claimId } }, { signal }),
    staleTime: 0,
    refetchInterval: polling(claimsInterval),
  })

/** The claim lists, polled. */
export const useClaimLists = () => useQuery(claimListsQuery)

/** One page of a claim list, polled. */
export const useClaimList = (asked: ClaimListAsked, { enabled = true } = {}) =>
  useQuery({ ...claimListQuery(asked), enabled })

/** One claim, polled. */
export const useClaim = (id: string) => useQuery(claimQuery(id))

/** The claim's history, polled. */
export const useHistory = (claimId: string) => useQuery(historyQuery(claimId))

/** The reader's last act on a claim, in the past tense. */
interface LastAct {
  readonly said: string
  readonly at: string
  /** Whether its claim's page has not shown it yet. */
  readonly isNew: boolean
}

/** Kept by this tab, and never fetched. */
const lastActQuery = (claimId: string) =>
  queryOptions<LastAct>({
    queryKey: [...queryKeys.lastActs, claimId],
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The reader's last act on the claim, and how its page notes that it is shown. */
export function useLastAct(claimId: string) {
  const queries = useQueryClient()
  const { data } = useQuery(lastActQuery(claimId))
  const markShown = useCallback(
    () => queries.setQueryData(lastActQuery(claimId).queryKey, act => act && { ...act, isNew: false }),
    [queries, claimId],
  )
  return { act: data, markShown }
}

/** Cache updates after an action on a claim. */
export function useClaimCache() {
  const queries = useQueryClient()
  return useMemo(() => {
    const show = async (claim: PartyClaim) => {
      const { queryKey } = claimQuery(claim.id)
      // A replayed response may hold only the id, and the claim may have changed since. Fetch it.
      if (!('view' in claim)) return queries.invalidateQueries({ queryKey, exact: true })
      const wasFetching = queries.isFetching({ queryKey, exact: true }) > 0
      await queries.cancelQueries({ queryKey, exact: true })
      queries.setQueryData(queryKey, claim)
      // The cancelled fetch was due to another user's change, which may be newer than this response.
      if (wasFetching) void queries.invalidateQueries({ queryKey, exact: true })
    }
    /** Has the box of the claim's page say what its reader has done, and take the focus. */
    const say = (claimId: string, said: string) => {
      const act = { said, at: new Date().toISOString(), isNew: true }
      queries.setQueryData(lastActQuery(claimId).queryKey, act)
    }
    return {
      say,
      /** Puts the answer of a write into the cache; a fetch that began before it must not bring the older claim back. */
      show,
      /**
       * The same, and fetches everything again that a transition of the claim may have changed. `said` is the act in
       * the past tense; `null` if it leads to a page that says so itself.
       */
      store: async (claim: PartyClaim, said: string | null) => {
        if (said !== null) say(claim.id, said)
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
