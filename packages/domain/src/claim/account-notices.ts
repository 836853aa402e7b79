/** What an account is notified of that is about no claim, as it was then, in no language. */
export interface AccountNotice {
  /** That the archive of the account's data can be downloaded. */
  readonly topic: 'DATA_EXPORT_READY'
  /** Until when, as an ISO 8601 time. */
  readonly availableUntil: string
}

/** The specified type under which they travel, as none of these is about an account; they name no claim. */
export const typeOfAccountNotice = 'CLAIM_PAID'
