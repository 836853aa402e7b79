import type { getInstallationSettings, InstallationSettings } from '@redress/contract/configuration.ts'
import type { FeeCodes, getFeeCodes } from '@redress/contract/fee-codes.ts'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { caller } from '../../lib/api-client.ts'

const fetchSettings = caller<typeof getInstallationSettings>('GET', '/v1/operator/settings')

const settingsQuery = queryOptions({
  queryKey: ['operator', 'settings'],
  queryFn: ({ signal }) => fetchSettings(undefined, { signal }),
  staleTime: 0,
})

export const useInstallationSettings = () => useQuery(settingsQuery)

/** Shows what an act has left. The answer to an act that was sent twice may lack it. */
export function useSettingsCache() {
  const queries = useQueryClient()
  const { queryKey } = settingsQuery
  return async (left: InstallationSettings | { readonly settings?: never }) => {
    if (left.settings !== undefined) queries.setQueryData(queryKey, left)
    else await queries.invalidateQueries({ queryKey })
  }
}

const fetchFeeCodes = caller<typeof getFeeCodes>('GET', '/v1/operator/fee-codes')

const feeCodesQuery = queryOptions({
  queryKey: ['operator', 'fee codes'],
  queryFn: ({ signal }) => fetchFeeCodes(undefined, { signal }),
  staleTime: 0,
})

export const useFeeCodes = () => useQuery(feeCodesQuery)

/** Shows the codes that an act has left. An answer to an act that was sent twice may lack them. */
export function useFeeCodesCache() {
  const queries = useQueryClient()
  const { queryKey } = feeCodesQuery
  return async ({ codes }: FeeCodes | { readonly codes?: never }) => {
    if (codes) queries.setQueryData(queryKey, { codes })
    else await queries.invalidateQueries({ queryKey })
  }
}
