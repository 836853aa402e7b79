import { useSearchParams } from 'react-router'
import { paths, type WizardStep } from '../../lib/paths.ts'
import { useTexts } from '../../texts/texts.tsx'

const review: WizardStep = 4

/** The address of a step, entered from the review to change one answer. */
export const changePath = (step: WizardStep, claimId: string, field: string): string =>
  `${paths.dashboard.createClaimStep(step, claimId)}?${new URLSearchParams({ change: field })}`

/** Where a step leads: on and back, or to the review where a Change link led here. */
export function useStepWay(step: 1 | 2 | 3 | 4, claimId: string) {
  const texts = useTexts('filing')
  const [params] = useSearchParams()
  const change = params.get('change')
  const at = (to: WizardStep) => paths.dashboard.createClaimStep(to, claimId)
  const comesBack = change !== null && step !== review
  const toReview = { change, back: at(review), next: at(review), nextLabel: texts.toReview }
  const before: Record<typeof step, string | null> = { 1: null, 2: at(1), 3: at(2), 4: at(3) }
  const after: Record<typeof step, string> = { 1: at(2), 2: at(3), 3: at(4), 4: at(5) }
  return comesBack ? toReview : { change, back: before[step], next: after[step], nextLabel: texts.next }
}
