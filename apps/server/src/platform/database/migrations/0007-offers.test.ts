import type { NotificationFacts } from '@redress/domain/claim/notifications.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { renderNotification } from '../../../notifications/render-notification.ts'
import { oldDatabase } from '../../../testing/old-database.ts'

test('an offer of before says who decided it, and its notifications tell each reader its terms', async () => {
  await using old = await oldDatabase('0006-payment-links')
  const { database } = old
  await sql`
    with person as (
      insert into users (username, first_name, last_name, address, city, identification_id, language, referral_code, created_at)
      select name, name, '', '', '', 'AB123456', 'en', name, now() from unnest(array['ada', 'dora', 'eve']) as name
      returning id, username
    ), claim as (
      insert into claims
        (plaintiff_id, status, type, value_cents, currency, location, jurisdiction, created_at, updated_at)
      select id, 'RESOLUTION_ACCEPTED', 'Slander', 400000, 'EUR', '', '', now(), now() from person where username = 'ada'
      returning id
    ), resolution as (
      insert into resolutions
        (claim_id, value_cents, winning_party, cost_owner, proposed_by, platform_fee_cents, status, created_at)
      select id, 300050, 'Plaintiff', 'Defendant', 'Plaintiff', 20000, 'ACCEPTED', now() from claim
      returning id, claim_id
    ), action as (
      insert into actions (claim_id, type, party, user_id, resolution_id, created_at)
      select claim_id, 'RESOLUTION_ACCEPTED', 'Defendant', person.id, resolution.id, now()
      from resolution, person where username = 'dora'
    )
    insert into notifications (user_id, type, to_party, claim_id, resolution_id, facts, created_at)
    select person.id, type, to_party, claim_id, case when type = 'CLAIM_DISPUTED' then null else resolution.id end,
      jsonb_build_object(
        'topic', type, 'claimType', 'Slander', 'plaintiff', 'Ada', 'defendants', '["Dora", "Eve"]'::jsonb,
        'value', 3000.5, 'currency', 'EUR', 'by', null
      ), now()
    from resolution, person join (
      values
        ('ada', 'Plaintiff', 'RESOLUTION_ACCEPTED'), ('dora', 'Defendant', 'RESOLUTION_ACCEPTED'),
        ('eve', 'Defendant', 'RESOLUTION_ACCEPTED'), ('ada', 'Plaintiff', 'CLAIM_DISPUTED')
    ) as told (name, to_party, type) on name = username
  `.execute(database)

  await old.migrate()

  const decided = sql`select username from resolutions join users on users.id = decided_by_user`
  expect((await decided.execute(database)).rows).toEqual([{ username: 'dora' }])
  const { rows } = await sql<{ username: string; facts: NotificationFacts; to_party: Party }>`
    select username, facts, to_party from notifications join users on users.id = user_id
    order by username, notifications.type desc
  `.execute(database)
  const offer = { stage: 'agreed', winningParty: 'Plaintiff', costOwner: 'Defendant', platformFee: 200 }
  expect(rows.map(({ username, facts }) => [username, facts.offer])).toEqual([
    ['ada', expect.objectContaining({ ...offer, isReaders: true })],
    ['ada', null],
    ['dora', expect.objectContaining({ ...offer, isReaders: true })],
    ['eve', expect.objectContaining({ ...offer, isReaders: false })],
  ])
  for (const row of rows) expect(renderNotification(row, 'en').content).not.toMatch(/undefined|null|NaN/)
})
