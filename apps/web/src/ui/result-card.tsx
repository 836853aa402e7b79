import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import type { Elements } from '../lib/elements.ts'
import classes from './result-card.module.css'

interface Props {
  to: LinkProps['to']
  title: string
  /** At the end of the title's row. */
  badge?: Elements
  /** What tells it from others of the same name. */
  facts: Readonly<Record<string, ReactNode>>
}

/** One result: the whole card leads to it. */
export function ResultCard({ to, title, badge, facts }: Props) {
  const known = Object.entries(facts).filter(([, fact]) => fact)
  return (
    <article className={classes.card}>
      <div className={classes.row}>
        <h3>
          <Link to={to}>{title}</Link>
        </h3>
        {badge}
      </div>
      {known.length > 0 ? (
        <ul className={classes.facts}>
          {known.map(([name, fact]) => (
            <li key={name}>{fact}</li>
          ))}
        </ul>
      ) : null}
    </article>
  )
}
