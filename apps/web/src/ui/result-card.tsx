import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import type { Elements } from '../lib/elements.ts'
import classes from './result-card.module.css'

interface Props {
  to: LinkProps['to']
  title: string
  /** Badge at the end of the title row. */
  badge?: Elements
  /** Facts that tell results of the same name apart. */
  facts: Readonly<Record<string, ReactNode>>
}

/** One result. The whole card is a link. */
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
