import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { isPaidPayment } from '@redress/domain/money/payments.ts'
import { useParams } from 'react-router'
import { ClaimEyebrow, RedirectToClaim, WithPartyClaim } from '../entities/claim/party-claim.tsx'
import { ClaimPayment, openPayment, usePaymentNotice } from '../features/payment/claim-payment.tsx'
import { useTexts } from '../texts/texts.tsx'
import { Page } from '../ui/page.tsx'

/** The submission fee of a claim to pay, or the receipt of a fee that was paid. */
export function Component({ shows }: { shows: 'payment' | 'receipt' }) {
  const { pay } = useTexts('claims')
  return shows === 'payment' ? (
    <WithPartyClaim title={pay.title}>{claim => <SubmissionPayment claim={claim} />}</WithPartyClaim>
  ) : (
    <WithPartyClaim title={pay.receipt}>{claim => <Receipt claim={claim} />}</WithPartyClaim>
  )
}

function SubmissionPayment({ claim }: { claim: PartyClaim }) {
  const { pay } = useTexts('claims')
  usePaymentNotice(claim)
  const payment = openPayment(claim, ['submission'])
  if (!payment) return <RedirectToClaim claim={claim} />
  return (
    <Page title={pay.title} lead={pay.lead} eyebrow={<ClaimEyebrow claim={claim} />}>
      <ClaimPayment claim={claim} payment={payment} />
    </Page>
  )
}

function Receipt({ claim }: { claim: PartyClaim }) {
  const { pay } = useTexts('claims')
  const { paymentId } = useParams()
  const payment = claim.payments.find(({ id, status }) => id === paymentId && isPaidPayment(status))
  if (!payment) return <RedirectToClaim claim={claim} />
  return (
    <Page title={pay.receipt} lead={pay.receiptLead} eyebrow={<ClaimEyebrow claim={claim} />}>
      <ClaimPayment claim={claim} payment={payment} />
    </Page>
  )
}
