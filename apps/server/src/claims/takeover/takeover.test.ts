import { inspect } from 'node:util'
import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { normaliseRedeemCode } from '@redress/domain/people/redeem-code.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { claimByCalls, dataOf, type Opponents } from '../../testing/file-claim.ts'
import { days } from '../../testing/movable-clock.ts'
import { codeSentTo } from '../../testing/redeem-codes.ts'
import { confirmedUser, registeredUser, registrationForm, type TestUser, tokenIn } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let plaintiff: TestUser
/** Stated by the plaintiff, without an account. */
let stated: Opponents
beforeAll(async () => {
  server = await startTestServer({ UNRESOLVED_CLAIMS_LIMIT: '100', NOTICE_PERIOD: 'P365D' })
  plaintiff = await confirmedUser(server)
})
afterAll(() => server.stop())

let claimId: string
beforeEach(async () => {
  const { email } = registrationForm()
  stated = { plaintiff, defendant: { ...plaintiff, email } }
  claimId = await claimByCalls(server, stated, 'PENDING_PUBLICATION')
})

const codeFor = ({ defendant }: Opponents): Promise<string> => codeSentTo(server, defendant.email)
const redeem = ({ client }: TestUser, code: string) => client.post(`/v1/claims/takeover/${code}`)
const reset = ({ client }: TestUser, code: string) => client.post(`/v1/claims/takeover/${code}/reset`)
const notFound = { status: 404, body: { code: 'CODE_NOT_FOUND' } }
const renew = async (...users: TestUser[]) => {
  for (const { client } of users) dataOf(await client.post('/v1/auth/refresh'))
}

describe('redeeming a code', () => {
  test('makes the account a defendant and tells the plaintiff', {
    tags: 'SPEC-7-POST-claims-takeover-code',
  }, async () => {
    const user = await confirmedUser(server)
    expect((await user.client.get(`/v1/claims/${claimId}`)).status).toBe(404)
    const code = (await codeFor(stated)).toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')
    expect(await redeem(user, encodeURIComponent(code))).toMatchObject({ status: 200, body: { data: { claimId } } })
    const claim = dataOf<PartyClaim>(await user.client.get(`/v1/claims/${claimId}`))
    expect(claim).toMatchObject({ role: 'Defendant', defendants: [{ takeover: { state: 'taken', isYou: true } }] })
    const lastActTo = async ({ client }: TestUser) =>
      dataOf<object[]>(await client.get(`/v1/actions/claims/${claimId}`)).at(-1)
    const taken = { type: 'CLAIM_TAKEN', partyTriggeredBy: 'Defendant', triggeredBy: { firstName: 'Ada' } }
    // Both have the same name.
    expect(await lastActTo(plaintiff)).toMatchObject({ ...taken, isOwnAct: false })
    expect(await lastActTo(user)).toMatchObject({ ...taken, isOwnAct: true })
    const { notifications } = dataOf<{ notifications: object[] }>(await plaintiff.client.get('/v1/notifications'))
    expect(notifications).toContainEqual(
      expect.objectContaining({ notificationType: 'CLAIM_TAKEN', claimId, toPartyType: 'Plaintiff' }),
    )
  })

  test('works once', { tags: 'SPEC-8-CODE_ALREADY_REDEEMED' }, async () => {
    const user = await confirmedUser(server)
    const code = await codeFor(stated)
    dataOf(await redeem(user, code))
    for (const again of [user, await confirmedUser(server)]) {
      expect(await redeem(again, code)).toMatchObject({ status: 409, body: { code: 'CODE_ALREADY_REDEEMED' } })
    }
  })

  test('by many accounts at once, one wins', async () => {
    const users = await Promise.all(Array.from({ length: 4 }, () => confirmedUser(server)))
    const code = await codeFor(stated)
    const answers = await Promise.all(users.map(user => redeem(user, code)))
    expect(answers.map(answer => answer.status).sort()).toEqual([200, 409, 409, 409])
    const history = dataOf<{ type: string }[]>(await plaintiff.client.get(`/v1/actions/claims/${claimId}`))
    expect(history.filter(action => action.type === 'CLAIM_TAKEN')).toHaveLength(1)
  })

  test('is not for the plaintiff', async () => {
    expect(await redeem(plaintiff, await codeFor(stated))).toMatchObject({
      status: 403,
      body: { code: 'OWN_CLAIM' },
    })
  })

  test('is refused for a code that nobody was sent', { tags: 'SPEC-8-CODE_NOT_FOUND' }, async () => {
    expect(await redeem(await confirmedUser(server), '0'.repeat(26))).toMatchObject(notFound)
    expect(await redeem(await confirmedUser(server), 'short')).toMatchObject({ status: 400 })
  })

  test('ends after 30 days', async () => {
    const user = await confirmedUser(server)
    const code = await codeFor(stated)
    server.clock.advance(days(29))
    await renew(plaintiff, user)
    server.clock.advance(days(1))
    await renew(plaintiff, user)
    expect(await redeem(user, code)).toMatchObject(notFound)
    expect((await server.client().get(`/v1/auth/defendants/${code}`)).status).toBe(404)
  })
})

describe('resetting a code', () => {
  test('sends a new one to the address on record and ends the old one', {
    tags: 'SPEC-7-POST-claims-takeover-code-reset',
  }, async () => {
    const user = await confirmedUser(server)
    const old = await codeFor(stated)
    expect(await reset(user, old)).toMatchObject({ status: 200, body: { data: null } })
    const code = await codeFor(stated)
    expect(code).not.toBe(old)
    expect(await redeem(user, old)).toMatchObject(notFound)
    dataOf(await redeem(user, code))
  })

  test('helps where the code has expired', async () => {
    const user = await confirmedUser(server)
    const old = await codeFor(stated)
    server.clock.advance(days(29))
    await renew(plaintiff, user)
    server.clock.advance(days(2))
    await renew(plaintiff, user)
    expect(await redeem(user, old)).toMatchObject(notFound)
    dataOf(await reset(user, old))
    dataOf(await redeem(user, await codeFor(stated)))
  })

  test('answers the same for an unknown code and for one that was redeemed', async () => {
    const user = await confirmedUser(server)
    const code = await codeFor(stated)
    dataOf(await redeem(user, code))
    const answers = await Promise.all([reset(user, code), reset(user, '0'.repeat(26))])
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { data: null } })
    expect(await redeem(user, code)).toMatchObject({ status: 409, body: { code: 'CODE_ALREADY_REDEEMED' } })
  })
})

describe('an account with the address that the plaintiff stated', () => {
  test('redeems the code too, and nobody can contest it', async () => {
    const user = await registeredUser(server, { email: stated.defendant.email })
    dataOf(await redeem(user, await codeFor(stated)))
    const claim = dataOf<PartyClaim>(await user.client.get(`/v1/claims/${claimId}`))
    expect(claim).toMatchObject({ role: 'Defendant', defendants: [{ takeover: { state: 'confirmed', isYou: true } }] })
  })

  test('sees nothing of a claim that is not filed, whatever its defendants are linked to', async () => {
    const defendant = await confirmedUser(server)
    const waiting = await claimByCalls(server, { plaintiff, defendant }, 'WAITING_FOR_PAYMENT')
    await server.context.database
      .updateTable('defendants')
      .set({ user_id: defendant.id })
      .where('claim_id', '=', waiting)
      .execute()
    expect((await defendant.client.get(`/v1/claims/${waiting}`)).status).toBe(404)
    expect(dataOf<object>(await defendant.client.get('/v1/claims'))).toMatchObject({ accusedClaimsCount: 0 })
  })
})

test('a code registers somebody who takes the claim over on confirming another address', async () => {
  const code = await codeFor(stated)
  const shown = await server.client().get(`/v1/auth/defendants/${code}`)
  expect(shown.body.data).toEqual({
    email: stated.defendant.email,
    firstName: 'Dora',
    lastName: 'Defendant',
    taxId: null,
    country: null,
  })
  const form = registrationForm({ redeemCode: code })
  const client = server.client()
  dataOf(await client.post('/v1/auth/register', form))
  dataOf(await client.get(`/v1/auth/emails/confirm/${tokenIn(await server.inbox.take(form.email, /Confirm/))}`))
  dataOf(await client.post('/v1/auth/login', { username: form.username, password: form.password }))
  expect(dataOf<PartyClaim>(await client.get(`/v1/claims/${claimId}`)).role).toBe('Defendant')
})

test('codes are kept as hashes alone and are in no answer', async () => {
  const code = await codeFor(stated)
  const rows = inspect(await server.context.database.selectFrom('defendants').selectAll().execute(), {
    depth: null,
    maxArrayLength: null,
  })
  const answers = JSON.stringify(await plaintiff.client.get(`/v1/claims/${claimId}`))
  for (const form of [code, normaliseRedeemCode(code) ?? code]) {
    expect(rows).not.toContain(form)
    expect(answers).not.toContain(form)
  }
})
