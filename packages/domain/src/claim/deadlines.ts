import { dayMilliseconds, endAfter } from './calendar-days.ts'
import { platformFeeOverdueAt } from './fee-due.ts'

/** The periods after which the clock acts: the setting that holds each, its default as an ISO 8601 duration, and from when to when it runs. */
export const periods = {
  'notice period': { setting: 'NOTICE_PERIOD', standard: 'P15D', runs: 'from payment to publication' },
  'extra time': {
    setting: 'EXTRA_TIME',
    standard: 'P7D',
    runs: 'on from the end of the notice period, once, where a defendant asks for it',
  },
  'offer period': {
    setting: 'OFFER_PERIOD',
    standard: 'P14D',
    runs: 'from an offer to its expiry, where whoever makes it chooses no other; and for each step of sealed bids',
  },
} as const satisfies Record<string, { readonly setting: string; readonly standard: string; readonly runs: string }>
export type Period = keyof typeof periods

/** The length of every period in milliseconds, under the name of its setting. */
export type PeriodSettings = Readonly<Record<(typeof periods)[Period]['setting'], number>>

/** When a period that begins at a time is over. That of the platform fee is no setting: it is counted in business days. */
export const periodEnd = (period: Period | 'platform fee period', begin: Date, settings: PeriodSettings): Date =>
  period === 'platform fee period' ? platformFeeOverdueAt(begin) : endAfter(begin, settings[periods[period].setting])

const duration = /^P(?!$)(?:(\d+)W)?(?:(\d+)D)?(?:T(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/

/** An ISO 8601 duration of weeks, days, hours, minutes and seconds, in milliseconds; `null` where it is none. */
export function durationMilliseconds(text: string): number | null {
  const match = duration.exec(text)
  if (!match) return null
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match.slice(1).map(part => Number(part ?? 0))
  return ((((weeks * 7 + days) * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000
}

/** Milliseconds as an ISO 8601 duration of days and seconds; parts of a second are dropped. */
export function durationText(milliseconds: number): string {
  const days = Math.floor(milliseconds / dayMilliseconds)
  const seconds = Math.floor((milliseconds % dayMilliseconds) / 1000)
  const time = seconds > 0 || days === 0 ? `T${seconds}S` : ''
  return `P${days > 0 ? `${days}D` : ''}${time}`
}

/** Whether the time runs in which a claim can be settled before the public sees it, answered or not. */
export const isNoticePeriodRunning = (
  { noticePeriodEndsAt }: { readonly noticePeriodEndsAt: Date | null },
  now: Date,
): boolean => noticePeriodEndsAt !== null && noticePeriodEndsAt > now
