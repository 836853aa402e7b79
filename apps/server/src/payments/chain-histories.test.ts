import { cents, type Lamports, lamports } from '@redress/domain/money.ts'
import type { PaymentPurpose } from '@redress/domain/payments.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ChainTransaction } from '../adapters/solana/chain.ts'
import { type Happening, happeningKinds, happenings } from '../adapters/solana/testing/happenings.ts'
import { testAddress } from '../adapters/solana/testing/rpc-response.ts'
import { holdClaim } from '../claims/claim-paid.ts'
import { inTransaction } from '../platform/database.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { recordTransfers } from './record-transfers.ts'
import { supersedePayments } from './supersede-payments.ts'

const runs = Number(process.env.CHAIN_HISTORIES ?? 25)
const asked = 1_000n

let server: TestServer
let userId: string
let histories = 0

beforeAll(async () => {
  server = await startTestServer()
  const { id } = await server.context.database
    .insertInto('users')
    .values({
      username: 'historian',
      first_name: 'Ada',
      last_name: 'Lovelace',
      address: '',
      city: '',
      country: 'GB',
      identification_id: 'AB123456',
      password_hash: null,
      referral_code: 'historian',
      referred_by: null,
      pending_redeem_code_hash: null,
      created_at: server.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  userId = id
})
afterAll(() => server.stop())

async function insertClaim(status: 'WAITING_FOR_PAYMENT' | 'PENDING_PUBLICATION'): Promise<string> {
  const now = server.clock.now()
  const { id } = await server.context.database
    .insertInto('claims')
    .values({
      plaintiff_id: userId,
      status,
      value_cents: cents(100_00n),
      currency: 'EUR',
      location: '',
      jurisdiction: '',
      created_at: now,
      updated_at: now,
      notice_period_ends_at: new Date(now.getTime() + 86_400_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Three payments at one recipient of their own; the last two are of one claim, so that one overtakes the other. */
async function openPayments() {
  histories += 1
  const seed = histories * 1_000
  const recipient = testAddress(seed)
  const filed = await insertClaim('PENDING_PUBLICATION')
  const orders: [string, PaymentPurpose][] = [
    [await insertClaim('WAITING_FOR_PAYMENT'), 'submission'],
    [filed, 'dispute'],
    [filed, 'concession'],
  ]
  const payments = []
  for (const [index, [claim_id, purpose]] of orders.entries()) {
    const order = { reference: testAddress(seed + index + 1), memo: `payment ${seed + index}`, recipient }
    const { id } = await server.context.database
      .insertInto('payments')
      .values({
        claim_id,
        purpose,
        payer: purpose === 'submission' ? 'Plaintiff' : 'Defendant',
        opened_by: userId,
        fee_cents: cents(10_00n),
        currency: 'EUR',
        lamports: lamports(asked),
        status: 'open',
        opened_at: server.clock.now(),
        next_look_at: null,
        ...order,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    payments.push({ id, claimId: claim_id, ...order })
  }
  return { seed, recipient, filed, payments }
}
type World = Awaited<ReturnType<typeof openPayments>>

const rowsOf = ({ recipient }: World) =>
  server.context.database
    .selectFrom('transfers')
    .selectAll()
    .where('recipient', '=', recipient)
    .orderBy('signature')
    .orderBy('instruction')
    .execute()

const paymentsOf = ({ payments }: World) =>
  server.context.database
    .selectFrom('payments as payment')
    .innerJoin('claims as claim', 'claim.id', 'payment.claim_id')
    .select(['payment.id', 'payment.purpose', 'payment.status', 'claim.status as claimStatus'])
    .where(
      'payment.id',
      'in',
      payments.map(payment => payment.id),
    )
    .orderBy('payment.sequence')
    .execute()

const total = (rows: readonly { readonly amount: Lamports }[]) => rows.reduce((sum, row) => sum + row.amount, 0n)

async function deliver(world: World, transactions: readonly ChainTransaction[]): Promise<void> {
  await Promise.all(transactions.map(each => recordTransfers(server.context, each, world.recipient)))
}

/** What must hold of the ledger after any history. */
async function expectTrue(world: World, happened: readonly Happening[]): Promise<void> {
  const rows = await rowsOf(world)
  const arrived = happened.reduce((sum, { arrives }) => sum + arrives, 0n)
  expect(total(rows.map(row => ({ amount: row.lamports })))).toBe(arrived)
  const mayPay = new Map(
    happened.flatMap(({ transaction, pays }) =>
      [...pays].map(([instruction, references]) => [`${transaction.signature} ${instruction}`, references] as const),
    ),
  )
  const payments = await paymentsOf(world)
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
    const received = total(credited.map(row => ({ amount: row.lamports })))
    const surplus = total(credited.map(row => ({ amount: row.unapplied_lamports })))
    if (payment.status === 'paid') expect(received - surplus).toBe(asked)
    if (payment.status === 'open') expect([received < asked, surplus]).toEqual([true, 0n])
    if (payment.status === 'superseded') expect(credited).toEqual([])
    const moved = {
      submission: 'PENDING_PUBLICATION',
      dispute: 'DISPUTED',
      concession: 'RESOLVED_IN_FAVOUR_OF_PLANTIFF',
    }
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
        const world = await openPayments()
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
            await inTransaction(server.context.database, async transaction => {
              await holdClaim(transaction, world.filed)
              await supersedePayments(transaction, world.filed, () => true)
            })
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
        const before = await rowsOf(world)
        await deliver(
          world,
          happened.map(({ transaction }) => transaction),
        )
        expect(await rowsOf(world)).toEqual(before)
      },
    ),
    { numRuns: runs },
  )
})
