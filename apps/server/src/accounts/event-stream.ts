import { Readable } from 'node:stream'
import { getEvents, type LiveEvent, liveTopics } from '@redress/contract/events.ts'
import type { Context } from '../adapters/context.ts'
import type { LiveEvents, News } from '../platform/events/live-events.ts'
import type { SignedIn } from '../platform/http/caller.ts'
import { eventsRoute, type Route, signedIn } from '../platform/http/route.ts'
import { failFor, ok } from '../platform/result.ts'
import { isSessionUsable } from './sessions.ts'

export const eventRoutes = (context: Context): Route[] => [
  eventsRoute(getEvents, async (_, requestContext) => {
    const isReconnecting = requestContext.request.headers['last-event-id'] !== undefined
    const caller = signedIn(requestContext)
    if (streamsOf(context.live, caller.sessionId) >= streamsPerSession)
      return failFor('TOO_MANY_REQUESTS', retrySeconds)
    return ok(openEventStream(context, caller, { isReconnecting }))
  }),
]

interface StreamOptions {
  /** Whether the page had a stream before: it may have missed any event since. */
  readonly isReconnecting?: boolean
  /** Between two heartbeats; each checks that the session is still usable. */
  readonly heartbeatMilliseconds?: number
}

/** How much a page may leave unread before it is disconnected. */
const maximumUnreadBytes = 64 * 1024

/** A person has a stream for each tab that they see. */
const streamsPerSession = 10
const retrySeconds = 30

/** How many streams each session has open, for each source of news. */
const openStreams = new WeakMap<LiveEvents, Map<string, number>>()

const streamsOf = (live: LiveEvents, sessionId: string): number => openStreams.get(live)?.get(sessionId) ?? 0

function countStream(live: LiveEvents, sessionId: string, change: 1 | -1): void {
  const counts = openStreams.get(live) ?? new Map<string, number>()
  openStreams.set(live, counts)
  const count = (counts.get(sessionId) ?? 0) + change
  if (count === 0) counts.delete(sessionId)
  else counts.set(sessionId, count)
}

const everything: LiveEvent = { topics: [...liveTopics], claimId: null }

/** The event for a user; `null` where nothing of theirs has changed. */
function eventOf(news: News, userId: string): LiveEvent | null {
  if (news.kind === 'missed') return everything
  if (news.kind !== 'changed' || !news.userIds.includes(userId)) return null
  return { topics: [...news.topics], claimId: news.claimId ?? null, ...(news.origin && { origin: news.origin }) }
}

/** A stream of server-sent events that says what a signed-in page has to fetch again, until its session ends. */
export function openEventStream(
  context: Context,
  { userId, sessionId }: SignedIn,
  { isReconnecting = false, heartbeatMilliseconds = 15_000 }: StreamOptions = {},
): Readable {
  const stream = new Readable({ read() {} })
  let isOver = false
  const send = (text: string) => {
    if (isOver) return
    stream.push(text)
    if (stream.readableLength > maximumUnreadBytes) stream.destroy()
  }
  const sendChange = (event: LiveEvent) => send(`event: change\ndata: ${JSON.stringify(event)}\n\n`)
  const unsubscribe = context.live.onNews(news => {
    if (news.kind === 'sessions ended' && news.sessionIds.includes(sessionId)) end()
    const event = eventOf(news, userId)
    if (event) sendChange(event)
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
  countStream(context.live, sessionId, 1)
  stream.once('close', () => {
    stop()
    countStream(context.live, sessionId, -1)
  })
  // A browser that reconnects sends the id back, which tells that it was connected before.
  send('retry: 3000\nid: 0\n\n')
  if (isReconnecting) sendChange(everything)
  return stream
}
