import { randomUUID } from 'node:crypto'
import type { Output } from '@redress/contract/endpoint.ts'
import type { search } from '@redress/contract/search.ts'
import { claimStatuses } from '@redress/domain/claim/lifecycle.ts'
import { isPublic } from '@redress/domain/claim/publication.ts'
import { cents } from '@redress/domain/money/money.ts'
import { searchedNames } from '@redress/domain/testing/searched-names.ts'
import { CompiledQuery, type Insertable, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Table } from '../../platform/database/schema.ts'
import { claimIn, type Opponents } from '../../testing/file-claim.ts'
import { days, minutes } from '../../testing/movable-clock.ts'
import { statementsOf } from '../../testing/recorded-statements.ts'
import { confirmedUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { waitingForLocks } from '../../testing/waiting-for-locks.ts'
import { writeRecordRows } from '../../testing/write-record-rows.ts'
import { responseFacts } from '../repositories/claim-repository.ts'

type Found = Output<typeof search>

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

async function find(term: string, cursor?: string): Promise<Found> {
  const query = new URLSearchParams({ term, ...(cursor && { cursor }) })
  const answer = await server.client().get(`/v1/search?${query}`)
  expect(answer.status).toBe(200)
  return answer.body.data as Found
}

const company = (legal_name: string) => ({ type: 'Company', legal_name, country: 'AT' }) as const
const person = (first_name: string, last_name: string) => ({ type: 'Individual', first_name, last_name }) as const

/** A published claim as its row stands in the database, with its defendants. */
async function published(
  changes: Partial<Insertable<Table<'claims'>>>,
  ...defendants: (Partial<Insertable<Table<'defendants'>>> & Pick<Insertable<Table<'defendants'>>, 'type'>)[]
) {
  const { database } = server.context
  const now = server.clock.now()
  const { id } = await database
    .insertInto('claims')
    .values({
      plaintiff_id: changes.plaintiff_id ?? (await confirmedUser(server)).id,
      status: 'PUBLISHED',
      type: 'Injury',
      date_of_claim: '2026-01-15',
      value_cents: cents(1_000_00n),
      currency: 'EUR',
      location: 'Vienna',
      jurisdiction: 'Austria',
      created_at: now,
      updated_at: now,
      notice_period_ends_at: now,
      ...changes,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const ids = []
  for (const defendant of defendants) {
    const row = await database
      .insertInto('defendants')
      .values({
        claim_id: id,
        email: `${randomUUID()}@example.org`,
        cell_phone: '+43 1 234',
        tax_id: 'ATU-SECRET',
        website: '',
        social_links: '[]',
        wallets: '[]',
        created_at: now,
        ...defendant,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.push(row.id)
  }
  await writeRecordRows(database, [id])
  return { id, defendantIds: ids }
}

describe('a term', () => {
  let plaintiffId: string
  let claimId: string
  let companyId = ''
  beforeAll(async () => {
    plaintiffId = (
      await confirmedUser(server, { firstName: 'Žofie', lastName: 'Nováková', city: 'Plzeň', country: 'CZ' })
    ).id
    const claim = await published(
      { plaintiff_id: plaintiffId, type: 'Slander', location: 'Córdoba', jurisdiction: 'Île-de-France' },
      company('Größer & Söhne 100%_Bau\\GmbH'),
    )
    claimId = claim.id
    companyId = claim.defendantIds[0] ?? ''
    await published(
      { id: claimId.replace(/^......../, claimId.startsWith('0') ? 'f0000000' : '00000000') },
      person('Nobody', 'Else'),
    )
    await server.context.database
      .insertInto('defendants')
      .values({
        claim_id: claimId,
        type: 'Individual',
        company_id: companyId,
        first_name: 'José',
        last_name: 'Ångström',
        company_position: 'Chief Counsel',
        email: 'jose@example.org',
        cell_phone: '',
        website: '',
        social_links: '[]',
        wallets: '[]',
        created_at: server.clock.now(),
      })
      .execute()
    await writeRecordRows(server.context.database, [claimId])
  })

  test.each([
    ['the beginning of a word of a company’s name', 'söh', { companies: 1, people: 0 }],
    ['a name without regard to case', 'SÖHNE', { companies: 1, people: 0 }],
    ['a name without regard to accents', 'grosser & sohne', { companies: 1, people: 0 }],
    ['a name in decomposed letters', 'So\u0308hne', { companies: 1, people: 0 }],
    ['a first and a last name together', 'jose angstrom', { companies: 0, people: 1 }],
    ['a representative’s position', 'chief coun', { companies: 0, people: 1 }],
    ['the plaintiff’s name', 'zofie novak', { companies: 0, people: 0 }],
    ['the claim type', 'sland', { companies: 0, people: 0 }],
    ['the claim type in any language', 'verleumdung', { companies: 0, people: 0 }],
    ['the jurisdiction', 'ile-de', { companies: 0, people: 0 }],
    ['the plaintiff’s city', 'plzen', { companies: 0, people: 0 }],
    ['the plaintiff’s country in any language', 'tschechien', { companies: 0, people: 0 }],
    ['words of the claim and of whom it names in any order', 'jose zofie slander söhne', { companies: 0, people: 0 }],
    ['with spaces around it', '  söhne ', { companies: 1, people: 0 }],
  ])('finds %s', async (_, term, defendants) => {
    const found = await find(term)
    expect(found.totals).toEqual({ claims: 1, ...defendants })
    expect(found.claims.map(claim => claim.id)).toEqual([claimId])
    expect(found.cursor).toBeNull()
  })

  test.each([
    ['Cyrillic', 'Заря Телеком', 'ЗАРЯ ТЕЛЕКОМ', 'телек'],
    ['Greek, its last sigma too', 'Παπαδόπουλος', 'ΠΑΠΑΔΌΠΟΥΛΟΣ', 'παπαδοπουλοσ'],
    ['Armenian', 'Հայաստան', 'ՀԱՅԱՍՏԱՆ', 'հայաս'],
    ['Turkish', 'İstanbul Işık', 'ISTANBUL ISIK', 'işık'],
    ['Vietnamese', 'Đặng Thị Hường', 'dang thi huong', 'HƯỜNG'],
    ['Chinese', '北京华信', '北京华信', '华信'],
    ['Hindi', 'भारती एयरटेल', 'भारती', 'एयरटेल'],
    ['Arabic', 'شركة النور', 'شركة', 'النور'],
  ])('finds a name in %s without regard to case', async (_, name, ...terms) => {
    await published({}, company(name))
    for (const term of [name, ...terms])
      expect((await find(term)).defendants.map(defendant => defendant.name)).toEqual([name])
  })

  test.each([
    ['the first 8 characters', () => claimId.slice(0, 8)],
    ['capitals', () => claimId.slice(0, 8).toUpperCase()],
    ['the whole of it', () => claimId],
  ])('finds a claim by the start of its id: %s', async (_, term) => {
    expect((await find(term())).claims.map(claim => claim.id)).toEqual([claimId])
  })

  test.each([
    ['the middle of an id', () => claimId.slice(4, 23)],
    ['an e-mail address', () => 'jose@example'],
    ['a tax ID', () => 'ATU-SECRET'],
    ['a phone number', () => '+43 1 234'],
    ['where the claim took place, which the public is not shown', () => 'cordoba'],
    ['what is nowhere', () => 'zzyzx'],
  ])('does not find %s', async (_, term) => {
    expect(await find(term())).toEqual({
      claims: [],
      defendants: [],
      totals: { claims: 0, companies: 0, people: 0 },
      cursor: null,
    })
  })

  test.each(['100%_', '100%_Bau\\G', "'söhne' & (größer)"])('has no operators: %s finds its words', async term => {
    expect((await find(term)).defendants.map(defendant => defendant.id)).toEqual([companyId])
  })

  test.each(['%%', '__', 'S_hne', 'S%ne', '\\\\', "söhne' | 'zzyzx", 'zzyzx:*', "' '"])(
    'has no operators: %s is nowhere',
    async term => {
      expect((await find(term)).totals).toEqual({ claims: 0, companies: 0, people: 0 })
    },
  )

  test.each(['', 'n', ' n '])('of fewer than two characters finds nothing: "%s"', async term => {
    expect((await find(term)).totals).toEqual({ claims: 0, companies: 0, people: 0 })
  })

  test('shows what everybody may see, and nothing else', { tags: 'SPEC-7-GET-search' }, async () => {
    expect(await find('söhne')).toEqual({
      claims: [
        {
          id: claimId,
          type: 'Slander',
          dateOfClaim: '2026-01-15',
          value: 1000,
          asked: 1000,
          currency: 'EUR',
          jurisdiction: 'Île-de-France',
          currentStatus: 'PUBLISHED',
          isDisregarded: true,
          isReached: false,
          isUnproven: false,
          ending: null,
          paymentClaimedOn: null,
          hasReply: false,
          plaintiffName: 'Žofie Nováková',
          defendantNames: ['Größer & Söhne 100%_Bau\\GmbH'],
          representativeNames: ['José Ångström'],
        },
      ],
      defendants: [
        {
          id: companyId,
          type: 'company',
          name: 'Größer & Söhne 100%_Bau\\GmbH',
          country: 'AT',
          companyName: null,
          companyPosition: null,
          figures: {
            claims: 1,
            answered: 0,
            settled: 0,
            medianDaysToAnswer: null,
            agreements: 0,
            agreementsKept: 0,
            agreementsNotContradicted: 0,
            unreached: 1,
            unproven: 0,
          },
        },
      ],
      totals: { claims: 1, companies: 1, people: 0 },
      cursor: null,
    })
    expect((await find('ångström')).defendants).toMatchObject([
      {
        type: 'individual',
        name: 'José Ångström',
        companyName: 'Größer & Söhne 100%_Bau\\GmbH',
        companyPosition: 'Chief Counsel',
      },
    ])
  })
})

describe('a name is found as people write it', () => {
  beforeAll(async () => {
    const plaintiff_id = (await confirmedUser(server)).id
    const names = [...new Set(searchedNames.map(([name]) => name))]
    for (const name of names) await published({ plaintiff_id }, company(name))
  })

  test.each(searchedNames)('%s by %s', async (name, term) =>
    expect((await find(term)).defendants.map(defendant => defendant.name)).toContain(name),
  )
})

describe('a claim that is not public is never found', () => {
  test.each(claimStatuses)('%s', async status => {
    const opponents: Opponents = { plaintiff: await confirmedUser(server), defendant: await confirmedUser(server) }
    const id = await claimIn(server, opponents, status)
    const row = () =>
      server.context.database.selectFrom('claims').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    for (const period of [0, 14, 1]) {
      server.clock.advance(days(period))
      const expected = isPublic(responseFacts(await row()), server.clock.now()) ? 1 : 0
      const found = await find(id)
      expect(found.totals.claims).toBe(expected)
      const people = await server.context.database
        .selectFrom('defendants')
        .select('id')
        .where('claim_id', '=', id)
        .execute()
      const shown = await everybody('Dora Defendant')
      expect(shown.has(people[0]?.id ?? '')).toBe(expected === 1)
    }
  })

  async function everybody(term: string): Promise<Set<string>> {
    const ids = new Set<string>()
    let cursor: string | null | undefined
    while (cursor !== null) {
      const page: Found = await find(term, cursor)
      for (const each of page.defendants) ids.add(each.id)
      cursor = page.cursor
    }
    return ids
  }
})

describe('pages', () => {
  const names = Array.from({ length: 45 }, (_, index) => `Pageant ${String(index).padStart(2, '0')}`)
  beforeAll(async () => {
    const plaintiff_id = (await confirmedUser(server)).id
    for (const name of names.toReversed()) {
      server.clock.advance(1)
      await published(
        { plaintiff_id },
        company(`${name} Ltd`),
        ...(name < 'Pageant 25' ? [person(name, 'Person')] : []),
      )
    }
  })

  test('bring at most 20 of each kind, everything once, in order, until all are shown', {
    tags: ['SPEC-7-GET-search', 'SPEC-9-page-size'],
  }, async () => {
    const pages: Found[] = []
    let cursor: string | null | undefined
    while (cursor !== null) {
      const page: Found = await find('pageant', cursor)
      pages.push(page)
      cursor = page.cursor
    }
    const sizes = pages.map(({ claims, defendants }) => [
      claims.length,
      defendants.filter(each => each.type === 'company').length,
      defendants.filter(each => each.type === 'individual').length,
    ])
    expect(sizes).toEqual([
      [20, 20, 20],
      [20, 20, 5],
      [5, 5, 0],
    ])
    expect(pages.every(page => page.totals.claims === 45 && page.totals.companies === 45)).toBe(true)
    const claims = pages.flatMap(page => page.claims)
    expect(claims.map(claim => claim.defendantNames[0])).toEqual(names.map(name => `${name} Ltd`))
    const people = pages.flatMap(page => page.defendants).filter(each => each.type === 'individual')
    expect(people.map(each => each.name)).toEqual(names.slice(0, 25).map(name => `${name} Person`))
  })

  test('show what was public when the first was asked for', async () => {
    const first = await find('pageant')
    server.clock.advance(1)
    await published({}, company('Pageant Latecomer Ltd'))
    const second = await find('pageant', first.cursor ?? '')
    expect(second.totals).toEqual(first.totals)
    expect(second.claims.map(({ id }) => id)).not.toContain(first.claims.at(-1)?.id)
    expect((await find('pageant')).totals.claims).toBe(first.totals.claims + 1)
  })

  test.each(['nonsense', '1', '50.1', '-1.1', "'; drop table claims; --"])(
    'refuse a cursor that is none: %s',
    async cursor => {
      const query = new URLSearchParams({ term: 'pageant', cursor })
      expect(await server.client().get(`/v1/search?${query}`)).toMatchObject({
        status: 400,
        body: { code: 'INVALID_INPUT', details: [{ path: 'cursor' }] },
      })
    },
  )
})

test('a dozen who look for the same while a search is under way share the next, which finds what is public by then', async () => {
  const { database } = server.context
  await published({}, company('Stampede One Ltd'))
  const soon = new Date(server.clock.now().getTime() + minutes(1))
  await published({ notice_period_ends_at: soon }, company('Stampede Two Ltd'))
  const totals: (number | undefined)[] = []
  const statements = await statementsOf(async () => {
    const asked: Promise<Found>[] = []
    await database.transaction().execute(async transaction => {
      await sql`lock table record_outcomes`.execute(transaction)
      asked.push(find('stampede'))
      // Jobs of claims that other tests have filed wait for the table too.
      await expect.poll(() => waitingForLocks(database, 'companies as materialized')).toBe(1)
      server.clock.advance(minutes(1))
      asked.push(...Array.from({ length: 12 }, () => find('stampede')))
      // Returns after the requests before it have learned that the first one's result will be stale.
      await find('s')
    })
    for (const found of await Promise.all(asked)) totals.push(found.totals.claims)
  })
  expect(totals).toEqual([1, ...Array.from({ length: 12 }, () => 2)])
  expect(statements.filter(statement => statement.includes('searched_claims'))).toHaveLength(2)
})

test('a plaintiff who is called otherwise is found by the new name and place', async () => {
  const { id: plaintiff_id, client } = await confirmedUser(server)
  const { id } = await published({ plaintiff_id }, company('Umbenannt AG'))
  await client.patch('/v1/users', { lastName: 'Hochzeiter', city: 'Graz' })
  expect((await find('umbenannt hochzeiter graz')).claims.map(claim => claim.id)).toEqual([id])
})

describe('where nothing is found', () => {
  beforeAll(async () => {
    await published({}, company('Wintergarten Bau GmbH'))
    const notice_period_ends_at = new Date(server.clock.now().getTime() + days(1))
    await published({ notice_period_ends_at }, company('Sommerlaube Bau GmbH'))
  })

  test.each([
    ['a name with one or two slips is meant', 'Wimtergarten', 'Wintergarten Bau GmbH'],
    ['one that is not public is not', 'Sommerlauve', undefined],
    ['nor one that is only somewhat alike', 'Winterreise', undefined],
  ])('%s: %s', async (_, term, meant) => {
    const found = await find(term)
    expect(found.totals).toEqual({ claims: 0, companies: 0, people: 0 })
    expect(found.suggestion).toBe(meant)
  })
})

test.runIf(process.platform !== 'win32')('the indexes know the letters of every script', async () => {
  const { rows } = await server.context.database.executeQuery<{ word: string; parts: string[] }>(
    CompiledQuery.raw(
      `select word, show_trgm(word) as parts from unnest(array['иванов', '北京华信', 'हिन्दी']) as word`,
    ),
  )
  expect(rows.filter(({ parts }) => parts.length < 3)).toEqual([])
})
