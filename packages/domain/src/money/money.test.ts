import { expect, test } from 'vitest'
import { moneyText } from './money.ts'

test.each([
  [1_234_567.5, 'EUR', 'en-US', 'EUR\u00a01,234,567.50'],
  [0, 'USD', 'en-US', 'USD\u00a00.00'],
  [-2_800, 'EUR', 'en-US', '-EUR\u00a02,800.00'],
  [1_234_567.5, 'EUR', 'de-DE', '1.234.567,50\u00a0EUR'],
  [-2_800, 'USD', 'de-DE', '-2.800,00\u00a0USD'],
])('%d %s in %s reads %s', (value, currency, locale, text) => expect(moneyText(value, currency, locale)).toBe(text))
