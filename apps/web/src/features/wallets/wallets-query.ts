import type { getWallets, setWallets } from '@redress/contract/profile.ts'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { caller } from '../../lib/api-client.ts'
import { queryKeys } from '../../lib/query-keys.ts'

const fetchWallets = caller<typeof getWallets>('GET', '/v1/wallets')
const sendWallets = caller<typeof setWallets>('POST', '/v1/wallets')

export type Wallet = Awaited<ReturnType<typeof fetchWallets>>['wallets'][number]

const walletsQuery = queryOptions({
  queryKey: queryKeys.wallets,
  queryFn: ({ signal }) => fetchWallets(undefined, { signal }),
})

export const useWallets = () => useQuery(walletsQuery)

/** Adding and removing send the full new list (specification section 7). */
export function useWalletChanges() {
  const queries = useQueryClient()
  const change = async (next: (addresses: readonly string[]) => readonly string[]) => {
    const { wallets } = await queries.fetchQuery({ ...walletsQuery, staleTime: 0 })
    const addresses = next(wallets.map(wallet => wallet.address))
    const changed = await sendWallets({ body: { wallets: addresses.map(address => ({ address })) } })
    queries.setQueryData(walletsQuery.queryKey, changed)
  }
  return {
    add: (address: string) => change(addresses => [...addresses, address]),
    remove: (address: string) => change(addresses => addresses.filter(each => each !== address)),
  }
}
