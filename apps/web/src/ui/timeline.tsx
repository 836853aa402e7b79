import type { ReactNode } from 'react'
import type { Elements } from '../lib/elements.ts'
import type { Instant } from '../lib/format.ts'
import { DateText } from './date-text.tsx'
import { Fold } from './fold.tsx'
import classes from './timeline.module.css'

export interface TimelineEntry {
  id: string
  /** Description of the event. */
  what: ReactNode
  who?: ReactNode
  when?: Instant | null
  /** Amount or other detail. */
  detail?: ReactNode
  state?: 'past' | 'current' | 'future'
}

/** List of events, in the given order. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol className={classes.timeline}>
      {entries.map(({ id, what, who, when, detail, state = 'past' }) => (
        <li
          key={id}
          className={classes.entry}
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <p className={classes.what}>{what}</p>
          {who || when ? (
            <p className={classes.note}>
              {who ? <span>{who}</span> : null}
              {who && when ? <span aria-hidden="true"> · </span> : null}
              {when ? <DateText value={when} withTime /> : null}
            </p>
          ) : null}
          {detail ? <div className={classes.detail}>{detail}</div> : null}
        </li>
      ))}
    </ol>
  )
}

interface FoldedProps {
  entries: readonly TimelineEntry[]
  /** How many entries are seen at once. */
  shown: number
  /** Title of the fold with the others. */
  title: string
  /** Below the others. */
  children?: Elements
}

/** A timeline of which the first entries are seen, and the others are in a fold. */
export function FoldedTimeline({ entries, shown, title, children }: FoldedProps) {
  const others = entries.slice(shown)
  return (
    <div className={classes.folded}>
      <Timeline entries={entries.slice(0, shown)} />
      {others.length === 0 ? (
        children
      ) : (
        <Fold title={title}>
          <Timeline entries={others} />
          {children}
        </Fold>
      )}
    </div>
  )
}
