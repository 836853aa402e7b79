import { isReceipted } from '@redress/domain/claim/events.ts'
import { paidEvent } from '@redress/domain/claim/lifecycle.ts'
import { recordAccountEvent } from '../../accounts/account-events.ts'
import type { Context } from '../../adapters/context.ts'
import type { PaidClaims } from '../../payments/payment-ports.ts'
import { noActor } from '../act/happening.ts'
import { record } from '../act/record.ts'
import { findClaim, lockClaim } from '../repositories/claim-repository.ts'
import { applyTransition } from './apply-transitions.ts'
import { checkTransition } from './check-transition.ts'

/** What payments do to their claims. */
export const claimPayments = (context: Context): PaidClaims => ({
  async lock(transaction, claimId) {
    await lockClaim(transaction, claimId)
  },

  async onPaid(transaction, payment) {
    const claim = await lockClaim(transaction, payment.claim_id)
    const event = paidEvent[payment.purpose]
    const checked = claim && (await checkTransition(transaction, claim, { event, by: 'payment' }))
    if (!checked?.ok) return { hasMovedOn: true }
    const payer = { party: payment.payer, userId: payment.opened_by }
    await applyTransition(context, transaction, checked.value, payer, { fee: payment.fee_cents })
    if (isReceipted(event)) await context.jobs.enqueue(transaction, 'send receipt', { paymentId: payment.id })
    return { hasMovedOn: false }
  },

  settledByOperator: (transaction, { opened_by: userId, claim_id: claimId }) =>
    recordAccountEvent(context, transaction, { userId, kind: 'payment settled by the operator', claimId }),

  async announce(transaction, claimId) {
    const claim = await findClaim(transaction, claimId)
    if (claim) await record(context, transaction, [{ claim, happenings: [{ event: 'payment changed', by: noActor }] }])
  },
})
