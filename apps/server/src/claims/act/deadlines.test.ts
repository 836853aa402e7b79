import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { isResolved } from '@redress/domain/claim/questions.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { claimByCalls, dataOf, type Opponents, passNoticePeriod } from '../../testing/file-claim.ts'
import { days } from '../../testing/movable-clock.ts'
import { confirmedUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { applyDueDeadlines } from './deadlines.ts'

let server: TestServer
let opponents: Opponents
beforeAll(async () => {
  server = await startTestServer({ UNRESOLVED_CLAIMS_LIMIT: '100' })
  opponents = { plaintiff: await confirmedUser(server), defendant: await confirmedUser(server) }
})
afterAll(() => server.stop())

const historyOf = async (id: string) =>
  dataOf<{ type: string; partyTriggeredBy: string | null; triggeredBy: object | null }[]>(
    await opponents.plaintiff.client.get(`/v1/actions/claims/${id}`),
  )

test('a claim is published when its notice period is over, and not before', async () => {
  const id = await claimByCalls(server, opponents, 'PENDING_PUBLICATION')
  await applyDueDeadlines(server.context)
  server.clock.advance(days(15) - 1)
  await applyDueDeadlines(server.context)
  expect((await server.client().get(`/v1/claims/${id}`)).status).toBe(404)
  server.clock.advance(1)
  await Promise.all([
    applyDueDeadlines(server.context),
    applyDueDeadlines(server.context),
    applyDueDeadlines(server.context),
  ])
  await applyDueDeadlines(server.context)
  for (const { client } of [opponents.plaintiff, opponents.defendant]) dataOf(await client.post('/v1/auth/refresh'))
  expect((await server.client().get(`/v1/claims/${id}`)).body.data).toMatchObject({ status: 'PUBLISHED' })
  expect((await historyOf(id)).filter(action => action.type === 'CLAIM_PUBLISHED')).toMatchObject([
    { partyTriggeredBy: null, triggeredBy: null },
  ])
})

const shown = { view: 'public', isDisregarded: false, value: 4000 }

test.each([
  ['DISPUTED', 'public', shown],
  ['RESOLVED_IN_FAVOUR_OF_PLANTIFF', 'known to have been settled, and no more', { view: 'settled' }],
] as const)('a claim that is %s within the notice period is %s at its end', async (status, _, told) => {
  const id = await claimByCalls(server, opponents, status)
  expect((await server.client().get(`/v1/claims/${id}`)).status).toBe(404)
  expect(dataOf<PartyClaim>(await opponents.plaintiff.client.get(`/v1/claims/${id}`)).isPublic).toBe(false)
  await passNoticePeriod(server, opponents)
  const { data } = (await server.client().get(`/v1/claims/${id}`)).body
  expect(data).toMatchObject(told.view === 'public' ? { ...told, status } : told)
  const published = (await historyOf(id)).filter(action => action.type === 'CLAIM_PUBLISHED')
  expect(published.map(action => action.partyTriggeredBy)).toEqual(isResolved(status) ? [] : [null])
})

test('a public claim without an answer is disregarded', async () => {
  const id = await claimByCalls(server, opponents, 'PUBLISHED')
  const { data } = (await server.client().get(`/v1/claims/${id}`)).body
  expect(data).toMatchObject({ isDisregarded: true, plaintiffs: [{ claimsByUser: 3, claimsAgainstUser: 0 }] })
})

test('what is published is the claim, and not the offer that is open in it', async () => {
  const id = await claimByCalls(server, opponents, 'RESOLUTION_PROPOSED_BY_DEFENDANT', { validForDays: 30 })
  await passNoticePeriod(server, opponents)
  const { database } = server.context
  const written = await database
    .selectFrom('actions')
    .select(['resolution_id', 'value_cents'])
    .where('claim_id', '=', id)
    .where('type', '=', 'CLAIM_PUBLISHED')
    .execute()
  expect(written).toEqual([{ resolution_id: null, value_cents: null }])
  const told = await database
    .selectFrom('notifications')
    .select(['resolution_id', 'facts'])
    .where('claim_id', '=', id)
    .where('user_id', '=', opponents.plaintiff.id)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  expect(told).toMatchObject({ resolution_id: null, facts: { topic: 'CLAIM_PUBLISHED', value: 4_000, offer: null } })
})
