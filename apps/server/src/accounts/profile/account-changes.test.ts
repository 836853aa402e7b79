import type { AccountChange } from '@redress/contract/auth.ts'
import type { User } from '@redress/contract/users.ts'
import type { AccountChangeKind } from '@redress/domain/people/account-changes.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer, InProcessClient } from '../../platform/http/in-process-client.ts'
import { claimIn, dataOf } from '../../testing/file-claim.ts'
import { startIssuer, type TestIssuer } from '../../testing/issuer.ts'
import { jobsDone } from '../../testing/jobs-done.ts'
import { days, minutes } from '../../testing/movable-clock.ts'
import { withSecondFactor } from '../../testing/second-factors.ts'
import {
  confirmedUser,
  password,
  registeredUser,
  registrationForm,
  type TestUser,
  tokenIn,
} from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { runAccounts } from '../run-accounts.ts'

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

const newPassword = 'Better-horse-8'
const wallet = { address: '1'.repeat(32) }
const accountOf = async ({ client }: Pick<TestUser, 'client'>) => dataOf<User>(await client.get('/v1/auth'))
const addressesOf = async (user: Pick<TestUser, 'client'>) =>
  (await accountOf(user)).emails.map(({ address, isConfirmed, isPrimary }) => [address, isConfirmed, isPrimary])
/** Unused recovery codes by username, for accounts with a second factor. */
const recoveryCodes = new Map<string, string[]>()
async function logIn(username: string, given = password, client = server.client()): Promise<number> {
  const answer = await client.post('/v1/auth/login', { username, password: given })
  if (answer.body.code !== 'SECOND_FACTOR_NEEDED') return answer.status
  const oneTimeCode = recoveryCodes.get(username)?.pop()
  return (await client.post('/v1/auth/login/second-factor', { oneTimeCode })).status
}

async function addConfirmed({ client }: Pick<TestUser, 'client'>): Promise<{ id: string; address: string }> {
  const address = registrationForm().email
  const { id } = dataOf<{ id: string }>(await client.post('/v1/users/emails', { email: address }))
  const token = tokenIn(await server.inbox.take(address, /additional/))
  dataOf(await client.get(`/v1/users/emails/confirm/${token}`))
  return { id, address }
}

/** A user with a second address that has been there for long, signed in just now. */
async function establishedUser(): Promise<TestUser & { readonly other: { id: string; address: string } }> {
  const user = await confirmedUser(server)
  const other = await addConfirmed(user)
  await server.inbox.take(user.email, /was changed/)
  server.clock.advance(days(3))
  expect(await logIn(user.username, password, user.client)).toBe(200)
  return { ...user, other }
}

const noticeTo = (address: string) => server.inbox.take(address, /account was (?:changed|closed)/)
const linkIn = async (address: string) => tokenIn(await noticeTo(address))
const opened = (token: string) => server.client().get(`/v1/auth/account-changes/${token}`)
const undo = (token: string, proof: object = {}) =>
  server.client().post(`/v1/auth/account-changes/${token}/undo`, proof)

/** The browser comes back from Google, signed in or not. */
async function visitGoogle(client: InProcessClient, email: string): Promise<void> {
  const { headers } = await client.get('/v1/social-providers/google')
  const account = { sub: `sub of ${email}`, email, email_verified: true, given_name: 'Grace', family_name: 'Hopper' }
  const returned = await issuer.consent(String(headers.location), account)
  expect((await client.get(returned.replace('http://localhost:3000', ''))).headers.location).toBe('/dashboard')
}

type Established = Awaited<ReturnType<typeof establishedUser>>

async function switchOn(user: Established): Promise<void> {
  recoveryCodes.set(user.username, (await withSecondFactor(server, user)).recoveryCodes)
  for (const address of [user.email, user.other.address]) await noticeTo(address)
}

/** Set-up that a change needs first. */
const preparations: Readonly<Partial<Record<AccountChangeKind, (user: Established) => Promise<unknown>>>> = {
  'second factor off': switchOn,
  'second factor off by operator': switchOn,
  'recovery codes': switchOn,
}
/** Proofs that an undo requires in addition to the link. */
const proofs: Readonly<Partial<Record<AccountChangeKind, object>>> = {
  'second factor on': { password },
  'recovery codes': { password },
}
/** Changes that the account's response does not show. */
const unseen: readonly AccountChangeKind[] = ['password', 'recovery codes', 'payment details']
const resolved = 'RESOLVED_IN_FAVOUR_OF_PLANTIFF'

const changes: Readonly<Record<AccountChangeKind, (user: Established) => Promise<unknown>>> = {
  'address added': user => addConfirmed(user),
  'address removed': async ({ client, other }) => dataOf(await client.delete(`/v1/users/emails/${other.id}`)),
  'primary address': async ({ client, other }) => dataOf(await client.patch(`/v1/users/emails/${other.id}`)),
  password: async ({ client }) =>
    dataOf(await client.post('/v1/users/change-password', { oldPassword: password, newPassword })),
  'password removed': async ({ client, email }) => {
    await visitGoogle(client, email)
    for (const address of [email, (await accountOf({ client })).emails[1]?.address ?? '']) await noticeTo(address)
    dataOf(await client.delete('/v1/users/password'))
  },
  'Google linked': ({ client, email }) => visitGoogle(client, email),
  wallets: async ({ client }) => dataOf(await client.post('/v1/wallets', { wallets: [wallet] })),
  'payment details': async user => {
    const id = await claimIn(server, { plaintiff: user, defendant: await confirmedUser(server) }, resolved)
    const details = { holder: 'Ada Lovelace', iban: 'AT611904300234573201', words: '' }
    dataOf(await user.client.patch(`/v1/claims/${id}/payment-details`, details))
  },
  'second factor on': user => withSecondFactor(server, user),
  'second factor off': async ({ client }) => dataOf(await client.delete('/v1/users/second-factor')),
  'second factor off by operator': async ({ username }) =>
    expect(
      await runAccounts(server.context, ['second-factor-off', username, '--by', 'Olga', '--because', 'Lost it.']),
    ).toMatchObject({ ok: true }),
  'recovery codes': async ({ client }) => dataOf(await client.post('/v1/users/second-factor/recovery-codes')),
  closed: async ({ client }) => dataOf(await client.post('/v1/users/closure')),
}

describe.each(Object.entries(changes) as [AccountChangeKind, (typeof changes)[AccountChangeKind]][])(
  'a change of the kind "%s"',
  (kind, change) => {
    test('is told to every confirmed address, and undone by the link in that mail, whoever presses it twice', {
      tags: ['SPEC-7-GET-auth-account-changes-token', 'SPEC-7-POST-auth-account-changes-token-undo'],
    }, async () => {
      const user = await establishedUser()
      await preparations[kind]?.(user)
      const before = await accountOf(user)
      await change(user)
      const tokens = [await linkIn(user.email), await linkIn(user.other.address)]
      expect(tokens[0]).toBe(tokens[1])
      const token = tokens[0] ?? ''
      const seen = () => (kind === 'closed' ? null : accountOf(user))
      const now = await seen()
      for (let visit = 0; visit < 2; visit++) {
        expect(dataOf<AccountChange>(await opened(token))).toMatchObject({
          kind,
          username: user.username,
          isUndone: false,
          takesProof: kind in proofs,
        })
      }
      expect(await seen()).toEqual(now)
      if (!unseen.includes(kind)) expect(now).not.toEqual(before)

      const answers = await Promise.all([1, 2, 3].map(() => undo(token, proofs[kind])))
      for (const answer of answers) expect(dataOf<AccountChange>(answer)).toMatchObject({ kind, isUndone: true })
      expect(dataOf<AccountChange>(await opened(token)).isUndone).toBe(true)
      expect((await user.client.get('/v1/auth')).status).toBe(401)
      expect((await user.client.post('/v1/auth/refresh')).status).toBe(401)
      expect(await logIn(user.username, newPassword)).toBe(401)
      expect(await logIn(user.username, password, user.client)).toBe(200)
      // Removing a password requires a linked Google account. Linking is a change of its own, which this undo leaves.
      if (kind === 'password removed') return
      const { wallets: _, ...rest } = before
      expect(await accountOf(user)).toMatchObject(rest)
      expect((await accountOf(user)).wallets.map(({ address }) => address)).toEqual([])
    })
  },
)

describe('undoing', () => {
  test('takes back all that came after, so that a thief who has gone on has nothing left', async () => {
    const owner = await establishedUser()
    const thief = { client: server.client() }
    for (const [name, value] of owner.client.cookies) thief.client.cookies.set(name, value)
    const theirs = await addConfirmed(thief)
    const link = await linkIn(owner.email)
    dataOf(await thief.client.patch(`/v1/users/emails/${theirs.id}`))
    for (const { id, isPrimary } of (await accountOf(thief)).emails)
      if (!isPrimary) dataOf(await thief.client.delete(`/v1/users/emails/${id}`))
    dataOf(await thief.client.post('/v1/wallets', { wallets: [wallet] }))
    expect(await addressesOf(thief)).toEqual([[theirs.address, true, true]])

    dataOf(await undo(link))
    expect((await thief.client.get('/v1/auth')).status).toBe(401)
    expect(await logIn(owner.username, password, owner.client)).toBe(200)
    expect(await addressesOf(owner)).toEqual([
      [owner.email, true, true],
      [owner.other.address, true, false],
    ])
    // Undoing a change also undoes all later ones, and their links report it.
    expect(dataOf<AccountChange>(await opened(await linkIn(owner.email)))).toMatchObject({ isUndone: true })
  })

  test('of a second factor takes the password of before, or a code, and never the mailbox alone', {
    tags: ['SPEC-6-second-factor', 'SPEC-8-PROOF_NEEDED', 'SPEC-5-passwordOfBefore'],
  }, async () => {
    const owner = await establishedUser()
    const { recoveryCodes: codes } = await withSecondFactor(server, owner)
    const link = await linkIn(owner.email)
    expect(await undo(link)).toMatchObject({ status: 403, body: { code: 'PROOF_NEEDED' } })
    // A thief who reads the mailbox chooses a password.
    dataOf(await server.client().post('/v1/auth/forgot-password', { email: owner.email }))
    const token = tokenIn(await server.inbox.take(owner.email, /new password/))
    dataOf(await server.client().post('/v1/auth/reset-forgotten-password', { token, newPassword }))
    const ofPassword = await linkIn(owner.email)
    expect(await undo(link, { password: newPassword })).toMatchObject({
      status: 403,
      body: { code: 'PROOF_NEEDED', details: [{ path: 'password' }] },
    })
    expect((await undo(link, { oneTimeCode: '000000' })).body.code).toBe('WRONG_CODE')
    // Undoing another change leaves the second factor on, and that one can still be undone separately.
    dataOf(await undo(ofPassword))
    const atSecondStep = await server.client().post('/v1/auth/login', { username: owner.username, password })
    expect(atSecondStep.body.code).toBe('SECOND_FACTOR_NEEDED')
    expect(dataOf<AccountChange>(await opened(link))).toMatchObject({ isUndone: false, takesProof: true })
    dataOf(await undo(link, { oneTimeCode: codes[0] }))
    expect(await logIn(owner.username)).toBe(200)
  })

  test('of what came before leaves a second factor on, which is undone without the rest', async () => {
    const owner = await establishedUser()
    dataOf(await owner.client.post('/v1/wallets', { wallets: [wallet] }))
    const ofWallets = await linkIn(owner.email)
    await withSecondFactor(server, owner)
    const ofFactor = await linkIn(owner.email)
    dataOf(await undo(ofWallets))
    const { body } = await server.client().post('/v1/auth/login', { username: owner.username, password })
    expect(body.code).toBe('SECOND_FACTOR_NEEDED')
    dataOf(await undo(ofFactor, { password }))
    expect(await logIn(owner.username, password, owner.client)).toBe(200)
    // How the account was before the second factor is not how it is to be: the wallet stays away.
    expect((await accountOf(owner)).wallets).toEqual([])
  })

  test('of what came before switches a second factor on again that was switched off since', async () => {
    const owner = await establishedUser()
    await switchOn(owner)
    dataOf(await owner.client.post('/v1/wallets', { wallets: [wallet] }))
    const link = await linkIn(owner.email)
    dataOf(await owner.client.delete('/v1/users/second-factor'))
    const ofFactor = await linkIn(owner.email)
    dataOf(await undo(link))
    const { body } = await server.client().post('/v1/auth/login', { username: owner.username, password })
    expect(body.code).toBe('SECOND_FACTOR_NEEDED')
    expect(dataOf<AccountChange>(await opened(ofFactor))).toMatchObject({ isUndone: true })
  })

  test('is not for an address that was added in the last days: it is told, without the link', async () => {
    const owner = await establishedUser()
    const theirs = await addConfirmed(owner)
    await noticeTo(owner.email)
    dataOf(await owner.client.post('/v1/users/change-password', { oldPassword: password, newPassword }))
    expect((await noticeTo(theirs.address)).text).not.toContain('/auth/undo/')
    expect((await noticeTo(owner.email)).text).toContain('/auth/undo/')
  })

  test('works for three days', async () => {
    const user = await establishedUser()
    dataOf(await user.client.post('/v1/wallets', { wallets: [wallet] }))
    const token = await linkIn(user.email)
    server.clock.advance(days(3) - 1)
    expect((await opened(token)).status).toBe(200)
    server.clock.advance(1)
    for (const answer of [await opened(token), await undo(token), await undo('a'.repeat(43))])
      expect(answer).toMatchObject({ status: 400, body: { code: 'LINK_INVALID' } })
  })

  test('leaves an address with the account that has proven it meanwhile', async () => {
    const user = await establishedUser()
    dataOf(await user.client.delete(`/v1/users/emails/${user.other.id}`))
    const token = await linkIn(user.email)
    const next = await registeredUser(server, { email: user.other.address })
    dataOf(await undo(token))
    expect(await logIn(user.username, password, user.client)).toBe(200)
    expect(await addressesOf(user)).toEqual([[user.email, true, true]])
    expect(await addressesOf(next)).toEqual([[user.other.address, true, true]])
  })

  describe('while all that one signed in by belongs to another account', { tags: 'SPEC-8-SIGN_IN_ELSEWHERE' }, () => {
    const elsewhere = { status: 409, body: { code: 'SIGN_IN_ELSEWHERE' } }
    const isThere = async (username: string) => {
      const { database } = server.context
      return (await database.selectFrom('users').select('id').where('username', '=', username).execute()).length === 1
    }

    test('a closing is not undone, nobody gets the account, and it is undone once the other is closed', async () => {
      const user = await confirmedUser(server)
      dataOf(await user.client.post('/v1/users/closure'))
      const token = await linkIn(user.email)
      const next = await registeredUser(server, { email: user.email })
      expect(await undo(token)).toMatchObject(elsewhere)
      expect(dataOf<AccountChange>(await opened(token))).toMatchObject({ isUndone: false })
      server.clock.advance(days(2))
      const again = registrationForm({ username: user.username })
      expect((await server.client().post('/v1/auth/register', again)).body.code).toBe('USERNAME_TAKEN')
      expect(await isThere(user.username)).toBe(true)

      expect(await logIn(next.username, password, next.client)).toBe(200)
      dataOf(await next.client.post('/v1/users/closure'))
      dataOf(await undo(token))
      expect(await logIn(user.username, password, user.client)).toBe(200)
      expect(await addressesOf(user)).toEqual([[user.email, true, true]])
      // The other one is closed for good as long as this one is open.
      expect(await undo(await linkIn(user.email))).toMatchObject(elsewhere)
    })

    test('a closing of an account that Google opened is undone once Google leads to no other', async () => {
      const email = registrationForm().email
      const [client, next] = [server.client(), server.client()]
      await visitGoogle(client, email)
      const { username } = await accountOf({ client })
      dataOf(await client.post('/v1/users/closure'))
      const token = await linkIn(email)
      await visitGoogle(next, email)
      expect((await accountOf({ client: next })).username).not.toBe(username)
      expect(await undo(token)).toMatchObject(elsewhere)
      dataOf(await next.post('/v1/users/closure'))
      dataOf(await undo(token))
      await visitGoogle(client, email)
      expect(await accountOf({ client })).toMatchObject({ username, emails: [{ address: email, isPrimary: true }] })
    })

    test('another change is not undone either', async () => {
      const user = await establishedUser()
      const { id, address } = await addConfirmed(user)
      const token = await linkIn(user.email)
      dataOf(await user.client.patch(`/v1/users/emails/${id}`))
      for (const each of (await accountOf(user)).emails)
        if (!each.isPrimary) dataOf(await user.client.delete(`/v1/users/emails/${each.id}`))
      for (const { email } of [user, { email: user.other.address }]) await registeredUser(server, { email })
      expect(await undo(token)).toMatchObject(elsewhere)
      expect(await addressesOf(user)).toEqual([[address, true, true]])
    })
  })

  test('is of nothing where nothing was changed', async () => {
    const user = await establishedUser()
    dataOf(await user.client.post('/v1/wallets', { wallets: [] }))
    dataOf(await user.client.patch(`/v1/users/emails/${(await accountOf(user)).emails[0]?.id}`))
    await jobsDone(server, 'send account change notice')
    expect(server.inbox.mail.filter(mail => mail.to?.[0]?.address === user.email).at(-1)?.subject).toContain('changed')
    const rows = server.context.database.selectFrom('account_changes').select('kind').where('user_id', '=', user.id)
    expect(await rows.execute()).toEqual([{ kind: 'address added' }])
  })
})

describe('a new address', () => {
  test('chooses a new password at once: adding it took the password', async () => {
    const { address } = await addConfirmed(await establishedUser())
    dataOf(await server.client().post('/v1/auth/forgot-password', { email: address }))
    expect((await server.inbox.take(address, /new password/)).text).toContain('/auth/reset-password/')
  })

  test('is told to nobody before it is confirmed', async () => {
    const owner = await establishedUser()
    dataOf(await owner.client.post('/v1/users/emails', { email: registrationForm().email }))
    await jobsDone(server, 'send confirmation link')
    await jobsDone(server, 'send account change notice')
    const { length } = server.inbox.mail.filter(mail => mail.to?.[0]?.address === owner.email)
    dataOf(await owner.client.post('/v1/wallets', { wallets: [wallet] }))
    await noticeTo(owner.email)
    expect(server.inbox.mail.filter(mail => mail.to?.[0]?.address === owner.email)).toHaveLength(length + 1)
  })
})

describe('an address', () => {
  test('is removed, confirmed or not, but for the primary one and anybody else’s', {
    tags: ['SPEC-7-DELETE-users-emails-id', 'SPEC-8-PRIMARY_ADDRESS'],
  }, async () => {
    const [user, stranger] = [await establishedUser(), await confirmedUser(server)]
    const waiting = dataOf<{ id: string }>(
      await user.client.post('/v1/users/emails', { email: registrationForm().email }),
    )
    const remove = (id: string | undefined) => user.client.delete(`/v1/users/emails/${id}`)
    const [primary] = (await accountOf(user)).emails
    expect(await remove(primary?.id)).toMatchObject({ status: 409, body: { code: 'PRIMARY_ADDRESS' } })
    expect((await remove((await accountOf(stranger)).emails[0]?.id)).body.code).toBe('EMAIL_NOT_FOUND')
    for (const id of [waiting.id, user.other.id]) {
      expect((await remove(id)).status).toBe(200)
      expect((await remove(id)).body.code).toBe('EMAIL_NOT_FOUND')
    }
    expect(await addressesOf(user)).toEqual([[user.email, true, true]])
    expect(await logIn(user.other.address)).toBe(401)
  })

  test('of the Google account is not removed where it is the only way to sign in, nor is the only password', {
    tags: ['SPEC-8-ONLY_SIGN_IN', 'SPEC-7-DELETE-users-password', 'SPEC-6-google-password'],
  }, async () => {
    const user = await establishedUser()
    const removePassword = () => user.client.delete('/v1/users/password')
    expect(await removePassword()).toMatchObject({ status: 409, body: { code: 'ONLY_SIGN_IN' } })
    await visitGoogle(user.client, user.email)
    expect((await accountOf(user)).hasPassword).toBe(true)
    const copy = server.client()
    await visitGoogle(copy, user.email)
    expect((await removePassword()).status).toBe(200)
    expect((await copy.get('/v1/auth')).status).toBe(401)
    expect((await accountOf(user)).hasPassword).toBe(false)
    expect(await logIn(user.username)).toBe(401)
    expect(await removePassword()).toMatchObject({ status: 403, body: { code: 'PASSWORD_NOT_USED' } })
    dataOf(await user.client.patch(`/v1/users/emails/${user.other.id}`))
    const google = (await accountOf(user)).emails.find(({ googleId }) => googleId !== undefined)
    expect((await user.client.delete(`/v1/users/emails/${google?.id}`)).body.code).toBe('ONLY_SIGN_IN')
  })
})

test('a password change leaves no copy of the cookies alive, not even of this session', async () => {
  const { client } = await confirmedUser(server)
  const copy = server.client()
  for (const [name, value] of client.cookies) copy.cookies.set(name, value)
  dataOf(await client.post('/v1/users/change-password', { oldPassword: password, newPassword }))
  expect((await copy.get('/v1/auth')).status).toBe(401)
  expect((await copy.post('/v1/auth/refresh')).status).toBe(401)
  expect((await client.get('/v1/auth')).status).toBe(200)
  expect((await client.post('/v1/auth/refresh')).status).toBe(200)
})

const sensitive: readonly [string, (user: TestUser) => Promise<Answer>][] = [
  ['adding an address', ({ client }) => client.post('/v1/users/emails', { email: registrationForm().email })],
  [
    'another primary address',
    async user => user.client.patch(`/v1/users/emails/${(await accountOf(user)).emails[0]?.id}`),
  ],
  ['removing an address', ({ client, id }) => client.delete(`/v1/users/emails/${id}`)],
  ['removing the password', ({ client }) => client.delete('/v1/users/password')],
  ['other wallets', ({ client }) => client.post('/v1/wallets', { wallets: [wallet] })],
]
test.each(sensitive)(
  '%s asks for a sign-in, or the password, of the last quarter of an hour',
  {
    tags: ['SPEC-8-SIGN_IN_AGAIN', 'SPEC-7-POST-auth-prove-password', 'SPEC-7-POST-auth-prove-password.password'],
  },
  async (_, act) => {
    const user = await confirmedUser(server)
    const isAsked = async () => (await act(user)).body.code === 'SIGN_IN_AGAIN'
    const prove = (given: string) => user.client.post('/v1/auth/prove-password', { password: given })
    server.clock.advance(minutes(15) - 1)
    expect(await isAsked()).toBe(false)
    server.clock.advance(1)
    dataOf(await user.client.post('/v1/auth/refresh'))
    expect(await isAsked()).toBe(true)
    expect(await prove('Wrong-horse-7')).toMatchObject({
      status: 400,
      body: { code: 'WRONG_PASSWORD', details: [{ path: 'password' }] },
    })
    expect(await isAsked()).toBe(true)
    dataOf(await prove(password))
    expect(await isAsked()).toBe(false)
  },
)
