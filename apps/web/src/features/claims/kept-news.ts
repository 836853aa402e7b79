import { useEffect, useRef } from 'react'
import { type Message, useMarkRead, type useMessages } from '../../entities/claim/message-queries.ts'

const noMessages: readonly Message[] = []

/**
 * Marks messages as read as soon as their reader looks at the page, once all that are new are loaded: marking one marks what
 * is older. What was new when it was opened is still shown as new until it is left, so that it can be found.
 */
export function useKeptNews(claimId: string, query: ReturnType<typeof useMessages>): readonly Message[] {
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query
  const messages = data?.messages ?? noMessages
  const markRead = useMarkRead(claimId)
  const news = useRef(new Set<string>())
  for (const { id, isNew } of messages) if (isNew) news.current.add(id)
  const loadedNews = messages.filter(({ isNew }) => isNew).length
  const hasEarlierNews = hasNextPage && (data?.newCount ?? 0) > loadedNews
  useEffect(() => {
    if (hasEarlierNews && !isFetching && !isFetchNextPageError) void fetchNextPage()
  }, [hasEarlierNews, isFetching, isFetchNextPageError, fetchNextPage])
  useEffect(() => {
    if (hasEarlierNews || !messages.some(({ isNew }) => isNew)) return
    const mark = () => {
      if (document.visibilityState === 'visible') void markRead(messages)
    }
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [messages, hasEarlierNews, markRead])
  return messages.map(message => ({ ...message, isNew: news.current.has(message.id) }))
}
