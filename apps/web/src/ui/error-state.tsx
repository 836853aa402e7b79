import { CircleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTexts } from '../texts/texts.tsx'
import { Button } from './button.tsx'
import { useFailureText } from './failure-text.ts'
import classes from './states.module.css'
import { useToast } from './toast.ts'

export interface ErrorStateProps {
  error: unknown
  /** Message for a failure that has none of its own. */
  fallback: string
  onRetry?: () => void
}

/** Error with its remedy, which is also announced once in a toast. It looks unlike "nothing found". */
export function ErrorState({ error, fallback, onRetry }: ErrorStateProps) {
  const texts = useTexts('ui').state
  const text = useFailureText()(error, fallback)
  const toast = useToast()
  // Keeps the first message: polling fails every few seconds, and one toast is enough.
  const [told] = useState(text)
  useEffect(() => toast.error(told), [toast, told])
  return (
    <div className={classes.state} data-tone="danger" role="alert">
      <CircleAlert aria-hidden size={32} />
      <p className={classes.title}>{texts.errorTitle}</p>
      <p className={classes.text}>{text}</p>
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
