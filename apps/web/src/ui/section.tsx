import { type ReactNode, useId } from 'react'
import type { Elements } from '../lib/elements.ts'
import classes from './section.module.css'

export interface SectionProps {
  /** Anchor for links and buttons elsewhere on the page. */
  id?: string
  title: string
  note?: ReactNode
  actions?: Elements
  children: Elements
}

/** A titled part of a page on its own surface. */
export function Section({ id, title, note, actions, children }: SectionProps) {
  const titleId = useId()
  return (
    <section id={id} className={classes.section} aria-labelledby={titleId}>
      <header className={classes.header}>
        <div>
          <h2 id={titleId}>{title}</h2>
          {note ? <p className={classes.note}>{note}</p> : null}
        </div>
        {actions}
      </header>
      {children}
    </section>
  )
}
