import type { Json } from '@redress/contract/openapi-document.ts'
import { type Html, html } from './html.ts'

const named = '#/components/schemas/'

export const schemaAnchor = (name: string): string => `schema-${name}`

const isSchema = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

const joined = (parts: readonly Html[], between: string): Html =>
  html`${parts.map((part, index) => html`${index === 0 ? '' : between}${part}`)}`

/** What a value is, in words; a schema with a name is linked. */
export function typeOf(schema: Json): Html {
  const { $ref: reference, anyOf, oneOf, allOf, enum: choices, const: constant, type, items, format } = schema
  if (typeof reference === 'string') {
    const name = reference.replace(named, '')
    return html`<a href="#${schemaAnchor(name)}">${name}</a>`
  }
  const alternatives = [anyOf, oneOf].find(Array.isArray)
  if (alternatives) return joined(alternatives.filter(isSchema).map(typeOf), ' or ')
  if (Array.isArray(allOf)) return joined(allOf.filter(isSchema).map(typeOf), ' and ')
  if (Array.isArray(choices)) {
    return joined(
      choices.map(choice => html`<code>${JSON.stringify(choice)}</code>`),
      ', ',
    )
  }
  if (constant !== undefined) return html`<code>${JSON.stringify(constant)}</code>`
  if (type === 'array' && isSchema(items)) return html`list of ${typeOf(items)}`
  if (Array.isArray(type)) return html`${type.join(' or ')}`
  if (typeof type !== 'string') return html`anything`
  return html`${type}${typeof format === 'string' ? ` (${format})` : ''}`
}

export interface Field {
  readonly name: string
  readonly type: Html
  readonly isRequired: boolean
}

/** The fields of an object, those of objects within it beneath them; empty where it is none. */
export function fieldsOf(schema: Json, prefix = ''): Field[] {
  const { properties, required } = schema
  if (!isSchema(properties)) return []
  return Object.entries(properties).flatMap(([name, property]): Field[] => {
    if (!isSchema(property)) return []
    const path = `${prefix}${name}`
    const isList = property.type === 'array' && isSchema(property.items)
    const inner = isList && isSchema(property.items) ? property.items : property
    const nested = fieldsOf(inner, `${path}${isList ? '[]' : ''}.`)
    return [
      { name: path, type: typeOf(property), isRequired: Array.isArray(required) && required.includes(name) },
      ...nested,
    ]
  })
}
