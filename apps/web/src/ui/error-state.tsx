import { CircleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { isOfOtherAccount, isUnreachable } from '../lib/api-error.ts'
import { useRetries } from '../lib/reachable.ts'
import { useTexts } from '../texts/texts.tsx'
import { Button } from './button.tsx'
import { useFailureText } from './failure-text.ts'
import { useIsFirst } from './first-of.ts'
import classes from './states.module.css'
import { useToast } from './toast.ts'

export interface ErrorStateProps {
  error: unknown
  /** Message for a failure that has none of its own. */
  fallback: string
  onRetry?: () => void
  /** Asks again without a word, as long as the server is out of reach. */
  comesBack?: () => unknown
}

/**
 * Error with its remedy, which is also announced once in a toast. It looks unlike "nothing found". While the server is
 * out of reach, it comes back by itself, and no toast outlasts it. That another account is signed in is said once a page.
 */
export function ErrorState({ error, fallback, onRetry, comesBack }: ErrorStateProps) {
  const { state: texts, unexpected } = useTexts('ui')
  const isAway = comesBack !== undefined && isUnreachable(error)
  useRetries(isAway, () => comesBack?.())
  const text = useFailureText()(error, fallback)
  const toast = useToast()
  // Keeps the first message: polling fails every few seconds, and one toast is enough.
  const isOther = isOfOtherAccount(error)
  const isFirst = useIsFirst(isOther)
  const [told] = useState(isAway || isOther ? null : text)
  useEffect(() => {
    if (told !== null) toast.error(told)
  }, [toast, told])
  if (isOther && !isFirst) return null
  return (
    <div className={classes.state} data-tone="danger" role="alert">
      <CircleAlert aria-hidden size={32} />
      <p className={classes.title}>{isAway ? texts.away : texts.errorTitle}</p>
      <p className={classes.text}>{isAway ? texts.comesBack : text}</p>
      {onRetry ? (
        <div className={classes.action}>
          <Button variant="secondary" onClick={isOther ? () => window.location.reload() : onRetry}>
            {isOther ? unexpected.reload : texts.retry}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
