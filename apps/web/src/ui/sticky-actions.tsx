import type { ReactNode } from 'react'
import classes from './sticky-actions.module.css'

/** The buttons that end a page or a form; on a phone they stay at the bottom of the screen. Main action last. */
export function StickyActions({ children }: { children: ReactNode }) {
  return <div className={`${classes.actions} no-print`}>{children}</div>
}
