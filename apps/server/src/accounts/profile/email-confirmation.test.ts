import { randomUUID } from 'node:crypto'
import type { User } from '@redress/contract/users.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { claimIn, dataOf } from '../../testing/file-claim.ts'
import { hours } from '../../testing/movable-clock.ts'
import { codeSentTo } from '../../testing/redeem-codes.ts'
import {
  confirmedUser,
  password,
  registeredUser,
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

const linkOf = (token: string) => `/v1/auth/email-confirmations/${token}`
const opened = (token: string) => server.client().get(linkOf(token))
const refused = (token: string) => server.client().post(`${linkOf(token)}/refuse`)
const addressesOf = async ({ client }: TestUser) => ((await client.get('/v1/auth')).body.data as User).emails
const signIn = ({ username }: Pick<TestUser, 'username'>) =>
  server.client().post('/v1/auth/login', { username, password })
const invalid = { status: 400, body: { code: 'LINK_INVALID' } }
const used = { status: 409, body: { code: 'LINK_USED' } }

/** Registers a user and takes the link from the mailbox. */
async function registered(changes: object = {}) {
  const user = await unconfirmedUser(server, changes)
  return { user, token: tokenIn(await server.inbox.take(user.email, /Confirm/)) }
}

/** A confirmed user adds an address, to which the link goes. */
async function added() {
  const user = await confirmedUser(server)
  const { email } = registrationForm()
  await user.client.post('/v1/users/emails', { email })
  return { user, email, token: tokenIn(await server.inbox.take(email, /additional/)) }
}

describe('a confirmation link', () => {
  test('names the account and what it would get, and confirms nothing by being opened', {
    tags: 'SPEC-7-GET-auth-email-confirmations-token',
  }, async () => {
    const email = `${randomUUID()}@example.org`
    const { user, token } = await registered({ email, firstName: 'Mallory', lastName: 'Somebody-Else' })
    const names = { address: email, username: user.username, firstName: 'Mallory', lastName: 'Somebody-Else' }
    expect((await opened(token)).body.data).toEqual({ ...names, takesClaimOver: false, claimCount: 0 })

    const defendant = { ...(await confirmedUser(server)), email }
    await claimIn(server, { plaintiff: await confirmedUser(server), defendant }, 'PENDING_PUBLICATION')
    for (let visit = 0; visit < 3; visit++) {
      const would = { takesClaimOver: false, claimCount: 1 }
      expect(await opened(token)).toMatchObject({ status: 200, body: { data: { ...names, ...would } } })
    }
    expect(await addressesOf(user)).toMatchObject([{ isConfirmed: false }])
    expect((await user.client.get('/v1/claims')).status).toBe(403)
  })

  test('says whether it takes over the claim whose code the account was opened with, beside those it would be offered', async () => {
    const email = `${randomUUID()}@example.org`
    const plaintiff = await confirmedUser(server)
    const named = { plaintiff, defendant: { ...plaintiff, email } }
    await claimIn(server, named, 'PENDING_PUBLICATION')
    const redeemCode = await codeSentTo(server, email)
    await claimIn(server, named, 'PENDING_PUBLICATION')
    const { user, token } = await registered({ email, redeemCode })
    expect((await opened(token)).body.data).toMatchObject({ takesClaimOver: true, claimCount: 1 })
    dataOf(await server.client().get(`/v1/auth/emails/confirm/${token}`))
    expect(dataOf<object>(await user.client.get('/v1/claims'))).toMatchObject({ accusedClaimsCount: 1 })
    expect(dataOf<object[]>(await user.client.get('/v1/claims/offered'))).toHaveLength(1)
  })

  test('of a registration, refused, ends the account: the address and the username are free', {
    tags: 'SPEC-7-POST-auth-email-confirmations-token-refuse',
  }, async () => {
    const { user, token } = await registered()
    expect((await refused(token)).status).toBe(200)
    expect((await user.client.get('/v1/auth')).status).toBe(401)
    expect((await signIn(user)).status).toBe(401)
    expect(await opened(token)).toMatchObject(invalid)
    expect(await refused(token)).toMatchObject(invalid)
    expect(await server.client().get(`/v1/auth/emails/confirm/${token}`)).toMatchObject(invalid)
    const owner = await registeredUser(server, { email: user.email, username: user.username })
    expect(await addressesOf(owner)).toMatchObject([{ address: user.email, isConfirmed: true }])
  })

  test('of an additional address, refused, takes that address alone from the account', async () => {
    const { user, email, token } = await added()
    expect((await refused(token)).status).toBe(200)
    expect(await addressesOf(user)).toMatchObject([{ address: user.email, isPrimary: true }])
    expect(await opened(token)).toMatchObject(invalid)
    expect(await addressesOf(await registeredUser(server, { email }))).toMatchObject([{ address: email }])
  })

  test('of the registration, refused, leaves an account its other confirmed address as the primary one', async () => {
    const { user, token } = await registered()
    const { email } = registrationForm()
    await server.context.database
      .insertInto('emails')
      .values({
        user_id: user.id,
        address: email,
        is_registration: false,
        is_primary: false,
        is_confirmed: true,
        google_issuer: null,
        google_id: null,
        created_at: server.clock.now(),
      })
      .execute()
    expect((await refused(token)).status).toBe(200)
    expect(await addressesOf(user)).toMatchObject([{ address: email, isConfirmed: true, isPrimary: true }])
  })

  test('that another link was faster than changes nothing any more', async () => {
    const { user, token } = await registered()
    await user.client.patch('/v1/auth/email/resend-confirmation-email')
    const faster = tokenIn(await server.inbox.take(user.email, /Confirm/))
    expect((await server.client().get(`/v1/auth/emails/confirm/${faster}`)).status).toBe(200)
    for (const each of [token, faster]) {
      expect(await opened(each)).toMatchObject(used)
      expect(await refused(each)).toMatchObject(used)
    }
    expect(await addressesOf(user)).toMatchObject([{ address: user.email, isConfirmed: true }])
  })

  test('of which one half confirms and the other refuses at the same moment does one of both', async () => {
    for (let round = 0; round < 5; round++) {
      const { user, token } = await registered()
      const answers = await Promise.all([server.client().get(`/v1/auth/emails/confirm/${token}`), refused(token)])
      const [confirmed, ended] = answers.map(({ status }) => status === 200)
      expect(confirmed).not.toBe(ended)
      expect((await signIn(user)).status).toBe(confirmed ? 200 : 401)
    }
  })

  test('is refused past its day, and where there never was one', async () => {
    const { token } = await registered()
    server.clock.advance(hours(24))
    for (const each of [token, 'a'.repeat(43)]) {
      expect(await opened(each)).toMatchObject(invalid)
      expect(await refused(each)).toMatchObject(invalid)
    }
  })
})
