import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { oldDatabase } from '../../../testing/old-database.ts'

test('what an account was like before a change had no second factor', async () => {
  await using old = await oldDatabase('0026-account-events')
  const { database } = old
  await sql`
    with person as (
      insert into users (username, first_name, last_name, address, city, identification_id, language, referral_code, created_at)
      values ('ada', '', '', '', '', 'AB123456', 'en', 'ada', now())
      returning id
    )
    insert into account_changes (id, user_id, kind, address, before, undo_hash, happened_at)
    select gen_random_uuid(), id, 'wallets', '', '{"passwordHash": "hash", "emails": [], "wallets": []}', 'hash', now()
    from person
  `.execute(database)

  await old.migrate()

  const changes = await sql`select before from account_changes`.execute(database)
  expect(changes.rows).toEqual([{ before: { passwordHash: 'hash', emails: [], wallets: [], secondFactor: null } }])
  const users = await sql`select authenticator_secret, authenticator_step from users`.execute(database)
  expect(users.rows).toEqual([{ authenticator_secret: null, authenticator_step: null }])
})
