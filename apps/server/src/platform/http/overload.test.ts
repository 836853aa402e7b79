import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { endpoints } from '@redress/contract/endpoints.ts'
import { errors } from '@redress/contract/errors.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { createLog } from '../observability/log.ts'
import { readSettings } from '../settings.ts'
import { endDrippingBodies } from './dripping-bodies.ts'
import { createHttpServer } from './http-server.ts'
import { takesPassword } from './mount-routes.ts'
import { waitingLimits } from './waiting-line.ts'

let server: FastifyInstance
afterEach(() => server.close())

/** Sends the first byte of a JSON body, as if through a proxy. */
function beginBody(path: string, from = '192.0.2.9') {
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1')
  const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${from}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n`
  socket.on('error', () => undefined)
  socket.write(`${head}{`)
  return socket
}

test('a call that finds no place waits its turn, and is refused at once where too many wait already', async () => {
  server = await createHttpServer({ ...readSettings({}), REQUESTS_AT_ONCE: 5 }, createLog('silent'))
  const waiting: (() => void)[] = []
  server.get('/v1/slow', () => new Promise(resolve => waiting.push(() => resolve('answered'))))
  server.get('/file', async () => 'a file')
  const running = Array.from({ length: 5 }, () => server.inject('/v1/slow'))
  await expect.poll(() => waiting.length).toBe(5)

  const inLine = Array.from({ length: waitingLimits.calls }, () => server.inject('/v1/slow'))
  // Injected requests start on the next tick.
  await setImmediate()
  const refused = await server.inject('/v1/slow')
  expect(refused.statusCode).toBe(503)
  expect(refused.headers['retry-after']).toMatch(/^[1-5]$/)
  expect(refused.json()).toEqual({ error: errors.UNAVAILABLE.text, code: 'UNAVAILABLE' })
  expect((await server.inject('/file')).body).toBe('a file')

  for (const end of waiting) end()
  for (const answer of await Promise.all(running)) expect(answer.body).toBe('answered')
  await expect.poll(() => waiting.length).toBe(10)
  const endAll = setInterval(() => {
    for (const end of waiting) end()
  }, 1)
  for (const answer of await Promise.all(inLine)) expect(answer.body).toBe('answered')
  clearInterval(endAll)
})

test('passwords of one network are hashed two at a time, those of others between them, and nobody is refused', async () => {
  server = await createHttpServer({ ...readSettings({}), REQUESTS_AT_ONCE: 32 }, createLog('silent'))
  const begun: { network: string; end: () => void }[] = []
  server.get('/v1/password', { config: { workKind: 'password' } }, ({ ip }) => {
    const { promise, resolve } = Promise.withResolvers<string>()
    begun.push({ network: ip, end: () => resolve('answered') })
    return promise
  })
  const from = (ip: string) => server.inject({ url: '/v1/password', headers: { 'x-forwarded-for': ip } })
  const many = Array.from({ length: 16 }, (_, index) => from(`2001:db8:7:${index}::1`))
  await expect.poll(() => begun.length).toBe(2)
  const others = ['192.0.2.1', '192.0.2.2', '2001:db8:8::1'].map(from)
  await expect.poll(() => begun.length).toBe(4)
  begun[0]?.end()
  await expect.poll(() => begun.length).toBe(5)
  expect(begun.slice(2).map(({ network }) => network)).toEqual(['192.0.2.1', '192.0.2.2', '2001:db8:8::1'])
  const endAll = setInterval(() => {
    for (const { end } of begun) end()
  }, 1)
  for (const answer of await Promise.all([...many, ...others])) expect(answer.statusCode).toBe(200)
  clearInterval(endAll)
})

test('a password from a known browser is hashed before those of a hundred networks, and one that cannot be asked for waits', async () => {
  const asked: string[] = []
  server = await createHttpServer({ ...readSettings({}), REQUESTS_AT_ONCE: 4 }, createLog('silent'), {
    async knownBrowserOf({ ip, cookies }) {
      asked.push(ip)
      if (cookies.browser === 'broken') throw new Error('The database is away')
      return cookies.browser ?? null
    },
  })
  const begun: { network: string; end: () => void }[] = []
  server.get('/v1/password', { config: { workKind: 'password' } }, ({ ip }) => {
    const { promise, resolve } = Promise.withResolvers<string>()
    begun.push({ network: ip, end: () => resolve('answered') })
    return promise
  })
  const from = (ip: string, browser?: string) =>
    server.inject({
      url: '/v1/password',
      headers: { 'x-forwarded-for': ip, ...(browser && { cookie: `browser=${browser}` }) },
    })
  const first = from('198.51.100.1')
  await expect.poll(() => begun.length).toBe(1)
  expect(asked).toEqual([])
  const strangers = Array.from({ length: 100 }, (_, index) =>
    from(`192.0.2.${index}`, index === 0 ? 'broken' : undefined),
  )
  await expect.poll(() => asked.length).toBe(100)
  const owner = from('203.0.113.1', 'known')
  await expect.poll(() => asked.length).toBe(101)
  begun[0]?.end()
  await first
  await expect.poll(() => begun.length).toBe(2)
  expect(begun[1]?.network).toBe('203.0.113.1')
  const endAll = setInterval(() => {
    for (const { end } of begun) end()
  }, 1)
  expect((await owner).statusCode).toBe(200)
  const statuses = (await Promise.all(strangers)).map(({ statusCode }) => statusCode)
  expect(statuses.filter(status => status === 200)).toHaveLength(waitingLimits.calls - 1)
  clearInterval(endAll)
})

test('of streams only a part is worked on, and keeps out nobody else', async () => {
  server = await createHttpServer({ ...readSettings({}), REQUESTS_AT_ONCE: 16 }, createLog('silent'))
  const waiting: (() => void)[] = []
  const handler = () => new Promise(resolve => waiting.push(() => resolve('answered')))
  server.get('/v1/stream', { config: { workKind: 'stream' } }, handler)
  server.get('/v1/quick', async () => 'answered')
  const coming = Array.from({ length: 20 }, () => server.inject('/v1/stream'))
  await expect.poll(() => waiting.length).toBe(2)
  expect((await server.inject('/v1/quick')).body).toBe('answered')
  for (const end of waiting) end()
  const statuses = (await Promise.all(coming)).map(answer => answer.statusCode)
  expect(statuses.filter(status => status === 200)).toHaveLength(2)
  expect(statuses.filter(status => status === 503)).toHaveLength(18)
  const again = server.inject('/v1/stream')
  await expect.poll(() => waiting.length).toBe(3)
  waiting.at(-1)?.()
  expect((await again).statusCode).toBe(200)
})

test('a server that is fast works on more at once', async () => {
  server = await createHttpServer(
    { ...readSettings({}), REQUESTS_AT_ONCE: 2, REQUESTS_PER_MINUTE: 1_000_000 },
    createLog('silent'),
  )
  server.get('/v1/fast', async () => 'answered')
  const burst = async () => {
    const answers = await Promise.all(Array.from({ length: waitingLimits.calls + 4 }, () => server.inject('/v1/fast')))
    return answers.every(answer => answer.statusCode === 200)
  }
  expect(await burst()).toBe(false)
  const oneByOne = async () => {
    for (let count = 0; count < 100; count++) await server.inject('/v1/fast')
    return burst()
  }
  await expect.poll(oneByOne, { interval: 1 }).toBe(true)
})

test('a body on its way keeps nobody out', async () => {
  server = await createHttpServer({ ...readSettings({}), REQUESTS_AT_ONCE: 3 }, createLog('silent'))
  const seen = new Set<string>()
  server.addHook('preParsing', async request => void seen.add(request.id))
  server.post('/v1/body', async () => 'answered')
  server.get('/v1/quick', async () => 'answered')
  await server.listen({ port: 0, host: '127.0.0.1' })
  const sockets = Array.from({ length: 12 }, () => beginBody('/v1/body'))
  await expect.poll(() => seen.size).toBe(12)
  expect((await server.inject('/v1/quick')).body).toBe('answered')
  for (const socket of sockets) socket.destroy()
})

test('a password is hashed for whatever takes one', () => {
  const taking = endpoints.filter(takesPassword).map(({ method, path }) => `${method} ${path}`)
  expect(taking.toSorted()).toEqual([
    'POST /v1/auth/account-changes/:token/undo',
    'POST /v1/auth/login',
    'POST /v1/auth/prove-password',
    'POST /v1/auth/register',
    'POST /v1/auth/reset-forgotten-password',
    'POST /v1/letters/current/accounts',
    'POST /v1/users/change-password',
  ])
})

test('a network has so many bodies on their way, and others have theirs', async () => {
  server = await createHttpServer({ ...readSettings({}), REQUESTS_PER_MINUTE: 20 }, createLog('silent'))
  let begun = 0
  server.addHook('preParsing', async () => void begun++)
  server.post('/v1/body', async () => 'answered')
  await server.listen({ port: 0, host: '127.0.0.1' })
  const first = [beginBody('/v1/body', '192.0.2.1'), beginBody('/v1/body', '192.0.2.1')]
  await expect.poll(() => begun).toBe(2)
  const refused = beginBody('/v1/body', '192.0.2.1')
  const [answer] = (await once(refused, 'data')) as [Buffer]
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 429 .*retry-after/is)
  if (!refused.closed) await once(refused, 'close')
  const other = beginBody('/v1/body', '192.0.2.2')
  await expect.poll(() => begun).toBe(3)
  first[0]?.destroy()
  const body = { method: 'POST', url: '/v1/body', payload: {}, headers: { 'x-forwarded-for': '192.0.2.1' } } as const
  await expect.poll(async () => (await server.inject(body)).statusCode).toBe(200)
  for (const socket of [...first, other]) socket.destroy()
})

test('a network has so many connections, and a proxy that is trusted all', async () => {
  const settings = { ...readSettings({ TRUSTED_PROXIES: '127.0.0.1' }), REQUESTS_PER_MINUTE: 3 }
  server = await createHttpServer(settings, createLog('silent'))
  server.get('/v1/quick', async () => 'answered')
  await server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.server.address() as AddressInfo
  const from = async (localAddress: string) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress })
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    return socket
  }
  const answered = async (socket: Socket) => {
    socket.write('GET /v1/quick HTTP/1.1\r\nHost: x\r\n\r\n')
    const [answer] = (await once(socket, 'data')) as [Buffer]
    return answer.toString().split(' ')[1]
  }
  const held = [await from('127.0.0.2'), await from('127.0.0.2'), await from('127.0.0.2')]
  expect(await answered(held[2] as Socket)).toBe('200')
  const beyond = await from('127.0.0.2')
  const [answer] = (await once(beyond, 'data')) as [Buffer]
  expect(answer.toString()).toContain(errors.TOO_MANY_REQUESTS.text)
  expect(await answered(await from('127.0.0.3'))).toBe('200')
  for (let index = 0; index < 5; index++) held.push(await from('127.0.0.1'))
  expect(await answered(held.at(-1) as Socket)).toBe('200')
  held[0]?.destroy()
  const freed = async () => answered(await from('127.0.0.2')).catch(() => 'cut')
  await expect.poll(freed).toBe('200')
})

test('a body that drips is ended, and one that is slow but steady is taken', async () => {
  server = Fastify()
  endDrippingBodies(server, { bytes: 20, milliseconds: 300 })
  server.post('/body', async ({ body }) => body)
  await server.listen({ port: 0, host: '127.0.0.1' })

  const dripping = beginBody('/body')
  const drops = setInterval(() => dripping.write(' '), 50)
  // Bytes written after the server closed the connection cause a reset.
  dripping.on('error', () => undefined)
  await new Promise(resolve => dripping.once('close', resolve))
  clearInterval(drops)

  const steady = beginBody('/body')
  let sent = 1
  const pieces = setInterval(() => {
    const piece = Math.min(12, 99 - sent)
    if (piece <= 0) {
      clearInterval(pieces)
      steady.write('}')
      return
    }
    steady.write(' '.repeat(piece))
    sent += piece
  }, 100)
  const [answer] = (await once(steady, 'data')) as [Buffer]
  expect(answer.toString()).toContain('200 OK')
  steady.destroy()
})
