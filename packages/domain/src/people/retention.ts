const day = 24 * 60 * 60_000

/** Retention periods in milliseconds; a daily cleanup job deletes what is older. */
export const kept = {
  /** Account events: from when they happened. */
  accountEvents: 180 * day,
  /** Reading sessions: from when they closed. */
  readingSessions: day,
  /** Answers written in a reading session and never given, with their files: from when the letter's code expired. */
  writtenAnswers: 30 * day,
  /** An account of which no address was confirmed: from when it was opened. */
  unconfirmedAccounts: 30 * day,
  /** Data archives: from when one was made, or requested if it was never made. */
  dataExports: 7 * day,
  /** Notifications, read or not: twelve months from creation. */
  notifications: 365 * day,
} as const
