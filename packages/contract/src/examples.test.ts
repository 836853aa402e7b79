import { expect, test } from 'vitest'
import { nothing } from './auth.ts'
import { endpointName } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { examples } from './examples.ts'

const carriesJson = endpoints.filter(
  ({ kind = 'json', body, output }) => ['json', 'upload'].includes(kind) && (body || output !== nothing),
)

test.each(carriesJson)('the answer in the example of $method $path is one, with nothing that is not', endpoint => {
  const data = examples[endpointName(endpoint)]?.data
  const parsed = endpoint.output.safeParse(data)
  expect(parsed.error).toBeUndefined()
  expect(parsed.data).toEqual(data)
})

test.each(carriesJson.filter(({ body }) => body))('the body in the example of $method $path is taken', endpoint => {
  expect(endpoint.body?.safeParse(examples[endpointName(endpoint)]?.body).error).toBeUndefined()
})
