import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FreshDatabase, migratedDatabase } from '../../testing/fresh-database.ts'
import { measureStatements } from '../../testing/many-claims/measured-statements.ts'
import { leaseDuePayments } from './poll-repository.ts'

let created: FreshDatabase
beforeAll(async () => {
  created = await migratedDatabase()
})
afterAll(() => created[Symbol.asyncDispose]())

/** Inserts payments that are polled next at a time, by the database's clock. */
async function insertPayments(count: number, nextLookAt: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with payer as (
      insert into users (username, first_name, last_name, address, city, identification_id, language, referral_code, created_at)
      values (gen_random_uuid(), 'Ada', 'Lovelace', '', '', 'AB123456', 'en', gen_random_uuid(), now())
      returning id
    )
    insert into payments (
      claim_id, purpose, payer, opened_by, fee_cents, currency, lamports, recipient, reference, memo, status, opened_at, next_look_at
    )
    select gen_random_uuid(), 'submission', 'Plaintiff', payer.id, 1000, 'EUR', 1000, 'recipient', gen_random_uuid(), '', 'paid',
      now() - interval '40 days', ${sql.raw(nextLookAt)}
    from payer, generate_series(1, ${sql.lit(count)}) as number
    returning id`.execute(created.database)
  return rows.map(({ id }) => id)
}

const leased = (limit = 10) => leaseDuePayments(created.database, { leaseMilliseconds: 60_000, limit })

test('a look for due payments reads those alone, however many there are', async () => {
  const due = await insertPayments(3, `now() - interval '1 second'`)
  await insertPayments(20_000, 'null')
  await insertPayments(2_000, `now() + interval '10 minutes' + number * interval '3 seconds'`)
  await sql`analyze payments`.execute(created.database)
  const found: string[] = []
  const measured = await measureStatements(created.url, async database => {
    const payments = await leaseDuePayments(database, { leaseMilliseconds: 0, limit: 10 })
    found.push(...payments.map(({ id }) => id))
  })
  expect(found.toSorted()).toEqual(due.toSorted())
  expect(measured).toHaveLength(1)
  expect(measured[0]?.scanned).toEqual([])
  // Each is read to be found, and again to be leased.
  expect(measured[0]?.rows).toBeLessThanOrEqual(4 * due.length)
})

test('a time from before the clock was set back has come, and the longest pause has not', async () => {
  await sql`delete from payments`.execute(created.database)
  await insertPayments(2, `now() + interval '119 minutes'`)
  const ahead = await insertPayments(2, `now() + interval '121 minutes'`)
  expect((await leased(1)).length).toBe(1)
  expect((await leased()).length).toBe(1)
  expect(await leased()).toEqual([])
  const { rows } = await sql<{
    id: string
  }>`select id from payments where next_look_at < now() + interval '2 minutes'`.execute(created.database)
  expect(rows.map(({ id }) => id).toSorted()).toEqual(ahead.toSorted())
})
