import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'

/** Marker in the text of statements to prepare, so that the choice is made where the statement is written. */
const mark = '/* prepared */'

/** End of a statement to prepare: its text is constant, and it names its columns. */
export const prepared = sql.raw(mark)

/** Marks a statement that a library has written. */
export const markPrepared = (statement: string): string => `${statement.trimEnd()} ${mark}`

const few = 4

/** Marks a statement whose text depends on the number of rows, if they are few. */
export const preparedForFew = (rows: readonly unknown[]) => (rows.length <= few ? prepared : sql``)

const names = new Map<string, string>()

const unprepared = new AsyncLocalStorage<true>()

/** Runs an act without prepared statements. */
export const withoutPreparedStatements = <Value>(act: () => Promise<Value>): Promise<Value> => unprepared.run(true, act)

/** Name of a statement to prepare; `undefined` for others. */
export function preparedNameOf(statement: string): string | undefined {
  if (!statement.endsWith(mark) || unprepared.getStore()) return undefined
  const known = names.get(statement)
  if (known !== undefined) return known
  // The name is a hash of the text: under a reused name PostgreSQL would run the first text.
  const name = `redress_${createHash('sha256').update(statement).digest('hex').slice(0, 40)}`
  names.set(statement, name)
  return name
}

/** PostgreSQL's codes: cached plan with changed result type, unknown statement name, duplicate statement name. */
const lostCodes = new Set(['0A000', '26000', '42P05'])

/** True if a prepared statement was lost: a migration changed a table, or a pooler switched the connection. */
export const isPreparedStatementLost = (error: unknown): boolean =>
  error instanceof pg.DatabaseError &&
  lostCodes.has(error.code ?? '') &&
  (error.code !== '0A000' || /cached plan/.test(error.message))
