import { lamportsPerSol } from '@redress/domain/money/money.ts'
import { paymentMemo } from '@redress/domain/money/payment-memo.ts'
import { type LocalPayment, type LocalWallet, openLocalWallet } from '@redress/localnet/local-wallet.ts'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Chain, ChainTransaction } from '../../adapters/solana/chain.ts'
import { createRpcChain } from '../../adapters/solana/rpc-chain.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import {
  askedLamports,
  insertCursor,
  insertPaymentFixtures,
  insertUser,
  type PaymentFixture,
  readLedgers,
  readPaymentRecord,
  readPayments,
} from '../testing/payment-fixtures.ts'
import { pollPayment, pollRecipient } from './poll-payments.ts'
import type { Progress } from './process-signatures.ts'
import { SignatureTracker } from './signature-tracker.ts'

const soon = { timeout: 60_000, interval: 20 }
const round = 32
/** More transfers than a round fetches, and a smaller sum than a payment. */
const dustCount = 40

let server: TestServer
let wallet: LocalWallet
let chain: Chain
let userId: string
let fixture: PaymentFixture
let fetched: string[]
let tracker: SignatureTracker

beforeAll(async () => {
  server = await startTestServer()
  wallet = await openLocalWallet(server.chainUrl)
  userId = await insertUser(server)
  const { SOLANA_WS_URL: webSocketUrl = '' } = server.context.settings
  const node = createRpcChain({ rpcUrl: server.chainUrl, webSocketUrl })
  const transaction = (signature: string): Promise<ChainTransaction | null> => {
    fetched.push(signature)
    return node.transaction(signature)
  }
  chain = { ...node, transaction }
})
afterAll(() => server.stop())

beforeEach(async () => {
  const [inserted] = await insertPaymentFixtures(server, userId, 1)
  if (!inserted) throw new Error('One was asked for')
  fixture = inserted
  await insertCursor(server, fixture)
  await land({ recipient: fixture.recipient, lamports: lamportsPerSol })
  fetched = []
  tracker = new SignatureTracker()
})

/** Waits until the last one is final, so that the node lists all. */
async function land(...payments: readonly LocalPayment[]): Promise<string> {
  let last = ''
  for (const payment of payments) last = await wallet.send(payment)
  await vi.waitFor(async () => expect(await server.context.chain.transaction(last)).not.toBeNull(), soon)
  return last
}

const sendDust = (dust: Partial<LocalPayment>) =>
  land(
    ...Array.from({ length: dustCount }, (_, at) => ({
      recipient: fixture.recipient,
      lamports: BigInt(at + 1),
      ...dust,
    })),
  )

function payInFull(at: number): Promise<string> {
  const { recipient, reference, memo } = fixture.payments[at] ?? { recipient: '', reference: '', memo: '' }
  return land({ recipient, reference, memo, lamports: askedLamports })
}

const context = () => ({ ...server.context, chain })
const { signal } = new AbortController()

async function pollOnce(): Promise<Progress> {
  const { database } = server.context
  const { last_signature } = await database
    .selectFrom('chain_cursors')
    .select('last_signature')
    .where('address', '=', fixture.recipient)
    .executeTakeFirstOrThrow()
  const cursor = { address: fixture.recipient, last_signature }
  return pollRecipient(context(), tracker, cursor, signal)
}

test.each<[string, (dusted: PaymentFixture['payments'][number]) => Partial<LocalPayment>]>([
  ['names the recipient alone', () => ({})],
  ['names an open payment', ({ reference }) => ({ reference })],
  ['names an open payment and has its memo', ({ reference, memo }) => ({ reference, memo })],
  ['has the memo of no payment', ({ purpose }) => ({ memo: paymentMemo(purpose, crypto.randomUUID()) })],
  ['names the id of another payment', ({ id }) => ({ memo: `Not it, payment ${id}` })],
])('dust that %s holds up nobody else, and all of it is recorded', async (_, dustFor) => {
  const [dusted] = fixture.payments
  if (!dusted) throw new Error('There are three payments')
  await sendDust(dustFor(dusted))
  expect(await pollOnce()).toMatchObject({ processed: round, hasMore: true })
  fetched = []
  const paid = await payInFull(1)
  while ((await pollOnce()).hasMore);
  expect(fetched.indexOf(paid)).toBeOneOf([0, 1, 2])
  const rows = (await readLedgers(server, [fixture])).get(fixture)
  expect(rows).toHaveLength(dustCount + 2)
  expect(rows?.filter(({ state }) => state === 'credited').map(({ signature }) => signature)).toContain(paid)
})

test('dust that names a reference does not hold up what is sent for its payment', async () => {
  const [{ reference } = { reference: '' }] = fixture.payments
  await sendDust({ reference })
  const paid = await payInFull(0)
  await pollPayment(context(), tracker, await readPaymentRecord(server, fixture, 0), signal)
  expect(fetched.indexOf(paid)).toBe(1)
  expect((await readPayments(server, [fixture])).get(fixture)?.[0]?.status).toBe('paid')
})
