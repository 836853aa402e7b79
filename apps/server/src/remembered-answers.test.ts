import type { Claim, PartyClaim } from '@redress/contract/claim-views.ts'
import type { getClaims } from '@redress/contract/claims.ts'
import type { Output } from '@redress/contract/endpoint.ts'
import { readerHeader } from '@redress/contract/letters.ts'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { deleteOldChanges } from './platform/database/versions.ts'
import { type Answer, InProcessClient } from './platform/http/in-process-client.ts'
import { claimIn, dataOf, type Opponents, offerOf, pay } from './testing/file-claim.ts'
import { jobsDone } from './testing/jobs-done.ts'
import { minutes } from './testing/movable-clock.ts'
import { statementsOf } from './testing/recorded-statements.ts'
import { confirmedUser, type TestUser } from './testing/sign-up.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'
import { upload } from './testing/upload.ts'
import { createServer } from './wiring/server.ts'

let server: TestServer
/** Server with the response cache, as shipped; the other test servers recompute every answer. */
let remembering: FastifyInstance
let opponents: Opponents
let claimId: string
beforeAll(async () => {
  server = await startTestServer()
  remembering = await createServer(server.context)
  opponents = { plaintiff: await confirmedUser(server), defendant: await confirmedUser(server) }
  claimId = await claimIn(server, opponents, 'PENDING_PUBLICATION')
  // The acceptance time of letters is shown too.
  const letters = server.context.database.selectFrom('defendants').select('letter_accepted_at')
  const isAccepted = async () =>
    expect((await letters.where('claim_id', '=', claimId).executeTakeFirst())?.letter_accepted_at).not.toBeNull()
  await vi.waitFor(isAccepted, { timeout: 10_000 })
})
afterAll(async () => {
  await remembering.close()
  await server.stop()
})

/**
 * Waits until all transactions that began before the last change have ended, in any database. Until then the version
 * changes whenever one of them ends.
 */
async function changesAreFinal(of = server): Promise<void> {
  // Sending a letter changes its claim.
  await jobsDone(of, 'send invitation')
  const isFinal = sql<boolean>`max(transaction) < pg_snapshot_xmin(pg_current_snapshot())::text::bigint`.as('is_final')
  const newest = of.context.database.selectFrom('changes').select(isFinal)
  await expect.poll(async () => (await newest.executeTakeFirst())?.is_final).toBe(true)
}

/** Client with the same cookies for the caching server. */
function elsewhere({ client }: TestUser): InProcessClient {
  const other = new InProcessClient(remembering)
  for (const [name, value] of client.cookies) other.cookies.set(name, value)
  return other
}

const paths = () => [
  '/v1/auth',
  '/v1/claims',
  `/v1/claims/${claimId}`,
  `/v1/actions/claims/${claimId}`,
  '/v1/notifications',
]

/** Answers of one of the two servers to both parties. */
async function answersOf(clientOf: (user: TestUser) => InProcessClient): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {}
  for (const side of ['plaintiff', 'defendant'] as const) {
    const client = clientOf(opponents[side])
    for (const path of paths()) answers[`${side} ${path}`] = (await client.get(path)).body
  }
  return answers
}

const writeDispute = async (id: string) =>
  dataOf(
    await opponents.defendant.client.post(`/v1/claims/${id}/dispute`, {
      disputeReason: 'Not Factual',
      disputeExplanation: 'It was dry.',
    }),
  )

const disputeOf = async (id: string) => {
  await writeDispute(id)
  await pay(server, id, 'dispute')
}

/** Acts that change what a party is shown; after each one all answers are compared. */
const acts: readonly [what: string, act: () => Promise<unknown>][] = [
  [
    'the other side takes another name',
    async () => dataOf(await opponents.defendant.client.patch('/v1/users', { lastName: 'Renamed' })),
  ],
  [
    'an address is added',
    async () => dataOf(await opponents.plaintiff.client.post('/v1/users/emails', { email: 'another@mail.example' })),
  ],
  [
    'a wallet is added',
    async () =>
      dataOf(
        await opponents.plaintiff.client.post('/v1/wallets', {
          wallets: [{ address: '4Nd1mYQtvW8PZrNQ1oHj2i6jQoF1bYhTn9z3Yv1q8kQX' }],
        }),
      ),
  ],
  [
    'the claim is amended',
    async () => dataOf(await opponents.plaintiff.client.patch(`/v1/claims/${claimId}/amend`, { value: 4_100 })),
  ],
  [
    'a document is added',
    async () =>
      dataOf(
        await upload(opponents.plaintiff.client, claimId, {
          name: 'note.txt',
          content: new Uint8Array(Buffer.from('It rained in.')),
        }),
      ),
  ],
  [
    'somebody asks for more time',
    async () => dataOf(await opponents.defendant.client.post(`/v1/claims/${claimId}/extend`)),
  ],
  ['a dispute is written', () => writeDispute(claimId)],
  ['it is paid for', () => pay(server, claimId, 'dispute')],
  [
    'an offer is made',
    async () => dataOf(await opponents.plaintiff.client.post(`/v1/claims/${claimId}/propose-resolution`, offerOf())),
  ],
  ['the notifications are read', async () => dataOf(await opponents.defendant.client.patch('/v1/notifications'))],
  [
    'the offer is accepted',
    async () => dataOf(await opponents.defendant.client.post(`/v1/claims/${claimId}/accept-resolution`)),
  ],
]

describe('what a page asks for again and again', () => {
  test.each(acts)('is answered as it is now, when %s', async (_what, act) => {
    const before = await answersOf(elsewhere)
    await act()
    const after = await answersOf(({ client }) => client)
    expect(after).not.toEqual(before)
    expect(await answersOf(elsewhere)).toEqual(after)
  })

  test('is answered with the statement that looks up the session, and nothing else, as long as nothing has changed', async () => {
    const client = elsewhere(opponents.plaintiff)
    await changesAreFinal()
    for (const path of paths()) {
      const first = await client.get(path)
      let again: Answer | undefined
      expect(
        await statementsOf(async () => {
          again = await client.get(path)
        }),
        path,
      ).toHaveLength(1)
      expect(again).toMatchObject({ status: 200, body: first.body, headers: { etag: first.headers.etag } })
      const unchanged = await client.get(path, { 'if-none-match': String(first.headers.etag) })
      expect(unchanged).toMatchObject({ status: 304, body: {}, headers: { etag: first.headers.etag } })
    }
  })

  test('is kept for its user, in the language that was asked for, and by no proxy', async () => {
    const [plaintiff, defendant] = [elsewhere(opponents.plaintiff), elsewhere(opponents.defendant)]
    const inGerman = { 'accept-language': 'de' }
    const english = await plaintiff.get('/v1/notifications')
    const german = await plaintiff.get('/v1/notifications', inGerman)
    expect(german.body).not.toEqual(english.body)
    expect((await plaintiff.get('/v1/notifications', inGerman)).body).toEqual(german.body)
    expect((await plaintiff.get('/v1/notifications')).body).toEqual(english.body)
    expect((await defendant.get('/v1/auth')).body).not.toEqual((await plaintiff.get('/v1/auth')).body)
    expect((await plaintiff.get('/v1/auth')).headers).toMatchObject({
      'cache-control': 'private, no-store',
      vary: expect.stringMatching(/accept-language/i),
    })
  })

  test('is given to nobody who has signed out, or reads a letter', async () => {
    const other = new InProcessClient(remembering)
    const { username } = opponents.plaintiff
    dataOf(await other.post('/v1/auth/login', { username, password: 'Correct-horse-7' }))
    const cookies = [...other.cookies]
    dataOf(await other.get('/v1/claims'))
    expect((await other.get('/v1/claims', { [readerHeader]: '1' })).body.code).toBe('LETTER_CLOSED')
    await other.post('/v1/auth/logout')
    for (const [name, value] of cookies) other.cookies.set(name, value)
    expect((await other.get('/v1/claims')).body.code).toBe('NOT_SIGNED_IN')
  })

  test('is made anew after a minute, because the clock may change it too', async () => {
    const client = elsewhere(opponents.plaintiff)
    await client.get(`/v1/claims/${claimId}`)
    server.clock.advance(60_000)
    expect((await statementsOf(() => client.get(`/v1/claims/${claimId}`))).length).toBeGreaterThan(1)
  })
})

describe('what visitors ask for', () => {
  let publicClaim: string
  let defendantId: string
  let visitor: InProcessClient
  beforeAll(async () => {
    publicClaim = await claimIn(server, opponents, 'PUBLISHED')
    visitor = new InProcessClient(remembering)
    const { defendants } = dataOf<PartyClaim>(await visitor.get(`/v1/claims/${publicClaim}`))
    defendantId = defendants[0]?.id ?? ''
  })
  const pages = () => [`/v1/claims/${publicClaim}`, `/v1/users/${opponents.plaintiff.id}`]
  const answersTo = async (client: InProcessClient) =>
    Promise.all(pages().map(async path => (await client.get(path)).body))

  test.each<[what: string, act: () => Promise<unknown>]>([
    [
      'its plaintiff takes another name',
      async () => dataOf(await opponents.plaintiff.client.patch('/v1/users', { firstName: 'Renata' })),
    ],
    [
      'its plaintiff withholds their street',
      async () => dataOf(await opponents.plaintiff.client.patch('/v1/users', { isStreetPublic: false })),
    ],
    [
      'a defendant replies',
      async () =>
        dataOf(
          await opponents.defendant.client.post(`/v1/claims/${publicClaim}/defendants/${defendantId}/reply`, {
            text: 'It was dry when I left.',
          }),
        ),
    ],
    ['it is disputed', () => disputeOf(publicClaim)],
  ])('is answered as it is now, when %s', async (_what, act) => {
    const before = await answersTo(visitor)
    await act()
    const after = await answersTo(server.client())
    expect(after).not.toEqual(before)
    expect(await answersTo(visitor)).toEqual(after)
  })

  test('is of somebody else as they are now, for whoever is signed in', async () => {
    const reader = elsewhere(await confirmedUser(server))
    const path = `/v1/users/${opponents.plaintiff.id}`
    const nameRead = async () => dataOf<{ firstName: string }>(await reader.get(path)).firstName
    for (const firstName of ['Thea', 'Rosa']) {
      dataOf(await opponents.plaintiff.client.patch('/v1/users', { firstName }))
      expect(await nameRead()).toBe(firstName)
    }
  })

  test('is answered with one statement as long as nothing has changed', async () => {
    await changesAreFinal()
    for (const path of pages()) {
      const first = await visitor.get(path)
      expect(await statementsOf(() => visitor.get(path)), path).toHaveLength(1)
      expect((await visitor.get(path, { 'if-none-match': String(first.headers.etag) })).status).toBe(304)
    }
  })

  test('is nobody’s who is signed in, and theirs is not for visitors', async () => {
    const path = `/v1/claims/${publicClaim}`
    const stranger = await confirmedUser(server)
    const [party, confirmed] = [elsewhere(opponents.plaintiff), elsewhere(stranger)]
    for (let round = 0; round < 2; round++) {
      const views = await Promise.all(
        [party, confirmed, visitor].map(async client => dataOf<Claim>(await client.get(path)).view),
      )
      expect(views).toEqual(['party', 'confirmed', 'public'])
    }
    expect((await statementsOf(() => confirmed.get(path))).length).toBeGreaterThan(1)
  })
})

describe('what everybody is shown of the public record', () => {
  let publicClaim: string
  let defendantId: string
  const visitor = () => new InProcessClient(remembering)
  const paths = () => [`/v1/search?term=${publicClaim}`, `/v1/claims/defendants/${defendantId}/record`]
  const answersTo = async (client: InProcessClient) =>
    Promise.all(paths().map(async path => dataOf(await client.get(path))))
  const statementsFor = async (client: InProcessClient, path: string) =>
    (await statementsOf(() => client.get(path))).length
  beforeAll(async () => {
    publicClaim = await claimIn(server, opponents, 'PUBLISHED')
    const { defendants } = dataOf<PartyClaim>(await visitor().get(`/v1/claims/${publicClaim}`))
    defendantId = defendants[0]?.id ?? ''
  })

  test.each<[what: string, act: () => Promise<unknown>]>([
    [
      'a plaintiff takes another name',
      async () => dataOf(await opponents.plaintiff.client.patch('/v1/users', { firstName: 'Ottilie' })),
    ],
    ['another claim is published', () => claimIn(server, opponents, 'PUBLISHED')],
    ['one is disputed', () => disputeOf(publicClaim)],
  ])('is answered as it is now, when %s', async (_what, act) => {
    const before = await answersTo(visitor())
    expect(await answersTo(visitor())).toEqual(before)
    await act()
    const after = await answersTo(server.client())
    expect(after).not.toEqual(before)
    expect(await answersTo(visitor())).toEqual(after)
  })

  test('is the same for whoever is signed in, and found once for all of them', async () => {
    const [party, stranger] = [elsewhere(opponents.plaintiff), elsewhere(await confirmedUser(server))]
    await changesAreFinal()
    const found = await answersTo(visitor())
    for (const [client, statements] of [
      [visitor(), 1],
      [party, 2],
      [stranger, 2],
    ] as const) {
      expect(await answersTo(client)).toEqual(found)
      for (const path of paths()) expect(await statementsFor(client, path), path).toBe(statements)
    }
  })

  test('is made anew for no claim that has not been submitted', async () => {
    await changesAreFinal()
    await answersTo(visitor())
    await claimIn(server, opponents, 'PENDING')
    for (const path of paths()) expect(await statementsFor(visitor(), path), path).toBe(1)
  })
})

describe('what has changed for whom', () => {
  /** Tables that none of these answers shows. Every other table must log its changes. */
  const unshown: Readonly<Record<string, string>> = {
    account_changes: 'what can be undone is shown by its mail',
    account_events: 'recent activity is asked for on its own page alone',
    agreements: 'asked for on its own',
    authenticator_offers: 'shown to whoever has just asked for it',
    backup_moments: 'the operator’s own',
    broadcast: 'stands beside what answers show',
    chain_cursors: 'the watcher’s own',
    changes: 'this',
    contest_links: 'secrets in mail',
    data_exports: 'asked for on its own page alone',
    deadlines: 'what the clock will do; what it did is written on the claim',
    fee_codes: 'the operator’s own',
    gathered_mails: 'mail that waits',
    google_sign_ins: 'secrets of a sign-in under way',
    idempotency_keys: 'answers to writes',
    installation: 'its id, known to the documents folder',
    known_browsers: 'not shown',
    message_reads: 'messages are asked for on their own',
    messages: 'messages are asked for on their own',
    moderation_decisions: 'an event of the claim goes with each',
    objections: 'an event of the claim goes with each',
    one_time_tokens: 'secrets in mail',
    operator_acts: 'the operator’s own',
    password_tries: 'not shown',
    reading_sessions: 'of readers without an account',
    records_apart: 'what follows from it changes the defendants',
    record_outcomes: 'made of what tells of its changes',
    recovery_codes: 'shown once',
    reports: 'the operator’s own',
    request_counts: 'not shown',
    searched_claims: 'made of what tells of its changes',
    searched_defendants: 'made of what tells of its changes',
    session_tokens: 'who is signed in is asked each time',
    sessions: 'who is signed in is asked each time',
    staff: 'the operator’s own',
    sign_in_steps: 'secrets of a sign-in under way',
    transfer_settlements: 'what is settled changes the transfer',
    written_answer_files: 'not given yet',
    written_answers: 'not given yet',
  }

  test('is told by every table, unless none of these answers shows it', async () => {
    const { rows } = await sql<{ name: string; tells: boolean }>`
      select relname as name, exists (
        select from pg_trigger where tgrelid = pg_class.oid and tgname = 'changes_update'
      ) as tells
      from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely%'
    `.execute(server.context.database)
    const silent = rows.filter(({ tells }) => !tells).map(({ name }) => name)
    expect(silent.sort()).toEqual(Object.keys(unshown).sort())
  })

  test('is forgotten after an hour, in which nothing is remembered so long', async () => {
    const { database } = server.context
    const count = async () => (await database.selectFrom('changes').selectAll().execute()).length
    await deleteOldChanges(database)
    expect(await count()).toBeGreaterThan(0)
    await sql`update changes set happened_at = happened_at - interval '61 minutes'`.execute(database)
    await deleteOldChanges(database)
    expect(await count()).toBe(0)
  })
})

test('a list is given again until a notice period ends, where nothing but the clock changes it', async () => {
  const later = await startTestServer()
  onTestFinished(() => later.stop())
  const rememberingLater = await createServer(later.context)
  onTestFinished(() => rememberingLater.close())
  const parties = { plaintiff: await confirmedUser(later), defendant: await confirmedUser(later) }
  const disputed = await claimIn(later, parties, 'DISPUTED')
  const { username, client } = parties.plaintiff
  const { noticePeriodEndsAt } = dataOf<PartyClaim>(await client.get(`/v1/claims/${disputed}`))
  const left = new Date(noticePeriodEndsAt ?? 0).getTime() - later.clock.now().getTime()
  later.clock.advance(left - minutes(2))
  const other = new InProcessClient(rememberingLater)
  dataOf(await other.post('/v1/auth/login', { username, password: 'Correct-horse-7' }))
  const isPublic = async () => {
    const { myClaims } = dataOf<Output<typeof getClaims>>(await other.get('/v1/claims'))
    return myClaims.find(({ id }) => id === disputed)?.isPublic
  }
  await changesAreFinal(later)
  expect(await isPublic()).toBe(false)
  later.clock.advance(minutes(2) - 1)
  expect((await statementsOf(isPublic)).filter(statement => statement.includes('listed'))).toEqual([])
  later.clock.advance(1)
  expect(await isPublic()).toBe(true)
})
