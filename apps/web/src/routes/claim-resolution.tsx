import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { turnOf } from '@redress/domain/claim/claim-turn.ts'
import { isNegotiated } from '@redress/domain/claim/questions.ts'
import { ClaimEyebrow, WithPartyClaim } from '../entities/claim/party-claim.tsx'
import {
  openPayment,
  PaymentPage,
  RedirectToConfirmation,
  resolvingPurposes,
  usePaidHere,
  usePaymentNotice,
} from '../features/payment/claim-payment.tsx'
import { ResolveForm } from '../features/resolutions/resolve-form.tsx'
import { useTexts } from '../texts/texts.tsx'
import { Page } from '../ui/page.tsx'

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
  const paid = usePaidHere(claim, resolvingPurposes)
  if (payment) return <PaymentPage claim={claim} payment={payment} />
  if (!turnOf(claim, claim.role).may.includes('resolve')) {
    return <RedirectToConfirmation claim={claim} payment={paid} />
  }
  return (
    <Page
      title={form.title}
      lead={isNegotiated(claim.status) ? form.resolveLead : form.concedeLead}
      eyebrow={<ClaimEyebrow claim={claim} />}
      width="reading"
    >
      <ResolveForm claim={claim} />
    </Page>
  )
}
