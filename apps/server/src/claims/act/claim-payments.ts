import { isReceipted } from '@redress/domain/claim/events.ts'
import { paidEvent } from '@redress/domain/claim/lifecycle.ts'
import { recordAccountEvent } from '../../accounts/sessions/account-events.ts'
import type { Context } from '../../adapters/context.ts'
import type { PaidClaims } from '../../payments/payment-ports.ts'
import { lockClaimRow } from '../repositories/claim-repository.ts'
import { isPartyTo } from '../repositories/person-signs.ts'
import { applyTransition } from './apply-transitions.ts'
import { checkTransition } from './check-transition.ts'
import { loadClaim } from './claim-state.ts'
import { noActor } from './happening.ts'
import { actWithin, record } from './record.ts'

/** Effects of payments on claims. */
export const claimPayments = (context: Context): PaidClaims => ({
  async lock(transaction, claimId) {
    await lockClaimRow(transaction, claimId)
  },

  onPaid: (transaction, payment) =>
    actWithin(context, transaction, async act => {
      const state = await loadClaim(transaction, payment.claim_id, [payment.opened_by])
      const event = paidEvent[payment.purpose]
      const checked = state && checkTransition(state, { event, by: 'payment' })
      if (!checked?.ok) return { hasMovedOn: true }
      const payer = { party: payment.payer, userId: payment.opened_by }
      await applyTransition(act, checked.value, payer, { fee: payment.fee_cents })
      // A fee that a code has taken over wholly has no receipt, as one of zero has none.
      if (isReceipted(event) && payment.fee_cents > 0n)
        await context.jobs.enqueue(transaction, 'send receipt', { paymentId: payment.id })
      return { hasMovedOn: false }
    }),

  settledByOperator: (transaction, { opened_by: userId, claim_id: claimId }) =>
    recordAccountEvent(context, transaction, { userId, kind: 'payment settled by the operator', claimId }),

  isParty: (transaction, claimId, staffId) => isPartyTo(transaction, { staffId }, claimId),

  async announce(transaction, claimId) {
    const state = await loadClaim(transaction, claimId)
    if (state) await record(context, transaction, { state, happenings: [{ event: 'payment changed', by: noActor }] })
  },
})
