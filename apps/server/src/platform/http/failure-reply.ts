import type { ErrorBody } from '@redress/contract/endpoint.ts'
import { errors } from '@redress/contract/errors.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Failure } from '../result.ts'
import { failureWords } from './failure-words.ts'
import { requestLanguage } from './request-language.ts'

/** What a failed request is told, in the language that it wishes. */
export function failureBody({ code, details }: Failure, request: FastifyRequest): ErrorBody {
  const words = failureWords[requestLanguage(request)]
  return {
    error: words.error(code),
    code,
    ...(details && { details: details.map(({ path, message }) => ({ path, message: words.message(message) })) }),
    ...(code === 'INTERNAL' && { requestId: request.id }),
  }
}

/** Sends a failure in its one form (decisions.md section 8). */
export const failureReply = (reply: FastifyReply, failure: Failure): FastifyReply =>
  reply.code(errors[failure.code].status).type('application/json').send(failureBody(failure, reply.request))
