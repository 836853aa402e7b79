import { type ClaimStatus, step } from './lifecycle.ts'
import { isFiled } from './questions.ts'

/** What publication and the response deadline follow from. */
export interface PublicationFacts {
  readonly status: ClaimStatus
  /** The end of the notice period, set when the submission was paid; `null` before. */
  readonly noticePeriodEndsAt: Date | null
}

export interface ResponseFacts extends PublicationFacts {
  /** When a defendant first disputed, proposed or conceded; `null` while nobody did. */
  readonly firstResponseAt: Date | null
}

/**
 * The one rule of public visibility (decisions.md section 2): the submission is paid and the notice period is over.
 * A claim that still waits for the clock's step is not public yet, however late that step is.
 */
export const isPublic = (claim: PublicationFacts, now: Date): boolean =>
  isFiled(claim.status) &&
  !step(claim.status, 'notice period over', 'clock').ok &&
  claim.noticePeriodEndsAt !== null &&
  claim.noticePeriodEndsAt <= now

/** Whether the claim is public, its response deadline has passed, and no defendant ever acted on it. */
export const isDisregarded = (claim: ResponseFacts, now: Date): boolean =>
  isPublic(claim, now) && claim.firstResponseAt === null

const duration = /^P(?!$)(?:(\d+)W)?(?:(\d+)D)?(?:T(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/

/** An ISO 8601 duration of weeks, days, hours, minutes and seconds, in milliseconds; `null` where it is none. */
export function durationMilliseconds(text: string): number | null {
  const match = duration.exec(text)
  if (!match) return null
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match.slice(1).map(part => Number(part ?? 0))
  return ((((weeks * 7 + days) * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000
}

const dayMilliseconds = 24 * 60 * 60 * 1000

/** Milliseconds as an ISO 8601 duration of days and seconds; parts of a second are dropped. */
export function durationText(milliseconds: number): string {
  const days = Math.floor(milliseconds / dayMilliseconds)
  const seconds = Math.floor((milliseconds % dayMilliseconds) / 1000)
  const time = seconds > 0 || days === 0 ? `T${seconds}S` : ''
  return `P${days > 0 ? `${days}D` : ''}${time}`
}

export const noticePeriodEnd = (paidAt: Date, milliseconds: number): Date => new Date(paidAt.getTime() + milliseconds)

const furthestTimeZoneMilliseconds = 14 * 60 * 60 * 1000

/** Whether a `YYYY-MM-DD` date has begun nowhere on earth yet. */
export const isFutureDate = (date: string, now: Date): boolean =>
  date > new Date(now.getTime() + furthestTimeZoneMilliseconds).toISOString().slice(0, 10)
