import { randomUUID } from 'node:crypto'
import type { Output } from '@redress/contract/endpoint.ts'
import type { getRecord } from '@redress/contract/record.ts'
import type { search } from '@redress/contract/search.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  dataOf,
  draftClaim,
  fileDraft,
  type Opponents,
  passNoticePeriod,
  pay,
  proveSeats,
} from '../../testing/file-claim.ts'
import { days } from '../../testing/movable-clock.ts'
import { confirmedUser, registeredUser, type TestUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { writeRecordRows } from '../../testing/write-record-rows.ts'
import { applyDueDeadlines } from '../act/deadlines.ts'

// A test files several claims, beside other tests.
vi.setConfig({ testTimeout: 120_000 })

type FoundRecord = Output<typeof getRecord>

let server: TestServer
let opponents: Opponents
beforeAll(async () => {
  server = await startTestServer({ UNRESOLVED_CLAIMS_LIMIT: '1000', PRIVATE_CONTACTS: 'parties' })
  opponents = { plaintiff: await confirmedUser(server), defendant: await confirmedUser(server) }
})
afterAll(() => server.stop())

interface Named {
  readonly claimId: string
  readonly id: string
}

const company = { country: 'DE', taxId: 'unknown', website: '', legalName: 'Roof GmbH' }

/** A complete draft that names a company beside the defendant. */
async function draftAgainst(changes: Partial<typeof company> & { email?: string }): Promise<Named> {
  const claimId = await draftClaim(opponents)
  const body = { ...company, email: `${randomUUID()}@example.org`, ...changes }
  const path = `/v1/claims/${claimId}/defendants/company`
  const { id } = dataOf<{ id: string }>(await opponents.plaintiff.client.post(path, body))
  return { claimId, id }
}

async function filed(changes: Parameters<typeof draftAgainst>[0]): Promise<Named> {
  const named = await draftAgainst(changes)
  await fileDraft(server, named.claimId, { plaintiff: opponents.plaintiff, defendants: [opponents.defendant] })
  return named
}

/** Lets days pass; both stay signed in. */
async function pass(count: number): Promise<void> {
  server.clock.advance(days(count))
  for (const { client } of Object.values(opponents)) dataOf(await client.post('/v1/auth/refresh'))
}

const publish = () => passNoticePeriod(server, opponents)
const recordAnswer = (id: string) => server.client().get(`/v1/claims/defendants/${id}/record`)
const recordOf = async (id: string) => dataOf<FoundRecord>(await recordAnswer(id))
const find = async (term: string) =>
  dataOf<Output<typeof search>>(await server.client().get(`/v1/search?${new URLSearchParams({ term })}`))
const recordIds = async (...named: readonly Named[]) =>
  Promise.all(named.map(async ({ id }) => (await recordOf(id)).id))

describe('a company that several claims name', () => {
  test('is another where all that is alike is a page on one site and what fills the field of the tax id', async () => {
    const page = { taxId: 'unbekannt', website: 'https://karten.example/place/1' }
    const one = await filed({ legalName: 'Alone Bakery GmbH', ...page })
    const other = await filed({ legalName: 'Alone Garage GmbH', ...page })
    await publish()
    expect(await recordIds(one, other)).toEqual([one.id, other.id])
  })

  test('is found once, under the name that most give it, and every old link leads there', {
    tags: 'SPEC-7-GET-claims-defendants-id-record',
  }, async () => {
    const taxId = 'DE276341905'
    const first = await filed({ taxId, legalName: 'Merged Roofs GmbH' })
    const second = await filed({
      taxId: '276 341 905',
      legalName: 'Merged Roof & Co',
      website: 'https://roofs.example',
    })
    const third = await filed({ legalName: 'MERGED ROOFS AG' })
    await publish()
    const found = await find('merged roof')
    expect(found.totals).toMatchObject({ claims: 3, companies: 1 })
    expect(found.defendants).toMatchObject([{ id: first.id, name: 'Merged Roofs GmbH', figures: { claims: 3 } }])
    expect((await find('roof & co')).defendants).toEqual(found.defendants)
    expect(await recordIds(first, second, third)).toEqual([first.id, first.id, first.id])
    const record = await recordOf(second.id)
    expect(record).toMatchObject({ type: 'company', name: 'Merged Roofs GmbH', next: null })
    expect(record.otherNames.toSorted()).toEqual(['MERGED ROOFS AG', 'Merged Roof & Co'])
    expect(record.claims.map(({ id }) => id).toSorted()).toEqual(
      [first, second, third].map(({ claimId }) => claimId).toSorted(),
    )
    expect(JSON.stringify([found, record])).not.toMatch(/276 ?341 ?905/)
  })

  test('shows nothing of a claim that is not public: not its figures, links, names or search, nor that it joins two', async () => {
    const one = await filed({ legalName: 'Silent One GmbH', taxId: '111222334' })
    const site = { website: 'https://silent.example', email: 'office@silent.example' }
    const other = await filed({ legalName: 'Silent Other GmbH', ...site })
    await publish()
    const before = [await recordOf(one.id), await recordOf(other.id), await find('silent')]
    const bridge = { legalName: 'Silent Secret GmbH', taxId: '111222334', ...site }
    const draft = await draftAgainst(bridge)
    dataOf(await opponents.plaintiff.client.delete(`/v1/claims/${draft.claimId}`))
    const secret = await filed(bridge)
    expect([await recordOf(one.id), await recordOf(other.id), await find('silent')]).toEqual(before)
    expect((await recordAnswer(secret.id)).status).toBe(404)
    expect((await find('silent secret')).totals).toEqual({ claims: 0, companies: 0, people: 0 })

    await publish()
    expect(new Set(await recordIds(one, other, secret)).size).toBe(1)
    expect(await recordOf(other.id)).toMatchObject({ figures: { claims: 3 } })
  })

  test('joins two by what was settled early, from the end of the period on, where all had agreed before to show it', async () => {
    const one = await filed({ legalName: 'Agreed One GmbH', taxId: '333444556' })
    const other = await filed({ legalName: 'Agreed Other GmbH', website: 'https://agreed.example' })
    await publish()
    const before = await find('agreed')
    const representative = await confirmedUser(server)
    const bridge = { legalName: 'Agreed Other GmbH', taxId: '333444556', website: 'https://agreed.example' }
    const shown = await draftAgainst({ ...bridge, email: representative.email })
    const { plaintiff, defendant } = opponents
    await fileDraft(server, shown.claimId, { plaintiff, defendants: [defendant, representative] })
    dataOf(await representative.client.post(`/v1/claims/${shown.claimId}/resolve`))
    await pay(server, shown.claimId, 'concession')
    for (const { client } of [plaintiff, defendant, representative])
      dataOf(await client.patch(`/v1/claims/${shown.claimId}/showing`, { agrees: true }))
    await applyDueDeadlines(server.context)
    expect(await find('agreed')).toEqual(before)
    await publish()
    expect(await recordIds(one, other, shown)).toEqual([other.id, other.id, other.id])
  })

  test('is another one where tax ids differ, and follows what a draft is changed to', async () => {
    const taxId = '555666778'
    const one = await filed({ legalName: 'Twin GmbH', taxId })
    const draft = await draftAgainst({ legalName: 'Twin GmbH', taxId, email: 'twin@example.org' })
    const { client } = opponents.plaintiff
    const changed = { ...company, legalName: 'Twin GmbH', taxId: '555666779', id: draft.id, email: 'twin@example.org' }
    dataOf(await client.post(`/v1/claims/${draft.claimId}/defendants/company`, changed))
    dataOf(await client.post(`/v1/claims/${draft.claimId}/submit`))
    await pay(server, draft.claimId, 'submission')
    await publish()
    expect(await recordIds(one, draft)).toEqual([one.id, draft.id])
    expect((await find('twin')).totals.companies).toBe(2)
  })

  test('has one record though two claims are filed at once', async () => {
    const drafts: Named[] = []
    for (const legalName of ['Race GmbH', 'Race AG', 'Race KG']) {
      const draft = await draftAgainst({ legalName })
      dataOf(await opponents.plaintiff.client.post(`/v1/claims/${draft.claimId}/submit`))
      drafts.push(draft)
    }
    await Promise.all(drafts.map(({ claimId }) => pay(server, claimId, 'submission')))
    await publish()
    expect(new Set(await recordIds(...drafts)).size).toBe(1)
  })

  test('brings its claims 20 a page, each once', async () => {
    const named = await filed({ legalName: 'Many Claims GmbH' })
    await publish()
    const { database } = server.context
    const { public_from: _, ...row } = await database
      .selectFrom('claims')
      .selectAll()
      .where('id', '=', named.claimId)
      .executeTakeFirstOrThrow()
    const member = await database
      .selectFrom('defendants')
      .selectAll()
      .where('id', '=', named.id)
      .executeTakeFirstOrThrow()
    const { sequence: __, sort_name: ___, is_reached: ____, ...copied } = member
    for (let count = 0; count < 24; count++) {
      const claim = { ...row, id: randomUUID(), owed_sums: '[]', payment_details: null, bidding: null }
      await database.insertInto('claims').values(claim).execute()
      const columns = {
        social_links: '[]',
        wallets: '[]',
        redeem_code_hash: null,
        id: randomUUID(),
        claim_id: claim.id,
      }
      await database
        .insertInto('defendants')
        .values({ ...copied, ...columns })
        .execute()
      await writeRecordRows(database, [claim.id])
    }
    const first = await recordOf(named.id)
    const path = `/v1/claims/defendants/${named.id}/record?after=${first.next}`
    const second = dataOf<FoundRecord>(await server.client().get(path))
    expect([first.claims.length, second.claims.length, second.next]).toEqual([20, 5, null])
    expect(new Set([...first.claims, ...second.claims].map(({ id }) => id)).size).toBe(25)
    expect(first.figures.claims).toBe(25)
  })
})

/** A filed claim against a person alone. */
async function filedAgainst(person: { firstName: string; lastName: string; email: string }): Promise<Named> {
  const claimId = await draftClaim(opponents)
  const { client } = opponents.plaintiff
  const path = `/v1/claims/${claimId}/defendants/individual`
  const { id } = dataOf<{ id: string }>(await client.post(path, person))
  await fileDraft(server, claimId, { plaintiff: opponents.plaintiff, defendants: [opponents.defendant] })
  return { claimId, id }
}

test('people are one by an address that is confirmed, before the filing or after, and by nothing else', async () => {
  const known = await confirmedUser(server)
  const email = `${randomUUID()}@example.org`
  const byAccount = [
    await filedAgainst({ firstName: 'Kim', lastName: 'Known', email: known.email }),
    await filedAgainst({ firstName: 'K.', lastName: 'Known', email: known.email }),
  ]
  const later = [
    await filedAgainst({ firstName: 'Lee', lastName: 'Later', email }),
    await filedAgainst({ firstName: 'Lee', lastName: 'Later', email }),
  ]
  await publish()
  expect(new Set(await recordIds(...byAccount)).size).toBe(1)
  expect((await find('known')).totals.people).toBe(1)
  expect(new Set(await recordIds(...later)).size).toBe(2)
  await registeredUser(server, { email })
  expect(new Set(await recordIds(...later)).size).toBe(1)
  expect((await find('lee later')).totals.people).toBe(1)
})

test('figures count what this defendant did, from the filing to the answer, and not what another one of the claim did', async () => {
  const { plaintiff, defendant } = opponents
  const person = defendant.email
  const idle = { legalName: 'Idle GmbH' }
  const claims = [await filed(idle), await filed(idle), await filed(idle)]
  const [disputed, conceded] = claims.map(({ claimId }) => claimId)
  await pass(2)
  const dispute = { disputeReason: 'Other', disputeExplanation: 'No.' }
  dataOf(await defendant.client.post(`/v1/claims/${disputed}/dispute`, dispute))
  await pay(server, disputed ?? '', 'dispute')
  const offer = { value: 2_000, winningParty: 'Plaintiff', costOwner: 'Plaintiff' }
  dataOf(await plaintiff.client.post(`/v1/claims/${disputed}/propose-resolution`, offer))
  await pass(13)
  await applyDueDeadlines(server.context)
  dataOf(await defendant.client.post(`/v1/claims/${disputed}/accept-resolution`))
  dataOf(await plaintiff.client.post(`/v1/claims/${disputed}/resolve`))
  await pay(server, disputed ?? '', 'platform fee')
  await pass(1)
  dataOf(await defendant.client.post(`/v1/claims/${conceded}/resolve`))
  await pay(server, conceded ?? '', 'concession')
  expect(await recordOf(claims[0]?.id ?? '')).toMatchObject({
    figures: {
      claims: 3,
      answered: 0,
      settled: 0,
      medianDaysToAnswer: null,
      agreements: 0,
      agreementsKept: 0,
      agreementsNotContradicted: 0,
    },
  })
  const { database } = server.context
  const own = await database
    .selectFrom('defendants')
    .select('id')
    .where('email', '=', person)
    .where('claim_id', '=', disputed ?? '')
    .executeTakeFirstOrThrow()
  const { figures } = await recordOf(own.id)
  expect(figures).toMatchObject({ answered: 2, settled: 2, medianDaysToAnswer: 9 })
})

test('a representative who takes over and answers has answered for the company', async () => {
  const draft = await draftAgainst({ legalName: 'Spoken For GmbH' })
  const acting: TestUser = await confirmedUser(server)
  const representative = { firstName: 'Rita', lastName: 'Rep', email: acting.email, companyPosition: 'Counsel' }
  const { client } = opponents.plaintiff
  dataOf(await client.post(`/v1/claims/${draft.claimId}/defendants/company/${draft.id}`, representative))
  await fileDraft(server, draft.claimId, { plaintiff: opponents.plaintiff, defendants: [acting] })
  await proveSeats(server, draft.claimId)
  const offer = { value: 3_000, winningParty: 'Plaintiff', costOwner: 'Defendant' }
  dataOf(await acting.client.post(`/v1/claims/${draft.claimId}/propose-resolution`, offer))
  await publish()
  expect(await recordOf(draft.id)).toMatchObject({
    figures: {
      claims: 1,
      answered: 1,
      settled: 0,
      medianDaysToAnswer: 0,
      agreements: 0,
      agreementsKept: 0,
      agreementsNotContradicted: 0,
    },
  })
})
