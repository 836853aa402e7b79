import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { isNegotiated } from '@redress/domain/claim/questions.ts'
import { actionsOf } from '../features/claims/claim-steps.ts'
import { ResolveForm } from '../features/resolutions/resolve-form.tsx'
import { useTexts } from '../texts/texts.tsx'
import { Page } from '../ui/page.tsx'
import { ClaimEyebrow } from './claim-eyebrow.tsx'
import { ClaimPayment, openPayment, resolvingPurposes, usePaymentNotice } from './claim-payment.tsx'
import { WithPartyClaim } from './party-claim.tsx'
import { ToClaim } from './to-claim.tsx'

export function Component() {
  const { form } = useTexts('resolutions')
  return (
    <WithPartyClaim title={form.title} width="reading">
      {claim => <Resolve claim={claim} />}
    </WithPartyClaim>
  )
}

function Resolve({ claim }: { claim: PartyClaim }) {
  const { form } = useTexts('resolutions')
  usePaymentNotice(claim)
  const payment = openPayment(claim, resolvingPurposes)
  if (!payment && !actionsOf(claim, claim.role).includes('resolve')) return <ToClaim claim={claim} />
  return (
    <Page
      title={form.title}
      lead={isNegotiated(claim.status) ? form.resolveLead : form.concedeLead}
      eyebrow={<ClaimEyebrow claim={claim} />}
      width={payment ? 'panel' : 'reading'}
    >
      {payment ? <ClaimPayment claim={claim} payment={payment} /> : <ResolveForm claim={claim} />}
    </Page>
  )
}
