import type { PartyClaim } from '@redress/contract/claim-views.ts'
import {
  type ClaimDraft,
  isStepBegun,
  missingForSubmission,
  requiredForSubmission,
  type WizardStep,
  wizardSteps,
} from '@redress/domain/claim/completeness.ts'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useIsTakenOver, useTexts } from '../../texts/texts.tsx'
import { focusField } from '../../ui/form/focus-field.ts'
import type { TaskState } from '../../ui/task-list-header.tsx'

/** The claim's fields that decide whether it is complete. */
export const draftOf = (claim: PartyClaim): ClaimDraft => ({
  ...claim,
  value: claim.asked,
  defendantsCount: claim.defendants.length,
  documentsCount: claim.files.length,
})

const lastStep = 5

/** The step on which a field of the draft is written. */
export const stepOf = (field: string): WizardStep | undefined =>
  (requiredForSubmission as Readonly<Record<string, WizardStep>>)[field]

/**
 * State of each step. Unfinished input is a problem only at the last step, where it prevents submission.
 * @param unsaved fields whose input the server has not saved
 */
export function stepStates(
  draft: ClaimDraft,
  current: WizardStep,
  isSubmitted: boolean,
  unsaved: readonly string[],
): TaskState[] {
  return wizardSteps.map(step => {
    if (step === lastStep) return isSubmitted ? 'in-progress' : 'not-started'
    const isSaved = !unsaved.some(field => stepOf(field) === step)
    if (isSaved && missingForSubmission(draft, step).length === 0) return 'complete'
    if (current === lastStep) return 'problem'
    return !isSaved || isStepBegun(draft, step) ? 'in-progress' : 'not-started'
  })
}

const review: WizardStep = 4

/** The address of a step, entered from the review to change one answer. */
export const changePath = (step: WizardStep, claimId: string, field: string): string =>
  `${paths.dashboard.createClaimStep(step, claimId)}?${new URLSearchParams({ change: field })}`

/** Targets of a step's buttons: the previous and next step, or the review if a Change link led here. */
export function useStepNavigation(step: 1 | 2 | 3 | 4, claimId: string) {
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

/** Focuses the field that the link names. */
export function useFocusOn(field: string | null): void {
  // A server-rendered form takes no focus before hydration.
  const isTakenOver = useIsTakenOver()
  useEffect(() => {
    if (field === null || !isTakenOver) return
    const input = document.querySelector<HTMLInputElement>(`form [name="${CSS.escape(field)}"]`)
    focusField(input?.form ?? null, field)
  }, [field, isTakenOver])
}
