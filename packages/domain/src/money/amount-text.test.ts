import { constantFrom, double, integer, property, assert as verify } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amountText, readAmount } from './amount-text.ts'
import { largestAmount, moneyText } from './money.ts'

describe('an amount', () => {
  test.each([
    ['2450', 2450],
    ['2450.5', 2450.5],
    ['2450,50', 2450.5],
    ['2,450.00', 2450],
    ['2.450,00', 2450],
    ['1.200', 1200],
    ['1,200', 1200],
    ['1.200.000', 1_200_000],
    ['1,234,567.8', 1_234_567.8],
    ['12,34,567.80', 1_234_567.8],
    ['18 400', 18_400],
    ['18\u00a0400,00', 18_400],
    ['18\u202f400,5', 18_400.5],
    ["1'200.50", 1200.5],
    ['1’200', 1200],
    ['€ 18,400.00', 18_400],
    ['18.400,00 €', 18_400],
    ['EUR 75', 75],
    ['75eur', 75],
    ['75 Euro', 75],
    ['Euro 75', 75],
    ['٧٥', 75],
    ['१,२००.५०', 1200.5],
    ['١٬٢٠٠٫٥', 1200.5],
    ['1.200,-', 1200],
    ['75,–', 75],
    ['  75\u200e ', 75],
    ['７５', 75],
    ['+75', 75],
    ['-75', -75],
    ['−75,5', -75.5],
    ['12.', 12],
    [',5', 0.5],
    ['0,125', 0.125],
    ['1.2345', 1.2345],
    ['1.200,505', 1200.505],
    ['007', 7],
    ['1`000', 1000],
    ['1´000.50', 1000.5],
    ['1′000', 1000],
    ['1ʼ000', 1000],
    ['1‘000', 1000],
    ["1'000.--", 1000],
    ['€ 1000,=', 1000],
    ['1.000,−', 1000],
    ['EUR 1.000,--', 1000],
    ['EUR: 1000', 1000],
    ['Euro: 1.000,50', 1000.5],
    ['€ 1.000,00 EUR', 1000],
    ['1.000,-\u00a0€', 1000],
    ['+ 1000', 1000],
    ['- 5', -5],
    ['1\u2009000', 1000],
    ['۱٬۰۰۰', 1000],
    ['১,০০০', 1000],
    ['1,00,000', 100_000],
    ['10,00,000.00', 1_000_000],
    ['.99', 0.99],
    ['1000.—', 1000],
    ['１，０００', 1000],
    ['1 000 000,00 €', 1_000_000],
    ['€1,000.00', 1000],
  ])('%j is %d', (text, amount) => expect(readAmount(text, 'EUR')).toBe(amount))

  test.each([
    ...['US$ 75', '$75', 'USD 75', '75 US-Dollar', '75 dollars', '75US$'],
    ...['$75 USD', 'US $75', 'U.S. $75', 'U$S 75', 'USD: 75', '$ 75.00 US dollars', '75,00 $'],
  ])('%j is 75 in dollars', text => expect(readAmount(text, 'USD')).toBe(75))

  test.each([
    '',
    ' ',
    '.',
    '-',
    '€',
    'ten',
    '10 000 or so',
    '$ 75',
    'USD 75',
    '1e5',
    '0x10',
    'Infinity',
    '1.20.000',
    '1,2,3',
    '1k',
    '(1000)',
    '1000-',
    '1_000',
    '1000,00 EUR inkl. USt',
    '1.200,50.7',
    '1.200,000,000',
    '12 34',
    '0.125.000',
    '75 76',
    '½',
    '\u0000',
    '.'.repeat(78_000),
    '1 '.repeat(39_000),
  ])('%.30j is not read', text => expect(readAmount(text, 'EUR')).toBeNull())

  test('is read in whatever notation it is written', () => {
    verify(
      property(
        integer({ min: 0, max: largestAmount }),
        constantFrom('en-US', 'de-DE', 'fr-FR', 'de-CH', 'en-IN'),
        (cents, locale) => {
          const amount = cents / 100
          expect(readAmount(amountText(amount, locale), null)).toBe(amount)
          expect(readAmount(moneyText(amount, 'EUR', locale), 'EUR')).toBe(amount)
        },
      ),
    )
  })

  test('with more decimals than money has is not shown as another', () => {
    verify(
      property(
        double({ min: -largestAmount, max: largestAmount, noNaN: true }),
        constantFrom('en-US', 'de-DE'),
        (amount, locale) => {
          const digits = Number(amount.toFixed(12))
          expect(readAmount(amountText(digits, locale), null)).toBe(digits)
        },
      ),
    )
  })

  test.each([
    [2450, 'en-US', '2,450'],
    [2450.5, 'en-US', '2,450.50'],
    [2450.5, 'de-DE', '2.450,50'],
    [1.005, 'de-DE', '1,0050'],
  ])('%d in %s is shown as %s', (value, locale, text) => expect(amountText(value, locale)).toBe(text))
})
