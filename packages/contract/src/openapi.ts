import { callers, callersWith, isForStaff, type Permission, rolesWith } from '@redress/domain/people/permissions.ts'
import { z } from 'zod'
import { accountHeader } from './auth.ts'
import { type EndpointDefinition, endpointName } from './endpoint.ts'
import { commonErrors, type ErrorCode, errors } from './errors.ts'
import { examples, sharedAnswers } from './examples.ts'
import type { Components, Json, OpenApiDocument, Operation } from './openapi-document.ts'

/** Describes something once, by its name: `#/components/schemas/Claim`. */
function named(components: Components, kind: keyof Components, name: string, value: Json): Json {
  const present = components[kind][name]
  if (present && JSON.stringify(present) !== JSON.stringify(value)) throw new Error(`${name} names two ${kind}`)
  components[kind][name] = value
  return { $ref: `#/components/${kind}/${name}` }
}

/** Schemas with a name mean the same going in and coming out. */
function describe(schema: z.ZodType, io: 'input' | 'output', components: Components): Json {
  const { $defs, $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  const rewritten = <Value>(value: Value): Value =>
    JSON.parse(JSON.stringify(value).replaceAll('"#/$defs/', '"#/components/schemas/')) as Value
  for (const [name, definition] of Object.entries(rewritten(($defs ?? {}) as Record<string, Json>))) {
    const { id: __, ...component } = definition
    named(components, 'schemas', name, component)
  }
  return rewritten(described)
}

const json = (schema: Json, example?: unknown): Json => ({
  content: { 'application/json': { schema, ...(example !== undefined && { example }) } },
})

const failure = z
  .object({
    error: z.string().describe('A text for people'),
    code: z.enum(Object.keys(errors)).meta({ id: 'ErrorCode' }),
    details: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    requestId: z.string().optional(),
  })
  .meta({ id: 'Failure' })

const isCommon = (code: ErrorCode): boolean => (commonErrors as readonly ErrorCode[]).includes(code)

/** The failure that is the endpoint's own rather than everybody's. */
function failureExample(codes: readonly ErrorCode[]): Json {
  const code = codes.find(each => !isCommon(each)) ?? codes[0] ?? 'INTERNAL'
  return { error: errors[code].text, code }
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key with the same body gives the first answer again and acts once.',
  schema: { type: 'string', maxLength: 200 },
}

const account = {
  name: accountHeader,
  in: 'header',
  required: false,
  description:
    'The id of the account that a page was made for. Where another account is signed in by now, the answer is `OTHER_ACCOUNT`. Without it the session alone counts.',
  schema: { type: 'string', maxLength: 200 },
}

/**
 * Parameters of an operation. Those in a path or a header mean the same everywhere, so they are shared components;
 * query parameters are inline.
 */
function parameters(endpoint: EndpointDefinition, components: Components): Operation['parameters'] {
  const of = (location: 'path' | 'query', schema: z.ZodObject | undefined) =>
    Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
      name,
      in: location,
      required: location === 'path' || !field.isOptional(),
      schema: describe(field as z.ZodType, 'input', components),
    }))
  const shared = [
    ...of('path', endpoint.params),
    ...(endpoint.kind === 'redirect' ? [] : [account]),
    ...(endpoint.method === 'POST' ? [idempotencyKey] : []),
  ]
  return [...shared.map(each => named(components, 'parameters', each.name, each)), ...of('query', endpoint.query)]
}

function requestBody(endpoint: EndpointDefinition, components: Components): Pick<Operation, 'requestBody'> {
  if (endpoint.kind === 'upload') {
    const file = { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } }
    const schema = named(components, 'schemas', 'Upload', file)
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
  }
  if (!endpoint.body) return {}
  return {
    requestBody: {
      required: true,
      ...json(describe(endpoint.body, 'input', components), examples[endpointName(endpoint)]?.body),
    },
  }
}

function success(endpoint: EndpointDefinition, components: Components): Json {
  if (endpoint.kind === 'download') {
    return named(components, 'responses', 'File', {
      description: 'The file',
      content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
    })
  }
  if (endpoint.kind === 'events') {
    return { description: 'A stream of events', content: { 'text/event-stream': { schema: { type: 'string' } } } }
  }
  const schema = {
    type: 'object',
    required: ['data'],
    properties: { data: describe(endpoint.output, 'output', components) },
  }
  const { data } = examples[endpointName(endpoint)] ?? { data: null }
  const answer = { description: 'Success', ...json(schema, { data }) }
  const name = sharedAnswers.get(data)
  return name === undefined ? answer : named(components, 'responses', name, answer)
}

/** Errors of a navigation that are answered as such. All others travel in the address of the redirect. */
const redirectErrors = ['TOO_MANY_REQUESTS', 'INTERNAL', 'UNAVAILABLE'] as const satisfies readonly ErrorCode[]

const redirect: Json = {
  description: 'Where the browser goes on',
  headers: { Location: { required: true, schema: { type: 'string', format: 'uri-reference' } } },
}

function responses(endpoint: EndpointDefinition, components: Components): Operation['responses'] {
  return endpoint.kind === 'redirect'
    ? {
        302: named(components, 'responses', 'Redirect', redirect),
        ...failures(redirectErrors, components),
        default: otherFailure(components),
      }
    : { 200: success(endpoint, components), ...failures([...commonErrors, ...endpoint.errors], components) }
}

/** Answer of a redirect to a request that is none of its own, such as one with another method. */
const otherFailure = (components: Components): Json =>
  named(components, 'responses', 'OtherFailure', {
    description: 'Any other failure, which `code` names',
    ...json(describe(failure, 'input', components), { error: errors.NOT_FOUND.text, code: 'NOT_FOUND' }),
  })

/** Error responses by status. Each is named by its codes, without those that are common to all calls. */
function failures(codes: readonly ErrorCode[], components: Components): Operation['responses'] {
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of codes) {
    const { status } = errors[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return Object.fromEntries(
    [...byStatus].map(([status, ofStatus]) => {
      const own = ofStatus.filter(code => !isCommon(code))
      return [
        String(status),
        named(components, 'responses', (own.length > 0 ? own : ofStatus).join('-'), {
          description: ofStatus.map(code => `\`${code}\`: ${errors[code].text}`).join('\n\n'),
          ...json(describe(failure, 'input', components), failureExample(ofStatus)),
        }),
      ]
    }),
  )
}

const whoMay = (permission: Permission): string =>
  isForStaff(permission)
    ? `staff with two-step login: ${rolesWith(permission).join(', ')}`
    : callersWith(permission).join(', ')

interface NamedOperation {
  /** Verb and object, such as `submitClaim`. */
  readonly name: string
  /** Title of its group. */
  readonly resource: string
  readonly endpoint: EndpointDefinition
}

/** The OpenAPI 3.1 description of the whole API, from the same schemas that check the requests. */
export function openApiDocument(operations: readonly NamedOperation[], tags: OpenApiDocument['tags']): OpenApiDocument {
  const paths: Record<string, Record<string, Operation>> = {}
  const components: Components = { schemas: {}, parameters: {}, responses: {} }
  for (const { name, resource, endpoint } of operations) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    const isPublic = callersWith(endpoint.permission).length === callers.length
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: {
        operationId: name,
        summary: endpoint.summary,
        description: `Who may: ${whoMay(endpoint.permission)}.${endpoint.needsProof ? ' After a sign-in, or the password, of the last 15 minutes.' : ''}`,
        tags: [resource],
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
      // A running installation names its operator here.
      contact: { name: 'The operator of the installation' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    security: [{ session: [] }],
    tags,
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'redress-access' } },
      ...components,
    },
  }
}
