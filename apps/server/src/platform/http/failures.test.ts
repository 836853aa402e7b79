import { type ErrorCode, errors } from '@redress/contract/errors.ts'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { createLog } from '../observability/log.ts'
import { ServiceUnavailable } from '../service-unavailable.ts'
import { readSettings } from '../settings.ts'
import { createHttpServer } from './http-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const login = (payload: string, contentType: string) => ({
  method: 'POST' as const,
  url: '/v1/auth/login',
  payload,
  headers: { 'content-type': contentType },
})

const requests: [ErrorCode, InjectOptions | string][] = [
  ['MALFORMED_REQUEST', login('{"username":', 'application/json')],
  ['UNSUPPORTED_MEDIA_TYPE', login('username=ada', 'text/csv')],
  ['REQUEST_TOO_LARGE', login(JSON.stringify({ username: 'a'.repeat(1024 * 1024) }), 'application/json')],
  ['NOT_FOUND', '/v1/nowhere'],
]

for (const [code, request] of requests) {
  test(`${code} has its status and its text, and nothing else`, { tags: `SPEC-8-${code}` }, async () => {
    const response = await server.http.inject(request)
    expect(response.statusCode).toBe(errors[code].status)
    expect(response.json()).toEqual({ error: errors[code].text, code })
  })
}

test('a bug answers with a request id and nothing else', { tags: 'SPEC-8-INTERNAL' }, async () => {
  await server.context.database.schema.alterTable('session_tokens').renameTo('hidden').execute()
  const response = await server.http.inject({ url: '/v1/auth', cookies: { 'redress-access': 'any' } })
  expect(response.statusCode).toBe(500)
  expect(response.json()).toEqual({
    error: errors.INTERNAL.text,
    code: 'INTERNAL',
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
})

test('a service that is unavailable answers with the failure that it names', async () => {
  class PriceUnknown extends ServiceUnavailable {
    override readonly errorCode = 'PRICE_UNAVAILABLE'
  }
  const bare = await createHttpServer(readSettings({}), createLog('silent'))
  bare.get('/away', async () => {
    throw new ServiceUnavailable('away')
  })
  bare.get('/price', async () => {
    throw new PriceUnknown('unknown')
  })
  expect((await bare.inject('/away')).json()).toEqual({ error: errors.UNAVAILABLE.text, code: 'UNAVAILABLE' })
  const price = await bare.inject({ url: '/price', headers: { 'accept-language': 'de' } })
  expect(price.statusCode).toBe(503)
  expect(price.json().code).toBe('PRICE_UNAVAILABLE')
  await bare.close()
})

/** Server that answers 'answered' unless its event loop lags more than the limit; 0 means no limit. */
async function startLimited(milliseconds: number) {
  const bare = await createHttpServer(
    { ...readSettings({}), EVENT_LOOP_DELAY_LIMIT: milliseconds },
    createLog('silent'),
  )
  bare.get('/', async () => 'answered')
  await bare.ready()
  return bare
}

test('a server whose event loop is too late refuses requests, and one without a limit does not', async () => {
  const [limited, unlimited] = [await startLimited(50), await startLimited(0)]
  const nothing = new Int32Array(new SharedArrayBuffer(4))
  await expect
    .poll(async () => Atomics.wait(nothing, 0, 0, 200) === 'timed-out' && (await limited.inject('/')).statusCode, {
      interval: 1,
      timeout: 20_000,
    })
    .toBe(503)
  const refused = await limited.inject('/')
  expect(refused.statusCode).toBe(503)
  expect(refused.headers['retry-after']).toBe('5')
  expect(refused.json()).toEqual({ error: errors.UNAVAILABLE.text, code: 'UNAVAILABLE' })
  expect((await unlimited.inject('/')).body).toBe('answered')
  await Promise.all([limited.close(), unlimited.close()])
})
