import { randomUUID } from 'node:crypto'
import type { EndpointDefinition } from '@redress/contract/endpoint.ts'
import { endpoints } from '@redress/contract/endpoints.ts'
import { validationTexts } from '@redress/contract/validation-texts.ts'
import { isForReadersAlone } from '@redress/domain/people/permissions.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { fieldId } from '../../../requirements/calls.ts'
import type { Answer, InProcessClient } from './platform/http/in-process-client.ts'
import { headersOf } from './testing/access-fixtures.ts'
import { fieldValues } from './testing/field-values.ts'
import { claimIn, dataOf } from './testing/file-claim.ts'
import { codeSentTo } from './testing/redeem-codes.ts'
import { confirmedUser, registrationForm, type TestUser } from './testing/sign-up.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

let server: TestServer
let user: TestUser
/** Has opened a letter. */
let reader: InProcessClient
beforeAll(async () => {
  server = await startTestServer()
  user = await confirmedUser(server)
  reader = server.client()
  const { email } = registrationForm()
  await claimIn(server, { plaintiff: user, defendant: { ...user, email } }, 'PENDING_PUBLICATION')
  dataOf(await reader.post('/v1/letters/open', { code: await codeSentTo(server, email) }))
})
afterAll(() => server.stop())

const fieldsOf = (schema: z.ZodType | undefined): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : []

/** A browser's way to Google and back is no call with fields of ours. */
const calls: readonly EndpointDefinition[] = endpoints
const asked = calls.filter(({ kind }) => kind !== 'redirect')
const withFields = asked.filter(({ body, query }) => body ?? query)
const fields = withFields.flatMap(endpoint =>
  fieldsOf(endpoint.body ?? endpoint.query).map(field => ({
    name: `${endpoint.method} ${endpoint.path}`,
    field,
    endpoint,
  })),
)
const texts: readonly string[] = Object.values(validationTexts)

/** Calls an endpoint with every field that it has, as they are taken, but for the changes. */
function send({ method, path, permission, body, query }: EndpointDefinition, changes: object = {}): Promise<Answer> {
  const known = fieldsOf(body ?? query).map(field => [field, fieldValues[field]?.taken])
  const given = { ...Object.fromEntries(known), ...changes }
  const url = path.replace(/:(\w+)/g, (_, name: string) => (name === 'code' ? '0'.repeat(26) : randomUUID()))
  // Every request comes from a place of its own, because some may come from one only now and then.
  const place = { 'x-forwarded-for': `10.${Array.from(crypto.getRandomValues(new Uint8Array(3))).join('.')}` }
  const isReader = isForReadersAlone(permission)
  const headers = { ...place, ...headersOf(isReader ? 'reader' : 'stranger') }
  const { client } = isReader ? { client: reader } : user
  return body || !query
    ? client.send(method, url, given, headers)
    : client.send(method, `${url}?${new URLSearchParams(given as Record<string, string>)}`, undefined, headers)
}

test('every field has its values, and no other has', () => {
  expect(Object.keys(fieldValues).sort()).toEqual([...new Set(fields.map(({ field }) => field))].sort())
})

test.each(withFields)('$method $path takes all of its fields', { tags: 'SPEC-5-values-taken' }, async endpoint => {
  expect((await send(endpoint)).body.code).not.toBe('INVALID_INPUT')
})

for (const { name, endpoint, field } of fields) {
  test(`${name} refuses what cannot be its ${field}, and says why`, { tags: fieldId(endpoint, field) }, async () => {
    const { status, body } = await send(endpoint, { [field]: fieldValues[field]?.refused })
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'INVALID_INPUT' })
    expect(new Set(body.details?.map(({ path }) => path.split('.')[0]))).toEqual(new Set([field]))
    for (const { message } of body.details ?? []) expect(texts).toContain(message)
  })
}

const takesJson = asked.filter(({ kind = 'json', method }) => kind === 'json' && method !== 'GET')

test.each(takesJson)(
  '$method $path refuses a field that it does not know',
  { tags: 'SPEC-5-unknownField' },
  async endpoint => {
    const { status, body } = await send(endpoint, { stranger: 'anything' })
    expect({ status, details: body.details }).toEqual({
      status: 400,
      details: [{ path: 'stranger', message: 'This field is not known here.' }],
    })
  },
)
