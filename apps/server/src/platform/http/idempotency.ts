import { createHash, createHmac } from 'node:crypto'
import { errors } from '@redress/contract/errors.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import { type Connection, inTransaction } from '../database/database.ts'
import type { Result } from '../result.ts'
import { failureBody, failureReply } from './failures.ts'
import {
  deleteAnswers,
  findAnswer,
  type KeptAnswer,
  type KeyOfRequest,
  keepAnswer,
  lockKey,
} from './idempotency-repository.ts'
import type { RequestContext } from './route.ts'
import { sendResult } from './send-result.ts'

/** Database of the stored answers, and the clock that dates them. */
export interface AnswerStore {
  readonly database: Connection
  readonly clock: Clock
}

const keptMilliseconds = 24 * 60 * 60 * 1000
const keptBytes = 16 * 1024

const keptSince = (now: Date): Date => new Date(now.getTime() - keptMilliseconds)

/** HMAC under the idempotency key, so that the stored digest does not allow guessing a password in the body. */
export const digestOfBody = (body: unknown, key: string): string =>
  createHmac('sha256', key)
    .update(JSON.stringify(body ?? null))
    .digest('hex')

/** Stored as a digest, because the key is the secret of the request's HMAC. */
const keyOf = ({ caller, reader, request }: RequestContext, givenKey: string): KeyOfRequest => ({
  scope: `${caller?.userId ?? reader?.defendantId ?? 'visitor'} ${request.method} ${request.url}`,
  key: createHash('sha256').update(givenKey).digest('hex'),
})

/** Stored answer of a key, for a check before a long transfer; `answerOnce` checks again. */
export const answerBefore = (
  requestContext: RequestContext,
  givenKey: string,
  { database, clock }: AnswerStore,
): Promise<KeptAnswer | undefined> => findAnswer(database, keyOf(requestContext, givenKey), keptSince(clock.now()))

/**
 * Acts and stores the answer in one transaction. A retry with the same key and request replays the first answer,
 * whatever fails in between.
 */
export async function answerOnce(
  requestContext: RequestContext,
  { key: givenKey, requestHash }: { readonly key: string; readonly requestHash: string },
  { database, clock }: AnswerStore,
  act: (transaction: Connection) => Promise<Result<unknown>>,
): Promise<FastifyReply> {
  const { caller, claimAccess, request, reply } = requestContext
  const key = keyOf(requestContext, givenKey)
  const now = clock.now()
  const outcome = await inTransaction(database, async transaction => {
    if (!(await lockKey(transaction, key))) return 'in progress'
    const earlier = await findAnswer(transaction, key, keptSince(now))
    if (earlier) return { earlier }
    const result = await act(transaction)
    // Not stored: the same request may succeed after Retry-After.
    if (!result.ok && result.retryAfterSeconds !== undefined) return { result }
    const kept = { ...key, requestHash, ...answerOf(result, request), userId: caller?.userId ?? null, now }
    await keepAnswer(transaction, { ...kept, claimId: claimAccess?.claim.id ?? idIn(result) })
    return { result }
  })
  if (outcome === 'in progress') return failureReply(reply, { ok: false, code: 'REQUEST_IN_PROGRESS' })
  return outcome.earlier ? replay(reply, outcome.earlier, requestHash) : sendResult(reply, outcome.result)
}

/** Replays the first answer, if the request is the same. */
export function replay(reply: FastifyReply, earlier: KeptAnswer, requestHash: string): FastifyReply {
  if (earlier.requestHash !== requestHash) return failureReply(reply, { ok: false, code: 'IDEMPOTENCY_KEY_REUSED' })
  return reply
    .code(earlier.status)
    .header('idempotency-replayed', 'true')
    .type('application/json; charset=utf-8')
    .send(earlier.response)
}

/** Stored form of an answer; of a long one only the id. */
function answerOf(result: Result<unknown>, request: FastifyRequest): Pick<KeptAnswer, 'status' | 'response'> {
  if (!result.ok) return { status: errors[result.code].status, response: JSON.stringify(failureBody(result, request)) }
  const response = JSON.stringify({ data: result.value })
  if (Buffer.byteLength(response) <= keptBytes) return { status: 200, response }
  const id = idIn(result)
  return { status: 200, response: JSON.stringify({ data: id === null ? {} : { id } }) }
}

/** Id in a successful answer. */
function idIn(result: Result<unknown>): string | null {
  const value = result.ok ? result.value : null
  return value !== null && typeof value === 'object' && 'id' in value && typeof value.id === 'string' ? value.id : null
}

/** Deletes expired answers. */
export const deleteExpiredAnswers = ({ database, clock }: AnswerStore): Promise<void> =>
  deleteAnswers(database, keptSince(clock.now()))
