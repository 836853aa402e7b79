const hour = 60 * 60 * 1000

/** Delays of the reminders that the fee of an answer is unpaid, counted from the answer. */
const schedule = [hour, 48 * hour] as const

/** Time of the next reminder about an unpaid answer; `null`: none is left. */
export function nextUnpaidReminder(writtenAt: Date, now: Date): Date | null {
  const times = schedule.map(after => new Date(writtenAt.getTime() + after))
  return times.find(time => time > now) ?? null
}
