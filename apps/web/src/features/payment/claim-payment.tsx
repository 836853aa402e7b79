import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { Payment } from '@redress/contract/payments.ts'
import { isOpenPayment, isPaidPayment, type PaymentPurpose } from '@redress/domain/money/payments.ts'
import { useEffect, useRef, useState } from 'react'
import { Navigate } from 'react-router'
import { useClaimCache } from '../../entities/claim/claim-queries.ts'
import { viewOf } from '../../entities/claim/claim-sides.ts'
import { ClaimEyebrow, RedirectToClaim } from '../../entities/claim/party-claim.tsx'
import type { Elements } from '../../lib/elements.ts'
import { paths } from '../../lib/paths.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { Page } from '../../ui/page.tsx'
import { useToast } from '../../ui/toast.ts'
import classes from './claim-payment.module.css'
import { PaymentPanel } from './payment-panel.tsx'
import { paymentOfClaim } from './payment-source.ts'
import { PaymentTerms } from './payment-terms.tsx'
import { SomebodyElse } from './somebody-else.tsx'

/** Purposes of the fees that resolve the claim. */
export const resolvingPurposes: readonly PaymentPurpose[] = ['concession', 'platform fee']

/** The fee that is still owed for one of the purposes. */
export const openPayment = (claim: PartyClaim, purposes: readonly PaymentPurpose[]): Payment | undefined =>
  claim.payments.findLast(payment => purposes.includes(payment.purpose) && isOpenPayment(payment.status))

/** Shows a toast when a fee that was open while the page was shown is paid meanwhile. */
export function usePaymentNotice(claim: PartyClaim): void {
  const { pay } = useTexts('claims')
  const dispute = useTexts('dispute')
  const { confirmed, resolved } = pay
  const toast = useToast()
  const wasOpen = useRef(new Set<string>())
  useEffect(() => {
    for (const { id, purpose, status, fee } of claim.payments) {
      if (isOpenPayment(status)) wasOpen.current.add(id)
      else if (wasOpen.current.delete(id) && isPaidPayment(status)) {
        if (fee > 0) toast.success(confirmed)
        if (purpose === 'dispute') toast.success(dispute.done)
        if (resolvingPurposes.includes(purpose)) toast.success(resolved)
      }
    }
  }, [claim.payments, toast, confirmed, resolved, dispute.done])
}

/** The fee for one of the purposes that was open while the page was shown and is paid by now. */
export function usePaidHere(claim: PartyClaim, purposes: readonly PaymentPurpose[]): Payment | undefined {
  const open = openPayment(claim, purposes)?.id
  const [followed, setFollowed] = useState(open)
  if (open !== undefined && open !== followed) setFollowed(open)
  return claim.payments.find(({ id, status }) => id === followed && isPaidPayment(status))
}

/** Redirects to the confirmation of a paid fee; without a payment, to the claim. */
export function RedirectToConfirmation({ claim, payment }: { claim: PartyClaim; payment: Payment | undefined }) {
  if (!payment) return <RedirectToClaim claim={claim} />
  return <Navigate replace to={paths.dashboard.receipt(viewOf(claim.role), claim.id, payment.id)} />
}

/** The submission fee of a claim, once it is paid. */
export const paidSubmission = (claim: PartyClaim): Payment | undefined =>
  claim.payments.findLast(({ purpose, status }) => purpose === 'submission' && isPaidPayment(status))

interface Props {
  claim: PartyClaim
  payment: Payment
  /** Text before the page's own lead. */
  lead?: string
  /** Other options: below the terms, or on a phone below the payment. */
  children?: Elements
}

/** The page on which one fee of a claim is paid: its terms, the ways to pay it, and who else may. */
export function PaymentPage({ claim, payment, lead, children }: Props) {
  const texts = useTexts('payment')
  const formats = useFormats()
  const cache = useClaimCache()
  const fee = formats.money(payment.fee, payment.currency)
  const { purpose, publicId } = payment
  return (
    <Page
      title={texts.headings[purpose](fee)}
      lead={
        <>
          {lead ? <p>{lead}</p> : null}
          <p>{texts.leads[purpose](fee)}</p>
        </>
      }
      eyebrow={<ClaimEyebrow claim={claim} />}
      width="wide"
    >
      <div className={classes.columns}>
        <div>
          <PaymentTerms claim={claim} payment={payment} />
        </div>
        <div className={classes.payment}>
          <PaymentPanel
            payment={payment}
            source={paymentOfClaim(claim.id, publicId)}
            onPaid={() => void cache.refresh(claim.id)}
          >
            <SomebodyElse publicId={publicId} claimNumber={formats.shortId(claim.id)} />
          </PaymentPanel>
        </div>
        {children ? <div>{children}</div> : null}
      </div>
    </Page>
  )
}
