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
  ['a rare word', 'hohenstedt', 2, 330, 420],
  ['a word that nothing has', 'xylophon', 3, 10, 35],
  ['a rare name and a common one', 'anna hohenstedt', 2, 20, 55],
  ['a claim type', 'slander', 2, 1_000, 560],
  ['a common word', 'germany', 3, 2_850, 500],
  ['a common name', 'müller', 2, 2_550, 1_090],
  ['two common letters', 'an', 3, 5_250, 920],
  ['two rare letters', 'zq', 3, 10, 25],
])(
  'a search reads what it finds with two statements, and with a third the newest of many or names like it: %s',
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
