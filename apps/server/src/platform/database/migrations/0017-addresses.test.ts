import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { oldDatabase } from '../../../testing/old-database.ts'

test('an address may wait in several accounts, and is confirmed in one, whichever it was before', async () => {
  await using old = await oldDatabase('0014-contests')
  const { database } = old
  await sql`
    with person as (
      insert into users (username, first_name, last_name, address, city, identification_id, language, referral_code, created_at)
      select name, name, '', '', '', 'AB123456', 'en', name, now() from unnest(array['ada', 'dora']) as name
      returning id, username
    )
    insert into emails (user_id, address, is_registration, is_confirmed, is_primary, created_at)
    select id, username || '@example.org', true, username = 'ada', true, now() from person
  `.execute(database)

  await old.migrate()

  const add = (username: string, address: string, isConfirmed = false) =>
    sql`
      insert into emails (user_id, address, is_registration, is_confirmed, is_primary, created_at)
      select id, ${address}, false, ${isConfirmed}, false, now() from users where username = ${username}
    `.execute(database)
  await add('dora', 'ada@example.org')
  await add('ada', 'dora@example.org')
  await expect(add('ada', 'dora@example.org')).rejects.toThrow('emails_user_id_address_key')
  await sql`update emails set is_confirmed = true where address = 'dora@example.org' and is_registration`.execute(
    database,
  )
  await expect(sql`update emails set is_confirmed = true`.execute(database)).rejects.toThrow('emails_confirmed_address')
})
