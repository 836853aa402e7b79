import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { cents } from '@redress/domain/money/money.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Connection, inTransaction } from '../../platform/database/database.ts'
import {
  claimDetails,
  claimIn,
  claimReview,
  dataOf,
  draftClaim,
  type Opponents,
  passNoticePeriod,
} from '../../testing/file-claim.ts'
import { confirmedUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { lockAwaited } from '../../testing/waiting-for-locks.ts'
import { updateClaim } from '../repositories/claim-repository.ts'

let server: TestServer
let opponents: Opponents
beforeAll(async () => {
  server = await startTestServer({ UNRESOLVED_CLAIMS_LIMIT: '2' })
  opponents = { plaintiff: await confirmedUser(server), defendant: await confirmedUser(server) }
})
afterAll(() => server.stop())

describe('creating', () => {
  test('opens an empty draft, and asking again answers with the same one', {
    tags: ['SPEC-7-POST-claims', 'SPEC-9-currencies'],
  }, async () => {
    const { client } = await confirmedUser(server)
    const draft = dataOf<PartyClaim>(await client.post('/v1/claims'))
    expect(draft).toMatchObject({ view: 'party', role: 'Plaintiff', status: 'PENDING', currency: 'EUR', value: null })
    expect(draft).toMatchObject({ type: null, defendants: [], files: [], payments: [], paymentLink: null })
    expect(dataOf<PartyClaim>(await client.post('/v1/claims')).id).toBe(draft.id)
    const history = dataOf<unknown[]>(await client.get(`/v1/actions/claims/${draft.id}`))
    expect(history).toMatchObject([{ type: 'CLAIM_CREATED', partyTriggeredBy: 'Plaintiff' }])
  })

  test('opens one draft for many requests at once', async () => {
    const { client } = await confirmedUser(server)
    const answers = await Promise.all(Array.from({ length: 8 }, () => client.post('/v1/claims')))
    const drafts = answers.map(answer => dataOf<PartyClaim>(answer))
    expect(new Set(drafts.map(draft => draft.id)).size).toBe(1)
    const history = dataOf<unknown[]>(await client.get(`/v1/actions/claims/${drafts[0]?.id}`))
    expect(history).toHaveLength(1)
  })

  test('is refused at the limit of unresolved claims, which resolved and disregarded ones leave', {
    tags: ['SPEC-8-UNRESOLVED_CLAIMS_LIMIT', 'SPEC-6-limit'],
  }, async () => {
    const plaintiff = await confirmedUser(server)
    const own = { ...opponents, plaintiff }
    const stranger = { ...own, defendant: { ...opponents.defendant, email: 'nobody@example.org' } }
    await claimIn(server, stranger, 'PENDING_PUBLICATION')
    await claimIn(server, own, 'PENDING_PUBLICATION')
    const refused = { status: 409, body: { code: 'UNRESOLVED_CLAIMS_LIMIT' } }
    expect(await plaintiff.client.post('/v1/claims')).toMatchObject(refused)

    await passNoticePeriod(server, opponents)
    dataOf(await plaintiff.client.post('/v1/auth/refresh'))
    const lists = dataOf<Record<string, unknown>>(await plaintiff.client.get('/v1/claims'))
    expect(lists).toMatchObject({ myClaimsCount: 2, myClaimsUnresolvedCount: 0, unresolvedClaimsLimit: 2 })
    dataOf(await plaintiff.client.post('/v1/claims'))
  })
})

describe('changing', () => {
  test('keeps what is given, leaves the rest, and empties what is emptied', {
    tags: 'SPEC-7-PATCH-claims-id',
  }, async () => {
    const { client } = opponents.plaintiff
    const id = await draftClaim(opponents)
    const changed = dataOf<PartyClaim>(
      await client.patch(`/v1/claims/${id}`, { value: 1234.56, lastResponse: '  ', type: null, currency: 'USD' }),
    )
    expect(changed).toMatchObject({ value: 1234.56, asked: 1234.56, type: null, currency: 'USD' })
    expect(changed).toMatchObject({ lastResponse: '', location: claimDetails.location, ...claimReview })
  })

  test.each(['dateOfClaim', 'lastCommunication'])(
    'refuses a %s in the future, on the field',
    { tags: 'SPEC-5-futureDate' },
    async field => {
      const id = await draftClaim(opponents)
      const url = `/v1/claims/${id}`
      expect(await opponents.plaintiff.client.patch(url, { [field]: '2999-01-01' })).toMatchObject({
        status: 400,
        body: { code: 'INVALID_INPUT', details: [{ path: field, message: 'The date cannot be in the future.' }] },
      })
      const today = server.clock.now().toISOString().slice(0, 10)
      expect(await opponents.plaintiff.client.patch(url, { [field]: today })).toMatchObject({ status: 200 })
    },
  )
})

describe('changing in two tabs at once', () => {
  /** Answer to a change that waits for what another request writes to the draft. */
  async function patchDuring(id: string, body: object, write: (transaction: Connection) => Promise<unknown>) {
    const { database } = server.context
    const { answer } = await inTransaction(database, async transaction => {
      await write(transaction)
      const sent = opponents.plaintiff.client.patch(`/v1/claims/${id}`, body)
      await lockAwaited(database)
      return { answer: sent }
    })
    return answer
  }

  test('keeps what the other has written', async () => {
    const id = await draftClaim(opponents)
    const answer = await patchDuring(id, { jurisdiction: 'Germany', value: 12 }, transaction =>
      updateClaim(transaction, id, { location: 'Graz', value_cents: cents(7_700n) }),
    )
    expect(dataOf(answer)).toMatchObject({ jurisdiction: 'Germany', value: 12, location: 'Graz' })
    const { body } = await opponents.plaintiff.client.get(`/v1/claims/${id}`)
    expect(body.data).toMatchObject({ jurisdiction: 'Germany', value: 12, location: 'Graz' })
  })

  test('answers without the defendant whom the other has removed', async () => {
    const id = await draftClaim(opponents)
    const answer = await patchDuring(id, { jurisdiction: 'Germany' }, async transaction => {
      await updateClaim(transaction, id, { location: 'Graz' })
      await transaction.deleteFrom('defendants').where('claim_id', '=', id).execute()
    })
    expect(dataOf(answer)).toMatchObject({ location: 'Graz', defendants: [] })
  })

  test('is refused once the other has submitted it', async () => {
    const id = await draftClaim(opponents)
    const answer = await patchDuring(id, { jurisdiction: 'Germany' }, transaction =>
      updateClaim(transaction, id, { status: 'WAITING_FOR_PAYMENT', submitted_at: server.clock.now() }),
    )
    expect(answer).toMatchObject({ status: 409, body: { code: 'NOT_IN_THIS_STATE' } })
    const { body } = await opponents.plaintiff.client.get(`/v1/claims/${id}`)
    expect(body.data).toMatchObject({ jurisdiction: claimDetails.jurisdiction })
  })
})

test('a deleted draft is gone', { tags: 'SPEC-7-DELETE-claims-id' }, async () => {
  const { client } = opponents.plaintiff
  const id = await draftClaim(opponents)
  expect(await client.delete(`/v1/claims/${id}`)).toMatchObject({ status: 200, body: { data: null } })
  expect(await client.get(`/v1/claims/${id}`)).toMatchObject({ status: 404 })
  expect(await client.delete(`/v1/claims/${id}`)).toMatchObject({ status: 404 })
})
