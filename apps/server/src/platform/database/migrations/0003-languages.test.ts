import type { NotificationFacts } from '@redress/domain/claim/notifications.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { renderNotification } from '../../../notifications/render-notification.ts'
import { oldDatabase } from '../../../testing/old-database.ts'

test('what was told in English before is told in every language, from the claim and its offers', async () => {
  await using old = await oldDatabase('0002-google-sign-ins')
  const { database } = old
  await sql`
    with plaintiff as (
      insert into users (username, first_name, last_name, address, city, identification_id, referral_code, created_at)
      values ('ada', 'Ada', 'Lovelace', '', '', 'AB123456', 'code', now())
      returning id
    ), claim as (
      insert into claims (plaintiff_id, status, type, value_cents, currency, location, jurisdiction, created_at, updated_at)
      select id, 'DISPUTED', 'Slander', 400000, 'EUR', '', '', now(), now() from plaintiff
      returning id, plaintiff_id
    ), defendant as (
      insert into defendants (claim_id, type, email, cell_phone, legal_name, website, social_links, wallets, created_at)
      select id, 'Company', 'office@example.org', '', 'Roof Ltd', '', '[]', '[]', now() from claim
    ), resolution as (
      insert into resolutions
        (claim_id, value_cents, winning_party, cost_owner, proposed_by, platform_fee_cents, status, created_at)
      select id, 300050, 'Plaintiff', 'Defendant', 'Defendant', 20000, 'PROPOSED', now() from claim
      returning id
    )
    insert into notifications (user_id, type, to_party, claim_id, resolution_id, subject, content, created_at)
    select plaintiff_id, 'RESOLUTION_PROPOSED', 'Plaintiff', claim.id, resolution.id, 'A resolution', 'English', now()
    from claim, resolution
    union all
    select plaintiff_id, 'CLAIM_CREATED', 'Defendant', claim.id, null,
      'The value of a claim against you was changed', 'English', now()
    from claim
  `.execute(database)

  await old.migrate()

  const { rows } = await sql<{ facts: NotificationFacts; to_party: Party }>`
    select facts, to_party from notifications order by type
  `.execute(database)
  expect(rows.map(row => renderNotification(row, 'de').content)).toEqual([
    'Ada Lovelace hat den Betrag der Forderung gegen Sie (Verleumdung) auf 4.000,00\u00a0EUR geändert.',
    'Die Gegenseite hat zu Ihrer Forderung gegen Roof Ltd (Verleumdung) eine Einigung vorgeschlagen. Sie würden 3.000,50\u00a0EUR erhalten. Roof Ltd trägt die Gebühr von 200,00\u00a0EUR. Sie können sie annehmen, oder ablehnen und eine andere vorschlagen.',
  ])
  expect((await sql`select language from users`.execute(database)).rows).toEqual([{ language: 'en' }])
})
