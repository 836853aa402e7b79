import type { Context } from '../../adapters/context.ts'
import type { Connection } from '../../platform/database/database.ts'
import type { Result } from '../../platform/result.ts'

interface EmailOfUser {
  readonly userId: string
  readonly address: string
}

interface ConfirmedEmail extends EmailOfUser {
  /** Hash of the redeem code given at registration; `null` if there was none. */
  readonly redeemCodeHash: string | null
  /** The browser in which it is confirmed, as the hash of its secret; `undefined`: it has none. */
  readonly browser?: string | undefined
}

/** Port through which accounts notify and query the capabilities built on them, without importing these. */
export interface AccountObserver {
  /** Asked before a user adds an address: whether anything is against it. */
  checkNewEmail(transaction: Connection, email: EmailOfUser): Promise<Result<null, 'OWN_CLAIM'>>
  /** Previews a confirmation: whether the code takes a claim over, and how many other claims would be offered. */
  claimsNaming(connection: Connection, email: ConfirmedEmail): Promise<{ takesClaimOver: boolean; claimCount: number }>
  /** Called in the transaction that confirms the address. */
  emailConfirmed(transaction: Connection, email: ConfirmedEmail): Promise<void>
  /**
   * Called in the transaction that opens an account with a proven address. The account has no part in a claim yet.
   */
  provenAccountOpened(transaction: Connection, email: EmailOfUser): Promise<void>
  /** Called in the transaction that undoes the changes of an account since a time. */
  changesUndone(transaction: Connection, userId: string, since: Date): Promise<void>
  /** Called in the transaction that changes a user's name, city or country. */
  publicDataChanged(transaction: Connection, userId: string): Promise<void>
  /** Staff accounts that share a claim with an account and therefore must not decide about it. */
  staffSharingClaims(connection: Connection, userId: string): Promise<string[]>
  /** Accounts that are a party to a claim with this number. */
  partiesOfNumber(connection: Connection, claimNumber: string): Promise<string[]>
}

export interface AccountsContext extends Context {
  readonly accountObserver: AccountObserver
}
