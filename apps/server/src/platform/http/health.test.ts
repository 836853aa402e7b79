import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DatabaseGate, startDatabaseGate } from '../../testing/database-gate.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { createServer } from '../../wiring/server.ts'

let server: TestServer
let gate: DatabaseGate
let directUrl: string
beforeAll(async () => {
  server = await startTestServer({}, async databaseUrl => {
    directUrl = databaseUrl
    gate = await startDatabaseGate(databaseUrl)
    return gate.databaseUrl
  })
})
afterAll(async () => {
  await server.stop()
  await gate.shut()
})

const statusOf = async (path: string) => (await server.http.inject(path)).statusCode

test('a process that is too busy for requests says so to nobody who asks whether it lives', async () => {
  const { settings } = server.context
  const busy = await createServer({
    ...server.context,
    settings: { ...settings, EVENT_LOOP_DELAY_LIMIT: 50, REQUESTS_PER_MINUTE: 1 },
  })
  await busy.ready()
  const nothing = new Int32Array(new SharedArrayBuffer(4))
  const statusOfBusy = async () =>
    Atomics.wait(nothing, 0, 0, 200) === 'timed-out' && (await busy.inject('/v1/configuration')).statusCode
  await expect.poll(statusOfBusy, { interval: 1 }).toBe(503)
  // Repeated checks share one query.
  for (let time = 0; time < 3; time++)
    for (const path of ['/livez', '/readyz']) expect((await busy.inject(path)).statusCode).toBe(200)
  await busy.close()
})

test('a process whose database became read-only is not ready, and answers an act with 503', async () => {
  const makeReadOnly = async (isOn: boolean) => {
    const options = '-c default_transaction_read_only=off'
    const client = new pg.Client({ connectionString: directUrl, options })
    await client.connect()
    const name = client.escapeIdentifier(new URL(directUrl).pathname.slice(1))
    await client.query(`alter database ${name} set default_transaction_read_only = ${isOn ? 'on' : 'off'}`)
    await client.end()
    gate.cut()
  }
  const ask = () =>
    server.http.inject({
      method: 'POST',
      url: '/v1/auth/forgot-password',
      payload: { email: 'somebody@redress.example' },
    })
  await makeReadOnly(true)
  await expect.poll(() => statusOf('/readyz')).toBe(503)
  expect(await statusOf('/livez')).toBe(200)
  const refused = await ask()
  expect([refused.statusCode, refused.headers['retry-after'] === undefined]).toEqual([503, false])
  await makeReadOnly(false)
  await expect.poll(() => statusOf('/readyz')).toBe(200)
  expect((await ask()).statusCode).toBe(200)
})

// Last test: silent connections stay in the pool until they are used again.
test('a process whose database is away or silent lives, and is not ready; and is again when it is back', async () => {
  expect([await statusOf('/livez'), await statusOf('/readyz')]).toEqual([200, 200])
  for (const [takeAway, bringBack] of [
    [() => gate.shut(), () => gate.open()],
    [() => gate.silence(), () => gate.endSilence()],
  ] as const) {
    await takeAway()
    const begun = performance.now()
    const answer = await server.http.inject('/readyz')
    expect(performance.now() - begun).toBeLessThan(10_000)
    expect(answer.statusCode).toBe(503)
    expect(answer.headers).toMatchObject({ 'retry-after': '2', 'cache-control': expect.stringContaining('no-store') })
    expect(answer.json().code).toBe('UNAVAILABLE')
    expect(await statusOf('/livez')).toBe(200)
    await bringBack()
    await expect.poll(() => statusOf('/readyz')).toBe(200)
  }
})
