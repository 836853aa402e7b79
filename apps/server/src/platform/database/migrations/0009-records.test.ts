import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { oldDatabase } from '../../../testing/old-database.ts'

test('what claims named before is merged: companies of filed claims by the rule, people by a confirmed address', async () => {
  await using old = await oldDatabase('0007-offers')
  const { database } = old
  await sql`
    with person as (
      insert into users (username, first_name, last_name, address, city, identification_id, language, referral_code, created_at)
      values ('ada', 'Ada', 'Lovelace', '', '', 'AB123456', 'en', 'code', now())
      returning id
    ), email as (
      insert into emails (user_id, address, is_registration, is_confirmed, is_primary, created_at)
      select id, 'ada@example.org', true, true, true, now() from person
    ), claim as (
      insert into claims
        (plaintiff_id, status, currency, location, jurisdiction, created_at, updated_at, notice_period_ends_at)
      select id, status, 'EUR', '', '', now(), now(), now() - interval '1 day'
      from person, unnest(array['PUBLISHED', 'DISPUTED', 'PENDING_PUBLICATION', 'PENDING']) as status
      returning id, status
    ), stated (status, type, email, country, tax_id, legal_name, website, first_name) as (
      values
        ('PUBLISHED', 'Company', 'a@example.org', 'DE', '276341905', 'Roof GmbH', '', null),
        ('PUBLISHED', 'Company', 'b@example.org', 'DE', '', 'Wall GmbH', 'https://wall.example', null),
        ('DISPUTED', 'Company', 'c@example.org', 'DE', 'DE276341905', 'Roofs', '', null),
        ('PENDING_PUBLICATION', 'Company', 'd@example.org', 'DE', '276341905', 'Wall', 'https://wall.example', null),
        ('PENDING', 'Company', 'e@example.org', 'DE', '276341905', 'Roof', '', null),
        ('PUBLISHED', 'Individual', 'ada@example.org', null, null, null, '', 'Ada'),
        ('PUBLISHED', 'Individual', 'eve@example.org', null, null, null, '', 'Eve')
    )
    insert into defendants
      (claim_id, type, email, country, tax_id, legal_name, website, first_name, last_name, cell_phone, social_links, wallets, created_at)
    select claim.id, type, email, country, tax_id, legal_name, website, first_name, first_name, '', '[]', '[]', now()
    from stated join claim using (status) order by email
  `.execute(database)

  await old.migrate()

  const { rows } = await sql<{ email: string; record: string | null; record_keys: string[] }>`
    select defendants.email, coalesce(first.email, users.username) as record, defendants.record_keys
    from defendants
    left join defendants as first on first.id = defendants.record_id
    left join users on users.id = defendants.record_id
    order by defendants.email
  `.execute(database)
  expect(Object.fromEntries(rows.map(row => [row.email, row.record]))).toEqual({
    'a@example.org': 'a@example.org',
    'b@example.org': 'b@example.org',
    'c@example.org': 'a@example.org',
    'd@example.org': 'a@example.org',
    'e@example.org': null,
    'ada@example.org': 'ada',
    'eve@example.org': null,
  })
  expect(rows.find(row => row.email === 'd@example.org')?.record_keys.toSorted()).toEqual([
    'name DE wall',
    'namedHost DE wall.example wall',
    'taxId DE 276341905',
  ])
})
