import { type Language, languages } from '@redress/domain/people/languages.ts'
import type { FastifyRequest } from 'fastify'

const standard: Language = 'en'

/** The language to answer in, negotiated by `Accept-Language` (RFC 9110, section 12.5.4); English where none fits. */
export function requestLanguage(request: Pick<FastifyRequest, 'languages'>): Language {
  // Of a request whose address cannot be read nothing else is known.
  const accepted = request.languages?.([...languages])
  return languages.find(language => language === accepted) ?? standard
}
