import type { getConfiguration } from '@redress/contract/configuration.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { caller } from './api-client.ts'
import { queryKeys } from './query-keys.ts'

const fetchConfiguration = caller<typeof getConfiguration>('GET', '/v1/configuration')

export type Configuration = Awaited<ReturnType<typeof fetchConfiguration>>

/** The installation's settings; they change only with a new start of the server. */
export const configurationQuery = queryOptions({
  queryKey: queryKeys.configuration,
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: ({ signal }) => fetchConfiguration(undefined, { signal }),
})

export const useConfiguration = () => useQuery(configurationQuery)
