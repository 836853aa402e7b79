import { randomUUID } from 'node:crypto'
import type { findRecords, getRecordOfCompanies, getSuggestedMerges } from '@redress/contract/company-records.ts'
import type { Output } from '@redress/contract/endpoint.ts'
import type { Transparency } from '@redress/contract/moderation.ts'
import type { getRecord } from '@redress/contract/record.ts'
import type { search } from '@redress/contract/search.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { misused } from '../../platform/command-result.ts'
import { findOperatorActs } from '../../platform/operator/operator-acts.ts'
import { dataOf, draftClaim, fileDraft, type Opponents, passNoticePeriod } from '../../testing/file-claim.ts'
import { unlikeOutcomes, unlikeSearched } from '../../testing/kept-rows.ts'
import { withSecondFactor } from '../../testing/second-factors.ts'
import { confirmedUser, password, type TestUser } from '../../testing/sign-up.ts'
import { proofOf, staffMember } from '../../testing/staff.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { decideReport } from '../reports/moderate.ts'
import { findReportsOfClaim } from '../reports/report-repository.ts'
import { reassignCompanies } from './reassign-companies.ts'
import { runRecords } from './run-records.ts'

// A test files several claims, beside other tests.
vi.setConfig({ testTimeout: 120_000 })

let server: TestServer
let opponents: Opponents
let moderator: Awaited<ReturnType<typeof staffMember>>
beforeAll(async () => {
  server = await startTestServer({ UNRESOLVED_CLAIMS_LIMIT: '1000' })
  opponents = { plaintiff: await confirmedUser(server), defendant: await confirmedUser(server) }
})
afterAll(() => server.stop())
beforeEach(async () => {
  moderator = await staffMember(server, 'moderator')
})

const company = { country: 'DE', taxId: 'unknown', website: '', legalName: 'Roof GmbH' }

/** The company that a claim names which is filed. */
async function filed(changes: Partial<typeof company> & { readonly email?: string }): Promise<string> {
  const claimId = await draftClaim(opponents)
  const body = { ...company, email: `${randomUUID()}@example.org`, ...changes }
  const path = `/v1/claims/${claimId}/defendants/company`
  const { id } = dataOf<{ id: string }>(await opponents.plaintiff.client.post(path, body))
  await fileDraft(server, claimId, { plaintiff: opponents.plaintiff, defendants: [opponents.defendant] })
  return id
}

async function published(...all: readonly Parameters<typeof filed>[0][]): Promise<string[]> {
  const ids: string[] = []
  for (const changes of all) ids.push(await filed(changes))
  await passNoticePeriod(server, opponents)
  dataOf(await moderator.client.post('/v1/auth/refresh'))
  dataOf(await moderator.client.post('/v1/auth/prove-password', proofOf(server, moderator)))
  return ids
}

const anonymous = () => server.client()
const recordOf = async (id: string) =>
  dataOf<Output<typeof getRecord>>(await anonymous().get(`/v1/claims/defendants/${id}/record`))
/** The record of each, by the position of the first that is in it. */
async function recordsOf(ids: readonly string[]): Promise<number[]> {
  const records = await Promise.all(ids.map(async id => (await recordOf(id)).id))
  return records.map(id => records.indexOf(id))
}
const find = async (term: string) =>
  dataOf<Output<typeof search>>(await anonymous().get(`/v1/search?${new URLSearchParams({ term })}`))
const suggested = async (user: TestUser = moderator) =>
  dataOf<Output<typeof getSuggestedMerges>>(await user.client.get('/v1/operator/records'))
const detail = async (id: string, user: TestUser = moderator) =>
  dataOf<Output<typeof getRecordOfCompanies>>(await user.client.get(`/v1/operator/records/${id}`))
const decide = (act: string, companyIds: readonly string[], user: TestUser = moderator) =>
  user.client.post('/v1/operator/records/decisions', { act, companyIds, explanation: 'The register says so.' })
const done = async (act: string, companyIds: readonly string[]) => dataOf<null>(await decide(act, companyIds))

/** Reassigns all companies, as after a change of the rule. */
async function reassign(): Promise<void> {
  const { database } = server.context
  await sql`update defendants set record_rule = 0, record_keys = '{}' where type = 'Company'`.execute(database)
  await reassignCompanies(server.context)
}

describe('records that a moderator merges', {
  tags: [
    'SPEC-7-GET-operator-records',
    'SPEC-7-GET-operator-records-id',
    'SPEC-7-POST-operator-records-decisions',
    'SPEC-4-records-arranged',
    'SPEC-8-RECORDS_CHANGED',
  ],
}, () => {
  test('are one for search, profiles and figures, whatever is filed later', async () => {
    const site = { website: 'https://merger.example' }
    const ids = await published(
      { legalName: 'Merger Bau GmbH', taxId: '276341905', ...site },
      { legalName: 'Merger Holding AG', taxId: '276341906', ...site },
    )
    const [one = '', other = ''] = ids
    expect(await recordsOf(ids)).toEqual([0, 1])
    const { suggestions, mayArrange } = await suggested()
    expect(mayArrange).toBe(true)
    const suggestion = suggestions.find(({ value }) => value === 'merger.example')
    expect(suggestion).toMatchObject({ alikeIn: 'website' })
    expect(suggestion?.records).toMatchObject([
      { id: one, names: ['Merger Bau GmbH'], countries: ['DE'], websites: [site.website], figures: { claims: 1 } },
      { id: other, names: ['Merger Holding AG'] },
    ])
    expect(JSON.stringify([suggestions, await detail(one)])).not.toContain('27634190')

    await done('merged', ids)
    expect(await recordOf(other)).toMatchObject({ id: one, otherNames: ['Merger Holding AG'], figures: { claims: 2 } })
    expect((await find('merger')).totals).toMatchObject({ claims: 2, companies: 1 })
    expect((await suggested()).suggestions.map(({ value }) => value)).not.toContain('merger.example')
    expect((await detail(other)).companies.map(({ id }) => id)).toEqual(ids)
    expect((await decide('merged', ids)).body).toMatchObject({ code: 'RECORDS_CHANGED' })

    const later = await published({ legalName: 'Merger GmbH', taxId: '276341906' }, { legalName: 'Merger Bau GmbH' })
    expect(await recordsOf([...ids, ...later])).toEqual([0, 0, 0, 0])
    await reassign()
    expect(await recordsOf([...ids, ...later])).toEqual([0, 0, 0, 0])
    const { database } = server.context
    expect([await unlikeOutcomes(database), await unlikeSearched(database)]).toEqual([[], []])
  })

  test('are kept among the operator’s acts, and in the public log without a name', async () => {
    const ids = await published({ legalName: 'Log One GmbH' }, { legalName: 'Log Two GmbH' })
    await done('merged', ids)
    const acts = await findOperatorActs(server.context.database, null)
    expect(acts.at(-1)).toMatchObject({
      ...{
        kind: 'records merged',
        subject: ids.join(', '),
        why: 'The register says so.',
        staff_id: expect.any(String),
      },
    })
    const log = dataOf<Transparency>(await anonymous().get('/v1/transparency'))
    expect(log.recordActs[0]).toEqual({ day: server.clock.now().toISOString().slice(0, 10), act: 'merged' })
    expect(log.months[0]?.records).toBeGreaterThan(0)
    expect(JSON.stringify(log)).not.toMatch(/Log One|register says|Log Two/)
    for (const id of ids) expect(JSON.stringify(log)).not.toContain(id)
  })
})

describe('companies that a moderator splits off', { tags: 'SPEC-4-records-arranged' }, () => {
  const taxId = '276341911'
  const site = { website: 'https://beta.example', email: 'office@beta.example' }

  test('stay apart, are found by what is their own, and are one with the others again when merged', async () => {
    const ids = await published(
      { legalName: 'Splitalpha GmbH', taxId },
      { legalName: 'Splitbeta GmbH', taxId, ...site },
      { legalName: 'Splitalpha GmbH', taxId },
    )
    const [one = '', beta = ''] = ids
    expect(await recordsOf(ids)).toEqual([0, 0, 0])
    for (const all of [ids, [one, randomUUID()]]) expect((await decide('split', all)).status).not.toBe(200)

    await done('split', [beta])
    expect(await recordsOf(ids)).toEqual([0, 1, 0])
    expect(await recordOf(one)).toMatchObject({ otherNames: [], figures: { claims: 2 } })
    expect((await find('splitbeta')).defendants).toMatchObject([{ id: beta, figures: { claims: 1 } }])
    const values = (await suggested()).suggestions.map(({ records }) => records.map(({ id }) => id))
    expect(values).not.toContainEqual([one, beta])

    const later = await published(
      { legalName: 'Splitalpha GmbH', taxId },
      { legalName: 'Splitbeta GmbH', taxId: '276341912', ...site, email: 'info@beta.example' },
    )
    const all = [...ids, ...later]
    expect(await recordsOf(all)).toEqual([0, 1, 0, 0, 1])
    await reassign()
    expect(await recordsOf(all)).toEqual([0, 1, 0, 0, 1])

    await done('merged', [beta, one])
    expect(await recordsOf(all)).toEqual([0, 0, 0, 0, 0])
    await reassign()
    expect(await recordsOf(all)).toEqual([0, 0, 0, 0, 0])
    await done('split', [beta])
    expect(new Set(await recordsOf([one, beta])).size).toBe(2)
  })

  test('stay together where several are split off, of what was merged before, and stay apart from what the rest was', async () => {
    const names = ['Quarta Nord GmbH', 'Quarta Sued GmbH', 'Quarta West GmbH', 'Quarta Fern GmbH']
    const ids = await published(...names.map(legalName => ({ legalName })))
    const [north = '', south = '', west = '', far = ''] = ids
    await done('apart', [north, far])
    await done('merged', [north, south, west])
    expect(await recordsOf(ids)).toEqual([0, 0, 0, 3])
    await done('split', [south, west])
    expect(await recordsOf(ids)).toEqual([0, 1, 1, 3])
    expect((await decide('apart', [south, far])).body).toMatchObject({ code: 'RECORDS_CHANGED' })
    await reassign()
    expect(await recordsOf(ids)).toEqual([0, 1, 1, 3])
  })
})

test('records that are said to be apart are suggested no more, and nothing that is filed later links them', {
  tags: 'SPEC-4-records-arranged',
}, async () => {
  const site = { website: 'https://apart.example', email: 'office@apart.example' }
  const ids = await published(
    { legalName: 'Apart GmbH', taxId: '276341921' },
    { legalName: 'Apart Service GmbH', ...site },
  )
  await done('apart', ids)
  expect((await decide('apart', ids)).body).toMatchObject({ code: 'RECORDS_CHANGED' })
  const bridge = { legalName: 'Apart GmbH', taxId: '276341921', ...site, email: 'info@apart.example' }
  const [link = ''] = await published(bridge)
  expect(await recordsOf([...ids, link])).toEqual([0, 1, 0])
  await reassign()
  expect(await recordsOf([...ids, link])).toEqual([0, 1, 0])
})

test('two that were split off and are merged are still not known by what the rest states', {
  tags: 'SPEC-4-records-arranged',
}, async () => {
  const taxId = '276341931'
  const ids = await published(
    ...['Tria Eins', 'Tria Zwei', 'Tria Drei'].map(name => ({ legalName: `${name} GmbH`, taxId })),
  )
  const [, second = '', third = ''] = ids
  await done('split', [second])
  await done('split', [third])
  await done('merged', [second, third])
  const later = await published({ legalName: 'Tria Vier GmbH', taxId })
  expect(await recordsOf([...ids, ...later])).toEqual([0, 1, 1, 0])
})

describe('while a claim is restricted', { tags: 'SPEC-4-records-arranged' }, () => {
  async function restrict(companyId: string): Promise<void> {
    const { database } = server.context
    const { claim_id: claimId } = await database
      .selectFrom('defendants')
      .select('claim_id')
      .where('id', '=', companyId)
      .executeTakeFirstOrThrow()
    dataOf(await anonymous().post(`/v1/claims/${claimId}/reports`, { reason: 'wrong person', text: 'Not they.' }))
    const [report] = await findReportsOfClaim(database, claimId)
    const olga = { by: 'Olga', reason: 'It is not they.' }
    expect(await decideReport(server.context, olga, report?.id ?? '', { kind: 'restricted' })).toMatchObject({
      ok: true,
    })
  }

  test('it no longer makes one of two others', async () => {
    const site = { website: 'https://bridge.example', email: 'office@bridge.example' }
    const ids = await published(
      { legalName: 'Bridge Nord GmbH', taxId: '276341941' },
      { legalName: 'Bridge Sued GmbH', ...site },
      { legalName: 'Bridge Sued GmbH', taxId: '276341941', ...site, email: 'info@bridge.example' },
    )
    const [north = '', south = '', bridge = ''] = ids
    expect(await recordsOf(ids)).toEqual([0, 0, 0])
    await restrict(bridge)
    expect(await recordsOf([north, south])).toEqual([0, 1])
  })

  test('what was said of its companies lasts', async () => {
    const legalName = 'Lasting GmbH'
    // The second could be either of the others, so that it is neither.
    const ids = await published({ legalName, taxId: '276341951' }, { legalName }, { legalName, taxId: '276341952' })
    const [one = '', other = '', third = ''] = ids
    expect(await recordsOf(ids)).toEqual([0, 1, 2])
    await done('apart', [one, other])
    const [later = ''] = await published({ legalName, taxId: '276341951' })
    for (const restricted of [third, one]) await restrict(restricted)
    expect(await recordsOf([other, later])).toEqual([0, 1])
  })
})

test('a reader of the console sees records and decides nothing; nobody decides about a claim of their own', {
  tags: 'SPEC-4-records-arranged',
}, async () => {
  const reader = await staffMember(server, 'reader')
  const ids = await published({ legalName: 'Own One GmbH' }, { legalName: 'Own Two GmbH' })
  dataOf(await reader.client.post('/v1/auth/refresh'))
  expect(await detail(ids[0] ?? '', reader)).toMatchObject({ mayArrange: false, isParty: false })
  expect((await decide('merged', ids, reader)).status).toBe(404)
  expect((await moderator.client.get(`/v1/operator/records/${randomUUID()}`)).status).toBe(404)
  dataOf(await opponents.plaintiff.client.post('/v1/auth/prove-password', { password }))
  const { secret } = await withSecondFactor(server, opponents.plaintiff)
  const { database } = server.context
  const { username } = opponents.plaintiff
  await sql`
    insert into staff (user_id, role, added_at) select id, 'moderator', now() from users where username = ${username}
  `.execute(database)
  await opponents.plaintiff.client.post('/v1/auth/prove-password', proofOf(server, { secret }, 1))
  expect(await detail(ids[0] ?? '', opponents.plaintiff)).toMatchObject({ isParty: true })
  expect((await decide('merged', ids, opponents.plaintiff)).body).toMatchObject({
    code: 'ANOTHER_MODERATOR_DECIDES',
  })
})

test('the commands do the same', { tags: ['SPEC-4-records-arranged'] }, async () => {
  const ids = await published(
    { legalName: 'Command GmbH', website: 'https://command-one.example' },
    { legalName: 'Command GmbH', website: 'https://command-two.example' },
  )
  const run = (...line: string[]) => runRecords(server.context, line)
  const said = ['--by', 'Olga', '--because', 'The register says so.']
  expect((await run('alike')).text).toContain('name DE command\n  Command GmbH (')
  expect(await run('merge', ...ids)).toMatchObject({ ok: false, text: expect.stringContaining('--by') })
  expect(await run('merge', ...ids, ...said)).toMatchObject({ ok: true, text: 'The records are one.' })
  expect((await run('show', ids[1] ?? '')).text.split('\n')).toHaveLength(2)
  expect(await run('merge', ...ids, ...said)).toMatchObject({ ok: false })
  expect(await run('split', ids[1] ?? '', ...said)).toMatchObject({ ok: true })
  expect(await recordsOf(ids)).toEqual([0, 1])
  expect((await run('alike')).text).not.toContain('Command')
  expect(await run('apart', ...ids, ...said)).toMatchObject({ ok: false })
  expect(await run('show', 'x')).toMatchObject({ ok: false })
  expect(await run('split', 'x', ...said)).toMatchObject({ ok: false })
  for (const line of [[], ['merge', ids[0] ?? ''], ['join', ...ids], ['alike', 'x']])
    expect(await run(...line)).toBe(misused)
})

describe('a record that staff look for', { tags: ['SPEC-7-GET-operator-record-search'] }, () => {
  const found = async (term: string) => {
    const answer = await moderator.client.get(`/v1/operator/record-search?${new URLSearchParams({ term })}`)
    return dataOf<Output<typeof findRecords>>(answer)
  }
  const ids = async (term: string) => (await found(term)).records.map(({ id }) => id)

  test('is found by part of a name, an address, a website or a number, once it is public', async () => {
    const given = { legalName: 'Dachdeckerei Großquöll AG', taxId: '276341977' }
    const [one = '', other = ''] = await published(
      { ...given, email: 'in_box@quoell.example', website: 'https://www.quoell-dach.example' },
      { ...given, legalName: 'Quoell Holding AG' },
    )
    const terms = ['grossquöl', 'GROSSQUOLL', 'quöll hold', 'in_box@QUO', 'quoell-dach', one.slice(0, 8), other]
    for (const term of terms) expect(await ids(term), term).toEqual([one])
    for (const term of ['in%box', 'inbox@quoell', 'i__box', '276341977', 'Großquöll Fremd'])
      expect(await ids(term)).toEqual([])
    expect(await found('großquöll')).toMatchObject({
      records: [{ names: ['Dachdeckerei Großquöll AG', 'Quoell Holding AG'], figures: { claims: 2 } }],
      hasMore: false,
    })
    expect(JSON.stringify(await found('in_box'))).not.toContain('in_box')
    const claimNumber = (await detail(other)).companies.at(-1)?.claimNumber ?? ''
    expect(await ids(`Claim ${claimNumber}`)).toEqual([one])

    const hidden = await filed({ legalName: 'Nochnichtda GmbH', email: 'office@nochnichtda.example' })
    for (const term of ['nochnicht', hidden]) expect(await ids(term), term).toEqual([])
  })
})
