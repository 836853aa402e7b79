import type { Cents, Currency } from '@redress/domain/money/money.ts'
import { type ActPurpose, isActPurpose } from '@redress/domain/money/payments.ts'
import { nextUnpaidReminder } from '@redress/domain/money/unpaid-reminders.ts'
import type { Connection } from '../platform/database/database.ts'
import { type Condition, type Part, partAs } from '../platform/database/read-together.ts'
import type { PaymentRecord } from '../platform/database/schema.ts'
import { findPaymentsToRemind, openActPayments, setReminder } from './payment-repository.ts'

/** Act that takes effect only when its fee is paid. */
export interface UnpaidAct {
  readonly claimId: string
  readonly kind: ActPurpose
  readonly userId: string
  readonly fee: Cents
  readonly currency: Currency
  readonly openedAt: Date
}

/** Act that a payment is for; nothing for a side's own fee. */
const actOf = ({ purpose, ...payment }: PaymentRecord): UnpaidAct[] =>
  isActPurpose(purpose)
    ? [
        {
          claimId: payment.claim_id,
          kind: purpose,
          userId: payment.opened_by,
          fee: payment.fee_cents,
          currency: payment.currency,
          openedAt: payment.opened_at,
        },
      ]
    : []

/** Claims with acts whose payment reminder is due. */
export const claimsToRemind = async (connection: Connection, now: Date): Promise<string[]> => [
  ...new Set((await findPaymentsToRemind(connection, now)).map(({ claim_id }) => claim_id)),
]

/**
 * Takes the due payment reminders of a claim; after downtime, one for each act. The caller has locked the claim, so
 * that no other process takes them.
 */
export async function takeDueReminders(transaction: Connection, claimId: string, now: Date): Promise<UnpaidAct[]> {
  const due = (await findPaymentsToRemind(transaction, now)).filter(({ claim_id }) => claim_id === claimId)
  for (const { id, opened_at } of due) await setReminder(transaction, id, nextUnpaidReminder(opened_at, now))
  return due.flatMap(actOf)
}

/** Acts of claims that wait for their payment, oldest first. */
export const unpaidActs = (of: Condition): Part<UnpaidAct[]> =>
  partAs(openActPayments(of), payments => payments.flatMap(actOf))
