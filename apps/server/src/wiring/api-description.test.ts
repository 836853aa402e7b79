import { createHash } from 'node:crypto'
import { operations, resourceTexts } from '@redress/contract/endpoints.ts'
import { openApiDocument } from '@redress/contract/openapi.ts'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

test('programs read the API as OpenAPI', async () => {
  const { status, body } = await server.client().get('/v1/openapi.json')
  expect(status).toBe(200)
  expect(body).toEqual(JSON.parse(JSON.stringify(openApiDocument(operations, resourceTexts))))
})

test('the contact in it is the operator of the installation', async () => {
  const operated = await startTestServer({
    ...{ OPERATOR_NAME: 'Redress e.V.', OPERATOR_ADDRESS: 'Beispielweg 1', OPERATOR_EMAIL: 'operator@redress.example' },
  })
  onTestFinished(() => operated.stop())
  const { body } = await operated.client().get('/v1/openapi.json')
  const { contact } = (body as unknown as { info: { contact: object } }).info
  expect(contact).toEqual({
    ...{
      name: 'Redress e.V.',
      email: 'operator@redress.example',
      url: `${operated.context.settings.PUBLIC_URL}/imprint`,
    },
  })
})

test('people read it as a page that loads everything from this server', async () => {
  const { headers, body } = await server.http.inject('/v1/docs')
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(body).toContain('"url": "/v1/openapi.json"')
  expect(body).not.toContain('://')
  const [script = ''] = [...body.matchAll(/ src="([^"]+)"/g)].map(([, address]) => address)
  const loaded = await server.http.inject(script)
  expect(loaded.headers['content-type']).toBe('text/javascript; charset=utf-8')
  expect(loaded.body.length).toBeGreaterThan(1_000_000)
})

test('the page allows its own inline scripts by their digests and its styles by a nonce, and no other page allows any', async () => {
  const { headers, body } = await server.http.inject('/v1/docs')
  const inline = [...body.matchAll(/<script(?: type="text\/javascript")?>([\s\S]*?)<\/script>/g)]
  const digests = inline.map(([, source = '']) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`)
  expect(digests).toHaveLength(2)
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain(`script-src 'self' ${digests.join(' ')};`)
  const nonce = /style-src 'self' 'nonce-([\w+/]{22}==)';/.exec(policy)?.[1]
  expect(body).toContain(`content="${nonce}"`)
  expect(policy).not.toContain('unsafe')
  expect(String((await server.http.inject('/v1/docs')).headers['content-security-policy'])).not.toContain(nonce)
  const other = String((await server.http.inject('/v1/openapi.json')).headers['content-security-policy'])
  expect(other).toContain("script-src 'self';")
  expect(other).toContain("style-src 'self';")
  expect(other).toContain("require-trusted-types-for 'script';trusted-types pdf-worker")
  expect(other).not.toContain('unsafe')
})
