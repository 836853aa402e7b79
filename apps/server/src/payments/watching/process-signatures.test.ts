import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type Chain, type ChainTransaction, ChainUnavailable, type SignatureInfo } from '../../adapters/solana/chain.ts'
import { testAddress } from '../../adapters/solana/testing/rpc-response.ts'
import { scenarios } from '../../adapters/solana/testing/scenarios.ts'
import { statementsOf } from '../../testing/recorded-statements.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { type Progress, processSignatures } from './process-signatures.ts'
import { SignatureTracker } from './signature-tracker.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** Slots per unit of the tests. 150 units are the day for which recent signatures are listed again. */
const slotsPerUnit = 1_440n

let recipient: string
let addresses = 0
/** Simulated node: the signatures that it lists, oldest first, and the transaction for each. */
let listed: SignatureInfo[]
let known: Map<string, ChainTransaction | ChainUnavailable>
let fetched: string[]
/** `since` of each listing request. */
let asked: (string | undefined)[]
let cursor: string | null
/** Cursor positions, in order. */
let moves: string[]
/** Logged messages. */
let told: unknown[][]
let tracker: SignatureTracker
let stopping: AbortController

beforeEach(() => {
  addresses += 1
  recipient = testAddress(500_000 + addresses)
  listed = []
  known = new Map()
  fetched = []
  asked = []
  cursor = null
  moves = []
  told = []
  tracker = new SignatureTracker()
  stopping = new AbortController()
})

/** Transfer of this many lamports to the recipient. */
function transferOf(amount: number, signature: string): ChainTransaction {
  const payment = { recipient, reference: testAddress(1), memo: 'memo' }
  const parties = { payment, other: payment, amount: BigInt(amount), asked: 1n }
  return scenarios['no reference'](signature, parties).transaction
}

/** Adds a transfer to the recipient; `answer` replaces the node's transaction. */
function land(slot: number, answer?: ChainUnavailable | null): string {
  const signature = `${recipient} ${slot}`
  listed.push({ signature, slot: BigInt(slot) * slotsPerUnit, failed: false, memo: null })
  if (answer !== null) known.set(signature, answer ?? transferOf(slot, signature))
  return signature
}

const node = (): Chain => ({
  ...server.context.chain,
  signaturesFor: async (_address, options = {}) => {
    const { until } = options
    asked.push(until)
    expect('until' in options).toBe(until !== undefined)
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

function poll(): Promise<Progress> {
  const log = { ...server.context.log, error: (...line: unknown[]) => told.push(line) }
  return processSignatures(
    { ...server.context, chain: node(), log },
    tracker,
    { address: recipient, recipient, since: cursor, signal: stopping.signal },
    async signature => {
      cursor = signature
      moves.push(signature)
    },
  )
}

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
  expect(await poll()).toMatchObject({ processed: 0 })
  expect(cursor).toBeNull()
  const settled = land(100)
  land(300)
  land(400)
  expect(await poll()).toMatchObject({ processed: 3 })
  expect(cursor).toBe(settled)
  expect(await statementsOf(async () => expect(await poll()).toMatchObject({ processed: 0 }))).toEqual([])
  expect(fetched).toHaveLength(3)
  expect(asked).toEqual([undefined, undefined, settled])
  tracker = new SignatureTracker()
  expect(await poll()).toMatchObject({ processed: 0 })
  expect(fetched).toHaveLength(3)
})

const newest = 1_000_000n
const some = (count: number, slot: bigint): bigint[] => Array.from({ length: count }, () => slot)
test.each([
  ['fewer than 200, however settled', [...some(5, newest - 215_999n), ...some(194, newest - 1_000n), newest], 0],
  ['fewer than 200, a day ago', [...some(3, newest - 216_000n), newest - 215_999n, newest], 3],
  ['more than 200, settled', [...some(3, newest - 1_001n), ...some(199, newest - 1_000n), newest], 3],
  ['more than 200, some just settled', [newest - 151n, newest - 150n, newest - 149n, ...some(202, newest)], 2],
  ['the 200th amid the others of its slot', [newest - 1_001n, ...some(9, newest - 1_000n), ...some(195, newest)], 1],
  ['none beside those of one slot', some(205, newest), 0],
])('of %s, the cursor passes whole slots alone that are listed everywhere', async (_, slots, passed) => {
  listed = slots.map((slot, index) => ({ signature: `${index}`, slot, failed: true, memo: null }))
  expect(await poll()).toMatchObject({ processed: 0 })
  expect(listed.findIndex(({ signature }) => signature === cursor)).toBe(passed - 1)
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
  expect(await poll()).toMatchObject({ processed: 3 })
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
  expect(moves).toEqual([`${recipient} 8`])
})

test('signatures out of order and repeated do not move the cursor past a missing transaction', async () => {
  const unknown = land(100, null)
  const first = land(101)
  land(102)
  land(900)
  listed = [first, `${recipient} 102`, first, unknown, `${recipient} 900`].flatMap(
    signature => listed.find(info => info.signature === signature) ?? [],
  )
  expect(await poll()).toMatchObject({ processed: 3 })
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
    expect(await poll()).toMatchObject({ processed: 0 })
    expect(await amountsInLedger()).toEqual([])
  }
  tracker = new SignatureTracker()
  known.set(signature, actual)
  expect(await poll()).toMatchObject({ processed: 1 })
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
  for (const signature of unknown) known.set(signature, transferOf(1, signature))
  now += 10_000
  await poll()
  await poll()
  expect(await amountsInLedger()).toHaveLength(30)
})

test('what is still missing is said, though another of the missing transactions was just processed', async () => {
  let now = 0
  tracker = new SignatureTracker(() => now)
  const first = land(100, null)
  expect(await poll()).toMatchObject({ processed: 0, remaining: 1 })
  now = 300
  const second = land(101, null)
  expect(await poll()).toMatchObject({ processed: 0, remaining: 2 })
  now = 550
  for (const signature of [first, second]) known.set(signature, transferOf(1, signature))
  expect(await poll()).toMatchObject({ processed: 1, remaining: 1 })
  expect(await poll()).toMatchObject({ processed: 1, remaining: 0 })
})

test('what failed on the chain is not even fetched', async () => {
  listed.push({ signature: 'failed', slot: 1n, failed: true, memo: null })
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
  expect(told).toEqual([[{ error: expect.any(Error), signature: bad }, 'a transaction could not be processed yet']])
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
