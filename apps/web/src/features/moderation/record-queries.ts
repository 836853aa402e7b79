import type {
  decideRecords,
  findRecords,
  getRecordOfCompanies,
  getSuggestedMerges,
} from '@redress/contract/company-records.ts'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { caller } from '../../lib/api-client.ts'

const fetchSuggestions = caller<typeof getSuggestedMerges>('GET', '/v1/operator/records')
const searchRecords = caller<typeof findRecords>('GET', '/v1/operator/record-search')
const fetchRecord = caller<typeof getRecordOfCompanies>('GET', '/v1/operator/records/:id')
const sendDecision = caller<typeof decideRecords>('POST', '/v1/operator/records/decisions')

const key = ['operator', 'records'] as const

const suggestionsQuery = queryOptions({
  queryKey: [...key, 'alike'],
  queryFn: ({ signal }) => fetchSuggestions(undefined, { signal }),
  staleTime: 0,
})

const recordQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, 'one', id],
    queryFn: ({ signal }) => fetchRecord({ params: { id } }, { signal }),
    staleTime: 0,
  })

export async function findRecordsBy(term: string, signal: AbortSignal) {
  const { records, hasMore } = await searchRecords({ query: { term } }, { signal })
  return { items: records, hasMore }
}

export const useSuggestedMerges = () => useQuery(suggestionsQuery)
export const useRecordOfCompanies = (id: string) => useQuery(recordQuery(id))

/** Sends a decision, and fetches anew what it changes. */
export function useRecordDecision() {
  const queries = useQueryClient()
  return async (body: Parameters<typeof sendDecision>[0]['body']) => {
    await sendDecision({ body })
    await queries.invalidateQueries({ queryKey: key })
  }
}
