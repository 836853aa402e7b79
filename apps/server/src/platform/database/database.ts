import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database } from './schema.ts'

/** What a repository works on: the database, or a transaction of it. */
export type Connection = Kysely<Database>

const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.INT8, BigInt)
// A calendar date has no time zone: it stays the text that it is.
types.setTypeParser(pg.types.builtins.DATE, text => text)

interface DatabaseListeners {
  /** A connection that nobody uses at the moment broke. */
  readonly onError: (error: Error) => void
  /** After each statement, those that begin and end a transaction included. */
  readonly onStatement?: (statement: string) => void
}

export function openDatabase(connectionString: string, { onError, onStatement }: DatabaseListeners): Connection {
  const pool = new pg.Pool({ connectionString, max: 10, types, connectionTimeoutMillis: 5_000 })
  pool.on('error', onError)
  // A connection that breaks while it is in use would end the process. Its query fails, and says so.
  pool.on('connect', client => client.on('error', () => undefined))
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    ...(onStatement && { log: ({ query }) => onStatement(query.sql) }),
  })
}

/** Runs an act whose rows commit together or not at all. */
export const inTransaction = <Value>(
  database: Connection,
  act: (transaction: Connection) => Promise<Value>,
): Promise<Value> => database.transaction().execute(act)

/** Whether a failure is a breach of the named unique constraint or index. */
export const breaksUnique = (error: unknown, constraint: string): boolean =>
  error instanceof pg.DatabaseError && error.code === '23505' && error.constraint === constraint

const connectionFailures = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08006',
  '08001',
])

/** Whether a failure says that the database is away rather than that a query is wrong. */
export const isDatabaseAway = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && typeof error.code === 'string' && connectionFailures.has(error.code)) ||
    /Connection terminated|timeout exceeded when trying to connect/.test(error.message))
