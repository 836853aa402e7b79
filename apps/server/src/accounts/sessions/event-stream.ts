import { AsyncLocalStorage } from 'node:async_hooks'
import { Readable } from 'node:stream'
import { getEvents, type LiveEvent, liveTopics } from '@redress/contract/events.ts'
import { heldLimits, partOf } from '@redress/domain/people/request-limits.ts'
import type { Context } from '../../adapters/context.ts'
import type { LiveNews } from '../../platform/events/live-events.ts'
import type { SignedIn } from '../../platform/http/caller.ts'
import { countHeld } from '../../platform/http/held.ts'
import { heldBoundsOf } from '../../platform/http/network.ts'
import { eventsRoute, type Route, signedIn } from '../../platform/http/route.ts'
import { onceFor } from '../../platform/once-for.ts'
import { failFor, ok } from '../../platform/result.ts'
import { usableSessions } from './sessions.ts'

interface EventStreams {
  /**
   * A stream of server-sent events that says what a signed-in page has to fetch again, until its session ends; `null`
   * where the session, its account or the network of the address has as many as it may. `isReconnecting`: the page had a
   * stream before, and may have missed any event since.
   */
  open(caller: Session, options?: { readonly isReconnecting?: boolean; readonly ip?: string }): Readable | null
}

type Session = Pick<SignedIn, 'userId' | 'sessionId'>

interface OpenStream extends Session {
  readonly stream: Readable
  /** The part of the time between two heartbeats in which it was opened, and is shown to be alive. */
  readonly turn: number
}

/** How much a page may leave unread before it is disconnected. */
const maximumUnreadBytes = 64 * 1024

/** A person has a stream for each tab that they see. */
const streamsPerSession = 10
const retrySeconds = 30

/** Into how many turns the heartbeats are parted, so that they never come all at once. */
const turns = 15

const everything: LiveEvent = { topics: [...liveTopics], claimId: null }

const changeText = (event: LiveEvent): string => `event: change\ndata: ${JSON.stringify(event)}\n\n`

/**
 * Server-sent event streams of one process. They share one listener and one heartbeat; each beat checks with one
 * statement which sessions are still usable.
 */
export function createEventStreams(
  context: Context,
  { heartbeatMilliseconds = 15_000 }: { readonly heartbeatMilliseconds?: number } = {},
): EventStreams {
  const open = new Set<OpenStream>()
  context.telemetry.meter
    .createObservableUpDownCounter('redress.streams.open', { description: 'Pages that hear of changes at once' })
    .addCallback(result => result.observe(open.size))
  const held = countHeld()
  const most = heldLimits.streams
  const perAccount = partOf(most.perAccount, context.settings.REQUESTS_PER_MINUTE)
  const perNetwork = partOf(most.perNetwork, context.settings.REQUESTS_PER_MINUTE)
  const ofUsers = new Map<string, Set<OpenStream>>()
  const ofSessions = new Map<string, Set<OpenStream>>()
  let stopListening: (() => void) | undefined
  let heartbeat: NodeJS.Timeout | undefined
  let currentTurn = 0
  /** Runs shared timers outside the async context of the request that opened the first stream. */
  const outsideRequests = AsyncLocalStorage.snapshot()

  function begin(entry: OpenStream): void {
    stopListening ??= context.live.onNews(tell)
    heartbeat ??= outsideRequests(() => setInterval(beat, heartbeatMilliseconds / turns))
    open.add(entry)
    addTo(ofUsers, entry.userId, entry)
    addTo(ofSessions, entry.sessionId, entry)
  }

  function stop(entry: OpenStream): void {
    open.delete(entry)
    removeFrom(ofUsers, entry.userId, entry)
    removeFrom(ofSessions, entry.sessionId, entry)
    if (open.size > 0) return
    stopListening?.()
    stopListening = undefined
    clearInterval(heartbeat)
    heartbeat = undefined
  }

  function end(entry: OpenStream): void {
    stop(entry)
    if (!entry.stream.destroyed) entry.stream.push(null)
  }

  function send(entry: OpenStream, text: string): void {
    if (!open.has(entry)) return
    entry.stream.push(text)
    if (entry.stream.readableLength > maximumUnreadBytes) entry.stream.destroy()
  }

  function tell(news: LiveNews): void {
    if (news.kind === 'sessions ended') {
      for (const sessionId of news.sessionIds) for (const entry of [...(ofSessions.get(sessionId) ?? [])]) end(entry)
      return
    }
    if (news.kind === 'missed') {
      const text = changeText(everything)
      for (const entry of open) send(entry, text)
      return
    }
    const { topics, claimId = null, origin } = news
    const text = changeText({ topics: [...topics], claimId, ...(origin && { origin }) })
    for (const userId of new Set(news.userIds)) for (const entry of ofUsers.get(userId) ?? []) send(entry, text)
  }

  async function beat(): Promise<void> {
    currentTurn = (currentTurn + 1) % turns
    const due = [...open].filter(({ turn }) => turn === currentTurn)
    if (due.length === 0) return
    const sessionIds = [...new Set(due.map(({ sessionId }) => sessionId))]
    const usable = await usableSessions(context, sessionIds).catch(() => new Set(sessionIds))
    for (const entry of due) {
      if (!open.has(entry)) continue
      if (usable.has(entry.sessionId)) send(entry, ': alive\n\n')
      else end(entry)
    }
  }

  return {
    open({ userId, sessionId }, { isReconnecting = false, ip } = {}) {
      const giveBack = held.take([
        { subject: sessionId, maximum: streamsPerSession },
        { subject: userId, maximum: perAccount },
        ...(ip === undefined ? [] : heldBoundsOf(ip, perNetwork)),
      ])
      if (!giveBack) return null
      const entry = { userId, sessionId, stream: new Readable({ read() {} }), turn: currentTurn }
      begin(entry)
      entry.stream.once('close', () => {
        stop(entry)
        giveBack()
      })
      // A browser that reconnects sends the id back, which tells that it was connected before.
      send(entry, 'retry: 3000\nid: 0\n\n')
      if (isReconnecting) send(entry, changeText(everything))
      return entry.stream
    },
  }
}

function addTo<Key, Value>(sets: Map<Key, Set<Value>>, key: Key, value: Value): void {
  const set = sets.get(key)
  if (set) set.add(value)
  else sets.set(key, new Set([value]))
}

function removeFrom<Key, Value>(sets: Map<Key, Set<Value>>, key: Key, value: Value): void {
  const set = sets.get(key)
  set?.delete(value)
  if (set?.size === 0) sets.delete(key)
}

const streamsOf = onceFor((context: Context) => createEventStreams(context))

export const eventRoutes: Route<Context>[] = [
  eventsRoute(
    getEvents,
    async (context, _, caller) => {
      const { headers, ip } = caller.request
      const isReconnecting = headers['last-event-id'] !== undefined
      const stream = streamsOf(context).open(signedIn(caller), { isReconnecting, ip })
      return stream ? ok(stream) : failFor('TOO_MANY_REQUESTS', retrySeconds)
    },
    // Exports the metric from the start, even at zero.
    { onMount: streamsOf },
  ),
]
