import { once } from 'node:events'
import { type IncomingMessage, request as openRequest } from 'node:http'
import { connect } from 'node:net'
import { buffer, text } from 'node:stream/consumers'
import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dataOf, draftClaim } from '../../testing/file-claim.ts'
import { confirmedUser, type TestUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { multipart, upload } from '../../testing/upload.ts'
import { createServer } from '../../wiring/server.ts'
import { listen } from './listen.ts'

const megabyte = 1024 * 1024
const content = new Uint8Array(20 * megabyte).fill(0x61)

let server: TestServer
let plaintiff: TestUser
let claimId: string
beforeAll(async () => {
  server = await startTestServer()
  plaintiff = await confirmedUser(server)
  claimId = await draftClaim({ plaintiff, defendant: await confirmedUser(server) })
})
afterAll(() => server.stop())

let http: Awaited<ReturnType<typeof listen>>
let started: Awaited<ReturnType<typeof createServer>>
let port: number
let cookie: string
beforeEach(async () => {
  cookie = [...plaintiff.client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
})

async function start(seconds: number): Promise<void> {
  const { context } = server
  started = await createServer({ ...context, settings: { ...context.settings, DRAIN_SECONDS: seconds } })
  http = await listen(started, { port: 0, host: '127.0.0.1' })
  port = Number(new URL(http.url).port)
}

const filesUrl = () => `/v1/claims/${claimId}/documents/files`
const filesNow = async () => dataOf<PartyClaim>(await plaintiff.client.get(`/v1/claims/${claimId}`)).files

/** Upload whose first half has been sent. */
async function halfAnUpload() {
  const { body, headers } = await multipart({ name: 'slow.txt', content })
  const outgoing = openRequest({
    ...{ port, host: '127.0.0.1', method: 'POST', path: filesUrl(), agent: false },
    headers: { ...headers, cookie, 'content-length': body.length },
  })
  const answer = once(outgoing, 'response').then(([incoming]) => incoming as IncomingMessage)
  answer.catch(() => undefined)
  const half = body.length / 2
  await new Promise<void>(resolve => outgoing.write(body.subarray(0, half), () => resolve()))
  return { answer, finish: () => outgoing.end(body.subarray(half)) }
}

/** Response to a GET, of which nothing has been read. */
async function open(path: string): Promise<IncomingMessage> {
  const outgoing = openRequest({ port, host: '127.0.0.1', path, headers: { cookie }, agent: false }).end()
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage]
  return incoming
}

test('a server that closes finishes what is under way, ends event streams, and sends new requests elsewhere', async () => {
  await start(20)
  await upload(plaintiff.client, claimId, { name: 'large.txt', content })
  const [large] = (await filesNow()).filter(({ fileName }) => fileName === 'large.txt')
  const download = await open(`/v1/claims/${claimId}/documents/${large?.id}/files`)
  const stream = await open('/v1/events')
  const sending = await halfAnUpload()
  const unused = connect(port, '127.0.0.1')
  await once(unused, 'connect')

  let isClosed = false
  const closed = http.close().then(() => {
    isClosed = true
  })
  unused.write('GET /v1/configuration HTTP/1.1\r\nHost: localhost\r\n\r\n')
  const refusal = await text(unused)
  expect(refusal).toMatch(/^HTTP\/1\.1 503 /)
  expect(refusal).toMatch(/\r\nretry-after: 2\r\n/i)
  expect(refusal).toMatch(/\r\nconnection: close\r\n/i)
  expect(JSON.parse(refusal.split('\r\n\r\n')[1] ?? '')).toEqual({
    error: 'The service is briefly unavailable. Please try again in a moment.',
    code: 'UNAVAILABLE',
  })
  expect(await text(stream)).toContain('retry: 3000')
  expect(isClosed).toBe(false)

  sending.finish()
  const answer = await sending.answer
  expect([answer.statusCode, JSON.parse(await text(answer)).data.files.at(-1).fileName]).toEqual([200, 'slow.txt'])
  expect((await buffer(download)).length).toBe(content.length)
  await closed
})

test('event streams that are being opened while it closes end at once', async () => {
  await start(3_600)
  const arrived = once(started.server, 'request')
  const opened = Promise.all(Array.from({ length: 5 }, () => open('/v1/events')))
  await arrived
  await http.close()
  for (const stream of await opened) expect([200, 503]).toContain(stream.statusCode)
})

test('a request that arrives at the moment of closing is refused for the moment', async () => {
  await start(20)
  const waiting = connect(port, '127.0.0.1')
  await once(waiting, 'connect')
  const closed = http.close()
  const arriving = connect(port, '127.0.0.1')
  for (const socket of [waiting, arriving]) socket.write('GET /v1/configuration HTTP/1.1\r\nHost: localhost\r\n\r\n')
  for (const socket of [waiting, arriving]) {
    const refusal = await text(socket)
    expect(refusal).toMatch(/^HTTP\/1\.1 503 /)
    expect(refusal).toMatch(/\r\nconnection: close\r\n/i)
  }
  await closed
})

test('what is not finished in time is cut, and nothing is kept of it', async () => {
  const before = await filesNow()
  await start(1)
  const sending = await halfAnUpload()
  await http.close()
  await expect(sending.answer).rejects.toThrow(/socket hang up|ECONNRESET/)
  expect(await filesNow()).toEqual(before)
})

test('connections on which nothing was ever asked do not keep it open', async () => {
  await start(3_600)
  const unused = connect(port, '127.0.0.1')
  await once(unused, 'connect')
  await http.close()
  unused.destroy()
})
