import { type Language, languages } from '@redress/domain/people/languages.ts'
import type { FastifyRequest } from 'fastify'

const standard: Language = 'en'

/** Language of the response, negotiated by `Accept-Language` (RFC 9110, section 12.5.4); the default is English. */
export function requestLanguage(request: Pick<FastifyRequest, 'languages'>): Language {
  // `languages` is missing on a request with a malformed URL.
  const accepted = request.languages?.([...languages])
  return languages.find(language => language === accepted) ?? standard
}
