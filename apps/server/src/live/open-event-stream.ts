import { Readable } from 'node:stream'
import type { LiveEvent } from '@redress/contract/events.ts'
import { liveTopics } from '@redress/contract/events.ts'
import { isSessionUsable } from '../accounts/is-session-usable.ts'
import type { Context } from '../platform/context.ts'
import type { News } from '../platform/events/live-events.ts'
import type { SignedIn } from '../platform/http/caller.ts'

interface StreamOptions {
  /** Whether the page had a stream before: it may have missed anything since. */
  readonly isReturning?: boolean
  /** Between two signs of life; the session is looked at again with each. */
  readonly heartbeatMilliseconds?: number
}

/** What a page that does not read may leave unread. */
const unreadBytes = 64 * 1024

const everything: LiveEvent = { topics: [...liveTopics], claimId: null }

/** The event that news are to a user; `null` where they are none. */
function eventOf(news: News, userId: string): LiveEvent | null {
  if (news.kind === 'missed') return everything
  if (news.kind !== 'changed' || !news.userIds.includes(userId)) return null
  return { topics: [...news.topics], claimId: news.claimId ?? null }
}

/** A stream of server-sent events that tells a signed-in page what to fetch again, until its session ends. */
export function openEventStream(
  context: Context,
  { userId, sessionId }: SignedIn,
  { isReturning = false, heartbeatMilliseconds = 15_000 }: StreamOptions = {},
): Readable {
  const stream = new Readable({ read() {} })
  let isOver = false
  const send = (text: string) => {
    if (isOver) return
    stream.push(text)
    if (stream.readableLength > unreadBytes) stream.destroy()
  }
  const tell = (event: LiveEvent) => send(`event: change\ndata: ${JSON.stringify(event)}\n\n`)
  const unsubscribe = context.live.onNews(news => {
    if (news.kind === 'sessions ended' && news.sessionIds.includes(sessionId)) end()
    const event = eventOf(news, userId)
    if (event) tell(event)
  })
  const heartbeat = setInterval(async () => {
    const isUsable = await isSessionUsable(context, sessionId).catch(() => true)
    if (isUsable) send(': alive\n\n')
    else end()
  }, heartbeatMilliseconds)
  function stop(): void {
    isOver = true
    unsubscribe()
    clearInterval(heartbeat)
  }
  function end(): void {
    stop()
    if (!stream.destroyed) stream.push(null)
  }
  stream.once('close', stop)
  // The id makes a browser that connects again say that it was here before.
  send('retry: 3000\nid: 0\n\n')
  if (isReturning) tell(everything)
  return stream
}
