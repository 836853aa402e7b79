import classes from './mark.module.css'

/** A beam that has come level on its pivot: what the product is there to bring about. */
export function Mark({ size = 32 }: { size?: number }) {
  return (
    <svg className={classes.mark} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect className={classes.tile} width="32" height="32" rx="8" />
      <g className={classes.sign}>
        <rect x="5" y="11.5" width="22" height="3.5" rx="1.75" opacity="0.45" transform="rotate(-24 16 13.25)" />
        <rect x="5" y="11.5" width="22" height="3.5" rx="1.75" />
        <path d="M8 25.5a8 8 0 0 1 16 0z" />
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
