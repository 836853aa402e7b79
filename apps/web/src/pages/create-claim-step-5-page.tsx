import { SubmitStep } from '../features/filing/submit-step.tsx'
import { ClaimPayment, openPayment } from './claim-payment.tsx'
import { DraftStep } from './draft-step.tsx'

export function Component() {
  return (
    <DraftStep step={5}>
      {claim => {
        const payment = openPayment(claim, ['submission'])
        return <SubmitStep claim={claim} payment={payment ? <ClaimPayment claim={claim} payment={payment} /> : null} />
      }}
    </DraftStep>
  )
}
