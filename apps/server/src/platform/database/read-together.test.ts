import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { emptyDatabase } from '../../testing/fresh-database.ts'
import { columnsOf, equalTo, joined, partAs, readTogether, rowsOf } from './read-together.ts'

/** Values of every type, under the name of an existing table. */
const samples = columnsOf('installation', ['id'], {
  amount: joined<bigint | null>('bigint'),
  at: joined<Date | null>('timestamptz'),
  day: joined<string | null>(),
  words: joined<string | null>(),
  list: joined<readonly string[]>(),
  nested: joined<{ readonly a: readonly (number | string)[] } | null>(),
  is_set: joined<boolean | null>(),
})

const keepable = fc.string({ unit: 'grapheme' }).filter(text => !text.includes('\0') && text.isWellFormed())
const date = fc.date({ min: new Date('0100-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
const sample = fc.record({
  amount: fc.option(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n })),
  at: fc.option(date),
  day: fc.option(date.map(each => each.toISOString().slice(0, 10))),
  words: fc.option(keepable),
  list: fc.array(keepable, { maxLength: 3 }),
  nested: fc.option(fc.record({ a: fc.array(fc.oneof(fc.integer(), keepable), { maxLength: 3 }) })),
  is_set: fc.option(fc.boolean()),
})

test('what is read together is what is read alone, whatever it is and wherever the server stands', async () => {
  await using empty = await emptyDatabase()
  const { database } = empty
  await sql`create table installation (id int, amount bigint, at timestamptz, day date, words text, list text[],
    nested jsonb, is_set boolean)`.execute(database)
  await fc.assert(
    fc.asyncProperty(
      fc.array(sample, { maxLength: 5 }),
      fc.constantFrom('UTC', 'Asia/Kolkata', 'Europe/Vienna'),
      async (given, zone) => {
        await database.connection().execute(async connection => {
          await sql`select set_config('timezone', ${zone}, false)`.execute(connection)
          await sql`truncate installation`.execute(connection)
          for (const [id, { amount, at, day, words, list, nested, is_set }] of given.entries()) {
            await sql`insert into installation values (${id}, ${amount}, ${at}, ${day}, ${words}, ${list},
              ${nested && JSON.stringify(nested)}, ${is_set})`.execute(connection)
          }
          const { all, none, first, count } = await readTogether(connection, {
            all: rowsOf(samples, { where: sql`true`, orderBy: 'id' }),
            none: rowsOf(samples, { where: sql`words = words || '.'` }),
            first: partAs(rowsOf(samples, { where: sql`id::text ${equalTo('0')}` }), ([row]) => row?.id),
            count: { sql: sql`(select count(*) from installation)`, decode: (found: string) => Number(found) },
          })
          expect(all).toEqual(given.map((each, id) => ({ id, ...each })))
          const alone = await sql`select * from installation order by id`.execute(connection)
          expect(all).toEqual(alone.rows)
          expect({ none, first, count }).toEqual({
            none: [],
            first: given.length > 0 ? 0 : undefined,
            count: given.length,
          })
        })
      },
    ),
    { numRuns: 60 },
  )
})
