import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FilledDatabase, filledDatabase } from '../../testing/many-claims/filled-database.ts'
import { measureStatements } from '../../testing/many-claims/measured-statements.ts'
import { findRelatedCompanies } from './record-assignment-repository.ts'

/** For each claim that names the company: by its key, again with all keys, and its row, each beside its claim. */
const mostRowsOfEach = 12

let filled: FilledDatabase
beforeAll(async () => {
  filled = await filledDatabase(6_000)
})
afterAll(() => filled[Symbol.asyncDispose]())

test('assigning a company reads the claims that name it, each a few times, and no table from end to end', async () => {
  const { rows } = await sql<{ claim_id: string; count: number }>`
    select min(claim_id::text)::uuid as claim_id, count(*)::int as count
    from defendants where type = 'Company' and record_id is not null group by record_id order by count desc
  `.execute(filled.database)
  const [most, few] = [rows[0], rows.find(({ count }) => count <= 2)]
  expect(most?.count).toBeGreaterThan(20)
  for (const { claim_id, count } of [most, few].filter(row => row !== undefined)) {
    const measured = await measureStatements(filled.url, database =>
      findRelatedCompanies(database, [claim_id], filled.now),
    )
    expect(measured.flatMap(({ scanned }) => scanned)).toEqual([])
    expect(measured.reduce((sum, each) => sum + each.rows, 0)).toBeLessThanOrEqual((count + 1) * mostRowsOfEach)
  }
})

test('assigning the companies of a batch reads no table from end to end, however many rows PostgreSQL expects', async () => {
  // As many as among a million claims.
  await sql`
    update pg_class set reltuples = reltuples * 170 where oid in ('claims'::regclass, 'defendants'::regclass)
  `.execute(filled.database)
  const { rows } = await sql<{ claim_id: string }>`
    select distinct claim_id from defendants where type = 'Company' order by claim_id limit 230
  `.execute(filled.database)
  let related = 0
  const measured = await measureStatements(filled.url, async database => {
    const ids = rows.map(({ claim_id }) => claim_id)
    related = (await findRelatedCompanies(database, ids, filled.now)).length
  })
  expect(related).toBeGreaterThan(230)
  expect(measured.flatMap(({ scanned }) => scanned)).toEqual([])
  expect(measured.reduce((sum, each) => sum + each.rows, 0)).toBeLessThanOrEqual(related * mostRowsOfEach)
})
