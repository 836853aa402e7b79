import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findAccountsBy } from '../../accounts/suspensions/found-account-repository.ts'
import { type FilledDatabase, filledDatabase } from '../../testing/many-claims/filled-database.ts'
import { measureStatements } from '../../testing/many-claims/measured-statements.ts'
import { findRecordsBy } from '../defendants/found-record-repository.ts'
import { findPartiesOfNumber } from '../repositories/shared-claims-repository.ts'

let filled: FilledDatabase
beforeAll(async () => {
  filled = await filledDatabase(6_000)
  // A table of some hundred rows is scanned whatever its indexes: the test looks at whether one serves.
  await sql`do $$ begin execute format('alter database %I set enable_seqscan = off', current_database()); end $$`.execute(
    filled.database,
  )
})
afterAll(() => filled[Symbol.asyncDispose]())

test.each(['hohenstedt', 'xylophon', 'nobody@nowhere.example', '3f2a90b1'])(
  'staff search reads by indexes what it finds: %s',
  async term => {
    const { url, now } = filled
    const measured = await measureStatements(url, async database => {
      await findAccountsBy(database, { term, others: [], atMost: 21 })
      await findRecordsBy(database, { term, now, atMost: 21 })
      await findPartiesOfNumber(database, '3f2a90b1')
    })
    expect(measured).toHaveLength(3)
    expect(measured.flatMap(({ scanned }) => scanned)).toEqual([])
    expect(measured.reduce((sum, { rows }) => sum + rows, 0)).toBeLessThanOrEqual(1_000)
  },
)
