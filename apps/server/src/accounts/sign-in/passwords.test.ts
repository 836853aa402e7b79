import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jobsDone } from '../../testing/jobs-done.ts'
import { minutes } from '../../testing/movable-clock.ts'
import {
  confirmedUser,
  password,
  registrationForm,
  type TestUser,
  tokenIn,
  unconfirmedUser,
} from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const newPassword = 'Better-horse-8'
const logIn = async (username: string, given: string) =>
  (await server.client().post('/v1/auth/login', { username, password: given })).status
const forgot = (email: string) => server.client().post('/v1/auth/forgot-password', { email })
const reset = (token: string, changes: object = {}) =>
  server.client().post('/v1/auth/reset-forgotten-password', { token, newPassword, ...changes })

async function resetToken({ email }: TestUser): Promise<string> {
  await forgot(email)
  return tokenIn(await server.inbox.take(email, /new password/))
}

describe('a forgotten password', () => {
  test('is replaced by the link in the mail, once, and every session ends', {
    tags: 'SPEC-7-POST-auth-reset-forgotten-password',
  }, async () => {
    const user = await confirmedUser(server)
    const token = await resetToken(user)
    expect(await reset(token, { newPassword: 'weak' })).toMatchObject({
      status: 400,
      body: { details: [{ path: 'newPassword' }] },
    })
    expect((await reset(token)).status).toBe(200)
    expect(await reset(token)).toMatchObject({ status: 400, body: { code: 'LINK_INVALID' } })
    expect(await logIn(user.username, newPassword)).toBe(200)
    expect(await logIn(user.username, password)).toBe(401)
    expect((await user.client.get('/v1/auth')).status).toBe(401)
    expect((await user.client.post('/v1/auth/refresh')).status).toBe(401)
  })

  test('leaves no other link working', { tags: 'SPEC-8-LINK_INVALID' }, async () => {
    const user = await confirmedUser(server)
    const [first, second] = [await resetToken(user), await resetToken(user)]
    expect((await reset(second)).status).toBe(200)
    expect((await reset(first)).body.code).toBe('LINK_INVALID')
  })

  test('can be reset by a link for one hour', async () => {
    const [late, intime] = [
      await resetToken(await confirmedUser(server)),
      await resetToken(await confirmedUser(server)),
    ]
    server.clock.advance(minutes(60) - 1)
    expect((await reset(intime)).status).toBe(200)
    server.clock.advance(1)
    expect((await reset(late)).body.code).toBe('LINK_INVALID')
  })

  test('is answered the same for a known, an unconfirmed and an unknown address; only the first gets a mail', {
    tags: 'SPEC-7-POST-auth-forgot-password',
  }, async () => {
    const [known, unconfirmed] = [await confirmedUser(server), await unconfirmedUser(server)]
    const sent = server.inbox.mail.length
    const answers = [await forgot('nobody@example.org'), await forgot(unconfirmed.email), await forgot(known.email)]
    expect(new Set(answers.map(answer => JSON.stringify([answer.status, answer.body])))).toEqual(
      new Set(['[200,{"data":null}]']),
    )
    const mail = await server.inbox.take(known.email, /new password/)
    expect(mail.text).toContain(`Your username is ${known.username}`)
    await jobsDone(server, 'send password reset link')
    const subjects = server.inbox.mail.slice(sent).map(each => each.subject)
    expect(subjects.filter(subject => subject?.includes('password'))).toEqual(['Choose a new password'])
  })

  test('is not replaced by a link that confirms an address, nor the other way round', async () => {
    const user = await unconfirmedUser(server)
    const confirmation = tokenIn(await server.inbox.take(user.email))
    expect((await reset(confirmation)).body.code).toBe('LINK_INVALID')
    expect((await user.client.get(`/v1/auth/emails/confirm/${confirmation}`)).status).toBe(200)
    const token = await resetToken(user)
    expect(token).toMatch(/^[\w-]{43}$/)
    expect((await user.client.get(`/v1/auth/emails/confirm/${token}`)).body.code).toBe('LINK_INVALID')
    expect((await reset(token)).status).toBe(200)
  })

  test('is not one where the account signs in with Google', async () => {
    const user = await confirmedUser(server)
    await server.context.database
      .updateTable('emails')
      .set({ google_issuer: 'https://accounts.google.com', google_id: user.id })
      .where('user_id', '=', user.id)
      .execute()
    await forgot(user.email)
    expect((await server.inbox.take(user.email, /Google/)).text).toContain('/auth/login')
    expect(await user.client.post('/v1/users/change-password', { oldPassword: password, newPassword })).toMatchObject({
      status: 403,
      body: { code: 'PASSWORD_NOT_USED' },
    })
  })
})

describe('changing the password', () => {
  test('needs the current one', { tags: 'SPEC-8-WRONG_PASSWORD' }, async () => {
    const user = await confirmedUser(server)
    const change = { oldPassword: 'Wrong-horse-7', newPassword }
    expect(await user.client.post('/v1/users/change-password', change)).toMatchObject({
      status: 400,
      body: { code: 'WRONG_PASSWORD', details: [{ path: 'oldPassword' }] },
    })
    expect(await logIn(user.username, password)).toBe(200)
  })

  test('ends the other sessions and keeps this one; links that were sent before work no more', {
    tags: 'SPEC-7-POST-users-change-password',
  }, async () => {
    const user = await confirmedUser(server)
    const elsewhere = server.client()
    await elsewhere.post('/v1/auth/login', { username: user.username, password })
    const token = await resetToken(user)
    const change = { oldPassword: password, newPassword }
    expect((await user.client.post('/v1/users/change-password', change)).status).toBe(200)
    expect((await user.client.get('/v1/auth')).status).toBe(200)
    expect((await user.client.post('/v1/auth/refresh')).status).toBe(200)
    expect((await elsewhere.get('/v1/auth')).status).toBe(401)
    expect((await elsewhere.post('/v1/auth/refresh')).status).toBe(401)
    expect(await logIn(user.username, newPassword)).toBe(200)
    expect((await reset(token)).body.code).toBe('LINK_INVALID')
  })

  test('while somebody signs in with the one before, or changes it too, leaves neither a session nor a change of theirs', async () => {
    const user = await confirmedUser(server)
    const { database } = server.context
    const other = await server.context.passwords.hash(password)
    let answers: Promise<(number | string | undefined)[]> | undefined
    await database.transaction().execute(async transaction => {
      await transaction.updateTable('users').set({ password_hash: other }).where('id', '=', user.id).execute()
      const change = user.client.post('/v1/users/change-password', { oldPassword: password, newPassword })
      answers = Promise.all([logIn(user.username, password), change.then(({ body }) => body.code)])
      // Both have found the old password right, and wait.
      const waiting = sql`select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
      await expect.poll(async () => (await waiting.execute(database)).rows.length).toBe(2)
    })
    expect(await answers).toEqual([401, 'WRONG_PASSWORD'])
  })
})

test('what is stored for an Idempotency-Key does not reveal a password', async () => {
  const form = registrationForm()
  const key = { 'idempotency-key': 'a-registration' }
  const first = await server.client().post('/v1/auth/register', form, key)
  const again = await server.client().post('/v1/auth/register', form, key)
  expect(again.body).toEqual(first.body)
  expect(again.headers['idempotency-replayed']).toBe('true')
  expect((await server.client().post('/v1/auth/register', registrationForm(), key)).body.code).toBe(
    'IDEMPOTENCY_KEY_REUSED',
  )
  const kept = JSON.stringify(await server.context.database.selectFrom('idempotency_keys').selectAll().execute())
  expect(kept).not.toContain('a-registration')
})
