import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { oldDatabase } from '../../../testing/old-database.ts'

test('in a database whose locale knows no letters but the English ones, names of every script are found again', async () => {
  await using old = await oldDatabase('0026-account-events', { locale: 'C' })
  const { database } = old
  await sql`
    insert into users (username, first_name, last_name, address, city, identification_id, language, referral_code, created_at)
    values ('ivan', 'Иван', 'ПЕТРОВ', '', '', 'AB123456', 'en', 'ivan', now())
  `.execute(database)
  const find = () =>
    database.transaction().execute(async transaction => {
      await sql`set local enable_seqscan = off`.execute(transaction)
      const { rows } = await sql`
        select username from users where searchable(users.first_name || ' ' || users.last_name) like '%' || searchable('Петров') || '%'
      `.execute(transaction)
      return rows
    })
  expect(await find()).toEqual([])

  await old.migrate()

  expect(await find()).toEqual([{ username: 'ivan' }])
})
