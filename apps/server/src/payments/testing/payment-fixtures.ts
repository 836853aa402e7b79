import { randomUUID } from 'node:crypto'
import { cents, lamports } from '@redress/domain/money/money.ts'
import { paymentMemo } from '@redress/domain/money/payment-memo.ts'
import type { PaymentPurpose } from '@redress/domain/money/payments.ts'
import { testAddress } from '../../adapters/solana/testing/rpc-response.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { equalTo, readTogether } from '../../platform/database/read-together.ts'
import type { PaymentRecord } from '../../platform/database/schema.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { supersede } from '../open-payment.ts'
import { openPaymentRows } from '../payment-repository.ts'
import type { TransferRecord } from '../transfer-repository.ts'

/** Amount of each payment of a fixture, in lamports. */
export const askedLamports = 1_000n

export async function insertUser(server: TestServer): Promise<string> {
  const name = randomUUID()
  const { id } = await server.context.database
    .insertInto('users')
    .values({
      username: name,
      first_name: 'Ada',
      last_name: 'Lovelace',
      address: '',
      city: '',
      country: 'GB',
      language: 'en',
      identification_id: 'AB123456',
      password_hash: null,
      referral_code: name,
      referred_by: null,
      pending_redeem_code_hash: null,
      created_at: server.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Three open payments to a recipient of their own. Two belong to one claim, so that paying one supersedes the other.
 */
export interface PaymentFixture {
  /** Seed of the addresses, unique to the fixture. */
  readonly seed: number
  readonly recipient: string
  /** Claim with open dispute and concession fees. */
  readonly filed: string
  readonly payments: readonly {
    readonly id: string
    readonly claimId: string
    readonly purpose: PaymentPurpose
    readonly recipient: string
    readonly reference: string
    readonly memo: string
  }[]
}

const addressesOfFixture = 1_000

function makeFixture(number: number): PaymentFixture {
  const seed = number * addressesOfFixture
  const recipient = testAddress(seed)
  const [submitted, filed] = [randomUUID(), randomUUID()]
  const orders: [string, PaymentPurpose][] = [
    [submitted, 'submission'],
    [filed, 'dispute'],
    [filed, 'concession'],
  ]
  const payments = orders.map(([claimId, purpose], index) => {
    const id = randomUUID()
    const [reference, memo] = [testAddress(seed + index + 1), paymentMemo(purpose, id)]
    return { id, claimId, purpose, recipient, reference, memo }
  })
  return { seed, recipient, filed, payments }
}

let fixtureCount = 0

/** Inserts fixtures with distinct addresses, in three statements for any number. */
export async function insertPaymentFixtures(
  { context, clock }: TestServer,
  userId: string,
  count: number,
): Promise<PaymentFixture[]> {
  const fixtures = Array.from({ length: count }, () => {
    fixtureCount += 1
    return makeFixture(fixtureCount)
  })
  const now = clock.now()
  const payments = fixtures.flatMap(fixture => fixture.payments)
  await context.database
    .insertInto('claims')
    .values(
      fixtures.flatMap(({ filed, payments }) =>
        [...new Set(payments.map(({ claimId }) => claimId))].map(id => ({
          id,
          plaintiff_id: userId,
          status: id === filed ? ('PENDING_PUBLICATION' as const) : ('WAITING_FOR_PAYMENT' as const),
          value_cents: cents(100_00n),
          currency: 'EUR' as const,
          location: '',
          jurisdiction: '',
          created_at: now,
          updated_at: now,
          notice_period_ends_at: new Date(now.getTime() + 86_400_000),
        })),
      ),
    )
    .execute()
  await context.database
    .insertInto('payments')
    .values(
      payments.map(({ claimId, ...payment }) => ({
        ...payment,
        claim_id: claimId,
        payer: payment.purpose === 'submission' ? ('Plaintiff' as const) : ('Defendant' as const),
        opened_by: userId,
        fee_cents: cents(10_00n),
        currency: 'EUR' as const,
        lamports: lamports(askedLamports),
        status: 'open' as const,
        opened_at: now,
        next_look_at: null,
      })),
    )
    .execute()
  await context.database
    .insertInto('dispute_statements')
    .values(
      fixtures.map(({ filed }) => ({
        claim_id: filed,
        user_id: userId,
        reason: 'Other' as const,
        explanation: 'It was not so.',
        written_at: now,
      })),
    )
    .execute()
  return fixtures
}

/** Adds a cursor for the fixture's recipient, so that it can be polled. */
export async function insertCursor({ context }: TestServer, { recipient }: PaymentFixture): Promise<void> {
  await context.database.insertInto('chain_cursors').values({ address: recipient, last_signature: null }).execute()
}

/** Supersedes the open payments of the filed claim, as another transition would. */
export const supersedeFiled = ({ context }: TestServer, { filed }: PaymentFixture): Promise<void> =>
  inTransaction(context.database, async transaction => {
    await context.claims.lock(transaction, filed)
    const { open } = await readTogether(transaction, { open: openPaymentRows(equalTo(filed)) })
    await supersede(transaction, open)
  })

/** Transfers to each fixture's recipient. */
export async function readLedgers(
  { context }: TestServer,
  fixtures: readonly PaymentFixture[],
): Promise<Map<PaymentFixture, TransferRecord[]>> {
  const rows = await context.database
    .selectFrom('transfers')
    .selectAll()
    .where(
      'recipient',
      'in',
      fixtures.map(fixture => fixture.recipient),
    )
    .orderBy('signature')
    .orderBy('instruction')
    .execute()
  const byRecipient = Map.groupBy(rows, row => row.recipient)
  return new Map(fixtures.map(fixture => [fixture, byRecipient.get(fixture.recipient) ?? []]))
}

const selectPayments = ({ context }: TestServer, ids: readonly string[]) =>
  context.database
    .selectFrom('payments as payment')
    .innerJoin('claims as claim', 'claim.id', 'payment.claim_id')
    .select(['payment.id', 'payment.reference', 'payment.purpose', 'payment.status', 'claim.status as claimStatus'])
    .where('payment.id', 'in', ids)
    .execute()

export type PaymentState = Awaited<ReturnType<typeof selectPayments>>[number]

/** Payments of each fixture with the status of their claims, in order. */
export async function readPayments(
  server: TestServer,
  fixtures: readonly PaymentFixture[],
): Promise<Map<PaymentFixture, PaymentState[]>> {
  const ids = fixtures.flatMap(fixture => fixture.payments.map(payment => payment.id))
  const byId = new Map((await selectPayments(server, ids)).map(state => [state.id, state]))
  return new Map(fixtures.map(fixture => [fixture, fixture.payments.flatMap(({ id }) => byId.get(id) ?? [])]))
}

export const readPaymentRecord = (
  { context }: TestServer,
  { payments }: PaymentFixture,
  at: number,
): Promise<PaymentRecord> =>
  context.database
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', payments[at]?.id ?? '')
    .executeTakeFirstOrThrow()
