import type { Context } from '../../adapters/context.ts'
import type { Connection } from '../../platform/database/database.ts'
import type { Result } from '../../platform/result.ts'

interface EmailOfUser {
  readonly userId: string
  readonly address: string
}

interface ConfirmedEmail extends EmailOfUser {
  /** Hash of the redeem code that the account was registered with; `null` where there was none. */
  readonly redeemCodeHash: string | null
  /** The browser in which it is confirmed, as the hash of its secret; `undefined`: it has none. */
  readonly browser?: string | undefined
}

/** What accounts announce to, and ask of, the capabilities that build on them; accounts know none of these. */
export interface AccountObserver {
  /** Asked before a user adds an address: whether anything is against it. */
  checkNewEmail(transaction: Connection, email: EmailOfUser): Promise<Result<null, 'OWN_CLAIM'>>
  /** What confirming the address would do: whether the code takes a claim over, and how many others would be offered. */
  claimsNaming(connection: Connection, email: ConfirmedEmail): Promise<{ takesClaimOver: boolean; claimCount: number }>
  /** Called in the transaction that confirms the address. */
  emailConfirmed(transaction: Connection, email: ConfirmedEmail): Promise<void>
  /** Called in the transaction that opens an account whose address is proven: the account has no part in a claim yet. */
  provenAccountOpened(transaction: Connection, email: EmailOfUser): Promise<void>
  /** Called in the transaction that undoes the changes of an account since a time. */
  changesUndone(transaction: Connection, userId: string, since: Date): Promise<void>
  /** Called in the transaction that changes a user's name, city or country. */
  publicDataChanged(transaction: Connection, userId: string): Promise<void>
  /** The accounts of the staff that share a claim with an account, so that somebody else decides about it. */
  staffSharingClaims(connection: Connection, userId: string): Promise<string[]>
}

export interface AccountsContext extends Context {
  readonly accountObserver: AccountObserver
}
