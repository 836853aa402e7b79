import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { missingForSubmission } from '@redress/domain/claim/completeness.ts'
import { useNavigate } from 'react-router'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { draftOf } from './draft.ts'
import { Missing } from './missing.tsx'
import { StepActions } from './step-actions.tsx'
import { useStepWay } from './step-way.ts'

/** The end of a step whose things are saved one by one: on, once there is at least one. */
export function NextStep({ claim, step }: { claim: PartyClaim; step: 1 | 3 }) {
  const names: Readonly<Record<string, string>> = useTexts('filing').missingItems
  const way = useStepWay(step, claim.id)
  const navigate = useNavigate()
  const missing = missingForSubmission(draftOf(claim), step)
  return (
    <>
      <Missing items={missing.map(item => ({ key: item, label: names[item] ?? item }))} />
      <StepActions back={way.back}>
        <Button disabled={missing.length > 0} onClick={() => void navigate(way.next)}>
          {way.nextLabel}
        </Button>
      </StepActions>
    </>
  )
}
