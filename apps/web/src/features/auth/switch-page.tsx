import type { ReactNode } from 'react'
import classes from './auth.module.css'

/** At the foot of a sign-in page: the way to another one. */
export function SwitchPage({ question, children }: { question?: string; children: ReactNode }) {
  return (
    <div className={classes.switch}>
      {question ? <p>{question}</p> : null}
      {children}
    </div>
  )
}
