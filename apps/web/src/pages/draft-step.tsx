import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { actionsFor } from '@redress/domain/claim/questions.ts'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { FilingFrame } from '../features/filing/filing-frame.tsx'
import { paths, type WizardStep } from '../lib/paths.ts'
import { useTexts } from '../texts/texts.tsx'
import { usePaymentNotice } from './claim-payment.tsx'
import { WithPartyClaim } from './party-claim.tsx'
import { ToClaim } from './to-claim.tsx'

interface Props {
  step: WizardStep
  children: (claim: PartyClaim) => ReactNode
}

/** A step of filing. Once the claim is submitted only the payment is left, and after that the claim itself. */
export function DraftStep({ step, children }: Props) {
  const texts = useTexts('filing')
  const { draftIdMissing } = useTexts('claims')
  return (
    <WithPartyClaim title={texts.steps[step - 1] ?? ''} width="wide" idMissing={draftIdMissing}>
      {claim => (
        <Step claim={claim} step={step}>
          {children}
        </Step>
      )}
    </WithPartyClaim>
  )
}

function Step({ claim, step, children }: Props & { claim: PartyClaim }) {
  usePaymentNotice(claim)
  const actions = actionsFor(claim.status, claim.role)
  const isToPay = actions.includes('pay')
  if (!isToPay && !actions.includes('edit')) return <ToClaim claim={claim} />
  if (isToPay && step !== 5) return <Navigate replace to={paths.dashboard.createClaimStep(5, claim.id)} />
  return (
    <FilingFrame claim={claim} step={step}>
      {children(claim)}
    </FilingFrame>
  )
}
