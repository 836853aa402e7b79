import type { User } from '@redress/contract/users.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Connection, inTransaction } from '../../platform/database/database.ts'
import type { Answer } from '../../platform/http/in-process-client.ts'
import { claimIn, dataOf, type Opponents } from '../../testing/file-claim.ts'
import { jobsDone } from '../../testing/jobs-done.ts'
import { hours } from '../../testing/movable-clock.ts'
import { statementsOf } from '../../testing/recorded-statements.ts'
import { confirmedUser, registrationForm, type TestUser, tokenIn, unconfirmedUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { lockAwaited } from '../../testing/waiting-for-locks.ts'
import { readAccountState } from '../people/account-state-repository.ts'
import { deleteEmail, markEmailConfirmed } from '../people/email-repository.ts'
import { closeAccount } from './close-account.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const accountOf = async ({ client }: TestUser) => (await client.get('/v1/auth')).body.data as User
const addEmail = ({ client }: TestUser, email: string) => client.post('/v1/users/emails', { email })
const newAddress = () => registrationForm().email

async function addConfirmed(user: TestUser, address = newAddress()): Promise<{ id: string; address: string }> {
  const { id } = (await addEmail(user, address)).body.data as { id: string }
  const token = tokenIn(await server.inbox.take(address, /additional/))
  await user.client.get(`/v1/users/emails/confirm/${token}`)
  return { id, address }
}

describe('personal data and address', () => {
  test('are changed as far as they are given', { tags: 'SPEC-7-PATCH-users' }, async () => {
    const user = await confirmedUser(server)
    const changed = await user.client.patch('/v1/users', { firstName: ' Grace ', address: '', country: 'US' })
    expect(changed).toMatchObject({
      status: 200,
      body: { data: { firstName: 'Grace', lastName: 'Lovelace', address: '', city: 'London', country: 'US' } },
    })
    expect(await accountOf(user)).toEqual(changed.body.data)
    expect((await user.client.patch('/v1/users', {})).body.data).toEqual(changed.body.data)
  })

  test.each([
    ['an empty name', { lastName: '' }, 'lastName'],
    ['a short identification ID', { identificationId: '12345' }, 'identificationId'],
    ['an unknown country', { country: 'XX' }, 'country'],
    ['a field that is not theirs to change', { username: 'other' }, 'username'],
  ])('are not changed by %s', async (_, changes, path) => {
    const user = await confirmedUser(server)
    expect(await user.client.patch('/v1/users', changes)).toMatchObject({ status: 400, body: { details: [{ path }] } })
  })
})

describe('an additional address', () => {
  test('is confirmed by its own link, once, within a day', {
    tags: [
      'SPEC-7-GET-users-emails-confirm-token',
      'SPEC-7-PATCH-users-emails-email-resend-confirmation-email',
      'SPEC-7-POST-users-emails',
    ],
  }, async () => {
    const user = await confirmedUser(server)
    const address = newAddress()
    const added = await addEmail(user, address)
    expect(added).toMatchObject({ status: 200, body: { data: { address, isConfirmed: false, isPrimary: false } } })
    const mail = await server.inbox.take(address)
    expect(mail.text).toContain('/auth/confirmation/additional-email-token/')
    const token = tokenIn(mail)
    expect((await user.client.get(`/v1/auth/emails/confirm/${token}`)).body.code).toBe('LINK_INVALID')
    server.clock.advance(hours(24))
    expect((await server.client().get(`/v1/users/emails/confirm/${token}`)).body.code).toBe('LINK_INVALID')

    await user.client.post('/v1/auth/refresh')
    const resend = '/v1/users/emails/email/resend-confirmation-email'
    expect((await user.client.patch(resend, { email: address })).status).toBe(200)
    const link = `/v1/users/emails/confirm/${tokenIn(await server.inbox.take(address))}`
    expect((await server.client().get(link)).status).toBe(200)
    expect((await server.client().get(link)).body.code).toBe('LINK_USED')
    expect((await accountOf(user)).emails).toMatchObject([
      { address: user.email, isPrimary: true },
      { address, isConfirmed: true, isPrimary: false },
    ])
    expect((await user.client.patch(resend, { email: 'other@example.org' })).body.code).toBe('EMAIL_NOT_FOUND')
  })

  test('cannot be one that the account has, whatever its case', { tags: 'SPEC-8-EMAIL_TAKEN' }, async () => {
    const user = await confirmedUser(server)
    const added = newAddress()
    expect((await addEmail(user, added)).status).toBe(200)
    for (const address of [user.email.toUpperCase(), added]) {
      expect(await addEmail(user, address)).toMatchObject({
        status: 409,
        body: { code: 'EMAIL_TAKEN', details: [{ path: 'email' }] },
      })
    }
  })

  test('is answered the same where another account has it, and its owner is told', async () => {
    const [user, other] = [await confirmedUser(server), await confirmedUser(server)]
    const answersFor = async (address: string) => {
      const answers: Answer[] = []
      const added = await statementsOf(async () => answers.push(await addEmail(user, address)))
      const { id } = dataOf<{ id: string }>(answers[0] as Answer)
      const resend = '/v1/users/emails/email/resend-confirmation-email'
      answers.push(
        await user.client.patch(resend, { email: address }),
        await user.client.patch(`/v1/users/emails/${id}`),
      )
      const told = JSON.stringify(answers.map(({ status, body }) => [status, body]))
      return [added.length, told.replaceAll(id, '…').replaceAll(address, '…')]
    }
    // The first request resolves the caller for the rate limit.
    await accountOf(user)
    expect(await answersFor(other.email)).toEqual(await answersFor(newAddress()))
    const notice = await server.inbox.take(other.email, /tried to use your email address/)
    expect(notice.text).toContain(`log in as ${other.username}`)
    expect(notice.text).not.toContain(user.username)
    expect(notice.text).not.toContain('/auth/confirmation/')
  })

  test('may wait in several accounts, and belongs to the first that confirms it', async () => {
    const [user, other] = [await confirmedUser(server), await confirmedUser(server)]
    const address = newAddress()
    const links = []
    for (const each of [user, other]) {
      await addEmail(each, address)
      links.push(`/v1/users/emails/confirm/${tokenIn(await server.inbox.take(address))}`)
    }
    expect((await server.client().get(links[1] ?? '')).status).toBe(200)
    expect((await server.client().get(links[0] ?? '')).body.code).toBe('LINK_INVALID')
    const isConfirmed = async (each: TestUser) =>
      (await accountOf(each)).emails.find(email => email.address === address)?.isConfirmed
    expect([await isConfirmed(user), await isConfirmed(other)]).toEqual([false, true])
  })

  test('cannot be that of a defendant in an own claim', async () => {
    const opponents: Opponents = { plaintiff: await confirmedUser(server), defendant: await unconfirmedUser(server) }
    await claimIn(server, opponents, 'PENDING')
    expect(await addEmail(opponents.plaintiff, opponents.defendant.email)).toMatchObject({
      status: 403,
      body: { code: 'OWN_CLAIM', details: [{ path: 'email' }] },
    })
  })

  test('gets no password reset link before it is confirmed, because it may be a stranger’s', async () => {
    const user = await confirmedUser(server)
    const [stranger, own] = [newAddress(), newAddress()]
    await addEmail(user, stranger)
    await addConfirmed(user, own)
    for (const email of [stranger, own]) await server.client().post('/v1/auth/forgot-password', { email })
    await server.inbox.take(own, /new password/)
    await jobsDone(server, 'send password reset link')
    expect(server.inbox.mail.filter(mail => mail.to?.[0]?.address === stranger)).toHaveLength(1)
  })
})

describe('the primary address', () => {
  test('moves to another confirmed one, and there is always exactly one', {
    tags: ['SPEC-7-PATCH-users-emails-id', 'SPEC-4-primary-email'],
  }, async () => {
    const user = await confirmedUser(server)
    const { id, address } = await addConfirmed(user)
    const answer = await user.client.patch(`/v1/users/emails/${id}`)
    expect(answer).toMatchObject({ status: 200, body: { data: { id, address, isPrimary: true } } })
    expect((await user.client.patch(`/v1/users/emails/${id}`)).status).toBe(200)
    expect((await accountOf(user)).emails.map(email => [email.address, email.isPrimary])).toEqual([
      [address, true],
      [user.email, false],
    ])
  })

  test('is never an unconfirmed one, nor anybody else’s', {
    tags: ['SPEC-8-EMAIL_NOT_FOUND', 'SPEC-8-ADDRESS_NOT_CONFIRMED', 'SPEC-4-primary-email'],
  }, async () => {
    const [user, other] = [await confirmedUser(server), await confirmedUser(server)]
    const { id } = (await addEmail(user, newAddress())).body.data as { id: string }
    expect(await user.client.patch(`/v1/users/emails/${id}`)).toMatchObject({
      status: 409,
      body: { code: 'ADDRESS_NOT_CONFIRMED' },
    })
    const [foreign] = (await accountOf(other)).emails
    expect((await user.client.patch(`/v1/users/emails/${foreign?.id}`)).body.code).toBe('EMAIL_NOT_FOUND')
  })
})

describe('an act that has waited for another of the same account', () => {
  /** Response to an act that waits for the account's row lock while another transaction changes the account. */
  async function afterwards(
    { id }: TestUser,
    done: (transaction: Connection) => Promise<unknown>,
    waiting: () => Promise<Answer>,
  ): Promise<Answer> {
    const { database } = server.context
    const { answer } = await inTransaction(database, async transaction => {
      await readAccountState(transaction, id)
      const answer = waiting()
      await lockAwaited(database)
      await done(transaction)
      return { answer }
    })
    return answer
  }
  const closing = (user: TestUser) => (transaction: Connection) => closeAccount(server.context, transaction, user.id)
  const takeLink = async (address: string) => tokenIn(await server.inbox.take(address, /additional/))

  test('makes no address the primary one that was removed meanwhile', { tags: 'SPEC-4-primary-email' }, async () => {
    const user = await confirmedUser(server)
    const { id } = await addConfirmed(user)
    const answer = await afterwards(
      user,
      transaction => deleteEmail(transaction, id),
      () => user.client.patch(`/v1/users/emails/${id}`),
    )
    expect(answer.body.code).toBe('EMAIL_NOT_FOUND')
    expect((await accountOf(user)).emails).toMatchObject([{ address: user.email, isPrimary: true }])
  })

  test('tells nobody again of an address that another link has confirmed meanwhile', async () => {
    const [user, address] = [await confirmedUser(server), newAddress()]
    const { id } = dataOf<{ id: string }>(await addEmail(user, address))
    const token = await takeLink(address)
    const answer = await afterwards(
      user,
      transaction => markEmailConfirmed(transaction, id, server.clock.now()),
      () => server.client().get(`/v1/users/emails/confirm/${token}`),
    )
    expect(answer.status).toBe(200)
    const { database } = server.context
    const told = database.selectFrom('account_changes').selectAll().where('user_id', '=', user.id)
    expect(await told.execute()).toEqual([])
  })

  test('takes no address away that another link has confirmed meanwhile', async () => {
    const [user, address] = [await confirmedUser(server), newAddress()]
    const { id } = dataOf<{ id: string }>(await addEmail(user, address))
    const token = await takeLink(address)
    const answer = await afterwards(
      user,
      transaction => markEmailConfirmed(transaction, id, server.clock.now()),
      () => server.client().post(`/v1/auth/email-confirmations/${token}/refuse`),
    )
    expect(answer.body.code).toBe('LINK_USED')
    expect((await accountOf(user)).emails).toMatchObject([{ address: user.email }, { address, isConfirmed: true }])
  })

  test('adds no address to an account that was closed meanwhile', async () => {
    const user = await confirmedUser(server)
    const answer = await afterwards(user, closing(user), () => addEmail(user, newAddress()))
    expect(answer).toMatchObject({ status: 401, body: { code: 'NOT_SIGNED_IN' } })
    const { database } = server.context
    expect(await database.selectFrom('emails').selectAll().where('user_id', '=', user.id).execute()).toEqual([])
  })
})
