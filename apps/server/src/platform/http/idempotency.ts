import { createHash, createHmac } from 'node:crypto'
import { errors } from '@redress/contract/errors.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Connection } from '../database/database.ts'
import type { Result } from '../result.ts'
import { failureBody, failureReply } from './failures.ts'
import { keepAnswer, releaseKey, reserveKey, type StoredAnswer } from './idempotency-repository.ts'
import type { RequestContext } from './route.ts'
import { sendResult } from './send-result.ts'

/** Distinguishes a request from another one with the same `Idempotency-Key`. */
export interface RequestDigest {
  /** `null` where the body has yet to be read. */
  readonly known: string | null
  /** Reads what nobody has read; `null` where the body broke off. */
  read(): Promise<string | null>
}

/** The key keys the digest, so that it does not give a password in the body away to guessing. */
export function digestOfBody(body: unknown, key: string): RequestDigest {
  const known = createHmac('sha256', key)
    .update(JSON.stringify(body ?? null))
    .digest('hex')
  return { known, read: async () => known }
}

const minute = 60_000
/** Longer than a request takes: with its body at hand, or while a file is still being received. */
const abandonedAfterMilliseconds = { read: minute, unread: 60 * minute }

export interface IdempotentRequest {
  /** The request's `Idempotency-Key`. */
  readonly key: string
  readonly digest: RequestDigest
  readonly database: Connection
  readonly clock: Clock
}

/** The same key with the same request gives the first answer again and acts once (decisions.md section 8). */
export async function answerIdempotently(
  { caller, request, reply }: RequestContext,
  { key: givenKey, digest, database, clock }: IdempotentRequest,
  act: () => Promise<Result<unknown>>,
): Promise<FastifyReply> {
  const scope = `${caller?.userId ?? 'visitor'} ${request.method} ${request.url}`
  // Kept as a digest, because it keys the digest of the request.
  const key = createHash('sha256').update(givenKey).digest('hex')
  const now = clock.now()
  const abandonedAfter = abandonedAfterMilliseconds[digest.known === null ? 'unread' : 'read']
  const abandonedBefore = new Date(now.getTime() - abandonedAfter)
  const earlier = await reserveKey(database, { scope, key, requestHash: digest.known, now, abandonedBefore })
  if (earlier) return replayAnswer(reply, earlier, digest)
  try {
    const result = await act()
    const requestHash = await digest.read()
    if (requestHash === null) await releaseKey(database, scope, key)
    else await keepAnswer(database, { scope, key, requestHash, ...answerOf(result, request) })
    return sendResult(reply, result)
  } catch (error) {
    await releaseKey(database, scope, key)
    throw error
  }
}

async function replayAnswer(reply: FastifyReply, earlier: StoredAnswer, digest: RequestDigest) {
  const requestHash = await digest.read()
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
