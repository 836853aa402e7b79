import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Connection } from '../../platform/database/database.ts'
import { unlikeWhatIsStated } from '../../testing/kept-rows.ts'
import { type FilledDatabase, filledDatabase } from '../../testing/many-claims/filled-database.ts'
import { waitingForLocks } from '../../testing/waiting-for-locks.ts'
import { sweepSearchWords } from './search-words-repository.ts'

let filled: FilledDatabase
beforeAll(async () => {
  filled = await filledDatabase(600)
})
afterAll(() => filled[Symbol.asyncDispose]())

const list = (...words: string[]) =>
  sql`insert into search_words select unnest(${words}::text[])`.execute(filled.database)

async function listed(): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`select word from search_words order by word`.execute(filled.database)
  return rows.map(({ word }) => word)
}

/** Calls those whom one of the public claims names by a word. */
const rename = (connection: Connection, place: number, word: string) =>
  sql`
    update defendants set legal_name = ${word}, first_name = null, last_name = null, type = 'Company'
    where claim_id = (select claim_id from claim_search order by claim_id offset ${place} limit 1)
  `.execute(connection)

test('words that no public text says any more are taken away, what two have listed stands once, and all others stay', async () => {
  await rename(filled.database, 0, 'Einmalig')
  await sweepSearchWords(filled)
  const before = await listed()
  expect(before).toContain('einmalig')
  // More than are looked at together.
  await list(...Array.from({ length: 2_500 }, (_, place) => `aaaa${place}`), ...before.slice(0, 3))
  await sweepSearchWords(filled)
  expect(await listed()).toEqual(before)
  await rename(filled.database, 0, 'Andersartig')
  await sweepSearchWords(filled)
  expect(await listed()).toEqual([...before.filter(word => word !== 'einmalig'), 'andersartig'].sort())
  expect(await unlikeWhatIsStated(filled.database)).toEqual([])
})

test.each([
  ['is cut', `${'Vielwort '.repeat(72)}abgeschnitten`, 'ab'],
  ['is too long for the list', 'lang'.repeat(40), '…'],
])('a word that %s is found by what stands for it', async (_, name, word) => {
  await rename(filled.database, 3, name)
  expect(await listed()).toContain(word)
  expect(await unlikeWhatIsStated(filled.database)).toEqual([])
})

test('a word that is said again while it is taken away is listed in the end, whoever comes first', async () => {
  await list('erstens', 'zweitens')
  const { database } = filled
  const others: Promise<unknown>[] = []
  const untilWaiting = (count: number) => expect.poll(() => waitingForLocks(database), { interval: 2 }).toBe(count)
  await database.transaction().execute(async transaction => {
    await rename(transaction, 1, 'Erstens')
    others.push(sweepSearchWords(filled))
    await untilWaiting(1)
    others.push(rename(database, 2, 'Zweitens'))
    await untilWaiting(2)
  })
  await Promise.all(others)
  expect(await listed()).toEqual(expect.arrayContaining(['erstens', 'zweitens']))
  expect(await unlikeWhatIsStated(database)).toEqual([])
})
