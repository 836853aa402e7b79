import { Kysely, type LogEvent, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { silentTelemetry, type Telemetry } from '../observability/telemetry.ts'
import { answeringPool } from './answering-pool.ts'
import { connectionsTo, isUnanswered, standardStatementLimit } from './connections.ts'
import { observePool, statementObserver } from './observe-statements.ts'
import { isPreparedStatementLost, withoutPreparedStatements } from './prepared-statements.ts'
import type { Database } from './schema.ts'

/** Database or transaction that a repository works on. */
export type Connection = Kysely<Database>

const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.INT8, BigInt)
// A calendar date has no time zone: it stays text.
types.setTypeParser(pg.types.builtins.DATE, text => text)

interface DatabaseOptions {
  /** Called when an idle connection breaks. */
  readonly onError: (error: Error) => void
  /** Called after each statement, including `begin`, `commit` and `rollback`. */
  readonly onStatement?: (statement: string) => void
  /** Statement timeout in milliseconds. */
  readonly statementLimit?: number
  /** True if PostgreSQL prepares the marked statements, which a pooler may not allow. */
  readonly arePrepared?: boolean
  readonly telemetry?: Telemetry
  /** Name of the pool in metrics. */
  readonly poolName?: string
}

export function openDatabase(
  connectionString: string,
  {
    onError,
    onStatement,
    statementLimit = standardStatementLimit,
    arePrepared = true,
    telemetry = silentTelemetry,
    poolName = 'database',
  }: DatabaseOptions,
): Connection {
  const pool = answeringPool(connectionsTo(connectionString, statementLimit), { max: 10, types, arePrepared }, onError)
  observePool(telemetry, pool, poolName)
  const hearers: ((event: LogEvent) => void)[] = []
  if (onStatement) hearers.push(({ query }) => onStatement(query.sql))
  if (telemetry !== silentTelemetry) hearers.push(statementObserver(telemetry))
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    ...(hearers.length > 0 && {
      log(event) {
        for (const hear of hearers) hear(event)
      },
    }),
  })
}

/**
 * Runs an act in a transaction. Within a transaction it uses a savepoint: its rows are rolled back alone if it fails,
 * and otherwise commit with the rest.
 */
export const inTransaction = <Value>(
  database: Connection,
  act: (transaction: Connection) => Promise<Value>,
): Promise<Value> => (database.isTransaction ? inSavepoint(database, act) : inNewTransaction(database, act))

async function inNewTransaction<Value>(
  database: Connection,
  act: (transaction: Connection) => Promise<Value>,
): Promise<Value> {
  const begin = () => database.transaction().execute(act)
  try {
    return await begin()
  } catch (error) {
    if (isPreparedStatementLost(error)) return withoutPreparedStatements(begin)
    if (hasCode(error, deadlock)) return begin()
    throw error
  }
}

async function inSavepoint<Value>(
  transaction: Connection,
  act: (transaction: Connection) => Promise<Value>,
): Promise<Value> {
  // Savepoints with the same name nest: PostgreSQL uses the latest.
  await sql`savepoint joined`.execute(transaction)
  try {
    const value = await act(transaction)
    await sql`release savepoint joined`.execute(transaction)
    return value
  } catch (error) {
    // A broken connection has nothing to roll back, and the first error says more.
    if (!isDatabaseAway(error)) await sql`rollback to savepoint joined; release savepoint joined`.execute(transaction)
    throw error
  }
}

/** True for a violation of the named unique constraint or index. */
export const breaksUnique = (error: unknown, constraint: string): boolean =>
  error instanceof pg.DatabaseError && error.code === '23505' && error.constraint === constraint

/** True for a violation of a foreign key by a deletion. */
export const breaksReference = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '23503'

/** Deadlock, in which PostgreSQL aborted this transaction; the other one went on. */
const deadlock = /^40P01$/

/**
 * The last four codes: statement timeout, lock timeout, deadlock, and a read-only database, such as a demoted primary.
 */
const connectionFailures =
  /^(?:ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOST\w+|ENET\w+|08\w{3}|57P0[1-5]|53300|25P03|57014|55P03|40P01|25006)$/

/** The server's disk is full or broken, or its memory is exhausted. */
const exhausted = /^(?:53[0-24]\d\d|58030)$/

const hasCode = (error: unknown, codes: RegExp): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.test(error.code)

/** Connection errors that pg reports without a code. The last occurs at a rollback on a broken connection. */
const connectionMessages = /Connection terminated|timeout exceeded when trying to connect|is not queryable/

/** True if the database is unavailable, rather than a query wrong. */
export const isDatabaseAway = (error: unknown): boolean =>
  error instanceof Error &&
  (isUnanswered(error) || hasCode(error, connectionFailures) || connectionMessages.test(error.message))

/** True if the database answers but needs an administrator, such as for a full disk. */
export const isDatabaseExhausted = (error: unknown): boolean => hasCode(error, exhausted)

/** True if the database's disk is full. */
export const isDatabaseFull = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '53100'
