import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'

/** Stands in the text of statements that PostgreSQL keeps prepared, so that each is chosen where it is written. */
const mark = '/* prepared */'

/** For the end of a statement whose text is always the same, whatever it asks for, and that names its columns. */
export const prepared = sql.raw(mark)

/** The same for a statement that a library has written. */
export const markPrepared = (statement: string): string => `${statement.trimEnd()} ${mark}`

const few = 4

/** The same for a statement whose text depends on how many rows it writes, where they are few. */
export const preparedForFew = (rows: readonly unknown[]) => (rows.length <= few ? prepared : sql``)

const names = new Map<string, string>()

const unprepared = new AsyncLocalStorage<true>()

/** Runs an act none of whose statements is kept. */
export const withoutPreparedStatements = <Value>(act: () => Promise<Value>): Promise<Value> => unprepared.run(true, act)

/** The name of a statement that is to be kept; `undefined` of any other. */
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

/**
 * Whether a statement failed because what the connection had prepared is no longer what it was: a migration has changed a
 * table, or a pooler has put another connection in its place.
 */
export const isPreparedStatementLost = (error: unknown): boolean =>
  error instanceof pg.DatabaseError &&
  lostCodes.has(error.code ?? '') &&
  (error.code !== '0A000' || /cached plan/.test(error.message))
