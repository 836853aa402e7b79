import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import type { Context } from '../apps/server/src/adapters/context.ts'
import { search } from '../apps/server/src/claims/record/search.ts'
import { type Connection, openDatabase } from '../apps/server/src/platform/database/database.ts'
import { drawsFrom } from '../apps/server/src/testing/many-claims/draws.ts'
import { writeMissingRecordRows } from '../apps/server/src/testing/many-claims/write-missing-record-rows.ts'
import { cpuOf } from './answers/cpu.ts'
import { percentile } from './percentile.ts'
import { drawName, wordsOfNames } from './search/realistic-names.ts'

// Cost of a search in a database filled by `bench:fill`, with names from a vocabulary of 70,000 words. 32 callers
// search without pauses, each for a term that has not been searched before.
const { positionals, values: options } = parseArgs({
  allowPositionals: true,
  options: { callers: { type: 'string', default: '32' }, searches: { type: 'string', default: '4000' } },
})
const [databaseUrl] = positionals
if (!databaseUrl) throw new Error('Usage: npm run bench:search -- [--callers 32] [--searches 4000] DATABASE_URL')

const now = new Date('2026-06-01T12:00:00Z')
const database = openDatabase(databaseUrl, { onError: () => undefined, statementLimit: 600_000 })
const draws = drawsFrom(20_260)

/** Renames all defendants, and rewrites their search rows. */
async function giveNames(connection: Connection): Promise<void> {
  const rows = await connection.selectFrom('defendants').select(['id', 'type']).orderBy('sequence').execute()
  const named = rows.map(({ id, type }) => ({ id, ...drawName(draws, type) }))
  await connection.transaction().execute(async transaction => {
    await sql`set local session_replication_role = replica`.execute(transaction)
    await sql`
      update defendants set legal_name = given.legal_name, first_name = given.first_name, last_name = given.last_name
      from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as given (id uuid, legal_name text, first_name text, last_name text)
      where defendants.id = given.id
    `.execute(transaction)
    await sql`truncate searched_claims, searched_defendants`.execute(transaction)
  })
  await writeMissingRecordRows({ database: connection })
  await sql`vacuum analyze`.execute(connection)
}

const isNamed = (
  await sql`select from defendants where legal_name like ${`% ${wordsOfNames.marker} %`} limit 1`.execute(database)
).rows.length
if (isNamed === 0) await giveNames(database)

const names = (
  await sql<{ word: string }>`
    select string_agg(word, ' ') as word from (
      select distinct word from searched_defendants, string_to_table(name, ' ') as word where length(word) > 3
    ) as words
  `.execute(database)
).rows.flatMap(({ word }) => word.split(' '))
const pairs = (
  await sql<{ pair: string }>`
    select split_part(name, ' ', 1) || ' ' || split_part(name, ' ', 2) as pair from searched_defendants
    order by hashtext(name) limit 4000
  `.execute(database)
).rows.map(({ pair }) => pair)
/** A uniformly drawn word of the names in use; most are rare, as most names are. */
const aWord = () => draws.of(names)
const kinds = {
  'a word': aWord,
  'two words': () => draws.of(pairs),
  'the first three letters': () => aWord().slice(0, 3),
  'two letters': () => aWord().slice(0, 2),
  'a slip': () => aWord().replace(/(.)(.)(.)/, '$1$3$2'),
} as const
type Kind = keyof typeof kinds
/** Percentage of each kind of search. */
const shares: Readonly<Record<Kind, number>> = {
  'a word': 55,
  'two words': 30,
  'the first three letters': 8,
  'two letters': 4,
  'a slip': 3,
}

const kindsOfHundred = Object.entries(shares).flatMap(([kind, share]) =>
  Array.from({ length: share }, () => kind as Kind),
)
const waiting = Array.from({ length: Number(options.searches) }, (_, index) => {
  const kind = kindsOfHundred[(index * 37) % 100] ?? 'a word'
  return { kind, term: kinds[kind]() }
})
const count = waiting.length
const taken: { readonly kind: Kind; readonly milliseconds: number }[] = []
async function ask(): Promise<void> {
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const began = performance.now()
    await search({ database, clock: { now: () => now } as Context['clock'] }, { term: next.term })
    taken.push({ kind: next.kind, milliseconds: performance.now() - began })
  }
}
/** PostgreSQL's process, if it runs on this machine. */
const { rows: backends } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database)
const postgres = Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${backends[0]?.pid}/stat`, 'utf8'))?.[1])
const before = cpuOf(process.pid, postgres)
const began = performance.now()
await Promise.all(Array.from({ length: Number(options.callers) }, ask))
const seconds = (performance.now() - began) / 1000
const after = cpuOf(process.pid, postgres)
const cpu = [after.server - before.server, after.database - before.database].map(each => (each / count).toFixed(2))
console.log(
  `${(count / seconds).toFixed(0)} a second, ${options.callers} callers; CPU ms of a search, server + database: ${cpu.join(' + ')}\n`,
)
console.log('| what | searches | p50, ms | p95, ms | p99, ms |\n|---|---|---|---|---|')
for (const kind of [...(Object.keys(kinds) as Kind[]), 'all'] as const) {
  const sorted = taken
    .filter(each => kind === 'all' || each.kind === kind)
    .map(({ milliseconds }) => milliseconds)
    .toSorted((one, other) => one - other)
  const cells = [0.5, 0.95, 0.99].map(share => percentile(sorted, share).toFixed(0))
  console.log(`| ${[kind, sorted.length, ...cells].join(' | ')} |`)
}
await database.destroy()
