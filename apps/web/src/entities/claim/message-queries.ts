import type { getMessages, Message, markMessagesRead } from '@redress/contract/messages.ts'
import { type InfiniteData, infiniteQueryOptions, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { caller } from '../../lib/api-client.ts'
import { polling } from '../../lib/live-connection.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { claimsInterval } from './claim-queries.ts'

export type { Message }

const fetchMessages = caller<typeof getMessages>('GET', '/v1/claims/:id/messages')
const requestMark = caller<typeof markMessagesRead>('PATCH', '/v1/claims/:id/messages')

type MessagePage = Awaited<ReturnType<typeof fetchMessages>>

/** Pages of the correspondence, newest page first; messages are shown oldest first. */
export const messagePages = (claimId: string, reader: { readonly asReader?: true } = {}) => ({
  queryFn: ({ pageParam: before, signal }: { pageParam: string | null; signal: AbortSignal }) =>
    fetchMessages({ params: { id: claimId }, query: before === null ? {} : { before } }, { ...reader, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (last: MessagePage) => last.next,
  select: asOneList,
})

const asOneList = ({ pages }: InfiniteData<MessagePage, string | null>): MessagePage => ({
  // Loaded data has at least one page.
  ...(pages[0] as MessagePage),
  messages: pages.toReversed().flatMap(({ messages }) => messages),
})

export const messagesQuery = (claimId: string) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.claim(claimId), 'messages'],
    ...messagePages(claimId),
    staleTime: 0,
    refetchInterval: polling(claimsInterval),
  })

/** The correspondence, as far back as the reader has loaded it; polled. */
export const useMessages = (claimId: string) => useInfiniteQuery(messagesQuery(claimId))

/** Invalidates the messages after a change by the reader. */
export function useRefreshMessages(claimId: string) {
  const queries = useQueryClient()
  return useCallback(() => queries.invalidateQueries({ queryKey: queryKeys.claim(claimId) }), [queries, claimId])
}

/** Returns a function that refetches the messages and rejects if that fails. */
export function useFetchMessages(claimId: string) {
  const queries = useQueryClient()
  return useCallback(async () => {
    const { queryKey } = messagesQuery(claimId)
    // A running fetch may return the state before the change.
    await queries.cancelQueries({ queryKey })
    await queries.refetchQueries({ queryKey }, { throwOnError: true })
  }, [queries, claimId])
}

/** Marks messages and all older ones as read. If the request fails, they stay new. */
export function useMarkRead(claimId: string) {
  const queries = useQueryClient()
  return useCallback(
    async (messages: readonly Message[]) => {
      const last = messages.findLast(({ isNew }) => isNew)
      if (!last) return
      const marked = await requestMark({ params: { id: claimId }, body: { readUpTo: last.id } }).catch(() => null)
      if (!marked) return
      const read = new Set(messages.map(({ id }) => id))
      queries.setQueryData(
        messagesQuery(claimId).queryKey,
        data =>
          data && {
            ...data,
            pages: data.pages.map(page => ({
              ...page,
              newCount: marked.newCount,
              messages: page.messages.map(each => (read.has(each.id) ? { ...each, isNew: false } : each)),
            })),
          },
      )
    },
    [queries, claimId],
  )
}
