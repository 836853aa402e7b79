import { Beam } from './beam.tsx'
import classes from './drawing.module.css'
import { Seal, Sheet } from './drawing.tsx'

/** How a claim runs, from filing to settlement: the beam comes level as the parties come closer. */
export const journey = [
  <Beam key="file" tilt={13}>
    <Sheet x={21} y={2} scale={0.9} />
  </Beam>,
  <Beam key="notice" tilt={13}>
    <path className={classes.ghost} d="M42 44c10-20 40-28 62-8" />
    <g transform="translate(109 34)">
      <rect className={classes.paper} width="44" height="30" rx="4" />
      <path className={classes.accent} d="M3 4l19 14L41 4" />
    </g>
  </Beam>,
  <Beam key="answer" tilt={8}>
    <Sheet x={21} y={12} scale={0.8} />
    <Sheet x={116} y={24} scale={0.8} />
  </Beam>,
  <Beam key="negotiate" tilt={4}>
    <path className={classes.accent} d="M30 40h34m-9-8l9 8-9 8" />
    <path className={classes.line} d="M130 40H96m9-8l-9 8 9 8" />
    <circle className={classes.tint} cx="80" cy="40" r="4" />
  </Beam>,
  <Beam key="settle" tilt={0}>
    <path className={classes.thin} d="M32 54c0-20 20-28 48-28s48 8 48 28" />
    <Seal x={80} y={28} radius={18} />
  </Beam>,
] as const
