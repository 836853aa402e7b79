import { dayMilliseconds, endOfDay } from './calendar-days.ts'

/** Within so many business days of acceptance the cost owner pays the platform fee (specification section 9). */
const platformFeeDueAfter = 10

const hour = 60 * 60 * 1000

const isBusinessDay = (time: Date): boolean => time.getUTCDay() !== 0 && time.getUTCDay() !== 6

/** The business day (Monday to Friday) that is so many after the day of a time, as `YYYY-MM-DD`; days are counted in UTC. */
export function businessDayAfter(begin: Date, count: number): string {
  let time = begin
  for (let left = count; left > 0; ) {
    time = new Date(time.getTime() + dayMilliseconds)
    if (isBusinessDay(time)) left--
  }
  return time.toISOString().slice(0, 10)
}

/** The last day on which the fee of an offer that was accepted then is paid in time. */
export const platformFeeDueOn = (acceptedAt: Date): string => businessDayAfter(acceptedAt, platformFeeDueAfter)

/** Time at which the fee of an accepted offer becomes overdue. */
export const platformFeeOverdueAt = (acceptedAt: Date): Date => endOfDay(platformFeeDueOn(acceptedAt))

/** When the cost owner is reminded of a fee, in days before the last one to pay it. */
const schedule = { 'fee due soon': 3, 'fee due today': 0 } as const

export type FeeReminder = keyof typeof schedule
export const feeReminders = Object.keys(schedule) as FeeReminder[]
export const isFeeReminder = (event: string): event is FeeReminder => event in schedule

/** The reminders of the fee of an offer that was accepted then, each in the morning of its day, at 06:00 UTC. */
export const feeRemindersOf = (acceptedAt: Date): { readonly reminder: FeeReminder; readonly dueAt: Date }[] =>
  feeReminders.map(reminder => ({
    reminder,
    dueAt: new Date(Date.parse(platformFeeDueOn(acceptedAt)) - schedule[reminder] * dayMilliseconds + 6 * hour),
  }))
