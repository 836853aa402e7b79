import type { ReactNode } from 'react'
import classes from './states.module.css'

export interface EmptyStateProps {
  title: string
  text?: ReactNode
  /** The one next thing to do: a ButtonLink or a Button. */
  action?: ReactNode
}

/** There is nothing here yet, or nothing was found. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      <svg className={classes.drawing} viewBox="0 0 96 56" width="96" height="56" aria-hidden="true" focusable="false">
        <path d="M36 22V4a2 2 0 0 1 2-2h14l8 8v12" data-empty />
        <rect x="8" y="26" width="80" height="5" rx="2.5" />
        <path d="M34 54a14 14 0 0 1 28 0z" />
      </svg>
      <p className={classes.title}>{title}</p>
      {text ? <p className={classes.text}>{text}</p> : null}
      {action ? <div className={classes.action}>{action}</div> : null}
    </div>
  )
}
