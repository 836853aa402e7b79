import classes from './drawing.module.css'
import { Drawing, Seal, Sheet } from './drawing.tsx'

/** Papers kept in a box that is locked. */
export function Kept() {
  return (
    <Drawing width={200} height={132}>
      <Sheet x={48} y={4} scale={1.25} lines={4} />
      <Sheet x={104} y={12} scale={1.25} lines={4} />
      <path
        className={classes.solid}
        d="M24 62h52l10 12h90a6 6 0 0 1 6 6v42a8 8 0 0 1-8 8H26a8 8 0 0 1-8-8V68a6 6 0 0 1 6-6z"
      />
      <g transform="translate(100 88)">
        <path className={classes.bright} d="M-8 6v-6a8 8 0 0 1 16 0v6" />
        <rect x="-13" y="6" width="26" height="20" rx="4" fill="var(--surface)" />
      </g>
    </Drawing>
  )
}

/** Blocks in a chain, one of them holding a receipt. */
export function Chained() {
  return (
    <Drawing width={200} height={132}>
      <path className={classes.line} d="M58 78h24m36 0h24" />
      <rect className={classes.paper} x="10" y="54" width="48" height="48" rx="8" />
      <path className={classes.thin} d="M24 72h20m-20 12h12" />
      <rect className={classes.solid} x="76" y="48" width="60" height="60" rx="10" transform="rotate(0 106 78)" />
      <path className={classes.bright} d="M93 79l9 9 17-19" />
      <rect className={classes.paper} x="154" y="54" width="48" height="48" rx="8" />
      <path className={classes.thin} d="M168 72h20m-20 12h12" />
      <path className={classes.accent} d="M106 40V18m-8 8l8-8 8 8" />
      <circle className={classes.tint} cx="106" cy="8" r="6" />
      <path className={classes.ghost} d="M10 122h192" />
    </Drawing>
  )
}

/** Offers from both sides that come closer until they meet. */
export function Converging() {
  return (
    <Drawing width={200} height={132}>
      <path className={classes.ghost} d="M10 66h180" />
      <path className={classes.accent} d="M14 14h34v16h36v18h36v18h26" />
      <path className={classes.line} d="M14 120h34v-18h36V84h36V66h26" />
      <circle className={classes.solid} cx="14" cy="14" r="7" />
      <circle className={classes.solid} cx="66" cy="30" r="5" />
      <circle className={classes.solid} cx="102" cy="48" r="5" />
      <circle className={classes.paper} cx="14" cy="120" r="7" />
      <circle className={classes.paper} cx="66" cy="102" r="5" />
      <circle className={classes.paper} cx="102" cy="84" r="5" />
      <Seal x={168} y={66} radius={22} />
    </Drawing>
  )
}
