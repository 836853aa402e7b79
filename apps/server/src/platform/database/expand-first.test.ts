import { Migrator } from 'kysely/migration'
import { describe, expect, test } from 'vitest'
import { emptyDatabase } from '../../testing/fresh-database.ts'
import { laterMigrations } from '../../testing/later-migrations.ts'
import { openDatabase } from './database.ts'
import { migrations, newestMigration } from './migrate.ts'

/** Changes that break servers of the previous version. */
const narrowing: readonly [what: string, form: RegExp][] = [
  ['takes away', /\bdrop\s+(table|column|view|function|trigger|type|schema)\b/i],
  ['renames', /\brename\b/i],
  ['asks for a value', /\bset\s+not\s+null\b/i],
  ['asks for a value', /\badd\s+(column\s+)?(?!.*\b(default|generated)\b).*\bnot\s+null\b/i],
  ['changes a type', /\balter\s+(column\s+)?\S+\s+(set\s+data\s+)?type\b/i],
  ['narrows', /\badd\s+(constraint|check|unique|exclude|foreign|primary)\b/i],
  ['narrows', /\bcreate\s+unique\s+index\b/i],
]

/** Marker in the statement's text: `-- contract: not needed since 0003-some-name`. */
const marker = /--\s*contract: not needed since (\S+)/

/** Actions of an `alter table`, and other statements whole; text in parentheses is not split. */
function partsOf(statement: string): string[] {
  if (!/^\s*alter\s+table\b/i.test(statement)) return [statement]
  const parts = ['']
  let depth = 0
  for (const letter of statement) {
    if (letter === '(') depth++
    if (letter === ')') depth--
    if (letter === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts
}

const tableOf = (statement: string): string =>
  /\b(?:alter\s+table|create\s+unique\s+index\s+\S+\s+on)\s+(?:if\s+exists\s+|only\s+)*"?(\w+)/i.exec(statement)?.[1] ??
  ''

/** Narrowing statements of a migration without a marker that says since which migration they are safe. */
function unmarked(name: string, texts: readonly string[]): string[] {
  const all = texts.join('\n')
  const since = marker.exec(all)?.[1]
  if (since !== undefined && since in migrations && since < name) return []
  const made = new Set(
    [...all.matchAll(/\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?"?(\w+)/gi)].map(([, table]) => table),
  )
  return texts
    .flatMap(text => text.replace(/--.*$/gm, '').split(';'))
    .filter(statement => !made.has(tableOf(statement)))
    .flatMap(partsOf)
    .map(part => part.replace(/\s+/g, ' ').trim())
    .flatMap(part => {
      const [what] = narrowing.find(([, form]) => form.test(part)) ?? []
      return what ? [`${name} ${what}: ${part}`] : []
    })
}

describe('a version that runs on goes on with what the next one has made of the database', () => {
  test.each([
    'alter table claims drop column type',
    'alter table "claims" rename column "type" to "kind"',
    'alter table claims add column a text, alter column type set not null',
    'alter table claims add column a text not null',
    'alter table claims alter column value type bigint',
    'alter table claims add constraint a check (value > 0)',
    'create unique index a on claims (value)',
    'drop table claims',
    'create function a() returns int language sql as $$ select 1 $$; drop function b',
  ])('refused: %s', statement => {
    expect(unmarked('9999-later', [statement])).toHaveLength(1)
    expect(unmarked('9999-later', [`-- contract: not needed since ${newestMigration}\n${statement}`])).toEqual([])
    expect(unmarked('9999-later', [`-- contract: not needed since 9999-later\n${statement}`])).toHaveLength(1)
    expect(unmarked('9999-later', [`-- contract: not needed since 0036-never\n${statement}`])).toHaveLength(1)
  })

  test.each([
    'alter table claims add column a text, add column b int not null default 0',
    "alter table claims add column a text not null generated always as (coalesce(b, '') || ', ' || c) stored",
    'create table a (id uuid primary key, value int not null unique, check (value > 0)); create unique index b on a (value)',
    'drop index a; create index a on claims (value)',
    'alter table claims drop constraint a',
  ])('free: %s', statement => expect(unmarked('9999-later', [statement])).toEqual([]))

  test('by every migration after the baseline', async () => {
    await using fresh = await emptyDatabase()
    let statements: string[] = []
    const database = openDatabase(fresh.url, {
      onError: () => undefined,
      onStatement: statement => void statements.push(statement),
    })
    const migrator = new Migrator({ db: database, provider: { getMigrations: async () => laterMigrations } })
    const found: string[] = []
    for (const [index, name] of Object.keys(laterMigrations).entries()) {
      statements = []
      const { error } = await migrator.migrateTo(name)
      expect(error).toBeUndefined()
      expect(statements.length).toBeGreaterThan(0)
      if (index > 0) found.push(...unmarked(name, statements))
    }
    await database.destroy()
    expect(found).toEqual([])
  })
})
