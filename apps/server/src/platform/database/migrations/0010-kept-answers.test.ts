import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { oldDatabase } from '../../../testing/old-database.ts'

test('kept answers stay as they were sent, of long ones the id, and none of a request that never ended', async () => {
  await using old = await oldDatabase('0009-records')
  const { database } = old
  const long = 'x'.repeat(20_000)
  const answers: Record<string, string | null> = {
    short: '{"data": {"id": "4"}}',
    long: JSON.stringify({ data: { id: '5', synopsis: long } }),
    'long without an id': JSON.stringify({ data: [long] }),
    'without a body': null,
  }
  for (const [key, response] of [...Object.entries(answers), ['never ended', null]]) {
    await sql`
      insert into idempotency_keys (scope, key, request_hash, status, response, created_at)
      values ('scope', ${key}, 'hash', ${key === 'never ended' ? null : 200}, ${response}, now())
    `.execute(database)
  }

  await old.migrate()

  const { rows } = await sql<{ key: string; response: string }>`
    select key, response from idempotency_keys
  `.execute(database)
  expect(Object.fromEntries(rows.map(({ key, response }) => [key, JSON.parse(response)]))).toEqual({
    short: { data: { id: '4' } },
    long: { data: { id: '5' } },
    'long without an id': { data: {} },
    'without a body': { data: null },
  })
})
