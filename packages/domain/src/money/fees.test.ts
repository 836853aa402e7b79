import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mostFor, platformFee } from './fees.ts'
import {
  cents,
  centsFromNumber,
  lamports,
  lamportsForFee,
  lamportsPerSol,
  largestAmount,
  numberFromCents,
  solAmount,
} from './money.ts'

describe('the platform fee', () => {
  test.each([
    ['1.00', 1_00n, 200_00n],
    ['5000.00', 5_000_00n, 200_00n],
    ['5000.01', 5_000_01n, 250_00n],
    ['5000.30: half up', 5_000_30n, 250_02n],
    ['15000.00', 15_000_00n, 750_00n],
    ['15000.01', 15_000_01n, 300_00n],
    ['15000.25: half up', 15_000_25n, 300_01n],
    ['1000000.00', 1_000_000_00n, 20_000_00n],
  ])('of %s', { tags: 'SPEC-9-platform-fee' }, (_name, amount, fee) => {
    expect(platformFee(cents(amount))).toBe(fee)
  })
})

test.each([
  [200_00n, 5_000_00n],
  [250_00n, null],
  [406_17n, null],
])('a fee of %d cents tells of the sum: at most %s', (fee, most) => {
  expect(mostFor(cents(fee))).toBe(most)
})

describe('money', () => {
  test('goes to a JSON number and back without loss', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: BigInt(largestAmount) * 100n }), amount => {
        expect(centsFromNumber(numberFromCents(cents(amount)))).toBe(amount)
      }),
    )
  })

  test.each([1.005, 0.001, Number.NaN, Number.POSITIVE_INFINITY, 1e21, 1e-7])('%d is no amount', value => {
    expect(centsFromNumber(value)).toBeNull()
  })

  test.each([
    [1.1, 110n],
    [0.29, 29n],
    [1_234_567.89, 123_456_789n],
    [-2.5, -250n],
  ])('%d is %d cents', (value, amount) => {
    expect(centsFromNumber(value)).toBe(amount)
  })

  test('a fee in lamports is rounded up, by less than one lamport', { tags: 'SPEC-9-payment-amount' }, () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 10n }), fc.bigInt({ min: 1n, max: 10n ** 8n }), (fee, price) => {
        const amount = lamportsForFee(cents(fee), cents(price))
        expect(amount * price).toBeGreaterThanOrEqual(fee * lamportsPerSol)
        expect(amount * price - fee * lamportsPerSol).toBeLessThan(price)
      }),
    )
    expect(() => lamportsForFee(cents(1n), cents(0n))).toThrow(RangeError)
  })

  test.each([
    [0n, '0'],
    [1n, '0.000000001'],
    [66_666_667n, '0.066666667'],
    [1_500_000_000n, '1.5'],
    [3_000_000_000n, '3'],
  ])('%d lamports are %s SOL', (amount, text) => {
    expect(solAmount(lamports(amount))).toBe(text)
  })
})
