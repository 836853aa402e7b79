import type { ReactNode } from 'react'
import classes from './badge.module.css'

export type BadgeTone = 'neutral' | 'accent' | 'attention' | 'success' | 'danger'

/** A short word of state; the colour only repeats what the word says. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {children}
    </span>
  )
}
