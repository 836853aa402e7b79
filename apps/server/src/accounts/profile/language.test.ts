import type { Output } from '@redress/contract/endpoint.ts'
import type { getNotifications } from '@redress/contract/notifications.ts'
import type { User } from '@redress/contract/users.ts'
import { validationTexts } from '@redress/contract/validation-texts.ts'
import type { Language } from '@redress/domain/people/languages.ts'
import { errors as germanErrors, validation as germanValidation } from '@redress/texts/de/contract.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { claimByCalls, dataOf } from '../../testing/file-claim.ts'
import { confirmedUser, password, registrationForm, type TestUser, tokenIn } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ UNRESOLVED_CLAIMS_LIMIT: '100' })
})
afterAll(() => server.stop())

const german = { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' }
const languageOf = async ({ client }: TestUser) => dataOf<User>(await client.get('/v1/auth')).language
const speak = async ({ client }: TestUser, language: Language) => dataOf(await client.patch('/v1/users', { language }))

async function germanUser(): Promise<TestUser> {
  const user = await confirmedUser(server)
  await speak(user, 'de')
  return user
}

describe('an account', () => {
  test('that is opened in German is written to in German', async () => {
    const form = registrationForm()
    const client = server.client()
    dataOf(await client.post('/v1/auth/register', form, german))
    const confirmation = await server.inbox.take(form.email)
    expect(confirmation.subject).toBe('Bestätigen Sie Ihre E-Mail-Adresse')
    expect(confirmation.text).toContain('Guten Tag Ada,')
    expect(confirmation.html).toContain('<html lang="de">')
    dataOf(await client.get(`/v1/auth/emails/confirm/${tokenIn(confirmation)}`))

    dataOf(await client.post('/v1/auth/forgot-password', { email: form.email }))
    expect((await server.inbox.take(form.email)).subject).toBe('Wählen Sie ein neues Passwort')
    dataOf(await server.client().post('/v1/auth/register', registrationForm({ email: form.email })))
    expect((await server.inbox.take(form.email)).subject).toBe('Sie haben bereits ein Konto')

    const user = dataOf<User>(await client.post('/v1/auth/login', { username: form.username, password }))
    expect(user.language).toBe('de')
  })

  test('is in English until it is changed, and keeps its language when other things change', async () => {
    const user = await confirmedUser(server)
    expect(await languageOf(user)).toBe('en')
    await speak(user, 'de')
    dataOf(await user.client.patch('/v1/users', { city: 'Wien' }))
    expect(await languageOf(user)).toBe('de')
    const address = registrationForm().email
    dataOf(await user.client.post('/v1/users/emails', { email: address }))
    expect((await server.inbox.take(address)).subject).toBe('Bestätigen Sie Ihre weitere E-Mail-Adresse')
  })

  test('accepts only a supported language', async () => {
    const { client } = await confirmedUser(server)
    expect(await client.patch('/v1/users', { language: 'tlh' })).toMatchObject({
      status: 400,
      body: { details: [{ path: 'language', message: validationTexts.choice }] },
    })
  })
})

describe('a notification', () => {
  test('is read in the language that is asked for, old ones too, and mailed in that of the account', async () => {
    const opponents = { plaintiff: await confirmedUser(server), defendant: await germanUser() }
    const claimId = await claimByCalls(server, opponents, 'PENDING_PUBLICATION')
    server.clock.advance(1_000)
    dataOf(await opponents.plaintiff.client.patch(`/v1/claims/${claimId}/amend`, { value: 4_500 }))
    const { client, email } = opponents.defendant
    const told = async (headers?: Record<string, string>) =>
      dataOf<Output<typeof getNotifications>>(await client.get('/v1/notifications', headers)).notifications[0]
    const first = await told()
    expect(first?.subject).toBe('Ada Lovelace changed the claim against you to EUR\u00a04,500.00')
    const words = {
      subject: 'Ada Lovelace hat die Forderung gegen Sie auf 4.500,00\u00a0EUR geändert',
      content:
        'Ada Lovelace hat den Betrag der Forderung gegen Sie (Berufliche Pflichtverletzung) auf 4.500,00\u00a0EUR geändert. Eine Antwort ist bis zum 15. März 2026 möglich.',
    }
    expect(await told(german)).toEqual({ ...first, ...words })
    // Notifications that were read already are not mailed, so the mail has to be taken before the reading below.
    const mail = await server.inbox.take(email, /geändert/)
    // A header may be folded at any space.
    const unfolded = (text = '') => text.replaceAll(/\s+/g, ' ')
    expect(unfolded(mail.subject)).toBe(unfolded(words.subject))
    expect(mail.text).toContain(words.content)
    const read = await client.send('PATCH', `/v1/notifications/${first?.id}`, undefined, german)
    expect(read.body.data).toMatchObject(words)
    expect(read.headers.vary).toContain('accept-language')
  })
})

describe('a failure', () => {
  test('is told in the language of the request, beside its fields too, with the same codes', async () => {
    const visitor = server.client()
    const refused = await visitor.post(
      '/v1/auth/register',
      { ...registrationForm(), email: 'nobody', extra: 1 },
      german,
    )
    expect(refused).toMatchObject({
      status: 400,
      body: {
        code: 'INVALID_INPUT',
        error: germanErrors.INVALID_INPUT,
        details: [
          { path: 'email', message: germanValidation.email },
          { path: 'extra', message: germanValidation.unknownField },
        ],
      },
    })
    const { username } = await confirmedUser(server)
    const taken = await visitor.post('/v1/auth/register', registrationForm({ username }), german)
    expect(taken.body).toEqual({
      code: 'USERNAME_TAKEN',
      error: germanErrors.USERNAME_TAKEN,
      details: [{ path: 'username', message: germanErrors.USERNAME_TAKEN }],
    })
    expect((await visitor.get('/v1/nowhere', german)).body.error).toBe(germanErrors.NOT_FOUND)
  })
})
