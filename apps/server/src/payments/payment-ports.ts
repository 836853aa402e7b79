import type { Context } from '../adapters/context.ts'
import type { Connection } from '../platform/database/database.ts'
import type { PaymentRecord } from '../platform/database/schema.ts'

/** Port from payments to claims. Payments know nothing of a claim but its id. */
export interface PaidClaims {
  /**
   * Locks the claim's row until the transaction ends. Crediting locks the claim before the payment, as every
   * transition does. The reverse order could deadlock.
   */
  lock(transaction: Connection, claimId: string): Promise<void>
  /**
   * Applies the transition that a fully credited payment triggers; the caller has locked the claim and marked the
   * payment as paid. `hasMovedOn`: the claim no longer allows the transition, and nothing was changed.
   */
  onPaid(transaction: Connection, payment: PaymentRecord): Promise<{ readonly hasMovedOn: boolean }>
  /** Records in the activity of the account which opened a payment that the operator has settled its transfer. */
  settledByOperator(transaction: Connection, payment: PaymentRecord): Promise<void>
  /** True if an account is a party to a claim, or is offered it. */
  isParty(transaction: Connection, claimId: string, userId: string): Promise<boolean>
  /** Announces a changed payment to the pages of the claim's parties when the transaction commits. */
  announce(transaction: Connection, claimId: string): Promise<void>
}

/** Context of the use cases that credit payments. */
export interface PaymentsContext extends Context {
  readonly claims: PaidClaims
}
