import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { oldDatabase } from '../../../testing/old-database.ts'

test('a dispute that waited for its payment is its writer’s, one that was paid stays, and notice periods go on', async () => {
  await using old = await oldDatabase('0004-deadlines')
  const { database } = old
  await sql`
    with person as (
      insert into users (username, first_name, last_name, address, city, identification_id, language, referral_code, created_at)
      select name, name, '', '', '', 'AB123456', 'en', name, now() from unnest(array['ada', 'eve']) as name
      returning id, username
    ), claim as (
      insert into claims
        (plaintiff_id, status, currency, location, jurisdiction, created_at, updated_at, notice_period_ends_at,
          dispute_reason, dispute_explanation, disputed_at)
      select id, status, 'EUR', location, '', now(), now(), now() + ends, reason, explanation, disputed_at
      from person, (
        values
          ('waiting', 'PENDING_PUBLICATION', interval '3 days', 'Other', 'I have paid.', null::timestamptz),
          ('paid', 'DISPUTED', interval '3 days', 'Legal', 'Not so.', now()),
          ('over', 'DISPUTED', interval '-3 days', 'Legal', 'Not so.', now())
      ) as stated (location, status, ends, reason, explanation, disputed_at)
      where username = 'ada'
      returning id, location
    )
    insert into payments
      (claim_id, purpose, payer, opened_by, fee_cents, currency, lamports, recipient, reference, memo, status, opened_at)
    select claim.id, 'dispute', 'Defendant', person.id, 1000, 'EUR', 1, 'recipient', location, 'memo',
      case location when 'waiting' then 'open' else 'paid' end, timestamptz '2026-05-04 10:00Z'
    from claim, person
    where username = 'eve'
  `.execute(database)

  await old.migrate()

  const statements = sql`
    select location, username, reason, explanation, written_at as "writtenAt"
    from dispute_statements join claims on claims.id = claim_id join users on users.id = user_id
  `
  expect((await statements.execute(database)).rows).toEqual([
    {
      location: 'waiting',
      username: 'eve',
      reason: 'Other',
      explanation: 'I have paid.',
      writtenAt: new Date('2026-05-04T10:00Z'),
    },
  ])
  const claims = sql`
    select location, dispute_reason as reason, deadlines.event
    from claims left join deadlines on deadlines.claim_id = claims.id
    order by location
  `
  expect((await claims.execute(database)).rows).toEqual([
    { location: 'over', reason: 'Legal', event: null },
    { location: 'paid', reason: 'Legal', event: 'notice period over' },
    { location: 'waiting', reason: null, event: null },
  ])
})
