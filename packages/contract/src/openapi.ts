import { callers, permissions } from '@redress/domain/people/permissions.ts'
import { z } from 'zod'
import type { EndpointDefinition } from './endpoint.ts'
import { commonErrors, type ErrorCode, errors } from './errors.ts'
import { examples } from './examples.ts'
import type { Answer, Content, Json, OpenApiDocument, Operation, Parameter } from './openapi-document.ts'

/** The schemas that are named by `meta({ id })`, each described once; they mean the same going in and coming out. */
type Components = Record<string, Json>

function describe(schema: z.ZodType, io: 'input' | 'output', components: Components): Json {
  const { $defs, $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  const rewritten = <Value>(value: Value): Value =>
    JSON.parse(JSON.stringify(value).replaceAll('"#/$defs/', '"#/components/schemas/')) as Value
  for (const [name, definition] of Object.entries(rewritten(($defs ?? {}) as Components))) {
    const { id: __, ...component } = definition as Json
    components[name] = component
  }
  return rewritten(described)
}

const json = (schema: Json, example?: unknown): { content: Content } => ({
  content: { 'application/json': { schema, ...(example !== undefined && { example }) } },
})

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

const isCommon = (code: ErrorCode): boolean => (commonErrors as readonly ErrorCode[]).includes(code)

/** The failure that is the endpoint's own rather than everybody's. */
function failureExample(codes: readonly ErrorCode[]): Json {
  const code = codes.find(each => !isCommon(each)) ?? codes[0] ?? 'INTERNAL'
  return { error: errors[code].text, code }
}

/** The name of an operation, from its method and path: `POST /v1/claims/:id/submit` is `post_claims_id_submit`. */
const operationId = ({ method, path }: EndpointDefinition): string =>
  [method.toLowerCase(), ...path.split('/').slice(2)]
    .join('_')
    .replace(/[^a-z0-9_]/gi, '_')
    .replace(/_+/g, '_')

function parameters(endpoint: EndpointDefinition, components: Components): Parameter[] {
  const of = (place: 'path' | 'query', schema: z.ZodObject | undefined): Parameter[] =>
    Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
      name,
      in: place,
      required: place === 'path' || !field.isOptional(),
      schema: describe(field as z.ZodType, 'input', components),
    }))
  const key: Parameter = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'The same key with the same body gives the first answer again and acts once.',
    schema: { type: 'string', maxLength: 200 },
  }
  return [...of('path', endpoint.params), ...of('query', endpoint.query), ...(endpoint.method === 'POST' ? [key] : [])]
}

function requestBody(endpoint: EndpointDefinition, components: Components): Pick<Operation, 'requestBody'> {
  if (endpoint.kind === 'upload') {
    const schema = { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } }
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
  }
  if (!endpoint.body) return {}
  return {
    requestBody: {
      required: true,
      ...json(describe(endpoint.body, 'input', components), examples.get(endpoint)?.body),
    },
  }
}

function success(endpoint: EndpointDefinition, components: Components): Answer {
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
  const example = examples.get(endpoint)
  return { description: 'Success', ...json(schema, example && { data: example.data }) }
}

/** A navigation says in the address where it leads what went wrong, as far as it gets that far. */
const redirectErrors = ['TOO_MANY_REQUESTS', 'INTERNAL', 'UNAVAILABLE'] as const satisfies readonly ErrorCode[]

const redirect: Operation['responses'] = {
  302: {
    description: 'Where the browser goes on',
    headers: { Location: { required: true, schema: { type: 'string', format: 'uri-reference' } } },
  },
}

function responses(endpoint: EndpointDefinition, components: Components): Operation['responses'] {
  return endpoint.kind === 'redirect'
    ? { ...redirect, ...failures(redirectErrors) }
    : { 200: success(endpoint, components), ...failures([...commonErrors, ...endpoint.errors]) }
}

function failures(codes: readonly ErrorCode[]): Operation['responses'] {
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of codes) {
    const { status } = errors[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return Object.fromEntries(
    [...byStatus].map(([status, ofStatus]) => [
      String(status),
      {
        description: ofStatus.map(code => `\`${code}\`: ${errors[code].text}`).join('\n\n'),
        ...json({ $ref: '#/components/schemas/Failure' }, failureExample(ofStatus)),
      },
    ]),
  )
}

/** The OpenAPI 3.1 description of the whole API, from the same schemas that check the requests. */
export function openApiDocument(endpoints: readonly EndpointDefinition[]): OpenApiDocument {
  const paths: Record<string, Record<string, Operation>> = {}
  const components: Components = { Failure: failureSchema }
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    const isPublic = permissions[endpoint.permission].length === callers.length
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: {
        operationId: operationId(endpoint),
        summary: endpoint.summary,
        description: `Who may: ${permissions[endpoint.permission].join(', ')}.${endpoint.needsProof ? ' After a sign-in, or the password, of the last 15 minutes.' : ''}`,
        tags: [endpoint.path.split('/')[2] ?? ''],
        ...(isPublic ? { security: [] } : {}),
        parameters: parameters(endpoint, components),
        ...requestBody(endpoint, components),
        responses: responses(endpoint, components),
      },
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Redress',
      version: '1',
      description: [
        'File a money claim, answer it, settle it, on the record. Whatever the page can do can be done by these calls.',
        'A success is `{"data": …}`, a failure `{"error": "text for people", "code": "…"}`, with `details` for each field that needs another look. What people read (`error`, `message`, notifications) is in English or German, as `Accept-Language` asks.',
        'The session is kept in cookies that sign-in sets. Times are ISO 8601 in UTC, dates `YYYY-MM-DD`; unknown fields are refused.',
      ].join('\n\n'),
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
