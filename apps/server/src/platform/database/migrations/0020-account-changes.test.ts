import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { oldDatabase } from '../../../testing/old-database.ts'

test('addresses of before are confirmed since they were added, and sessions proven since they began', async () => {
  await using old = await oldDatabase('0017-addresses')
  const { database } = old
  await sql`
    with person as (
      insert into users (username, first_name, last_name, address, city, identification_id, language, referral_code, created_at)
      values ('ada', '', '', '', '', 'AB123456', 'en', 'ada', now())
      returning id
    ), email as (
      insert into emails (user_id, address, is_registration, is_confirmed, is_primary, created_at)
      select id, address, false, is_confirmed, is_confirmed, '2026-01-02T03:04:05Z'
      from person, (values ('ada@example.org', true), ('new@example.org', false)) as given (address, is_confirmed)
    )
    insert into sessions (user_id, created_at) select id, '2026-02-03T04:05:06Z' from person
  `.execute(database)

  await old.migrate()

  const emails = await sql`select address, confirmed_at as since from emails order by address`.execute(database)
  expect(emails.rows).toEqual([
    { address: 'ada@example.org', since: new Date('2026-01-02T03:04:05Z') },
    { address: 'new@example.org', since: null },
  ])
  const sessions = await sql`select proven_at as since from sessions`.execute(database)
  expect(sessions.rows).toEqual([{ since: new Date('2026-02-03T04:05:06Z') }])
})
