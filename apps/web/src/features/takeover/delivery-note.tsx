import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { Defendant, LetterDelivery } from '@redress/contract/defendants.ts'
import { triedUntil } from '@redress/domain/claim/mail-answers.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { LetterActions } from './letter-actions.tsx'
import classes from './takeover.module.css'

const steps = [
  'queuedAt',
  'acceptedAt',
  'deferredAt',
  'refusedAt',
  'withheldAt',
  'openedAt',
  'disownedAt',
  'takenOverAt',
] as const

/** Delivery of the letter to a defendant, for the plaintiff: each step with its time, and the options if it fails. */
export function DeliveryNote({ claim, defendant }: { claim: PartyClaim; defendant: Defendant }) {
  const { delivery: texts } = useTexts('takeover')
  const formats = useFormats()
  if (defendant.view !== 'private' || defendant.delivery === null) return null
  const { delivery, email } = defendant
  const { deferral } = delivery
  const isWaiting = delivery.state === 'waiting'
  const isGivenUp = delivery.state === 'given up'
  const isRefused = delivery.state === 'refused' || isGivenUp
  const until = formats.date(triedUntil(new Date(delivery.queuedAt)).toISOString())
  const labelOf = (step: (typeof steps)[number]): string => {
    if (step === 'refusedAt' && isGivenUp) return texts.givenUp
    return step === 'queuedAt' && delivery.state !== 'queued' ? texts.sent : texts.steps[step]
  }
  const isNotSent = delivery.state === 'not sent'
  const isDisowned = delivery.state === 'disowned'
  return (
    <div className={classes.delivery}>
      <p className={classes.label}>{texts.label}</p>
      <p>{texts.to(email)}</p>
      <dl className={classes.trail}>
        {stepsOf(delivery).map(({ step, time }) => (
          <div key={step} className={classes.step}>
            <dt>{labelOf(step)}</dt>
            <dd>{formats.dateTime(time)}</dd>
          </div>
        ))}
      </dl>
      {isWaiting && deferral ? <p>{texts.waits[deferral](until)}</p> : null}
      {isGivenUp && deferral ? <p>{texts.gaveUp[deferral]}</p> : null}
      {(isRefused || isWaiting) && delivery.refusal ? <p>{texts.refusal(delivery.refusal)}</p> : null}
      {isDisowned ? <p>{texts.disowned}</p> : null}
      {isNotSent ? <p>{texts.notSent}</p> : null}
      {isRefused || isDisowned || ((isNotSent || isWaiting) && delivery.acceptedAt === null) ? (
        <p>{texts.unknown}</p>
      ) : null}
      <LetterActions claim={claim} defendant={defendant} delivery={delivery} />
    </div>
  )
}

/** Delivery steps so far, in chronological order. */
const stepsOf = (delivery: LetterDelivery) =>
  steps
    .flatMap(step => {
      const time = delivery[step]
      return time === null ? [] : [{ step, time }]
    })
    .sort((one, other) => one.time.localeCompare(other.time))
