import type { User } from '@redress/contract/users.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../../platform/database/database.ts'
import type { Answer } from '../../platform/http/in-process-client.ts'
import { dataOf } from '../../testing/file-claim.ts'
import { jobsDone } from '../../testing/jobs-done.ts'
import { days, hours, minutes } from '../../testing/movable-clock.ts'
import { statementsOf } from '../../testing/recorded-statements.ts'
import { password, registeredUser, registrationForm, tokenIn, unconfirmedUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { lockAwaited } from '../../testing/waiting-for-locks.ts'
import { readAccountState } from '../people/account-state-repository.ts'
import { findEmailsOf, markEmailConfirmed } from '../people/email-repository.ts'
import { findUser } from '../people/user-repository.ts'

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

  test('with an address of another account answers as with a free one, and only its owner is told, by e-mail', async () => {
    const owner = await registeredUser(server)
    const own = { password: 'Better-horse-8' }
    const free = registrationForm(own)
    const known = registrationForm({ ...own, email: ` ${owner.email.toUpperCase()} ` })
    const answersFor = async (form: ReturnType<typeof registrationForm>) => {
      const client = server.client()
      const answers: Answer[] = []
      const ask = async (act: () => Promise<Answer>) => statementsOf(async () => answers.push(await act()))
      const sent = [
        await ask(() => client.post('/v1/auth/register', form)),
        await ask(() => client.post('/v1/auth/login', { username: form.username, ...own })),
        await ask(() => client.get('/v1/auth')),
        await ask(() => client.patch('/v1/auth/email/resend-confirmation-email')),
        await ask(() => client.get('/v1/claims')),
        await ask(() => client.post('/v1/auth/login', { username: form.email.trim(), ...own })),
        await ask(() => client.post('/v1/auth/register', registrationForm({ username: form.username }))),
      ]
      const { id, emails } = dataOf<User>(answers[1] as Answer)
      const told = JSON.stringify(answers.map(({ status, body }) => [status, body]))
      const names = [form.email.trim().toLowerCase(), form.username, id, ...emails.map(email => email.id)]
      const replaced = names.reduce((text, name) => text.replaceAll(name, '…'), told)
      return { replaced, statements: sent.map(statements => statements.length) }
    }
    const ofFree = await answersFor(free)
    expect(await answersFor(known)).toEqual(ofFree)
    expect(ofFree.replaced).toContain('"isConfirmed":false')

    const notice = await server.inbox.take(owner.email, /already have an account/)
    expect(notice.text).toContain(`Your username is ${owner.username}`)
    expect(notice.text).not.toContain(known.username)
    expect((await server.inbox.take(owner.email, /already have an account/)).text).toContain(owner.username)
    await jobsDone(server, 'send confirmation link')
    const subjects = server.inbox.mail.filter(mail => mail.to?.[0]?.address === owner.email).map(mail => mail.subject)
    expect(subjects.filter(subject => subject?.includes('Confirm'))).toHaveLength(1)
  })

  test('of several with one address at the same moment opens them all, and the first that confirms it gets it', async () => {
    const email = 'race@example.org'
    const people = await Promise.all(Array.from({ length: 8 }, () => unconfirmedUser(server, { email })))
    const links: string[] = []
    for (const _ of people) links.push(`/v1/auth/emails/confirm/${tokenIn(await server.inbox.take(email, /Confirm/))}`)
    const answers = await Promise.all(links.map(link => server.client().get(link)))
    const outcomes = answers.map(({ status, body }) => `${status} ${body.code ?? ''}`.trim()).sort()
    expect(outcomes).toEqual(['200', ...Array(7).fill('400 LINK_INVALID')])
    const accounts = await Promise.all(people.map(({ client }) => client.get('/v1/auth')))
    const confirmed = accounts.filter(({ body }) => (body.data as User).emails[0]?.isConfirmed)
    expect(confirmed).toHaveLength(1)
  })

  test('holds no address against whoever reads its mailbox, however often somebody asks for another link', async () => {
    const holder = await unconfirmedUser(server, { email: 'wanted@example.org' })
    const first = tokenIn(await server.inbox.take(holder.email, /Confirm/))
    await holder.client.patch('/v1/auth/email/resend-confirmation-email')
    const second = tokenIn(await server.inbox.take(holder.email, /Confirm/))
    const owner = await registeredUser(server, { email: holder.email })
    const { emails } = (await owner.client.get('/v1/auth')).body.data as User
    expect(emails).toMatchObject([{ address: holder.email, isConfirmed: true, isPrimary: true }])
    for (const token of [first, second]) {
      expect((await server.client().get(`/v1/auth/email-confirmations/${token}`)).body.code).toBe('LINK_INVALID')
      expect((await server.client().get(`/v1/auth/emails/confirm/${token}`)).body.code).toBe('LINK_INVALID')
    }
  })

  test('holds a username for a day, however often another link is asked for', async () => {
    const abandoned = await unconfirmedUser(server)
    const again = { username: abandoned.username, firstName: 'Grace' }
    for (const step of [hours(12), hours(12) - minutes(1)]) {
      server.clock.advance(step)
      await abandoned.client.post('/v1/auth/refresh')
      expect((await abandoned.client.patch('/v1/auth/email/resend-confirmation-email')).status).toBe(200)
      expect((await register(again)).body.code).toBe('USERNAME_TAKEN')
    }
    server.clock.advance(minutes(1))
    expect((await register(again)).status).toBe(200)
    expect((await abandoned.client.get('/v1/auth')).status).toBe(401)
  })

  test('frees no username of an account that another refers to', async () => {
    const abandoned = await unconfirmedUser(server)
    const { referral_code: usedReferralCode } = await findUser(server.context.database, abandoned.id)
    dataOf(await register({ usedReferralCode }))
    server.clock.advance(days(1))
    expect((await register({ username: abandoned.username })).body.code).toBe('USERNAME_TAKEN')
  })

  test('frees no username of an account whose address is confirmed at the same moment', async () => {
    const late = await unconfirmedUser(server)
    await jobsDone(server, 'send confirmation link')
    server.clock.advance(days(1))
    const { database } = server.context
    const registering = await inTransaction(database, async transaction => {
      await readAccountState(transaction, late.id)
      const answer = register({ username: late.username })
      await lockAwaited(database)
      const [email] = await findEmailsOf(transaction, late.id)
      await markEmailConfirmed(transaction, email?.id ?? '', server.clock.now())
      return { answer }
    })
    expect((await registering.answer).body.code).toBe('USERNAME_TAKEN')
    expect((await server.client().post('/v1/auth/login', { username: late.username, password })).status).toBe(200)
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
