import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { isPaidPayment } from '@redress/domain/money/payments.ts'
import { useParams } from 'react-router'
import { useTexts } from '../texts/texts.tsx'
import { Page } from '../ui/page.tsx'
import { ClaimEyebrow } from './claim-eyebrow.tsx'
import { ClaimPayment } from './claim-payment.tsx'
import { WithPartyClaim } from './party-claim.tsx'
import { ToClaim } from './to-claim.tsx'

export function Component() {
  const { pay } = useTexts('claims')
  return <WithPartyClaim title={pay.receipt}>{claim => <Receipt claim={claim} />}</WithPartyClaim>
}

function Receipt({ claim }: { claim: PartyClaim }) {
  const { pay } = useTexts('claims')
  const { paymentId } = useParams()
  const payment = claim.payments.find(({ id, status }) => id === paymentId && isPaidPayment(status))
  if (!payment) return <ToClaim claim={claim} />
  return (
    <Page title={pay.receipt} lead={pay.receiptLead} eyebrow={<ClaimEyebrow claim={claim} />}>
      <ClaimPayment claim={claim} payment={payment} />
    </Page>
  )
}
