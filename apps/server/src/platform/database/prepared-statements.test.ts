import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { emptyDatabase } from '../../testing/fresh-database.ts'
import { type Connection, inTransaction, openDatabase } from './database.ts'
import { prepared } from './prepared-statements.ts'

const ask = (connection: Connection, value: number) =>
  sql<{ value: number }>`select * from kept where value = ${value} ${prepared}`.execute(connection)

const preparedOn = async (connection: Connection): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_prepared_statements where name like 'redress%'
  `.execute(connection)
  return rows[0]?.count ?? Number.NaN
}

async function keptTable() {
  const empty = await emptyDatabase()
  await sql`create table kept as select value from generate_series(1, 3) as value`.execute(empty.database)
  return empty
}

test('a statement that says so is kept prepared, once however often it is sent, and no other is', async () => {
  await using empty = await keptTable()
  await empty.database.connection().execute(async connection => {
    await sql`select value from kept where value = ${1}`.execute(connection)
    expect(await preparedOn(connection)).toBe(0)
    for (const value of [1, 2, 3]) expect((await ask(connection, value)).rows).toEqual([{ value }])
    expect(await preparedOn(connection)).toBe(1)
  })
})

test('in a transaction it is kept as well', async () => {
  await using empty = await keptTable()
  await inTransaction(empty.database, async transaction => {
    for (const value of [1, 2]) expect((await ask(transaction, value)).rows).toEqual([{ value }])
    expect(await preparedOn(transaction)).toBe(1)
  })
})

const pooler = 'a pooler puts a connection in its place that does not have it'

const losses = {
  'a migration changes what it answers': sql`alter table kept alter column value type bigint`,
  'a migration adds a column': sql`alter table kept add column other text`,
  [pooler]: sql`deallocate all`,
} as const

test.each(Object.entries(losses))('a statement that is lost is sent again: %s', async (_, loss) => {
  await using empty = await keptTable()
  await empty.database.connection().execute(async connection => {
    await ask(connection, 1)
    await loss.execute(connection)
    expect((await ask(connection, 3)).rows).toMatchObject([{ value: expect.anything() }])
    expect((await ask(connection, 2)).rows).toHaveLength(1)
  })
  // The connection that lost the statement was closed.
  await empty.database.connection().execute(async connection => {
    await ask(connection, 1)
    expect(await preparedOn(connection)).toBe(1)
  })
})

test.each(Object.entries(losses))('a transaction that loses one is begun anew, once: %s', async (_, loss) => {
  await using empty = await keptTable()
  const { database } = empty
  await sql`create table written (value integer)`.execute(database)
  // Both connections prepare it, so a retry on either would lose it too.
  await database.connection().execute(one =>
    database.connection().execute(async other => {
      for (const connection of [one, other]) await ask(connection, 1)
      await loss.execute(one)
      if (loss === losses[pooler]) await loss.execute(other)
    }),
  )
  let begun = 0
  await inTransaction(database, async transaction => {
    begun++
    await sql`insert into written values (1)`.execute(transaction)
    // A nested transaction, as in many acts.
    expect((await inTransaction(transaction, part => ask(part, 3))).rows).toHaveLength(1)
  })
  expect(begun).toBe(2)
  expect((await sql`select * from written`.execute(database)).rows).toHaveLength(1)
})

test('one that a pooler has kept already under the same name is sent again', async () => {
  await using empty = await keptTable()
  await empty.database.connection().execute(async connection => {
    const { rows } = await sql<{ name: string }>`select name from pg_prepared_statements`.execute(connection)
    expect(rows).toEqual([])
    await ask(connection, 1)
    const [kept] = (await sql<{ name: string }>`select name from pg_prepared_statements`.execute(connection)).rows
    await empty.database.connection().execute(async other => {
      await sql`prepare ${sql.id(kept?.name ?? '')} as select 1`.execute(other)
      expect((await ask(other, 2)).rows).toEqual([{ value: 2 }])
    })
  })
})

test('what fails for another reason fails, and is not sent again', async () => {
  await using empty = await keptTable()
  const statements: string[] = []
  const database = openDatabase(empty.url, { onError: () => undefined, onStatement: text => statements.push(text) })
  await expect(sql`select missing from kept ${prepared}`.execute(database)).rejects.toThrow('missing')
  expect(statements).toHaveLength(1)
  await database.destroy()
})

test('where a pooler cannot keep them, none is', async () => {
  await using empty = await keptTable()
  const database = openDatabase(empty.url, { onError: () => undefined, arePrepared: false })
  await database.connection().execute(async connection => {
    expect((await ask(connection, 2)).rows).toEqual([{ value: 2 }])
    expect(await preparedOn(connection)).toBe(0)
  })
  await database.destroy()
})
