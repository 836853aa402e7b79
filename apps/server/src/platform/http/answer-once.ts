import { createHash } from 'node:crypto'
import { errors } from '@redress/contract/errors.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Connection } from '../database/database.ts'
import type { Result } from '../result.ts'
import { failureBody, failureReply } from './failures.ts'
import { keepAnswer, releaseKey, reserveKey, type StoredAnswer } from './idempotency-repository.ts'
import type { RequestIdentity } from './request-identity.ts'
import type { RequestContext } from './route.ts'
import { sendResult } from './send-result.ts'

const minute = 60_000
/** Longer than an act takes: with its body at hand, or while a file is still on its way. */
const abandonedAfterMilliseconds = { read: minute, unread: 60 * minute }

export interface Once {
  /** The request's `Idempotency-Key`. */
  readonly key: string
  readonly identity: RequestIdentity
  readonly database: Connection
  readonly clock: Clock
}

/** The same key with the same request gives the first answer again and acts once (decisions.md section 8). */
export async function answerOnce(
  { caller, request, reply }: RequestContext,
  { key: givenKey, identity, database, clock }: Once,
  act: () => Promise<Result<unknown>>,
): Promise<FastifyReply> {
  const scope = `${caller?.userId ?? 'visitor'} ${request.method} ${request.url}`
  // Kept as a digest, because it keys the digest of the request.
  const key = createHash('sha256').update(givenKey).digest('hex')
  const now = clock.now()
  const patience = abandonedAfterMilliseconds[identity.known === null ? 'unread' : 'read']
  const abandonedBefore = new Date(now.getTime() - patience)
  const earlier = await reserveKey(database, { scope, key, requestHash: identity.known, now, abandonedBefore })
  if (earlier) return answerAgain(reply, earlier, identity)
  try {
    const result = await act()
    const requestHash = await identity.read()
    if (requestHash === null) await releaseKey(database, scope, key)
    else await keepAnswer(database, { scope, key, requestHash, ...answerOf(result, request) })
    return sendResult(reply, result)
  } catch (error) {
    await releaseKey(database, scope, key)
    throw error
  }
}

async function answerAgain(reply: FastifyReply, earlier: StoredAnswer, identity: RequestIdentity) {
  const requestHash = await identity.read()
  if (requestHash === null) return failureReply(reply, { ok: false, code: 'MALFORMED_REQUEST' })
  if (earlier.requestHash !== null && earlier.requestHash !== requestHash) {
    return failureReply(reply, { ok: false, code: 'IDEMPOTENCY_KEY_REUSED' })
  }
  if (earlier.status === null) return failureReply(reply, { ok: false, code: 'REQUEST_IN_PROGRESS' })
  return reply.code(earlier.status).header('idempotency-replayed', 'true').send(earlier.response)
}

const answerOf = (result: Result<unknown>, request: FastifyRequest): { status: number; response: unknown } =>
  result.ok
    ? { status: 200, response: { data: result.value } }
    : { status: errors[result.code].status, response: failureBody(result, request) }
