import {
  type ClaimDraft,
  isStepBegun,
  missingForSubmission,
  type WizardStep,
  wizardSteps,
} from '@redress/domain/claim/completeness.ts'
import type { TaskState } from '../../ui/task-list-header.tsx'

const lastStep = 5

/** How each step stands. What is unfinished is a problem only where it stands in the way: at the last step. */
export function stepStates(draft: ClaimDraft, current: WizardStep, isSubmitted: boolean): TaskState[] {
  return wizardSteps.map(step => {
    if (step === lastStep) return isSubmitted ? 'in-progress' : 'not-started'
    if (missingForSubmission(draft, step).length === 0) return 'complete'
    if (current === lastStep) return 'problem'
    return isStepBegun(draft, step) ? 'in-progress' : 'not-started'
  })
}
