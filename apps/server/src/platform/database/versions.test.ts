import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { migratedDatabase } from '../../testing/fresh-database.ts'
import { measureStatements } from '../../testing/many-claims/measured-statements.ts'
import type { Connection } from './database.ts'
import { readVersions } from './versions.ts'

const note = 'insert into changes (subject_id, transaction) values ($1, pg_current_xact_id()::text::bigint)'

const versionIn = async (database: Connection, subject: string) =>
  (await readVersions(database, [subject])).get(subject)

const count = 4
/** Steps of each transaction. `begin` already gets its transaction id, which orders it before later ones. */
const steps = ['begin', 'note', 'end'] as const
const numbers = Array.from({ length: count }, (_, number) => number)
/** Interleaving of the transactions, one turn per step; and which of them are rolled back. */
const course = fc.record({
  turns: fc.shuffledSubarray(
    numbers.flatMap(number => steps.map(() => number)),
    { minLength: count * steps.length },
  ),
  isRolledBack: fc.array(fc.boolean(), { minLength: count, maxLength: count }),
})

test('no version is that of other changes, in whatever order transactions begin and end', async () => {
  await using filled = await migratedDatabase()
  const clients = numbers.map(() => new pg.Client(filled.url))
  for (const client of clients) await client.connect()
  try {
    await fc.assert(
      fc.asyncProperty(course, async ({ turns, isRolledBack }) => {
        const subject = randomUUID()
        const taken = numbers.map(() => 0)
        const committed: number[] = []
        const seen = new Map<string | undefined, string>()
        const act = {
          async begin(number: number) {
            await clients[number]?.query('begin')
            await clients[number]?.query(note, [randomUUID()])
          },
          note: (number: number) => clients[number]?.query(note, [subject]),
          async end(number: number) {
            await clients[number]?.query(isRolledBack[number] ? 'rollback' : 'commit')
            if (!isRolledBack[number]) committed.push(number)
          },
        }
        for (const number of turns) {
          const step = steps[taken[number] ?? 0]
          if (step) await act[step](number)
          taken[number] = (taken[number] ?? 0) + 1
          const version = await versionIn(filled.database, subject)
          const changes = committed.toSorted().join()
          expect(seen.get(version) ?? changes).toBe(changes)
          seen.set(version, changes)
        }
      }),
      { numRuns: 60 },
    )
  } finally {
    for (const client of clients) await client.end()
  }
})

test('however often something has changed, a version reads a few rows, and stays while nothing does', async () => {
  await using filled = await migratedDatabase()
  const subject = randomUUID()
  await sql`insert into changes (subject_id, transaction) select ${subject}, number from generate_series(-20000, -1) as number`.execute(
    filled.database,
  )
  const before = await versionIn(filled.database, subject)
  expect(await versionIn(filled.database, subject)).toBe(before)
  const measured = await measureStatements(filled.url, database => readVersions(database, [subject]))
  expect(measured).toHaveLength(1)
  for (const { rows, buffers } of measured) {
    expect(rows).toBeLessThan(5)
    expect(buffers).toBeLessThan(50)
  }
  await sql`insert into changes (subject_id, transaction) values (${subject}, 0)`.execute(filled.database)
  expect(await versionIn(filled.database, subject)).not.toBe(before)
})
