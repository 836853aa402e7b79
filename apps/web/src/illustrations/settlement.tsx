import classes from './drawing.module.css'
import { Drawing, Seal, Sheet } from './drawing.tsx'

/** Two parties who have come level, each with their paper, under one seal. */
export function Settlement() {
  return (
    <Drawing width={520} height={440}>
      <circle className={classes.soft} cx="260" cy="226" r="206" />
      <g transform="rotate(12 260 314)">
        <path className={classes.ghost} d="M56 314h408" />
        <circle className={classes.ghost} cx="112" cy="264" r="44" />
        <circle className={classes.ghost} cx="408" cy="264" r="44" />
      </g>
      <path className={classes.tint} d="M182 432a78 78 0 0 1 156 0z" />
      <path className={classes.solid} d="M222 432a38 38 0 0 1 76 0z" />
      <rect className={classes.ink} x="44" y="308" width="432" height="13" rx="6.5" />
      <circle className={classes.solid} cx="112" cy="260" r="46" />
      <circle className={classes.paper} cx="408" cy="260" r="45" />
      <path className={classes.line} d="M112 196c0-62 58-98 110-98" />
      <path className={classes.line} d="M408 196c0-62-58-98-110-98" />
      <path className={classes.accent} d="M214 91l9 7-9 7M306 91l-9 7 9 7" />
      <g transform="rotate(-7 118 100)">
        <Sheet x={70} y={46} lines={4} scale={1.9} />
      </g>
      <g transform="rotate(6 396 100)">
        <Sheet x={378} y={46} lines={4} scale={1.9} />
      </g>
      <circle className={classes.paper} cx="260" cy="98" r="42" />
      <Seal x={260} y={98} radius={32} />
      <path className={classes.thin} d="M260 148v24m0 14v24m0 14v24m0 14v22" strokeDasharray="4 8" />
    </Drawing>
  )
}
