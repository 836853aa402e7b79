import { lamports } from '@redress/domain/money/money.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ChainTransaction } from '../adapters/solana/chain.ts'
import { type ChainScenario, scenarios } from '../adapters/solana/testing/scenarios.ts'
import { inTransaction } from '../platform/database/database.ts'
import { statementsOf } from '../testing/recorded-statements.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { creditTransfer, lockPayments } from './credit-transfer.ts'
import type { PaymentsContext } from './payment-ports.ts'
import { recordTransfers } from './record-transfers.ts'
import {
  askedLamports,
  insertPaymentFixtures,
  insertUser,
  type PaymentFixture,
  readLedgers,
  readPaymentRecord,
  readPayments,
  supersedeFiled,
} from './testing/payment-fixtures.ts'
import { insertTransfer, type TransferRecord } from './transfer-repository.ts'

let server: TestServer
let userId: string
let fixture: PaymentFixture
/** Locked tables, in order. */
let locked: string[]
let context: PaymentsContext
beforeAll(async () => {
  server = await startTestServer()
  userId = await insertUser(server)
})
beforeEach(async () => {
  const [made] = await insertPaymentFixtures(server, userId, 1)
  if (!made) throw new Error('One was asked for')
  fixture = made
  locked = []
  const { claims } = server.context
  context = {
    ...server.context,
    claims: {
      ...claims,
      lock: (transaction, claimId) => {
        locked.push(claimId)
        return claims.lock(transaction, claimId)
      },
    },
  }
})
afterAll(() => server.stop())

const payment = (at: number) => readPaymentRecord(server, fixture, at)
const statuses = async () => (await readPayments(server, [fixture])).get(fixture)?.map(({ status }) => status)
const ledger = async () => (await readLedgers(server, [fixture])).get(fixture) ?? []

describe('payments are locked', () => {
  const lock = async (indices: readonly number[]) => {
    const payments = await Promise.all(indices.map(payment))
    return inTransaction(context.database, transaction => lockPayments(context.claims, transaction, payments))
  }

  test('after their claims, each claim once, in one order whatever is asked', async () => {
    const claims = [...new Set(fixture.payments.map(({ claimId }) => claimId))].sort()
    for (const indices of [
      [0, 1, 2],
      [2, 1, 0],
      [1, 0],
    ]) {
      locked = []
      const rows = await lock(indices)
      expect(locked).toEqual(claims)
      expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(indices.map(at => fixture.payments[at]?.id)))
    }
  })

  test('not at all where there are none', async () => {
    expect(await lock([])).toEqual([])
    expect(locked).toEqual([])
  })
})

describe('a transfer', () => {
  const arrived = (amount: bigint): Promise<TransferRecord> =>
    inTransaction(context.database, async transaction => {
      const transfer = await insertTransfer(transaction, {
        ...{ signature: `${fixture.recipient} ${amount}`, instruction: '0', slot: 1n, recipient: fixture.recipient },
        ...{ sender: 'payer', memo: null, block_time: null, recorded_at: server.clock.now(), state: 'unapplied' },
        ...{ lamports: lamports(amount), unapplied_lamports: lamports(amount), payment_id: null },
        reason: 'UNKNOWN_REFERENCE',
      })
      if (!transfer) throw new Error('It is new')
      return transfer
    })

  /** Credits a transfer to the dispute fee, which is the second payment. */
  const credit = async (amount: bigint) => {
    const [transfer, wanted] = [await arrived(amount), await payment(1)]
    return inTransaction(context.database, async transaction => {
      await lockPayments(context.claims, transaction, [wanted])
      return creditTransfer(context, transaction, wanted, transfer)
    })
  }

  test('is credited in parts until the payment is paid, and what comes after it is not', async () => {
    expect(await credit(askedLamports - 1n)).toEqual({ isCredited: true })
    expect(await statuses()).toEqual(['open', 'open', 'open'])
    expect(await credit(2n)).toEqual({ isCredited: true })
    expect(await statuses()).toEqual(['open', 'paid', 'superseded'])
    expect(await credit(3n)).toEqual({ isCredited: false })
    expect(
      new Map((await ledger()).map(row => [row.lamports, [row.state, row.reason, row.unapplied_lamports]])),
    ).toEqual(
      new Map([
        [askedLamports - 1n, ['credited', null, 0n]],
        [2n, ['credited', 'MORE_THAN_ASKED', 1n]],
        [3n, ['unapplied', 'ALREADY_PAID', 3n]],
      ]),
    )
  })

  test('is not credited to a payment that is superseded', async () => {
    await supersedeFiled(server, fixture)
    expect(await credit(askedLamports)).toEqual({ isCredited: false })
    expect(await ledger()).toMatchObject([{ state: 'unapplied', reason: 'CLAIM_MOVED_ON', payment_id: null }])
  })

  test('frees all that was credited, where the claim has moved on without its payment', async () => {
    await credit(1n)
    await server.context.database
      .updateTable('claims')
      .set({ status: 'RESOLVED_IN_FAVOUR_OF_PLANTIFF' })
      .where('id', '=', fixture.filed)
      .execute()
    expect(await credit(askedLamports)).toEqual({ isCredited: false })
    expect(await statuses()).toEqual(['open', 'superseded', 'open'])
    const freed = { state: 'unapplied', reason: 'CLAIM_MOVED_ON', payment_id: fixture.payments[1]?.id }
    const rows = await ledger()
    expect(rows).toMatchObject([freed, freed])
    expect(rows.map(row => row.unapplied_lamports - row.lamports)).toEqual([0n, 0n])
  })
})

describe('a transaction', () => {
  const scenario = (kind: keyof typeof scenarios, amount = 400n): ChainScenario => {
    const [, one, other] = fixture.payments
    if (!one || !other) throw new Error('There are three')
    return scenarios[kind](`${kind} ${fixture.seed}`, { payment: one, other, amount, asked: askedLamports })
  }
  const record = (transaction: ChainTransaction) => recordTransfers(context, transaction, fixture.recipient)

  test.each(['a failed transaction', 'a transfer of nothing', 'a transfer to somebody else'] as const)(
    'that brings nothing asks nothing of the database: %s',
    async kind => {
      expect(await statementsOf(() => record(scenario(kind).transaction))).toEqual([])
    },
  )

  test('that is recorded is looked for and left alone', async () => {
    const { transaction } = scenario('two transfers for one payment')
    await record(transaction)
    const before = await ledger()
    expect(await statementsOf(() => record(transaction))).toHaveLength(1)
    expect(await ledger()).toEqual(before)
  })

  test('of which a part is missing in the ledger gets the missing part', async () => {
    const { transaction, received } = scenario('a payment and money from elsewhere')
    await record(transaction)
    const rows = await ledger()
    expect(rows.length).toBeGreaterThan(1)
    const missing = rows.find(row => row.state === 'unapplied')
    await server.context.database
      .deleteFrom('transfers')
      .where('id', '=', missing?.id ?? '')
      .execute()
    await record(transaction)
    expect((await ledger()).reduce((sum, row) => sum + row.lamports, 0n)).toBe(received)
  })

  test('without a reference locks nothing', async () => {
    await record(scenario('no reference').transaction)
    expect(locked).toEqual([])
    expect(await ledger()).toMatchObject([{ reason: 'UNKNOWN_REFERENCE', payment_id: null }])
  })

  test('that was meant for a payment and does not pay it names it all the same', async () => {
    await record(scenario('a wrong memo').transaction)
    expect(await ledger()).toMatchObject([
      { state: 'unapplied', reason: 'WRONG_MEMO', payment_id: fixture.payments[1]?.id },
    ])
  })

  test('that pays a payment again names it, and is the operator’s to return', async () => {
    await record(scenario('a payment in full').transaction)
    await record(scenario('a payment of any amount').transaction)
    const again = (await ledger()).filter(row => row.state === 'unapplied')
    expect(again).toMatchObject([{ reason: 'ALREADY_PAID', lamports: 400n, payment_id: fixture.payments[1]?.id }])
  })
})
