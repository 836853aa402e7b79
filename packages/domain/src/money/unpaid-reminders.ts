const hour = 60 * 60 * 1000

/** How long after an answer was written whoever wrote it is reminded that its fee is unpaid. */
const schedule = [hour, 48 * hour] as const

/** When somebody is reminded next of an answer that they wrote then; `null`: not again. */
export function nextUnpaidReminder(writtenAt: Date, now: Date): Date | null {
  const times = schedule.map(after => new Date(writtenAt.getTime() + after))
  return times.find(time => time > now) ?? null
}
