import type { ReactNode } from 'react'
import type { Elements } from '../../lib/elements.ts'
import classes from './claim-row.module.css'

/** Claims as rows of Home. */
export const ClaimRows = ({ children }: { children: ReactNode }) => <ul className={classes.rows}>{children}</ul>

interface Props {
  /** The claim in one sentence: plaintiff, amount and defendants. */
  sentence: ReactNode
  /** Details below the sentence. */
  children: Elements
  /** The one button. */
  action: Elements
}

/** Row of a claim: its sentence, the current details and one button. */
export function ClaimRow({ sentence, children, action }: Props) {
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <h3 className={classes.sentence}>{sentence}</h3>
        {children}
      </div>
      {action}
    </li>
  )
}
