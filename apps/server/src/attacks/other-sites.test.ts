import { type EndpointDefinition, endpointName } from '@redress/contract/endpoint.ts'
import { endpoints } from '@redress/contract/endpoints.ts'
import { readerHeader } from '@redress/contract/letters.ts'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataOf } from '../testing/file-claim.ts'
import { statementsOf } from '../testing/recorded-statements.ts'
import { confirmedUser, type TestUser } from '../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

// Cross-site requests that a browser sends without a preflight, with the cookies of the user: forms and simple
// requests.

const own = 'https://redress.example'

let server: TestServer
let user: TestUser
beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: own })
  user = await confirmedUser(server)
})
afterAll(() => server.stop())

type Headers = Readonly<Record<string, string>>

function send(method: EndpointDefinition['method'], url: string, headers: Headers, payload = '') {
  const cookies = Object.fromEntries(user.client.cookies)
  return server.http.inject({ method, url, cookies, headers, payload } satisfies InjectOptions)
}

const boundary = 'form'
const bodies: Readonly<Record<string, { readonly type: string; readonly payload: string }>> = {
  'a form': { type: 'application/x-www-form-urlencoded', payload: 'language=de' },
  'a text that is JSON': { type: 'text/plain', payload: '{"language":"de"}' },
  'a form with a file': {
    type: `multipart/form-data; boundary=${boundary}`,
    payload: `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nHello\r\n--${boundary}--\r\n`,
  },
}

const senders: Readonly<Record<string, Headers>> = {
  'another site': { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
  'a script of another site': { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  'another host of this site': { origin: 'https://blog.redress.example', 'sec-fetch-site': 'same-site' },
  'a page without an origin': { origin: 'null', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
  'a browser that names the site alone': { 'sec-fetch-site': 'cross-site' },
  'a browser that names the origin alone': { origin: 'https://evil.example' },
  'a frame in an old browser': { origin: 'null' },
  'this host, as somebody on the way can answer for it': { origin: 'http://redress.example' },
}

const changing = endpoints.filter(({ method }) => method !== 'GET')
const urlOf = ({ path }: EndpointDefinition): string => path.replace(/:\w+/g, () => crypto.randomUUID())

describe('what another site sends is refused before it is read', () => {
  test.each(changing.map(endpoint => ({ endpoint, name: endpointName(endpoint) })))('$name', async ({ endpoint }) => {
    for (const [sender, headers] of Object.entries(senders)) {
      for (const { type, payload } of Object.values(bodies)) {
        const sent = { ...headers, host: 'redress.example', 'content-type': type }
        const statements = await statementsOf(async () => {
          const response = await send(endpoint.method, urlOf(endpoint), sent, payload)
          const { statusCode, headers: answered } = response
          expect({ sender, statusCode, code: response.json().code }).toEqual({
            sender,
            statusCode: 403,
            code: 'FORBIDDEN',
          })
          expect(answered).not.toHaveProperty('set-cookie')
          expect(answered).not.toHaveProperty('access-control-allow-origin')
        })
        expect(statements).toEqual([])
      }
    }
  })
})

describe('nothing else is refused', () => {
  const wanted: Readonly<Record<string, Headers>> = {
    'the page': { origin: own, 'sec-fetch-site': 'same-origin' },
    'the page, through a proxy that names another host': { origin: own, host: 'inside:3000' },
    'the page, asked for by the address of the machine': { origin: 'https://10.0.0.7:8443', host: '10.0.0.7:8443' },
    'what is no browser': {},
    'somebody who types the address': { 'sec-fetch-site': 'none' },
  }
  test.each(Object.entries(wanted))('of %s', async (_sender, headers) => {
    const payload = JSON.stringify({ language: 'de' })
    const response = await send('PATCH', '/v1/users', { 'content-type': 'application/json', ...headers }, payload)
    expect(response.json()).toMatchObject({ data: { language: 'de' } })
  })

  const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
  test('a link in a mail, and the way back from Google', async () => {
    expect((await send('GET', '/v1/search?term=roof', link)).statusCode).toBe(200)
    expect((await send('GET', '/v1/social-providers/google/callback?state=a&code=b', link)).statusCode).toBe(302)
  })
})

test('a script of another site loads nothing that is asked for with cookies', async () => {
  const loading = { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'script' }
  const reading = endpoints.filter(({ method }) => method === 'GET')
  for (const endpoint of reading) {
    for (const url of [urlOf(endpoint), urlOf(endpoint).replace('/v1/', '/%761/')]) {
      const response = await send('GET', url, loading)
      expect(response.statusCode, `${endpointName(endpoint)} as ${url}`).toBe(403)
    }
  }
  const page = await send('GET', '/', loading)
  expect(page.headers['cross-origin-resource-policy']).toBe('same-origin')
})

test.each(Object.entries(bodies))('%s acts nowhere but where it is asked for, whoever sends it', async (kind, body) => {
  const { type, payload } = body
  for (const endpoint of changing) {
    if (kind === 'a form with a file' && endpoint.kind === 'upload') continue
    const response = await send(endpoint.method, urlOf(endpoint), { 'content-type': type }, payload)
    expect(response.statusCode, endpointName(endpoint)).toBeGreaterThanOrEqual(400)
    expect(response.statusCode, endpointName(endpoint)).toBeLessThan(500)
  }
  dataOf(await user.client.get('/v1/auth'))
})

test('the cookie of a letter is sent by no other site', async () => {
  const headers = { ...senders['another site'], [readerHeader]: 'true', 'content-type': 'text/plain' }
  expect((await send('POST', '/v1/letters/close', headers)).statusCode).toBe(403)
})
