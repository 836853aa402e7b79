import type { Elements } from '../lib/elements.ts'
import classes from './drawing.module.css'
import { Drawing, Seal, Sheet } from './drawing.tsx'

const frame = (key: string, content: Elements) => (
  <Drawing key={key} width={220} height={150}>
    <circle className={classes.soft} cx="110" cy="75" r="72" />
    {content}
  </Drawing>
)

/** The five steps of making a claim: who, what, with which proof, checked, sent. */
export const filingSteps = [
  frame(
    'defendants',
    <>
      <path className={classes.paper} d="M30 132V42a4 4 0 0 1 4-4h50a4 4 0 0 1 4 4v90z" />
      <path className={classes.thin} d="M44 56h10m12 0h10M44 74h10m12 0h10M44 92h10m12 0h10" />
      <path className={classes.accent} d="M52 132v-20h14v20" />
      <circle className={classes.solid} cx="150" cy="66" r="22" />
      <path className={classes.solid} d="M112 132a38 38 0 0 1 76 0z" />
      <path className={classes.line} d="M14 132h192" />
    </>,
  ),
  frame(
    'what-happened',
    <>
      <Sheet x={56} y={18} lines={4} scale={2.3} />
      <path className={classes.paper} d="M122 104l52-62 13 11-52 62-18 7z" />
      <path className={classes.line} d="M164 54l13 11" />
    </>,
  ),
  frame(
    'documents',
    <>
      <g transform="rotate(-10 80 80)">
        <Sheet x={42} y={30} lines={3} scale={1.9} />
      </g>
      <g transform="rotate(8 140 80)">
        <Sheet x={106} y={26} lines={3} scale={1.9} />
      </g>
      <Sheet x={76} y={22} lines={4} scale={2.1} />
      <path className={classes.accent} d="M88 34V16a7 7 0 0 1 14 0v26a4.5 4.5 0 0 1-9 0V22" />
    </>,
  ),
  frame(
    'review',
    <>
      <rect className={classes.paper} x="52" y="16" width="116" height="122" rx="8" />
      {[40, 72, 104].map(y => (
        <g key={y}>
          <rect className={classes.tint} x="68" y={y - 8} width="18" height="18" rx="4" />
          <path className={classes.accent} d={`M72 ${y + 1}l4 4 7-9`} />
          <path className={classes.thin} d={`M100 ${y + 1}h${y === 72 ? 36 : 50}`} />
        </g>
      ))}
    </>,
  ),
  frame(
    'submit',
    <>
      <Sheet x={34} y={24} lines={4} scale={2} />
      <path className={classes.accent} d="M122 66h26m-9-9l9 9-9 9" />
      <Seal x={106} y={116} radius={17} />
      <rect className={classes.paper} x="158" y="30" width="50" height="92" rx="8" />
      <path className={classes.thin} d="M178 114h10" />
      <path
        className={classes.solid}
        d="M168 48h12v12h-12zM186 48h12v12h-12zM168 66h12v12h-12zM186 66h5v5h-5zM193 73h5v5h-5zM168 88h30v5h-30z"
      />
    </>,
  ),
] as const
