import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Connection } from '../../platform/database/database.ts'
import { theUser, writeTogether } from '../../platform/database/write-together.ts'
import { type FreshDatabase, migratedDatabase } from '../../testing/fresh-database.ts'
import {
  countUsableSessions,
  deleteExpiredTokens,
  deleteUnusableSessions,
  findingCallers,
  findTokenForUpdate,
  findUsableSessions,
  insertingSession,
  insertingSessionTokens,
  markSessionEnded,
  markSessionProven,
  markSessionsEnded,
  markTokenUsed,
} from './session-repository.ts'

const findCallers = findingCallers()
const begun = new Date('2026-03-01T12:00:00Z')
const later = (minutes: number) => new Date(begun.getTime() + minutes * 60_000)

let installation: FreshDatabase
let database: Connection
let [owner, other] = ['', '']
/** Three sessions of the owner (usable, expired, ended) and one of another user. */
let sessions: Record<'open' | 'over' | 'ended' | 'of other', string>

beforeAll(async () => {
  installation = await migratedDatabase()
  database = installation.database
  const row = (name: string) => ({
    ...{ username: name, first_name: 'Ada', last_name: 'Lovelace', address: '', city: '', country: 'AT' as const },
    ...{ language: 'en' as const, identification_id: name, password_hash: null, referral_code: name },
    ...{ referred_by: null, pending_redeem_code_hash: null, created_at: begun },
  })
  const users = await database
    .insertInto('users')
    .values([row('owner'), row('other')])
    .returning('id')
    .execute()
  ;[owner = '', other = ''] = users.map(({ id }) => id)
})
afterAll(() => installation[Symbol.asyncDispose]())

async function open(name: string, userId: string, expires: number): Promise<string> {
  const session_id = randomUUID()
  await writeTogether(database, theUser(userId), {
    ...insertingSession({ id: session_id, now: begun }),
    ...insertingSessionTokens({
      sessionId: session_id,
      tokens: {
        access: { hash: `access ${name}`, expiresAt: later(Math.min(15, expires)) },
        refresh: { hash: `refresh ${name}`, expiresAt: later(expires) },
      },
    }),
  })
  return session_id
}

beforeEach(async () => {
  await database.deleteFrom('sessions').execute()
  await database.deleteFrom('emails').execute()
  sessions = {
    open: await open('open', owner, 60),
    over: await open('over', owner, 10),
    ended: await open('ended', owner, 60),
    'of other': await open('of other', other, 60),
  }
  await markSessionEnded(database, sessions.ended, later(1))
})

const allSessions = async () =>
  Object.fromEntries(
    (await database.selectFrom('sessions').selectAll().execute()).map(({ id, ...row }) => [id, row] as const),
  )
const allTokens = () => database.selectFrom('session_tokens').selectAll().orderBy('token_hash').execute()

const address = (userId: string, is_confirmed: boolean) =>
  database
    .insertInto('emails')
    .values({
      ...{ user_id: userId, address: `${is_confirmed}@example.org`, is_confirmed, is_primary: false },
      ...{ is_registration: false, google_issuer: null, google_id: null },
      ...{ created_at: begun, confirmed_at: is_confirmed ? begun : null },
    })
    .execute()

describe('who sends a request', () => {
  const findCaller = async (tokenHash: string, now: Date, kind?: 'access' | 'refresh') =>
    (await findCallers(database, [tokenHash], now, kind)).get(tokenHash) ?? null

  const caller = () => ({
    suspended: null,
    staff: null,
    ...{ userId: owner, sessionId: sessions.open, provenAt: begun },
    named: null,
  })

  test.each<[string, number, boolean]>([
    ['access open', 0, true],
    ['access open', 14.99, true],
    ['access open', 15, false],
    ['refresh open', 0, false],
    ['access ended', 0, false],
    ['access nobody', 0, false],
  ])('by "%s" after %d minutes is known: %j', async (hash, minutes, isKnown) => {
    expect(await findCaller(hash, later(minutes))).toEqual(isKnown ? { ...caller(), isConfirmed: false } : null)
  })

  test('is known by a refresh token where that is asked for, until it is exchanged', async () => {
    const find = (name: string, minutes = 0) => findCaller(name, later(minutes), 'refresh')
    expect(await find('refresh open', 59.99)).toEqual({ ...caller(), isConfirmed: false })
    for (const nobody of [find('refresh open', 60), find('access open'), find('refresh ended')])
      expect(await nobody).toBeNull()
    await markTokenUsed(database, 'refresh open', later(2))
    expect(await find('refresh open', 2)).toBeNull()
  })

  test('is looked up with others, each by their own token', async () => {
    const callers = await findCallers(database, ['access open', 'access of other', 'access ended', 'access no'], begun)
    expect([...callers].map(([tokenHash, { sessionId }]) => [tokenHash, sessionId]).toSorted()).toEqual([
      ['access of other', sessions['of other']],
      ['access open', sessions.open],
    ])
  })

  test('is confirmed by a confirmed address of the account, and by nothing else', async () => {
    await address(other, true)
    await address(owner, false)
    expect(await findCaller('access open', begun)).toEqual({ ...caller(), isConfirmed: false })
    await database
      .updateTable('emails')
      .set({ is_confirmed: true, confirmed_at: begun })
      .where('user_id', '=', owner)
      .execute()
    expect(await findCaller('access open', begun)).toEqual({ ...caller(), isConfirmed: true })
  })

  test('has proven to be there when the session says so, which is one alone', async () => {
    const before = await allSessions()
    await markSessionProven(database, sessions.open, later(5))
    expect(await findCaller('access open', begun)).toMatchObject({ provenAt: later(5) })
    const expected = { ...before, [sessions.open]: { ...before[sessions.open], proven_at: later(5) } }
    expect(await allSessions()).toEqual(expected)
  })
})

describe('a token', () => {
  test('is found with its session, run out or not, until that has ended', async () => {
    const found = { kind: 'refresh', used_at: null, user_id: owner }
    expect(await findTokenForUpdate(database, 'refresh open')).toEqual({
      ...{ ...found, session_id: sessions.open, expires_at: later(60) },
    })
    expect(await findTokenForUpdate(database, 'refresh over')).toEqual({
      ...{ ...found, session_id: sessions.over, expires_at: later(10) },
    })
    expect(await findTokenForUpdate(database, 'refresh ended')).toBeUndefined()
    expect(await findTokenForUpdate(database, 'refresh nobody')).toBeUndefined()
  })

  test('is held by whoever found it until they are done', async () => {
    await database.transaction().execute(async transaction => {
      await findTokenForUpdate(transaction, 'refresh open')
      const free = database.selectFrom('session_tokens').select('token_hash').forUpdate().skipLocked()
      expect((await free.execute()).map(row => row.token_hash)).not.toContain('refresh open')
    })
  })

  test('keeps when it was first used', async () => {
    const before = await allTokens()
    await markTokenUsed(database, 'refresh open', later(2))
    await markTokenUsed(database, 'refresh open', later(3))
    const expected = before.map(row => (row.token_hash === 'refresh open' ? { ...row, used_at: later(2) } : row))
    expect(await allTokens()).toEqual(expected)
  })

  test('goes with the others of its session when it has run out', async () => {
    const before = await allTokens()
    await deleteExpiredTokens(database, sessions.open, later(15))
    expect(await allTokens()).toEqual(before.filter(row => row.token_hash !== 'access open'))
  })
})

describe('sessions', () => {
  test('begin proven, and have not ended', async () => {
    expect((await allSessions())[sessions.open]).toEqual({
      ...{ user_id: owner, created_at: begun, proven_at: begun, ended_at: null },
    })
  })

  test('are usable until they end or all of their tokens have run out', async () => {
    const all = Object.values(sessions)
    const usableAt = (minutes: number, ids = all) => findUsableSessions(database, ids, later(minutes))
    expect(await usableAt(9.99)).toEqual(new Set([sessions.open, sessions.over, sessions['of other']]))
    expect(await usableAt(10)).toEqual(new Set([sessions.open, sessions['of other']]))
    expect(await usableAt(0, [sessions.over, sessions.ended])).toEqual(new Set([sessions.over]))
    expect(await usableAt(0, [])).toEqual(new Set())
    expect(await countUsableSessions(database, owner, later(9.99))).toBe(2)
    expect(await countUsableSessions(database, owner, later(10))).toBe(1)
    expect(await countUsableSessions(database, owner, later(60))).toBe(0)
  })

  test('that can never be used again go', async () => {
    const before = await allSessions()
    await deleteUnusableSessions(database, later(10))
    const { open, 'of other': ofOther } = sessions
    expect(await allSessions()).toEqual({ [open]: before[open], [ofOther]: before[ofOther] })
    await deleteUnusableSessions(database, later(60))
    expect(await allSessions()).toEqual({})
  })

  test('end one alone', async () => {
    const before = await allSessions()
    await markSessionEnded(database, sessions.open, later(4))
    expect(await allSessions()).toEqual({
      ...before,
      [sessions.open]: { ...before[sessions.open], ended_at: later(4) },
    })
  })

  test('of a user end together, those that have not ended yet', async () => {
    const before = await allSessions()
    const kept = { now: later(4), keptId: sessions.open }
    expect(await markSessionsEnded(database, owner, kept)).toEqual([sessions.over])
    expect(await markSessionsEnded(database, owner, { ...kept, keptId: null })).toEqual([sessions.open])
    const [open, over] = [sessions.open, sessions.over].map(id => ({ ...before[id], ended_at: later(4) }))
    expect(await allSessions()).toEqual({ ...before, [sessions.open]: open, [sessions.over]: over })
  })
})
