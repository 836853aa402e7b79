import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { HistoryType } from '@redress/domain/claim/events.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer } from '../../platform/http/in-process-client.ts'
import { claimByCalls, dataOf, type Opponents, offerOf } from '../../testing/file-claim.ts'
import { isLongTest } from '../../testing/long-tests.ts'
import { codeSentTo } from '../../testing/redeem-codes.ts'
import { confirmedUser, registrationForm, type TestUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const rounds = isLongTest ? 50 : 8
const timeout = rounds * 20_000

let server: TestServer
/** Another process on the same database: what holds a claim has to be the database. */
let second: TestServer
let opponents: Opponents
let rival: TestUser
beforeAll(async () => {
  server = await startTestServer({ UNRESOLVED_CLAIMS_LIMIT: '1000' })
  second = await server.another()
  opponents = { plaintiff: await confirmedUser(server), defendant: await confirmedUser(server) }
  rival = await confirmedUser(server)
})
afterAll(async () => {
  await second.stop()
  await server.stop()
})

/** The same person in front of the other process. */
function elsewhere({ client }: TestUser) {
  const other = second.client()
  for (const [name, value] of client.cookies) other.cookies.set(name, value)
  return other
}

async function historyOf(claimId: string): Promise<HistoryType[]> {
  const history = await opponents.plaintiff.client.get(`/v1/actions/claims/${claimId}`)
  return dataOf<{ type: HistoryType }[]>(history).map(action => action.type)
}

const statusesOf = (answers: readonly Answer[]) => answers.map(answer => answer.status).sort()
const lost = (answers: readonly Answer[]) => answers.find(answer => answer.status !== 200)

async function repeat(round: () => Promise<void>): Promise<void> {
  for (let count = 0; count < rounds; count++) await round()
}

describe(`at the same time, ${rounds} times,`, { timeout }, () => {
  test('of accepting and rejecting, one happens', () =>
    repeat(async () => {
      const claimId = await claimByCalls(server, opponents, 'RESOLUTION_PROPOSED_BY_DEFENDANT')
      const answers = await Promise.all([
        opponents.plaintiff.client.post(`/v1/claims/${claimId}/accept-resolution`),
        elsewhere(opponents.plaintiff).post(`/v1/claims/${claimId}/reject-resolution`),
      ])
      expect(statusesOf(answers)).toEqual([200, 409])
      expect(lost(answers)?.body.code).toBe('NOT_IN_THIS_STATE')
      const decided = answers[0]?.status === 200 ? 'RESOLUTION_ACCEPTED' : 'RESOLUTION_REJECTED'
      const decisions = ['RESOLUTION_ACCEPTED', 'RESOLUTION_REJECTED']
      expect((await historyOf(claimId)).filter(type => decisions.includes(type))).toEqual([decided])
      const claim = dataOf<PartyClaim>(await opponents.plaintiff.client.get(`/v1/claims/${claimId}`))
      expect(claim.status).toBe(decided)
    }))

  test('of accepting, countering and withdrawing an offer, one happens, and the others are told', () =>
    repeat(async () => {
      const claimId = await claimByCalls(server, opponents, 'RESOLUTION_PROPOSED_BY_DEFENDANT')
      const path = (act: string) => `/v1/claims/${claimId}/${act}-resolution`
      const answers = await Promise.all([
        opponents.plaintiff.client.post(path('accept')),
        elsewhere(opponents.plaintiff).post(path('counter'), offerOf({ value: 2_000 })),
        elsewhere(opponents.defendant).post(path('withdraw')),
      ])
      const outcomes = ['RESOLUTION_ACCEPTED', 'RESOLUTION_PROPOSED_BY_PLAINTIFF', 'RESOLUTION_REJECTED'] as const
      const claim = dataOf<PartyClaim>(await opponents.plaintiff.client.get(`/v1/claims/${claimId}`))
      const won = answers.findIndex(({ status }) => status === 200)
      expect(claim.status).toBe(outcomes[won])
      const lost = answers.filter((_, index) => index !== won)
      expect(lost.map(({ body }) => body.code)).toEqual(['NOT_IN_THIS_STATE', 'NOT_IN_THIS_STATE'])
      const decisions = ['RESOLUTION_ACCEPTED', 'RESOLUTION_COUNTERED', 'RESOLUTION_WITHDRAWN'] as const
      const decided = (await historyOf(claimId)).filter(type => decisions.some(each => each === type))
      expect(decided).toEqual([decisions[won]])
    }))

  test('of two submissions, one happens and opens one payment', () =>
    repeat(async () => {
      const claimId = await claimByCalls(server, opponents, 'PENDING')
      const answers = await Promise.all([
        opponents.plaintiff.client.post(`/v1/claims/${claimId}/submit`),
        elsewhere(opponents.plaintiff).post(`/v1/claims/${claimId}/submit`),
      ])
      expect(statusesOf(answers)).toEqual([200, 409])
      expect(lost(answers)?.body.code).toBe('NOT_IN_THIS_STATE')
      expect(await historyOf(claimId)).toEqual(['CLAIM_CREATED', 'CLAIM_SUBMITTED'])
      const claim = dataOf<PartyClaim>(await opponents.plaintiff.client.get(`/v1/claims/${claimId}`))
      expect(claim.payments).toHaveLength(1)
    }))

  test('two creations come to the same draft', () =>
    repeat(async () => {
      const { client } = opponents.plaintiff
      const open = dataOf<PartyClaim>(await client.post('/v1/claims'))
      dataOf(await client.delete(`/v1/claims/${open.id}`))
      const answers = await Promise.all([client.post('/v1/claims'), elsewhere(opponents.plaintiff).post('/v1/claims')])
      const [first, other] = answers.map(answer => dataOf<PartyClaim>(answer).id)
      expect(other).toBe(first)
      expect(await historyOf(first ?? '')).toEqual(['CLAIM_CREATED'])
      expect(dataOf<object>(await client.get('/v1/claims'))).toMatchObject({ myClaimsPendingCount: 1 })
    }))

  test('of two takeovers by one code, one happens', async () => {
    const { plaintiff, defendant } = opponents
    const invited: { claimId: string; code: string }[] = []
    for (let count = 0; count < rounds; count++) {
      const { email } = registrationForm()
      const claimId = await claimByCalls(
        server,
        { plaintiff, defendant: { ...defendant, email } },
        'PENDING_PUBLICATION',
      )
      invited.push({ claimId, code: await codeSentTo(server, email) })
    }
    for (const [index, { claimId, code }] of invited.entries()) {
      const path = `/v1/claims/takeover/${code}`
      const isSamePerson = index % 2 === 0
      const answers = await Promise.all([
        rival.client.post(path),
        elsewhere(isSamePerson ? rival : defendant).post(path),
      ])
      expect(lost(answers)?.body.code).toBe('CODE_ALREADY_REDEEMED')
      expect(statusesOf(answers)).toEqual([200, 409])
      expect((await historyOf(claimId)).filter(type => type === 'CLAIM_TAKEN')).toHaveLength(1)
    }
  })
})
