import type { ErrorBody } from '@redress/contract/endpoint.ts'
import { type ErrorCode, errors } from '@redress/contract/errors.ts'
import { contractTexts, messageIn } from '@redress/texts/contract-texts.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Failure } from '../result.ts'
import { cachings } from './caching.ts'
import { requestLanguage } from './request-language.ts'

/** Error body in the request's language. */
export function failureBody({ code, details }: Failure, request: FastifyRequest): ErrorBody {
  const language = requestLanguage(request)
  return {
    error: contractTexts[language].errors[code],
    code,
    ...(details && {
      details: details.map(({ path, message }) => ({ path, message: messageIn(language, message) })),
    }),
    ...(code === 'INTERNAL' && { requestId: request.id }),
  }
}

/** Default Retry-After in seconds, by error code. */
const retryAfterSeconds: Partial<Record<ErrorCode, number>> = {
  UNAVAILABLE: 2,
  PRICE_UNAVAILABLE: 60,
  SCANNER_UNAVAILABLE: 60,
  REQUEST_IN_PROGRESS: 1,
}

/** Sends a failure in the API's error format. */
export function failureReply(reply: FastifyReply, failure: Failure): FastifyReply {
  const seconds = failure.retryAfterSeconds ?? retryAfterSeconds[failure.code]
  if (seconds !== undefined && !reply.hasHeader('retry-after')) reply.header('retry-after', seconds)
  // A failed download may have set this header.
  reply.removeHeader('content-disposition').header('cache-control', cachings.never)
  return reply.code(errors[failure.code].status).type('application/json').send(failureBody(failure, reply.request))
}
