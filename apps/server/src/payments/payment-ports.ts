import type { Context } from '../adapters/context.ts'
import type { Connection } from '../platform/database/database.ts'
import type { PaymentRecord } from '../platform/database/schema.ts'

/** What payments need of the claims that they are made for. Payments know no more of a claim than its id. */
export interface PaidClaims {
  /**
   * Locks the claim's row until the transaction ends. Whoever credits a payment locks the claim before the payment, as
   * every transition of a claim does: in the other order the two could wait for each other.
   */
  lock(transaction: Connection, claimId: string): Promise<void>
  /**
   * Applies the transition that a fully credited payment is to its claim, which the caller has locked. The payment is
   * marked as paid already. `hasMovedOn`: the claim no longer allows the transition, and nothing was changed.
   */
  onPaid(transaction: Connection, payment: PaymentRecord): Promise<{ readonly hasMovedOn: boolean }>
  /** Shows whoever opened a payment, among what was done with their account, that the operator has settled what was sent for it. */
  settledByOperator(transaction: Connection, payment: PaymentRecord): Promise<void>
  /** Whether an account is a party to a claim, or is offered it. */
  isParty(transaction: Connection, claimId: string, userId: string): Promise<boolean>
  /** Tells the pages of the claim's parties, when the transaction commits, that a payment of the claim has changed. */
  announce(transaction: Connection, claimId: string): Promise<void>
}

/** What the use cases that credit payments work with. */
export interface PaymentsContext extends Context {
  readonly claims: PaidClaims
}
