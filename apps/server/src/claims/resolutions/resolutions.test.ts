import type { PartyClaim, publicClaim } from '@redress/contract/claim-views.ts'
import type { Output } from '@redress/contract/endpoint.ts'
import type { getNotifications } from '@redress/contract/notifications.ts'
import { validationTexts } from '@redress/contract/validation-texts.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import {
  claimIn,
  dataOf,
  type Opponents,
  offerOf,
  openPaymentsOf,
  passNoticePeriod,
  pay,
} from '../../testing/file-claim.ts'
import { confirmedUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let opponents: Opponents
beforeAll(async () => {
  server = await startTestServer({ UNRESOLVED_CLAIMS_LIMIT: '100' })
  opponents = { plaintiff: await confirmedUser(server), defendant: await confirmedUser(server) }
})
afterAll(() => server.stop())

const dayFromNow = (days: number) =>
  new Date(server.context.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)

const claimOf = async (id: string) => dataOf<PartyClaim>(await opponents.plaintiff.client.get(`/v1/claims/${id}`))

describe('proposing', () => {
  test('records the offer in the name of the caller, with its platform fee', {
    tags: 'SPEC-7-POST-claims-id-propose-resolution',
  }, async () => {
    const id = await claimIn(server, opponents, 'DISPUTED')
    const url = `/v1/claims/${id}/propose-resolution`
    const offer = { value: 12_345.67, winningParty: 'Plaintiff', costOwner: 'Plaintiff', proposedBy: 'Plaintiff' }
    const claim = dataOf<PartyClaim>(await opponents.plaintiff.client.post(url, offer))
    expect(claim.resolutions).toMatchObject([{ ...offer, platformFee: 617.28, resolutionStatus: 'PROPOSED' }])
    expect(claim).toMatchObject({ value: 12_345.67, asked: 4_000 })
  })

  test('says when the sum is paid, and what its maker says to it', {
    tags: 'SPEC-7-POST-claims-id-propose-resolution',
  }, async () => {
    const id = await claimIn(server, opponents, 'DISPUTED')
    const paymentPlan = [
      { dueOn: dayFromNow(30), value: 333.33 },
      { dueOn: dayFromNow(60), value: 333.34 },
    ]
    const offer = { ...offerOf({ value: 666.67 }), paymentPlan, note: ' My salary\u202e arrives then. ' }
    dataOf(await opponents.defendant.client.post(`/v1/claims/${id}/propose-resolution`, offer))
    const note = 'My salary arrives then.'
    expect((await claimOf(id)).resolutions).toMatchObject([{ value: 666.67, paymentPlan, note }])
    const told = dataOf<Output<typeof getNotifications>>(await opponents.plaintiff.client.get('/v1/notifications'))
    expect(told.notifications[0]?.content).toContain('in 2 instalments')
  })

  test('is refused with an instalment of nothing, on the instalment', { tags: 'SPEC-5-planPart' }, async () => {
    const id = await claimIn(server, opponents, 'DISPUTED')
    const paymentPlan = [3_000, 0].map((value, index) => ({ dueOn: dayFromNow(30 + index), value }))
    const offer = { ...offerOf(), paymentPlan }
    expect(await opponents.plaintiff.client.post(`/v1/claims/${id}/propose-resolution`, offer)).toMatchObject({
      status: 400,
      body: { details: [{ path: 'paymentPlan.1.value', message: validationTexts.planPart }] },
    })
  })

  const planTags = (['planSum', 'planOrder', 'planPast', 'planTooFar', 'planTooLong', 'planWithoutSum'] as const).map(
    name => `SPEC-5-${name}`,
  )
  test.each<[string, readonly [number, number][], string, Party?]>([
    [
      'a cent is missing',
      [
        [30, 1_000],
        [60, 1_999.99],
      ],
      validationTexts.planSum,
    ],
    [
      'two are on a day',
      [
        [30, 1_500],
        [30, 1_500],
      ],
      validationTexts.planOrder,
    ],
    ['a day is over', [[-2, 3_000]], validationTexts.planPast],
    ['a day is too far ahead', [[6 * 366, 3_000]], validationTexts.planTooFar],
    ['there are too many', Array.from({ length: 25 }, (_, index) => [index + 1, 120]), validationTexts.planTooLong],
    ['nobody pays', [[30, 3_000]], validationTexts.planWithoutSum, 'Defendant'],
  ])(
    'is refused with a plan in which %s',
    { tags: planTags },
    async (_which, sums, message, winningParty = 'Plaintiff') => {
      const id = await claimIn(server, opponents, 'DISPUTED')
      const paymentPlan = sums.map(([days, value]) => ({ dueOn: dayFromNow(days), value }))
      const offer = { ...offerOf({ winningParty }), paymentPlan }
      expect(await opponents.plaintiff.client.post(`/v1/claims/${id}/propose-resolution`, offer)).toMatchObject({
        status: 400,
        body: { code: 'INVALID_INPUT', details: [{ path: 'paymentPlan', message }] },
      })
      expect((await claimOf(id)).resolutions).toEqual([])
    },
  )

  test('is refused in the name of the other party', { tags: 'SPEC-7-POST-claims-id-propose-resolution' }, async () => {
    const id = await claimIn(server, opponents, 'DISPUTED')
    const answer = await opponents.plaintiff.client.post(`/v1/claims/${id}/propose-resolution`, {
      ...offerOf(),
      proposedBy: 'Defendant',
    })
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT', details: [{ path: 'proposedBy' }] },
    })
    expect((await claimOf(id)).resolutions).toEqual([])
  })

  test('by both at once, one wins', async () => {
    const id = await claimIn(server, opponents, 'DISPUTED')
    const url = `/v1/claims/${id}/propose-resolution`
    const answers = await Promise.all([
      opponents.plaintiff.client.post(url, offerOf()),
      opponents.defendant.client.post(url, offerOf()),
    ])
    expect(answers.map(answer => answer.status).sort()).toEqual([200, 409])
    expect((await claimOf(id)).resolutions).toHaveLength(1)
  })
})

describe.each([
  ['settle-elsewhere', 'settled elsewhere', 'RESOLVED_IN_FAVOUR_OF_PLANTIFF'],
  ['withdraw', 'withdrawn', 'RESOLVED_IN_FAVOUR_OF_DEFENDANT'],
] as const)('%s', (path, ending, status) => {
  const tags = `SPEC-7-POST-claims-id-${path}`
  const end = (id: string, shown?: object) => opponents.plaintiff.client.post(`/v1/claims/${id}/${path}`, shown)

  test('ends a claim for good, without a fee, and the offer with it', { tags }, async () => {
    const id = await claimIn(server, opponents, 'RESOLUTION_ACCEPTED', { costOwner: 'Defendant' })
    dataOf(await opponents.defendant.client.post(`/v1/claims/${id}/resolve`))
    const ended = dataOf<PartyClaim>(await end(id))
    expect(ended).toMatchObject({ status, ending, isDisregarded: false })
    expect(ended.resolutions.map(({ resolutionStatus }) => resolutionStatus)).toEqual(['LAPSED'])
    expect(await openPaymentsOf(server, id)).toEqual([])
  })

  test('ends no agreement that whoever asks has not seen', { tags }, async () => {
    const id = await claimIn(server, opponents, 'RESOLUTION_PROPOSED_BY_DEFENDANT')
    const { status: shown } = await claimOf(id)
    const agreed = dataOf<PartyClaim>(await opponents.plaintiff.client.post(`/v1/claims/${id}/accept-resolution`))
    expect((await end(id, { status: shown })).body.code).toBe('NOT_IN_THIS_STATE')
    dataOf(await end(id, { status: agreed.status }))
  })

  test('within the notice period makes nothing public, and after it says so in public', { tags }, async () => {
    const visitor = server.client()
    const early = await claimIn(server, opponents, 'PENDING_PUBLICATION')
    dataOf(await end(early))
    const published = await claimIn(server, opponents, 'PUBLISHED')
    dataOf(await end(published))
    const seen = dataOf<z.output<typeof publicClaim>>(await visitor.get(`/v1/claims/${published}`))
    expect(seen).toMatchObject({ view: 'public', status, ending, isDisregarded: false })
    expect(seen.defendants.map(({ outcome }) => outcome)).toEqual(seen.defendants.map(() => null))
    await passNoticePeriod(server, opponents)
    expect((await visitor.get(`/v1/claims/${early}`)).status).toBe(404)
  })
})

test('accepted and rejected at once, one wins', { tags: 'SPEC-7-POST-claims-id-accept-resolution' }, async () => {
  const id = await claimIn(server, opponents, 'RESOLUTION_PROPOSED_BY_DEFENDANT')
  const answers = await Promise.all(
    ['accept', 'reject', 'accept', 'reject'].map(answer =>
      opponents.plaintiff.client.post(`/v1/claims/${id}/${answer}-resolution`),
    ),
  )
  expect(answers.map(answer => answer.status).sort()).toEqual([200, 409, 409, 409])
  const claim = await claimOf(id)
  expect(claim.status).toBe(`RESOLUTION_${claim.resolutions[0]?.resolutionStatus}`)
})

test('rejected offers stay on record, and the last one gives the displayed value', {
  tags: 'SPEC-7-POST-claims-id-reject-resolution',
}, async () => {
  const id = await claimIn(server, opponents, 'RESOLUTION_REJECTED', { value: 1_000 })
  dataOf(await opponents.plaintiff.client.post(`/v1/claims/${id}/propose-resolution`, offerOf({ value: 2_000 })))
  dataOf(await opponents.defendant.client.post(`/v1/claims/${id}/reject-resolution`))
  dataOf(await opponents.defendant.client.post(`/v1/claims/${id}/propose-resolution`, offerOf({ value: 1_500 })))
  const claim = await claimOf(id)
  expect(claim.resolutions.map(each => [each.value, each.proposedBy, each.resolutionStatus])).toEqual([
    [1_000, 'Defendant', 'REJECTED'],
    [2_000, 'Plaintiff', 'REJECTED'],
    [1_500, 'Defendant', 'PROPOSED'],
  ])
  expect(claim.value).toBe(1_500)
})

test('a concession is of the sum that was shown', { tags: 'SPEC-7-POST-claims-id-resolve' }, async () => {
  const { plaintiff, defendant } = opponents
  const id = await claimIn(server, opponents, 'PENDING_PUBLICATION')
  const { asked: shown } = await claimOf(id)
  dataOf(await plaintiff.client.patch(`/v1/claims/${id}/amend`, { value: 4_999 }))
  const concede = (value: number | null) => defendant.client.post(`/v1/claims/${id}/resolve`, { value })
  expect((await concede(shown)).body.code).toBe('NOT_IN_THIS_STATE')
  expect(await openPaymentsOf(server, id)).toEqual([])
  dataOf(await concede(4_999))
})

describe('resolving', () => {
  test.each(['Plaintiff', 'Defendant'] as const)(
    'is for the cost owner: %s',
    { tags: ['SPEC-7-POST-claims-id-resolve', 'SPEC-8-NOT_THE_COST_OWNER'] },
    async costOwner => {
      const id = await claimIn(server, opponents, 'RESOLUTION_ACCEPTED', { costOwner, value: 20_000 })
      const [owner, other] =
        costOwner === 'Plaintiff'
          ? [opponents.plaintiff, opponents.defendant]
          : [opponents.defendant, opponents.plaintiff]
      const refused = await other.client.post(`/v1/claims/${id}/resolve`)
      expect(refused).toMatchObject({ status: 403, body: { code: 'NOT_THE_COST_OWNER' } })
      const claim = dataOf<PartyClaim>(await owner.client.post(`/v1/claims/${id}/resolve`))
      expect(claim.payments.at(-1)).toMatchObject({ purpose: 'platform fee', fee: 400, status: 'open' })
    },
  )

  test.each([
    ['Plaintiff', 'RESOLVED_IN_FAVOUR_OF_PLANTIFF'],
    ['Defendant', 'RESOLVED_IN_FAVOUR_OF_DEFENDANT'],
  ] as const)('with %s as the winning party ends in %s', async (winningParty, status) => {
    const id = await claimIn(server, opponents, 'RESOLUTION_ACCEPTED', { winningParty })
    dataOf(await opponents.defendant.client.post(`/v1/claims/${id}/resolve`))
    await pay(server, id, 'platform fee')
    expect(await claimOf(id)).toMatchObject({ status, resolvedAt: server.clock.now().toISOString() })
    const history = dataOf<object[]>(await opponents.plaintiff.client.get(`/v1/actions/claims/${id}`))
    const { resolutions } = await claimOf(id)
    expect(history.at(-1)).toMatchObject({
      type: 'CLAIM_RESOLVED',
      partyTriggeredBy: 'Defendant',
      resolutionId: resolutions[0]?.id,
      value: 3_000,
    })
  })
})

test('an amendment keeps the old value in the history', {
  tags: ['SPEC-7-PATCH-claims-id-amend', 'SPEC-7-GET-actions-claims-claimId'],
}, async () => {
  const id = await claimIn(server, opponents, 'PENDING_PUBLICATION')
  const amended = await opponents.plaintiff.client.patch(`/v1/claims/${id}/amend`, { value: 5_500.5 })
  expect(dataOf<PartyClaim>(amended)).toMatchObject({ value: 5_500.5, asked: 5_500.5 })
  const history = dataOf<object[]>(await opponents.plaintiff.client.get(`/v1/actions/claims/${id}`))
  expect(history.at(-1)).toMatchObject({ type: 'CLAIM_AMENDED', value: 5_500.5, previousValue: 4_000 })
})

test('an amendment to the value that the claim has already changes nothing and tells nobody, also of two at once', {
  tags: 'SPEC-7-PATCH-claims-id-amend',
}, async () => {
  const { plaintiff, defendant } = opponents
  const { client } = plaintiff
  const id = await claimIn(server, opponents, 'PENDING_PUBLICATION')
  const amend = (value: number) => client.patch(`/v1/claims/${id}/amend`, { value })
  const amendments = async () =>
    dataOf<{ type: string }[]>(await client.get(`/v1/actions/claims/${id}`)).filter(
      each => each.type === 'CLAIM_AMENDED',
    )
  const told = async () =>
    dataOf<Output<typeof getNotifications>>(await defendant.client.get('/v1/notifications')).totalCount
  const before = dataOf<PartyClaim>(await client.get(`/v1/claims/${id}`))
  const toldBefore = await told()
  server.clock.advance(1)
  expect(dataOf(await amend(4_000))).toEqual(before)
  expect([await amendments(), await told()]).toEqual([[], toldBefore])
  const answers = await Promise.all([amend(4_100), amend(4_100)])
  expect(answers.map(answer => dataOf<PartyClaim>(answer).value)).toEqual([4_100, 4_100])
  expect(await amendments()).toHaveLength(1)
  expect(await told()).toBe(toldBefore + 1)
})
