import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { Defendant, LetterDelivery } from '@redress/contract/defendants.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { LetterActions } from './letter-actions.tsx'
import classes from './takeover.module.css'

const steps = ['queuedAt', 'acceptedAt', 'refusedAt', 'withheldAt', 'openedAt', 'disownedAt', 'takenOverAt'] as const

/** How our letter to a defendant arrives, each step with its time, and what can be done where it does not; for its plaintiff. */
export function DeliveryNote({ claim, defendant }: { claim: PartyClaim; defendant: Defendant }) {
  const { delivery: texts } = useTexts('takeover')
  const formats = useFormats()
  if (defendant.view !== 'private' || defendant.delivery === null) return null
  const { delivery, email } = defendant
  const isRefused = delivery.state === 'refused'
  const isNotSent = delivery.state === 'not sent'
  const isDisowned = delivery.state === 'disowned'
  return (
    <div className={classes.delivery}>
      <p className={classes.label}>{texts.label}</p>
      <p>{texts.to(email)}</p>
      <dl className={classes.trail}>
        {stepsOf(delivery).map(({ step, time }) => (
          <div key={step} className={classes.step}>
            <dt>{step === 'queuedAt' && delivery.state !== 'queued' ? texts.sent : texts.steps[step]}</dt>
            <dd>{formats.dateTime(time)}</dd>
          </div>
        ))}
      </dl>
      {isRefused && delivery.refusal ? <p>{texts.refusal(delivery.refusal)}</p> : null}
      {isDisowned ? <p>{texts.disowned}</p> : null}
      {isNotSent ? <p>{texts.notSent}</p> : null}
      {isRefused || isDisowned || (isNotSent && delivery.acceptedAt === null) ? <p>{texts.unknown}</p> : null}
      <LetterActions claim={claim} defendant={defendant} delivery={delivery} />
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
