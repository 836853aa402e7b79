import { paidEvent } from '@redress/domain/claim/lifecycle.ts'
import { announceClaim } from '../live/announce-claim.ts'
import type { PaidClaims } from '../payments/paid-claims.ts'
import { admitStep } from './admit-step.ts'
import { advanceClaim } from './advance-claim.ts'
import { findClaim, findClaimForUpdate } from './claim-repository.ts'

/** What a payment does to its claim. */
export const paidClaims: PaidClaims = {
  async lock(transaction, claimId) {
    await findClaimForUpdate(transaction, claimId)
  },

  async onPaid(context, transaction, payment) {
    const event = paidEvent[payment.purpose]
    const admitted = await admitStep(transaction, { claimId: payment.claim_id, event, by: 'payment' })
    if (!admitted.ok) return { hasMovedOn: true }
    await advanceClaim(context, transaction, admitted.value, { party: payment.payer, userId: payment.opened_by })
    return { hasMovedOn: false }
  },

  async announce(transaction, claimId) {
    const claim = await findClaim(transaction, claimId)
    if (!claim) throw new Error('A payment outlived its claim')
    await announceClaim(transaction, claim)
  },
}
