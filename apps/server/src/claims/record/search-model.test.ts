import { isPublic } from '@redress/domain/claim/publication.ts'
import { limits } from '@redress/domain/people/limits.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Context } from '../../adapters/context.ts'
import type { Connection } from '../../platform/database/database.ts'
import { unlikeOutcomes, unlikeWhatIsStated } from '../../testing/kept-rows.ts'
import { type FilledDatabase, filledDatabase } from '../../testing/many-claims/filled-database.ts'
import { responseFacts } from '../repositories/claim-repository.ts'
import { type Bounds, measuredBounds } from './find-matching.ts'
import { findMatching, type Kind, kinds } from './matching-repository.ts'
import { search } from './search.ts'
import { findShown } from './search-repository.ts'
import { readTerm } from './search-term.ts'

/** Enough for words that more claims have than are counted. */
const claimCount = 2_400

let filled: FilledDatabase
let model: Model
beforeAll(async () => {
  filled = await filledDatabase(claimCount)
  await change(filled.database)
  model = await readModel(filled)
})
afterAll(() => filled[Symbol.asyncDispose]())

/** Records with several names, renamed ones, ones that are merged and taken apart; claims that go, and become private again. */
async function change(database: Connection): Promise<void> {
  for (const statement of [
    sql`update defendants set legal_name = legal_name || ' Zweite' where type = 'Company' and sequence % 5 = 0`,
    sql`update defendants set last_name = 'Abu ' || last_name where type = 'Individual' and sequence % 6 = 0`,
    sql`update defendants set company_position = 'Prokuristin' where company_position is not null and sequence % 2 = 0`,
    sql`
      update defendants set record_id = other.into_id
      from (
        select record_id, lead(record_id) over (order by record_id) as into_id, row_number() over (order by record_id) as row
        from (select distinct record_id from defendants where type = 'Company' and record_id is not null) as records
      ) as other
      where other.record_id = defendants.record_id and other.row % 4 = 0 and other.into_id is not null`,
    sql`update defendants set record_id = null where sequence % 19 = 0`,
    // A word that is too long to be listed, and a sign that is compared as two words.
    sql`update defendants set legal_name = 'Halb½ ' || repeat('lang', 30) where type = 'Company' and sequence % 29 = 0`,
    sql`
      update defendants set type = 'Company', legal_name = 'Typ ' || last_name, first_name = null, last_name = null, record_id = null
      where type = 'Individual' and company_id is null and sequence % 23 = 0`,
    sql`delete from defendants where sequence % 13 = 0`,
    sql`delete from claims where id in (select claim_id from defendants where sequence % 17 = 0)`,
    sql`
      update claims set notice_period_ends_at = '2999-01-01'
      where notice_period_ends_at is not null and id in (select claim_id from defendants where sequence % 7 = 0)`,
    sql`
      update claims set status = 'PENDING_PUBLICATION'
      where status = 'PUBLISHED' and id in (select claim_id from defendants where sequence % 11 = 0)`,
    sql`
      update claims set resolved_at = notice_period_ends_at - interval '1 hour'
      where resolved_at is not null and id in (select claim_id from defendants where sequence % 3 = 0)`,
    sql`
      update claims set shown_at = notice_period_ends_at
      where resolved_at < notice_period_ends_at and id in (select claim_id from defendants where sequence % 2 = 0)`,
  ])
    await statement.execute(database)
}

/** The public claims and defendants, and what their texts are compared as. */
async function readModel({ database, now }: FilledDatabase) {
  const facts = await database.selectFrom('claims').selectAll().execute()
  const ids = new Set(facts.filter(claim => isPublic(responseFacts(claim), now)).map(({ id }) => id))
  const claims = await database
    .selectFrom('claims')
    .innerJoin('users', 'users.id', 'claims.plaintiff_id')
    .select([
      'claims.id',
      'notice_period_ends_at',
      sql<string>`searchable(type || ' ' || location || ' ' || jurisdiction)`.as('own'),
      sql<string>`searchable(first_name || ' ' || last_name)`.as('plaintiff'),
    ])
    .execute()
  const defendants = await database
    .selectFrom('defendants')
    .innerJoin('claims', 'claims.id', 'defendants.claim_id')
    .select([
      'defendants.id',
      'claim_id',
      'defendants.type',
      'sequence',
      'notice_period_ends_at',
      sql<string>`coalesce(record_id, defendants.id)`.as('record'),
      sql<string>`searchable(coalesce(legal_name, first_name || ' ' || last_name))`.as('name'),
      sql<string>`searchable(concat_ws(' ', legal_name, first_name, last_name, company_position))`.as('text'),
    ])
    .execute()
  return {
    claims: claims.filter(({ id }) => ids.has(id)),
    defendants: defendants.filter(({ claim_id }) => ids.has(claim_id)),
  }
}
type Model = Awaited<ReturnType<typeof readModel>>
type Defendant = Model['defendants'][number]

const byCodePoints = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other))
const inOrder = <Item>(items: Iterable<Item>, ...by: ((one: Item, other: Item) => number)[]): Item[] =>
  [...items].sort((one, other) => by.reduce((order, compare) => order || compare(one, other), 0))
const time = (row: { notice_period_ends_at: Date | null }) => row.notice_period_ends_at?.getTime() ?? 0

/** What a search finds, by looking at everything. */
function expected(words: readonly string[], term: string) {
  const says = (text: string) => words.every(word => text.includes(word))
  const matching = model.defendants.filter(({ text }) => says(text))
  const named = new Set(matching.map(({ claim_id }) => claim_id))
  const isStart = (id: string) => /^[0-9a-f-]{2,36}$/i.test(term) && id.startsWith(term.toLowerCase())
  const claims = inOrder(
    model.claims.filter(({ id, own, plaintiff }) => says(own) || says(plaintiff) || named.has(id) || isStart(id)),
    (one, other) => time(other) - time(one),
    (one, other) => byCodePoints(other.id, one.id),
  )
  const records = (type: Defendant['type']) => {
    const found = Map.groupBy(
      inOrder(
        matching.filter(each => each.type === type),
        (one, other) => byCodePoints(one.name, other.name),
        (one, other) => byCodePoints(one.record, other.record),
      ),
      ({ record }) => record,
    )
    const shown = [...found.keys()].slice(0, limits.searchResults).map(record => {
      const all = model.defendants.filter(each => each.record === record)
      const count = (name: string) => all.filter(each => each.name === name).length
      const [first] = inOrder(
        all,
        (one, other) => count(other.name) - count(one.name),
        (one, other) => time(one) - time(other),
        (one, other) => Number(one.sequence - other.sequence),
      )
      return first as Defendant
    })
    return { ids: shown.slice(0, 2 * limits.pageSize).map(({ id }) => id), total: total(found.size) }
  }
  return {
    claims: { ids: claims.slice(0, 2 * limits.pageSize).map(({ id }) => id), total: total(claims.length) },
    companies: records('Company'),
    people: records('Individual'),
  }
}

const total = (count: number) => Math.min(count, limits.searchResults + 1)

async function compared(database: Connection, term: string): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select searchable(word) as word from unnest(${term.trim().split(/\s+/u)}::text[]) as word
  `.execute(database)
  return rows.map(({ word }) => word)
}

/** What a search finds, on its first two pages. */
async function found({ database, now }: FilledDatabase, term: string) {
  const page = async (cursor?: string) => {
    const result = await search({ database, clock: { now: () => now } } as Context, { term, cursor })
    if (!result.ok) throw new Error('The search was refused')
    return result.value
  }
  const first = await page()
  const pages = first.cursor === null ? [first] : [first, await page(first.cursor)]
  const { totals } = first
  const defendants = pages.flatMap(each => each.defendants)
  const idsOf = (type: string) => defendants.filter(each => each.type === type).map(({ id }) => id)
  return {
    claims: { ids: pages.flatMap(({ claims }) => claims).map(({ id }) => id), total: totals.claims },
    companies: { ids: idsOf('company'), total: totals.companies },
    people: { ids: idsOf('individual'), total: totals.people },
  }
}

/** Parts of what is there, in any case; with another word before or after; letters and signs that mean something to SQL. */
const terms = fc.oneof(
  fc.tuple(fc.nat(), fc.nat(), fc.integer({ min: 2, max: 12 }), fc.boolean()).map(([which, from, length, isUpper]) => {
    const letters = [...(texts()[which % texts().length] ?? '')]
    const part = letters.slice(from % letters.length, (from % letters.length) + length).join('')
    return isUpper ? part.toUpperCase() : part
  }),
  fc.tuple(fc.nat(), fc.nat(), fc.nat()).map(([which, one, other]) => {
    const words = (texts()[which % texts().length] ?? '').split(/\s+/)
    return `${words[one % words.length]} ${words[other % words.length]?.slice(0, 3)}`
  }),
  fc.constantFrom(
    'an',
    'ού',
    'ан',
    '华',
    '中国',
    'مح',
    'zq',
    'a b',
    '& &',
    'gmbh ag',
    'gm',
    '0a',
    'deadbeef',
    'b½',
    '½',
    'glang',
    'langlang halb',
    'lang'.repeat(25),
    'abgeschn',
  ),
  fc.string({
    unit: fc.constantFrom('a', 'n', 'é', '%', '_', '\\', 'ß', 'и', ' ', 'ο', 'ς'),
    minLength: 2,
    maxLength: 5,
  }),
)
const texts = () => model.defendants.map(({ text }) => text).concat(model.claims.map(({ own }) => own))

const searched = terms.map(term => term.trim()).filter(term => [...term].length >= limits.searchTermMinimum)

test('a search finds what looking at everything finds, in the same order', { tags: 'SPEC-7-GET-search' }, async () => {
  await fc.assert(
    fc.asyncProperty(searched, async term => {
      expect(await found(filled, term)).toEqual(expected(await compared(filled.database, term), term))
    }),
    { numRuns: 120, interruptAfterTimeLimit: 60_000 },
  )
})

/** Each bound as it is measured, or so low that another way is gone. */
const bounds = fc.record({
  counted: fc.constantFrom(30, measuredBounds.counted),
  mostListed: fc.constantFrom(1, 20, measuredBounds.mostListed),
  mostCombined: fc.constantFrom(0, 3, measuredBounds.mostCombined),
  firstRows: fc.constantFrom(1, measuredBounds.firstRows),
  fewestOfOneRow: fc.constantFrom(0, measuredBounds.fewestOfOneRow),
  mostWalkedForMany: fc.constantFrom(10, measuredBounds.mostWalkedForMany),
  mostWalkedForPage: fc.constantFrom(10, measuredBounds.mostWalkedForPage),
  mostSorted: fc.constantFrom(10, 1_200, measuredBounds.mostSorted),
})

/** How much matches, and the first two pages of it. */
async function matching({ database, now }: FilledDatabase, term: string, bounds: Bounds) {
  const find = (after: Readonly<Record<Kind, string | null>>) =>
    findMatching(database, { term: readTerm(term), after, now }, bounds)
  const first = await find({ claims: null, companies: null, people: null })
  const ids = { claims: first.claims.page, companies: first.companies.page, people: first.people.page }
  const shown = await findShown(database, { ...ids, now })
  const next = await find({
    claims: shown.claims.at(-1)?.id ?? null,
    companies: shown.companies.at(-1)?.id ?? null,
    people: shown.people.at(-1)?.id ?? null,
  })
  return [first, next].flatMap(found => kinds.map(kind => found[kind]))
}

test('whichever way is gone, the same is found', async () => {
  await fc.assert(
    fc.asyncProperty(searched, bounds, async (term, bounds) => {
      const measured = await matching(filled, term, measuredBounds)
      expect(await matching(filled, term, bounds)).toEqual(
        measured.map(({ total, page }) => ({ total: Math.min(total, bounds.counted + 1), page })),
      )
    }),
    { numRuns: 120, interruptAfterTimeLimit: 60_000 },
  )
})

test('each name of each record is kept once, from its first public claim on, each public claim once, and nothing else', async () => {
  expect(await unlikeWhatIsStated(filled.database)).toEqual([])
  expect(await unlikeOutcomes(filled.database)).toEqual([])
})
