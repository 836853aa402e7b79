/** A notification about the account and no claim: facts as of that time, without language. */
export interface AccountNotice {
  /** That the archive of the account's data can be downloaded. */
  readonly topic: 'DATA_EXPORT_READY'
  /** Until when, as an ISO 8601 time. */
  readonly availableUntil: string
}

/**
 * Notification type that the specification has for claims. These notices travel under it, as it has none for
 * accounts.
 */
export const typeOfAccountNotice = 'CLAIM_PAID'
