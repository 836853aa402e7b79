import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { LiveEvent } from '@redress/contract/events.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../../platform/database/database.ts'
import { announce, type LiveNews } from '../../platform/events/live-events.ts'
import { type EventPage, openEventPage } from '../../testing/event-page.ts'
import { claimByCalls, type Opponents } from '../../testing/file-claim.ts'
import { days } from '../../testing/movable-clock.ts'
import { statementsOf } from '../../testing/recorded-statements.ts'
import { confirmedUser, password, type TestUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { createEventStreams } from './event-stream.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const marker = crypto.randomUUID()
const tell = (user: TestUser, ...others: string[]) =>
  announce(server.context.database, { userIds: [...others, user.id], topics: ['account'], claimId: marker })

/** Events that a page receives before the marker. */
async function toldBefore(page: EventPage): Promise<LiveEvent[]> {
  const events: LiveEvent[] = []
  for (;;) {
    const event = await page.next()
    if (!event) throw new Error('The stream ended early')
    if (event.claimId === marker) return events
    events.push(event)
  }
}

async function sessionOf({ id: userId }: TestUser) {
  const { id: sessionId } = await server.context.database
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return { userId, sessionId, isConfirmed: true, provenAt: new Date() }
}

function openIn(
  context: TestServer['context'],
  caller: Awaited<ReturnType<typeof sessionOf>>,
  heartbeatMilliseconds?: number,
): Readable {
  const stream = createEventStreams(context, heartbeatMilliseconds ? { heartbeatMilliseconds } : {}).open(caller)
  if (!stream) throw new Error('The session has too many streams')
  return stream
}

describe('the stream', () => {
  test('sends server-sent events that nothing on the way caches, buffers or compresses', async () => {
    const page = await openEventPage(server, (await confirmedUser(server)).client)
    expect(page.status).toBe(200)
    expect(page.headers.get('content-type')).toBe('text/event-stream')
    expect(page.headers.get('cache-control')).toBe('private, no-store')
    expect(page.headers.get('x-accel-buffering')).toBe('no')
    expect(page.headers.get('content-encoding')).toBeNull()
    page.leave()
  })

  test('tells each party what to fetch when a claim is filed, and nobody of a draft', {
    tags: 'SPEC-7-GET-events',
  }, async () => {
    const opponents: Opponents = { plaintiff: await confirmedUser(server), defendant: await confirmedUser(server) }
    const pages = {
      plaintiff: await openEventPage(server, opponents.plaintiff.client),
      defendant: await openEventPage(server, opponents.defendant.client),
    }
    const claimId = await claimByCalls(server, opponents, 'PENDING_PUBLICATION')
    await tell(opponents.plaintiff)
    await tell(opponents.defendant)
    const told = { plaintiff: await toldBefore(pages.plaintiff), defendant: await toldBefore(pages.defendant) }
    // The defendant is offered the claim, and has taken it over.
    expect(told.plaintiff).toContainEqual({ topics: ['claims', 'notifications'], claimId })
    expect(told.defendant).toContainEqual({ topics: ['claims'], claimId })
    expect(told.defendant).toContainEqual({ topics: ['claims', 'notifications'], claimId: null })
    const about = told.defendant.flatMap(event => event.claimId ?? [])
    expect(new Set(about)).toEqual(new Set([claimId]))
    pages.plaintiff.leave()
    pages.defendant.leave()
  })

  test('names the tab that changed a draft, so that it alone need not fetch what it wrote', async () => {
    const user = await confirmedUser(server)
    const page = await openEventPage(server, user.client)
    const { id: claimId } = (await user.client.post('/v1/claims')).body.data as { id: string }
    const write = (clientId: string) =>
      user.client.patch(`/v1/claims/${claimId}`, { location: 'Vienna' }, { 'x-client-id': clientId })
    await write('tab-1')
    await write('no id, but words')
    await tell(user)
    expect(await toldBefore(page)).toEqual([
      { topics: ['claims'], claimId, origin: 'tab-1' },
      { topics: ['claims'], claimId },
    ])
    page.leave()
  })

  test('tells a user’s other pages what one of them did', async () => {
    const user = await confirmedUser(server)
    const page = await openEventPage(server, user.client)
    await user.client.patch('/v1/notifications')
    await tell(user)
    expect(await toldBefore(page)).toContainEqual({ topics: ['notifications'], claimId: null })
    page.leave()
  })

  test('tells a page that reconnects to fetch everything, and a new one nothing', async () => {
    const user = await confirmedUser(server)
    const everything = { topics: ['claims', 'notifications', 'account'], claimId: null }
    const [first, again] = [
      await openEventPage(server, user.client),
      await openEventPage(server, user.client, { 'last-event-id': '0' }),
    ]
    await tell(user)
    expect(await toldBefore(first)).not.toContainEqual(everything)
    expect(await toldBefore(again)).toContainEqual(everything)
    first.leave()
    again.leave()
  })

  test('tells nothing to others, and nothing of what was rolled back', async () => {
    const [user, other] = [await confirmedUser(server), await confirmedUser(server)]
    const page = await openEventPage(server, user.client)
    await announce(server.context.database, { userIds: [other.id], topics: ['claims'] })
    const rollback = inTransaction(server.context.database, async transaction => {
      await announce(transaction, { userIds: [user.id], topics: ['claims'] })
      throw new Error('rolled back')
    })
    await expect(rollback).rejects.toThrow('rolled back')
    await tell(user)
    expect((await toldBefore(page)).flatMap(event => event.topics)).not.toContain('claims')
    page.leave()
  })

  test('reaches more users than one notification of PostgreSQL can name', async () => {
    const user = await confirmedUser(server)
    const page = await openEventPage(server, user.client)
    await tell(user, ...Array.from({ length: 400 }, () => crypto.randomUUID()))
    await toldBefore(page)
    page.leave()
  })
})

describe('the stream ends with the session', () => {
  async function lastOf(page: EventPage): Promise<'ended'> {
    while (await page.next());
    return 'ended'
  }

  test('at logout, and only that session’s', async () => {
    const user = await confirmedUser(server)
    const elsewhere = server.client()
    await elsewhere.post('/v1/auth/login', { username: user.username, password })
    const [page, other] = [await openEventPage(server, user.client), await openEventPage(server, elsewhere)]
    await user.client.post('/v1/auth/logout')
    expect(await lastOf(page)).toBe('ended')
    await tell(user)
    await toldBefore(other)
    await user.client.post('/v1/auth/login', { username: user.username, password })
    await user.client.post('/v1/users/change-password', { oldPassword: password, newPassword: 'Better-horse-8' })
    expect(await lastOf(other)).toBe('ended')
  })

  test('when nothing refreshed it in time', async () => {
    const caller = await sessionOf(await confirmedUser(server))
    server.clock.advance(days(31))
    const stream = openIn(server.context, caller, 5)
    expect(await text(stream)).not.toContain('alive')
  })
})

test('a heartbeat shows that the stream is alive, and stops with the page', async () => {
  const caller = await sessionOf(await confirmedUser(server))
  const listeners = new Set<(news: LiveNews) => void>()
  const live = { ...server.context.live, onNews: counted(listeners) }
  const stream = openIn({ ...server.context, live }, caller, 5)
  expect(listeners.size).toBe(1)
  let received = ''
  for await (const chunk of stream) {
    received += chunk
    if (received.includes(': alive\n\n: alive\n\n')) break
  }
  expect(stream.destroyed).toBe(true)
  await expect.poll(() => listeners.size).toBe(0)
})

async function untilAlive(stream: Readable): Promise<void> {
  for await (const chunk of stream) if (String(chunk).includes(': alive')) return
}

test('a heartbeat is no part of the request that opened the first stream', async () => {
  const caller = await sessionOf(await confirmedUser(server))
  const streams = createEventStreams(server.context, { heartbeatMilliseconds: 5 })
  const statements = await statementsOf(async () => {
    const stream = streams.open(caller)
    if (stream) await untilAlive(stream)
  })
  expect(statements).toEqual([])
})

test('streams share a listener, and ask for their sessions together', async () => {
  const callers = await Promise.all([1, 2, 3].map(async () => sessionOf(await confirmedUser(server))))
  const listeners = new Set<(news: LiveNews) => void>()
  const live = { ...server.context.live, onNews: counted(listeners) }
  const statements = await statementsOf(async () => {
    const streams = createEventStreams({ ...server.context, live }, { heartbeatMilliseconds: 1_000 })
    const opened = callers.flatMap(caller => Array.from({ length: 10 }, () => streams.open(caller)))
    expect(opened).not.toContain(null)
    expect(listeners.size).toBe(1)
    await Promise.all(opened.map(stream => stream && untilAlive(stream)))
  })
  expect(statements).toHaveLength(1)
  await expect.poll(() => listeners.size).toBe(0)
})

const counted = (listeners: Set<(news: LiveNews) => void>) => (listener: (news: LiveNews) => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

test('an account has so many streams in all its sessions, a network has so many, and one that ends makes room', async () => {
  const settings = { ...server.context.settings, REQUESTS_PER_MINUTE: 40 }
  const streams = createEventStreams({ ...server.context, settings })
  const opened: (Readable | null)[] = []
  const open = (userId: string, ip: string) => {
    opened.push(streams.open({ userId, sessionId: crypto.randomUUID() }, { ip }))
    return opened.at(-1) ?? null
  }
  const person = crypto.randomUUID()
  const first = open(person, '192.0.2.1')
  expect(open(person, '192.0.2.2')).not.toBeNull()
  expect(open(person, '192.0.2.3')).toBeNull()
  first?.destroy()
  await expect.poll(() => open(person, '192.0.2.3')).not.toBeNull()
  const ofNetwork = Array.from({ length: 20 }, () => open(crypto.randomUUID(), '192.0.2.4'))
  expect(ofNetwork).not.toContain(null)
  expect(open(crypto.randomUUID(), '192.0.2.4')).toBeNull()
  expect(open(crypto.randomUUID(), '192.0.2.5')).not.toBeNull()
  for (const stream of opened) stream?.destroy()
})

test('a page that reads nothing is cut off before it fills the memory', async () => {
  const user = await confirmedUser(server)
  const listeners = new Set<(news: LiveNews) => void>()
  const live = { ...server.context.live, onNews: counted(listeners) }
  const stream = openIn({ ...server.context, live }, await sessionOf(user))
  const news: LiveNews = { kind: 'changed', userIds: [user.id], topics: ['claims'] }
  for (let index = 0; index < 2_000; index++) for (const listener of listeners) listener(news)
  expect(stream.destroyed).toBe(true)
  expect(stream.readableLength).toBeLessThan(70_000)
})

test('after a broken connection to the database, pages are told to fetch everything, and are told on', async () => {
  const user = await confirmedUser(server)
  const page = await openEventPage(server, user.client)
  const { rows } = await sql<{ ended: boolean }>`
    select pg_terminate_backend(pid) as ended from pg_stat_activity
    where datname = current_database() and application_name = 'redress news'
  `.execute(server.context.database)
  expect(rows).toEqual([{ ended: true }])
  const everything = { topics: ['claims', 'notifications', 'account'], claimId: null }
  while (JSON.stringify(await page.next()) !== JSON.stringify(everything));
  await tell(user)
  await toldBefore(page)
  page.leave()
})

test('a session has ten streams, and room for another when one of them ends', async () => {
  const user = await confirmedUser(server)
  const pages = []
  for (let count = 0; count < 10; count++) pages.push(await openEventPage(server, user.client))
  const refused = await openEventPage(server, user.client)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30'])
  pages[0]?.leave()
  const openOne = async () => {
    const page = await openEventPage(server, user.client)
    pages.push(page)
    return page.status
  }
  await expect.poll(openOne).toBe(200)
  for (const page of pages) page.leave()
})

test('neither an open stream nor an idle connection keeps the server from closing', async () => {
  const closing = await startTestServer()
  const page = await openEventPage(closing, (await confirmedUser(closing)).client)
  const idle = connect((closing.http.server.address() as AddressInfo).port, '127.0.0.1')
  await once(idle, 'connect')
  await closing.stop()
  const readOn = async () => {
    while (await page.next());
  }
  await expect(readOn()).resolves.toBeUndefined()
})
