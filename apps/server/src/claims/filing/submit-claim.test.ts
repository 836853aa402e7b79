import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { claimByCalls, dataOf, draftClaim, type Opponents, pay } from '../../testing/file-claim.ts'
import { aboutLetter } from '../../testing/redeem-codes.ts'
import { confirmedUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let opponents: Opponents
beforeAll(async () => {
  server = await startTestServer({ UNRESOLVED_CLAIMS_LIMIT: '3' })
})
afterAll(() => server.stop())
const newOpponents = async () => ({ plaintiff: await confirmedUser(server), defendant: await confirmedUser(server) })

describe('submitting', () => {
  test('a complete draft opens the submission payment', {
    tags: ['SPEC-7-PATCH-claims-id', 'SPEC-7-POST-claims-id-submit'],
  }, async () => {
    opponents = await newOpponents()
    const id = await draftClaim(opponents)
    const claim = dataOf<PartyClaim>(await opponents.plaintiff.client.post(`/v1/claims/${id}/submit`))
    expect(claim).toMatchObject({ status: 'WAITING_FOR_PAYMENT', submittedAt: server.clock.now().toISOString() })
    expect(claim.payments).toMatchObject([{ purpose: 'submission', status: 'open', fee: 10, currency: 'EUR' }])
    expect(claim.paymentLink).toBe(claim.payments[0]?.link)
  })

  test('an empty draft is refused, naming everything that is missing', {
    tags: ['SPEC-8-CLAIM_INCOMPLETE', 'SPEC-4-submit-complete'],
  }, async () => {
    const { client } = await confirmedUser(server)
    const { id } = dataOf<PartyClaim>(await client.post('/v1/claims'))
    const answer = await client.post(`/v1/claims/${id}/submit`)
    expect(answer).toMatchObject({ status: 409, body: { code: 'CLAIM_INCOMPLETE' } })
    const required = { message: 'This field is required' }
    const accept = { message: 'You must accept this condition.' }
    expect(answer.body.details).toHaveLength(18)
    expect(answer.body.details).toEqual(
      expect.arrayContaining([
        { path: 'defendantsCount', ...required },
        { path: 'value', ...required },
        { path: 'documentsCount', ...required },
        { path: 'representationStatus', ...required },
        { path: 'disclaimerTerms', ...accept },
      ]),
    )
    expect(dataOf<PartyClaim>(await client.get(`/v1/claims/${id}`)).status).toBe('PENDING')
  })

  test('is refused to a plaintiff whose account lacks what a registration asks for', {
    tags: 'SPEC-4-submit-complete',
  }, async () => {
    opponents = await newOpponents()
    const { id: userId, client } = opponents.plaintiff
    const id = await draftClaim(opponents)
    // As an account is that was opened with Google.
    const lacking = { first_name: '', country: null, identification_id: '' }
    await server.context.database.updateTable('users').set(lacking).where('id', '=', userId).execute()
    expect(await client.post(`/v1/claims/${id}/submit`)).toMatchObject({
      status: 409,
      body: {
        code: 'CLAIM_INCOMPLETE',
        details: ['firstName', 'country', 'identificationId'].map(path => ({
          path,
          message: 'This field is required',
        })),
      },
    })
    dataOf(await client.patch('/v1/users', { firstName: 'Grace', country: 'US', identificationId: 'US-1234' }))
    expect(dataOf<PartyClaim>(await client.post(`/v1/claims/${id}/submit`)).status).toBe('WAITING_FOR_PAYMENT')
  })

  test('many requests at once submit once', async () => {
    opponents = await newOpponents()
    const id = await draftClaim(opponents)
    const submit = () => opponents.plaintiff.client.post(`/v1/claims/${id}/submit`)
    const answers = await Promise.all(Array.from({ length: 6 }, submit))
    expect(answers.map(answer => answer.status).sort()).toEqual([200, 409, 409, 409, 409, 409])
    const claim = dataOf<PartyClaim>(await opponents.plaintiff.client.get(`/v1/claims/${id}`))
    expect(claim.payments).toHaveLength(1)
  })

  test('is refused where the plaintiff has come to own the address of a defendant', async () => {
    opponents = await newOpponents()
    const id = await draftClaim(opponents)
    await server.context.database
      .updateTable('emails')
      .set({ user_id: opponents.plaintiff.id, is_primary: false })
      .where('address', '=', opponents.defendant.email)
      .execute()
    const answer = await opponents.plaintiff.client.post(`/v1/claims/${id}/submit`)
    expect(answer).toMatchObject({ status: 403, body: { code: 'OWN_CLAIM' } })
    expect(dataOf<PartyClaim>(await opponents.plaintiff.client.get(`/v1/claims/${id}`)).payments).toEqual([])
  })

  test('is refused at the limit, though the draft was opened below it', async () => {
    opponents = await newOpponents()
    const first = await claimByCalls(server, opponents, 'PENDING_PUBLICATION')
    await claimByCalls(server, opponents, 'WAITING_FOR_PAYMENT')
    await claimByCalls(server, opponents, 'WAITING_FOR_PAYMENT')
    await server.context.database
      .updateTable('claims')
      .set({ resolved_at: server.clock.now(), status: 'RESOLVED_IN_FAVOUR_OF_PLANTIFF' })
      .where('id', '=', first)
      .execute()
    const id = await draftClaim(opponents)
    await server.context.database
      .updateTable('claims')
      .set({ resolved_at: null, status: 'DISPUTED' })
      .where('id', '=', first)
      .execute()
    const answer = await opponents.plaintiff.client.post(`/v1/claims/${id}/submit`)
    expect(answer).toMatchObject({ status: 409, body: { code: 'UNRESOLVED_CLAIMS_LIMIT' } })
  })
})

test('the paid submission starts the notice period and invites the defendants', async () => {
  opponents = await newOpponents()
  const id = await claimByCalls(server, opponents, 'WAITING_FOR_PAYMENT')
  expect(await pay(server, id, 'submission')).toEqual({ hasMovedOn: false })
  const claim = dataOf<PartyClaim>(await opponents.plaintiff.client.get(`/v1/claims/${id}`))
  const end = new Date(server.clock.now().getTime() + 15 * 86_400_000).toISOString()
  expect(claim).toMatchObject({ status: 'PENDING_PUBLICATION', noticePeriodEndsAt: end, paymentLink: null })
  expect(claim.payments).toMatchObject([{ status: 'paid', paidAt: server.clock.now().toISOString() }])
  const mail = await server.inbox.take(opponents.defendant.email, aboutLetter)
  expect(mail.text).toMatch(/[0-9A-Z]{5}-[0-9A-Z]{5}-/)
})
