import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { oldDatabase } from '../../../testing/old-database.ts'

test('each payment of before gets an id to give away, which is nobody else’s and not its own', async () => {
  await using old = await oldDatabase('0005-acts')
  const { database } = old
  await sql`
    with person as (
      insert into users (username, first_name, last_name, address, city, identification_id, language, referral_code, created_at)
      values ('ada', 'Ada', 'Lovelace', '', '', 'AB123456', 'en', 'code', now())
      returning id
    ), claim as (
      insert into claims (plaintiff_id, status, currency, location, jurisdiction, created_at, updated_at)
      select id, 'DISPUTED', 'EUR', '', '', now(), now() from person
      returning id, plaintiff_id
    )
    insert into payments
      (claim_id, purpose, payer, opened_by, fee_cents, currency, lamports, recipient, reference, memo, status, opened_at)
    select id, purpose, 'Plaintiff', plaintiff_id, 1000, 'EUR', 1, 'recipient', purpose, 'memo', 'paid', now()
    from claim, unnest(array['submission', 'dispute', 'concession']) as purpose
  `.execute(database)

  await old.migrate()

  const { rows } = await sql<{ id: string; public_id: string }>`select id, public_id from payments`.execute(database)
  expect(new Set(rows.flatMap(row => [row.id, row.public_id])).size).toBe(6)
})
