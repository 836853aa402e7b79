import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { unlikeOutcomes, unlikeSearched } from '../../../testing/kept-rows.ts'
import { fillDatabase } from '../../../testing/many-claims/fill-database.ts'
import { oldDatabase } from '../../../testing/old-database.ts'
import type { Connection } from '../database.ts'
import { newestMigration } from '../migrate.ts'

const count = async (database: Connection, table: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(
    database,
  )
  return rows[0]?.count ?? Number.NaN
}

const ofOne = sql`(select claim_id from record_outcomes where is_settled and days_to_answer is not null order by claim_id limit 1)`

/** What moves, ends or takes away what a record is told of, each of one claim that was settled by whom it names. */
const acts = {
  'it is deleted': sql`delete from claims where id = ${ofOne}`,
  'it waits again': sql`update claims set status = 'PENDING_PUBLICATION', resolved_at = null where id = ${ofOne}`,
  'it is open again': sql`update claims set status = 'PUBLISHED', resolved_at = null where id = ${ofOne}`,
  'it is public later': sql`
    update claims set notice_period_ends_at = notice_period_ends_at + interval '1 day' where id = ${ofOne}`,
  'whom it names belongs elsewhere': sql`update defendants set record_id = gen_random_uuid() where claim_id = ${ofOne}`,
  'whom it names is called otherwise': sql`
    update defendants set legal_name = legal_name || ' & Co', last_name = last_name || '-Jones' where claim_id = ${ofOne}`,
  'whom it names has given it up': sql`update defendants set user_id = null where claim_id = ${ofOne}`,
  'whom it names is gone': sql`delete from defendants where claim_id = ${ofOne} and company_id is null`,
  'its history is gone': sql`delete from actions where claim_id = ${ofOne}`,
  'its history begins later': sql`
    update actions set created_at = created_at + interval '1 hour' where claim_id = ${ofOne} and type = 'CLAIM_PAID'`,
  'its offers are gone': sql`delete from resolutions where claim_id = ${ofOne}`,
  'its offers were turned down': sql`update resolutions set status = 'REJECTED' where claim_id = ${ofOne}`,
} as const

test('what became of claims that are there is known, and follows whatever changes it', async () => {
  await using filled = await oldDatabase(newestMigration)
  const { database } = filled
  await fillDatabase(filled.url, { claims: 2_000, now: new Date() })
  expect(await unlikeOutcomes(database)).toEqual([])
  const kept = await count(database, 'record_outcomes')
  expect(kept).toBeGreaterThan(1_000)
  for (const [act, statement] of Object.entries(acts)) {
    const { rows } = await sql<{ id: string }>`select ${ofOne} as id`.execute(database)
    expect(rows[0]?.id, act).toBeTruthy()
    const before = await sql`table record_outcomes`.execute(database)
    await statement.execute(database)
    expect(await unlikeOutcomes(database), act).toEqual([])
    expect(await unlikeSearched(database), act).toEqual([])
    expect((await sql`table record_outcomes`.execute(database)).rows, act).not.toEqual(before.rows)
  }
})
