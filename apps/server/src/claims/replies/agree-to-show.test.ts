import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { Output } from '@redress/contract/endpoint.ts'
import type { getUser } from '@redress/contract/profile.ts'
import type { search } from '@redress/contract/search.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  claimIn,
  dataOf,
  draftClaim,
  fileDraft,
  type Opponents,
  passNoticePeriod,
  pay,
} from '../../testing/file-claim.ts'
import { confirmedUser, type TestUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const resolved = 'RESOLVED_IN_FAVOUR_OF_PLANTIFF'

let server: TestServer
let opponents: Opponents
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  opponents = { plaintiff: await confirmedUser(server), defendant: await confirmedUser(server) }
})
afterAll(() => server.stop())

const claimAs = async ({ client }: Pick<TestUser, 'client'>, id: string) =>
  dataOf<PartyClaim>(await client.get(`/v1/claims/${id}`))
const say = ({ client }: TestUser, id: string, agrees: boolean) => client.patch(`/v1/claims/${id}/showing`, { agrees })
const agreedIn = ({ earlySettlement }: PartyClaim) => earlySettlement?.sides.map(({ hasAgreed }) => hasAgreed)

/** Number of public responses that mention a claim or its parties, over all endpoints that name anybody. */
async function publicTraces(id: string) {
  const { plaintiff } = opponents
  const { client } = await confirmedUser(server)
  const defendantId = (await claimAs(plaintiff, id)).defendants[0]?.id
  const found = async (term: string) =>
    dataOf<Output<typeof search>>(await client.get(`/v1/search?${new URLSearchParams({ term })}`))
  const user = dataOf<Output<typeof getUser>>(await client.get(`/v1/users/${plaintiff.id}`))
  const party = await claimAs(plaintiff, id)
  return {
    search: (await found(id)).totals.claims,
    plaintiffsClaims: user.claims.length,
    plaintiffsCount: party.plaintiffs[0]?.claimsByUser,
    record: (await client.get(`/v1/claims/defendants/${defendantId}/record`)).status,
    defendant: (await client.get(`/v1/claims/defendants/${defendantId}`)).status,
    isPublic: party.isPublic,
  }
}

const noTrace = { search: 0, plaintiffsClaims: 0, plaintiffsCount: 0, record: 404, defendant: 404, isPublic: false }

describe('a claim that is settled within its notice period', { tags: 'SPEC-4-settled-early' }, () => {
  test('is nowhere for the public, before the period is over and after; its address says only that one was settled', async () => {
    const id = await claimIn(server, opponents, resolved)
    const stranger = await confirmedUser(server)
    expect((await server.client().get(`/v1/claims/${id}`)).status).toBe(404)
    expect(await publicTraces(id)).toEqual(noTrace)
    await passNoticePeriod(server, opponents)
    dataOf(await stranger.client.post('/v1/auth/refresh'))
    for (const client of [server.client(), stranger.client]) {
      const { data } = (await client.get(`/v1/claims/${id}`)).body
      expect(data).toEqual({ view: 'settled', id, type: 'Professional Malpractice', country: 'AT' })
    }
    expect((await stranger.client.get(`/v1/actions/claims/${id}`)).body.code).toBe('FORBIDDEN')
    expect(await publicTraces(id)).toEqual(noTrace)
    expect(await claimAs(opponents.defendant, id)).toMatchObject({ status: resolved, asked: 4_000 })
  })

  test('says no place where its jurisdiction is not just a country', async () => {
    const id = await draftClaim(opponents, { jurisdiction: 'Court of Graz, Klara Vogt' })
    await fileDraft(server, id, { plaintiff: opponents.plaintiff, defendants: [opponents.defendant] })
    dataOf(await opponents.defendant.client.post(`/v1/claims/${id}/resolve`))
    await pay(server, id, 'concession')
    await passNoticePeriod(server, opponents)
    const answer = await server.client().get(`/v1/claims/${id}`)
    expect(answer.body.data).toMatchObject({ view: 'settled', country: null })
    expect(JSON.stringify(answer)).not.toContain('Klara')
  })

  test('is shown like any other once both sides agree, each told of the other, and for good', {
    tags: ['SPEC-7-PATCH-claims-id-showing', 'SPEC-7-PATCH-claims-id-showing.agrees'],
  }, async () => {
    const { plaintiff, defendant } = opponents
    const id = await claimIn(server, opponents, resolved)
    await passNoticePeriod(server, opponents)
    expect(agreedIn(dataOf(await say(plaintiff, id, true)))).toEqual([true, false])
    dataOf(await say(plaintiff, id, true))
    await server.inbox.take(defendant.email, /agrees to show the settled claim/)
    expect(await publicTraces(id)).toEqual(noTrace)

    const shown = dataOf<PartyClaim>(await say(defendant, id, true))
    expect(shown).toMatchObject({ isPublic: true, earlySettlement: { shownAt: server.clock.now().toISOString() } })
    await server.inbox.take(plaintiff.email, /is shown in public/)
    expect(await publicTraces(id)).toEqual({
      search: 1,
      plaintiffsClaims: 1,
      plaintiffsCount: 1,
      record: 200,
      defendant: 200,
      isPublic: true,
    })
    expect((await server.client().get(`/v1/claims/${id}`)).body.data).toMatchObject({ view: 'public', value: 4_000 })
    expect((await say(plaintiff, id, false)).body.code).toBe('NOT_IN_THIS_STATE')
    const history = dataOf<{ type: string }[]>(await plaintiff.client.get(`/v1/actions/claims/${id}`))
    expect(history.map(({ type }) => type).slice(-3)).toEqual(['SHOWING_AGREED', 'SHOWING_AGREED', 'SETTLEMENT_SHOWN'])
  })

  test('agreed on within the period, it is public from its end on', async () => {
    const id = await claimIn(server, opponents, resolved)
    for (const user of Object.values(opponents)) dataOf(await say(user, id, true))
    expect((await server.client().get(`/v1/claims/${id}`)).status).toBe(404)
    await passNoticePeriod(server, opponents)
    expect((await server.client().get(`/v1/claims/${id}`)).body.data).toMatchObject({ view: 'public' })
  })

  test('stays private where one side takes its agreement back before the other gives it', async () => {
    const { plaintiff, defendant } = opponents
    const id = await claimIn(server, opponents, resolved)
    await passNoticePeriod(server, opponents)
    dataOf(await say(plaintiff, id, true))
    dataOf(await say(plaintiff, id, false))
    expect(agreedIn(dataOf(await say(defendant, id, true)))).toEqual([false, true])
    expect(await publicTraces(id)).toEqual(noTrace)
  })

  test('stays private where a company takes back what another of its representatives agreed to', async () => {
    const { plaintiff, defendant } = opponents
    const representatives = [await confirmedUser(server), await confirmedUser(server)] as const
    const id = await draftClaim(opponents)
    const add = async (path: string, body: object) =>
      dataOf<{ id: string }>(await plaintiff.client.post(`/v1/claims/${id}/defendants/company${path}`, body)).id
    const company = { legalName: 'Roof Ltd', taxId: 'AT-1', country: 'AT', email: 'office@roof.example' }
    const companyId = await add('', company)
    for (const { email } of representatives)
      await add(`/${companyId}`, { firstName: 'Rita', lastName: 'Rep', email, companyPosition: 'Counsel' })
    await fileDraft(server, id, { plaintiff, defendants: [defendant, ...representatives] })
    dataOf(await defendant.client.post(`/v1/claims/${id}/resolve`))
    await pay(server, id, 'concession')
    expect(agreedIn(dataOf(await say(representatives[0], id, true)))).toEqual([false, false, true])
    expect(agreedIn(dataOf(await say(representatives[1], id, false)))).toEqual([false, false, false])
  })

  test('both agreeing at the same moment show it once', async () => {
    const id = await claimIn(server, opponents, resolved)
    await passNoticePeriod(server, opponents)
    await Promise.all(Object.values(opponents).map(async user => dataOf(await say(user, id, true))))
    const history = dataOf<{ type: string }[]>(await opponents.plaintiff.client.get(`/v1/actions/claims/${id}`))
    expect(history.filter(({ type }) => type === 'SETTLEMENT_SHOWN')).toHaveLength(1)
  })

  test('stays private as long as somebody whom it names has not agreed, who may have no account', async () => {
    const { plaintiff, defendant } = opponents
    const id = await draftClaim(opponents)
    const silent = { firstName: 'Sil', lastName: 'Ent', email: 'silent@example.org' }
    dataOf(await plaintiff.client.post(`/v1/claims/${id}/defendants/individual`, silent))
    await fileDraft(server, id, { plaintiff, defendants: [defendant] })
    dataOf(await defendant.client.post(`/v1/claims/${id}/resolve`))
    await pay(server, id, 'concession')
    await passNoticePeriod(server, opponents)
    for (const user of [plaintiff, defendant]) dataOf(await say(user, id, true))
    const { earlySettlement } = await claimAs(plaintiff, id)
    expect(earlySettlement).toMatchObject({
      shownAt: null,
      sides: [{ hasAgreed: true }, { hasAgreed: true }, { name: 'Sil Ent', isThere: false, hasAgreed: false }],
    })
    expect(await publicTraces(id)).toEqual(noTrace)
  })
})

test('a claim that is resolved after publication is public, and nobody is asked', async () => {
  const id = await claimIn(server, opponents, 'PUBLISHED')
  dataOf(await opponents.defendant.client.post(`/v1/claims/${id}/resolve`))
  await pay(server, id, 'concession')
  expect(await claimAs(opponents.plaintiff, id)).toMatchObject({ isPublic: true, earlySettlement: null })
  expect((await say(opponents.plaintiff, id, true)).body.code).toBe('NOT_IN_THIS_STATE')
})
