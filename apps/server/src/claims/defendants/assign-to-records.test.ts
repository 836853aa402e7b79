import { assignCompanies, companyKeys } from '@redress/domain/record/company-record.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { misused } from '../../platform/command-result.ts'
import type { Connection } from '../../platform/database/database.ts'
import { type FreshDatabase, migratedDatabase } from '../../testing/fresh-database.ts'
import { assignToRecords } from './assign-to-records.ts'
import { reassignCompanies } from './reassign-companies.ts'
import { keysOf, recordKeys } from './record-assignment-repository.ts'
import { runRecords } from './run-records.ts'

let empty: FreshDatabase
beforeAll(async () => {
  empty = await migratedDatabase()
})
afterAll(() => empty[Symbol.asyncDispose]())

const now = new Date('2026-06-01T12:00:00Z')

interface Stated {
  readonly country: string
  readonly taxId: string | null
  readonly website: string
  readonly email: string
  readonly legalName: string
}

/** Few of each, so that they are the same, share some, and contradict each other. */
const companies = fc.record<Stated>({
  country: fc.constantFrom('DE', 'DE', 'AT'),
  taxId: fc.constantFrom(null, null, '814 732 965', '925 613 874'),
  website: fc.constantFrom('', '', 'https://one.example', 'https://two.example'),
  email: fc.constantFrom('info@one.example', 'info@two.example', 'info@mail.example'),
  legalName: fc.constantFrom('Eins GmbH', 'Zwei AG'),
})

/** Claims by the companies that they name, filed one after the other and published in batches. */
const lives = fc.record({
  claims: fc.array(fc.array(companies, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 9 }),
  order: fc.infiniteStream(fc.nat()).map(stream => [...stream.take(30)]),
})

async function file(database: Connection, stated: readonly Stated[]): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into claims (plaintiff_id, status, type, currency, location, jurisdiction, created_at, updated_at, notice_period_ends_at)
    select id, 'PENDING_PUBLICATION', 'Injury', 'EUR', '', 'Germany', ${now}, ${now}, ${now} from users returning id
  `.execute(database)
  const id = rows[0]?.id ?? ''
  for (const [index, { country, taxId, website, email, legalName }] of stated.entries()) {
    await sql`
      insert into defendants
        (claim_id, type, email, cell_phone, website, country, tax_id, legal_name, record_keys, social_links, wallets, created_at)
      values (${id}, 'Company', ${`${index}.${email}`}, '', ${website}, ${country}, ${taxId}, ${legalName},
        ${recordKeys(companyKeys({ country, taxId, website, email, legalName }))}, '[]', '[]', ${now})
    `.execute(database)
  }
  return id
}

interface Row {
  readonly id: string
  readonly record_id: string | null
  readonly country: string
  readonly tax_id: string | null
  readonly website: string
  readonly email: string
  readonly legal_name: string
  readonly is_public: boolean
}

const rowsOf = async (database: Connection): Promise<readonly Row[]> =>
  (
    await sql<Row>`
      select defendants.id, record_id, country, tax_id, website, email, legal_name, public_from is not null as is_public
      from defendants join claims on claims.id = claim_id order by sequence
    `.execute(database)
  ).rows

async function assign(database: Connection, ids: readonly string[]): Promise<void> {
  const claims: Parameters<typeof assignToRecords>[1][number][] = []
  for (const id of ids) {
    const defendants = await database.selectFrom('defendants').selectAll().where('claim_id', '=', id).execute()
    claims.push({ claim: { id }, defendants })
  }
  await database.transaction().execute(transaction => assignToRecords(transaction, claims, now))
}

/** Expected record of each company, named by its oldest member and computed by the domain's rule for all at once. */
function expected(rows: readonly Row[]): Record<string, string> {
  const keyed = rows.map(row => ({
    row,
    keys: keysOf(row),
  }))
  const records = assignCompanies(
    keyed.filter(({ row }) => row.is_public),
    keyed.filter(({ row }) => !row.is_public),
    [],
  )
  return Object.fromEntries(
    records.flatMap(members => {
      const ids = new Set(members.map(({ row }) => row.id))
      const oldest = rows.find(({ id }) => ids.has(id))?.id ?? ''
      return members.map(({ row }) => [row.id, oldest] as const)
    }),
  )
}

test('companies that are filed and published in any order stand as the rule for all of them says, after each step', async () => {
  const { database } = empty
  await sql`
    insert into users (username, first_name, last_name, address, city, identification_id, language, referral_code, created_at)
    values ('ada', 'Ada', 'Lovelace', '', '', 'AB123456', 'en', 'ada', now())
  `.execute(database)
  await fc.assert(
    fc.asyncProperty(lives, async ({ claims, order }) => {
      await sql`delete from claims`.execute(database)
      const waiting: string[] = []
      const left = [...claims]
      for (const draw of order) {
        const next = left[0]
        if (next && (draw % 2 === 0 || waiting.length === 0)) {
          left.shift()
          waiting.push(await file(database, next))
          await assign(database, waiting.slice(-1))
        } else if (waiting.length > 0) {
          const batch = waiting.splice(draw % waiting.length, 1 + (draw % 3))
          await sql`update claims set status = 'PUBLISHED' where id = any(${batch}::uuid[])`.execute(database)
          await assign(database, batch)
        }
        const rows = await rowsOf(database)
        const records = Object.fromEntries(rows.map(({ id, record_id }) => [id, record_id ?? id]))
        expect(records).toEqual(expected(rows))
      }
    }),
    { numRuns: 60, interruptAfterTimeLimit: 40_000 },
  )
})

test('companies that an earlier rule made one are assigned anew, and drafts get their keys', async () => {
  const { database } = empty
  await sql`delete from claims`.execute(database)
  const map = { country: 'DE', taxId: 'unbekannt', website: 'https://karten.example/1', email: 'info@mail.example' }
  const ids: string[] = []
  for (const legalName of ['Eins GmbH', 'Zwei AG', 'Eins']) ids.push(await file(database, [{ ...map, legalName }]))
  await sql`update claims set status = case when id = ${ids[1]} then 'DISPUTED' else 'PUBLISHED' end`.execute(database)
  await file(database, [{ ...map, legalName: 'Drei AG' }])
  await sql`update claims set status = 'PENDING' where status = 'PENDING_PUBLICATION'`.execute(database)
  await sql`
    update defendants set record_rule = 1, record_keys = array['host DE karten.example'],
      record_id = case when legal_name = 'Drei AG' then null else (select id from defendants order by sequence limit 1) end
  `.execute(database)

  const anew = () => reassignCompanies({ database, clock: { now: () => now } })
  await anew()
  const assigned = async () => {
    const { rows } = await sql<{ name: string; record: string | null; keys: number; record_rule: number }>`
      select defendants.legal_name as name, first.legal_name as record, cardinality(defendants.record_keys) as keys,
        defendants.record_rule
      from defendants left join defendants as first on first.id = defendants.record_id order by defendants.sequence
    `.execute(database)
    return rows.map(({ name, record, keys, record_rule }) => [name, record, keys, record_rule])
  }
  const expectedRows = [
    ['Eins GmbH', 'Eins GmbH', 2, 2],
    ['Zwei AG', 'Zwei AG', 2, 2],
    ['Eins', 'Eins GmbH', 2, 2],
    ['Drei AG', null, 2, 2],
  ]
  expect(await assigned()).toEqual(expectedRows)
  await anew()
  expect(await assigned()).toEqual(expectedRows)

  const { text } = await runRecords({ database, clock: { now: () => now } }, ['alike'])
  expect(text.split('\n').filter(line => !line.includes('('))).toEqual([
    'Records that may be one company: 0 by tax id, 1 by website, 0 by name.',
    '',
    'website DE karten.example',
  ])
  expect(text).toMatch(/Eins GmbH \/ Eins \(.+\)\n {2}Zwei AG \(/)
  expect(await runRecords({ database, clock: { now: () => now } }, [])).toBe(misused)
})
