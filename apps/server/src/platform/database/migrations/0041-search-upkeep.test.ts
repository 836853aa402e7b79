import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { oldDatabase } from '../../../testing/old-database.ts'
import { openDatabase } from '../database.ts'
import { migrate } from '../migrate.ts'

const jit = async (url: string): Promise<string | undefined> => {
  const database = openDatabase(url, { onError: () => undefined })
  const { rows } = await sql<{ jit: string }>`show jit`.execute(database)
  await database.destroy()
  return rows[0]?.jit
}

test('whoever owns the database has its searches left uncompiled, there alone', async () => {
  await using own = await oldDatabase()
  await using other = await oldDatabase()
  const owner = `owner_${randomUUID().replaceAll('-', '')}`
  await sql`create role ${sql.id(owner)} login password 'secret'`.execute(own.database)
  await sql`alter database ${sql.id(new URL(own.url).pathname.slice(1))} owner to ${sql.id(owner)}`.execute(
    own.database,
  )
  const as = (url: string) => Object.assign(new URL(url), { username: owner, password: 'secret' }).href
  expect(await jit(as(own.url))).toBe('on')
  await migrate(as(own.url))
  expect([await jit(as(own.url)), await jit(own.url), await jit(as(other.url))]).toEqual(['off', 'on', 'on'])
})
