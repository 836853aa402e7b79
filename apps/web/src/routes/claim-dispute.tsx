import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { turnOf } from '@redress/domain/claim/claim-turn.ts'
import { useState } from 'react'
import { NotInForce } from '../entities/claim/not-in-force.tsx'
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
import { Button } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'

export function Component() {
  const dispute = useTexts('dispute')
  return (
    <WithPartyClaim title={dispute.title} width="reading">
      {claim => <Dispute claim={claim} />}
    </WithPartyClaim>
  )
}

function Dispute({ claim }: { claim: PartyClaim }) {
  const dispute = useTexts('dispute')
  usePaymentNotice(claim)
  const payment = openPayment(claim, ['dispute'])
  const [isChanging, setIsChanging] = useState(false)
  const paid = usePaidHere(claim, ['dispute'])
  if (payment && !isChanging) {
    return (
      <PaymentPage claim={claim} payment={payment}>
        <DisputeAnswer claim={claim} />
        <div>
          <Button variant="secondary" onClick={() => setIsChanging(true)}>
            {dispute.edit}
          </Button>
        </div>
      </PaymentPage>
    )
  }
  if (!turnOf(claim, claim.role).may.includes('dispute')) {
    return <RedirectToConfirmation claim={claim} payment={paid} />
  }
  return (
    <Page title={dispute.title} lead={dispute.lead} eyebrow={<ClaimEyebrow claim={claim} />} width="reading">
      <NotInForce acts={claim.pendingActs.filter(act => !act.isOwn)} />
      <DisputeForm claim={claim} {...(payment && { onChanged: () => setIsChanging(false) })} />
    </Page>
  )
}
