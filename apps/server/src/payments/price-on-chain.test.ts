import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { Payment } from '@redress/contract/payments.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { euroInDollars, pythReceiver, solInDollars } from '../adapters/rates/pyth-rates.ts'
import { priceAccountData } from '../adapters/rates/testing/price-account.ts'
import { testAddress } from '../adapters/solana/testing/rpc-response.ts'
import { claimIn, dataOf, draftClaim, type Opponents, offerOf } from '../testing/file-claim.ts'
import { minutes, seconds } from '../testing/movable-clock.ts'
import { confirmedUser } from '../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

const accounts = { sol: testAddress(901), euro: testAddress(902) }
const unavailable = { status: 503, body: { code: 'PRICE_UNAVAILABLE' } }

let server: TestServer
let opponents: Opponents
beforeAll(async () => {
  const settings = { SOL_PRICE_SOURCE: 'pyth', PYTH_SOL_USD: accounts.sol, PYTH_EUR_USD: accounts.euro }
  server = await startTestServer(settings)
  opponents = { plaintiff: await confirmedUser(server), defendant: await confirmedUser(server) }
})
afterAll(() => server.stop())

/** Publishes current prices: 125 dollars for a SOL and 1.25 for a euro. */
function publish(uncertainty = 0n): void {
  const update = { exponent: -2, publishedAt: server.clock.now() }
  const sol = priceAccountData({ ...update, feed: solInDollars, price: 12_500n, uncertainty })
  const euro = priceAccountData({ ...update, feed: euroInDollars, price: 125n, uncertainty: 0n })
  server.setAccount({ address: accounts.sol, owner: pythReceiver, data: sol })
  server.setAccount({ address: accounts.euro, owner: pythReceiver, data: euro })
}

test('a payment opens at the price on the chain; without a good one nothing is changed', {
  tags: 'SPEC-8-PRICE_UNAVAILABLE',
}, async () => {
  const { client } = opponents.plaintiff
  const claimId = await draftClaim(opponents)
  const submit = (headers?: Record<string, string>) => client.post(`/v1/claims/${claimId}/submit`, undefined, headers)
  const claim = async () => dataOf<PartyClaim>(await client.get(`/v1/claims/${claimId}`))
  const before = await claim()
  const key = { 'idempotency-key': crypto.randomUUID() }

  expect(await submit(key)).toMatchObject(unavailable)
  publish(126n)
  expect(await submit()).toMatchObject(unavailable)
  publish()
  server.clock.advance(minutes(3) + seconds(1))
  expect(await submit()).toMatchObject(unavailable)
  publish()
  server.rpc.inject({ kind: 'down' })
  expect(await submit()).toMatchObject(unavailable)
  server.rpc.inject({ kind: 'none' })
  expect(await claim()).toEqual(before)
  expect(dataOf(await client.get(`/v1/actions/claims/${claimId}`))).toHaveLength(1)

  expect((await submit(key)).status).toBe(200)
  const { payments } = dataOf<{ payments: Payment[] }>(await client.get(`/v1/claims/${claimId}/payments`))
  expect(payments).toMatchObject([{ fee: 10, currency: 'EUR', sol: '0.1', lamports: '100000000' }])
})

test('what needs no price goes on without one, and an open payment keeps its amount', async () => {
  publish()
  const { defendant } = opponents
  const claimId = await claimIn(server, opponents, 'PENDING_PUBLICATION')
  const dispute = { disputeReason: 'Legal', disputeExplanation: 'No.' }
  const post = (path: string, body?: object) => defendant.client.post(`/v1/claims/${claimId}/${path}`, body)
  expect((await post('dispute', dispute)).status).toBe(200)
  server.clock.advance(minutes(10))
  expect((await post('dispute', dispute)).status).toBe(200)
  expect(await post('resolve')).toMatchObject(unavailable)
  const { payments } = dataOf<{ payments: Payment[] }>(await defendant.client.get(`/v1/claims/${claimId}/payments`))
  expect(payments).toMatchObject([{ purpose: 'dispute', status: 'open', sol: '0.1' }])
  expect((await post('propose-resolution', offerOf())).status).toBe(200)
})

test('while a node takes its time over the price, nothing in the database waits for it', async () => {
  const { client } = opponents.plaintiff
  const claimId = await draftClaim(opponents)
  publish()
  const idle: number[] = []
  const look = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and state = 'idle in transaction' and state_change < now() - interval '1 second'
    `.execute(server.context.database)
    idle.push(rows[0]?.count ?? 0)
  }
  server.rpc.inject({ kind: 'slow', milliseconds: 2_000 })
  const key = { 'idempotency-key': crypto.randomUUID() }
  let isDone = false
  const submission = client.post(`/v1/claims/${claimId}/submit`, undefined, key).finally(() => {
    isDone = true
  })
  while (!isDone) await look()
  server.rpc.inject({ kind: 'none' })
  expect((await submission).status).toBe(200)
  expect(Math.max(...idle)).toBe(0)
})
