import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents, lamports, lamportsForFee } from './money.ts'
import { lamportsForCents, missingInCents, surplusInCents, waysFor } from './ways-to-pay.ts'

test.each([
  ['EUR', true, ['bank', 'SOL']],
  ['EUR', false, ['SOL']],
  ['USD', true, ['SOL']],
] as const)('a fee in %s, where the operator has a bank account: %s', (currency, hasAccount, ways) => {
  expect(waysFor(currency, hasAccount)).toEqual(ways)
})

const fees = fc.bigInt({ min: 1n, max: 10_000_000_00n })
/** Price of a SOL, from a cent to a hundred thousand. */
const prices = fc.bigInt({ min: 1n, max: 100_000_00n })

test('parts that add up to the fee pay it, and no cent of them is too much; a cent less is missing', () => {
  fc.assert(
    fc.property(
      fees,
      prices,
      fc.array(fc.bigInt({ min: 1n, max: 10_000_00n }), { maxLength: 8 }),
      (fee, price, cut) => {
        const priced = { fee_cents: cents(fee), lamports: lamportsForFee(cents(fee), cents(price)) }
        const parts: bigint[] = []
        for (const part of cut) {
          const left = fee - parts.reduce((sum, each) => sum + each, 0n)
          if (part < left) parts.push(part)
        }
        const before = parts.reduce((sum, each) => sum + lamportsForCents(cents(each), priced), 0n)
        const rest = fee - parts.reduce((sum, each) => sum + each, 0n)
        expect(missingInCents(lamports(priced.lamports - before), priced)).toBe(rest)
        const after = before + lamportsForCents(cents(rest), priced)
        expect(after).toBeGreaterThanOrEqual(priced.lamports)
        expect(surplusInCents(lamports(after - priced.lamports), priced)).toBe(0n)
        const more = before + lamportsForCents(cents(rest + 1n), priced)
        expect(surplusInCents(lamports(more - priced.lamports), priced)).toBe(1n)
      },
    ),
  )
})

test('a fee that a code has taken over wholly counts nothing', () => {
  const nothing = { fee_cents: cents(0n), lamports: lamports(0n) }
  expect(lamportsForCents(cents(10n), nothing)).toBe(0n)
  expect(surplusInCents(lamports(10n), nothing)).toBe(0n)
  expect(missingInCents(lamports(0n), nothing)).toBe(0n)
})
