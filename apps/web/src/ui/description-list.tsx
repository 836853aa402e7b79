import type { ReactNode } from 'react'
import classes from './description-list.module.css'

export interface Description {
  term: string
  value: ReactNode
  /** Action at the end of the row, such as a Change link. */
  action?: ReactNode
}

/** List of terms and values. Rows without a value are left out. */
export function DescriptionList({ items }: { items: readonly Description[] }) {
  return (
    <dl className={classes.list}>
      {items
        .filter(({ value }) => value !== null && value !== undefined && value !== '')
        .map(({ term, value, action }) => (
          <div key={term} className={classes.row}>
            <dt>{term}</dt>
            <dd dir="auto">{value}</dd>
            {action ? <dd className={classes.action}>{action}</dd> : null}
          </div>
        ))}
    </dl>
  )
}
