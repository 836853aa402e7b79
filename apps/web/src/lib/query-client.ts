import { QueryClient } from '@tanstack/react-query'
import { isPassing } from './api-error.ts'

const minute = 60_000
const retries = 2

/** Freshness, retention and retries of specification section 9. Offline is an answer, not a wait, and over when it is. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10 * minute,
        gcTime: 15 * minute,
        refetchOnWindowFocus: false,
        refetchOnReconnect: 'always',
        networkMode: 'always',
        retry: (failures, error) => failures < retries && isPassing(error),
      },
      mutations: { networkMode: 'always' },
    },
  })
