import { Readable } from 'node:stream'
import type { LiveEvent } from '@redress/contract/events.ts'
import { liveTopics } from '@redress/contract/events.ts'
import { isSessionUsable } from '../accounts/is-session-usable.ts'
import type { SignedIn } from '../platform/caller.ts'
import type { Context } from '../platform/context.ts'
import type { News } from '../platform/live-events.ts'

export interface StreamOptions {
  /** Between two signs of life; the session is looked at again with each. */
  readonly heartbeatMilliseconds: number
}

const usual: StreamOptions = { heartbeatMilliseconds: 15_000 }
/** What a page that does not read may leave unread. */
const unreadBytes = 64 * 1024

/** The event that news are to a user; `null` where they are none. */
function eventOf(news: News, userId: string): LiveEvent | null {
  if (news.kind === 'missed') return { topics: [...liveTopics], claimId: null }
  if (news.kind !== 'changed' || !news.userIds.includes(userId)) return null
  return { topics: [...news.topics], claimId: news.claimId ?? null }
}

/** A stream of server-sent events that tells a signed-in page what to fetch again, until its session ends. */
export function openEventStream(
  context: Context,
  { userId, sessionId }: SignedIn,
  { heartbeatMilliseconds }: StreamOptions = usual,
): Readable {
  const stream = new Readable({ read() {} })
  let isOver = false
  const send = (text: string) => {
    if (isOver) return
    stream.push(text)
    if (stream.readableLength > unreadBytes) stream.destroy()
  }
  const unsubscribe = context.live.onNews(news => {
    if (news.kind === 'sessions ended' && news.sessionIds.includes(sessionId)) end()
    const event = eventOf(news, userId)
    if (event) send(`event: change\ndata: ${JSON.stringify(event)}\n\n`)
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
  send('retry: 3000\n: open\n\n')
  return stream
}
