import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { oldDatabase } from '../../../testing/old-database.ts'

test('notice periods that run become deadlines, those of other statuses do not', async () => {
  await using old = await oldDatabase('0003-languages')
  const { database } = old
  await sql`
    with plaintiff as (
      insert into users (username, first_name, last_name, address, city, identification_id, language, referral_code, created_at)
      values ('ada', 'Ada', 'Lovelace', '', '', 'AB123456', 'en', 'code', now())
      returning id
    )
    insert into claims
      (plaintiff_id, status, currency, location, jurisdiction, created_at, updated_at, notice_period_ends_at)
    select id, status, 'EUR', location, '', now(), now(), ends
    from plaintiff, (
      values
        ('runs', 'PENDING_PUBLICATION', timestamptz '2036-05-04 10:00Z'),
        ('is over, and nobody has looked', 'PENDING_PUBLICATION', timestamptz '2026-01-04 10:00Z'),
        ('was', 'PUBLISHED', timestamptz '2026-01-04 10:00Z'),
        ('never began', 'WAITING_FOR_PAYMENT', null)
    ) as stated (location, status, ends)
  `.execute(database)

  await old.migrate()

  const deadlines = sql`
    select location, event, due_at as "dueAt" from deadlines join claims on claims.id = claim_id order by location
  `
  expect((await deadlines.execute(database)).rows).toEqual([
    {
      location: 'is over, and nobody has looked',
      event: 'notice period over',
      dueAt: new Date('2026-01-04T10:00:00Z'),
    },
    { location: 'runs', event: 'notice period over', dueAt: new Date('2036-05-04T10:00:00Z') },
  ])
})
