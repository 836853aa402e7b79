import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { WizardStep } from '@redress/domain/claim/completeness.ts'
import { actionsFor } from '@redress/domain/claim/questions.ts'
import { Suspense } from 'react'
import { Navigate } from 'react-router'
import { WithPartyClaim } from '../entities/claim/party-claim.tsx'
import { DefendantsStep } from '../features/defendants/defendants-step.tsx'
import { DocumentsStep } from '../features/documents/documents-step.tsx'
import { DetailsStep } from '../features/filing/details-step.tsx'
import { FilingFrame } from '../features/filing/filing-frame.tsx'
import { Guided } from '../features/filing/guided.tsx'
import { ReviewStep } from '../features/filing/review-step.tsx'
import { NextStep } from '../features/filing/step-actions.tsx'
import { SubmitStep } from '../features/filing/submit-step.tsx'
import { type Draft, useDraft } from '../features/filing/use-draft.ts'
import { paidSubmission, RedirectToConfirmation } from '../features/payment/claim-payment.tsx'
import type { Elements } from '../lib/elements.ts'
import { lazyPart } from '../lib/lazy-part.tsx'
import { paths } from '../lib/paths.ts'
import { useTexts } from '../texts/texts.tsx'

const PublicPreview = lazyPart(
  'features/records/public-preview',
  async () => (await import('../features/records/public-preview.tsx')).PublicPreview,
)

/** One of the five steps of filing a claim. */
export function Component({ step }: { step: WizardStep }) {
  const texts = useTexts('filing')
  const { draftIdMissing } = useTexts('claims')
  return (
    <WithPartyClaim title={texts.steps[step - 1] ?? ''} width="wide" idMissing={draftIdMissing}>
      {claim => <Step claim={claim} step={step} />}
    </WithPartyClaim>
  )
}

/** Once the claim is submitted only the payment is left, on a page of its own, and after that what it has brought about. */
function Step({ claim, step }: { claim: PartyClaim; step: WizardStep }) {
  const actions = actionsFor(claim.status, claim.role)
  if (actions.includes('pay')) return <Navigate replace to={paths.dashboard.payAfterSubmission(claim.id)} />
  if (!actions.includes('edit')) return <RedirectToConfirmation claim={claim} payment={paidSubmission(claim)} />
  return <Filing key={claim.id} claim={claim} step={step} />
}

/** One draft, whichever step of it is shown. */
function Filing({ claim, step }: { claim: PartyClaim; step: WizardStep }) {
  const draft = useDraft(claim)
  return (
    <FilingFrame claim={claim} step={step} unsaved={Object.keys(draft.unsaved)}>
      {contents[step](claim, draft)}
    </FilingFrame>
  )
}

const contents: Record<WizardStep, (claim: PartyClaim, draft: Draft) => Elements> = {
  1: claim => (
    <Guided topic="defendants">
      <DefendantsStep claim={claim} />
      <NextStep claim={claim} step={1} />
    </Guided>
  ),
  2: (claim, draft) => <DetailsStep claim={claim} draft={draft} />,
  3: claim => (
    <Guided topic="materialEvidence">
      <DocumentsStep claim={claim} />
      <NextStep claim={claim} step={3} />
    </Guided>
  ),
  4: (claim, draft) => (
    <ReviewStep
      claim={claim}
      draft={draft}
      preview={
        <Suspense>
          <PublicPreview claim={claim} />
        </Suspense>
      }
    />
  ),
  5: (claim, draft) => <SubmitStep claim={claim} unsaved={Object.keys(draft.unsaved)} />,
}
