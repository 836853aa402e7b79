import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { type Connections, isUnanswered } from './connections.ts'
import type { PoolCounts } from './observe-statements.ts'

/** A connection that is dropped as soon as the server does not answer, and with it what waits for it. */
function dropWhenSilent(client: pg.PoolClient): PostgresPoolClient {
  let silence: Error | undefined
  const query = async (...statement: Parameters<PostgresPoolClient['query']>) => {
    if (silence) throw silence
    try {
      return await client.query(...(statement as unknown as [string, unknown[]]))
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
      if (!silence) client.release(isBroken)
    },
  }
}

/** A pool whose every call ends in time, though the server falls silent. */
export function answeringPool(
  { config, end }: Connections,
  options: pg.PoolConfig,
  onError: (error: Error) => void,
): PostgresPool & PoolCounts {
  const pool = new pg.Pool({ ...config, ...options })
  pool.on('error', onError)
  // A connection that breaks while it is in use would end the process. Its query fails, and says so.
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
    connect: async () => dropWhenSilent(await pool.connect()),
    end: () => end(() => pool.end()),
  }
}
