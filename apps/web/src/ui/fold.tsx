import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import classes from './fold.module.css'

/** Part that few need now, out of the way of everybody else. It is printed, and the browser's search finds it. */
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
