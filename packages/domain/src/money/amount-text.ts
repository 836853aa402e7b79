import { cleanedLine } from '../text/cleaned.ts'
import { withAsciiDigits } from '../text/folded.ts'
import { withPlainQuotes } from '../text/pasted.ts'
import { type Currency, centsFromNumber } from './money.ts'

/** Currency names and signs accepted beside a figure, the longest first. */
const names: Record<Currency, readonly string[]> = {
  EUR: ['EUROS', 'EURO', 'EUR', '€'],
  USD: [
    'US-DOLLARS',
    'US-DOLLAR',
    'US DOLLARS',
    'US DOLLAR',
    'DOLLARS',
    'DOLLAR',
    'US$',
    'U.S. $',
    'US $',
    'U$S',
    'USD',
    '$',
  ],
}

const grouped = /^[1-9]\d{0,2}([.,' ])\d{3}(?:\1\d{3})*$/
/** Lakhs and crores: groups of two before the last three digits. */
const groupedAsInIndia = /^[1-9]\d?(?:,\d{2})+,\d{3}$/

/**
 * Reads an amount as somebody types or pastes it, in any usual notation: `2,450.00`, `2.450,00`, `18 400`, `1'200.50`,
 * `€ 75`, `1.200,-`. As money has at most two decimals, three digits behind a lone mark are a group: `1.200` is 1200.
 * @param currency the one that may stand beside the figure; another one is not read over
 * @returns the number, which may have more decimals than money; `null` where it cannot be told what is meant
 */
export function readAmount(text: string, currency: Currency | null): number | null {
  const figure = withoutCurrency(
    withAsciiDigits(cleanedLine(withPlainQuotes(text).normalize('NFKC')))
      .replaceAll('٬', ',')
      .replaceAll('٫', '.'),
    currency,
  ).replace(/[.,](?:[-–—−]{1,2}|=)$/, '')
  const [, sign = '', unsigned = ''] = /^([+\-−]?) ?(.*)$/s.exec(figure) ?? []
  const mark = decimalMark(unsigned)
  const [whole = '', fraction = ''] = mark === null ? [unsigned] : unsigned.split(mark)
  const isWhole = /^\d*$/.test(whole) || grouped.test(whole) || groupedAsInIndia.test(whole)
  if (!isWhole || !/^\d*$/.test(fraction) || whole + fraction === '') return null
  const amount = Number(`${whole.replace(/\D/g, '') || '0'}.${fraction || '0'}`)
  return sign === '' || sign === '+' ? amount : -amount
}

/** The figure alone; a currency may stand before and after it. */
function withoutCurrency(text: string, currency: Currency | null): string {
  const [before, after] = currency === null ? [] : [names[currency], names[currency]]
  const upper = text.toUpperCase()
  const start = before?.find(name => upper.startsWith(name))?.length ?? 0
  const rest = text
    .slice(start)
    .replace(start === 0 ? '' : /^:/, '')
    .trim()
  const end = after?.find(name => rest.toUpperCase().endsWith(name))?.length ?? 0
  return rest.slice(0, rest.length - end).trim()
}

/** The decimal mark: the last mark, unless it repeats or precedes a group of digits. */
function decimalMark(figure: string): '.' | ',' | null {
  const last = Math.max(figure.lastIndexOf('.'), figure.lastIndexOf(','))
  const mark = figure[last]
  if ((mark !== '.' && mark !== ',') || figure.indexOf(mark) !== last) return null
  return grouped.test(figure) ? null : mark
}

/** An amount in a locale's notation, in groups, with its decimals: {@link readAmount} reads the same amount from it. */
export function amountText(value: number, locale: string): string {
  const decimals = centsFromNumber(value) === null ? 4 : 2
  const minimumFractionDigits = Number.isInteger(value) ? 0 : decimals
  return new Intl.NumberFormat(locale, { minimumFractionDigits, maximumFractionDigits: 20 }).format(value)
}
