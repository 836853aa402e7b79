import { lastDayOf } from '@redress/domain/claim/calendar-days.ts'
import { shortId } from '@redress/domain/claim/short-id.ts'
import { lamports, moneyText, solAmount } from '@redress/domain/money/money.ts'
import { clockWords, languageFor } from '@redress/domain/people/languages.ts'
import { isolated } from '@redress/domain/text/isolated.ts'

export type Instant = string | number | Date

const absent = '–'

const timeParts = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** To make a format takes far longer than to use it, and a page uses few of them. */
function whenUsed<Format>(make: () => Format): () => Format {
  let made: Format | undefined
  return () => {
    made ??= make()
    return made
  }
}

/**
 * How money, dates and countries are written in one language, and times in a time zone (the browser's own where none is
 * given). English dates read dd-MMM-yyyy (specification section 9), German ones as they are written there: "5. März 2026, 00:07 Uhr".
 */
export function createFormats(locale: string, timeZone?: string) {
  const isEnglish = locale.startsWith('en')
  // The first makes the browser load what it knows of numbers, which no drawing should have to wait for.
  const whole = new Intl.NumberFormat(locale)
  const amount = whenUsed(() => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }))
  const exactSol = whenUsed(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 9 }))
  const list = whenUsed(() => new Intl.ListFormat(locale, { type: 'conjunction' }))
  const regions = whenUsed(() => new Intl.DisplayNames(locale, { type: 'region' }))
  const dayIn = (zone: string | undefined) =>
    whenUsed(() => {
      const day = isEnglish ? '2-digit' : 'numeric'
      return new Intl.DateTimeFormat(locale, { day, month: 'short', year: 'numeric', timeZone: zone })
    })
  const localDay = dayIn(timeZone)
  const utcDay = dayIn('UTC')
  const timeFormat = whenUsed(() => new Intl.DateTimeFormat(locale, { ...timeParts, timeZone }))

  const date = (value: Instant | null | undefined): string => {
    const instant = parse(value)
    if (!instant) return absent
    const format = isCalendarDate(value) ? utcDay() : localDay()
    if (!isEnglish) return format.format(instant)
    const parts = new Map(format.formatToParts(instant).map(part => [part.type, part.value]))
    return `${parts.get('day')}-${parts.get('month')}-${parts.get('year')}`
  }

  const dateTime = (value: Instant | null | undefined): string => {
    const instant = parse(value)
    if (!instant || isCalendarDate(value)) return date(value)
    return `${date(value)}${isEnglish ? '' : ','} ${time(instant)}`
  }

  const time = (value: Instant): string => `${timeFormat().format(new Date(value))}${clockWords[languageFor([locale])]}`

  const sol = (amount: string): string => exactSol().format(amount as `${number}`)

  return {
    locale,
    money: (value: number, currency: string): string => moneyText(value, currency, locale),
    amount: (value: number): string => amount().format(value),
    /** An exact number of SOL, as the API writes it. */
    sol,
    /** Lamports as the exact number of SOL. */
    solOf: (amount: bigint): string => sol(solAmount(lamports(amount))),
    count: (value: number): string => whole.format(value),
    list: (names: readonly string[]): string => list().format(names.map(isolated)),
    date,
    dateTime,
    /** Until when something is possible: the last day, or where that is no end of a day, the time. */
    until: (end: Instant): string => {
      const day = lastDayOf(new Date(end))
      return day === null ? dateTime(end) : date(day)
    },
    time,
    country: (code: string | null | undefined): string => {
      if (!code) return absent
      return /^[A-Z]{2}$/.test(code) ? (regions().of(code) ?? code) : code
    },
    shortId,
    fileSize: (bytes: number): string => {
      const units = ['B', 'KB', 'MB', 'GB'] as const
      const step = Math.min(units.length - 1, bytes < 1 ? 0 : Math.floor(Math.log2(bytes) / 10))
      return `${(bytes / 1024 ** step).toLocaleString(locale, { maximumFractionDigits: 1 })}\u00a0${units[step]}`
    },
  }
}

export type Formats = ReturnType<typeof createFormats>

/** A date without a time is the same day everywhere. */
const isCalendarDate = (value: Instant | null | undefined) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)

function parse(value: Instant | null | undefined): Date | null {
  if (value === null || value === undefined || value === '') return null
  const instant = new Date(value)
  return Number.isNaN(instant.getTime()) ? null : instant
}
