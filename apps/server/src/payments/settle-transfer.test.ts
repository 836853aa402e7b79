import { randomUUID } from 'node:crypto'
import { lamports } from '@redress/domain/money/money.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ChainTransaction, ChainUnavailable } from '../adapters/solana/chain.ts'
import { normaliseTransaction } from '../adapters/solana/rpc-transaction.ts'
import { rpcResponse, testAddress } from '../adapters/solana/testing/rpc-response.ts'
import { transfer as transferring } from '../adapters/solana/testing/transfer-fixtures.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { applyTransfer, returnTransfer } from './settle-transfer.ts'
import {
  askedLamports,
  insertPaymentFixtures,
  insertUser,
  type PaymentFixture,
  readPaymentRecord,
  readPayments,
  supersedeFiled,
} from './testing/payment-fixtures.ts'
import type { TransferRecord } from './transfer-repository.ts'

const sender = testAddress(900_000_000)
const operator = { by: 'Olga', reason: 'She wrote to us' }
const signature = '5'.repeat(87)
const done = { ok: true } as const
const refused = (reason: string) => expect.objectContaining({ ok: false, reason })

type Address = Parameters<typeof rpcResponse>[0]

let server: TestServer
let userId: string
let fixture: PaymentFixture
beforeAll(async () => {
  server = await startTestServer()
  userId = await insertUser(server)
})
beforeEach(async () => {
  const [made] = await insertPaymentFixtures(server, userId, 1)
  if (!made) throw new Error('One was asked for')
  fixture = made
})
afterAll(() => server.stop())

const inLedger = (changes: Partial<TransferRecord> = {}): Promise<TransferRecord> =>
  server.context.database
    .insertInto('transfers')
    .values({
      ...{ signature: `sent ${randomUUID()}`, instruction: '0', slot: 1n, recipient: fixture.recipient },
      ...{ sender, memo: null, block_time: null, recorded_at: server.clock.now() },
      ...{ lamports: lamports(askedLamports), unapplied_lamports: lamports(askedLamports), state: 'unapplied' },
      ...{ payment_id: null, reason: 'UNKNOWN_REFERENCE', ...changes },
    })
    .returningAll()
    .executeTakeFirstOrThrow()

const stored = ({ id }: TransferRecord) =>
  server.context.database.selectFrom('transfers').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** Stored settlements and operator acts of a transfer. */
const kept = async ({ id }: TransferRecord) => ({
  settlements: await server.context.database
    .selectFrom('transfer_settlements')
    .selectAll()
    .where('transfer_id', '=', id)
    .execute(),
  acts: await server.context.database.selectFrom('operator_acts').selectAll().where('subject', '=', id).execute(),
})
const nothing = { settlements: [], acts: [] }

describe('applying', () => {
  const apply = async (transfer: TransferRecord, at = 0) =>
    applyTransfer(server.context, transfer, await readPaymentRecord(server, fixture, at), operator)

  test.each<[string, Partial<TransferRecord>, string]>([
    ['returned', { state: 'returned', unapplied_lamports: lamports(0n) }, 'The transfer was returned already.'],
    [
      'credited',
      { state: 'credited', unapplied_lamports: lamports(0n) },
      'The transfer is credited already, and a transfer is credited once.',
    ],
    [
      'credited with a surplus',
      { state: 'credited', unapplied_lamports: lamports(1n), reason: 'MORE_THAN_ASKED' },
      'The transfer is credited to its payment; what was more than asked can only be returned.',
    ],
  ])('a transfer that is %s is refused, and stays as it was', async (_, changes, reason) => {
    const payment_id = changes.state === 'credited' ? (fixture.payments[1]?.id ?? null) : null
    const transfer = await inLedger({ reason: null, ...changes, payment_id })
    expect(await apply(transfer)).toEqual(refused(reason))
    expect(await stored(transfer)).toEqual(transfer)
    expect(await kept(transfer)).toEqual(nothing)
  })

  test('to a payment that is superseded is refused', async () => {
    await supersedeFiled(server, fixture)
    const transfer = await inLedger()
    expect(await apply(transfer, 1)).toEqual(refused('The payment is superseded, not open.'))
    expect(await stored(transfer)).toEqual(transfer)
  })

  test('to a payment whose claim has moved on is refused, and leaves the money to be returned', async () => {
    await server.context.database
      .updateTable('claims')
      .set({ status: 'RESOLVED_IN_FAVOUR_OF_PLANTIFF' })
      .where('id', '=', fixture.filed)
      .execute()
    const transfer = await inLedger()
    expect(await apply(transfer, 1)).toEqual(refused('The fee of this payment is not owed any more.'))
    expect(await stored(transfer)).toMatchObject({
      state: 'unapplied',
      reason: 'CLAIM_MOVED_ON',
      unapplied_lamports: askedLamports,
    })
    expect(await kept(transfer)).toEqual(nothing)
    const states = (await readPayments(server, [fixture])).get(fixture)
    expect(states?.map(({ status }) => status)).toEqual(['open', 'superseded', 'open'])
  })

  test('fails where a row has left the ledger', async () => {
    const [transfer, payment] = [await inLedger(), await readPaymentRecord(server, fixture, 0)]
    const id = randomUUID()
    await expect(applyTransfer(server.context, { ...transfer, id }, payment, operator)).rejects.toThrow(
      `Transfer ${id} has left the ledger`,
    )
    await expect(applyTransfer(server.context, transfer, { ...payment, id }, operator)).rejects.toThrow(
      `Payment ${id} has left the ledger`,
    )
  })
})

describe('returning', () => {
  /** Settles a transfer as returned by a transaction that the node knows. */
  const returning = (
    transfer: TransferRecord,
    answer: ChainTransaction | Error | null,
    by = signature,
  ): ReturnType<typeof returnTransfer> => {
    const chain = {
      ...server.context.chain,
      transaction: async () => {
        if (answer instanceof Error) throw answer
        return answer
      },
    }
    return returnTransfer({ ...server.context, chain }, transfer, by, operator)
  }

  interface Sent {
    readonly from?: string
    readonly to?: string
    readonly by?: string
  }

  /** Transaction from the operator's wallet to an address. */
  function sending(
    amount: bigint,
    { from = fixture.recipient, to = sender, by = signature }: Sent = {},
  ): ChainTransaction {
    const [source, recipient] = [from as Address, to as Address]
    return normaliseTransaction(
      by,
      rpcResponse(source, [transferring({ from: source, to: recipient, amount, references: [] })]),
    )
  }

  test('is kept with who did it, why and by which transaction', async () => {
    const transfer = await inLedger()
    expect(await returning(transfer, sending(askedLamports))).toEqual(done)
    expect(await stored(transfer)).toMatchObject({ state: 'returned', unapplied_lamports: 0n })
    expect(await kept(transfer)).toMatchObject({
      settlements: [
        {
          ...{ kind: 'returned', lamports: askedLamports, payment_id: null, signature },
          ...{ settled_by: 'Olga', why: 'She wrote to us', settled_at: server.clock.now() },
        },
      ],
      acts: [{ kind: 'transfer returned', done_by: 'Olga', why: 'She wrote to us', claim_id: null, user_id: null }],
    })
  })

  test('of what was sent for a payment names its claim and whoever opened it', async () => {
    const { id, claimId } = fixture.payments[0] ?? { id: '', claimId: '' }
    const transfer = await inLedger({ payment_id: id, reason: 'WRONG_MEMO' })
    const by = '4'.repeat(87)
    expect(await returning(transfer, sending(askedLamports, { by }), by)).toEqual(done)
    expect((await kept(transfer)).acts).toMatchObject([
      { kind: 'transfer returned', claim_id: claimId, user_id: userId },
    ])
  })

  test.each<[string, string, () => ChainTransaction | Error | null, string, string]>([
    ['by what is no signature', 'typo', () => null, 'typo is no signature of a transaction.', 'TRANSACTION_UNKNOWN'],
    [
      'by an unknown transaction',
      signature,
      () => null,
      'The node knows no finalized transaction with this signature.',
      'TRANSACTION_UNKNOWN',
    ],
    [
      'by one that failed',
      signature,
      () => ({ ...sending(askedLamports), failed: true }),
      'The transaction failed, so it returned nothing.',
      'TRANSACTION_FAILED',
    ],
    [
      'while the node is away',
      signature,
      () => new ChainUnavailable('it sleeps'),
      'The Solana node does not answer: it sleeps',
      'CHAIN_UNAVAILABLE',
    ],
    [
      'by one that sent less',
      '3'.repeat(87),
      () => sending(askedLamports - 1n, { by: '3'.repeat(87) }),
      'The transaction returned 999 lamports from our wallet to the sender that are not accounted for; needed are 1000.',
      'RETURNED_TOO_LITTLE',
    ],
  ])(
    '%s is refused, and the money stays unapplied',
    { tags: ['SPEC-8-TRANSACTION_FAILED', 'SPEC-8-CHAIN_UNAVAILABLE'] },
    async (_, by, answer, reason, code) => {
      const transfer = await inLedger()
      expect(await returning(transfer, answer(), by)).toEqual({ ok: false, code, reason })
      expect(await stored(transfer)).toEqual(transfer)
      expect(await kept(transfer)).toEqual(nothing)
    },
  )

  test.each<[string, () => Sent]>([
    ['to ourselves', () => ({ to: fixture.recipient })],
    ['to somebody else than the sender', () => ({ to: testAddress(900_000_001) })],
    ['from a wallet that is not ours', () => ({ from: testAddress(900_000_002) })],
  ])('by a transaction %s is refused: it has returned nothing', async (_, way) => {
    const transfer = await inLedger()
    const by = '3'.repeat(87)
    expect(await returning(transfer, sending(askedLamports, { ...way(), by }), by)).toEqual(
      refused(
        'The transaction returned 0 lamports from our wallet to the sender that are not accounted for; needed are 1000.',
      ),
    )
    expect(await stored(transfer)).toEqual(transfer)
  })

  test('of what nobody knows the sender of may go to anybody, and each lamport accounts for one return', async () => {
    const by = '6'.repeat(87)
    const [unknown, known] = [await inLedger({ sender: null }), await inLedger()]
    expect(await returning(unknown, sending(askedLamports, { by }), by)).toEqual(done)
    expect(await returning(known, sending(askedLamports, { by }), by)).toMatchObject({ code: 'RETURNED_TOO_LITTLE' })
  })

  test('of a transfer of which nothing is unapplied is refused', async () => {
    const transfer = await inLedger({ state: 'returned', unapplied_lamports: lamports(0n) })
    expect(await returning(transfer, sending(askedLamports))).toEqual(refused('Nothing of the transfer is unapplied.'))
  })

  test('does not take a defect of ours for a node that is away', async () => {
    await expect(returning(await inLedger(), new TypeError('a defect'))).rejects.toThrow('a defect')
  })
})
