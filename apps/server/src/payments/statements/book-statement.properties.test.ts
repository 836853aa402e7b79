import { bankReference, inGroupsOfFour } from '@redress/domain/money/bank-reference.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { insertPaymentFixtures, insertUser, readPayments } from '../testing/payment-fixtures.ts'
import { bookStatement } from './book-statement.ts'
import { readStatement } from './read-statement.ts'
import {
  accountExample,
  type MessageKind,
  messageKinds,
  versions,
  type WrittenEntry,
  writeStatement,
} from './testing/write-statement.ts'

let server: TestServer
let userId: string
beforeAll(async () => {
  server = await startTestServer({ OPERATOR_IBAN: accountExample, OPERATOR_IBAN_HOLDER: 'Redress Association' })
  userId = await insertUser(server)
})
afterAll(() => server.stop())

const payers = 40
const days = ['2026-11-27', '2026-11-28', '2026-11-30']

const entry = fc.record({
  /** Claim whose fee the transfer names; none for a stray one. */
  payer: fc.option(fc.nat(payers - 1), { freq: 4, nil: undefined }),
  cents: fc.constantFrom(1000, 1000, 400, 600, 1300),
  day: fc.constantFrom(...days),
  isNumbered: fc.boolean(),
  isLower: fc.boolean(),
})
const entries = fc.array(entry, { minLength: 250, maxLength: 350, size: 'max' })
const copies = fc.array(
  fc.record({
    kind: fc.constantFrom(...(Object.keys(messageKinds) as MessageKind[])),
    version: fc.constantFrom(...versions),
    seed: fc.nat(),
  }),
  { minLength: 12, maxLength: 18 },
)

test('entries of every version, shuffled, split and repeated, are booked once each, and none is lost', async () => {
  await fc.assert(
    fc.asyncProperty(entries, copies, async (drawn, ways) => {
      const fixtures = await insertPaymentFixtures(server, userId, payers)
      const ids = fixtures.map(({ payments }) => payments[0]?.id ?? '')
      const run = crypto.randomUUID()
      const all = drawn.map(({ payer, cents, day, isNumbered, isLower }, index): WrittenEntry => {
        const reference = payer === undefined ? `Rent ${run}` : inGroupsOfFour(bankReference(ids[payer] ?? ''))
        return {
          ...{ cents, day, payer: 'Dora Defendant', text: isLower ? reference.toLowerCase() : reference },
          ...(isNumbered && { reference: `${run}-${index}` }),
        }
      })
      // Entries without a number stay together with those of their day, as a bank has one statement of a day.
      const parts = ways.map((_, part) => all.filter((each, index) => each.reference && index % ways.length === part))
      for (const [index, day] of days.entries()) {
        parts[index]?.push(...all.filter(each => !each.reference && each.day === day))
      }
      const statements = [...parts, ...parts].map((part, index) => {
        const { kind, version, seed } = ways[(index * 7) % ways.length] ?? { kind: '053', version: 2, seed: 0 }
        const turned =
          part.length === 0 ? [] : [...part.slice(seed % part.length), ...part.slice(0, seed % part.length)]
        return readStatement(writeStatement(turned, { kind, version }), accountExample).entries
      })
      for (const [first = [], second = []] of pairs(statements)) {
        await Promise.all([first, second].map(each => bookStatement(server.context, accountExample, each)))
      }
      const rows = await server.context.database.selectFrom('transfers').selectAll().execute()
      const own = rows.filter(row => row.memo?.includes(run) || ids.includes(row.payment_id ?? ''))
      expect(own).toHaveLength(all.length)
      const sumOf = (amounts: readonly (bigint | number)[]) =>
        amounts.reduce<bigint>((sum, each) => sum + BigInt(each), 0n)
      expect(sumOf(own.map(row => row.cents))).toBe(sumOf(all.map(({ cents }) => cents)))
      const states = await readPayments(server, fixtures)
      for (const [payer, fixture] of fixtures.entries()) {
        const named = sumOf(drawn.filter(each => each.payer === payer).map(({ cents }) => cents))
        const ofPayer = own.filter(row => row.payment_id === ids[payer])
        const counted = sumOf(ofPayer.map(row => row.cents - row.unapplied_cents))
        expect(sumOf(ofPayer.map(row => row.cents))).toBe(named)
        expect(counted).toBe(named < 1000n ? named : 1000n)
        expect(states.get(fixture)?.[0]?.status).toBe(named < 1000n ? 'open' : 'paid')
      }
    }),
    { numRuns: 4 },
  )
})

function* pairs<Each>(all: readonly Each[]) {
  for (let index = 0; index < all.length; index += 2) yield all.slice(index, index + 2)
}
