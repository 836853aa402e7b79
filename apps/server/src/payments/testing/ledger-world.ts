import { randomUUID } from 'node:crypto'
import { cents, lamports } from '@redress/domain/money/money.ts'
import type { PaymentPurpose } from '@redress/domain/money/payments.ts'
import { testAddress } from '../../adapters/solana/testing/rpc-response.ts'
import { lockClaim } from '../../claims/repositories/claim-repository.ts'
import { inTransaction } from '../../platform/database/database.ts'
import type { TestServer } from '../../testing/test-server.ts'
import type { PaymentRecord } from '../payment-record.ts'
import { supersedePayments } from '../supersede-payments.ts'
import type { TransferRecord } from '../transfer-repository.ts'

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
      language: 'en',
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

/** Three payments at one recipient of their own; the last two are of one claim, so that one overtakes the other. */
export interface World {
  /** Makes its addresses, which are nobody else's. */
  readonly seed: number
  readonly recipient: string
  /** The claim that is filed, whose dispute and concession are open; the other one's submission is. */
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

const addressesOfWorld = 1_000

function drawWorld(number: number): World {
  const seed = number * addressesOfWorld
  const recipient = testAddress(seed)
  const [submitted, filed] = [randomUUID(), randomUUID()]
  const orders: [string, PaymentPurpose][] = [
    [submitted, 'submission'],
    [filed, 'dispute'],
    [filed, 'concession'],
  ]
  const payments = orders.map(([claimId, purpose], index) => ({
    id: randomUUID(),
    claimId,
    purpose,
    recipient,
    reference: testAddress(seed + index + 1),
    memo: `payment ${seed + index}`,
  }))
  return { seed, recipient, filed, payments }
}

/** Worlds with the numbers that are given, none of which was used before, in as few statements as one takes. */
export async function openWorlds(
  { context, clock }: TestServer,
  userId: string,
  numbers: readonly number[],
): Promise<World[]> {
  const worlds = numbers.map(drawWorld)
  const now = clock.now()
  const payments = worlds.flatMap(world => world.payments)
  await context.database
    .insertInto('claims')
    .values(
      worlds.flatMap(({ filed, payments }) =>
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
        lamports: lamports(asked),
        status: 'open' as const,
        opened_at: now,
        next_look_at: null,
      })),
    )
    .execute()
  return worlds
}

/** Has the recipients of worlds watched from now on. */
export async function openCursors({ context }: TestServer, worlds: readonly World[]): Promise<void> {
  const cursors = worlds.map(({ recipient }) => ({ address: recipient, last_signature: null }))
  await context.database.insertInto('chain_cursors').values(cursors).execute()
}

/** Another step overtakes what is open of the filed claim. */
export const overtake = ({ context }: TestServer, { filed }: World): Promise<void> =>
  inTransaction(context.database, async transaction => {
    await lockClaim(transaction, filed)
    await supersedePayments(transaction, filed, () => true)
  })

/** What each world has received. */
export async function readLedgers(
  { context }: TestServer,
  worlds: readonly World[],
): Promise<Map<World, TransferRecord[]>> {
  const rows = await context.database
    .selectFrom('transfers')
    .selectAll()
    .where(
      'recipient',
      'in',
      worlds.map(world => world.recipient),
    )
    .orderBy('signature')
    .orderBy('instruction')
    .execute()
  const byRecipient = Map.groupBy(rows, row => row.recipient)
  return new Map(worlds.map(world => [world, byRecipient.get(world.recipient) ?? []]))
}

const selectPayments = ({ context }: TestServer, ids: readonly string[]) =>
  context.database
    .selectFrom('payments as payment')
    .innerJoin('claims as claim', 'claim.id', 'payment.claim_id')
    .select(['payment.id', 'payment.reference', 'payment.purpose', 'payment.status', 'claim.status as claimStatus'])
    .where('payment.id', 'in', ids)
    .execute()

export type PaymentState = Awaited<ReturnType<typeof selectPayments>>[number]

/** How the payments of each world stand, in their order. */
export async function readPayments(server: TestServer, worlds: readonly World[]): Promise<Map<World, PaymentState[]>> {
  const ids = worlds.flatMap(world => world.payments.map(payment => payment.id))
  const byId = new Map((await selectPayments(server, ids)).map(state => [state.id, state]))
  return new Map(worlds.map(world => [world, world.payments.flatMap(({ id }) => byId.get(id) ?? [])]))
}

export const readPaymentRecord = ({ context }: TestServer, { payments }: World, at: number): Promise<PaymentRecord> =>
  context.database
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', payments[at]?.id ?? '')
    .executeTakeFirstOrThrow()
