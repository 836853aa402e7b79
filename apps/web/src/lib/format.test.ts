import { describe, expect, test } from 'vitest'
import { createFormats } from './format.ts'

const formats = createFormats('en-US')

describe('formats', () => {
  test.each([
    ['2026-03-05', '05-Mar-2026'],
    [new Date(2026, 8, 30, 13, 5), '30-Sep-2026'],
    [null, '–'],
    ['', '–'],
    ['no date', '–'],
  ])('date %s reads %s', { tags: 'SPEC-9-dates' }, (value, text) => expect(formats.date(value)).toBe(text))

  test('a time reads dd-MMM-yyyy HH:mm', { tags: 'SPEC-9-dates' }, () => {
    expect(formats.dateTime(new Date(2026, 2, 5, 0, 7))).toBe('05-Mar-2026 00:07')
    expect(formats.dateTime('2026-03-05')).toBe('05-Mar-2026')
  })

  test.each([
    ['DE', 'Germany'],
    ['Atlantis', 'Atlantis'],
    [null, '–'],
  ])('country %s reads %s', (code, text) => expect(formats.country(code)).toBe(text))

  test.each([
    [0, '0\u00a0B'],
    [1536, '1.5\u00a0KB'],
    [50 * 1024 * 1024, '50\u00a0MB'],
  ])('%d bytes read %s', (bytes, text) => expect(formats.fileSize(bytes)).toBe(text))
})

describe('German formats', () => {
  const german = createFormats('de-DE')

  test.each([
    ['0', '0', '0'],
    ['0.000000001', '0.000000001', '0,000000001'],
    ['1234567.123456789', '1,234,567.123456789', '1.234.567,123456789'],
  ])('%s SOL are exact', (amount, inEnglish, inGerman) => {
    expect([formats.sol(amount), german.sol(amount)]).toEqual([inEnglish, inGerman])
  })

  test.each([
    ['2026-03-05', '5. März 2026'],
    [new Date(2026, 8, 30, 13, 5), '30. Sept. 2026'],
  ])('date %s reads %s', (value, text) => expect(german.date(value)).toBe(text))

  test('a time, an amount, a country and a size', () => {
    expect(german.dateTime(new Date(2026, 2, 5, 0, 7))).toBe('5. März 2026, 00:07 Uhr')
    expect(german.money(1234567.5, 'EUR')).toBe('1.234.567,50\u00a0EUR')
    expect(german.country('DE')).toBe('Deutschland')
    expect(german.fileSize(1536)).toBe('1,5\u00a0KB')
  })
})
