import { dayMilliseconds as day, lastDayOf } from './calendar-days.ts'

/** Tolerated delay, in milliseconds, between the due time of a reminder and its letter. */
const slack = 60 * 60 * 1000

/** A day is counted by its noon, and another time by itself. */
const noonOfLastDay = (end: Date): Date => (lastDayOf(end) === null ? end : new Date(end.getTime() - day))

/** When defendants are reminded that nobody has answered, by the end of the notice period. */
const reminderSchedule = {
  'first reminder': (begin, end) => begin + (end - begin) / 2,
  'second reminder': (_begin, end) => end - 3 * day,
  'last reminder': (_begin, end) => end - day,
} as const satisfies Record<string, (begin: number, end: number) => number>

type ScheduledReminder = keyof typeof reminderSchedule
const scheduledReminders = Object.keys(reminderSchedule) as ScheduledReminder[]

/** `raised sum`: the plaintiff asks for more, and none of the others is left to say so. */
export type Reminder = ScheduledReminder | 'raised sum'
export const reminders: readonly Reminder[] = [...scheduledReminders, 'raised sum']
export const isReminder = (event: string): event is Reminder => reminders.some(each => each === event)

export interface DueReminder {
  readonly reminder: ScheduledReminder
  readonly dueAt: Date
}

/**
 * The reminders of a notice period. One that would come within a day of the letter, or no later than the one before it,
 * is left out: the period is too short for it.
 */
export function remindersOf(begin: Date, end: Date): DueReminder[] {
  const lastDay = noonOfLastDay(end)
  let last = begin.getTime() + day - 1
  return scheduledReminders.flatMap(reminder => {
    const due = reminderSchedule[reminder](begin.getTime(), lastDay.getTime())
    if (due <= last) return []
    last = due
    return { reminder, dueAt: new Date(due) }
  })
}

/** Time left in whole days, or on the last day in whole hours. */
export function timeLeft(now: Date, end: Date): { readonly count: number; readonly unit: 'days' | 'hours' } {
  const left = noonOfLastDay(end).getTime() - now.getTime()
  const days = Math.floor((left + slack) / day)
  return days >= 1 ? { count: days, unit: 'days' } : { count: Math.max(1, Math.floor(left / slack)), unit: 'hours' }
}
