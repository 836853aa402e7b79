import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { useTexts } from '../texts/texts.tsx'
import { Page } from '../ui/page.tsx'
import { ClaimEyebrow } from './claim-eyebrow.tsx'
import { ClaimPayment, openPayment, usePaymentNotice } from './claim-payment.tsx'
import { WithPartyClaim } from './party-claim.tsx'
import { ToClaim } from './to-claim.tsx'

export function Component() {
  const { pay } = useTexts('claims')
  return <WithPartyClaim title={pay.title}>{claim => <PayAfterSubmission claim={claim} />}</WithPartyClaim>
}

function PayAfterSubmission({ claim }: { claim: PartyClaim }) {
  const { pay } = useTexts('claims')
  usePaymentNotice(claim)
  const payment = openPayment(claim, ['submission'])
  if (!payment) return <ToClaim claim={claim} />
  return (
    <Page title={pay.title} lead={pay.lead} eyebrow={<ClaimEyebrow claim={claim} />}>
      <ClaimPayment claim={claim} payment={payment} />
    </Page>
  )
}
