import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Context } from '../../adapters/context.ts'
import { type FilledDatabase, filledDatabase } from '../../testing/many-claims/filled-database.ts'
import { measureStatements } from '../../testing/many-claims/measured-statements.ts'
import { search } from './search.ts'

const claims = 6_000

let filled: FilledDatabase
beforeAll(async () => {
  filled = await filledDatabase(claims)
})
afterAll(() => filled[Symbol.asyncDispose]())

/** The tables that grow with the claims. */
const growing = ['actions', 'claim_search', 'claims', 'defendants', 'resolutions', 'users']

test.each([
  ['a rare word', 'hohenstedt', 2_500],
  ['a word that nothing has', 'xylophon', 0],
  ['a rare name and a common one', 'anna hohenstedt', 1_000],
  ['a claim type', 'slander', 8_000],
  ['a common word', 'germany', 12_000],
])('a search reads what it finds, and no table from end to end: %s', async (_, term, most) => {
  const { url, now } = filled
  const measured = await measureStatements(url, database =>
    search({ database, clock: { now: () => now } } as Context, { term }),
  )
  expect(measured.flatMap(({ scanned }) => scanned).filter(table => growing.includes(table))).toEqual([])
  expect(measured.reduce((sum, { rows }) => sum + rows, 0)).toBeLessThanOrEqual(most)
})
