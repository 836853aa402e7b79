import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { oldDatabase } from '../../../testing/old-database.ts'

test('what stands in a database is searched as what is written from now on, and follows what changes', async () => {
  await using old = await oldDatabase('0033-second-factor')
  const { database } = old
  await sql`
    with person as (
      insert into users (username, first_name, last_name, address, city, identification_id, language, referral_code, created_at)
      values ('ada', 'Ádá', 'Lovelace', '', '', 'AB123456', 'en', 'ada', now()) returning id
    ), filed as (
      insert into claims (plaintiff_id, status, type, currency, location, jurisdiction, created_at, updated_at, notice_period_ends_at)
      select id, status, 'Injury', 'EUR', 'Köln', 'Germany', now(), now(), ends::timestamptz
      from person, (values ('PUBLISHED', '2026-01-01'), ('PENDING', null)) as claims (status, ends)
      returning id
    )
    insert into defendants (claim_id, type, email, cell_phone, website, legal_name, social_links, wallets, created_at)
    select id, 'Company', 'a@example.org', '', '', 'Groß AG', '[]', '[]', now() from filed
  `.execute(database)
  const searched = async () => {
    const { rows } = await sql<{ text: string }>`select text from claim_search order by text`.execute(database)
    return rows.map(({ text }) => text.split('\n').map(line => line.trim()))
  }

  await old.migrate()
  expect(await searched()).toEqual([['injury koln germany', 'ada lovelace', 'gross ag']])

  await sql`update users set last_name = 'Byron'`.execute(database)
  await sql`update claims set type = 'Slander', location = 'Wien'`.execute(database)
  await sql`update defendants set legal_name = 'Klein AG'`.execute(database)
  await sql`update claims set status = 'DISPUTED', notice_period_ends_at = '2026-02-01' where status = 'PENDING'`.execute(
    database,
  )
  const corrected = ['slander wien germany', 'ada byron', 'klein ag']
  expect(await searched()).toEqual([corrected, corrected])

  await sql`delete from claims where status = 'DISPUTED'`.execute(database)
  await sql`delete from defendants`.execute(database)
  expect(await searched()).toEqual([corrected.slice(0, 2)])
})
