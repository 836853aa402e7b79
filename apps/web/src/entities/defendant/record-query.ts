import type { getRecord } from '@redress/contract/record.ts'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { caller } from '../../lib/api-client.ts'
import { isApiError } from '../../lib/api-error.ts'

const fetchRecord = caller<typeof getRecord>('GET', '/v1/claims/defendants/:id/record')

type RecordPage = Awaited<ReturnType<typeof fetchRecord>>

const keyOf = (defendantId: string) => ['defendants', defendantId, 'record'] as const

/** Public record of a company or person over all claims; `null` if no claim is public. */
export function useRecord(defendantId: string) {
  const queries = useQueryClient()
  return useInfiniteQuery({
    queryKey: keyOf(defendantId),
    queryFn: async ({ pageParam: after, signal }): Promise<RecordPage | null> => {
      const query = after === null ? {} : { after }
      try {
        const page = await fetchRecord({ params: { id: defendantId }, query }, { signal })
        // The id leads to a record with another id. Cache it under that id too.
        if (page.id !== defendantId && after === null) {
          queries.setQueryData(keyOf(page.id), { pages: [page], pageParams: [null] })
        }
        return page
      } catch (error) {
        if (isApiError(error) && (error.status === 404 || error.status === 400)) return null
        throw error
      }
    },
    initialPageParam: null as string | null,
    getNextPageParam: last => last?.next ?? null,
    select: ({ pages }) => {
      const [first] = pages
      return first ? { ...first, claims: pages.flatMap(page => page?.claims ?? []) } : null
    },
  })
}

export type PublicRecord = NonNullable<ReturnType<typeof useRecord>['data']>
