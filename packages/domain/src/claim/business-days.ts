/** Within so many business days of acceptance the cost owner pays the platform fee (specification section 9). */
const platformFeeDueAfter = 10

const dayMilliseconds = 24 * 60 * 60 * 1000

const isBusinessDay = (day: Date): boolean => day.getUTCDay() !== 0 && day.getUTCDay() !== 6

/** The business day (Monday to Friday) that is so many after the day of a time, as `YYYY-MM-DD`; days are counted in UTC. */
export function businessDayAfter(begin: Date, count: number): string {
  let day = begin
  for (let left = count; left > 0; ) {
    day = new Date(day.getTime() + dayMilliseconds)
    if (isBusinessDay(day)) left--
  }
  return day.toISOString().slice(0, 10)
}

/** The last day on which the fee of an offer that was accepted then is paid in time. */
export const platformFeeDueOn = (acceptedAt: Date): string => businessDayAfter(acceptedAt, platformFeeDueAfter)
