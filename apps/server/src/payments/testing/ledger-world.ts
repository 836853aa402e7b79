import { cents, lamports } from '@redress/domain/money.ts'
import type { PaymentPurpose } from '@redress/domain/payments.ts'
import { testAddress } from '../../adapters/solana/testing/rpc-response.ts'
import type { TestServer } from '../../testing/test-server.ts'

/** What each payment of a world asks, in lamports. */
export const asked = 1_000n

export async function insertUser(server: TestServer): Promise<string> {
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
  return id
}

async function insertClaim(
  server: TestServer,
  userId: string,
  status: 'WAITING_FOR_PAYMENT' | 'PENDING_PUBLICATION',
): Promise<string> {
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

/** Three payments at one recipient of their own, which the seed makes; the last two are of one claim, so that one overtakes the other. */
export async function openPayments(server: TestServer, userId: string, seed: number) {
  const recipient = testAddress(seed)
  const filed = await insertClaim(server, userId, 'PENDING_PUBLICATION')
  const orders: [string, PaymentPurpose][] = [
    [await insertClaim(server, userId, 'WAITING_FOR_PAYMENT'), 'submission'],
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
export type World = Awaited<ReturnType<typeof openPayments>>

export const rowsOf = (server: TestServer, { recipient }: World) =>
  server.context.database
    .selectFrom('transfers')
    .selectAll()
    .where('recipient', '=', recipient)
    .orderBy('signature')
    .orderBy('instruction')
    .execute()

export const paymentsOf = (server: TestServer, { payments }: World) =>
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
