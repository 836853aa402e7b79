import { type RawBuilder, sql } from 'kysely'
import type { Connection } from './database.ts'
import { prepared } from './prepared-statements.ts'

/** A query of the one user for whom something is written, or of nobody, for whom nothing is. */
export type UserReference = RawBuilder<unknown>

/**
 * Statements that are sent as one, by the names under which they know of each other. Each has always the same text, and
 * finds the `id` of the user in the table `person`. None sees what another one writes, nor may two write the same row;
 * what refers to another row is checked when all are done.
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
