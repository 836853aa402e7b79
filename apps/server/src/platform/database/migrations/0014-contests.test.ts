import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { oldDatabase } from '../../../testing/old-database.ts'

test('places of before are contested by nobody, and confirmed where their holder has confirmed the address', async () => {
  await using old = await oldDatabase('0010-kept-answers')
  const { database } = old
  await sql`
    with person as (
      insert into users (username, first_name, last_name, address, city, identification_id, language, referral_code, created_at)
      select name, name, '', '', '', 'AB123456', 'en', name, now() from unnest(array['ada', 'dora', 'eve']) as name
      returning id, username
    ), email as (
      insert into emails (user_id, address, is_registration, is_confirmed, is_primary, created_at)
      select id, username || '@example.org', true, username <> 'eve', true, now() from person
    ), claim as (
      insert into claims (plaintiff_id, status, currency, location, jurisdiction, created_at, updated_at)
      select id, 'PUBLISHED', 'EUR', '', '', now(), now() from person where username = 'ada'
      returning id
    )
    insert into defendants
      (claim_id, type, email, first_name, last_name, website, cell_phone, social_links, wallets, user_id, taken_at, created_at)
    select claim.id, 'Individual', named || '@example.org', '', '', '', '', '[]', '[]',
      (select id from person where username = holder), case when holder is not null then now() end, now()
    from claim, (
      values ('dora', 'dora'), ('eve', 'eve'), ('office', 'dora'), ('nobody', null), ('ada', 'eve')
    ) as places (named, holder)
  `.execute(database)

  await old.migrate()

  const places = sql`
    select email, is_address_confirmed as "isConfirmed", contested_at as "contestedAt", redeem_code_generation as generation
    from defendants order by email
  `
  const untouched = { contestedAt: null, generation: 0 }
  expect((await places.execute(database)).rows).toEqual([
    { email: 'ada@example.org', isConfirmed: false, ...untouched },
    { email: 'dora@example.org', isConfirmed: true, ...untouched },
    { email: 'eve@example.org', isConfirmed: false, ...untouched },
    { email: 'nobody@example.org', isConfirmed: false, ...untouched },
    { email: 'office@example.org', isConfirmed: false, ...untouched },
  ])
})
