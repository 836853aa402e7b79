import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bankReference, inGroupsOfFour } from '@redress/domain/money/bank-reference.ts'
import { TextReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { inTransaction } from '../../platform/database/database.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { receiptOf } from '../payment-presenter.ts'
import { runPayments } from '../run-payments.ts'
import {
  insertPaymentFixtures,
  insertUser,
  type PaymentFixture,
  readPayments,
  supersedeFiled,
} from '../testing/payment-fixtures.ts'
import type { TransferRecord } from '../transfer-repository.ts'
import { bookStatement } from './book-statement.ts'
import { readStatement } from './read-statement.ts'
import { lockStatements } from './statement-repository.ts'
import { accountExample, type WrittenEntry, writeStatement } from './testing/write-statement.ts'

let server: TestServer
let userId: string
let fixture: PaymentFixture
beforeAll(async () => {
  server = await startTestServer({ OPERATOR_IBAN: accountExample, OPERATOR_IBAN_HOLDER: 'Redress Association' })
  userId = await insertUser(server)
})
beforeEach(async () => {
  const [made] = await insertPaymentFixtures(server, userId, 1)
  if (!made) throw new Error('One was asked for')
  fixture = made
})
afterAll(() => server.stop())

const referenceOf = (at: number) => bankReference(fixture.payments[at]?.id ?? '')
/** Transfer of the whole fee for the submission of the fixture, unless stated otherwise. */
const transfer = (change: Partial<WrittenEntry> = {}): WrittenEntry => ({
  ...{ cents: 1000, text: `Fee ${inGroupsOfFour(referenceOf(0)).toLowerCase()}`, payer: 'Dora Defendant' },
  ...{ reference: crypto.randomUUID(), ...change },
})
const book = (...entries: WrittenEntry[]) =>
  bookStatement(server.context, accountExample, readStatement(writeStatement(entries), accountExample).entries)
const statuses = async () => (await readPayments(server, [fixture])).get(fixture)?.map(({ status }) => status)
/** Rows of the entries, in the order of the entries. */
async function rowsOf(...entries: WrittenEntry[]): Promise<TransferRecord[]> {
  const rows = await server.context.database.selectFrom('transfers').selectAll().orderBy('instruction').execute()
  return entries.flatMap(({ reference, isReversal = false }) =>
    rows.filter(row => row.signature.includes(` ${reference} `) && row.is_reversal === isReversal),
  )
}

describe('a credit', () => {
  test('of the whole fee pays it, and its act takes effect', { tags: 'SPEC-7-bank-transfer' }, async () => {
    const paid = transfer()
    expect(await book(paid)).toEqual({ credited: 1, reversed: 0, waiting: 0, known: 0 })
    expect(await rowsOf(paid)).toMatchObject([
      {
        ...{ state: 'credited', payment_id: fixture.payments[0]?.id, cents: 1000n, lamports: 1000n, currency: 'EUR' },
        ...{ unapplied_cents: 0n, reason: null, sender: 'Dora Defendant', recipient: accountExample },
      },
    ])
    const [submission] = (await readPayments(server, [fixture])).get(fixture) ?? []
    expect(submission).toMatchObject({ status: 'paid', claimStatus: 'PENDING_PUBLICATION' })
  })

  test('is booked once: the same statement again, two at one moment, and 052 with 053 of a day', async () => {
    const paid = transfer()
    const entries = (kind: '052' | '053') =>
      readStatement(writeStatement([paid], { kind, version: 2 }), accountExample).entries
    const both = await Promise.all([
      bookStatement(server.context, accountExample, entries('052')),
      bookStatement(server.context, accountExample, entries('053')),
    ])
    expect(both.map(({ credited }) => credited).toSorted()).toEqual([0, 1])
    expect(await book(paid)).toEqual({ credited: 0, reversed: 0, waiting: 0, known: 1 })
    expect(await rowsOf(paid)).toHaveLength(1)
  })

  test('waits for another statement that is being booked, for longer than locks are waited for', async () => {
    const patient = await startTestServer({ DATABASE_TIMEOUT: 'PT4S' })
    onTestFinished(() => patient.stop())
    const { database } = patient.context
    const booked = await inTransaction(database, async other => {
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(other)
      await lockStatements(other)
      const booking = bookStatement(patient.context, accountExample, [])
      const waits = sql<{ seconds: number }>`
        select extract(epoch from now() - xact_start)::float8 as seconds from pg_stat_activity
        where datname = current_database() and query like '%pg_try_advisory_xact_lock%' and pid <> pg_backend_pid()`
      await expect.poll(async () => (await waits.execute(database)).rows[0]?.seconds ?? 0).toBeGreaterThan(2.2)
      return { booking }
    })
    expect(await booked.booking).toEqual({ credited: 0, reversed: 0, waiting: 0, known: 0 })
  })

  test('that is too little pays a part, and the rest pays the fee', async () => {
    await book(transfer({ cents: 333 }))
    expect(await statuses()).toEqual(['open', 'open', 'open'])
    const rest = transfer({ cents: 667 })
    await book(rest)
    expect(await statuses()).toEqual(['paid', 'open', 'open'])
    expect(await rowsOf(rest)).toMatchObject([{ state: 'credited', unapplied_cents: 0n, reason: null }])
  })

  test('that is too much pays the fee, and the rest waits for the operator', async () => {
    const more = transfer({ cents: 1250 })
    await book(more)
    expect(await rowsOf(more)).toMatchObject([{ state: 'credited', unapplied_cents: 250n, reason: 'MORE_THAN_ASKED' }])
  })

  test.each([
    ['without a reference', { text: 'Fee' }, 'UNKNOWN_REFERENCE'],
    ['with a reference of no payment', { text: 'RF2160ZZQ004HM' }, 'UNKNOWN_REFERENCE'],
    ['in another currency', { currency: 'USD' }, 'OTHER_CURRENCY'],
    ['of a batch whose transfers are not named', { transfers: null }, 'BATCH_WITHOUT_DETAILS'],
  ] as const)('%s waits for the operator', async (_what, change, reason) => {
    const entry = transfer(change)
    expect(await book(entry)).toMatchObject({ credited: 0, waiting: 1 })
    expect(await rowsOf(entry)).toMatchObject([{ state: 'unapplied', unapplied_cents: 1000n, reason }])
    expect(await statuses()).toEqual(['open', 'open', 'open'])
  })

  test('for a fee that is paid, or that is not owed any more, waits for the operator', async () => {
    await supersedeFiled(server, fixture)
    const [again, late] = [transfer(), transfer({ text: referenceOf(1) })]
    await book(transfer(), again, late)
    const reasons = (await rowsOf(again, late)).map(({ reason }) => reason)
    expect(reasons).toEqual(['ALREADY_PAID', 'CLAIM_MOVED_ON'])
  })

  test('of a batch pays what each of its transfers names, and takes the place of the batch without names', async () => {
    const named = transfer({
      cents: 2000,
      transfers: [
        { cents: 1000, text: referenceOf(1) },
        { cents: 1000, text: referenceOf(0) },
      ],
    })
    await book({ ...named, transfers: null })
    expect(await rowsOf(named)).toMatchObject([{ reason: 'BATCH_WITHOUT_DETAILS' }])
    expect(await book(named)).toMatchObject({ credited: 2, waiting: 0 })
    expect((await rowsOf(named)).map(({ state, cents }) => [state, cents])).toEqual([
      ['credited', 1000n],
      ['credited', 1000n],
    ])
    expect(await book({ ...named, transfers: null })).toMatchObject({ waiting: 0, known: 1 })
  })
})

describe('a reversal', () => {
  const reversalOf = (entry: WrittenEntry, change: Partial<WrittenEntry> = {}): WrittenEntry => ({
    ...{ ...entry, reference: crypto.randomUUID(), isReversal: true, sign: 'DBIT', ...change },
  })

  test.each([
    ['after', (credit: WrittenEntry, reversal: WrittenEntry) => [[credit], [reversal]]],
    ['in one statement with', (credit: WrittenEntry, reversal: WrittenEntry) => [[reversal, credit]]],
    ['before', (credit: WrittenEntry, reversal: WrittenEntry) => [[reversal], [credit]]],
  ])('%s a part payment takes it back', async (_when, statements) => {
    const part = transfer({ cents: 400 })
    const back = reversalOf(part)
    for (const statement of statements(part, back)) await book(...statement)
    expect((await rowsOf(part, back)).map(({ state, unapplied_cents }) => [state, unapplied_cents])).toEqual([
      ['reversed', 0n],
      ['reversed', 0n],
    ])
    await book(transfer({ cents: 600 }))
    expect(await statuses()).toEqual(['open', 'open', 'open'])
  })

  test('by the bank’s number of the entry, or as a credit, takes it back too', async () => {
    const [one, other] = [transfer({ cents: 400, text: 'Fee' }), transfer({ cents: 300 })]
    const back = [reversalOf(one, { reference: one.reference ?? '' }), reversalOf(other, { sign: 'CRDT' })]
    await book(one, other)
    expect(await book(...back)).toMatchObject({ reversed: 2, waiting: 0 })
    expect((await rowsOf(one, other)).map(({ state }) => state)).toEqual(['reversed', 'reversed'])
  })

  test('of money that has paid a fee leaves its act in force, its receipt true, and tells the operator', async () => {
    const paid = transfer()
    await book(paid)
    const back = reversalOf(paid)
    expect(await book(back)).toMatchObject({ reversed: 1, waiting: 1 })
    expect(await statuses()).toEqual(['paid', 'open', 'open'])
    expect(await rowsOf(paid, back)).toMatchObject([
      { state: 'reversed', unapplied_cents: 0n },
      {
        ...{ state: 'unapplied', unapplied_cents: 1000n, reason: 'REVERSED_AFTER_EFFECT' },
        payment_id: fixture.payments[0]?.id,
      },
    ])
    const receipt = await receiptOf(server.context, fixture.payments[0]?.id ?? '')
    expect(receipt?.payment).toMatchObject({ status: 'paid', paidBy: ['bank'], received: '0' })
  })

  test('stands before the credits of its statement, so that money that is gone pays nothing', async () => {
    const part = transfer({ cents: 400 })
    await book(part)
    await book(transfer({ cents: 600 }), reversalOf(part))
    expect(await statuses()).toEqual(['open', 'open', 'open'])
  })

  test('that fits no transfer waits for the operator', async () => {
    await book(transfer({ cents: 400 }))
    const back = reversalOf(transfer({ cents: 401 }))
    expect(await book(back)).toMatchObject({ reversed: 0, waiting: 1 })
    expect(await rowsOf(back)).toMatchObject([{ state: 'unapplied', reason: 'REVERSAL_OF_UNKNOWN' }])
  })
})

describe('the operator', () => {
  const who = ['--by', 'Olga', '--because', 'She asked at the bank']
  const run = (...parameters: string[]) => runPayments(server.context, parameters)
  const written = async (bytes: Uint8Array) => {
    const folder = await mkdtemp(join(tmpdir(), 'redress-statement-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const file = join(folder, 'statement.xml')
    await writeFile(file, bytes)
    return file
  }

  test('books a file, and reads what became of it', async () => {
    const [paid, unknown] = [transfer(), transfer({ text: 'Rent' })]
    const file = await written(writeStatement([paid, unknown, transfer({ status: 'PDNG' })]))
    expect(await run('statement', file)).toEqual({
      ok: true,
      text: [
        '1 transfer is credited to payments.',
        '1 entry waits for you: npm run operator -- payments list unapplied',
        '1 entry is not booked by the bank yet.',
      ].join('\n'),
    })
    expect(await run('statement', file)).toMatchObject({
      text: expect.stringContaining('0 transfers are credited to payments.\n2 entries were booked before.'),
    })
    const list = (await run('list', 'unapplied')).text
    expect(list.split('\n').find(line => line.includes(String(unknown.reference)))).toMatch(/EUR.10\.00 +EUR.10\.00/)
  })

  test('books the statements of a ZIP archive, or none of them where one is wrong', async () => {
    const [paid, other] = [transfer(), transfer({ cents: 1000, text: referenceOf(1) })]
    const archive = async (last: string) => {
      const writer = new ZipWriter(new Uint8ArrayWriter())
      await writer.add('monday.xml', new TextReader(writeStatement([paid]).toString()))
      await writer.add('readme.txt', new TextReader('No statement.'))
      await writer.add('tuesday.xml', new TextReader(last))
      return written(await writer.close())
    }
    const whole = writeStatement([other]).toString()
    expect(await run('statement', await archive(whole.slice(0, -9)))).toMatchObject({
      ok: false,
      text: expect.stringContaining('tuesday.xml, line '),
    })
    expect(await rowsOf(paid, other)).toEqual([])
    expect(await run('statement', await archive(whole))).toMatchObject({ ok: true })
    expect((await rowsOf(paid, other)).map(({ state }) => state)).toEqual(['credited', 'credited'])
  })

  test('is told what is wrong with a file, of which nothing is booked', async () => {
    const paid = transfer()
    const text = writeStatement([paid, transfer()]).toString()
    const file = await written(Buffer.from(text.slice(0, text.lastIndexOf('<Sts>'))))
    expect(await run('statement', file)).toMatchObject({
      ok: false,
      text: expect.stringMatching(/statement\.xml, line \d+: no well-formed XML: .*\. Nothing was booked\.$/),
    })
    expect(await rowsOf(paid)).toEqual([])
    expect(await run('statement', '/nowhere/at.all')).toMatchObject({
      ok: false,
      text: expect.stringContaining('ENOENT'),
    })
  })

  test('applies a transfer that names nothing, and notes another as returned', async () => {
    const [unnamed, other] = [transfer({ text: 'Fee' }), transfer({ text: 'Rent' })]
    await book(unnamed, other)
    const [first, second] = await rowsOf(unnamed, other)
    const [payment] = fixture.payments
    expect(await run('apply', first?.id ?? '', 'to', payment?.id ?? '', ...who)).toMatchObject({ ok: true })
    expect(await statuses()).toEqual(['paid', 'open', 'open'])
    expect(await run('returned', second?.id ?? '', 'transfer of 2 December', ...who)).toMatchObject({ ok: true })
    expect(await rowsOf(other)).toMatchObject([{ state: 'returned', unapplied_cents: 0n }])
    const settlements = await server.context.database
      .selectFrom('transfer_settlements')
      .select(['kind', 'cents', 'signature'])
      .where('transfer_id', 'in', [first?.id ?? '', second?.id ?? ''])
      .orderBy('kind')
      .execute()
    expect(settlements).toEqual([
      { kind: 'applied', cents: 1000n, signature: null },
      { kind: 'returned', cents: 1000n, signature: 'transfer of 2 December' },
    ])
  })

  test('applies neither another currency nor what the bank took back', async () => {
    const dollars = transfer({ currency: 'USD', text: 'Fee' })
    const back = transfer({ cents: 77, text: 'Back', isReversal: true, sign: 'DBIT' })
    await book(dollars, back)
    for (const [index, words] of [/in EUR, the transfer in USD/, /the bank took back/].entries()) {
      const row = (await rowsOf(dollars, back))[index]
      const refused = await run('apply', row?.id ?? '', 'to', fixture.payments[0]?.id ?? '', ...who)
      expect(refused).toMatchObject({ ok: false, text: expect.stringMatching(words) })
    }
  })
})
