import { Check, X } from 'lucide-react'
import { useTexts } from '../../texts/texts.tsx'
import type { PaymentPhase } from './payment-phase.ts'
import classes from './payment-progress.module.css'

const steps = ['sent', 'seen', 'confirmed'] as const

/** How many steps are done in each phase. */
const stepsDone = { waiting: 0, asked: 0, failed: 0, sent: 1, seen: 2, paid: 3 } as const

/** The steps sent, seen and confirmed, with the state of each. */
export function PaymentProgress({ phase }: { phase: PaymentPhase }) {
  const texts = useTexts('payment').steps
  if (phase.kind === 'superseded') return null
  const done = stepsDone[phase.kind]
  const isUnderWay = phase.kind === 'asked' || done > 0
  return (
    <ol className={`${classes.steps} no-print`} aria-label={texts.label}>
      {steps.map((step, index) => {
        const hasFailed = phase.kind === 'failed' && index === 0
        const state = index < done ? 'done' : hasFailed ? 'failed' : index === done && isUnderWay ? 'current' : 'ahead'
        return (
          <li key={step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            <span className={classes.marker} aria-hidden="true">
              {state === 'done' ? <Check size={16} strokeWidth={3} /> : null}
              {state === 'failed' ? <X size={16} strokeWidth={3} /> : null}
              {state === 'current' || state === 'ahead' ? <span>{index + 1}</span> : null}
            </span>
            {texts[step]}
            <span className="visually-hidden">{texts.states[state]}</span>
          </li>
        )
      })}
    </ol>
  )
}
