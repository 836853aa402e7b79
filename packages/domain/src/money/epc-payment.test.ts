import { expect, test } from 'vitest'
import { epcPayment } from './epc-payment.ts'

const transfer = { holder: 'Ada Lovelace', iban: 'AT611904300234573201', value: 600, reference: 'Redress 0123-4567' }

test('a transfer is written as the standard has it, line by line', () => {
  expect(epcPayment(transfer)?.split('\n')).toEqual([
    ...['BCD', '002', '1', 'SCT', '', 'Ada Lovelace', 'AT611904300234573201', 'EUR600.00', '', '', 'Redress 0123-4567'],
  ])
})

test.each([
  ['a name that is too long is cut', { holder: 'Ä'.repeat(80) }, 5, 'Ä'.repeat(70)],
  ['a name cannot begin another line', { holder: 'Ada\nEUR1.00' }, 5, 'Ada EUR1.00'],
  ['cents are written out', { value: 0.1 }, 7, 'EUR0.10'],
] as const)('%s', (_name, changes, line, expected) => {
  expect(epcPayment({ ...transfer, ...changes })?.split('\n')[line]).toBe(expected)
})

test.each([
  ['two bytes a character', 'Ж'],
  ['three bytes a character', '木'],
  ['four bytes a character', '𝔄'],
])('no text is longer than the 331 bytes of the standard: %s', (_what, character) => {
  const long = { ...transfer, holder: character.repeat(80), reference: character.repeat(150) }
  const text = epcPayment(long) ?? ''
  expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(331)
  expect(text.split('\n').slice(6, 8)).toEqual(['AT611904300234573201', 'EUR600.00'])
  expect(text.split('\n')[5]).toBe(character.repeat(70))
})

test.each([0, 0.004, 1_000_000_000])('there is no code for EUR %s', value => {
  expect(epcPayment({ ...transfer, value })).toBeNull()
})
