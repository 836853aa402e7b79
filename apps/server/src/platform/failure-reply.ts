import type { ErrorBody } from '@redress/contract/endpoint.ts'
import { errors } from '@redress/contract/errors.ts'
import type { FastifyReply } from 'fastify'
import type { Failure } from './result.ts'

export function failureBody(failure: Failure, requestId: string): ErrorBody {
  return {
    error: errors[failure.code].text,
    code: failure.code,
    ...(failure.details && { details: failure.details }),
    ...(failure.code === 'INTERNAL' && { requestId }),
  }
}

/** Sends a failure in its one form (decisions.md section 8). */
export const failureReply = (reply: FastifyReply, failure: Failure): FastifyReply =>
  reply.code(errors[failure.code].status).type('application/json').send(failureBody(failure, reply.request.id))
