import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { type Connections, isUnanswered } from './connections.ts'
import type { PoolCounts } from './observe-statements.ts'
import { isPreparedStatementLost, preparedNameOf } from './prepared-statements.ts'

export interface AnsweringPoolOptions extends pg.PoolConfig {
  /** True if PostgreSQL prepares the marked statements. */
  readonly arePrepared: boolean
}

/**
 * Wraps a connection. It is closed, with the queries waiting on it, as soon as the server does not answer. It is also
 * closed on release if its prepared statements are lost.
 */
function watched(client: pg.PoolClient, arePrepared: boolean): PostgresPoolClient {
  let silence: Error | undefined
  let isTransaction = false
  let isUnprepared = false

  async function send(statement: string, values: unknown[]): Promise<unknown> {
    if (/^(?:begin|start transaction)/.test(statement)) isTransaction = true
    if (/^(?:commit|rollback)$/.test(statement)) isTransaction = false
    const name = arePrepared && !isUnprepared ? preparedNameOf(statement) : undefined
    if (name === undefined) return client.query(statement, values)
    try {
      return await client.query({ name, text: statement, values })
    } catch (error) {
      if (!isPreparedStatementLost(error)) throw error
      isUnprepared = true
      // A failed statement aborts its transaction, which has to be retried as a whole.
      if (isTransaction) throw error
      return client.query(statement, values)
    }
  }

  const query = async (...given: Parameters<PostgresPoolClient['query']>) => {
    if (silence) throw silence
    try {
      const [statement, values] = given as unknown as [unknown, unknown[] | undefined]
      if (typeof statement === 'string') return await send(statement, [...(values ?? [])])
      return await client.query(...(given as unknown as [string, unknown[]]))
    } catch (error) {
      if (isUnanswered(error)) {
        silence = error as Error
        client.release(silence)
      }
      throw error
    }
  }
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release(isBroken) {
      if (!silence) client.release(isBroken || isUnprepared)
    },
  }
}

/** Pool whose every call ends in time, even if the server falls silent. */
export function answeringPool(
  { config, end }: Connections,
  { arePrepared, ...options }: AnsweringPoolOptions,
  onError: (error: Error) => void,
): PostgresPool & PoolCounts {
  const pool = new pg.Pool({ ...config, ...options })
  pool.on('error', onError)
  // An unhandled error of a connection in use would end the process; its query reports the error.
  pool.on('connect', client => client.on('error', () => undefined))
  return {
    options: pool.options,
    get totalCount() {
      return pool.totalCount
    },
    get idleCount() {
      return pool.idleCount
    },
    get waitingCount() {
      return pool.waitingCount
    },
    connect: async () => watched(await pool.connect(), arePrepared),
    end: () => end(() => pool.end()),
  }
}
