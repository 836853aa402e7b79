import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { claimByCalls } from '../testing/file-claim.ts'
import { aboutLetter } from '../testing/redeem-codes.ts'
import { confirmedUser, registrationForm, type TestUser } from '../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let plaintiff: TestUser
beforeAll(async () => {
  server = await startTestServer()
  plaintiff = await confirmedUser(server)
})
afterAll(() => server.stop())

const code = /[0-9A-Z]{5}(?:-[0-9A-Z]{1,5}){5}/
const link = /https?:\S+token\/\S+|https?:\S+reset-password\/\S+/

/** Actions that cause a mail; each returns the address that gets it. */
const causes: [string, RegExp, RegExp, () => Promise<string>][] = [
  [
    'a letter',
    aboutLetter,
    code,
    async () => {
      const { email } = registrationForm()
      await claimByCalls(server, { plaintiff, defendant: { ...plaintiff, email } }, 'PENDING_PUBLICATION')
      return email
    },
  ],
  [
    'a confirmation link',
    /Confirm/,
    link,
    async () => {
      const form = registrationForm()
      await server.client().post('/v1/auth/register', form)
      return form.email
    },
  ],
  [
    'a new password',
    /password/,
    link,
    async () => {
      const { email } = plaintiff
      await server.client().post('/v1/auth/forgot-password', { email })
      return email
    },
  ],
]

describe.each(causes)('%s', (_name, about, secret, cause) => {
  test('that is sent again is the same mail: with the same id and the same secret', async () => {
    server.inbox.denyNext(about)
    const address = await cause()
    const [first, second] = [await server.inbox.take(address, about), await server.inbox.take(address, about)]
    expect(second.messageId).toMatch(/^<[0-9a-f]{32}@redress\.example>$/)
    expect(second.messageId).toBe(first.messageId)
    expect(second.text).toMatch(secret)
    expect(second.text).toBe(first.text)
  })

  test('that is asked for again is another mail', async () => {
    const one = await server.inbox.take(await cause(), about)
    const other = await server.inbox.take(await cause(), about)
    expect(other.messageId).not.toBe(one.messageId)
    expect(secret.exec(other.text ?? '')?.[0]).not.toBe(secret.exec(one.text ?? '')?.[0])
  })
})
