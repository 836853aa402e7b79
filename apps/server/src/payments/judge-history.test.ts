import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type Chain, type ChainTransaction, ChainUnavailable, type SignatureInfo } from '../adapters/solana/chain.ts'
import { happenings } from '../adapters/solana/testing/happenings.ts'
import { testAddress } from '../adapters/solana/testing/rpc-response.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { judgeHistory } from './judge-history.ts'
import { JudgedSignatures } from './judged-signatures.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** So many slots make one of these tests: 150 of them make the day for which a node's history stays in sight. */
const slots = 1_440n

let recipient: string
let addresses = 0
/** What a node answers: what it lists, the oldest first, and what it then knows of each. */
let listed: SignatureInfo[]
let known: Map<string, ChainTransaction | ChainUnavailable>
let fetched: string[]
let cursor: string | null
let judged: JudgedSignatures
let stopping: AbortController

beforeEach(() => {
  addresses += 1
  recipient = testAddress(500_000 + addresses)
  listed = []
  known = new Map()
  fetched = []
  cursor = null
  judged = new JudgedSignatures()
  stopping = new AbortController()
})

/** Money to the recipient in a slot; `answer` replaces what the node says of it. */
function happens(slot: number, answer?: ChainUnavailable | null): string {
  const signature = `${recipient} ${slot}`
  const payment = { recipient, reference: testAddress(1), memo: 'memo' }
  const parties = { payment, other: payment, amount: BigInt(slot), asked: 1n }
  listed.push({ signature, slot: BigInt(slot) * slots, failed: false })
  if (answer !== null) known.set(signature, answer ?? happenings['no reference'](signature, parties).transaction)
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

const look = () =>
  judgeHistory(
    { ...server.context, chain: node() },
    judged,
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

test('the cursor stays behind what is young, and nothing is fetched twice', async () => {
  const settled = happens(100)
  happens(300)
  happens(400)
  expect(await look()).toBe(3)
  expect(cursor).toBe(settled)
  expect(await look()).toBe(0)
  expect(fetched).toHaveLength(3)
  judged = new JudgedSignatures()
  expect(await look()).toBe(0)
  expect(fetched).toHaveLength(3)
})

test('a neighbour that a slower node had not listed yet is still found', async () => {
  happens(300)
  happens(400)
  await look()
  happens(399)
  listed.sort((a, b) => Number(a.slot - b.slot))
  await look()
  expect(await amountsInLedger()).toEqual([300, 399, 400])
})

test.each([
  ['does not know', null],
  ['cannot tell', new ChainUnavailable('nonsense')],
])('what the node lists and %s holds the cursor back and nothing else up', async (_name, answer) => {
  const before = happens(100)
  const unknown = happens(101, answer)
  happens(102)
  happens(900)
  expect(await look()).toBe(3)
  expect(await amountsInLedger()).toEqual([100, 102, 900])
  expect(cursor).toBe(before)
  listed = listed.filter(({ signature }) => signature !== unknown)
  happens(101)
  listed.sort((a, b) => Number(a.slot - b.slot))
  await vi.waitFor(async () => {
    await look()
    expect(await amountsInLedger()).toEqual([100, 101, 102, 900])
  })
  expect(cursor).toBe(`${recipient} 102`)
})

test('a node that has had enough is left alone at once, and what was judged stays judged', async () => {
  for (let slot = 1; slot <= 8; slot += 1) happens(slot)
  for (let slot = 9; slot <= 40; slot += 1) happens(slot, new ChainUnavailable('enough', { retryAfterMs: 1_000 }))
  happens(900)
  await expect(look()).rejects.toMatchObject({ retryAfterMs: 1_000 })
  expect(fetched).toHaveLength(16)
  expect(cursor).toBe(`${recipient} 8`)
})

test('what was told in no order, and twice, moves the cursor past nothing that is unknown', async () => {
  const unknown = happens(100, null)
  const first = happens(101)
  happens(102)
  happens(900)
  listed = [first, `${recipient} 102`, first, unknown, `${recipient} 900`].flatMap(
    signature => listed.find(info => info.signature === signature) ?? [],
  )
  expect(await look()).toBe(3)
  expect(await amountsInLedger()).toEqual([101, 102, 900])
  expect(cursor).toBeNull()
})

test('what a node hid for a while is found when it tells of it, though newer things were judged meanwhile', async () => {
  const hidden = happens(100)
  happens(110)
  happens(240)
  const all = listed
  listed = all.filter(({ signature }) => signature !== hidden)
  await look()
  expect(await amountsInLedger()).toEqual([110, 240])
  listed = all
  await look()
  expect(await amountsInLedger()).toEqual([100, 110, 240])
})

test('a node that calls what failed a success, or shows no effect of it, is not believed until it agrees with itself', async () => {
  const signature = happens(100)
  const truth = known.get(signature)
  if (!truth || truth instanceof ChainUnavailable) throw new Error('It is known')
  for (const lie of [{ failed: true }, { balanceChanges: new Map() }]) {
    judged = new JudgedSignatures()
    known.set(signature, { ...truth, ...lie })
    expect(await look()).toBe(0)
    expect(await amountsInLedger()).toEqual([])
  }
  judged = new JudgedSignatures()
  known.set(signature, truth)
  expect(await look()).toBe(1)
})

test('of what a node names and does not know a few are asked for at a time, and all once it knows one again', async () => {
  let now = 0
  judged = new JudgedSignatures(() => now)
  const unknown = Array.from({ length: 30 }, (_, slot) => happens(slot + 1, null))
  await look()
  expect(fetched).toHaveLength(30)
  fetched = []
  now += 10_000
  await look()
  expect(fetched).toHaveLength(8)
  for (const signature of unknown) {
    const parties = { recipient, reference: testAddress(1), memo: 'memo' }
    const { transaction } = happenings['no reference'](signature, {
      ...{ payment: parties, other: parties },
      ...{ amount: 1n, asked: 1n },
    })
    known.set(signature, transaction)
  }
  now += 10_000
  await look()
  await look()
  expect(await amountsInLedger()).toHaveLength(30)
})

test('what failed on the chain is not even fetched', async () => {
  listed.push({ signature: 'failed', slot: 1n, failed: true })
  happens(900)
  await look()
  expect(fetched).toEqual([`${recipient} 900`])
  expect(cursor).toBe('failed')
})

test('a transaction that the ledger chokes on holds up no other', async () => {
  const before = happens(100)
  const bad = happens(101)
  happens(102)
  happens(900)
  const transaction = known.get(bad)
  if (!transaction || transaction instanceof ChainUnavailable) throw new Error('It is known')
  known.set(bad, { ...transaction, slot: 2n ** 70n })
  await look()
  expect(await amountsInLedger()).toEqual([100, 102, 900])
  expect(cursor).toBe(before)
})

test('reading ends when the server stops, and goes on where it ended', async () => {
  for (let slot = 1; slot <= 20; slot += 1) happens(slot)
  happens(900)
  stopping.abort()
  await look()
  expect(fetched).toEqual([])
  stopping = new AbortController()
  await look()
  expect(await amountsInLedger()).toHaveLength(21)
})
