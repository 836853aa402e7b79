import type { ClaimListItem } from '@redress/contract/claim-views.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { claimByCalls, dataOf } from '../../testing/file-claim.ts'
import { aboutLetter } from '../../testing/redeem-codes.ts'
import { confirmedUser, registrationForm, type TestUser, tokenIn, unconfirmedUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let plaintiff: TestUser
beforeAll(async () => {
  server = await startTestServer()
  plaintiff = await confirmedUser(server)
})
afterAll(() => server.stop())

async function claimsAgainst({ client }: TestUser): Promise<string[]> {
  const lists = dataOf<{ accusedClaims: ClaimListItem[] }>(await client.get('/v1/claims'))
  return lists.accusedClaims.map(claim => claim.id)
}

/** Files a claim against an address without an account; returns the code from the mail. */
async function invite(email: string): Promise<{ claimId: string; code: string }> {
  const nobody = { id: '', username: '', email, client: server.client() }
  const claimId = await claimByCalls(server, { plaintiff, defendant: nobody }, 'PENDING_PUBLICATION')
  const mail = await server.inbox.take(email, aboutLetter)
  const code = /\/answer#([0-9A-Z]{26})\s/.exec(mail.text ?? '')?.[1] ?? ''
  return { claimId, code }
}

describe('confirming the registration address', () => {
  test('redeems the code that the account was registered with, whatever address it is', {
    tags: ['SPEC-7-POST-auth-register', 'SPEC-7-GET-auth-defendants-redeemCode'],
  }, async () => {
    const { claimId, code } = await invite('stated@example.org')
    expect((await server.client().get(`/v1/auth/defendants/${code.toLowerCase()}`)).body.data).toEqual({
      email: 'stated@example.org',
      firstName: 'Dora',
      lastName: 'Defendant',
      taxId: null,
      country: null,
    })
    const user = await unconfirmedUser(server, { redeemCode: code })
    const taken = () => plaintiff.client.get('/v1/notifications')
    expect(JSON.stringify((await taken()).body)).not.toContain('CLAIM_TAKEN')
    await user.client.get(`/v1/auth/emails/confirm/${tokenIn(await server.inbox.take(user.email))}`)
    expect(await claimsAgainst(user)).toEqual([claimId])
    expect(JSON.stringify((await taken()).body)).toContain('CLAIM_TAKEN')
    expect(await server.client().get(`/v1/auth/defendants/${code}`)).toMatchObject({
      status: 409,
      body: { error: 'This code has been redeemed already.', code: 'CODE_ALREADY_REDEEMED' },
    })
    const unknown = await server.client().get(`/v1/auth/defendants/${'0'.repeat(26)}`)
    expect(unknown).toMatchObject({ status: 404, body: { code: 'CODE_NOT_FOUND' } })
  })

  test('links no claim against the address without a code, and takes over the one whose code was given', async () => {
    const { claimId, code } = await invite('known@example.org')
    const other = await invite('known@example.org')
    const user = await unconfirmedUser(server, { email: 'known@example.org', redeemCode: code })
    await user.client.get(`/v1/auth/emails/confirm/${tokenIn(await server.inbox.take(user.email, /Confirm/))}`)
    expect(await claimsAgainst(user)).toEqual([claimId])
    expect((await user.client.get(`/v1/claims/${other.claimId}`)).status).toBe(404)
    expect(dataOf<object[]>(await user.client.get('/v1/claims/offered'))).toHaveLength(1)
  })

  test('is not hindered by a code that is no longer valid', async () => {
    const user = await unconfirmedUser(server, { redeemCode: 'ABCDEFGHJKMNPQRSTVWXYZ0123' })
    const link = `/v1/auth/emails/confirm/${tokenIn(await server.inbox.take(user.email))}`
    expect((await user.client.get(link)).status).toBe(200)
    expect(await claimsAgainst(user)).toEqual([])
  })
})

test('a code that cannot be one is refused at registration', async () => {
  const form = registrationForm({ redeemCode: 'too-short' })
  expect(await server.client().post('/v1/auth/register', form)).toMatchObject({
    status: 400,
    body: { details: [{ path: 'redeemCode' }] },
  })
})
