import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { actionsOf } from '../entities/claim/claim-actions.ts'
import { ClaimEyebrow, WithPartyClaim } from '../entities/claim/party-claim.tsx'
import { DisputeAnswer, DisputeForm } from '../features/claims/dispute-form.tsx'
import {
  openPayment,
  PaymentPage,
  RedirectToConfirmation,
  usePaidHere,
  usePaymentNotice,
} from '../features/payment/claim-payment.tsx'
import { useTexts } from '../texts/texts.tsx'
import { Page } from '../ui/page.tsx'

export function Component() {
  const { dispute } = useTexts('claims')
  return (
    <WithPartyClaim title={dispute.title} width="reading">
      {claim => <Dispute claim={claim} />}
    </WithPartyClaim>
  )
}

function Dispute({ claim }: { claim: PartyClaim }) {
  const { dispute } = useTexts('claims')
  usePaymentNotice(claim)
  const payment = openPayment(claim, ['dispute'])
  const paid = usePaidHere(claim, ['dispute'])
  if (payment) {
    return (
      <PaymentPage claim={claim} payment={payment}>
        <DisputeAnswer claim={claim} />
      </PaymentPage>
    )
  }
  if (!actionsOf(claim, claim.role).includes('dispute')) {
    return <RedirectToConfirmation claim={claim} payment={paid} />
  }
  return (
    <Page title={dispute.title} lead={dispute.lead} eyebrow={<ClaimEyebrow claim={claim} />} width="reading">
      <DisputeForm claim={claim} />
    </Page>
  )
}
