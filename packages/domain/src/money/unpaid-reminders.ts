const hour = 60 * 60 * 1000

/** Delays of the reminders that the fee of an answer is unpaid, counted from the answer. */
const schedule = [hour, 48 * hour] as const

/** When somebody is reminded next of an answer that they wrote then; `null`: not again. */
export function nextUnpaidReminder(writtenAt: Date, now: Date): Date | null {
  const times = schedule.map(after => new Date(writtenAt.getTime() + after))
  return times.find(time => time > now) ?? null
}
