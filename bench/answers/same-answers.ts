import type { Answer } from './target.ts'

/** Tolerated difference in size, besides PostgreSQL's spaces between fields; it also writes times as `+00:00`. */
const tolerance = 0.1

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** Fields that one answer lacks, or that differ in type. Null matches anything. */
function* differences(one: Json, other: Json, path: string): Generator<string> {
  if (one === null || other === null) return
  if (Array.isArray(one) && Array.isArray(other)) {
    if (one.length !== other.length) yield `${path} has ${one.length} and ${other.length}`
    else for (const [index, each] of one.entries()) yield* differences(each, other[index], `${path}[${index}]`)
  } else if (typeof one === 'object' && typeof other === 'object') {
    const [left, right] = [one as Record<string, Json>, other as Record<string, Json>]
    for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
      const [from, to] = [left[key], right[key]]
      if (from === undefined || to === undefined) yield `${path}.${key} is missing in one`
      else yield* differences(from, to, `${path}.${key}`)
    }
  } else if (typeof one !== typeof other) yield `${path} is of another kind`
}

/** Name and attributes of a cookie; its value is secret. */
const shapeOfCookie = (cookie: string): string => {
  const [named = '', ...attributes] = cookie.split('; ')
  return [named.split('=')[0], ...attributes.toSorted()].join('; ')
}

/** @throws unless both have the same fields, row counts and cookies (names and lifetimes), and nearly the same size */
export function expectSameShape(what: string, product: Answer, bare: Answer): void {
  const [one, other] = [JSON.parse(product.body) as Json, JSON.parse(bare.body) as Json]
  const found = [...differences(one, other, 'answer')]
  const ratio = JSON.stringify(other).length / JSON.stringify(one).length
  if (Math.abs(ratio - 1) > tolerance) found.push(`the bare answer has ${ratio.toFixed(2)} of the size`)
  const [cookies, bareCookies] = [product, bare].map(each => each.cookies.map(shapeOfCookie).toSorted().join(', '))
  if (cookies !== bareCookies) found.push(`the cookies are ${cookies} and ${bareCookies}`)
  if (found.length > 0) throw new Error(`The bare server answers otherwise for ${what}: ${found.join('; ')}`)
}
