import { expect, test } from 'vitest'
import { cents, centsFromNumber, lamportsForFee, largestAmount, moneyText } from './money.ts'

test.each([
  [1_234_567.5, 'EUR', 'en-US', 'EUR\u00a01,234,567.50'],
  [0, 'USD', 'en-US', 'USD\u00a00.00'],
  [-2_800, 'EUR', 'en-US', '-EUR\u00a02,800.00'],
  [1_234_567.5, 'EUR', 'de-DE', '1.234.567,50\u00a0EUR'],
  [-2_800, 'USD', 'de-DE', '-2.800,00\u00a0USD'],
])('%d %s in %s reads %s', (value, currency, locale, text) => expect(moneyText(value, currency, locale)).toBe(text))

test.each([
  [1.1, 110n],
  [-0.5, -50n],
  [7, 700n],
  [largestAmount, 1_000_000_000_000_000n],
  [-largestAmount, -1_000_000_000_000_000n],
  [largestAmount + 0.5, null],
  [largestAmount + 1, null],
  [-largestAmount - 1, null],
  [1.005, null],
  [1e-7, null],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
])('the number %d is %s cents', (value, amount) => expect(centsFromNumber(value)).toBe(amount))

test.each([
  [100n, 100n, 1_000_000_000n],
  [100n, 300n, 333_333_334n],
  [0n, 300n, 0n],
])('a fee of %d cents is at %d cents for a SOL, rounded up, %d lamports', (fee, price, lamports) => {
  expect(lamportsForFee(cents(fee), cents(price))).toBe(lamports)
})

test.each([0n, -1n])('a SOL does not cost %d cents', price => {
  expect(() => lamportsForFee(cents(100n), cents(price))).toThrow('The price of a SOL must be positive')
})
