import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { Payment } from '@redress/contract/payments.ts'
import { isOpenPayment, isPaidPayment, type PaymentPurpose } from '@redress/domain/money/payments.ts'
import { useEffect, useRef } from 'react'
import { useClaimCache } from '../../entities/claim/claim-queries.ts'
import { useTexts } from '../../texts/texts.tsx'
import { useToast } from '../../ui/toast.ts'
import { PaymentPanel } from './payment-panel.tsx'

/** The fees whose payment resolves the claim. */
export const resolvingPurposes: readonly PaymentPurpose[] = ['concession', 'platform fee']

/** The fee that is still owed for one of the purposes. */
export const openPayment = (claim: PartyClaim, purposes: readonly PaymentPurpose[]): Payment | undefined =>
  claim.payments.findLast(payment => purposes.includes(payment.purpose) && isOpenPayment(payment.status))

/** Shows a toast when a fee that was open while the page was shown is paid meanwhile. */
export function usePaymentNotice(claim: PartyClaim): void {
  const { pay, dispute } = useTexts('claims')
  const { confirmed, resolved } = pay
  const toast = useToast()
  const wasOpen = useRef(new Set<string>())
  useEffect(() => {
    for (const { id, purpose, status } of claim.payments) {
      if (isOpenPayment(status)) wasOpen.current.add(id)
      else if (wasOpen.current.delete(id) && isPaidPayment(status)) {
        toast.success(confirmed)
        if (purpose === 'dispute') toast.success(dispute.done)
        if (resolvingPurposes.includes(purpose)) toast.success(resolved)
      }
    }
  }, [claim.payments, toast, confirmed, resolved, dispute.done])
}

/** Pays one fee of a claim, and fetches the claim again once it is paid. */
export function ClaimPayment({ claim, payment }: { claim: PartyClaim; payment: Payment }) {
  const cache = useClaimCache()
  return <PaymentPanel payment={payment} claimId={claim.id} onPaid={() => void cache.refresh(claim.id)} />
}
