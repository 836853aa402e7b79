import { endpoints } from '@redress/contract/endpoints.ts'
import type { HTTPMethods } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const id = '3f2a90b1-5c1d-4e0a-9d55-0123456789ab'
const methodsByPath = Map.groupBy(endpoints, ({ path }) => path)

test('every path of the API answers each method that it does not have with 405, and says which it has', {
  tags: 'SPEC-8-METHOD_NOT_ALLOWED',
}, async () => {
  expect(methodsByPath.size).toBeGreaterThan(100)
  for (const [path, calls] of methodsByPath) {
    const url = path.replace(/:\w+/g, id)
    const own = calls.map(({ method }) => method as string)
    const isJson = calls.some(({ method, kind = 'json' }) => method === 'GET' && kind === 'json')
    const allowed = [...own, ...(isJson ? ['HEAD'] : [])].toSorted()
    for (const method of ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'].filter(
      each => !allowed.includes(each),
    )) {
      const { statusCode, headers, body } = await server.http.inject({
        url,
        method: method as HTTPMethods,
        payload: '{',
      })
      expect({ statusCode, allow: String(headers.allow).split(', ').toSorted() }, `${method} ${path}`).toEqual({
        statusCode: 405,
        allow: allowed,
      })
      if (method !== 'HEAD') expect(JSON.parse(body)).toMatchObject({ code: 'METHOD_NOT_ALLOWED' })
    }
  }
})

test('an address that no path has is still not found', async () => {
  expect((await server.http.inject({ url: '/v1/nothing', method: 'PUT' })).statusCode).toBe(404)
})
