import type { ReactNode } from 'react'
import classes from './description-list.module.css'

export interface Description {
  term: string
  value: ReactNode
  /** At the end of the row: a Change link. */
  action?: ReactNode
}

/** What is known of a thing: names and values. Rows without a value are left out. */
export function DescriptionList({ items }: { items: readonly Description[] }) {
  return (
    <dl className={classes.list}>
      {items
        .filter(({ value }) => value !== null && value !== undefined && value !== '')
        .map(({ term, value, action }) => (
          <div key={term} className={classes.row}>
            <dt>{term}</dt>
            <dd>{value}</dd>
            {action ? <dd className={classes.action}>{action}</dd> : null}
          </div>
        ))}
    </dl>
  )
}
