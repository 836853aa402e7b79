import type { ReactNode } from 'react'
import classes from './quote.module.css'

interface Props {
  children: ReactNode
  className?: string | undefined
}

/** Words of a person: they begin on the side of their script, keep their lines, and break anywhere. */
export function Quote({ children, className = '' }: Props) {
  return (
    <blockquote className={`${classes.quote} ${className}`} dir="auto">
      {children}
    </blockquote>
  )
}
