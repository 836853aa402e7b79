import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { text as textOf } from 'node:stream/consumers'
import { errors } from '@redress/contract/errors.ts'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { draftClaim, type Opponents } from '../../testing/file-claim.ts'
import { confirmedUser, registrationForm } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let opponents: Opponents
let claimId: string
let address: URL
beforeAll(async () => {
  server = await startTestServer()
  opponents = { plaintiff: await confirmedUser(server), defendant: await confirmedUser(server) }
  claimId = await draftClaim(opponents)
  address = new URL(await server.http.listen({ port: 0, host: '127.0.0.1' }))
})
afterAll(() => server.stop())

const malformed = { error: errors.MALFORMED_REQUEST.text, code: 'MALFORMED_REQUEST' }
const nul = '\u0000'
const boundary = 'the-boundary'
const multipart = { 'content-type': `multipart/form-data; boundary=${boundary}` }
const part = (header: string, content = 'Hello'): string =>
  `--${boundary}\r\n${header}\r\n\r\n${content}\r\n--${boundary}--\r\n`
const fileNamed = (name: string) => part(`Content-Disposition: form-data; name="file"; filename="${name}"`)

/** Sends a request as the plaintiff of a draft, whose id replaces CLAIM. */
function ask(request: InjectOptions & { readonly url: string }) {
  const cookies = Object.fromEntries(opponents.plaintiff.client.cookies)
  return server.http.inject({ method: 'POST', ...request, url: request.url.replace('CLAIM', claimId), cookies })
}

describe('a character that no text can hold is refused, wherever it stands', () => {
  test.each<[string, InjectOptions & { readonly url: string }, string]>([
    ['a name', { method: 'PATCH', url: '/v1/users', payload: { firstName: nul } }, 'firstName'],
    [
      'a password',
      { url: '/v1/auth/register', payload: registrationForm({ password: `Correct-7${nul}` }) },
      'password',
    ],
  ])('%s', async (_name, request, path) => {
    const response = await ask(request)
    expect(response.json()).toMatchObject({ code: 'INVALID_INPUT', details: [{ path }] })
    expect(response.statusCode).toBe(400)
  })
})

describe('a character that nobody sees is taken out of what is kept, looked for or compared', () => {
  test.each<[string, InjectOptions & { readonly url: string }, object]>([
    [
      'a text of a claim',
      { method: 'PATCH', url: '/v1/claims/CLAIM', payload: { location: `Vie${nul}nna` } },
      { data: { location: 'Vienna' } },
    ],
    ['a term', { method: 'GET', url: '/v1/search?term=roof%00' }, { data: { claims: [] } }],
    ['a path', { method: 'GET', url: '/v1/auth/emails/confirm/%00token' }, { code: 'LINK_INVALID' }],
    [
      'a description',
      { url: '/v1/claims/CLAIM/documents/urls', payload: { url: 'https://a.example', urlDescription: `a${nul}b` } },
      { data: { files: expect.arrayContaining([expect.objectContaining({ urlDescription: 'ab' })]) } },
    ],
  ])('%s', async (_name, request, answer) => {
    expect((await ask(request)).json()).toMatchObject(answer)
  })
})

describe('an upload', { tags: 'SPEC-5-fileName' }, () => {
  const url = '/v1/claims/CLAIM/documents/files'
  test.each<[string, string, number]>([
    ['with an empty name', fileNamed(''), 400],
    ['without a name', part('Content-Disposition: form-data; name="file"'), 400],
    ['with a name of blanks', fileNamed('  '), 400],
    ['with NUL in its name', fileNamed(`a${nul}.txt`), 200],
    [
      'with an encoded NUL in its name',
      part(`Content-Disposition: form-data; name="file"; filename*=UTF-8''a%00b.txt`),
      200,
    ],
    [
      'with a name that breaks off',
      part(`Content-Disposition: form-data; name="file"; filename*=UTF-8''%E0%A4%A`),
      200,
    ],
    [
      'with NUL in the name of its field',
      part(`Content-Disposition: form-data; name="fi${nul}le"; filename="a.txt"`),
      400,
    ],
    ['of another field', part('Content-Disposition: form-data; name="__proto__"; filename="a.txt"'), 400],
    ['without a header', part('X-Nothing: at all'), 400],
    ['of nothing', `--${boundary}--\r\n`, 400],
    ['that is no multipart', 'Hello', 400],
    ['of an empty body', '', 400],
    [
      'whose part is encoded',
      part('Content-Disposition: form-data; name="file"; filename="a.txt"\r\nContent-Encoding: gzip'),
      200,
    ],
  ])('%s', async (_name, payload, status) => {
    // An idempotency key takes another path, which also hashes the file name.
    const plain = await ask({ url, payload, headers: multipart })
    const response = await ask({ url, payload, headers: { ...multipart, 'idempotency-key': randomUUID() } })
    expect(response.statusCode).toBe(plain.statusCode)
    expect(response.body).toMatch(status === 200 ? /"files"/ : /"error":".+"/)
    expect(response.statusCode).toBe(status)
  })

  test.each(['gzip', 'deflate', 'br', 'zstd', 'nonsense', 'identity'])('with content-encoding %s', async encoding => {
    const response = await ask({
      url,
      payload: fileNamed('a.txt'),
      headers: { ...multipart, 'content-encoding': encoding },
    })
    expect(response.statusCode).toBe(encoding === 'identity' ? 200 : 400)
    if (encoding !== 'identity') expect(response.json()).toEqual(malformed)
  })
  test.each([
    'multipart/form-data',
    'multipart/form-data; boundary=',
    `multipart/form-data; boundary=${'b'.repeat(80)}`,
  ])('of type %s', async type => {
    const response = await ask({ url, payload: fileNamed('a.txt'), headers: { 'content-type': type } })
    expect(response.statusCode).toBe(400)
  })
})

describe('an address or a request that cannot be read is refused in the one form', () => {
  test.each(['/%E0%A4%A', '/v1/claims/%', '/%', '/assets/%c0%af'])('%s', async url => {
    const response = await ask({ method: 'GET', url })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual(malformed)
  })
  test.each([
    ['a blank in the address', 'GET /v1/claims/ a HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['a control character in the address', 'GET /\u0001 HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['a header of 100 kB', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`, 431],
  ])('%s', async (_name, request, status) => {
    const socket = connect(Number(address.port), address.hostname)
    await once(socket, 'connect')
    socket.write(request)
    const [head = '', body = ''] = (await textOf(socket)).split('\r\n\r\n')
    expect(head.split(' ')[1]).toBe(String(status))
    expect(JSON.parse(body)).toEqual(malformed)
    expect(head).toMatch(/content-type: application\/json/i)
  })
})

test('a request with a hundred thousand problems is told of twenty', async () => {
  const strangers = Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`${index}-${'x'.repeat(10)}`, 1]))
  const response = await ask({ method: 'PATCH', url: '/v1/users', payload: strangers })
  expect(response.statusCode).toBe(400)
  expect(response.json().details).toHaveLength(20)
  const long = await ask({ method: 'PATCH', url: '/v1/users', payload: { ['x'.repeat(900_000)]: 1 } })
  expect(long.body.length).toBeLessThan(1_000)
})
