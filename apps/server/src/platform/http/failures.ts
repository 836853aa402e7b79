import type { ErrorBody } from '@redress/contract/endpoint.ts'
import { type ErrorCode, errors } from '@redress/contract/errors.ts'
import { germanErrors } from '@redress/contract/german/errors.ts'
import { germanValidationTexts } from '@redress/contract/german/validation-texts.ts'
import type { Language } from '@redress/domain/people/languages.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Failure } from '../result.ts'
import { requestLanguage } from './request-language.ts'

interface FailureTexts {
  readonly error: (code: ErrorCode) => string
  /** The text beside a field, by its English text, which is what schemas and use cases give. */
  readonly message: (english: string) => string
}

const german: ReadonlyMap<string, string> = new Map([
  ...Object.entries(errors).map(([code, { text }]): [string, string] => [text, germanErrors[code as ErrorCode]]),
  ...Object.entries(germanValidationTexts),
])

const texts = {
  en: { error: code => errors[code].text, message: english => english },
  de: { error: code => germanErrors[code], message: english => german.get(english) ?? english },
} as const satisfies Record<Language, FailureTexts>

/** The body of a failure, in the language that the request asks for. */
export function failureBody({ code, details }: Failure, request: FastifyRequest): ErrorBody {
  const { error, message } = texts[requestLanguage(request)]
  return {
    error: error(code),
    code,
    ...(details && { details: details.map(detail => ({ path: detail.path, message: message(detail.message) })) }),
    ...(code === 'INTERNAL' && { requestId: request.id }),
  }
}

/** Sends a failure in its one form (decisions.md section 8). */
export const failureReply = (reply: FastifyReply, failure: Failure): FastifyReply =>
  reply.code(errors[failure.code].status).type('application/json').send(failureBody(failure, reply.request))
