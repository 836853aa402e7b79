import { DetailsStep } from '../features/filing/details-step.tsx'
import { DraftStep } from './draft-step.tsx'

export function Component() {
  return <DraftStep step={2}>{claim => <DetailsStep key={claim.id} claim={claim} />}</DraftStep>
}
