import type { ReactNode } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { StickyActions } from '../../ui/sticky-actions.tsx'
import classes from './filing.module.css'

interface Props {
  back: string | null
  /** Whether the words are safe. */
  status?: ReactNode
  /** The button that leads on. */
  children: ReactNode
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
