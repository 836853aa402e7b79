import type { WizardStep } from '@redress/domain/claim/completeness.ts'
import { Link } from 'react-router'
import { useTexts } from '../../texts/texts.tsx'
import classes from './filing.module.css'
import { changePath } from './filing-steps.ts'

interface Props {
  claimId: string
  step: WizardStep
  /** Target on that step: the name of a field, or the id of a defendant. */
  field: string
  label: string
}

/** Link from the review to one answer. After the change, the step leads back to the review. */
export function ChangeLink({ claimId, step, field, label }: Props) {
  const texts = useTexts('filing').review
  return (
    <Link to={changePath(step, claimId, field)} className={classes.change} aria-label={texts.changeField(label)}>
      {texts.change}
    </Link>
  )
}
