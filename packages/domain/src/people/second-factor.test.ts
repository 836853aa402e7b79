import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readOneTimeCode, recoveryCodeBytes, recoveryCodeFromBytes, waitsAfterWrongCodes } from './second-factor.ts'

const bytes = fc.uint8Array({ minLength: recoveryCodeBytes, maxLength: recoveryCodeBytes })

test('a recovery code is read as it was written, in whatever groups and with whatever look-alikes', () => {
  fc.assert(
    fc.property(bytes, given => {
      const written = recoveryCodeFromBytes(given)
      expect(written).toMatch(/^([0-9A-Z]{4}-){5}[0-9A-Z]{4}$/)
      const code = written.replaceAll('-', '')
      const lookAlikes = [
        code.replaceAll('1', 'l').replaceAll('0', 'O'),
        code.replaceAll('1', 'I').replaceAll('0', 'o'),
      ]
      for (const typed of [written, code, ` ${written.toLowerCase()} `, ...lookAlikes])
        expect(readOneTimeCode(typed)).toEqual({ kind: 'recovery', code })
    }),
  )
})

test('other bytes are another recovery code', () => {
  fc.assert(
    fc.property(bytes, bytes, (one, other) => {
      expect(recoveryCodeFromBytes(one) === recoveryCodeFromBytes(other)).toBe(one.join() === other.join())
    }),
  )
})

test.each([
  ['123456', { kind: 'authenticator', code: '123456' }],
  [' 123 456 ', { kind: 'authenticator', code: '123456' }],
  ['123–456.', { kind: 'authenticator', code: '123456' }],
  ['Your code: 123456', { kind: 'authenticator', code: '123456' }],
  ['١٢٣ ٤٥٦', { kind: 'authenticator', code: '123456' }],
  ['12345', null],
  ['1234567', null],
  ['12345a', null],
  ['', null],
  ['U'.repeat(24), null],
  ['A'.repeat(25), null],
])('%j is read as %j', (typed, read) => {
  expect(readOneTimeCode(typed)).toEqual(read)
})

test('somebody who guesses codes of an app needs years on average: three of a million are right, a hundred tries a day', () => {
  const day = 24 * 60 * 60
  let [tries, passed] = [0, 0]
  while (passed < day) passed += waitsAfterWrongCodes[Math.min(++tries, waitsAfterWrongCodes.length - 1)] ?? 0
  const years = 1_000_000 / 3 / tries / 365
  expect(tries).toBeLessThan(110)
  expect(years).toBeGreaterThan(8)
})
