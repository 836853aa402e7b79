import type { Defendant, LetterDelivery } from '@redress/contract/defendants.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import classes from './takeover.module.css'

const steps = ['queuedAt', 'acceptedAt', 'refusedAt', 'openedAt', 'takenOverAt'] as const

/** How our letter to a defendant arrives, each step with its time; only its plaintiff is told. */
export function DeliveryNote({ defendant }: { defendant: Defendant }) {
  const { delivery: texts } = useTexts('takeover')
  const formats = useFormats()
  if (defendant.view !== 'private' || defendant.delivery === null) return null
  const { delivery } = defendant
  const isRefused = delivery.state === 'refused'
  return (
    <div className={classes.delivery}>
      <p className={classes.label}>{texts.label}</p>
      <dl className={classes.trail}>
        {stepsOf(delivery).map(({ step, time }) => (
          <div key={step} className={classes.step}>
            <dt>{step === 'queuedAt' && delivery.state !== 'queued' ? texts.sent : texts.steps[step]}</dt>
            <dd>{formats.dateTime(time)}</dd>
          </div>
        ))}
      </dl>
      {isRefused && delivery.refusal ? <p>{texts.refusal(delivery.refusal)}</p> : null}
      {isRefused ? <p>{texts.unknown}</p> : null}
    </div>
  )
}

/** What has happened, in the order in which it did. */
const stepsOf = (delivery: LetterDelivery) =>
  steps
    .flatMap(step => {
      const time = delivery[step]
      return time === null ? [] : [{ step, time }]
    })
    .sort((one, other) => one.time.localeCompare(other.time))
