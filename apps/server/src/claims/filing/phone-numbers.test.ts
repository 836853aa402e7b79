import { expect, test } from 'vitest'
import { keptPhone } from './phone-numbers.ts'

test.each([
  ['030/1234567', 'DE', '+49 30 1234567'],
  ['+49 (0)30 / 123 45 67', null, '+49 30 1234567'],
  ['(+49) 30 1234567', 'AT', '+49 30 1234567'],
  ['(212) 555-0123 ext. 12', 'US', '+1 212 555 0123 ext. 12'],
  ['030/1234567', null, '030/1234567'],
  ['110', 'DE', '110'],
  ['', 'DE', ''],
] as const)('%s in %s is kept as %s', (stated, country, kept) => expect(keptPhone(stated, country)).toBe(kept))
