import { once } from 'node:events'
import { connect } from 'node:net'
import { text as textOf } from 'node:stream/consumers'
import { endpoints } from '@redress/contract/endpoints.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let address: URL
beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: 'https://redress.example' })
  address = new URL(await server.http.listen({ port: 0, host: '127.0.0.1' }))
})
afterAll(() => server.stop())

const directivesOf = (policy: string) =>
  Object.fromEntries(policy.split(';').map(each => [each.split(' ')[0], each.split(' ').slice(1).join(' ')]))

/** Examples of each kind: page, API answer, refusal, file, API description. */
const addresses = ['/', '/dashboard', '/v1/configuration', '/v1/claims', '/v1/none', '/favicon.svg', '/v1/openapi.json']

describe.each([...addresses, '/v1/docs', '/assets/none.js'])('%s', url => {
  test('every answer tells the browser what not to do with it', async () => {
    const { headers } = await server.http.inject(url)
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'SAMEORIGIN',
    })
    const policy = String(headers['content-security-policy'])
    expect(directivesOf(policy)).toMatchObject({
      'default-src': "'self'",
      'base-uri': "'none'",
      'object-src': "'none'",
      'frame-ancestors': "'none'",
      'form-action': "'self'",
      'script-src-attr': "'none'",
    })
    expect(policy).not.toContain('unsafe')
    // The API reference has up to two inline scripts, allowed by their hashes.
    expect(directivesOf(policy)['script-src']).toMatch(/^'self'( 'sha256-[\w+/=]+'){0,2}$/)
    if (url !== '/v1/docs')
      expect(directivesOf(policy)).toMatchObject({
        'script-src': "'self'",
        'style-src': "'self'",
        'require-trusted-types-for': "'script'",
        'trusted-types': 'pdf-worker',
      })
    expect(headers).not.toHaveProperty('access-control-allow-origin')
    expect(headers).not.toHaveProperty('server')
    expect(headers).not.toHaveProperty('x-powered-by')
  })

  test('every answer names its type and its characters', async () => {
    const { headers, body } = await server.http.inject({ url, headers: { accept: '*/*' } })
    expect(body).not.toBe('')
    expect(String(headers['content-type'])).toMatch(/; charset=utf-8$|^image\/svg\+xml$/)
  })
})

test('what is no request at all is answered as what it is', async () => {
  const { headers } = await server.http.inject('/%')
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'content-type': 'application/json; charset=utf-8',
  })
})

test('no method but those of the API is taken', async () => {
  const known = new Set(endpoints.map(({ method, path }) => `${method} ${path}`))
  for (const method of ['TRACE', 'PUT', 'OPTIONS', 'PROPFIND', 'CONNECT', 'POST', 'DELETE', 'PATCH', 'HEAD', 'BREW']) {
    for (const path of ['/', '/v1/auth', '/v1/claims']) {
      if (known.has(`${method} ${path}`) || method === 'HEAD') continue
      const socket = connect(Number(address.port), address.hostname)
      await once(socket, 'connect')
      socket.write(`${method} ${path} HTTP/1.1\r\nHost: ${address.host}\r\nX-Secret: seen\r\nConnection: close\r\n\r\n`)
      const answer = await textOf(socket)
      expect(answer, `${method} ${path}`).toMatch(/^$|^HTTP\/1\.1 4\d\d/)
      expect(answer).not.toContain('seen')
    }
  }
})

test('the head of a file, of a stream and of a redirect is refused, and makes none of them', async () => {
  const heavy = endpoints.filter(({ method, kind }) => method === 'GET' && (kind ?? 'json') !== 'json')
  expect(heavy.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['download', 'events', 'redirect']))
  for (const { path } of heavy) {
    const { statusCode, headers } = await server.http.inject({ method: 'HEAD', url: path })
    expect({ statusCode, allow: headers.allow }, path).toEqual({ statusCode: 405, allow: 'GET' })
  }
  expect((await server.http.inject({ method: 'HEAD', url: '/v1/configuration' })).statusCode).toBe(200)
})

test.each([
  ...['/.git/config', '/package.json', '/.env', '/assets/', '/assets', '/.vite/manifest.json', '/src/main.tsx'],
  ...['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json', '/assets/%5c..%5cpackage.json'],
  ...['//etc/passwd', '/v1/../../../etc/passwd', '/index.html%00.js', '/.data/secret.key', '/index.html.br'],
])('no file but those of the page is served: %s', async url => {
  const { statusCode, body, headers } = await server.http.inject(url)
  // A built page redirects unknown addresses to "/".
  if (statusCode === 302) return expect({ body, ...headers }).toMatchObject({ body: '', location: '/' })
  expect(body).not.toMatch(/root:|\[core\]|"workspaces"|"devDependencies"|import .* from|"isEntry"/)
  expect(body).not.toContain('Index of')
  expect(String(headers['content-type'])).toMatch(/^(text\/html|application\/json|application\/octet-stream)/)
})
