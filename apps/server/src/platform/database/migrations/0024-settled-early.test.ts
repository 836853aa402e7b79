import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { oldDatabase } from '../../../testing/old-database.ts'

test('what was settled early and is public stays public; where the notice period still runs, it stays private', async () => {
  await using old = await oldDatabase('0020-account-changes')
  const { database } = old
  await sql`
    with person as (
      insert into users (username, first_name, last_name, address, city, identification_id, language, referral_code, created_at)
      values ('ada', 'Ada', '', '', '', 'AB123456', 'en', 'ada', now()) returning id
    )
    insert into claims
      (plaintiff_id, status, currency, location, jurisdiction, created_at, updated_at, notice_period_ends_at, resolved_at)
    select person.id, status, 'EUR', name, '', now(), now(), now() + ends, now() + resolved from person, (
      values
        ('early, period over', 'RESOLVED_IN_FAVOUR_OF_PLANTIFF', interval '-1 day', interval '-2 days'),
        ('early, period runs', 'RESOLVED_IN_FAVOUR_OF_PLANTIFF', interval '1 day', interval '-2 days'),
        ('later', 'RESOLVED_IN_FAVOUR_OF_DEFENDANT', interval '-2 days', interval '-1 day'),
        ('open', 'PUBLISHED', interval '-2 days', null)
    ) as places (name, status, ends, resolved)
  `.execute(database)

  await old.migrate()

  const { rows } = await sql`
    select location, shown_at is not null as "isShown", shown_at is not distinct from notice_period_ends_at as "isSincePublication"
    from claims order by location
  `.execute(database)
  expect(rows).toEqual([
    { location: 'early, period over', isShown: true, isSincePublication: true },
    { location: 'early, period runs', isShown: false, isSincePublication: false },
    { location: 'later', isShown: false, isSincePublication: false },
    { location: 'open', isShown: false, isSincePublication: false },
  ])
})
