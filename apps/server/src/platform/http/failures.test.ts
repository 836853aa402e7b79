import { type ErrorCode, errors } from '@redress/contract/errors.ts'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

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
