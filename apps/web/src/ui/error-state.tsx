import { CircleAlert } from 'lucide-react'
import { useTexts } from '../texts/texts.tsx'
import { Button } from './button.tsx'
import { useFailureText } from './failure-text.ts'
import classes from './states.module.css'

export interface ErrorStateProps {
  error: unknown
  /** What could not be done, where the failure has no message of its own. */
  fallback: string
  onRetry?: () => void
}

/** Something failed, and what to do about it. Looks unlike "nothing found". */
export function ErrorState({ error, fallback, onRetry }: ErrorStateProps) {
  const texts = useTexts('ui').state
  const describe = useFailureText()
  return (
    <div className={classes.state} data-tone="danger" role="alert">
      <CircleAlert aria-hidden size={32} />
      <p className={classes.title}>{texts.errorTitle}</p>
      <p className={classes.text}>{describe(error, fallback)}</p>
      {onRetry ? (
        <div className={classes.action}>
          <Button variant="secondary" onClick={onRetry}>
            {texts.retry}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
