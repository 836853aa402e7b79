import type { EndpointDefinition } from '@redress/contract/endpoint.ts'
import { endpoints } from '@redress/contract/endpoints.ts'
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import {
  type AccessFixtures,
  createAccessFixtures,
  headersOf,
  type Role,
  roles,
  stages,
} from '../testing/access-fixtures.ts'
import { fieldValues } from '../testing/field-values.ts'
import { requestsAbout } from '../testing/requests/entry.ts'
import { entryOf } from '../testing/requests/request-book.ts'
import { testDraws, testSeed } from '../testing/test-seed.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

// Requests that nobody would write, to every endpoint and as every caller: each is answered, none by a failure of the
// server, and none with more than an attacker could send themselves.

// `npm run test:attacks` sends ten thousand.
const requests = Number(process.env.REQUESTS ?? 400)
const draws = testDraws()
const mostBytesOfError = 64 * 1024

let server: TestServer
let fixtures: AccessFixtures
beforeAll(async () => {
  server = await startTestServer()
  fixtures = await createAccessFixtures(server)
})
afterAll(() => server.stop())

const nul = String.fromCharCode(0)
const hostileText = fc.oneof(
  fc.constantFrom(
    ...['', ' ', nul, '\u202e', '\ud800', '\u0085', 'a\r\nset-cookie: a=b', '__proto__', 'constructor', 'null', 'NaN'],
    ...["' or 1=1 --", '"; drop table users; --', '%', '_', '\\', '%00', '../../etc/passwd', `\${7*7}`, '{{7*7}}'],
    ...['<script>alert(1)</script>', 'javascript:alert(1)', 'http://127.0.0.1:22', '-0', '1e400', '9'.repeat(400)],
    ...['0001-01-01', '+275760-09-13', '2026-02-30', 'İ'.repeat(200), 'e\u0301'.repeat(5_000), 'x'.repeat(70_000)],
  ),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ maxLength: 60 }),
  fc.uuid(),
)
const hostileValue = fc.oneof(
  hostileText,
  fc.constantFrom(null, true, 0, -1, 0.1, 1e21, 2 ** 53, Number.MAX_VALUE, [], {}, [[]], [null]),
  fc.jsonValue({ maxDepth: 4 }),
  fc.array(hostileText, { maxLength: 60 }),
  fc.constant(JSON.parse('{"__proto__":{"isConfirmed":true},"constructor":{"prototype":{"a":1}}}')),
  fc.integer({ min: 1, max: 3_000 }).map(depth => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown),
)

const fieldsOf = (schema: z.ZodType | undefined): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
const taken = (fields: readonly string[]) =>
  Object.fromEntries(fields.map(field => [field, fieldValues[field]?.taken] as const))

/** A mix of valid, invalid and foreign fields. */
const spoilt = (fields: readonly string[]) =>
  fc
    .tuple(
      fc.oneof(fc.constant([...fields]), fc.subarray([...fields])),
      fc.dictionary(fc.oneof(fc.constantFrom(...Object.keys(fieldValues), ...fields), hostileText), hostileValue, {
        maxKeys: 4,
      }),
    )
    .map(([kept, changed]) => ({ ...taken(kept), ...changed }) as Record<string, unknown>)

const headerText = fc.oneof(
  fc.constantFrom(
    ...['', '*', ',', ';;q=9', 'a'.repeat(4_000), '"', '-1', 'Infinity', 'gzip, br', 'W/"a"', 'bytes=0-'],
  ),
  fc.stringMatching(/^[\x20-\x7e\x80-\xff]{0,80}$/),
)
const hostileHeaders = fc.dictionary(
  fc.constantFrom(
    ...['accept', 'accept-encoding', 'accept-language', 'cookie', 'content-type', 'content-encoding', 'expect', 'from'],
    ...['host', 'idempotency-key', 'if-match', 'if-none-match', 'if-modified-since', 'range', 'referer', 'user-agent'],
    ...['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-http-method-override', 'last-event-id'],
    ...['origin', 'sec-fetch-site', 'traceparent', 'x-redress-tab', 'authorization', 'transfer-encoding'],
  ),
  headerText,
  { maxKeys: 4 },
)

const pathValue = fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: hostileText })

const request = fc.constantFrom(...endpoints).chain(endpoint =>
  fc.record({
    endpoint: fc.constant(endpoint),
    role: fc.constantFrom(...roles),
    stage: fc.constantFrom(...stages),
    /** Replacement for a valid path parameter. */
    inPath: pathValue,
    query: fc.option(spoilt(fieldsOf(endpoint.query)), { freq: 2 }),
    body: fc.oneof(
      { weight: 4, arbitrary: spoilt(fieldsOf(endpoint.body)).map(body => JSON.stringify(body)) },
      { weight: 1, arbitrary: hostileValue.map(value => JSON.stringify(value)) },
      { weight: 1, arbitrary: hostileText },
      { weight: 1, arbitrary: fc.constant(undefined) },
    ),
    type: fc.oneof(
      { weight: 5, arbitrary: fc.constant('application/json') },
      fc.constantFrom('text/plain', 'multipart/form-data; boundary=x', 'application/json; charset=utf-7', 'a/b', ''),
    ),
    headers: fc.option(hostileHeaders, { freq: 2 }),
  }),
)
type FuzzedRequest = typeof request extends fc.Arbitrary<infer Value> ? Value : never

function queryOf(query: Record<string, unknown>): string {
  const values = Object.entries(query).flatMap(([name, value]): [string, string][] =>
    (Array.isArray(value) ? value : [value]).map(each => [name, String(each)]),
  )
  return String(new URLSearchParams(values)).slice(0, 12_000)
}

function urlOf({ endpoint, stage, inPath, query }: FuzzedRequest): string {
  const claim = fixtures.claims[stage]
  const known: Readonly<Record<string, string | undefined>> = {
    ...requestsAbout(entryOf(endpoint), claim, fixtures)[0]?.params,
  }
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent((inPath ?? known[name] ?? claim.claimId).toWellFormed()),
  )
  return query ? `${path}?${queryOf(query)}` : path
}

/** Cookies of a role; requests that end a session send others, because the role's other requests use it. */
function cookiesOf(role: Role, endpoint: EndpointDefinition): Record<string, string> {
  if (entryOf(endpoint).usesUp) return { 'redress-access': 'a'.repeat(43), 'redress-refresh': 'b'.repeat(43) }
  return Object.fromEntries(fixtures.clientOf(role).cookies)
}

async function send(fuzzed: FuzzedRequest): Promise<{ readonly status: number; readonly bytes: number }> {
  const { endpoint, role, body, type, headers } = fuzzed
  const options: InjectOptions = {
    method: endpoint.method,
    url: urlOf(fuzzed),
    cookies: cookiesOf(role, endpoint),
    headers: {
      ...headersOf(role),
      ...(body !== undefined && endpoint.method !== 'GET' && { 'content-type': type }),
      'x-forwarded-for': `10.${draws.below(256)}.${draws.below(256)}.${draws.below(256)}`,
      ...headers,
    },
    ...(body !== undefined && endpoint.method !== 'GET' && { payload: body }),
    payloadAsStream: true,
  }
  const response = await server.http.inject(options)
  if (endpoint.kind === 'events' && response.statusCode === 200) {
    response.stream().destroy()
    return { status: 200, bytes: 0 }
  }
  let bytes = 0
  for await (const chunk of response.stream()) bytes += (chunk as Buffer).length
  return { status: response.statusCode, bytes }
}

test(`${requests} requests that nobody would write are all answered (TEST_SEED=${testSeed})`, {
  timeout: 3_600_000,
}, async () => {
  const statuses = new Map<number, number>()
  const property = fc.asyncProperty(request, async fuzzed => {
    const { status, bytes } = await send(fuzzed)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    expect(status).toBeLessThan(500)
    if (status >= 400) expect(bytes).toBeLessThanOrEqual(mostBytesOfError)
  })
  await fc.assert(property, { numRuns: requests, endOnFailure: true })
  // Some requests must pass validation, or the fuzzing tests nothing.
  expect(statuses.get(200) ?? 0).toBeGreaterThan(requests / 100)
  const counted = [...statuses].sort(([one], [other]) => one - other).map(([status, count]) => `${status}: ${count}`)
  process.stdout.write(`${requests} fuzzed requests, TEST_SEED=${testSeed}: ${counted.join(', ')}\n`)
})
