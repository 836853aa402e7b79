import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import classes from './fold.module.css'

/** Help that is there for whoever needs it, and out of the way of everybody else. */
export function Fold({
  title,
  children,
  defaultOpen = false,
}: {
  title: string
  children: ReactNode
  defaultOpen?: boolean
}) {
  return (
    <details className={classes.fold} open={defaultOpen}>
      <summary>
        <span>{title}</span>
        <ChevronDown aria-hidden size={18} />
      </summary>
      <div className={classes.content}>{children}</div>
    </details>
  )
}
