import { ClaimDefendantPage } from './claim-defendant-page.tsx'

export function Component() {
  return <ClaimDefendantPage kind="individual" />
}
