import type { User } from '@redress/contract/users.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../../platform/database/database.ts'
import type { InProcessClient } from '../../platform/http/in-process-client.ts'
import { type Account, startIssuer, type TestIssuer } from '../../testing/issuer.ts'
import { minutes } from '../../testing/movable-clock.ts'
import { confirmedUser, password, tokenIn, unconfirmedUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { lockAwaited } from '../../testing/waiting-for-locks.ts'
import { readAccountState } from '../people/account-state-repository.ts'
import { suggestUsername } from '../people/usernames.ts'
import { closeAccount } from '../profile/close-account.ts'

const begin = '/v1/social-providers/google'
const failed = (failure: string) => `/auth/login?failure=${failure}`
const verified = (email: string, changes: Partial<Account> = {}): Account => ({
  sub: `sub of ${email}`,
  email,
  email_verified: true,
  given_name: 'Grace',
  family_name: 'Hopper',
  ...changes,
})

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

const locationOf = async (client: InProcessClient, url: string, accepted?: Record<string, string>): Promise<string> => {
  const { status, headers } = await client.get(url, accepted)
  expect(status).toBe(302)
  return String(headers.location)
}

/** Consents at the issuer; returns the path of its redirect. */
async function visitIssuer(client: InProcessClient, account: Account, query = ''): Promise<string> {
  const returned = await issuer.consent(await locationOf(client, begin + query), account)
  return returned.replace('http://localhost:3000', '')
}

const signIn = async (account: Account, client = server.client()) => ({
  client,
  location: await locationOf(client, await visitIssuer(client, account)),
})

const accountOf = async (client: InProcessClient): Promise<User | undefined> =>
  (await client.get('/v1/auth')).body.data as User | undefined

describe('a person who is new here', () => {
  test('gets an account with a free username and the address confirmed, and the same one the next time', {
    tags: 'SPEC-7-GET-social-providers-google',
  }, async () => {
    const { client, location } = await signIn(verified('grace.hopper@example.org'))
    expect(location).toBe('/dashboard')
    const user = await accountOf(client)
    expect(user).toMatchObject({
      username: 'grace.hopper',
      firstName: 'Grace',
      lastName: 'Hopper',
      country: null,
      identificationId: '',
      emails: [{ address: 'grace.hopper@example.org', isConfirmed: true, isPrimary: true }],
    })
    expect((await client.get('/v1/claims')).status).toBe(200)
    const again = await signIn(verified('grace.hopper@example.org', { email: 'renamed@example.org' }))
    expect(await accountOf(again.client)).toEqual(user)
  })

  test('gets another username where the first is taken', async () => {
    await confirmedUser(server, { username: 'Taken.Name' })
    const { client } = await signIn(verified('taken.name@example.org'))
    expect((await accountOf(client))?.username).toMatch(/^taken\.name-\d{1,6}$/)
  })

  test('gets an account in the language of the browser', async () => {
    const client = server.client()
    await locationOf(client, await visitIssuer(client, verified('deutsch@example.org')), { 'accept-language': 'de' })
    expect(await accountOf(client)).toMatchObject({ language: 'de' })
  })

  test('has no password to change, and completes the profile later', {
    tags: ['SPEC-8-PASSWORD_NOT_USED', 'SPEC-6-google-password'],
  }, async () => {
    const { client } = await signIn(verified('later@example.org'))
    const change = { oldPassword: password, newPassword: 'Another-horse-8' }
    expect((await client.post('/v1/users/change-password', change)).body.code).toBe('PASSWORD_NOT_USED')
    const added = await client.patch('/v1/users', { country: 'US', identificationId: 'US-1234' })
    expect(added.body.data).toMatchObject({ country: 'US', identificationId: 'US-1234' })
  })

  test('confirms the address by a link where Google has not verified it', async () => {
    const { client, location } = await signIn(verified('unverified@example.org', { email_verified: false }))
    expect(location).toBe('/dashboard')
    expect((await accountOf(client))?.emails).toMatchObject([{ isConfirmed: false }])
    expect((await client.get('/v1/claims')).body.code).toBe('EMAIL_NOT_CONFIRMED')
    const token = tokenIn(await server.inbox.take('unverified@example.org', /Confirm/))
    await client.get(`/v1/auth/emails/confirm/${token}`)
    expect((await client.get('/v1/claims')).status).toBe(200)
  })
})

describe('the return state', () => {
  const code = 'ABCDE-FGHJK-MNPQR-STVWX-YZ012-3'
  const queryString = (query: Record<string, string>) => `?${new URLSearchParams(query)}`
  const signInFor = async (account: Account, query: Record<string, string>) => {
    const client = server.client()
    return { client, location: await locationOf(client, await visitIssuer(client, account, queryString(query))) }
  }

  test('is acted on when the person returns: the redeem code, the referral, the language', {
    tags: [
      'SPEC-7-GET-social-providers-google.redeem_code',
      'SPEC-7-GET-social-providers-google.referrie',
      'SPEC-7-GET-social-providers-google.language',
    ],
  }, async () => {
    const referrer = await confirmedUser(server)
    const { link } = (await referrer.client.get('/v1/users/referrals')).body.data as { link: string }
    const referrie = new URL(link).searchParams.get('referrie') ?? ''
    const account = verified('invited@example.org')
    const { client, location } = await signInFor(account, { redeem_code: code, referrie, language: 'de' })
    expect(location).toBe(`/dashboard?redeem_code=${code.replaceAll('-', '')}`)
    expect(await accountOf(client)).toMatchObject({ language: 'de' })
    const { list } = (await referrer.client.get('/v1/users/referrals')).body.data as { list: { username: string }[] }
    expect(list.map(each => each.username)).toEqual(['invited'])
    const again = await signIn(account, client)
    expect(again.location).toBe('/dashboard')
  })

  test('leads back to the page that somebody wanted', { tags: 'SPEC-7-GET-social-providers-google.to' }, async () => {
    const to = '/dashboard/claims/my-claims/1?view=all#turn'
    const { location } = await signInFor(verified('deep@example.org'), { to })
    expect(location).toBe(to)
  })

  test('outlasts a failure, also where Google cannot be reached', async () => {
    const query = { redeem_code: code, referrie: 'abc', to: '/dashboard/takeover', language: 'de', other: 'x' }
    const client = server.client()
    const state = new URL(await locationOf(client, begin + queryString(query))).searchParams.get('state')
    const returned = `${begin}/callback?error=access_denied&state=${state}&iss=${encodeURIComponent(issuer.url)}`
    const kept = new URLSearchParams({
      failure: 'GOOGLE_CANCELLED',
      redeem_code: code.replaceAll('-', ''),
      referrie: 'abc',
      to: '/dashboard/takeover',
    })
    expect(await locationOf(client, returned)).toBe(`/auth/login?${kept}`)
    const plain = await startTestServer()
    kept.set('failure', 'GOOGLE_AWAY')
    expect(await locationOf(plain.client(), begin + queryString(query))).toBe(`/auth/login?${kept}`)
    await plain.stop()
  })

  test('is ignored as far as it is invalid', async () => {
    const query = { redeem_code: '/elsewhere', referrie: 'of-nobody', language: 'tlh', to: '//evil.example' }
    const { client, location } = await signInFor(verified('confused@example.org'), query)
    expect(location).toBe('/dashboard')
    expect(await accountOf(client)).toMatchObject({ language: 'en' })
  })
})

describe('an account that is there already', () => {
  test('is linked where it has confirmed the address that Google has verified', {
    tags: 'SPEC-7-GET-social-providers-google-callback',
  }, async () => {
    const user = await confirmedUser(server)
    const { client } = await signIn(verified(user.email.toUpperCase()))
    expect((await accountOf(client))?.id).toBe(user.id)
    const change = { oldPassword: password, newPassword: 'Another-horse-8' }
    expect((await user.client.post('/v1/users/change-password', change)).body.code).toBe('PASSWORD_NOT_USED')
  })

  test('is not linked by an address that Google has not verified, which waits to be confirmed as any other', async () => {
    const user = await confirmedUser(server)
    const { client, location } = await signIn(verified(user.email, { email_verified: false }))
    expect(location).toBe('/dashboard')
    const opened = await accountOf(client)
    expect(opened?.id).not.toBe(user.id)
    expect(opened?.emails).toMatchObject([{ address: user.email, isConfirmed: false }])
    expect((await server.inbox.take(user.email, /already have an account/)).text).toContain(user.username)
  })

  test('is not linked to a second Google account', async () => {
    const user = await confirmedUser(server)
    await signIn(verified(user.email))
    const { location } = await signIn(verified(user.email, { sub: 'somebody else' }))
    expect(location).toBe(failed('GOOGLE_EMAIL_IN_USE'))
  })

  test('that never confirmed the address gets no access to the new one', async () => {
    const squatter = await unconfirmedUser(server, { email: 'victim@example.org' })
    const token = tokenIn(await server.inbox.take(squatter.email, /Confirm/))
    const { client } = await signIn(verified('victim@example.org'))
    const victim = await accountOf(client)
    expect(victim).toMatchObject({ firstName: 'Grace', emails: [{ address: 'victim@example.org', isConfirmed: true }] })
    expect(victim?.id).not.toBe(squatter.id)
    expect((await server.client().get(`/v1/auth/emails/confirm/${token}`)).body.code).toBe('LINK_INVALID')
    expect((await accountOf(squatter.client))?.emails).toMatchObject([{ isConfirmed: false }])
  })

  test('keeps its address against a registration', async () => {
    const { client } = await signIn(verified('held@example.org'))
    const owner = await accountOf(client)
    const user = await unconfirmedUser(server, { email: 'held@example.org' })
    expect((await server.inbox.take('held@example.org', /already have an account/)).text).toContain(owner?.username)
    expect((await accountOf(user.client))?.emails).toMatchObject([{ isConfirmed: false }])
  })

  test.each([
    { begins: 'with an account', address: () => confirmedUser(server).then(({ email }) => email) },
    { begins: 'without one', address: async () => 'twice@example.org' },
  ])('is one and the same for the same person at the same moment, $begins', async ({ address }) => {
    const account = verified(await address())
    const browsers = [server.client(), server.client(), server.client()]
    const returned = await Promise.all(browsers.map(browser => visitIssuer(browser, account)))
    const shown = await Promise.all(browsers.map((browser, index) => locationOf(browser, returned[index] ?? '')))
    expect(shown).toEqual(browsers.map(() => '/dashboard'))
    const ids = await Promise.all(browsers.map(async browser => (await accountOf(browser))?.id))
    expect(new Set(ids).size).toBe(1)
  })

  test.each([
    { which: 'that is linked', isLinked: true, leadsTo: failed('GOOGLE_EXPIRED') },
    // It has freed the address, as it would have a moment later: the person gets a new one.
    { which: 'that is not linked yet', isLinked: false, leadsTo: '/dashboard' },
  ])('$which opens no session where it is closed at the same moment', async ({ isLinked, leadsTo }) => {
    const user = await confirmedUser(server)
    const account = verified(user.email)
    if (isLinked) await signIn(account)
    const browser = server.client()
    const returned = await visitIssuer(browser, account)
    const { database } = server.context
    const signingIn = await inTransaction(database, async transaction => {
      await readAccountState(transaction, user.id)
      const location = locationOf(browser, returned)
      await lockAwaited(database)
      await closeAccount(server.context, transaction, user.id)
      return { location }
    })
    expect(await signingIn.location).toBe(leadsTo)
    expect((await accountOf(browser))?.id).not.toBe(user.id)
  })
})

describe('whoever is signed in shows that it is still them', () => {
  const to = '/dashboard/profile'
  const proving = `?${new URLSearchParams({ proof: 'true', to })}`
  const failedProof = (failure: string) => `${to}?proof_failure=${failure}`
  const needsProof = (client: InProcessClient) => client.post('/v1/users/emails', { email: 'second@example.org' })
  const longAgo = () => Math.floor(Date.now() / 1_000) - 3_600

  /** An account that has signed in longer ago than is proof enough. */
  async function signedInLongAgo(name: string) {
    const account = verified(`${name}@example.org`)
    const { client } = await signIn(account)
    server.clock.advance(minutes(16))
    await client.post('/v1/auth/refresh')
    expect((await needsProof(client)).body.code).toBe('SIGN_IN_AGAIN')
    return { account, client }
  }

  test('Google asks them again, and they go on where they were', {
    tags: 'SPEC-7-GET-social-providers-google.proof',
  }, async () => {
    const { account, client } = await signedInLongAgo('again')
    const asked = new URL(await locationOf(client, begin + proving))
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({ prompt: 'login', max_age: '0' })
    const returned = (await issuer.consent(asked.href, account)).replace('http://localhost:3000', '')
    expect(await locationOf(client, returned)).toBe(to)
    expect((await needsProof(client)).status).toBe(200)
  })

  test('with another account of Google they have shown nothing, and none is opened for it', async () => {
    const { client } = await signedInLongAgo('owner')
    const other = verified('passer-by@example.org')
    expect(await locationOf(client, await visitIssuer(client, other, proving))).toBe(
      failedProof('GOOGLE_OTHER_ACCOUNT'),
    )
    expect((await needsProof(client)).body.code).toBe('SIGN_IN_AGAIN')
    const opened = await server.context.database
      .selectFrom('emails')
      .select('id')
      .where('address', '=', 'passer-by@example.org')
      .execute()
    expect(opened).toEqual([])
  })

  test.each([
    ['answers with a sign-in of before', []],
    ['was not asked to', ['prompt', 'max_age', 'claims']],
  ])('not where Google %s', async (_, removed) => {
    const { account, client } = await signedInLongAgo(`stale-${removed.length}`)
    const asked = new URL(await locationOf(client, begin + proving))
    for (const parameter of removed) asked.searchParams.delete(parameter)
    const returned = await issuer.consent(asked.href, { ...account, signedInAt: longAgo() })
    expect(await locationOf(client, returned.replace('http://localhost:3000', ''))).toBe(failedProof('GOOGLE_REFUSED'))
    expect((await needsProof(client)).body.code).toBe('SIGN_IN_AGAIN')
  })

  test('a visitor may have signed in to Google any time ago', async () => {
    const { location } = await signIn(verified('slow@example.org', { signedInAt: longAgo() }))
    expect(location).toBe('/dashboard')
  })
})

describe('the callback from the issuer', () => {
  const grace = verified('careful@example.org')
  const finish = async (client: InProcessClient, returned: string) => {
    const location = await locationOf(client, returned)
    return { location, isSignedIn: (await accountOf(client)) !== undefined }
  }
  const refused = (failure: string) => ({ location: failed(failure), isSignedIn: false })
  const without = (returned: string, parameter: string, value?: string) => {
    const url = new URL(returned, 'http://localhost:3000')
    if (value === undefined) url.searchParams.delete(parameter)
    else url.searchParams.set(parameter, value)
    return url.pathname + url.search
  }
  const stored = (change: { state?: string; nonce?: string; code_verifier?: string }) =>
    server.context.database.updateTable('google_sign_ins').set(change).execute()

  test('works once', {
    tags: [
      'SPEC-7-GET-social-providers-google-callback',
      'SPEC-7-GET-social-providers-google-callback.code',
      'SPEC-7-GET-social-providers-google-callback.state',
    ],
  }, async () => {
    const client = server.client()
    const returned = await visitIssuer(client, grace)
    const [cookie] = [...client.cookies].filter(([name]) => name === 'redress-google')
    expect((await finish(client, returned)).location).toBe('/dashboard')
    const replay = server.client()
    replay.cookies.set(...(cookie ?? ['', '']))
    expect(await finish(replay, returned)).toEqual(refused('GOOGLE_EXPIRED'))
  })

  test('is refused in a browser that did not begin it', async () => {
    const returned = await visitIssuer(server.client(), grace)
    expect(await finish(server.client(), returned)).toEqual(refused('GOOGLE_EXPIRED'))
    const other = server.client()
    await locationOf(other, begin)
    expect(await finish(other, returned)).toEqual(refused('GOOGLE_REFUSED'))
  })

  test.each(['state', 'code'])('is refused without its %s, and with another', async parameter => {
    const omitting = server.client()
    expect(await finish(omitting, without(await visitIssuer(omitting, grace), parameter))).toEqual(
      refused('GOOGLE_REFUSED'),
    )
    const swapping = server.client()
    const swapped = without(await visitIssuer(swapping, grace), parameter, 'another')
    expect(await finish(swapping, swapped)).toEqual(refused('GOOGLE_REFUSED'))
  })

  test('is refused where the code of one sign-in is put into another', async () => {
    const code = (returned: string) => new URL(returned, 'http://localhost:3000').searchParams.get('code') ?? ''
    const theirs = await visitIssuer(server.client(), verified('attacker@example.org'))
    const client = server.client()
    const returned = await visitIssuer(client, grace)
    expect(await finish(client, without(returned, 'code', code(theirs)))).toEqual(refused('GOOGLE_REFUSED'))
  })

  test.each(['nonce', 'code_verifier'] as const)('is refused where the %s does not match', async secret => {
    const client = server.client()
    const returned = await visitIssuer(client, grace)
    await stored({ [secret]: 'of-another-sign-in-0123456789-0123456789-0123456789' })
    expect(await finish(client, returned)).toEqual(refused('GOOGLE_REFUSED'))
  })

  test('is refused where the browser was sent without nonce or without PKCE', async () => {
    for (const parameters of [['nonce'], ['code_challenge', 'code_challenge_method']]) {
      const client = server.client()
      const url = new URL(await locationOf(client, begin))
      for (const parameter of parameters) url.searchParams.delete(parameter)
      const returned = (await issuer.consent(url.href, grace)).replace('http://localhost:3000', '')
      expect(await finish(client, returned)).toEqual(refused('GOOGLE_REFUSED'))
    }
  })

  test('is too late after ten minutes', async () => {
    const client = server.client()
    const returned = await visitIssuer(client, grace)
    server.clock.advance(minutes(10))
    expect(await finish(client, returned)).toEqual(refused('GOOGLE_EXPIRED'))
  })

  test('may say that the person cancelled', { tags: 'SPEC-7-GET-social-providers-google-callback.error' }, async () => {
    const client = server.client()
    const state = new URL(await locationOf(client, begin)).searchParams.get('state')
    const returned = `${begin}/callback?error=access_denied&state=${state}&iss=${encodeURIComponent(issuer.url)}`
    expect(await finish(client, returned)).toEqual(refused('GOOGLE_CANCELLED'))
  })

  test('may lack the address', async () => {
    const { location } = await signIn({ sub: 'nameless' })
    expect(location).toBe(failed('GOOGLE_EMAIL_MISSING'))
  })
})

test('an issuer that cannot be reached is reported, and asked again the next time', async () => {
  await issuer.pause()
  const late = await startTestServer(issuer.settings)
  expect(await locationOf(late.client(), begin)).toBe(failed('GOOGLE_AWAY'))
  await issuer.resume()
  expect(await locationOf(late.client(), begin)).toMatch(issuer.url)
  await late.stop()
})

test('without settings there is no sign-in with Google', async () => {
  const plain = await startTestServer()
  const configuration = async (of: TestServer) => (await of.client().get('/v1/configuration')).body.data
  expect(await configuration(plain)).toMatchObject({ isGoogleSignInEnabled: false })
  expect(await configuration(server)).toMatchObject({ isGoogleSignInEnabled: true })
  expect(await locationOf(plain.client(), begin)).toBe(failed('GOOGLE_AWAY'))
  await plain.stop()
})

test.each([
  ['grace.hopper@example.org', 'grace.hopper'],
  ['grace+redress@example.org', 'grace'],
  ['jo@example.org', 'userjo'],
  ['æøå@example.org', 'usera'],
  ["o'brien!#%@example.org", 'obrien'],
  [`${'long'.repeat(10)}@example.org`, 'longlonglonglonglonglon'],
])('%s suggests the username %s', (address, username) => {
  expect(suggestUsername(address)).toBe(username)
})
