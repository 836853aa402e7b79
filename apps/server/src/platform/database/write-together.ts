import { type RawBuilder, sql } from 'kysely'
import type { Connection } from './database.ts'
import { prepared } from './prepared-statements.ts'

/** Query for the user concerned; no rows mean that nothing is written. */
export type UserReference = RawBuilder<unknown>

/**
 * Writes sent as one statement, by the names of their common table expressions. Each has a constant text, and reads
 * the user's `id` from `person`. They share a snapshot: none sees another's rows, and no two may write the same row.
 * Foreign keys are checked at the end.
 */
export type Writes = Readonly<Record<string, RawBuilder<unknown>>>

export const theUser = (id: string): UserReference => sql`select ${id}::uuid as id`

/** Common table expressions that write, to prefix a reading statement. */
export const writesBeside = (person: UserReference, writes: Writes): RawBuilder<unknown> =>
  sql`with person as (${person}), ${sql.join(
    Object.entries(writes).map(([name, write]) => sql`${sql.id(name)} as (${write})`),
  )}`

/** Sends the writes as one prepared statement, which is atomic. */
export async function writeTogether(connection: Connection, person: UserReference, writes: Writes): Promise<void> {
  await sql`${writesBeside(person, writes)} select ${prepared}`.execute(connection)
}
