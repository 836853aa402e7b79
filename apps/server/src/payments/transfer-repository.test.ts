import { cents, lamports } from '@redress/domain/money/money.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Connection } from '../platform/database/database.ts'
import { type FreshDatabase, migratedDatabase } from '../testing/fresh-database.ts'
import {
  changeReason,
  findCredited,
  findCreditsOf,
  findRecordedInstructions,
  findRecordedSignatures,
  findTransferForUpdate,
  findTransfersByIdPrefix,
  findUnapplied,
  insertSettlement,
  insertTransfer,
  lockReturn,
  markCredited,
  markReturned,
  releaseCredits,
  sumOfCredits,
  sumReturnedBy,
  type TransferRecord,
} from './transfer-repository.ts'

const now = new Date('2026-03-01T12:00:00Z')

let installation: FreshDatabase
let database: Connection
let [one, other] = ['', '']
let transfers: Record<'first' | 'second' | 'third', TransferRecord>

beforeAll(async () => {
  installation = await migratedDatabase()
  database = installation.database
  const user = await database
    .insertInto('users')
    .values({
      ...{ username: 'payer', first_name: 'Ada', last_name: 'Lovelace', address: '', city: '', country: 'AT' },
      ...{ language: 'en', identification_id: 'payer', password_hash: null, referral_code: 'payer', referred_by: null },
      ...{ pending_redeem_code_hash: null, created_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const claim = { plaintiff_id: user.id, currency: 'EUR', location: '', jurisdiction: '' } as const
  const { id: claimId } = await database
    .insertInto('claims')
    .values({ ...claim, status: 'WAITING_FOR_PAYMENT', created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const payment = (reference: string, purpose: 'submission' | 'platform fee') => ({
    ...{ claim_id: claimId, purpose, payer: 'Plaintiff' as const, opened_by: user.id, status: 'open' as const },
    ...{ fee_cents: cents(10n), currency: 'EUR' as const, lamports: lamports(100n), recipient: 'us', reference },
    ...{ memo: reference, opened_at: now },
  })
  const payments = await database
    .insertInto('payments')
    .values([payment('one', 'submission'), payment('other', 'platform fee')])
    .returning('id')
    .execute()
  ;[one = '', other = ''] = payments.map(({ id }) => id)
})
afterAll(() => installation[Symbol.asyncDispose]())

const values = (signature: string, instruction: string, amount: bigint, slot: bigint) => ({
  ...{ signature, instruction, slot, recipient: 'us', sender: 'payer', memo: null, block_time: now },
  ...{ lamports: lamports(amount), unapplied_lamports: lamports(amount), recorded_at: now },
  ...{ state: 'unapplied' as const, payment_id: null, reason: 'UNKNOWN_REFERENCE' as const },
})

async function insert(...given: Parameters<typeof values>): Promise<TransferRecord> {
  const inserted = await insertTransfer(database, values(...given))
  if (!inserted) throw new Error('The transfer is new')
  return inserted
}

beforeEach(async () => {
  await database.deleteFrom('transfer_settlements').execute()
  await database.deleteFrom('transfers').execute()
  // Inserted against the order on the chain.
  const third = await insert('b', '1', 30n, 2n)
  const second = await insert('b', '0', 20n, 2n)
  transfers = { first: await insert('a', '0', 10n, 1n), second, third }
})

const all = async () =>
  new Map((await database.selectFrom('transfers').selectAll().execute()).map(row => [row.id, row] as const))

/** Expects changes of exactly these transfers. */
async function expectChanges(changes: Partial<Record<keyof typeof transfers, Partial<TransferRecord>>>) {
  const expected = Object.entries(transfers).map(([name, row]) => ({
    ...row,
    ...changes[name as keyof typeof changes],
  }))
  expect(await all()).toEqual(new Map(expected.map(row => [row.id, row])))
}

const credit = (name: keyof typeof transfers, paymentId: string, surplus = 0n) =>
  markCredited(database, transfers[name].id, {
    ...{ paymentId, worth: transfers[name].lamports },
    surplus: { unapplied_lamports: lamports(surplus), unapplied_cents: cents(0n) },
  })
const credited = (paymentId: string) => ({
  ...({ state: 'credited', payment_id: paymentId, unapplied_lamports: lamports(0n), reason: null } as const),
})

describe('a transfer', () => {
  test('is recorded once, by its signature and its position', async () => {
    expect(await insertTransfer(database, values('a', '0', 99n, 9n))).toBeUndefined()
    await expectChanges({})
    expect(transfers.first).toMatchObject(values('a', '0', 10n, 1n))
    expect(await findRecordedInstructions(database, 'b')).toEqual(new Set(['0', '1']))
    expect(await findRecordedInstructions(database, 'c')).toEqual(new Set())
  })

  test('is known by its signature, each once, and to its recipient alone', async () => {
    expect((await findRecordedSignatures(database, ['a', 'b', 'c'], 'us')).sort()).toEqual(['a', 'b'])
    expect(await findRecordedSignatures(database, ['b'], 'us')).toEqual(['b'])
    expect(await findRecordedSignatures(database, ['a', 'b'], 'others')).toEqual([])
  })

  test('is held by whoever found it to settle it', async () => {
    await database.transaction().execute(async transaction => {
      expect(await findTransferForUpdate(transaction, transfers.first.id)).toEqual(transfers.first)
      const free = await database.selectFrom('transfers').select('signature').forUpdate().skipLocked().execute()
      expect(free).toEqual([{ signature: 'b' }, { signature: 'b' }])
    })
    expect(await findTransferForUpdate(database, one)).toBeUndefined()
  })

  test('is found by how its id begins, where no other begins so', async () => {
    expect(await findTransfersByIdPrefix(database, transfers.second.id.slice(0, 13))).toEqual([transfers.second])
    expect(await findTransfersByIdPrefix(database, 'x')).toEqual([])
    expect(await findTransfersByIdPrefix(database, '')).toHaveLength(2)
  })
})

describe('what is credited', () => {
  test('counts whole for one payment, and what is more than asked waits', async () => {
    await credit('first', one)
    await credit('second', one, 5n)
    const surplus = { ...credited(one), unapplied_lamports: lamports(5n), reason: 'MORE_THAN_ASKED' } as const
    await expectChanges({ first: credited(one), second: surplus })
    expect([await sumOfCredits(database, one), await sumOfCredits(database, other)]).toEqual([30n, 0n])
    expect(await findCredited(database)).toEqual([
      { ...transfers.first, ...credited(one) },
      { ...transfers.second, ...surplus },
    ])
    expect((await findUnapplied(database)).map(({ id }) => id)).toEqual([transfers.second.id, transfers.third.id])
  })

  test('is listed for its payments, the oldest first', async () => {
    await credit('third', other)
    await credit('second', one)
    await credit('first', one)
    const row = (name: keyof typeof transfers, payment_id: string) => {
      const { signature, lamports: amount, sender } = transfers[name]
      return { payment_id, signature, lamports: amount, cents: cents(0n), sender, state: 'credited' }
    }
    expect(await findCreditsOf(database, [one])).toEqual([row('first', one), row('second', one)])
    expect((await findCreditsOf(database, [one, other]))[0]).toEqual(row('first', one))
    expect(await findCreditsOf(database, [one, other])).toHaveLength(3)
  })

  test('is left to the operator where the payment is superseded, and what was returned stays', async () => {
    await credit('first', one)
    await credit('second', other)
    await releaseCredits(database, [one])
    const released = { payment_id: one, reason: 'CLAIM_MOVED_ON' } as const
    await expectChanges({ first: released, second: credited(other) })
    expect(await sumOfCredits(database, one)).toBe(0n)
    expect(await findCreditsOf(database, [one])).toEqual([])
    const before = await all()
    await releaseCredits(database, [one])
    expect(await all()).toEqual(before)
  })
})

describe('what is not credited', () => {
  test('says why', async () => {
    await changeReason(database, transfers.first.id, 'ALREADY_PAID')
    await expectChanges({ first: { reason: 'ALREADY_PAID' } })
  })

  test('is returned whole, or the surplus of what is credited', async () => {
    await credit('second', one, 5n)
    const [second] = await findCredited(database)
    await markReturned(database, transfers.first)
    if (second) await markReturned(database, second)
    await expectChanges({
      first: { state: 'returned', unapplied_lamports: lamports(0n) },
      second: { ...credited(one), reason: 'MORE_THAN_ASKED' },
    })
  })

  test('counts for the transaction that returned it', async () => {
    const settlement = (signature: string, amount: bigint) => ({
      ...{ transfer_id: transfers.first.id, kind: 'returned' as const, lamports: lamports(amount), payment_id: null },
      ...{ signature, settled_by: 'Olga', why: 'She wrote to us', settled_at: now },
    })
    const sum = (to: string | null) => sumReturnedBy(database, { signature: 'back', to })
    expect(await sum(null)).toBe(0n)
    await insertSettlement(database, settlement('back', 3n))
    await database.deleteFrom('transfer_settlements').execute()
    await insertSettlement(database, settlement('back', 4n))
    await insertSettlement(database, { ...settlement('back', 5n), transfer_id: transfers.second.id })
    await insertSettlement(database, { ...settlement('forth', 6n), transfer_id: transfers.third.id })
    expect(await sum(null)).toBe(9n)
    expect(await sum('nobody')).toBe(0n)
  })

  test('is returned by one at a time', async () => {
    const isFree = async (signature: string) => {
      const { rows } = await sql<{ free: boolean }>`
        select pg_try_advisory_xact_lock(hashtextextended(${signature}, 0)) as free
      `.execute(database)
      return rows[0]?.free
    }
    await database.transaction().execute(async transaction => {
      await lockReturn(transaction, 'back')
      expect([await isFree('back'), await isFree('forth')]).toEqual([false, true])
    })
    expect(await isFree('back')).toBe(true)
  })
})
