/** A notification about the account and no claim: facts as of that time, without language. */
export interface AccountNotice {
  /** The archive of the account's data is ready to download. */
  readonly topic: 'DATA_EXPORT_READY'
  /** Time at which the archive is deleted, in ISO 8601. */
  readonly availableUntil: string
}

/**
 * Notification type that the specification has for claims. These notices travel under it, as it has none for
 * accounts.
 */
export const typeOfAccountNotice = 'CLAIM_PAID'
