import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import classes from './result-card.module.css'

interface Props {
  to: LinkProps['to']
  title: string
  /** At the end of the title's row. */
  badge?: ReactNode
  /** What tells it from others of the same name. */
  facts: Readonly<Record<string, ReactNode>>
}

/** One result: the whole card leads to it. */
export function ResultCard({ to, title, badge, facts }: Props) {
  return (
    <article className={classes.card}>
      <div className={classes.row}>
        <h3>
          <Link to={to}>{title}</Link>
        </h3>
        {badge}
      </div>
      <ul className={classes.facts}>
        {Object.entries(facts).map(([name, fact]) => (fact ? <li key={name}>{fact}</li> : null))}
      </ul>
    </article>
  )
}
