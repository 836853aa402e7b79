import { expect } from 'vitest'
import type { Happening } from '../../adapters/solana/testing/happenings.ts'
import type { TestServer } from '../../testing/test-server.ts'
import type { TransferRecord } from '../transfer-repository.ts'
import { asked, type PaymentState, readLedgers, readPayments, type World } from './ledger-world.ts'

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)

/** The status that each payment brings its claim to. */
const moved = {
  submission: 'PENDING_PUBLICATION',
  dispute: 'DISPUTED',
  concession: 'RESOLVED_IN_FAVOUR_OF_PLANTIFF',
}

interface Outcome {
  readonly happened: readonly Happening[]
  readonly rows: readonly TransferRecord[]
  readonly payments: readonly PaymentState[]
}

/** What must hold of the ledger after any history. */
function expectTrue({ happened, rows, payments }: Outcome): void {
  expect(sum(rows.map(row => row.lamports))).toBe(sum(happened.map(({ arrives }) => arrives)))
  const mayPay = new Map(
    happened.flatMap(({ transaction, pays }) =>
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
    if (payment.status === 'paid') expect(received - surplus).toBe(asked)
    if (payment.status === 'open') expect([received < asked, surplus]).toEqual([true, 0n])
    if (payment.status === 'superseded') expect(credited).toEqual([])
    if (payment.status === 'paid') expect(Object.entries(moved)).toContainEqual([payment.purpose, payment.claimStatus])
  }
  const [submission, dispute, concession] = payments
  if (submission?.status === 'open') expect(submission.claimStatus).toBe('WAITING_FOR_PAYMENT')
  expect([dispute?.status, concession?.status]).not.toEqual(['paid', 'paid'])
}

/** Holds what happened in each world against what the database says of it. */
export async function expectTrueLedgers(
  server: TestServer,
  happenings: ReadonlyMap<World, readonly Happening[]>,
): Promise<void> {
  const worlds = [...happenings.keys()]
  const [ledgers, payments] = await Promise.all([readLedgers(server, worlds), readPayments(server, worlds)])
  for (const [world, happened] of happenings) {
    expectTrue({ happened, rows: ledgers.get(world) ?? [], payments: payments.get(world) ?? [] })
  }
}
