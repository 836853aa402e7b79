import type { User } from '@redress/contract/users.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jobsDone } from '../testing/jobs-done.ts'
import { hours, minutes } from '../testing/movable-clock.ts'
import { confirmedUser, password, registrationForm, tokenIn, unconfirmedUser } from '../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const register = (changes: object = {}) => server.client().post('/v1/auth/register', registrationForm(changes))

describe('registration', () => {
  test('opens an account whose address is confirmed by the link in the mail, once', {
    tags: ['SPEC-8-LINK_USED', 'SPEC-7-GET-auth', 'SPEC-7-POST-auth-register', 'SPEC-7-GET-auth-emails-confirm-token'],
  }, async () => {
    const form = registrationForm()
    const client = server.client()
    const registered = await client.post('/v1/auth/register', form)
    expect(registered).toMatchObject({ status: 200, body: { data: { username: form.username, email: form.email } } })
    expect(client.cookies.size).toBe(0)

    const mail = await server.inbox.take(form.email)
    expect(mail.text).toContain('http://localhost:3000/auth/confirmation/token/')
    expect(mail.html).toContain('http://localhost:3000/auth/confirmation/token/')
    const link = `/v1/auth/emails/confirm/${tokenIn(mail)}`
    expect((await client.get(link)).status).toBe(200)
    expect(await client.get(link)).toMatchObject({ status: 409, body: { code: 'LINK_USED' } })

    const user = (await client.post('/v1/auth/login', { username: form.username, password })).body.data as User
    expect(user.emails).toMatchObject([{ address: form.email, isConfirmed: true, isPrimary: true }])
    expect(user).toMatchObject({ firstName: 'Ada', identificationId: 'AB123456', wallets: [] })
    expect(JSON.stringify(user)).not.toContain('argon2')
  })

  test('takes a form without address and city, which are optional', async () => {
    const { address: _, city: __, ...form } = registrationForm()
    const client = server.client()
    expect(await client.post('/v1/auth/register', form)).toMatchObject({ status: 200 })
    const user = (await client.post('/v1/auth/login', { username: form.username, password })).body.data
    expect(user).toMatchObject({ address: '', city: '', country: 'GB' })
  })

  test('names every field that is wrong', { tags: 'SPEC-8-INVALID_INPUT' }, async () => {
    const answer = await register({ username: 'ab', password: 'weak', email: 'nobody', country: undefined })
    expect(answer.status).toBe(400)
    expect(answer.body.details?.map(detail => detail.path).sort()).toEqual(['country', 'email', 'password', 'username'])
  })

  test('tells at once that a username is taken, whatever its case', { tags: 'SPEC-8-USERNAME_TAKEN' }, async () => {
    const { username } = await unconfirmedUser(server)
    expect(await register({ username: username.toUpperCase() })).toMatchObject({
      status: 409,
      body: { code: 'USERNAME_TAKEN', details: [{ path: 'username' }] },
    })
  })

  test('answers for an address in use as for a free one, and tells its owner by e-mail', async () => {
    const owner = await confirmedUser(server)
    const [free, taken] = [registrationForm(), registrationForm({ email: ` ${owner.email.toUpperCase()} ` })]
    const answers = [
      await server.client().post('/v1/auth/register', free),
      await server.client().post('/v1/auth/register', taken),
    ]
    expect(answers.map(answer => answer.status)).toEqual([200, 200])
    expect(answers.map(answer => answer.body)).toEqual([
      { data: { username: free.username, email: free.email } },
      { data: { username: taken.username, email: owner.email } },
    ])
    const notice = await server.inbox.take(owner.email, /already have an account/)
    expect(notice.text).toContain(`Your username is ${owner.username}`)
    expect(notice.text).not.toContain(taken.username)
  })

  test('of several with one address at the same moment opens one account', async () => {
    const forms = Array.from({ length: 8 }, () => registrationForm({ email: 'race@example.org' }))
    const answers = await Promise.all(forms.map(form => server.client().post('/v1/auth/register', form)))
    expect(answers.filter(answer => answer.status !== 200)).toEqual([])
    const logins = await Promise.all(
      forms.map(({ username }) => server.client().post('/v1/auth/login', { username, password })),
    )
    expect(logins.filter(login => login.status === 200)).toHaveLength(1)
  })

  test('releases an address and a username that nobody confirmed in time', async () => {
    const abandoned = await unconfirmedUser(server)
    const link = `/v1/auth/emails/confirm/${tokenIn(await server.inbox.take(abandoned.email))}`
    server.clock.advance(hours(24) - minutes(1))
    await register({ email: abandoned.email })
    expect((await server.inbox.take(abandoned.email)).subject).toBe('Your email address waits to be confirmed')
    server.clock.advance(minutes(1))
    expect((await server.client().get(link)).body.code).toBe('LINK_INVALID')
    const again = registrationForm({ email: abandoned.email, username: abandoned.username, firstName: 'Grace' })
    expect((await server.client().post('/v1/auth/register', again)).status).toBe(200)
    expect((await server.inbox.take(abandoned.email)).text).toContain('Hello Grace')
    expect((await abandoned.client.get('/v1/auth')).status).toBe(401)
  })
})

describe('the confirmation link', () => {
  test('is sent again as long as the address waits, and an earlier one keeps working', {
    tags: 'SPEC-7-PATCH-auth-email-resend-confirmation-email',
  }, async () => {
    const user = await unconfirmedUser(server)
    const first = tokenIn(await server.inbox.take(user.email))
    expect((await user.client.patch('/v1/auth/email/resend-confirmation-email')).status).toBe(200)
    const second = tokenIn(await server.inbox.take(user.email))
    expect(second).not.toBe(first)
    expect((await user.client.get(`/v1/auth/emails/confirm/${first}`)).status).toBe(200)
    expect((await user.client.get(`/v1/auth/emails/confirm/${second}`)).status).toBe(200)
    const sent = server.inbox.mail.length
    expect((await user.client.patch('/v1/auth/email/resend-confirmation-email')).status).toBe(200)
    await jobsDone(server, 'send confirmation link')
    expect(server.inbox.mail.slice(sent).some(mail => mail.to?.[0]?.address === user.email)).toBe(false)
  })

  test('keeps an account out of the dashboard until it is used', { tags: 'SPEC-8-EMAIL_NOT_CONFIRMED' }, async () => {
    const user = await unconfirmedUser(server)
    expect((await user.client.get('/v1/auth')).status).toBe(200)
    expect(await user.client.get('/v1/wallets')).toMatchObject({ status: 403, body: { code: 'EMAIL_NOT_CONFIRMED' } })
    await user.client.get(`/v1/auth/emails/confirm/${tokenIn(await server.inbox.take(user.email))}`)
    expect((await user.client.get('/v1/wallets')).status).toBe(200)
  })

  test('does not confirm an additional address', async () => {
    const user = await unconfirmedUser(server)
    const token = tokenIn(await server.inbox.take(user.email))
    expect((await user.client.get(`/v1/users/emails/confirm/${token}`)).body.code).toBe('LINK_INVALID')
    expect((await user.client.get(`/v1/auth/emails/confirm/${token}`)).status).toBe(200)
  })
})
