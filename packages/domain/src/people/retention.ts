const day = 24 * 60 * 60_000

/** How long what is of no more use is kept, in milliseconds; a sweep deletes it once a day. */
export const kept = {
  /** From when it happened. */
  accountEvents: 180 * day,
  /** From when it closed. */
  readingSessions: day,
  /** Answers written in a reading session and never given, with their files: from when the letter's code expired. */
  writtenAnswers: 30 * day,
  /** An account of which no address was confirmed: from when it was opened. */
  unconfirmedAccounts: 30 * day,
  /** The archive of what is kept of somebody: from when it was made, or asked for where it was never made. */
  dataExports: 7 * day,
  /** Twelve months from when it was given, whether or not it was read. */
  notifications: 365 * day,
} as const
