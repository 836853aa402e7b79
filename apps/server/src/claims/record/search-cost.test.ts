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
  ['a rare word', 'hohenstedt', 2, 400, 450],
  ['a word that nothing has', 'xylophon', 3, 10, 35],
  ['a rare name and a common one', 'anna hohenstedt', 2, 20, 65],
  ['a claim type', 'slander', 2, 7_500, 480],
  ['a common word', 'germany', 2, 13_000, 560],
  ['a common name', 'müller', 2, 25_000, 1_400],
  ['two common letters', 'an', 2, 19_000, 1_200],
  ['two rare letters', 'zq', 3, 10, 25],
])(
  'a search reads what it finds with two statements, and looks for names like it with a third: %s',
  async (_, term, mostStatements, mostRows, mostBuffers) => {
    const { url, now } = filled
    const measured = await measureStatements(url, database =>
      search({ database, clock: { now: () => now } } as Context, { term }),
    )
    expect(measured.length).toBeLessThanOrEqual(mostStatements)
    expect(measured.flatMap(({ scanned }) => scanned).filter(table => growing.includes(table))).toEqual([])
    expect(measured.reduce((sum, { rows }) => sum + rows, 0)).toBeLessThanOrEqual(mostRows)
    expect(measured.reduce((sum, { buffers }) => sum + buffers, 0)).toBeLessThanOrEqual(mostBuffers)
  },
)
