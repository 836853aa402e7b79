import classes from './mark.module.css'

/** Two parties on a level beam: what the product is there to restore. */
export function Mark({ size = 32 }: { size?: number }) {
  return (
    <svg className={classes.mark} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect className={classes.tile} width="32" height="32" rx="8" />
      <g className={classes.sign}>
        <circle cx="9" cy="9.5" r="3" />
        <circle cx="23" cy="9.5" r="3" />
        <rect x="5" y="14.5" width="22" height="3" rx="1.5" />
        <path d="M9.5 26a6.5 6.5 0 0 1 13 0z" />
      </g>
    </svg>
  )
}

/** The mark with the product's name. */
export function Wordmark({ name, note }: { name: string; note?: string }) {
  return (
    <span className={classes.wordmark}>
      <Mark />
      <span className={classes.name}>{name}</span>
      {note ? <span className={classes.note}>{note}</span> : null}
    </span>
  )
}
