import type { AccountEvent } from '@redress/contract/activity.ts'
import { kept } from '@redress/domain/people/retention.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { InProcessClient } from '../../platform/http/in-process-client.ts'
import { claimIn } from '../../testing/file-claim.ts'
import { days } from '../../testing/movable-clock.ts'
import { confirmedUser, password, registeredUser, type TestUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { upload } from '../../testing/upload.ts'
import { deleteOldAccountEvents } from './account-events.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

interface Activity {
  readonly events: readonly AccountEvent[]
  readonly cursor: string | null
  readonly sessions: number
}

async function activityOf({ client }: Pick<TestUser, 'client'>, cursor?: string | null): Promise<Activity> {
  const answer = await client.get(`/v1/users/activity${cursor ? `?before=${cursor}` : ''}`)
  expect(answer.status).toBe(200)
  return answer.body.data as Activity
}

async function signInElsewhere({ username }: TestUser, userAgent = firefox): Promise<InProcessClient> {
  const client = server.client()
  const answer = await client.post('/v1/auth/login', { username, password }, { 'user-agent': userAgent })
  expect(answer.status).toBe(200)
  return client
}

test('sign-ins say from where they were, whether they hold, and which of them asks', {
  tags: 'SPEC-7-GET-users-activity',
}, async () => {
  const user = await registeredUser(server)
  const elsewhere = await signInElsewhere(user)
  const { events, sessions, cursor } = await activityOf(user)
  expect(events).toMatchObject([
    { kind: 'signed in', browser: 'Firefox, Windows', network: '127.0.0.1', isSignedIn: true, isThisSession: false },
    { kind: 'signed in', network: '127.0.0.1', isSignedIn: true, isThisSession: true },
  ])
  expect([sessions, cursor]).toEqual([2, null])
  await elsewhere.post('/v1/auth/logout')
  const after = await activityOf(user)
  expect(after.events.map(event => event.isSignedIn)).toEqual([false, true])
  expect(after.sessions).toBe(1)
})

test.each([
  ['a header that names no browser', 'curl/8.5.0'],
  ['markup', '<script>alert(1)</script>'],
  ['a header of 20,000 characters', 'Mozilla/5.0 '.repeat(1_667)],
])('of %s nothing is kept that its sender has written', async (_, userAgent) => {
  const user = await confirmedUser(server)
  await signInElsewhere(user, userAgent)
  const [{ browser } = { browser: '?' }] = (await activityOf(user)).events
  expect(browser).toMatch(/^[\w ,]{0,40}$/)
})

test('a change of how one signs in is there, with its address, and so is that it was undone', async () => {
  const user = await confirmedUser(server)
  await user.client.post('/v1/users/change-password', { oldPassword: password, newPassword: 'Better-horse-8' })
  const mail = await server.inbox.take(user.email, /account/i)
  const token = /undo[^\s]*\/([\w-]{43})/.exec(mail.text ?? '')?.[1]
  expect((await activityOf(user)).events[0]).toMatchObject({ kind: 'password', subject: '', isSignedIn: false })
  expect((await server.client().post(`/v1/auth/account-changes/${token}/undo`)).status).toBe(200)
  const again = { client: await signInElsewhere(user) }
  expect((await activityOf(again)).events.map(event => event.kind)).toEqual([
    'signed in',
    'change undone',
    'password',
    'signed in',
  ])
})

test('a claim that was taken over, and a document that was downloaded, lead to the claim', async () => {
  const opponents = { plaintiff: await confirmedUser(server), defendant: await confirmedUser(server) }
  const claimId = await claimIn(server, opponents, 'PENDING_PUBLICATION')
  const file = { name: 'receipt.txt', content: new TextEncoder().encode('80 euros were paid') }
  const { files } = (await upload(opponents.plaintiff.client, claimId, file)).body.data as { files: { id: string }[] }
  const document = `/v1/claims/${claimId}/documents/${files.at(-1)?.id}/files`
  for (const { client } of [opponents.plaintiff, opponents.defendant])
    expect((await client.get(document)).status).toBe(200)
  // Downloads of own documents are not recorded, because the page loads them for thumbnails.
  expect((await activityOf(opponents.plaintiff)).events.map(({ kind }) => kind)).not.toContain('document downloaded')
  const [download] = (await activityOf(opponents.defendant)).events
  expect(download).toMatchObject({ kind: 'document downloaded', subject: file.name, claimId, isThisSession: true })
  const { events } = await activityOf(opponents.defendant)
  expect(events).toContainEqual(expect.objectContaining({ kind: 'claim taken over', claimId }))
})

test('whoever signs out everywhere is signed out everywhere, and no browser is known any more', {
  tags: 'SPEC-7-DELETE-auth-sessions',
}, async () => {
  const user = await confirmedUser(server)
  const elsewhere = await signInElsewhere(user)
  expect((await user.client.delete('/v1/auth/sessions')).status).toBe(200)
  expect([(await user.client.get('/v1/auth')).status, (await elsewhere.get('/v1/auth')).status]).toEqual([401, 401])
  expect((await elsewhere.post('/v1/auth/refresh')).status).toBe(401)
  const browsers = await server.context.database
    .selectFrom('known_browsers')
    .select('user_id')
    .where('user_id', '=', user.id)
    .execute()
  expect(browsers).toEqual([])
  const again = { client: await signInElsewhere(user) }
  expect((await activityOf(again)).events.map(event => event.kind).slice(0, 2)).toEqual([
    'signed in',
    'signed out everywhere',
  ])
})

test('the list is read in pages, is one’s own, and forgets what is older than half a year', async () => {
  const [user, other] = [await confirmedUser(server), await confirmedUser(server)]
  for (let index = 0; index < 22; index++) await signInElsewhere(user)
  const first = await activityOf(user)
  expect(first.events).toHaveLength(20)
  const rest = await activityOf(user, first.cursor)
  expect([rest.events.length, rest.cursor]).toEqual([3, null])
  expect(new Set([...first.events, ...rest.events].map(({ id }) => id)).size).toBe(23)
  expect((await activityOf(other, first.cursor)).events).toEqual([])
  server.clock.advance(kept.accountEvents + days(1))
  const again = { client: await signInElsewhere(user) }
  await deleteOldAccountEvents(server.context)
  expect((await activityOf(again)).events).toHaveLength(1)
})
