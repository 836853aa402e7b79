import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type MovableDatabaseClock, movableDatabaseClock } from '../testing/faults/movable-database-clock.ts'
import { isLongTest } from '../testing/long-tests.ts'
import { hours, minutes } from '../testing/movable-clock.ts'
import { confirmedUser, type TestUser } from '../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

const awayMilliseconds = minutes(2)
/** Steps by which the database clock moves forward. */
const steps = isLongTest ? { count: 20, milliseconds: hours(3) } : { count: 3, milliseconds: hours(20) }
const mails = 10

let server: TestServer
let databaseClock: MovableDatabaseClock
let users: TestUser[]
beforeEach(async () => {
  server = await startTestServer({}, async databaseUrl => {
    databaseClock = await movableDatabaseClock(databaseUrl)
    return databaseUrl
  })
  await databaseClock.holdQueue()
  users = []
  while (users.length < 2) users.push(await confirmedUser(server))
})
afterEach(async () => {
  await databaseClock.end()
  await server.stop()
})

const forgot = ({ email }: TestUser) => server.client().post('/v1/auth/forgot-password', { email })

/** Number of jobs waiting for a retry. */
async function countWaiting(leastTries = 1): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pgboss.job
    where name = 'send-password-reset-link' and state = 'retry' and retry_count >= ${leastTries - 1}
  `.execute(server.context.database)
  return rows[0]?.count ?? 0
}

async function askWhileAway(): Promise<void> {
  server.inbox.leave()
  for (let count = 0; count < mails; count++) {
    const user = users[count % users.length]
    if (user) expect((await forgot(user)).status).toBe(200)
  }
  await expect.poll(() => countWaiting()).toBe(mails)
}

const arrived = () => server.inbox.mail.filter(({ subject = '' }) => /new password/.test(subject))

/** Expects each mail exactly once. */
async function allArrive(): Promise<void> {
  await expect.poll(() => arrived().length).toBe(mails)
  await expect.poll(() => countWaiting()).toBe(0)
  expect(new Set(arrived().map(({ messageId }) => messageId)).size).toBe(mails)
  for (const { email } of users) {
    expect(arrived().filter(({ to }) => to?.[0]?.address === email)).toHaveLength(mails / users.length)
  }
}

test.skipIf(!isLongTest)(
  'mail that is away for minutes, as they pass: every mail arrives, once',
  {
    timeout: awayMilliseconds + 120_000,
  },
  async () => {
    await askWhileAway()
    await delay(awayMilliseconds)
    server.inbox.comeBack()
    // The longest retry pause is a quarter of an hour; moving the clock skips it.
    await databaseClock.set(minutes(16))
    await allArrive()
  },
)

test('mail that is away for days: every mail arrives, once, and none waits for the operator', {
  timeout: 240_000,
}, async () => {
  await askWhileAway()
  for (let step = 1; step <= steps.count; step++) {
    await databaseClock.set(step * steps.milliseconds)
    await expect.poll(() => countWaiting(step), { interval: 20 }).toBe(mails)
  }
  expect(arrived()).toEqual([])
  server.inbox.comeBack()
  await databaseClock.set((steps.count + 1) * steps.milliseconds)
  await allArrive()
  expect(await server.context.jobs.givenUp(server.context.database)).toEqual([])
})
