import fc from 'fast-check'
import { expect } from 'vitest'
import { type ChainScenario, scenarioNames, scenarios } from '../../adapters/solana/testing/scenarios.ts'
import { atMost } from '../../testing/at-most.ts'
import type { TestServer } from '../../testing/test-server.ts'
import type { TransferRecord } from '../transfer-repository.ts'
import {
  askedLamports,
  insertPaymentFixtures,
  insertUser,
  type PaymentFixture,
  type PaymentState,
  readLedgers,
  readPayments,
} from './payment-fixtures.ts'

/** Arbitrary scenario between the payments of a fixture. */
export const anyScenario = fc.record({
  kind: fc.constantFrom(...scenarioNames),
  at: fc.nat(2),
  other: fc.nat(2),
  amount: fc.bigInt(1n, 1_500n),
})
type DrawnScenario = typeof anyScenario extends fc.Arbitrary<infer Value> ? Value : never

/** Transaction of a scenario for a fixture; the number determines its signature. */
export function playScenario(
  fixture: PaymentFixture,
  number: number,
  { kind, at, other, amount }: DrawnScenario,
): ChainScenario {
  const [one, another] = [fixture.payments[at], fixture.payments[other]]
  if (!one || !another) throw new Error('There are three payments')
  return scenarios[kind](`${fixture.seed}-${number}`, { payment: one, other: another, amount, asked: askedLamports })
}

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)

/** Status of a claim after each kind of payment. */
const statusAfter = {
  submission: 'PENDING_PUBLICATION',
  dispute: 'DISPUTED',
  concession: 'RESOLVED_IN_FAVOUR_OF_PLANTIFF',
}

interface Outcome {
  readonly played: readonly ChainScenario[]
  readonly rows: readonly TransferRecord[]
  readonly payments: readonly PaymentState[]
}

/** Invariants of the ledger after any history. */
function expectConsistent({ played, rows, payments }: Outcome): void {
  expect(sum(rows.map(row => row.lamports))).toBe(sum(played.map(({ received }) => received)))
  const mayPay = new Map(
    played.flatMap(({ transaction, pays }) =>
      [...pays].map(([instruction, references]) => [`${transaction.signature} ${instruction}`, references] as const),
    ),
  )
  const referenceOf = (paymentId: string | null) => payments.find(({ id }) => id === paymentId)?.reference ?? ''
  for (const row of rows) {
    const references = mayPay.get(`${row.signature} ${row.instruction}`) ?? []
    if (row.state === 'credited') expect(references).toContain(referenceOf(row.payment_id))
    const couldPay = payments.some(({ reference, status }) => status === 'open' && references.includes(reference))
    if (couldPay) expect(row.state).toBe('credited')
  }
  for (const payment of payments) {
    const credited = rows.filter(row => row.payment_id === payment.id && row.state === 'credited')
    const received = sum(credited.map(row => row.lamports))
    const surplus = sum(credited.map(row => row.unapplied_lamports))
    if (payment.status === 'paid') expect(received - surplus).toBe(askedLamports)
    if (payment.status === 'open') expect([received < askedLamports, surplus]).toEqual([true, 0n])
    if (payment.status === 'superseded') expect(credited).toEqual([])
    if (payment.status === 'paid')
      expect(Object.entries(statusAfter)).toContainEqual([payment.purpose, payment.claimStatus])
  }
  const [submission, dispute, concession] = payments
  if (submission?.status === 'open') expect(submission.claimStatus).toBe('WAITING_FOR_PAYMENT')
  expect([dispute?.status, concession?.status]).not.toEqual(['paid', 'paid'])
}

/** Compares the ledger of each fixture with the played scenarios. */
async function expectConsistentLedgers(
  server: TestServer,
  histories: ReadonlyMap<PaymentFixture, readonly ChainScenario[]>,
): Promise<void> {
  const fixtures = [...histories.keys()]
  const [ledgers, payments] = await Promise.all([readLedgers(server, fixtures), readPayments(server, fixtures)])
  for (const [fixture, played] of histories) {
    expectConsistent({ played, rows: ledgers.get(fixture) ?? [], payments: payments.get(fixture) ?? [] })
  }
}

/** Limit below the ten database connections; on a slow machine, waiting transactions would time out. */
export const limited = atMost(8)
const historiesAtOnce = 20

interface HistoryCheck<History> {
  readonly count: number
  readonly history: fc.Arbitrary<History>
  /** Plays a history with the payments of a fixture; returns its scenarios. */
  readonly play: (fixture: PaymentFixture, history: History) => Promise<readonly ChainScenario[]>
  /** Further checks after a batch of histories, besides the consistency of their ledgers. */
  readonly afterwards?: (played: ReadonlyMap<PaymentFixture, readonly ChainScenario[]>) => Promise<void>
}

/** Plays random histories concurrently, each with its own payments, and compares the ledger with each. */
export async function checkHistories<History>(
  server: TestServer,
  { count, history, play, afterwards }: HistoryCheck<History>,
): Promise<void> {
  const userId = await insertUser(server)
  const histories = fc.array(history, { minLength: historiesAtOnce, maxLength: historiesAtOnce })
  await fc.assert(
    fc.asyncProperty(histories, async drawn => {
      const fixtures = await insertPaymentFixtures(server, userId, drawn.length)
      const entries = fixtures.map(async (fixture, index): Promise<[PaymentFixture, readonly ChainScenario[]]> => {
        const history = drawn[index]
        if (!history) throw new Error('Each fixture has a history')
        return [fixture, await play(fixture, history)]
      })
      const played = new Map(await Promise.all(entries))
      await expectConsistentLedgers(server, played)
      await afterwards?.(played)
    }),
    { numRuns: Math.ceil(count / historiesAtOnce) },
  )
}
