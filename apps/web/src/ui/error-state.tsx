import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../texts/texts.tsx'
import { Button } from './button.tsx'
import { useFailureText } from './failure-text.ts'
import classes from './states.module.css'

export interface ErrorStateProps {
  error: unknown
  /** What could not be done, where the failure has no words of its own. */
  fallback: string
  /** A promise that it answers settles when it has been tried, and never fails. */
  onRetry?: () => unknown
}

/** Something failed, and what to do about it. Looks unlike "nothing found". */
export function ErrorState({ error, fallback, onRetry }: ErrorStateProps) {
  const texts = useTexts('ui').state
  const describe = useFailureText()
  const [isTrying, setTrying] = useState(false)
  return (
    <div className={classes.state} data-tone="danger" role="alert">
      <CircleAlert aria-hidden size={32} />
      <p className={classes.title}>{texts.errorTitle}</p>
      <p className={classes.text}>{describe(error, fallback)}</p>
      {onRetry ? (
        <div className={classes.action}>
          <Button
            variant="secondary"
            isPending={isTrying}
            onClick={async () => {
              setTrying(true)
              await onRetry()
              setTrying(false)
            }}
          >
            {texts.retry}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
