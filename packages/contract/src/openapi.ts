import { callers, permissions } from '@redress/domain/permissions.ts'
import { z } from 'zod'
import type { EndpointDefinition } from './endpoint.ts'
import { commonErrors, type ErrorCode, errors } from './errors.ts'

type Json = Record<string, unknown>

/** The schemas that are named by `meta({ id })`, each described once; they mean the same going in and coming out. */
type Components = Record<string, Json>

function describe(schema: z.ZodType, io: 'input' | 'output', components: Components): Json {
  const { definitions, ...described } = z.toJSONSchema(schema, {
    io,
    target: 'openapi-3.0',
    unrepresentable: 'any',
  })
  const rewritten = <Value>(value: Value): Value =>
    JSON.parse(JSON.stringify(value).replaceAll('"#/definitions/', '"#/components/schemas/')) as Value
  for (const [name, definition] of Object.entries(rewritten((definitions ?? {}) as Components))) {
    const { id: _, ...component } = definition as Json
    components[name] = component
  }
  return rewritten(described)
}

const json = (schema: Json): Json => ({ content: { 'application/json': { schema } } })

const failureSchema: Json = {
  type: 'object',
  required: ['error', 'code'],
  properties: {
    error: { type: 'string', description: 'A text for people' },
    code: { type: 'string', enum: Object.keys(errors) },
    details: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
    requestId: { type: 'string' },
  },
}

/** The name of an operation, from its method and path: `POST /v1/claims/:id/submit` is `post_claims_id_submit`. */
const operationId = ({ method, path }: EndpointDefinition): string =>
  [method.toLowerCase(), ...path.split('/').slice(2)]
    .join('_')
    .replace(/[^a-z0-9_]/gi, '_')
    .replace(/_+/g, '_')

function parameters(endpoint: EndpointDefinition, components: Components): Json[] {
  const of = (place: 'path' | 'query', schema: z.ZodObject | undefined): Json[] =>
    Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
      name,
      in: place,
      required: place === 'path' || !field.isOptional(),
      schema: describe(field as z.ZodType, 'input', components),
    }))
  const key: Json = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'The same key with the same body gives the first answer again and acts once.',
    schema: { type: 'string', maxLength: 200 },
  }
  return [...of('path', endpoint.params), ...of('query', endpoint.query), ...(endpoint.method === 'POST' ? [key] : [])]
}

function requestBody(endpoint: EndpointDefinition, components: Components): Json {
  if (endpoint.kind === 'upload') {
    const schema = { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } }
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
  }
  return endpoint.body ? { requestBody: { required: true, ...json(describe(endpoint.body, 'input', components)) } } : {}
}

function success(endpoint: EndpointDefinition, components: Components): Json {
  if (endpoint.kind === 'download') {
    return {
      description: 'The file',
      content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
    }
  }
  if (endpoint.kind === 'events') {
    return { description: 'A stream of events', content: { 'text/event-stream': { schema: { type: 'string' } } } }
  }
  const schema = {
    type: 'object',
    required: ['data'],
    properties: { data: describe(endpoint.output, 'output', components) },
  }
  return { description: 'Success', ...json(schema) }
}

function failures(endpoint: EndpointDefinition): Json {
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of [...commonErrors, ...endpoint.errors]) {
    const { status } = errors[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.map(code => `\`${code}\`: ${errors[code].text}`).join('\n\n'),
        ...json({ $ref: '#/components/schemas/Failure' }),
      },
    ]),
  )
}

/** The OpenAPI 3.0 description of the whole API, from the same schemas that check the requests. */
export function openApiDocument(endpoints: readonly EndpointDefinition[]): Json {
  const paths: Record<string, Json> = {}
  const components: Components = { Failure: failureSchema }
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    const isPublic = permissions[endpoint.permission].length === callers.length
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: {
        operationId: operationId(endpoint),
        summary: endpoint.summary,
        description: `Who may: ${permissions[endpoint.permission].join(', ')}.`,
        tags: [endpoint.path.split('/')[2] ?? ''],
        ...(isPublic ? { security: [] } : {}),
        parameters: parameters(endpoint, components),
        ...requestBody(endpoint, components),
        responses: { 200: success(endpoint, components), ...failures(endpoint) },
      },
    }
  }
  return {
    openapi: '3.0.3',
    info: {
      title: 'Redress',
      version: '1',
      description: 'File a money claim, answer it, settle it, on the record.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    security: [{ session: [] }],
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'redress-access' } },
      schemas: components,
    },
  }
}
