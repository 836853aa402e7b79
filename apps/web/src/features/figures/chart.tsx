import { AxisBottom, AxisLeft } from '@visx/axis'
import { useParentSize } from '@visx/responsive'
import { scaleBand, scaleLinear } from '@visx/scale'
import { BarStack, LinePath } from '@visx/shape'
import { useId } from 'react'
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
  /** What a screen reader says in its place; the table below holds the numbers. */
  label: string
  /** The months, as they stand below. */
  months: readonly string[]
  series: readonly Series[]
  /** How a number at the left reads. */
  format: (value: number) => string
}

const height = 260
const margin = { top: 12, right: 12, bottom: 32, left: 52 } as const
/** Beneath this width of a month its name would meet the next. */
const widthOfName = 56

/** How the parts of a bar, and the lines, differ without colour. */
const dashes = ['', '7 4', '2 3', '10 3 2 3'] as const

/** Months from left to right. It takes its colours from the page's, and needs none of them to be read. */
export function Chart({ kind, label, months, series, format }: Props) {
  const id = useId()
  const { parentRef, width } = useParentSize({ debounceTime: 50, initialSize: { width: 640, height } })
  const keys = months.map((_, index) => String(index))
  const inner = { width: Math.max(width - margin.left - margin.right, 1), height: height - margin.top - margin.bottom }
  const totals = keys.map((_, index) => {
    const values = series.map(({ values: all }) => all[index] ?? 0)
    return kind === 'bars' ? values.reduce((sum, value) => sum + value, 0) : Math.max(0, ...values)
  })
  const x = scaleBand({ domain: keys, range: [0, inner.width], padding: 0.25 })
  // Up to four at least, so that no part of a whole number stands at the left.
  const y = scaleLinear({ domain: [0, Math.max(4, ...totals)], range: [inner.height, 0], nice: 4 })
  const every = Math.max(1, Math.ceil(widthOfName / x.step()))
  const named = keys.filter((_, index) => (months.length - 1 - index) % every === 0)
  const rows = keys.map((key, index) => ({
    key,
    ...Object.fromEntries(series.map(each => [each.key, each.values[index] ?? 0])),
  }))
  const middleOf = (index: number) => (x(String(index)) ?? 0) + x.bandwidth() / 2
  return (
    <figure className={classes.figure}>
      <div ref={parentRef} className={classes.drawing}>
        <svg width={width} height={height} role="img" aria-label={label}>
          <defs>
            {series.map((each, index) => (
              <Fill key={each.key} id={`${id}-${index}`} index={index} />
            ))}
          </defs>
          <g transform={`translate(${margin.left} ${margin.top})`}>
            <AxisLeft
              scale={y}
              numTicks={4}
              hideAxisLine
              tickFormat={value => format(Number(value))}
              axisClassName={classes.axis ?? ''}
            />
            <AxisBottom
              top={inner.height}
              scale={x}
              tickValues={named}
              tickFormat={key => months[Number(key)] ?? ''}
              axisClassName={classes.axis ?? ''}
            />
            {kind === 'bars' ? (
              <BarStack
                data={rows}
                keys={series.map(({ key }) => key)}
                x={({ key }) => key}
                xScale={x}
                yScale={y}
                color={key => `url(#${id}-${series.findIndex(each => each.key === key)})`}
                className={classes.bar ?? ''}
              />
            ) : (
              series.map(({ key, values }, index) => {
                const points = values.flatMap((value, at) => (value === null ? [] : [{ value, at }]))
                return (
                  <g key={key} data-series={index} className={classes.line}>
                    <LinePath
                      data={points}
                      x={({ at }) => middleOf(at)}
                      y={({ value }) => y(value)}
                      strokeDasharray={dashes[index] ?? ''}
                    />
                    {points.map(({ value, at }) => (
                      <Mark key={at} index={index} x={middleOf(at)} y={y(value)} />
                    ))}
                  </g>
                )
              })
            )}
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
