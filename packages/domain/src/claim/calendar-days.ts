const hour = 60 * 60 * 1000
export const dayMilliseconds = 24 * hour

const dayOf = (time: Date): string => time.toISOString().slice(0, 10)

/** When a day, as `YYYY-MM-DD`, is over everywhere on Earth: at midnight of UTC−12. */
export const endOfDay = (day: string): Date => new Date(Date.parse(day) + dayMilliseconds + 12 * hour)

/** The day that a time is the end of everywhere; `null` where it ends none. */
export function lastDayOf(end: Date): string | null {
  const day = dayOf(new Date(end.getTime() - dayMilliseconds - 12 * hour))
  return endOfDay(day).getTime() === end.getTime() ? day : null
}

/**
 * When a period is over that begins at a time, its length in milliseconds. A period of whole days ends with a day, so that
 * "by 11 December" is true for every reader; any other is exact.
 */
export function endAfter(begin: Date, length: number): Date {
  const end = new Date(begin.getTime() + length)
  const isInDays = length > 0 && length % dayMilliseconds === 0
  return isInDays && lastDayOf(end) === null ? endOfDay(dayOf(end)) : end
}
