import { sql, type Transaction } from 'kysely'
import { expect, test } from 'vitest'
import { oldDatabase } from '../../../testing/old-database.ts'
import type { Connection } from '../database.ts'
import type { Database } from '../schema.ts'

async function namesOf(database: Connection): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select type || ' ' || sort_name || further as name from record_names order by sort_name, record_id
  `.execute(database)
  return rows.map(({ name }) => name)
}

/** A claim that names companies, as its rows stand in a database that may be an earlier version's. */
async function file(database: Connection, legalNames: readonly string[]): Promise<void> {
  await sql`
    with person as (
      insert into users (username, first_name, last_name, address, city, identification_id, language, referral_code, created_at)
      values ('ada', 'Ada', 'Lovelace', '', '', 'AB123456', 'en', 'ada', now()) returning id
    ), filed as (
      insert into claims (plaintiff_id, status, type, currency, location, jurisdiction, created_at, updated_at, notice_period_ends_at)
      select id, 'PUBLISHED', 'Injury', 'EUR', 'Köln', 'Germany', now(), now(), now() from person
      returning id
    )
    insert into defendants (claim_id, type, email, cell_phone, website, legal_name, social_links, wallets, created_at)
    select id, 'Company', name, '', '', name, '[]', '[]', now() from filed, unnest(${legalNames}::text[]) as name
  `.execute(database)
}

const merge = (database: Connection) =>
  sql`update defendants set record_id = (select id from defendants order by sequence limit 1)`.execute(database)

/** One more who bears a name in the record of those who do, and the last but this one who does, as they come and go. */
const join = (database: Connection) =>
  sql`
    insert into defendants (claim_id, type, email, cell_phone, website, legal_name, social_links, wallets, created_at, record_id)
    select claim_id, type, 'joins@example.org', '', '', 'Klein AG', '[]', '[]', now(), record_id
    from defendants where legal_name = 'Groß AG'
  `.execute(database)
const leave = (database: Connection) => sql`delete from defendants where email = 'Klein AG'`.execute(database)

test('what stands in a database is kept once for each record and name, and follows what changes', async () => {
  await using old = await oldDatabase('0039-changes')
  const { database } = old
  await file(database, ['Groß AG', 'GROSS AG', 'Klein AG'])
  await old.migrate()
  expect(await namesOf(database)).toEqual(['Company gross ag', 'Company gross ag', 'Company klein ag'])

  await merge(database)
  expect(await namesOf(database)).toEqual(['Company gross ag', 'Company klein ag'])
  await sql`update defendants set legal_name = 'Mittel AG' where legal_name = 'GROSS AG'`.execute(database)
  expect(await namesOf(database)).toEqual(['Company gross ag', 'Company klein ag', 'Company mittel ag'])
  await sql`
    update defendants
    set type = 'Individual', legal_name = null, first_name = 'Kim', last_name = 'Li', company_position = 'Vögtin'
    where legal_name = 'Klein AG'
  `.execute(database)
  expect(await namesOf(database)).toEqual(['Company gross ag', 'Individual kim li vogtin', 'Company mittel ag'])
  await sql`update defendants set record_id = null`.execute(database)
  await sql`delete from defendants where legal_name = 'Mittel AG'`.execute(database)
  expect(await namesOf(database)).toEqual(['Company gross ag', 'Individual kim li vogtin'])
  await sql`delete from claims`.execute(database)
  expect(await namesOf(database)).toEqual([])
})

test('the longest name and position are kept whole', async () => {
  await using old = await oldDatabase('0039-changes')
  const { database } = old
  const long = 'Ω'.repeat(200)
  await file(database, ['x'])
  await old.migrate()
  await sql`
    update defendants
    set type = 'Individual', legal_name = null, first_name = ${long}, last_name = ${long}, company_position = ${long}
  `.execute(database)
  const word = 'ω'.repeat(200)
  expect(await namesOf(database)).toEqual([`Individual ${word} ${word} ${word}`])
})

test.each([
  ['joins before another leaves', join, leave],
  ['joins after another has left', leave, join],
])('a name that two transactions change at once stays: one %s', async (_, first, second) => {
  await using old = await oldDatabase('0039-changes')
  const { database } = old
  await file(database, ['Groß AG', 'Klein AG'])
  await old.migrate()
  await merge(database)

  let other: Promise<unknown> | undefined
  await database.transaction().execute(async (transaction: Transaction<Database>) => {
    await first(transaction)
    other = database.transaction().execute(second)
    // Until the other one waits, or is through.
    await sql`select pg_sleep(0.5)`.execute(transaction)
  })
  await other
  expect(await namesOf(database)).toEqual(['Company gross ag', 'Company klein ag'])
})
