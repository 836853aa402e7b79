import type { Elements } from '../lib/elements.ts'
import classes from './drawing.module.css'
import { Drawing } from './drawing.tsx'

interface Props {
  /** In degrees; negative lifts the right-hand side. */
  tilt: number
  /** Drawing between the parties, above the pivot. */
  children?: Elements
}

/** The product's sign, large: two parties on a beam. It tilts as long as they are apart. */
export function Beam({ tilt, children }: Props) {
  return (
    <Drawing width={160} height={128}>
      <path className={classes.tint} d="M56 126a24 24 0 0 1 48 0z" />
      {tilt === 0 ? null : <path className={classes.ghost} d="M16 96h128" />}
      <g transform={`rotate(${tilt} 80 96)`}>
        <rect className={classes.ink} x="14" y="93" width="132" height="6" rx="3" />
        <circle className={classes.solid} cx="32" cy="77" r="14" />
        <circle className={classes.paper} cx="128" cy="77" r="13" />
      </g>
      {children}
    </Drawing>
  )
}
