import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { Output } from '@redress/contract/endpoint.ts'
import type { getNotifications } from '@redress/contract/notifications.ts'
import { validationTexts } from '@redress/contract/validation-texts.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  claimByCalls,
  claimDisputedByOther,
  claimIn,
  dataOf,
  makeFeesOverdue,
  type Opponents,
  offerOf,
} from '../../testing/file-claim.ts'
import { days } from '../../testing/movable-clock.ts'
import { confirmedUser, type TestUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { applyDueDeadlines } from '../act/deadlines.ts'

let server: TestServer
let opponents: Opponents
beforeAll(async () => {
  server = await startTestServer({ UNRESOLVED_CLAIMS_LIMIT: '100' })
  opponents = { plaintiff: await confirmedUser(server), defendant: await confirmedUser(server) }
})
afterAll(() => server.stop())

const act = ({ client }: TestUser, id: string, path: string, body?: object) =>
  client.post(`/v1/claims/${id}/${path}`, body)
const claimOf = async ({ client }: TestUser, id: string) => dataOf<PartyClaim>(await client.get(`/v1/claims/${id}`))

async function lastToldTo({ client }: TestUser) {
  const { notifications } = dataOf<Output<typeof getNotifications>>(await client.get('/v1/notifications'))
  const [last] = notifications
  return { type: last?.notificationType, content: last?.content.replaceAll('\u00a0', ' ') }
}

const statusesOf = (claim: PartyClaim) => claim.resolutions.map(({ resolutionStatus }) => resolutionStatus)

test('an offer is withdrawn by whom it speaks for, not by another defendant', {
  tags: 'SPEC-7-POST-claims-id-withdraw-resolution',
}, async () => {
  const other = await confirmedUser(server)
  const id = await claimDisputedByOther(server, { ...opponents, other })
  dataOf(await act(opponents.defendant, id, 'propose-resolution', offerOf({ value: 1_800 })))
  expect(await act(other, id, 'withdraw-resolution')).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
  const withdrawn = dataOf<PartyClaim>(await act(opponents.defendant, id, 'withdraw-resolution'))
  expect(withdrawn.status).toBe('RESOLUTION_REJECTED')
  expect(withdrawn.resolutions).toMatchObject([
    { resolutionStatus: 'WITHDRAWN', decidedAt: server.clock.now().toISOString(), defence: { isYou: true } },
  ])
  const { firstName, lastName } = dataOf<{ firstName: string; lastName: string }>(
    await opponents.defendant.client.get('/v1/auth'),
  )
  const told = await lastToldTo(opponents.plaintiff)
  expect(told.type).toBe('RESOLUTION_REJECTED')
  expect(told.content).toContain(`${firstName} ${lastName} has withdrawn the offer of EUR 1,800.00 on your claim`)
  dataOf(await act(opponents.plaintiff, id, 'propose-resolution', offerOf()))
})

test('what is done about an offer that was shown does nothing to another that stands by now', {
  tags: ['SPEC-7-POST-claims-id-accept-resolution', 'SPEC-7-POST-claims-id-reject-resolution'],
}, async () => {
  const id = await claimIn(server, opponents, 'RESOLUTION_PROPOSED_BY_DEFENDANT')
  const shown = (await claimOf(opponents.plaintiff, id)).resolutions.at(-1)?.id
  dataOf(await act(opponents.defendant, id, 'withdraw-resolution', { resolutionId: shown }))
  dataOf(await act(opponents.defendant, id, 'propose-resolution', offerOf({ value: 1 })))
  const before = await claimOf(opponents.plaintiff, id)
  const steps = [
    [opponents.plaintiff, 'accept-resolution', {}],
    [opponents.plaintiff, 'reject-resolution', {}],
    [opponents.plaintiff, 'counter-resolution', offerOf({ value: 900 })],
    [opponents.defendant, 'withdraw-resolution', {}],
  ] as const
  for (const [who, step, body] of steps) {
    const refused = await act(who, id, step, { ...body, resolutionId: shown })
    expect(refused, step).toMatchObject({ status: 409, body: { code: 'NOT_IN_THIS_STATE' } })
  }
  expect(await claimOf(opponents.plaintiff, id)).toEqual(before)
  const standing = before.resolutions.at(-1)?.id
  dataOf(await act(opponents.plaintiff, id, 'accept-resolution', { resolutionId: standing }))
  await makeFeesOverdue(server)
  const end = (resolutionId: string | undefined) => act(opponents.plaintiff, id, 'end-agreement', { resolutionId })
  expect((await end(shown)).body.code).toBe('NOT_IN_THIS_STATE')
  dataOf(await end(standing))
})

test('an offer expires after 14 days, or as many as its maker said, and both sides are told', {
  tags: 'SPEC-7-POST-claims-id-propose-resolution.validForDays',
}, async () => {
  const { plaintiff, defendant } = opponents
  const [usual, short] = [
    await claimByCalls(server, opponents, 'PENDING_PUBLICATION'),
    await claimByCalls(server, opponents, 'PENDING_PUBLICATION'),
  ]
  const begin = server.clock.now()
  const offered = [
    dataOf<PartyClaim>(await act(defendant, usual, 'propose-resolution', offerOf())),
    dataOf<PartyClaim>(await act(defendant, short, 'propose-resolution', { ...offerOf(), validForDays: 2 })),
  ]
  const after = (count: number) => new Date(begin.getTime() + days(count)).toISOString()
  expect(offered.map(({ resolutions }) => resolutions.at(-1)?.expiresAt)).toEqual([after(14), after(2)])
  const statuses = async () => [(await claimOf(plaintiff, usual)).status, (await claimOf(plaintiff, short)).status]
  const pass = async (milliseconds: number) => {
    server.clock.advance(milliseconds)
    await applyDueDeadlines(server.context)
    for (const { client } of [plaintiff, defendant]) dataOf(await client.post('/v1/auth/refresh'))
  }
  await pass(days(2) - 1)
  // However late the clock is, an offer that is over cannot be answered.
  server.clock.advance(1)
  for (const [step, body] of [['accept-resolution'], ['counter-resolution', offerOf({ value: 900 })]] as const)
    expect((await act(plaintiff, short, step, body)).body.code, step).toBe('NOT_IN_THIS_STATE')
  server.clock.advance(-1)
  expect(await statuses()).toEqual(['RESOLUTION_PROPOSED_BY_DEFENDANT', 'RESOLUTION_PROPOSED_BY_DEFENDANT'])
  await pass(1)
  expect(await statuses()).toEqual(['RESOLUTION_PROPOSED_BY_DEFENDANT', 'RESOLUTION_REJECTED'])
  const claim = await claimOf(plaintiff, short)
  expect(statusesOf(claim)).toEqual(['EXPIRED'])
  for (const [user, whose] of [
    [plaintiff, 'your claim'],
    [defendant, 'the claim by'],
  ] as const) {
    const told = await lastToldTo(user)
    expect(told.type).toBe('RESOLUTION_REJECTED')
    expect(told.content).toContain(`The offer of EUR 3,000.00 on ${whose}`)
    expect(told.content).toContain('has expired: nobody answered it in time.')
  }
  // The claim is published when its own period is over, whatever becomes of the offer.
  expect(claim.noticePeriodEndsAt).toBe((await claimOf(plaintiff, usual)).noticePeriodEndsAt)
  await pass(days(12))
  expect(await statuses()).toEqual(['RESOLUTION_REJECTED', 'RESOLUTION_REJECTED'])
  await pass(days(1))
  expect((await claimOf(plaintiff, usual)).isPublic).toBe(true)
})

test.each([0, 61, 1.5])(
  'an offer that is to stand for %s days is refused',
  {
    tags: ['SPEC-7-POST-claims-id-propose-resolution.validForDays', 'SPEC-5-offerDays'],
  },
  async validForDays => {
    const id = await claimIn(server, opponents, 'DISPUTED')
    const refused = await act(opponents.plaintiff, id, 'propose-resolution', { ...offerOf(), validForDays })
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT', details: [{ path: 'validForDays', message: validationTexts.offerDays }] },
    })
  },
)

test('a counter-offer takes the place of the offer that it answers, with a time of its own', {
  tags: 'SPEC-7-POST-claims-id-counter-resolution',
}, async () => {
  const { plaintiff, defendant } = opponents
  const id = await claimIn(server, opponents, 'RESOLUTION_PROPOSED_BY_DEFENDANT')
  const counter = { ...offerOf({ value: 3_500 }), validForDays: 20 }
  const inAnothersName = await act(plaintiff, id, 'counter-resolution', { ...counter, proposedBy: 'Defendant' })
  expect(inAnothersName).toMatchObject({ status: 400, body: { details: [{ path: 'proposedBy' }] } })
  const countered = dataOf<PartyClaim>(await act(plaintiff, id, 'counter-resolution', counter))
  expect(countered).toMatchObject({ status: 'RESOLUTION_PROPOSED_BY_PLAINTIFF', value: 3_500 })
  expect(statusesOf(countered)).toEqual(['COUNTERED', 'PROPOSED'])
  const told = await lastToldTo(defendant)
  expect(told.type).toBe('RESOLUTION_PROPOSED')
  expect(told.content).toContain('made a counter-offer on the claim by')
  expect(told.content).toContain(
    'It takes the place of the earlier offer of EUR 3,000.00, which can no longer be accepted.',
  )
  server.clock.advance(days(14))
  await applyDueDeadlines(server.context)
  for (const { client } of [plaintiff, defendant]) dataOf(await client.post('/v1/auth/refresh'))
  const accepted = dataOf<PartyClaim>(await act(defendant, id, 'accept-resolution'))
  expect(accepted).toMatchObject({ status: 'RESOLUTION_ACCEPTED', value: 3_500 })
})

test('what an offer would have dropped is not named as an amount when a counter-offer takes its place', async () => {
  const { plaintiff, defendant } = opponents
  const id = await claimIn(server, opponents, 'DISPUTED')
  const nobodyPays = offerOf({ winningParty: 'Defendant', value: 3_000 })
  dataOf(await act(defendant, id, 'propose-resolution', nobodyPays))
  dataOf(await act(plaintiff, id, 'counter-resolution', offerOf({ value: 3_500 })))
  const told = await lastToldTo(defendant)
  expect(told.content).toContain('It takes the place of the earlier offer, which can no longer be accepted.')
  expect(told.content).not.toContain('3,000')
})
