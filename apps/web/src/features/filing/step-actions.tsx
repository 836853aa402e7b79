import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { missingForSubmission } from '@redress/domain/claim/completeness.ts'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { Elements } from '../../lib/elements.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { StickyActions } from '../../ui/sticky-actions.tsx'
import classes from './filing.module.css'
import { draftOf, useStepNavigation } from './filing-steps.ts'
import { Missing } from './missing.tsx'

interface Props {
  back: string | null
  /** Whether the words are safe. */
  status?: ReactNode
  /** The button that leads on. */
  children: Elements
}

/** The end of a step: whether it is saved, back, and on. */
export function StepActions({ back, status, children }: Props) {
  const texts = useTexts('filing')
  return (
    <StickyActions>
      {status ? <div className={classes.status}>{status}</div> : null}
      {back === null ? null : (
        <ButtonLink variant="secondary" to={back}>
          {texts.back}
        </ButtonLink>
      )}
      {children}
    </StickyActions>
  )
}

/** The end of a step whose things are saved one by one: on, once there is at least one. */
export function NextStep({ claim, step }: { claim: PartyClaim; step: 1 | 3 }) {
  const names: Readonly<Record<string, string>> = useTexts('filing').missingItems
  const navigation = useStepNavigation(step, claim.id)
  const navigate = useNavigate()
  const missing = missingForSubmission(draftOf(claim), step)
  return (
    <>
      <Missing items={missing.map(item => ({ key: item, label: names[item] ?? item }))} />
      <StepActions back={navigation.back}>
        <Button disabled={missing.length > 0} onClick={() => void navigate(navigation.next)}>
          {navigation.nextLabel}
        </Button>
      </StepActions>
    </>
  )
}
