import type { Json, OpenApiDocument } from '@redress/contract/openapi-document.ts'

type Described = Pick<OpenApiDocument, 'paths' | 'components'>
type Side = 'request' | 'answer'

interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
}
type Content = Readonly<Record<string, { readonly schema?: Schema }>>

const missing = <Item>(from: readonly Item[] = [], within: readonly Item[] = []): Item[] =>
  from.filter(item => !within.includes(item))

/** The component that a `$ref` names, or the value itself. */
function resolved<Value extends Json | Schema>(document: Described, value: Value): Value {
  const [kind, name] = String(value.$ref ?? '')
    .split('/')
    .slice(-2) as [keyof Described['components'], string]
  return value.$ref === undefined ? value : ((document.components[kind]?.[name] ?? {}) as Value)
}

const alternativesOf = ({ anyOf, oneOf, ...schema }: Schema): readonly Schema[] => anyOf ?? oneOf ?? [schema]
/** Name under which an alternative of a schema is found again. */
const kindOf = ({ $ref, type }: Schema): string => String($ref ?? type)
const kindsOf = (schema: Schema): readonly string[] =>
  alternativesOf(schema).flatMap(({ $ref, type }) => $ref ?? type ?? 'anything')

/**
 * Changes that break a program which was written for the description before: it sends something that is refused now, or
 * misses something in an answer.
 */
export function breakingChanges(before: Described, after: Described): string[] {
  const found: string[] = []
  const compared = new Set<string>()

  function compare(one: Schema, other: Schema, side: Side, where: string): void {
    const pair = `${one.$ref} ${other.$ref} ${side}`
    if (one.$ref && other.$ref && compared.has(pair)) return
    compared.add(pair)
    const [old, now] = [resolved(before, one), resolved(after, other)]
    const say = (what: string, names: readonly unknown[]) =>
      found.push(...names.map(name => `${where}: ${what} ${String(name)}`))
    say('no longer has the value', missing(old.enum, now.enum ?? old.enum))
    if (side === 'request') say('no longer takes', missing(kindsOf(old), kindsOf(now)))
    else say('may now be', missing(kindsOf(now), kindsOf(old)))
    const [fields, left] = [Object.keys(old.properties ?? {}), Object.keys(now.properties ?? {})]
    say('no longer has the field', missing(fields, left))
    if (side === 'request') say('now requires', missing(now.required, old.required))
    else
      say(
        'no longer always has',
        missing(old.required, now.required).filter(each => left.includes(each)),
      )
    for (const field of fields) {
      const [was, is] = [old.properties?.[field], now.properties?.[field]]
      if (was && is) compare(was, is, side, `${where}.${field}`)
    }
    if (old.items && now.items) compare(old.items, now.items, side, `${where}[]`)
    // Alternatives of one kind, such as two objects, are compared in their order.
    const alternatives = Map.groupBy(alternativesOf(now), kindOf)
    for (const [kind, all] of Map.groupBy(old.anyOf ?? old.oneOf ?? [], kindOf)) {
      for (const [index, each] of all.entries()) {
        const same = alternatives.get(kind)?.[index]
        if (same) compare(each, same, side, where)
      }
    }
  }

  function compareContents(one: Json | undefined, other: Json | undefined, side: Side, where: string): void {
    const [old, now] = [one, other].map((each, index) => resolved(index === 0 ? before : after, each ?? {}).content)
    for (const [type, { schema }] of Object.entries((old ?? {}) as Content)) {
      const present = (now as Content | undefined)?.[type]?.schema
      if (!present) found.push(`${where}: is no longer ${type}`)
      else if (schema) compare(schema, present, side, where)
    }
  }

  for (const [path, methods] of Object.entries(before.paths)) {
    for (const [method, old] of Object.entries(methods)) {
      const [now, name] = [after.paths[path]?.[method], `${method.toUpperCase()} ${path}`]
      if (!now) {
        found.push(`${name}: is gone`)
        continue
      }
      compareContents(old.requestBody, now.requestBody, 'request', `${name} request`)
      for (const status of Object.keys(old.responses).filter(each => /^2/.test(each)))
        compareContents(old.responses[status], now.responses[status], 'answer', `${name} answer`)
      const requiredOf = (document: Described, { parameters }: typeof old) =>
        parameters
          .map(each => resolved(document, each))
          .flatMap(({ name, required }) => (required ? [String(name)] : []))
      for (const each of missing(requiredOf(after, now), requiredOf(before, old)))
        found.push(`${name}: now requires ${each}`)
    }
  }
  return found
}
