import type { EndpointDefinition } from '@redress/contract/endpoint.ts'
import { endpoints } from '@redress/contract/endpoints.ts'
import { errors } from '@redress/contract/errors.ts'
import { validationTexts } from '@redress/contract/validation-texts.ts'
import { type Requirement, rowsAs, slug } from './requirement.ts'

/** The id of a call of the API (section 7): `SPEC-7-POST-claims-id-submit`. */
const callId = ({ method, path }: Pick<EndpointDefinition, 'method' | 'path'>): string =>
  `SPEC-7-${method}-${slug(path.replace('/v1/', ''))}`

/** The id of a field that a call takes: `SPEC-7-PATCH-claims-id-amend.value`. */
export const fieldId = (endpoint: Pick<EndpointDefinition, 'method' | 'path'>, field: string): string =>
  `${callId(endpoint)}.${field}`

/** The names of what travels in a part of a call: those of an object, or of what a list holds. */
function fieldsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  if ('shape' in schema && typeof schema.shape === 'object') return Object.keys(schema.shape ?? {})
  if ('element' in schema) return fieldsOf(schema.element)
  return 'options' in schema && Array.isArray(schema.options) ? schema.options.flatMap(fieldsOf) : []
}

const fieldsTaken = ({ body, query }: EndpointDefinition): string[] => [
  ...new Set([...fieldsOf(body), ...fieldsOf(query)]),
]

function requirementsOf(endpoint: EndpointDefinition): Requirement[] {
  const { method, path, summary, output } = endpoint
  const answers = [...new Set(fieldsOf(output))]
  const call = `${method} ${path}: ${summary}${answers.length > 0 ? `; answers ${answers.join(', ')}` : ''}`
  return [
    { id: callId(endpoint), says: call },
    ...fieldsTaken(endpoint).map(field => ({ id: fieldId(endpoint, field), says: `${method} ${path} takes ${field}` })),
  ]
}

/** Every call with its fields (section 7), every text of validation (section 5), every failure (section 8). */
export const callRequirements: readonly Requirement[] = [
  ...endpoints.flatMap(requirementsOf),
  ...rowsAs('SPEC-5', validationTexts, text => text),
  ...rowsAs('SPEC-8', errors, ({ text, status }) => `${status}: ${text}`),
]
