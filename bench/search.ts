import type { Context } from '../apps/server/src/adapters/context.ts'
import { search } from '../apps/server/src/claims/record/search.ts'
import { measureStatements } from '../apps/server/src/testing/many-claims/measured-statements.ts'

// What a search costs in a database that `bench:fill` has filled: rows and buffers read, and milliseconds.
const [databaseUrl] = process.argv.slice(2)
if (!databaseUrl) throw new Error('Usage: npm run bench:search -- DATABASE_URL')

const terms = {
  'a jurisdiction, common': 'germany',
  'a claim type': 'slander',
  'a word of many names': 'gruppe',
  'a common last name': 'müller',
  'a rare name': 'hohenstedt',
  'a rare name and a common one': 'anna hohenstedt',
  'another script': 'иванов',
  'two letters, common': 'an',
  'two letters, rare': 'zq',
  'two letters of another script': 'ού',
  'part of a word': 'ermann',
  nothing: 'xylophon',
}

const now = new Date('2026-06-01T12:00:00Z')
const clock = { now: () => now } as Context['clock']

console.log('| what | term | found | statements | rows | buffers | ms |')
console.log('|---|---|---|---|---|---|---|')
for (const [what, term] of Object.entries(terms)) {
  let found = ''
  const measured = await measureStatements(databaseUrl, async database => {
    const result = await search({ database, clock } as Context, { term })
    if (result.ok) found = Object.values(result.value.totals).join(', ')
  })
  const sum = (of: (each: (typeof measured)[number]) => number) =>
    Math.round(measured.reduce((total, each) => total + of(each), 0))
  const cells = [
    what,
    term,
    found,
    measured.length,
    sum(each => each.rows),
    sum(each => each.buffers),
    sum(each => each.milliseconds),
  ]
  console.log(`| ${cells.join(' | ')} |`)
}
