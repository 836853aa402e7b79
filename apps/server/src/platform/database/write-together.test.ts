import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { emptyDatabase, type FreshDatabase } from '../../testing/fresh-database.ts'
import { theUser, writeTogether } from './write-together.ts'

let empty: FreshDatabase
beforeAll(async () => {
  empty = await emptyDatabase()
  await sql`create table one (id uuid primary key)`.execute(empty.database)
  await sql`create table other (id uuid references one)`.execute(empty.database)
})
afterAll(() => empty[Symbol.asyncDispose]())
beforeEach(async () => {
  await sql`truncate one, other`.execute(empty.database)
})

const id = '01234567-89ab-4cde-8f01-23456789abcd'
const writes = {
  referring: sql`insert into other (id) select id from person`,
  referred: sql`insert into one (id) select id from person`,
}

const written = async () => {
  const { rows } = await sql`select (select array_agg(id) from one) as one, (select array_agg(id) from other) as other
    `.execute(empty.database)
  return rows[0]
}

test('all is written for the user, whichever refers to which', async () => {
  await writeTogether(empty.database, theUser(id), writes)
  expect(await written()).toEqual({ one: [id], other: [id] })
})

test('nothing is written for nobody', async () => {
  await writeTogether(empty.database, sql`select ${id}::uuid as id where false`, writes)
  expect(await written()).toEqual({ one: null, other: null })
})

test('nothing is written where one of them fails', async () => {
  const failing = { ...writes, failing: sql`insert into one (id) select null from person` }
  await expect(writeTogether(empty.database, theUser(id), failing)).rejects.toThrow('null value')
  expect(await written()).toEqual({ one: null, other: null })
})
