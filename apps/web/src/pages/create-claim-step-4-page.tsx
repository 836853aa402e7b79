import { ReviewStep } from '../features/filing/review-step.tsx'
import { DraftStep } from './draft-step.tsx'

export function Component() {
  return <DraftStep step={4}>{claim => <ReviewStep key={claim.id} claim={claim} />}</DraftStep>
}
