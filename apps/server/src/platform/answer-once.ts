import { createHash, createHmac } from 'node:crypto'
import { errors } from '@redress/contract/errors.ts'
import type { FastifyReply } from 'fastify'
import type { Clock } from './clock.ts'
import type { Connection } from './database.ts'
import { failureBody, failureReply } from './failure-reply.ts'
import { keepAnswer, releaseKey, reserveKey } from './idempotency-repository.ts'
import type { Result } from './result.ts'
import type { Exchange } from './route.ts'
import { sendResult } from './send-result.ts'

const abandonedAfterMilliseconds = 60_000

export interface Once {
  /** The request's `Idempotency-Key`. */
  readonly key: string
  readonly database: Connection
  readonly clock: Clock
}

/** The same key with the same request gives the first answer again and acts once (decisions.md section 8). */
export async function answerOnce(
  { caller, request, reply }: Exchange,
  { key: givenKey, database, clock }: Once,
  act: () => Promise<Result<unknown>>,
): Promise<FastifyReply> {
  const scope = `${caller?.userId ?? 'visitor'} ${request.method} ${request.url}`
  // The key is kept as a digest and keys the body's, so that neither gives a password in the body away to guessing.
  const key = createHash('sha256').update(givenKey).digest('hex')
  const requestHash = createHmac('sha256', givenKey)
    .update(JSON.stringify(request.body ?? null))
    .digest('hex')
  const now = clock.now()
  const abandonedBefore = new Date(now.getTime() - abandonedAfterMilliseconds)
  const earlier = await reserveKey(database, { scope, key, requestHash, now, abandonedBefore })
  if (earlier) {
    if (earlier.request_hash !== requestHash) return failureReply(reply, { ok: false, code: 'IDEMPOTENCY_KEY_REUSED' })
    if (earlier.status === null) return failureReply(reply, { ok: false, code: 'REQUEST_IN_PROGRESS' })
    return reply.code(earlier.status).header('idempotency-replayed', 'true').send(earlier.response)
  }
  try {
    const result = await act()
    await keepAnswer(database, { scope, key, ...answerOf(result, request.id) })
    return sendResult(reply, result)
  } catch (error) {
    await releaseKey(database, scope, key)
    throw error
  }
}

const answerOf = (result: Result<unknown>, requestId: string): { status: number; response: unknown } =>
  result.ok
    ? { status: 200, response: { data: result.value } }
    : { status: errors[result.code].status, response: failureBody(result, requestId) }
