import type {
  AccountForStaff,
  findAccounts,
  getAccountForStaff,
  getSuspendedAccounts,
} from '@redress/contract/suspensions.ts'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { caller } from '../../lib/api-client.ts'

const fetchSuspended = caller<typeof getSuspendedAccounts>('GET', '/v1/operator/accounts')
const searchAccounts = caller<typeof findAccounts>('GET', '/v1/operator/account-search')
const fetchAccount = caller<typeof getAccountForStaff>('GET', '/v1/operator/accounts/:username')

const suspendedQuery = queryOptions({
  queryKey: ['operator', 'accounts'],
  queryFn: ({ signal }) => fetchSuspended(undefined, { signal }),
  staleTime: 0,
})

const accountQuery = (username: string) =>
  queryOptions({
    queryKey: ['operator', 'account', username],
    queryFn: ({ signal }) => fetchAccount({ params: { username } }, { signal }),
    staleTime: 0,
  })

export async function findAccountsBy(term: string, signal: AbortSignal) {
  const { accounts, hasMore } = await searchAccounts({ query: { term } }, { signal })
  return { items: accounts, hasMore }
}

export const useSuspendedAccounts = () => useQuery(suspendedQuery)
export const useAccountForStaff = (username: string) => useQuery(accountQuery(username))

/** Shows an account as an act has left it. */
export function useAccountCache(username: string) {
  const queries = useQueryClient()
  return (changed: AccountForStaff) => queries.setQueryData(accountQuery(username).queryKey, changed)
}
