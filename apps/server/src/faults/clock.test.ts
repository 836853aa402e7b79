import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { type LocalWallet, openLocalWallet } from '@redress/localnet/local-wallet.ts'
import { sql } from 'kysely'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { applyDueDeadlines } from '../claims/act/deadlines.ts'
import { type MovableDatabaseClock, movableDatabaseClock } from '../testing/faults/movable-database-clock.ts'
import { claimByCalls, dataOf, draftClaim, type Opponents } from '../testing/file-claim.ts'
import { isLongTest } from '../testing/long-tests.ts'
import { days, hours } from '../testing/movable-clock.ts'
import { confirmedUser } from '../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

const soon = { timeout: 60_000, interval: 50 }
const requestsPerMinute = 600
/** Rate limit for calls that send mail, per address. */
const mailsPerMinute = requestsPerMinute / 20

let server: TestServer
let databaseClock: MovableDatabaseClock
let wallet: LocalWallet
let opponents: Opponents
afterEach(async () => {
  vi.restoreAllMocks()
  await databaseClock.end()
  await server.stop()
})

async function start(): Promise<void> {
  // The node announces nothing: payments are polled when they are due.
  const settings = {
    SOLANA_WS_URL: 'ws://127.0.0.1:9',
    NOTICE_PERIOD: 'PT12H',
    REQUESTS_PER_MINUTE: String(requestsPerMinute),
    UNRESOLVED_CLAIMS_LIMIT: '100',
  }
  server = await startTestServer(settings, async databaseUrl => {
    databaseClock = await movableDatabaseClock(databaseUrl)
    return databaseUrl
  })
  await databaseClock.holdQueue()
  // The clocks of one machine agree.
  server.clock.advance(Date.now() - server.clock.now().getTime())
  wallet = await openLocalWallet(server.chainUrl)
  opponents = { plaintiff: await confirmedUser(server), defendant: await confirmedUser(server) }
}

/** Clock that is moved. One machine running both parts moves both. */
type Clock = 'server' | 'database'

async function move(clocks: readonly Clock[], ahead: number, before: number): Promise<void> {
  if (clocks.includes('server')) {
    server.clock.advance(ahead - before)
    vi.spyOn(Date, 'now').mockImplementation(() => performance.timeOrigin + performance.now() + ahead)
  }
  if (clocks.includes('database')) await databaseClock.set(ahead)
}

const claimOf = async (id: string) => dataOf<PartyClaim>(await opponents.plaintiff.client.get(`/v1/claims/${id}`))

/** Sends requests from one address until the rate limit; returns its Retry-After in seconds. */
async function askTooOften(address: string): Promise<number> {
  for (let count = 0; count <= 2 * mailsPerMinute; count++) {
    const email = `${count}-${address}@nobody.example`
    const answer = await server.client().post('/v1/auth/forgot-password', { email }, { 'x-forwarded-for': address })
    if (answer.status === 429) return Number(answer.headers['retry-after'])
  }
  throw new Error('Nothing was refused')
}

/** Starts work before the clock is moved; returns the checks to run afterwards. */
async function beginWork(address: string): Promise<() => Promise<void>> {
  const { plaintiff } = opponents
  const { inbox, context } = server
  const paid = await claimByCalls(server, opponents, 'WAITING_FOR_PAYMENT')
  const filed = await claimByCalls(server, opponents, 'PENDING_PUBLICATION')
  const draft = await draftClaim(opponents)
  const addLink = (key: string) =>
    plaintiff.client.post(
      `/v1/claims/${draft}/documents/urls`,
      { url: 'https://example.org/more', urlDescription: 'More' },
      { 'idempotency-key': key },
    )
  dataOf(await addLink(address))
  await askTooOften(address)
  const { email } = await confirmedUser(server)
  inbox.denyNext(/new password/)
  dataOf(await server.client().post('/v1/auth/forgot-password', { email }))
  const { messageId } = await inbox.take(email, /new password/)

  return async () => {
    if ((await plaintiff.client.get('/v1/auth')).status !== 200) dataOf(await plaintiff.client.post('/v1/auth/refresh'))
    dataOf(await opponents.defendant.client.post('/v1/auth/refresh'))
    // Idempotency keys from before are replayed or, after a day, forgotten. A new key acts once.
    for (let time = 0; time < 2; time++) dataOf(await addLink(`${address} after`))
    expect((await claimOf(draft)).files.length).toBeLessThanOrEqual(4)
    // The rate limit never blocks for longer than its window of one minute.
    expect(await askTooOften(address)).toBeLessThanOrEqual(60 + 60 / mailsPerMinute)
    // A failed mail is retried with the same message id, and a new request sends a new mail.
    expect((await inbox.take(email, /new password/)).messageId).toBe(messageId)
    dataOf(await server.client().post('/v1/auth/forgot-password', { email }))
    expect((await inbox.take(email, /new password/)).messageId).not.toBe(messageId)
    // The payment is detected.
    await wallet.pay((await claimOf(paid)).paymentLink ?? '')
    await expect.poll(async () => (await claimOf(paid)).status, soon).toBe('PENDING_PUBLICATION')
    // A deadline acts once, at its time by the clock.
    const { noticePeriodEndsAt } = await context.database
      .selectFrom('claims')
      .select('notice_period_ends_at as noticePeriodEndsAt')
      .where('id', '=', filed)
      .executeTakeFirstOrThrow()
    const isOver = noticePeriodEndsAt !== null && noticePeriodEndsAt <= server.clock.now()
    for (let time = 0; time < 2; time++) await applyDueDeadlines(context)
    expect((await claimOf(filed)).status).toBe(isOver ? 'PUBLISHED' : 'PENDING_PUBLICATION')
    await isSupervised()
  }
}

/** True if the queue maintains its schedules and abandoned jobs, by its own timestamps. */
const isSupervised = () =>
  expect
    .poll(async () => {
      const { rows } = await sql<{ isStuck: boolean }>`
        select exists (select from pgboss.version where cron_on > pgboss.job_now() + interval '1 minute')
          or exists (select from pgboss.queue where monitor_claim_on > pgboss.job_now() + interval '1 minute') as "isStuck"
      `.execute(server.context.database)
      return rows[0]?.isStuck
    }, soon)
    .toBe(false)

const whose: readonly [string, readonly Clock[]][] = [
  ['of the machine', ['server', 'database']],
  ['of the server alone', ['server']],
  ['of the database alone', ['database']],
]

describe.each(isLongTest ? whose : whose.slice(0, 1))('the clock %s', (_name, clocks) => {
  test('is moved a day forward, and back: nothing is lost, done twice, or stuck', async () => {
    await start()
    const holdsForward = await beginWork('10.1.0.1')
    await move(clocks, days(1), 0)
    await holdsForward()
    const holdsBack = await beginWork('10.1.0.2')
    await move(clocks, 0, days(1))
    await holdsBack()
    // A small correction, as by NTP.
    const holdsSetRight = await beginWork('10.1.0.3')
    await move(clocks, -hours(1), 0)
    await holdsSetRight()
  })
})

test('what a jump of the clock makes due happens at once, and does not wait for the next minute', async () => {
  await start()
  const filed = await claimByCalls(server, opponents, 'PENDING_PUBLICATION')
  await move(['server', 'database'], hours(13), 0)
  dataOf(await opponents.plaintiff.client.post('/v1/auth/refresh'))
  // No job of every minute runs in a test server.
  await expect.poll(async () => (await claimOf(filed)).status, soon).toBe('PUBLISHED')
})
