import type { ReactNode } from 'react'
import classes from './drawing.module.css'

/** A picture beside a text that says the same; it is not read out. */
export function Drawing({ width, height, children }: { width: number; height: number; children: ReactNode }) {
  return (
    <svg className={classes.drawing} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      {children}
    </svg>
  )
}

const rows = [19, 27, 35, 43]

/** A sheet of paper with a folded corner and up to four lines of writing. */
export function Sheet({ x, y, lines = 3, scale = 1 }: { x: number; y: number; lines?: number; scale?: number }) {
  return (
    <g className={classes.even} transform={`translate(${x} ${y}) scale(${scale})`}>
      <path className={classes.paper} d="M3 0h22l11 11v35a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3V3a3 3 0 0 1 3-3z" />
      <path className={classes.line} d="M25 0v11h11" />
      {rows.slice(0, lines).map((y, index) => (
        <path
          key={y}
          className={index === 0 ? classes.accent : classes.thin}
          d={`M8 ${y}h${index === lines - 1 ? 12 : 20}`}
        />
      ))}
    </g>
  )
}

/** A round seal with a tick. */
export function Seal({ x, y, radius = 16 }: { x: number; y: number; radius?: number }) {
  const unit = radius / 16
  return (
    <g transform={`translate(${x} ${y}) scale(${unit})`}>
      <circle className={classes.solid} r="16" />
      <path className={classes.bright} d="M-7 0.5l5 5 9-10" />
    </g>
  )
}
