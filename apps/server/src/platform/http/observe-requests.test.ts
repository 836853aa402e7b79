import { Writable } from 'node:stream'
import pino from 'pino'
import { afterEach, expect, test } from 'vitest'
import { readSettings } from '../settings.ts'
import { createHttpServer } from './http-server.ts'
import { listen } from './listen.ts'

const asked = Promise.withResolvers<void>()
let stop = async (): Promise<unknown> => undefined
afterEach(() => stop())

type Line = Readonly<Record<string, unknown>>

/** Server with a log, and its lines about requests. */
async function startLogging(level: string): Promise<{ readonly url: string; readonly lines: () => readonly Line[] }> {
  const written: Line[] = []
  const stream = new Writable({
    write(line, _encoding, done) {
      written.push(JSON.parse(String(line)) as Line)
      done()
    },
  })
  const server = await createHttpServer(readSettings({}), pino({ level }, stream))
  server.get('/things/:secret', async () => ({ data: 'private' }))
  server.get('/wrong', async () => {
    throw new Error('a bug')
  })
  server.get('/never', () => {
    asked.resolve()
    return new Promise(() => undefined)
  })
  const { url, close } = await listen(server, { port: 0, host: '127.0.0.1' })
  stop = close
  return { url, lines: () => written.filter(({ requestId }) => requestId !== undefined) }
}

test('each request is a line with an id, a route and a result, and nothing that was sent or answered', async () => {
  const { url, lines } = await startLogging('info')
  await fetch(`${url}/things/hunter2?token=hunter2`, { headers: { cookie: 'redress-access=hunter2' } })
  await fetch(`${url}/nowhere/hunter2`)
  await expect.poll(lines).toHaveLength(2)
  const fields = ['level', 'time', 'pid', 'hostname', 'requestId', 'method', 'route', 'status', 'milliseconds', 'msg']
  expect(lines().map(line => Object.keys(line))).toEqual([fields, fields])
  expect(lines().map(({ method, route, status }) => [method, route, status])).toEqual([
    ['GET', '/things/:secret', 200],
    ['GET', 'none', 404],
  ])
  expect(JSON.stringify(lines())).not.toMatch(/hunter2|private/)
})

test('a failure, its line and the answer have one id', async () => {
  const { url, lines } = await startLogging('info')
  const { requestId } = (await (await fetch(`${url}/wrong`)).json()) as { requestId: string }
  await expect.poll(() => lines().map(line => line.requestId)).toEqual([requestId, requestId])
})

test('a request that nobody waits for any more is told apart', async () => {
  const { url, lines } = await startLogging('info')
  const end = new AbortController()
  const answer = fetch(`${url}/never`, { signal: end.signal })
  await asked.promise
  end.abort()
  await expect(answer).rejects.toThrow('aborted')
  await expect.poll(lines).toMatchObject([{ route: '/never', status: 'aborted' }])
})

test('nothing is written of requests where the level does not ask for it', async () => {
  const { url, lines } = await startLogging('warn')
  await fetch(`${url}/things/1`)
  await fetch(`${url}/wrong`)
  await expect.poll(lines).toMatchObject([{ msg: 'a request failed' }])
})
