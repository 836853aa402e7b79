import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Connection } from '../database/database.ts'
import { failureReply } from './failures.ts'

/** Whoever asks gives up soon, and asks again: so soon the answer is no. */
const patienceMilliseconds = 2_000

/** Whether the database answers in time, and takes what is written; however many ask, it is asked once. */
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
 * What a supervisor and a load balancer ask of a process: `/livez`, whether it has to be started again, and `/readyz`,
 * whether to send it work. Both are answered however much there is to do: a process that is busy is not to be ended.
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
