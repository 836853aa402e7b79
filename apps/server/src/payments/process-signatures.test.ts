import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type Chain, type ChainTransaction, ChainUnavailable, type SignatureInfo } from '../adapters/solana/chain.ts'
import { testAddress } from '../adapters/solana/testing/rpc-response.ts'
import { scenarios } from '../adapters/solana/testing/scenarios.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { processSignatures } from './process-signatures.ts'
import { SignatureTracker } from './signature-tracker.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** The tests count in units of so many slots: 150 units are the day for which recent signatures are listed again. */
const slotsPerUnit = 1_440n

let recipient: string
let addresses = 0
/** The node's answers: the signatures that it lists, the oldest first, and the transaction that it has for each. */
let listed: SignatureInfo[]
let known: Map<string, ChainTransaction | ChainUnavailable>
let fetched: string[]
let cursor: string | null
let tracker: SignatureTracker
let stopping: AbortController

beforeEach(() => {
  addresses += 1
  recipient = testAddress(500_000 + addresses)
  listed = []
  known = new Map()
  fetched = []
  cursor = null
  tracker = new SignatureTracker()
  stopping = new AbortController()
})

/** A transfer to the recipient; `answer` replaces what the node has of it. */
function land(slot: number, answer?: ChainUnavailable | null): string {
  const signature = `${recipient} ${slot}`
  const payment = { recipient, reference: testAddress(1), memo: 'memo' }
  const parties = { payment, other: payment, amount: BigInt(slot), asked: 1n }
  listed.push({ signature, slot: BigInt(slot) * slotsPerUnit, failed: false })
  if (answer !== null) known.set(signature, answer ?? scenarios['no reference'](signature, parties).transaction)
  return signature
}

const node = (): Chain => ({
  ...server.context.chain,
  signaturesFor: async (_address, { until } = {}) => {
    const from = listed.findIndex(({ signature }) => signature === until) + 1
    return listed.slice(from).reverse()
  },
  transaction: async signature => {
    fetched.push(signature)
    const answer = known.get(signature) ?? null
    if (answer instanceof ChainUnavailable) throw answer
    return answer
  },
})

const poll = () =>
  processSignatures(
    { ...server.context, chain: node() },
    tracker,
    { address: recipient, recipient, since: cursor, signal: stopping.signal },
    async signature => {
      cursor = signature
    },
  )

async function amountsInLedger(): Promise<number[]> {
  const rows = await server.context.database
    .selectFrom('transfers')
    .select('lamports')
    .where('recipient', '=', recipient)
    .orderBy('lamports')
    .execute()
  return rows.map(row => Number(row.lamports))
}

test('the cursor stays behind recent slots, and nothing is fetched twice', async () => {
  const settled = land(100)
  land(300)
  land(400)
  expect(await poll()).toBe(3)
  expect(cursor).toBe(settled)
  expect(await poll()).toBe(0)
  expect(fetched).toHaveLength(3)
  tracker = new SignatureTracker()
  expect(await poll()).toBe(0)
  expect(fetched).toHaveLength(3)
})

test('an older transaction that a lagging node lists late is still found', async () => {
  land(300)
  land(400)
  await poll()
  land(399)
  listed.sort((a, b) => Number(a.slot - b.slot))
  await poll()
  expect(await amountsInLedger()).toEqual([300, 399, 400])
})

test.each([
  ['does not have', null],
  ['answers with nonsense', new ChainUnavailable('nonsense')],
])('a signature that the node lists and %s holds the cursor back, and no other transaction', async (_name, answer) => {
  const before = land(100)
  const unknown = land(101, answer)
  land(102)
  land(900)
  expect(await poll()).toBe(3)
  expect(await amountsInLedger()).toEqual([100, 102, 900])
  expect(cursor).toBe(before)
  listed = listed.filter(({ signature }) => signature !== unknown)
  land(101)
  listed.sort((a, b) => Number(a.slot - b.slot))
  await vi.waitFor(async () => {
    await poll()
    expect(await amountsInLedger()).toEqual([100, 101, 102, 900])
  })
  expect(cursor).toBe(`${recipient} 102`)
})

test('a node that limits requests is asked for nothing more, and what was processed stays processed', async () => {
  for (let slot = 1; slot <= 8; slot += 1) land(slot)
  for (let slot = 9; slot <= 40; slot += 1)
    land(slot, new ChainUnavailable('too many requests', { retryAfterMs: 1_000 }))
  land(900)
  await expect(poll()).rejects.toMatchObject({ retryAfterMs: 1_000 })
  expect(fetched).toHaveLength(16)
  expect(cursor).toBe(`${recipient} 8`)
})

test('signatures out of order and repeated do not move the cursor past a missing transaction', async () => {
  const unknown = land(100, null)
  const first = land(101)
  land(102)
  land(900)
  listed = [first, `${recipient} 102`, first, unknown, `${recipient} 900`].flatMap(
    signature => listed.find(info => info.signature === signature) ?? [],
  )
  expect(await poll()).toBe(3)
  expect(await amountsInLedger()).toEqual([101, 102, 900])
  expect(cursor).toBeNull()
})

test('a transaction that the node omitted for a while is found, though newer ones were processed meanwhile', async () => {
  const hidden = land(100)
  land(110)
  land(240)
  const all = listed
  listed = all.filter(({ signature }) => signature !== hidden)
  await poll()
  expect(await amountsInLedger()).toEqual([110, 240])
  listed = all
  await poll()
  expect(await amountsInLedger()).toEqual([100, 110, 240])
})

test('a transaction that is listed as successful and shown as failed, or without effect, is not recorded until both agree', async () => {
  const signature = land(100)
  const actual = known.get(signature)
  if (!actual || actual instanceof ChainUnavailable) throw new Error('It is known')
  for (const contradiction of [{ failed: true }, { balanceChanges: new Map() }]) {
    tracker = new SignatureTracker()
    known.set(signature, { ...actual, ...contradiction })
    expect(await poll()).toBe(0)
    expect(await amountsInLedger()).toEqual([])
  }
  tracker = new SignatureTracker()
  known.set(signature, actual)
  expect(await poll()).toBe(1)
})

test('few of the missing transactions are retried at a time, and all once the node has one of them again', async () => {
  let now = 0
  tracker = new SignatureTracker(() => now)
  const unknown = Array.from({ length: 30 }, (_, slot) => land(slot + 1, null))
  await poll()
  expect(fetched).toHaveLength(30)
  fetched = []
  now += 10_000
  await poll()
  expect(fetched).toHaveLength(8)
  for (const signature of unknown) {
    const parties = { recipient, reference: testAddress(1), memo: 'memo' }
    const { transaction } = scenarios['no reference'](signature, {
      ...{ payment: parties, other: parties },
      ...{ amount: 1n, asked: 1n },
    })
    known.set(signature, transaction)
  }
  now += 10_000
  await poll()
  await poll()
  expect(await amountsInLedger()).toHaveLength(30)
})

test('what failed on the chain is not even fetched', async () => {
  listed.push({ signature: 'failed', slot: 1n, failed: true })
  land(900)
  await poll()
  expect(fetched).toEqual([`${recipient} 900`])
  expect(cursor).toBe('failed')
})

test('a transaction that the database refuses holds up no other', async () => {
  const before = land(100)
  const bad = land(101)
  land(102)
  land(900)
  const transaction = known.get(bad)
  if (!transaction || transaction instanceof ChainUnavailable) throw new Error('It is known')
  known.set(bad, { ...transaction, slot: 2n ** 70n })
  await poll()
  expect(await amountsInLedger()).toEqual([100, 102, 900])
  expect(cursor).toBe(before)
})

test('processing ends when the server stops, and goes on where it ended', async () => {
  for (let slot = 1; slot <= 20; slot += 1) land(slot)
  land(900)
  stopping.abort()
  await poll()
  expect(fetched).toEqual([])
  stopping = new AbortController()
  await poll()
  expect(await amountsInLedger()).toHaveLength(21)
})
