import { validationTexts } from '@redress/contract/validation-texts.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fieldId } from '../../../requirements/calls.ts'
import { fieldValues } from './testing/field-values.ts'
import {
  callsThatTakeJson,
  callsWithFields,
  createFieldSenders,
  type FieldSenders,
  fieldsOf,
  sendFields,
} from './testing/send-fields.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

let server: TestServer
let senders: FieldSenders
beforeAll(async () => {
  server = await startTestServer()
  senders = await createFieldSenders(server)
})
afterAll(() => server.stop())

const withFields = callsWithFields.filter(({ body, query }) => body ?? query)
const fields = withFields.flatMap(endpoint =>
  fieldsOf(endpoint.body ?? endpoint.query).map(field => ({
    name: `${endpoint.method} ${endpoint.path}`,
    field,
    endpoint,
  })),
)
const texts: readonly string[] = Object.values(validationTexts)

test('every field has its values, and no other has', () => {
  expect(Object.keys(fieldValues).sort()).toEqual([...new Set(fields.map(({ field }) => field))].sort())
})

test.each(withFields)('$method $path takes all of its fields', { tags: 'SPEC-5-values-taken' }, async endpoint => {
  expect((await sendFields(senders, endpoint)).body.code).not.toBe('INVALID_INPUT')
})

for (const { name, endpoint, field } of fields) {
  test(`${name} refuses what cannot be its ${field}, and says why`, { tags: fieldId(endpoint, field) }, async () => {
    const { status, body } = await sendFields(senders, endpoint, { [field]: fieldValues[field]?.refused })
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'INVALID_INPUT' })
    expect(new Set(body.details?.map(({ path }) => path.split('.')[0]))).toEqual(new Set([field]))
    for (const { message } of body.details ?? []) expect(texts).toContain(message)
  })
}

test.each(callsThatTakeJson)(
  '$method $path refuses a field that it does not know',
  { tags: 'SPEC-5-unknownField' },
  async endpoint => {
    const { status, body } = await sendFields(senders, endpoint, { stranger: 'anything' })
    expect({ status, details: body.details }).toEqual({
      status: 400,
      details: [{ path: 'stranger', message: 'This field is not known here.' }],
    })
  },
)
