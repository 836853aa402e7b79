import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { migrations } from '../platform/database/migrate.ts'

const later = (column: string): Migration => ({
  up: async database => void (await sql`alter table users add column ${sql.ref(column)} text`.execute(database)),
})

/** Migrations of a fictitious later version: the current ones and three of the tests'. */
export const laterMigrations: Readonly<Record<string, Migration>> = {
  ...migrations,
  '9001-later': later('later'),
  '9002-later-still': later('later_still'),
  '9003-last': later('last'),
}
