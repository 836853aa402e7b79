import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ChainTransaction } from '../adapters/solana/chain.ts'
import { type Happening, happeningKinds, happenings } from '../adapters/solana/testing/happenings.ts'
import { holdClaim } from '../claims/claim-paid.ts'
import { inTransaction } from '../platform/database.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { recordTransfers } from './record-transfers.ts'
import { supersedePayments } from './supersede-payments.ts'
import { asked, insertUser, openPayments, paymentsOf, rowsOf, type World } from './testing/ledger-world.ts'

const runs = Number(process.env.CHAIN_HISTORIES ?? 25)

let server: TestServer
let userId: string
let histories = 0

beforeAll(async () => {
  server = await startTestServer()
  userId = await insertUser(server)
})
afterAll(() => server.stop())

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)

async function deliver(world: World, transactions: readonly ChainTransaction[]): Promise<void> {
  await Promise.all(transactions.map(each => recordTransfers(server.context, each, world.recipient)))
}

/** Another step overtakes what is open of the filed claim. */
const overtake = (world: World) =>
  inTransaction(server.context.database, async transaction => {
    await holdClaim(transaction, world.filed)
    await supersedePayments(transaction, world.filed, () => true)
  })

/** The status that each payment brings its claim to. */
const moved = {
  submission: 'PENDING_PUBLICATION',
  dispute: 'DISPUTED',
  concession: 'RESOLVED_IN_FAVOUR_OF_PLANTIFF',
}

/** What must hold of the ledger after any history. */
async function expectTrue(world: World, happened: readonly Happening[]): Promise<void> {
  const rows = await rowsOf(server, world)
  expect(sum(rows.map(row => row.lamports))).toBe(sum(happened.map(({ arrives }) => arrives)))
  const mayPay = new Map(
    happened.flatMap(({ transaction, pays }) =>
      [...pays].map(([instruction, references]) => [`${transaction.signature} ${instruction}`, references] as const),
    ),
  )
  const payments = await paymentsOf(server, world)
  const referenceOf = (paymentId: string | null) =>
    world.payments.find(payment => payment.id === paymentId)?.reference ?? ''
  for (const row of rows) {
    const references = mayPay.get(`${row.signature} ${row.instruction}`) ?? []
    if (row.state === 'credited') expect(references).toContain(referenceOf(row.payment_id))
    const couldPay = payments.filter(({ id, status }) => status === 'open' && references.includes(referenceOf(id)))
    if (couldPay.length > 0) expect(row.state).toBe('credited')
  }
  for (const payment of payments) {
    const credited = rows.filter(row => row.payment_id === payment.id && row.state === 'credited')
    const received = sum(credited.map(row => row.lamports))
    const surplus = sum(credited.map(row => row.unapplied_lamports))
    if (payment.status === 'paid') expect(received - surplus).toBe(asked)
    if (payment.status === 'open') expect([received < asked, surplus]).toEqual([true, 0n])
    if (payment.status === 'superseded') expect(credited).toEqual([])
    if (payment.status === 'paid') expect(Object.entries(moved)).toContainEqual([payment.purpose, payment.claimStatus])
  }
  const [submission, dispute, concession] = payments.map(payment => payment.status)
  if (submission === 'open') expect(payments[0]?.claimStatus).toBe('WAITING_FOR_PAYMENT')
  expect(dispute === 'paid' && concession === 'paid').toBe(false)
}

const step = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constantFrom(...happeningKinds),
      at: fc.nat(2),
      other: fc.nat(2),
      amount: fc.bigInt(1n, 1_500n),
    }),
  },
  { weight: 1, arbitrary: fc.constant('the filed claim moves on' as const) },
  { weight: 1, arbitrary: fc.constant('the filed claim moves on meanwhile' as const) },
  { weight: 2, arbitrary: fc.constant('deliver what has happened' as const) },
)

test(`whatever happens on the chain, in any order and again, is in the ledger once and credited rightly (${happeningKinds.length} kinds)`, {
  timeout: 60_000 + runs * 2_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 14 }),
      fc.infiniteStream(fc.nat(1_000)),
      async (steps, dice) => {
        histories += 1
        const world = await openPayments(server, userId, histories * 1_000)
        const happened: Happening[] = []
        let waiting: ChainTransaction[] = []
        const flush = async () => {
          const shuffled = waiting.map(each => [dice.next().value, each] as const).sort(([a], [b]) => a - b)
          waiting = []
          const again = happened.filter(() => dice.next().value < 200).map(({ transaction }) => transaction)
          await deliver(world, [...shuffled.map(([, transaction]) => transaction), ...again])
        }
        for (const [index, each] of steps.entries()) {
          if (each === 'deliver what has happened') {
            await flush()
          } else if (each === 'the filed claim moves on') {
            await overtake(world)
          } else if (each === 'the filed claim moves on meanwhile') {
            await Promise.all([overtake(world), flush()])
          } else {
            const [payment, other] = [world.payments[each.at], world.payments[each.other]]
            if (!payment || !other) throw new Error('There are three payments')
            const happening = happenings[each.kind](`${world.seed}-${index}`, {
              payment,
              other,
              amount: each.amount,
              asked,
            })
            happened.push(happening)
            waiting.push(happening.transaction)
          }
        }
        await flush()
        await expectTrue(world, happened)
        const before = await rowsOf(server, world)
        await deliver(
          world,
          happened.map(({ transaction }) => transaction),
        )
        expect(await rowsOf(server, world)).toEqual(before)
      },
    ),
    { numRuns: runs },
  )
})
