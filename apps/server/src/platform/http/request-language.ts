import { type Language, languageFor } from '@redress/domain/people/languages.ts'
import type { FastifyRequest } from 'fastify'

interface Wish {
  readonly tag: string
  /** From 0, not at all, to 1. */
  readonly weight: number
}

function wishOf(part: string): Wish {
  const [tag = '', ...parameters] = part.split(';').map(each => each.trim())
  const weight = parameters.find(each => each.startsWith('q='))?.slice(2)
  return { tag, weight: weight === undefined ? 1 : Number(weight) }
}

/** The language in which a request wishes to be answered, by its `Accept-Language`. */
export function requestLanguage({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  const wishes = (headers['accept-language'] ?? '').split(',').map(wishOf)
  const dearestFirst = wishes.filter(wish => wish.weight > 0).sort((one, other) => other.weight - one.weight)
  return languageFor(dearestFirst.map(wish => wish.tag))
}
