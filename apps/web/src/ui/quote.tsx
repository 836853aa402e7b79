import type { ReactNode } from 'react'
import classes from './quote.module.css'

interface Props {
  children: ReactNode
  className?: string | undefined
}

/** What somebody has written: it begins on the side of its script, keeps its lines, and breaks anywhere. */
export function Quote({ children, className = '' }: Props) {
  return (
    <blockquote className={`${classes.quote} ${className}`} dir="auto">
      {children}
    </blockquote>
  )
}
