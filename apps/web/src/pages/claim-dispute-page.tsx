import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { actionsOf } from '../features/claims/claim-steps.ts'
import { DisputeAnswer } from '../features/claims/dispute-answer.tsx'
import { DisputeForm } from '../features/claims/dispute-form.tsx'
import { useTexts } from '../texts/texts.tsx'
import { Page } from '../ui/page.tsx'
import { ClaimEyebrow } from './claim-eyebrow.tsx'
import { ClaimPayment, openPayment, usePaymentNotice } from './claim-payment.tsx'
import { WithPartyClaim } from './party-claim.tsx'
import { ToClaim } from './to-claim.tsx'

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
  if (!payment && !actionsOf(claim, claim.role).includes('dispute')) return <ToClaim claim={claim} />
  return (
    <Page
      title={dispute.title}
      lead={dispute.lead}
      eyebrow={<ClaimEyebrow claim={claim} />}
      width={payment ? 'panel' : 'reading'}
    >
      {payment ? (
        <>
          <ClaimPayment claim={claim} payment={payment} />
          <DisputeAnswer claim={claim} />
        </>
      ) : (
        <DisputeForm claim={claim} />
      )}
    </Page>
  )
}
