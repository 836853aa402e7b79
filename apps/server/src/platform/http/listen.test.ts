import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify, { type FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { drainOnClose } from './drain.ts'
import { listen } from './listen.ts'

const host = '127.0.0.1'

async function start(mount: (server: FastifyInstance) => void = () => undefined) {
  const server = Fastify()
  drainOnClose(server, 3_600)
  mount(server)
  const { url, close } = await listen(server, { port: 0, host })
  return { server, port: Number(new URL(url).port), close }
}

test.runIf(process.platform === 'linux')('many who come at once are let in within a few turns', async () => {
  const { server, port, close } = await start()
  let count = 0
  server.server.on('connection', () => count++)
  const sockets = Array.from({ length: 200 }, () => connect(port, host))
  await Promise.all(sockets.map(socket => once(socket, 'connect')))
  let turns = 0
  for (; count < sockets.length; turns++) await new Promise(setImmediate)
  expect(turns).toBeLessThan(100)
  for (const socket of sockets) socket.destroy()
  await close()
})

test('a port that somebody listens on is refused, be it by one like this', async () => {
  const { port, close } = await start()
  await expect(listen(Fastify(), { port, host })).rejects.toThrow('EADDRINUSE')
  await close()
})

test('closing waits for every request that is under way, whichever socket it came by, and for no connection longer', async () => {
  const finish: (() => void)[] = []
  const { port, close } = await start(server =>
    server.get('/slow', () => new Promise(resolve => finish.push(() => resolve('answered')))),
  )
  const agent = new Agent({ keepAlive: true })
  const answered: string[] = []
  const all = Array.from({ length: 40 }, async () => {
    const [answer] = await once(request({ port, host, agent, path: '/slow' }).end(), 'response')
    answered.push(await text(answer))
  })
  await expect.poll(() => finish.length).toBe(40)
  let isClosed = false
  const closing = close().then(() => {
    isClosed = true
  })
  for (const end of finish.slice(0, -1)) end()
  await expect.poll(() => answered.length).toBe(39)
  expect(isClosed).toBe(false)
  finish.at(-1)?.()
  await Promise.all(all)
  expect(new Set(answered)).toEqual(new Set(['answered']))
  await closing
  agent.destroy()
})
