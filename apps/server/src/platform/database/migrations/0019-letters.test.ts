import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { oldDatabase } from '../../../testing/old-database.ts'

test('claims whose notice period runs get the reminders that are still to come', async () => {
  await using old = await oldDatabase('0017-addresses')
  const { database } = old
  await sql`
    with person as (
      insert into users (username, first_name, last_name, address, city, identification_id, language, referral_code, created_at)
      values ('ada', 'Ada', '', '', '', 'AB123456', 'en', 'ada', now()) returning id
    ), claim as (
      insert into claims (plaintiff_id, status, currency, location, jurisdiction, created_at, updated_at, notice_period_ends_at)
      select person.id, status, 'EUR', name, '', now(), now(), now() + ends from person, (
        values
          ('new', 'PENDING_PUBLICATION', interval '360 hours'),
          ('old', 'PENDING_PUBLICATION', interval '48 hours'),
          ('short', 'PENDING_PUBLICATION', interval '12 hours'),
          ('answered', 'DISPUTED', interval '360 hours')
      ) as places (name, status, ends)
      returning id, location
    )
    insert into actions (claim_id, type, created_at)
    select id, 'CLAIM_PAID', now() - case location when 'old' then interval '312 hours' else interval '0' end from claim
  `.execute(database)

  await old.migrate()

  const { rows } = await sql`
    select location, event, round(extract(epoch from notice_period_ends_at - due_at) / 3600)::int as "hoursLeft"
    from deadlines join claims on claims.id = claim_id order by location, due_at
  `.execute(database)
  expect(rows).toEqual([
    { location: 'new', event: 'first reminder', hoursLeft: 180 },
    { location: 'new', event: 'second reminder', hoursLeft: 72 },
    { location: 'new', event: 'last reminder', hoursLeft: 24 },
    { location: 'old', event: 'last reminder', hoursLeft: 24 },
  ])
})
