import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { type WizardStep, wizardSteps } from '@redress/domain/claim/completeness.ts'
import { actionsFor, isSubmitted } from '@redress/domain/claim/questions.ts'
import { Suspended, useSuspension } from '../../entities/account/suspension.ts'
import type { Elements } from '../../lib/elements.ts'
import { paths } from '../../lib/paths.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Page } from '../../ui/page.tsx'
import { TaskListHeader } from '../../ui/task-list-header.tsx'
import { DeleteClaim } from './delete-claim.tsx'
import classes from './filing.module.css'
import { draftOf, stepStates } from './filing-steps.ts'

interface Props {
  claim: PartyClaim
  step: WizardStep
  /** Fields whose input the server has not saved. */
  unsaved: readonly string[]
  children: Elements
}

/** Frame of every step: the position in the wizard, the state of each step, and the ways out. */
export function FilingFrame({ claim, step, unsaved, children }: Props) {
  const texts = useTexts('filing')
  const states = stepStates(draftOf(claim), step, isSubmitted(claim.status), unsaved)
  const tasks = wizardSteps.map((number, index) => ({
    label: texts.steps[index] ?? '',
    shortLabel: texts.shortSteps[index] ?? '',
    to: paths.dashboard.createClaimStep(number, claim.id),
    state: states[index] ?? 'not-started',
  }))
  const suspension = useSuspension('submit a claim')
  const isDraft = actionsFor(claim.status, claim.role).includes('edit')
  return (
    <Page
      title={texts.steps[step - 1] ?? ''}
      lead={texts.leads[step - 1]}
      eyebrow={texts.eyebrow(step, wizardSteps.length)}
      width="wide"
    >
      <TaskListHeader tasks={tasks} current={step} action={isDraft ? <DeleteClaim claimId={claim.id} /> : null} />
      {suspension ? (
        <div className={classes.suspended}>
          <Suspended permission="submit a claim" suspension={suspension} />
        </div>
      ) : null}
      {children}
    </Page>
  )
}
