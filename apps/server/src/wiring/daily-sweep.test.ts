import { readerHeader } from '@redress/contract/letters.ts'
import { readingTime } from '@redress/domain/claim/letters.ts'
import { codeExpiry } from '@redress/domain/claim/takeovers.ts'
import { kept } from '@redress/domain/people/retention.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { claimIn, dataOf } from '../testing/file-claim.ts'
import { days } from '../testing/movable-clock.ts'
import { codeAbout } from '../testing/redeem-codes.ts'
import { confirmedUser, password, registrationForm, type TestUser, unconfirmedUser } from '../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { sweep } from './daily-sweep.ts'

let server: TestServer
let plaintiff: TestUser
beforeAll(async () => {
  server = await startTestServer({ UNRESOLVED_CLAIMS_LIMIT: '100', NOTICE_PERIOD: 'P365D' })
  plaintiff = await confirmedUser(server)
})
afterAll(() => server.stop())
beforeEach(async () => {
  dataOf(await plaintiff.client.post('/v1/auth/login', { username: plaintiff.username, password }))
})

const asReader = { [readerHeader]: 'true' }

/** Opened letter with a reply in progress. */
async function writtenTo() {
  const { email } = registrationForm()
  const claimId = await claimIn(server, { plaintiff, defendant: { ...plaintiff, email } }, 'PENDING_PUBLICATION')
  const [client, code] = [server.client(), await codeAbout(server, email, claimId)]
  dataOf(await client.post('/v1/letters/open', { code }))
  dataOf(await client.patch('/v1/letters/current/answer', { kind: 'concession' }, asReader))
  return { claimId, code, client }
}

/** Number of reading sessions and unsent replies of a claim. */
async function leftOf(claimId: string) {
  const { database } = server.context
  const of = (table: 'reading_sessions' | 'written_answers') =>
    database
      .selectFrom(table)
      .innerJoin('defendants', 'defendants.id', `${table}.defendant_id`)
      .select('defendants.id')
      .where('defendants.claim_id', '=', claimId)
      .execute()
  return { sessions: (await of('reading_sessions')).length, answers: (await of('written_answers')).length }
}

async function passAndSweep(milliseconds: number): Promise<void> {
  server.clock.advance(milliseconds)
  await sweep(server.context)
}

test('a letter that was opened is forgotten a day after it closed, and what was written stays for the next time', async () => {
  const { claimId, code } = await writtenTo()
  await passAndSweep(readingTime + kept.readingSessions - 1)
  expect(await leftOf(claimId)).toEqual({ sessions: 1, answers: 1 })
  await passAndSweep(1)
  expect(await leftOf(claimId)).toEqual({ sessions: 0, answers: 1 })
  const again = server.client()
  dataOf(await again.post('/v1/letters/open', { code }))
  expect(dataOf(await again.get('/v1/letters/current', asReader))).toMatchObject({ answer: { kind: 'concession' } })
})

test('what was written and never given is forgotten 30 days after its code expired', async () => {
  const sentAt = server.clock.now()
  const { claimId } = await writtenTo()
  const untilExpiry = codeExpiry(sentAt).getTime() - sentAt.getTime()
  await passAndSweep(untilExpiry + kept.writtenAnswers - 1)
  expect((await leftOf(claimId)).answers).toBe(1)
  await passAndSweep(1)
  expect((await leftOf(claimId)).answers).toBe(0)
})

test('what was written at an address that is somebody else’s is forgotten the next night', async () => {
  const { claimId, client } = await writtenTo()
  const { id } = await server.context.database
    .selectFrom('defendants')
    .select('id')
    .where('claim_id', '=', claimId)
    .executeTakeFirstOrThrow()
  await passAndSweep(1)
  expect((await leftOf(claimId)).answers).toBe(1)
  dataOf(await client.post(`/v1/claims/defendants/${id}/disown`, undefined, asReader))
  await passAndSweep(1)
  expect((await leftOf(claimId)).answers).toBe(0)
})

test('an account that nobody confirmed or uses is deleted after 30 days, unless it has a part in a claim', async () => {
  const register = async () => {
    const form = registrationForm()
    dataOf(await server.client().post('/v1/auth/register', form))
    return form
  }
  const isThere = async (username: string) => {
    const { database } = server.context
    return (await database.selectFrom('users').select('id').where('username', '=', username).execute()).length === 1
  }
  const abandoned = await register()
  const [used, holder, confirmed] = [await register(), await unconfirmedUser(server), await confirmedUser(server)]
  const { claimId, code } = await writtenTo()
  dataOf(await holder.client.post('/v1/letters/open', { code }))
  dataOf(await holder.client.patch('/v1/letters/current/answer', { kind: 'concession' }, asReader))
  expect(dataOf(await holder.client.post('/v1/letters/current/takeover', {}, asReader))).toEqual({ claimId })
  server.clock.advance(days(15))
  dataOf(await server.client().post('/v1/auth/login', { username: used.username, password }))
  await passAndSweep(kept.unconfirmedAccounts - days(15) - 1)
  expect(await isThere(abandoned.username)).toBe(true)
  await passAndSweep(1)
  const there = [abandoned.username, used.username, holder.username, confirmed.username].map(isThere)
  expect(await Promise.all(there)).toEqual([false, true, true, true])
  // The user name is free again.
  dataOf(await server.client().post('/v1/auth/register', { ...registrationForm(), username: abandoned.username }))
  // Rows locked by a running job are deleted by the next run.
  const usedAndHolder = async () => {
    await passAndSweep(days(1))
    return Promise.all([used.username, holder.username].map(isThere))
  }
  server.clock.advance(days(29))
  await expect.poll(usedAndHolder).toEqual([false, true])
})

test('wrong passwords are forgotten a day after the last one, and sessions when they have run out', async () => {
  const { database } = server.context
  const wrong = { username: registrationForm().username, password: 'Wrong-horse-7' }
  const left = async () => ({
    tries: (await database.selectFrom('password_tries').selectAll().execute()).length,
    sessions: (await database.selectFrom('sessions').selectAll().execute()).length,
  })
  await passAndSweep(days(31))
  expect(await left()).toEqual({ tries: 0, sessions: 0 })
  dataOf(await plaintiff.client.post('/v1/auth/login', { username: plaintiff.username, password }))
  expect((await server.client().post('/v1/auth/login', wrong)).status).toBe(401)
  const kept = await left()
  expect(kept).toEqual({ tries: expect.any(Number), sessions: 1 })
  expect(kept.tries).toBeGreaterThan(1)
  await passAndSweep(days(1))
  expect(await left()).toEqual(kept)
  await passAndSweep(1)
  expect(await left()).toEqual({ tries: 0, sessions: 1 })
  await passAndSweep(days(29))
  expect(await left()).toEqual({ tries: 0, sessions: 0 })
})

test('a notification is deleted twelve months after it was given', async () => {
  const claimId = await claimIn(server, { plaintiff, defendant: await confirmedUser(server) }, 'PENDING_PUBLICATION')
  const { database } = server.context
  const ofClaim = () => database.selectFrom('notifications').select('id').where('claim_id', '=', claimId).execute()
  const given = (await ofClaim()).map(({ id }) => id)
  const left = async () => (await ofClaim()).filter(({ id }) => given.includes(id)).length
  expect(given).not.toEqual([])
  await passAndSweep(kept.notifications)
  expect(await left()).toBe(given.length)
  await passAndSweep(1)
  expect(await left()).toBe(0)
})

test('where one sweep fails, the others are done', async () => {
  const { claimId } = await writtenTo()
  server.clock.advance(readingTime + kept.readingSessions)
  const { database } = server.context
  await database.schema.alterTable('account_events').renameTo('away').execute()
  await sweep(server.context)
  await database.schema.alterTable('away').renameTo('account_events').execute()
  expect(await leftOf(claimId)).toEqual({ sessions: 0, answers: 1 })
})
