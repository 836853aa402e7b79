import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { isSubmitted } from '@redress/domain/claim/questions.ts'
import { isPaidPayment } from '@redress/domain/money/payments.ts'
import { Navigate, useParams } from 'react-router'
import { RedirectToClaim, WithPartyClaim } from '../entities/claim/party-claim.tsx'
import { TakeBackButton } from '../entities/claim/take-back-button.tsx'
import {
  openPayment,
  PaymentPage,
  paidSubmission,
  RedirectToConfirmation,
  usePaymentNotice,
} from '../features/payment/claim-payment.tsx'
import { PaymentConfirmation } from '../features/payment/payment-confirmation.tsx'
import { paths } from '../lib/paths.ts'
import { useTexts } from '../texts/texts.tsx'

/** The submission fee of a claim to pay, or what a fee that was paid has brought about, with its receipt. */
export function Component({ shows }: { shows: 'payment' | 'receipt' }) {
  const { pay } = useTexts('claims')
  return shows === 'payment' ? (
    <WithPartyClaim title={pay.title}>{claim => <SubmissionPayment claim={claim} />}</WithPartyClaim>
  ) : (
    <WithPartyClaim title={pay.receipt}>{claim => <Confirmation claim={claim} />}</WithPartyClaim>
  )
}

function SubmissionPayment({ claim }: { claim: PartyClaim }) {
  const { pay } = useTexts('claims')
  usePaymentNotice(claim)
  if (!isSubmitted(claim.status)) return <Navigate replace to={paths.dashboard.createClaimStep(1, claim.id)} />
  const payment = openPayment(claim, ['submission'])
  if (!payment) return <RedirectToConfirmation claim={claim} payment={paidSubmission(claim)} />
  return (
    <PaymentPage claim={claim} payment={payment} lead={pay.lead}>
      <TakeBackButton claimId={claim.id} />
    </PaymentPage>
  )
}

function Confirmation({ claim }: { claim: PartyClaim }) {
  const { paymentId } = useParams()
  const payment = claim.payments.find(({ id, status }) => id === paymentId && isPaidPayment(status))
  if (!payment) return <RedirectToClaim claim={claim} />
  return <PaymentConfirmation claim={claim} payment={payment} />
}
