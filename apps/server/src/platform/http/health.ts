import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Connection } from '../database/database.ts'
import { failureReply } from './failures.ts'

/** Timeout of the check; load balancers time out soon themselves. */
const patienceMilliseconds = 2_000

/** True if the database answers in time and accepts writes. Concurrent checks share one query. */
function takesWrites(database: Connection): () => Promise<boolean> {
  let asked: Promise<boolean> | undefined
  const ask = async () => {
    const query = sql<{ isWritable: boolean }>`select current_setting('transaction_read_only') = 'off' as "isWritable"`
      .execute(database)
      .then(
        ({ rows }) => rows[0]?.isWritable === true,
        () => false,
      )
    const { promise: tooLate, resolve } = Promise.withResolvers<boolean>()
    const timer = setTimeout(resolve, patienceMilliseconds, false)
    try {
      return await Promise.race([query, tooLate])
    } finally {
      clearTimeout(timer)
      asked = undefined
    }
  }
  return () => {
    asked ??= ask()
    return asked
  }
}

/**
 * Health checks for supervisors and load balancers: `/livez` says whether the process needs a restart, `/readyz`
 * whether it may get requests. Neither is refused under load, because a busy process must not be restarted.
 */
export function answerHealth(server: FastifyInstance, database: Connection): void {
  const isReady = takesWrites(database)
  const options = { config: { isNeverRefused: true } }
  server.get('/livez', options, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { data: { isAlive: true } }
  })
  server.get('/readyz', options, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return (await isReady()) ? { data: { isReady: true } } : failureReply(reply, { ok: false, code: 'UNAVAILABLE' })
  })
}
