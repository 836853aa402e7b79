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
const growing = ['actions', 'claims', 'defendants', 'resolutions', 'users']

test.each([
  ['a rare word', 'hohenstedt', 650, 420],
  ['a word that nothing has', 'xylophon', 10, 30],
  ['a rare name and a common one', 'anna hohenstedt', 400, 110],
  ['a claim type', 'slander', 1_300, 380],
  ['a common word', 'germany', 3_700, 360],
  ['a common name', 'müller', 2_500, 900],
  ['two common letters', 'an', 7_000, 2_400],
  ['two rare letters', 'zq', 10, 25],
])(
  'a search reads what it finds with two statements, and no table from end to end: %s',
  async (_, term, mostRows, mostBuffers) => {
    const { url, now } = filled
    const measured = await measureStatements(url, database =>
      search({ database, clock: { now: () => now } } as Context, { term }),
    )
    expect(measured.length).toBeLessThanOrEqual(2)
    expect(measured.flatMap(({ scanned }) => scanned).filter(table => growing.includes(table))).toEqual([])
    expect(measured.reduce((sum, { rows }) => sum + rows, 0)).toBeLessThanOrEqual(mostRows)
    expect(measured.reduce((sum, { buffers }) => sum + buffers, 0)).toBeLessThanOrEqual(mostBuffers)
  },
)
