import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Context } from '../../../adapters/context.ts'
import { search } from '../../../claims/record/search.ts'
import { writeMissingSearchWords } from '../../../claims/record/write-missing-words.ts'
import { oldDatabase } from '../../../testing/old-database.ts'

test('what an earlier version has filed is found once the job has written its words', async () => {
  await using old = await oldDatabase('0052-record-rules')
  const { database } = old
  await sql`
    with person as (
      insert into users (username, first_name, last_name, address, city, identification_id, language, referral_code, created_at)
      values ('ada', 'Ada', 'Lovelace', '', 'Wien', 'AB123456', 'en', 'ada', now()) returning id
    ), filed as (
      insert into claims (plaintiff_id, status, type, date_of_claim, value_cents, currency, location, jurisdiction, created_at, updated_at, notice_period_ends_at)
      select id, status, 'Injury', '2025-01-01', 1000, 'EUR', 'Köln', 'Germany', now(), now(), ends::timestamptz
      from person, (values ('PUBLISHED', '2026-01-01'), ('DISPUTED', '2999-01-01'), ('PENDING', null)) as claims (status, ends)
      returning id
    )
    insert into defendants (claim_id, type, email, cell_phone, website, legal_name, social_links, wallets, created_at)
    select id, 'Company', 'a@example.org', '', '', 'Größe & Söhne AG', '[]', '[]', now() from filed
  `.execute(database)
  await old.migrate()
  const find = async (term: string) => {
    const context = { database, clock: { now: () => new Date('2026-06-01') } } satisfies Pick<
      Context,
      'database' | 'clock'
    >
    const found = await search(context, { term })
    return found.ok && found.value.totals
  }
  expect(await find('groesse und soehne')).toEqual({ claims: 0, companies: 0, people: 0 })

  await writeMissingSearchWords({ database })

  expect(await find('groesse und soehne')).toEqual({ claims: 1, companies: 1, people: 0 })
  expect(await find('köln')).toEqual({ claims: 0, companies: 0, people: 0 })
  expect((await sql`select from searched_claims`.execute(database)).rows).toHaveLength(2)
})
