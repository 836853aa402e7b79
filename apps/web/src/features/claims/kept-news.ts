import { useEffect, useRef } from 'react'
import { type Message, useMarkRead } from '../../entities/claim/message-queries.ts'

/**
 * Marks messages as read as soon as their reader looks at the page. What was new when it was opened is still shown as new
 * until it is left, so that it can be found.
 */
export function useKeptNews(claimId: string, messages: readonly Message[]): readonly Message[] {
  const markRead = useMarkRead(claimId)
  const news = useRef(new Set<string>())
  for (const { id, isNew } of messages) if (isNew) news.current.add(id)
  useEffect(() => {
    if (!messages.some(({ isNew }) => isNew)) return
    const mark = () => {
      if (document.visibilityState === 'visible') void markRead(messages)
    }
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [messages, markRead])
  return messages.map(message => ({ ...message, isNew: news.current.has(message.id) }))
}
