import { lamports, numberFromCents, solAmount } from '@redress/domain/money/money.ts'
import type { Connection } from '../platform/database/database.ts'
import { findNewestOpenPayments } from './payment-repository.ts'
import { countUnapplied, findCreditsOf, findUnapplied } from './transfer-repository.ts'

/** Unapplied transfers, oldest first, and their total number. */
export async function waitingTransfers(connection: Connection, atMost: number) {
  const [{ count, oldest }, found] = [await countUnapplied(connection), await findUnapplied(connection, atMost)]
  const entries = found.flatMap(({ reason, ...transfer }) => {
    // Unapplied transfers always have a reason: the table has a constraint.
    if (reason === null) return []
    return {
      id: transfer.id,
      bank:
        transfer.currency === null
          ? null
          : {
              amount: numberFromCents(transfer.cents),
              unapplied: numberFromCents(transfer.unapplied_cents),
              currency: transfer.currency,
              payer: transfer.sender,
              text: transfer.memo ?? '',
              isReversal: transfer.is_reversal,
            },
      signature: transfer.signature,
      arrivedAt: (transfer.block_time ?? transfer.recorded_at).toISOString(),
      sol: solAmount(transfer.lamports),
      unappliedSol: solAmount(transfer.unapplied_lamports),
      reason,
      paymentId: transfer.payment_id,
      mayApply: transfer.state === 'unapplied' && !transfer.is_reversal,
    }
  })
  return { count, oldest, entries }
}

/**
 * Payments to which a transfer can be credited: the newest, and those that transfers name. Unpaid payments stay open
 * for ever, so the oldest are seldom meant.
 */
export async function creditablePayments(
  connection: Connection,
  shown: { readonly atMost: number; readonly named: readonly string[] },
) {
  const found = await findNewestOpenPayments(connection, shown)
  const ids = found.map(({ id }) => id)
  const credits = (await findCreditsOf(connection, ids)).filter(({ state }) => state === 'credited')
  const receivedBy = (id: string) =>
    lamports(credits.filter(({ payment_id }) => payment_id === id).reduce((sum, each) => sum + each.lamports, 0n))
  return found.map(payment => ({
    id: payment.id,
    claimId: payment.claim_id,
    purpose: payment.purpose,
    sol: solAmount(payment.lamports),
    receivedSol: solAmount(receivedBy(payment.id)),
    openedAt: payment.opened_at.toISOString(),
  }))
}
