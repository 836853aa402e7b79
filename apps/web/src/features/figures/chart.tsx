import { useId, useLayoutEffect, useRef, useState } from 'react'
import classes from './figures.module.css'

export interface Series {
  readonly key: string
  readonly label: string
  /** One for each month. */
  readonly values: readonly (number | null)[]
}

interface Props {
  /** `bars`: stacked, the parts of a whole. */
  kind: 'bars' | 'lines'
  /** Text alternative for screen readers; the table below holds the numbers. */
  label: string
  /** Labels of the months on the horizontal axis. */
  months: readonly string[]
  series: readonly Series[]
  /** Formats a number of the vertical axis. */
  format: (value: number) => string
}

const height = 260
const margin = { top: 12, right: 12, bottom: 32, left: 52 } as const
/** Minimum width of a month, in pixels, at which the names do not overlap. */
const widthOfName = 56
/** Share of a month's width that stays empty. */
const gap = 0.25

/** Dash patterns by which lines and parts of bars differ without colour. */
const dashes = ['', '7 4', '2 3', '10 3 2 3'] as const

/** The first of 1, 2, 5, 10, 20 and so on that reaches the top of a scale within four steps. */
function stepFor(top: number): number {
  const power = 10 ** Math.floor(Math.log10(top / 4))
  return power * ([1, 2, 5].find(factor => factor * power * 4 >= top) ?? 10)
}

function useWidth() {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(640)
  useLayoutEffect(() => {
    if (!ref.current) return
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width))
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}

/** Chart over months. The page's styles set its colours; patterns and marks make it readable without them. */
export function Chart({ kind, label, months, series, format }: Props) {
  const id = useId()
  const { ref, width } = useWidth()
  const inner = { width: Math.max(width - margin.left - margin.right, 1), height: height - margin.top - margin.bottom }
  const totals = months.map((_, month) => {
    const values = series.map(({ values: all }) => all[month] ?? 0)
    return kind === 'bars' ? values.reduce((sum, value) => sum + value, 0) : Math.max(0, ...values)
  })
  // A top of at least four keeps the ticks whole numbers.
  const top = Math.max(4, ...totals)
  const step = stepFor(top)
  const ticks = Array.from({ length: Math.ceil(top / step) + 1 }, (_, index) => index * step)
  const y = (value: number) => inner.height * (1 - value / (ticks.at(-1) ?? top))
  const band = inner.width / (months.length + gap)
  const left = (month: number) => band * (month + gap)
  const middle = (month: number) => left(month) + (band * (1 - gap)) / 2
  const every = Math.max(1, Math.ceil(widthOfName / band))
  return (
    <figure className={classes.figure}>
      <div ref={ref} className={classes.drawing}>
        <svg width={width} height={height} role="img" aria-label={label}>
          <defs>
            {series.map((each, index) => (
              <Fill key={each.key} id={`${id}-${index}`} index={index} />
            ))}
          </defs>
          <g transform={`translate(${margin.left} ${margin.top})`}>
            <g className={classes.axis} textAnchor="end">
              {ticks.map(value => (
                <g key={value} transform={`translate(0 ${y(value)})`}>
                  <line x1="-8" />
                  <text x="-10" dy="0.25em">
                    {format(value)}
                  </text>
                </g>
              ))}
            </g>
            <g className={classes.axis} textAnchor="middle" transform={`translate(0 ${inner.height})`}>
              <line x2={inner.width} />
              {months.map((month, index) =>
                (months.length - 1 - index) % every === 0 ? (
                  <g key={month} transform={`translate(${middle(index)} 0)`}>
                    <line y2="8" />
                    <text y="8" dy="1em">
                      {month}
                    </text>
                  </g>
                ) : null,
              )}
            </g>
            {kind === 'bars'
              ? series.map(({ key, values }, index) =>
                  values.map((value, month) => {
                    const below = series.slice(0, index).reduce((sum, each) => sum + (each.values[month] ?? 0), 0)
                    return (
                      <rect
                        key={`${key} ${months[month]}`}
                        x={left(month)}
                        y={y(below + (value ?? 0))}
                        width={band * (1 - gap)}
                        height={inner.height - y(value ?? 0)}
                        fill={`url(#${id}-${index})`}
                        className={classes.bar}
                      />
                    )
                  }),
                )
              : series.map(({ key, values }, index) => {
                  const points = values.flatMap((value, at) => (value === null ? [] : [{ x: middle(at), y: y(value) }]))
                  return (
                    <g key={key} data-series={index} className={classes.line}>
                      <polyline
                        points={points.map(point => `${point.x},${point.y}`).join(' ')}
                        strokeDasharray={dashes[index]}
                      />
                      {points.map(point => (
                        <Mark key={point.x} index={index} {...point} />
                      ))}
                    </g>
                  )
                })}
          </g>
        </svg>
      </div>
      {series.length > 1 ? (
        <ul className={classes.legend} aria-hidden="true">
          {series.map((each, index) => (
            <li key={each.key}>
              <svg width="32" height="16" aria-hidden="true">
                {kind === 'bars' ? (
                  <rect x="1" y="1" width="30" height="14" fill={`url(#${id}-${index})`} className={classes.bar} />
                ) : (
                  <g data-series={index} className={classes.line}>
                    <line x1="0" x2="32" y1="8" y2="8" strokeDasharray={dashes[index]} />
                    <Mark index={index} x={16} y={8} />
                  </g>
                )}
              </svg>
              {each.label}
            </li>
          ))}
        </ul>
      ) : null}
    </figure>
  )
}

/** A pattern for each part of a bar: full, lines, dots, empty. */
const Fill = ({ id, index }: { id: string; index: number }) => (
  <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse" className={classes.fill} data-series={index}>
    <rect width="8" height="8" className={classes.ground} />
    {index === 1 ? <path d="M-2 2 L2 -2 M0 8 L8 0 M6 10 L10 6" /> : null}
    {index === 2 ? <circle cx="4" cy="4" r="1.5" /> : null}
  </pattern>
)

/** A mark for each line: a circle, a square, a triangle, a diamond. */
function Mark({ index, x, y }: { index: number; x: number; y: number }) {
  const shapes = [
    'M-4 0 a4 4 0 1 0 8 0 a4 4 0 1 0 -8 0',
    'M-4 -4 h8 v8 h-8 z',
    'M0 -5 L5 4 h-10 z',
    'M0 -5 L5 0 L0 5 L-5 0 z',
  ]
  return <path d={shapes[index % shapes.length]} transform={`translate(${x} ${y})`} className={classes.mark} />
}
