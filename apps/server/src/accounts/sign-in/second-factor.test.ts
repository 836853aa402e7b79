import type { AccountEvent } from '@redress/contract/activity.ts'
import type { User } from '@redress/contract/users.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { misused } from '../../platform/command-result.ts'
import type { InProcessClient } from '../../platform/http/in-process-client.ts'
import { sayWho } from '../../platform/operator/command-line.ts'
import { findOperatorActs } from '../../platform/operator/operator-acts.ts'
import { dataOf } from '../../testing/file-claim.ts'
import { startIssuer, type TestIssuer } from '../../testing/issuer.ts'
import { days, minutes, seconds } from '../../testing/movable-clock.ts'
import { codeOf, offeredSecret, withSecondFactor } from '../../testing/second-factors.ts'
import { confirmedUser, password, type TestUser, tokenIn } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { findUser } from '../people/user-repository.ts'
import { writeForAccount } from '../profile/profile.ts'
import { runAccounts } from '../run-accounts.ts'
import { admitting } from './second-step.ts'

let issuer: TestIssuer
let server: TestServer
beforeAll(async () => {
  issuer = await startIssuer('http://localhost:3000/v1/social-providers/google/callback')
  server = await startTestServer(issuer.settings)
})
afterAll(async () => {
  await server.stop()
  await issuer.stop()
})

const logIn = (client: InProcessClient, username: string, given = password) =>
  client.post('/v1/auth/login', { username, password: given })
const enterCode = (client: InProcessClient, oneTimeCode: string) =>
  client.post('/v1/auth/login/second-factor', { oneTimeCode })
const isSignedIn = async (client: InProcessClient) => (await client.get('/v1/auth')).status === 200
const stateOf = async ({ client }: Pick<TestUser, 'client'>) =>
  dataOf<{ isOn: boolean; recoveryCodesLeft: number }>(await client.get('/v1/users/second-factor'))
const kindsOf = async ({ client }: Pick<TestUser, 'client'>) =>
  dataOf<{ events: AccountEvent[] }>(await client.get('/v1/users/activity')).events.map(({ kind }) => kind)

/** A user who must enter a second-factor code again. */
async function protectedUser() {
  const user = await confirmedUser(server)
  const factor = await withSecondFactor(server, user)
  server.clock.advance(minutes(2))
  return { ...user, ...factor, codeNow: (later = 0) => codeOf(server, factor.secret, later) }
}

/** A browser that has shown the password, and is asked for the code. */
async function atSecondStep({ username }: Pick<TestUser, 'username'>, client = server.client()) {
  expect(await logIn(client, username)).toMatchObject({ status: 401, body: { code: 'SECOND_FACTOR_NEEDED' } })
  return client
}

describe('switching it on', () => {
  test('takes a code of the app, and answers ten recovery codes that are good once each', {
    tags: [
      'SPEC-6-second-factor',
      'SPEC-7-GET-users-second-factor',
      'SPEC-7-POST-users-second-factor-secret',
      'SPEC-7-POST-users-second-factor',
    ],
  }, async () => {
    const user = await confirmedUser(server)
    expect(await stateOf(user)).toEqual({ isOn: false, recoveryCodesLeft: 0 })
    const offer = dataOf<{ secret: string; address: string }>(await user.client.post('/v1/users/second-factor/secret'))
    expect(offer.address).toBe(
      `otpauth://totp/Redress:${user.username}?issuer=Redress&secret=${offer.secret}&algorithm=SHA1&digits=6&period=30`,
    )
    expect(await stateOf(user)).toMatchObject({ isOn: false })
    const elsewhere = server.client()
    dataOf(await logIn(elsewhere, user.username))
    const { recoveryCodes, secret } = await withSecondFactor(server, user)
    // Sessions that were opened with the password alone end.
    expect([await isSignedIn(user.client), await isSignedIn(elsewhere)]).toEqual([true, false])
    expect(secret).not.toBe(offer.secret)
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(await stateOf(user)).toEqual({ isOn: true, recoveryCodesLeft: 10 })
    expect(dataOf<User>(await user.client.get('/v1/auth'))).toMatchObject({ hasSecondFactor: true })

    const client = await atSecondStep(user)
    expect(await enterCode(client, recoveryCodes[3]?.toLowerCase().replaceAll('-', ' ') ?? '')).toMatchObject({
      status: 200,
    })
    expect(await stateOf({ client })).toEqual({ isOn: true, recoveryCodesLeft: 9 })
    expect((await kindsOf({ client })).slice(0, 2)).toEqual(['signed in', 'recovery code used'])
    const again = await atSecondStep(user)
    expect(await enterCode(again, recoveryCodes[3] ?? '')).toMatchObject({ status: 400, body: { code: 'WRONG_CODE' } })
    expect(await isSignedIn(again)).toBe(false)
  })

  test('keeps neither the secret nor the codes in a form that the database could be read for', async () => {
    const { id, secret, recoveryCodes } = await protectedUser()
    const { database } = server.context
    const [user] = await database.selectFrom('users').selectAll().where('id', '=', id).execute()
    const changes = await database.selectFrom('account_changes').selectAll().where('user_id', '=', id).execute()
    const codes = await database.selectFrom('recovery_codes').selectAll().where('user_id', '=', id).execute()
    const kept = JSON.stringify([user, changes, codes])
    expect(user?.authenticator_secret).not.toBeNull()
    for (const each of [secret, ...recoveryCodes, ...recoveryCodes.map(code => code.replaceAll('-', ''))])
      expect(kept).not.toContain(each)
  })

  test('needs a code of the secret that was shown last, within the hour', {
    tags: ['SPEC-8-SECOND_FACTOR_NOT_OFFERED', 'SPEC-8-SECOND_FACTOR_ON', 'SPEC-8-SECOND_FACTOR_OFF'],
  }, async () => {
    const user = await confirmedUser(server)
    const switchOn = (authenticatorCode: string) => user.client.post('/v1/users/second-factor', { authenticatorCode })
    expect((await switchOn('123456')).body.code).toBe('SECOND_FACTOR_NOT_OFFERED')
    const [first, last] = [await offeredSecret(user), await offeredSecret(user)]
    expect(await switchOn(codeOf(server, first))).toMatchObject({
      status: 400,
      body: { code: 'WRONG_CODE', details: [{ path: 'authenticatorCode' }] },
    })
    expect(await stateOf(user)).toMatchObject({ isOn: false })
    server.clock.advance(minutes(60))
    dataOf(await user.client.post('/v1/auth/refresh'))
    dataOf(await user.client.post('/v1/auth/prove-password', { password }))
    expect((await switchOn(codeOf(server, last))).body.code).toBe('SECOND_FACTOR_NOT_OFFERED')
    for (const act of [user.client.delete, user.client.post]) {
      const path = act === user.client.delete ? '' : '/recovery-codes'
      expect((await act(`/v1/users/second-factor${path}`)).body.code).toBe('SECOND_FACTOR_OFF')
    }
    await withSecondFactor(server, user)
    expect((await switchOn('123456')).body.code).toBe('SECOND_FACTOR_ON')
    expect((await user.client.post('/v1/users/second-factor/secret')).body.code).toBe('SECOND_FACTOR_ON')
  })
})

describe('signing in', () => {
  test('asks for the code after the password alone, and opens no session before it', {
    tags: ['SPEC-7-POST-auth-login-second-factor', 'SPEC-8-SECOND_FACTOR_NEEDED', 'SPEC-8-WRONG_CODE'],
  }, async () => {
    const user = await protectedUser()
    const client = server.client()
    expect(await logIn(client, user.username, 'Wrong-horse-7')).toMatchObject({ body: { code: 'BAD_CREDENTIALS' } })
    expect([...client.cookies.keys()]).toEqual([])
    const refused = await logIn(client, user.email)
    expect(refused.body).toEqual({
      code: 'SECOND_FACTOR_NEEDED',
      error: expect.any(String),
    })
    expect([...client.cookies.keys()]).toEqual(['redress-code'])
    expect(await isSignedIn(client)).toBe(false)
    expect(await enterCode(client, '000 000')).toMatchObject({ status: 400, body: { code: 'WRONG_CODE' } })
    const answer = await enterCode(client, user.codeNow())
    expect(dataOf<User>(answer)).toMatchObject({ id: user.id, hasSecondFactor: true })
    expect([...client.cookies.keys()].sort()).toEqual([
      'redress-access',
      'redress-browser',
      'redress-refresh',
      'redress-signed-in',
    ])
    expect(await isSignedIn(client)).toBe(true)
  })

  test.each([
    ['half a minute ago', 200, -30],
    ['half a minute from now', 200, 30],
    ['a minute and a half ago', 400, -90],
    ['a minute and a half from now', 400, 90],
  ])('a code of %s is answered %s', async (_when, status, later) => {
    const user = await protectedUser()
    expect((await enterCode(await atSecondStep(user), user.codeNow(seconds(later)))).status).toBe(status)
  })

  test('takes no code twice, and none from before one that was taken', async () => {
    const user = await protectedUser()
    const [before, now] = [user.codeNow(-seconds(30)), user.codeNow()]
    expect((await enterCode(await atSecondStep(user), now)).status).toBe(200)
    for (const code of [now, before])
      expect((await enterCode(await atSecondStep(user), code)).body.code).toBe('WRONG_CODE')
    server.clock.advance(seconds(30))
    expect((await enterCode(await atSecondStep(user), user.codeNow())).status).toBe(200)
  })

  test('takes a code once, however many send it at the same moment', async () => {
    const user = await protectedUser()
    const waiting = []
    for (let index = 0; index < 4; index++) waiting.push(await atSecondStep(user))
    const answers = await Promise.all(waiting.map(client => enterCode(client, user.codeNow())))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400])
    const code = user.recoveryCodes[0] ?? ''
    for (const client of waiting) await atSecondStep(user, client)
    const others = await Promise.all(waiting.map(client => enterCode(client, code)))
    expect(others.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400])
  })

  test('is of the browser that showed the password, for ten minutes', { tags: 'SPEC-8-SIGN_IN_EXPIRED' }, async () => {
    const user = await protectedUser()
    expect((await enterCode(server.client(), user.codeNow())).body.code).toBe('SIGN_IN_EXPIRED')
    const client = await atSecondStep(user)
    server.clock.advance(minutes(10))
    expect(await enterCode(client, user.codeNow())).toMatchObject({ status: 401, body: { code: 'SIGN_IN_EXPIRED' } })
    await atSecondStep(user, client)
    const copy = server.client()
    for (const [name, value] of client.cookies) copy.cookies.set(name, value)
    expect((await enterCode(client, user.codeNow())).status).toBe(200)
    server.clock.advance(seconds(30))
    expect((await enterCode(copy, user.codeNow())).body.code).toBe('SIGN_IN_EXPIRED')
  })

  test('begins anew where the password was changed meanwhile; and a new password by mail does not switch it off', async () => {
    const user = await protectedUser()
    const client = await atSecondStep(user)
    dataOf(await server.client().post('/v1/auth/forgot-password', { email: user.email }))
    const token = tokenIn(await server.inbox.take(user.email, /new password/))
    const newPassword = 'Better-horse-8'
    dataOf(await client.post('/v1/auth/reset-forgotten-password', { token, newPassword }))
    expect((await enterCode(client, user.codeNow())).body.code).toBe('SIGN_IN_EXPIRED')
    expect((await logIn(client, user.username, newPassword)).body.code).toBe('SECOND_FACTOR_NEEDED')
    expect((await enterCode(client, user.codeNow())).status).toBe(200)
  })

  test('opens nothing where what it asks for was changed while the password was looked at', async () => {
    const { id } = await protectedUser()
    const { database } = server.context
    const found = await findUser(database, id)
    const browser = { secret: null, userIds: [] }
    const sessionsOf = () => database.selectFrom('sessions').select('id').where('user_id', '=', id).execute()
    const before = await sessionsOf()
    const { writes } = admitting(server.context, { asksForCode: false, browser })
    const outdated = [
      { ...found, authenticator_secret: null },
      { ...found, password_hash: 'another' },
    ]
    for (const each of outdated) expect(await writeForAccount(database, each, writes)).toBeUndefined()
    expect(await sessionsOf()).toEqual(before)
    expect(await writeForAccount(database, found, writes)).toMatchObject({ id })
    expect(await sessionsOf()).toHaveLength(before.length + 1)
  })

  test('by Google’s word asks for the code too, and goes on to where it was to lead', async () => {
    const user = await protectedUser()
    const client = server.client()
    const google = async () => {
      const { headers } = await client.get(`/v1/social-providers/google?redeem_code=${'0'.repeat(26)}`)
      const account = { sub: user.email, email: user.email, email_verified: true, given_name: 'A', family_name: 'L' }
      const returned = await issuer.consent(String(headers.location), account)
      return String((await client.get(returned.replace('http://localhost:3000', ''))).headers.location)
    }
    expect(await google()).toBe(`/auth/login/code?redeem_code=${'0'.repeat(26)}`)
    expect(await isSignedIn(client)).toBe(false)
    expect((await enterCode(client, user.codeNow())).status).toBe(200)
    expect(dataOf<User>(await client.get('/v1/auth'))).toMatchObject({ id: user.id })
  })
})

describe('wrong codes', () => {
  const fail = async (client: InProcessClient, times: number) => {
    const answers = []
    for (let index = 0; index < times; index++) answers.push((await enterCode(client, '000000')).status)
    return answers
  }

  test('slow all browsers together that nobody has signed in with, and neither a known one nor recovery codes', {
    tags: 'SPEC-8-TOO_MANY_WRONG_CODES',
  }, async () => {
    const user = await protectedUser()
    const known = server.client()
    expect((await enterCode(await atSecondStep(user, known), user.codeNow())).status).toBe(200)
    await known.post('/v1/auth/logout')
    server.clock.advance(seconds(60))
    const [one, other] = [await atSecondStep(user), await atSecondStep(user)]
    expect(await fail(one, 3)).toEqual([400, 400, 400])
    expect(await fail(other, 2)).toEqual([400, 400])
    const waits = []
    for (let round = 0; round < 9; round++) {
      await atSecondStep(user, one)
      const refused = await enterCode(one, user.codeNow())
      expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_WRONG_CODES' } })
      waits.push(Number(refused.headers['retry-after']))
      server.clock.advance(seconds(waits.at(-1) ?? 0))
      expect(await fail(await atSecondStep(user, other), 1)).toEqual([400])
    }
    expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 900])
    expect((await enterCode(await atSecondStep(user, known), user.codeNow())).status).toBe(200)
    await atSecondStep(user, one)
    expect((await enterCode(one, user.recoveryCodes[5] ?? '')).status).toBe(200)
  })

  test('that are sent at the same moment are counted one by one', async () => {
    const user = await protectedUser()
    const client = await atSecondStep(user)
    const answers = await Promise.all(Array.from({ length: 20 }, () => enterCode(client, '000000')))
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15)
  })
})

test('a sensitive change asks for the code beside the password', {
  tags: 'SPEC-7-POST-auth-prove-password',
}, async () => {
  const user = await protectedUser()
  server.clock.advance(minutes(15))
  dataOf(await user.client.post('/v1/auth/refresh'))
  const switchOff = () => user.client.delete('/v1/users/second-factor')
  const prove = (body: object) => user.client.post('/v1/auth/prove-password', body)
  expect((await switchOff()).body.code).toBe('SIGN_IN_AGAIN')
  const wrong = { status: 400, body: { code: 'WRONG_CODE', details: [{ path: 'oneTimeCode' }] } }
  expect(await prove({ password })).toMatchObject(wrong)
  expect(await prove({ password, oneTimeCode: '000000' })).toMatchObject(wrong)
  expect((await prove({ password: 'Wrong-horse-7', oneTimeCode: user.codeNow() })).body.code).toBe('WRONG_PASSWORD')
  expect((await switchOff()).body.code).toBe('SIGN_IN_AGAIN')
  expect((await prove({ password, oneTimeCode: user.codeNow() })).status).toBe(200)
  expect((await switchOff()).status).toBe(200)
  expect((await logIn(server.client(), user.username)).status).toBe(200)
})

test('new recovery codes take the place of those that were left', {
  tags: 'SPEC-7-POST-users-second-factor-recovery-codes',
}, async () => {
  const user = await protectedUser()
  expect((await enterCode(await atSecondStep(user), user.recoveryCodes[0] ?? '')).status).toBe(200)
  const { recoveryCodes } = dataOf<{ recoveryCodes: string[] }>(
    await user.client.post('/v1/users/second-factor/recovery-codes'),
  )
  expect(await stateOf(user)).toEqual({ isOn: true, recoveryCodesLeft: 10 })
  const client = await atSecondStep(user)
  for (const code of user.recoveryCodes.slice(0, 2)) expect((await enterCode(client, code)).status).toBe(400)
  expect((await enterCode(client, recoveryCodes[0] ?? '')).status).toBe(200)
})

test('a recovery code that was used stays so, whatever is undone', async () => {
  const user = await protectedUser()
  dataOf(await user.client.post('/v1/wallets', { wallets: [{ address: '1'.repeat(32) }] }))
  await server.inbox.take(user.email, /was changed/)
  const link = tokenIn(await server.inbox.take(user.email, /was changed/))
  const code = user.recoveryCodes[0] ?? ''
  expect((await enterCode(await atSecondStep(user), code)).status).toBe(200)
  dataOf(await server.client().post(`/v1/auth/account-changes/${link}/undo`))
  const client = await atSecondStep(user)
  expect((await enterCode(client, code)).status).toBe(400)
  expect((await enterCode(client, user.recoveryCodes[1] ?? '')).status).toBe(200)
})

test('the operator switches it off for whoever has lost all of it, who is told and sees it', {
  tags: ['SPEC-7-DELETE-users-second-factor', 'SPEC-6-second-factor'],
}, async () => {
  const user = await protectedUser()
  await server.inbox.take(user.email, /was changed/)
  const run = (...parameters: string[]) => runAccounts(server.context, parameters)
  const switchOff = (username: string) =>
    run('second-factor-off', username, '--by', 'Olga', '--because', 'Phone lost, known by voice.')
  expect(await run('second-factor-off')).toBe(misused)
  expect(await run('second-factor-off', user.username)).toEqual({ ok: false, text: sayWho })
  expect(await switchOff('nobody.here')).toEqual({ ok: false, text: 'There is no account nobody.here.' })
  expect(await switchOff(user.username.toUpperCase())).toMatchObject({ ok: true })
  expect(await switchOff(user.username)).toMatchObject({ ok: false })
  const acts = await findOperatorActs(server.context.database, null)
  expect(acts.filter(({ user_id }) => user_id === user.id)).toMatchObject([
    { kind: 'second factor off', subject: user.username, done_by: 'Olga', why: 'Phone lost, known by voice.' },
  ])
  expect((await server.inbox.take(user.email, /was changed/)).text).toContain('The operator of this site')
  const client = server.client()
  expect((await logIn(client, user.username)).status).toBe(200)
  const { events } = dataOf<{ events: AccountEvent[] }>(await client.get('/v1/users/activity'))
  expect(events[1]).toMatchObject({ kind: 'second factor off by operator', network: '' })
})

test('with another SECRET_KEY no code of the app is right, and recovery codes are', async () => {
  const user = await protectedUser()
  const client = await atSecondStep(user)
  const { database } = server.context
  await database
    .updateTable('users')
    .set({ authenticator_secret: 'sealed elsewhere' })
    .where('id', '=', user.id)
    .execute()
  expect((await enterCode(client, user.codeNow())).body.code).toBe('WRONG_CODE')
  expect((await enterCode(client, user.recoveryCodes[0] ?? '')).status).toBe(200)
  server.clock.advance(days(1))
})
