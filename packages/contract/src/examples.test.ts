import { expect, test } from 'vitest'
import { nothing } from './auth.ts'
import { endpoints } from './endpoints.ts'
import { examples } from './examples.ts'

const carriesJson = endpoints.filter(
  ({ kind = 'json', body, output }) => ['json', 'upload'].includes(kind) && (body || output !== nothing),
)

test('every call that takes a body or answers data has an example, and no other', () => {
  const callsOf = (of: Iterable<(typeof endpoints)[number]>) =>
    [...of].map(({ method, path }) => `${method} ${path}`).sort()
  expect(callsOf(examples.keys())).toEqual(callsOf(carriesJson))
})

test.each(carriesJson)('the answer in the example of $method $path is one, with nothing that is not', endpoint => {
  const data = examples.get(endpoint)?.data
  const parsed = endpoint.output.safeParse(data)
  expect(parsed.error).toBeUndefined()
  expect(parsed.data).toEqual(data)
})

test.each(carriesJson.filter(({ body }) => body))('the body in the example of $method $path is taken', endpoint => {
  expect(endpoint.body?.safeParse(examples.get(endpoint)?.body).error).toBeUndefined()
})
