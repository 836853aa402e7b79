import type { getMessages, Message, markMessagesRead } from '@redress/contract/messages.ts'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { caller } from '../../lib/api-client.ts'
import { polling } from '../../lib/live-connection.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { claimsInterval } from './claim-queries.ts'

export type { Message }

const fetchMessages = caller<typeof getMessages>('GET', '/v1/claims/:id/messages')
const requestMark = caller<typeof markMessagesRead>('PATCH', '/v1/claims/:id/messages')

const messagesQuery = (claimId: string) =>
  queryOptions({
    queryKey: [...queryKeys.claim(claimId), 'messages'],
    queryFn: ({ signal }) => fetchMessages({ params: { id: claimId } }, { signal }),
    staleTime: 0,
    refetchInterval: polling(claimsInterval),
  })

/** What the parties have written to each other, kept fresh. */
export const useMessages = (claimId: string) => useQuery(messagesQuery(claimId))

/** Fetches them again, because the reader has changed them. */
export function useRefreshMessages(claimId: string) {
  const queries = useQueryClient()
  return useCallback(() => queries.invalidateQueries({ queryKey: queryKeys.claim(claimId) }), [queries, claimId])
}

/** Marks all that is new as read; where that fails, it stays new. */
export function useMarkRead(claimId: string) {
  const queries = useQueryClient()
  return useCallback(
    async (messages: readonly Message[]) => {
      const last = messages.findLast(({ isNew }) => isNew)
      if (!last) return
      const marked = await requestMark({ params: { id: claimId }, body: { readUpTo: last.id } }).catch(() => null)
      if (marked) queries.setQueryData(messagesQuery(claimId).queryKey, marked)
    },
    [queries, claimId],
  )
}
