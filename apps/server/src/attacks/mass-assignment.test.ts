import { endpointName } from '@redress/contract/endpoint.ts'
import { endpoints } from '@redress/contract/endpoints.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { fieldValues } from '../testing/field-values.ts'
import {
  callsThatTakeJson,
  createFieldSenders,
  type FieldSenders,
  fieldsOf,
  sendFields,
} from '../testing/send-fields.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

// No request sets a field that its own schema does not declare, whatever other rows, answers or requests declare.

let server: TestServer
let senders: FieldSenders
/** Every field name of the API and of the database. */
let allFields: string[]
beforeAll(async () => {
  server = await startTestServer()
  senders = await createFieldSenders(server)
  const columns = await sql<{ name: string }>`
    select distinct column_name as name from information_schema.columns where table_schema = 'public'
  `.execute(server.context.database)
  const ofRows = columns.rows.flatMap(({ name }) => [name, camelCase(name)])
  const ofAnswers = endpoints.flatMap(({ output }) => fieldsWithin(output))
  allFields = [...new Set([...ofRows, ...ofAnswers, ...Object.keys(fieldValues)])]
  expect(allFields.length).toBeGreaterThan(250)
})
afterAll(() => server.stop())

const camelCase = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Names of all fields in a schema, at any depth. */
function fieldsWithin(schema: z.ZodType): string[] {
  const names: string[] = []
  JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any' }), (key, value: unknown) => {
    if (key === 'properties' && value !== null && typeof value === 'object') names.push(...Object.keys(value))
    return value
  })
  return names
}

/** Fields per request, as many as one error names. */
const atOnce = 20
const calls = callsThatTakeJson.map(endpoint => ({ endpoint, name: endpointName(endpoint) }))

test.each(calls)('$name takes no field but its own', async ({ endpoint }) => {
  const own = fieldsOf(endpoint.body)
  const others = allFields.filter(field => !own.includes(field))
  for (let start = 0; start < others.length; start += atOnce) {
    const strangers = others.slice(start, start + atOnce)
    const { body } = await sendFields(senders, endpoint, Object.fromEntries(strangers.map(field => [field, true])))
    expect(body.code).toBe('INVALID_INPUT')
    expect(body.details?.map(({ path }) => path).sort()).toEqual(strangers.sort())
  }
})

test.each(calls)('$name takes no field within its fields', async ({ endpoint }) => {
  for (const [name, value] of Object.entries(fieldValues)) {
    const [first] = Array.isArray(value.taken) ? value.taken : []
    if (!fieldsOf(endpoint.body).includes(name) || typeof first !== 'object') continue
    const { body } = await sendFields(senders, endpoint, { [name]: [{ ...first, verified: true, id: 1 }] })
    expect(body.details?.map(({ path }) => path)).toEqual([`${name}.0.verified`, `${name}.0.id`])
  }
})

test.each(['__proto__', 'constructor'])('what %s holds reaches nothing', async name => {
  for (const { endpoint } of calls) {
    const cookies = Object.fromEntries(senders.user.client.cookies)
    const payload = `{"${name}":{"prototype":{"isConfirmed":true},"isConfirmed":true}}`
    const url = endpoint.path.replace(/:\w+/g, () => crypto.randomUUID())
    const headers = { 'content-type': 'application/json' }
    const response = await server.http.inject({ method: endpoint.method, url, cookies, headers, payload })
    expect(response.statusCode, endpointName(endpoint)).toBe(400)
  }
  expect(Object.keys(Object.prototype)).toEqual([])
})
