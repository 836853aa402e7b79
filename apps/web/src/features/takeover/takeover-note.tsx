import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { Defendant } from '@redress/contract/defendants.ts'
import { isFiled } from '@redress/domain/claim/questions.ts'
import { contestRefusal } from '@redress/domain/claim/takeovers.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { ContestButton } from './contest-button.tsx'
import classes from './takeover.module.css'

/** Holder of a defendant's seat; for the plaintiff, also a way to contest the takeover. */
export function TakeoverNote({ claim, defendant }: { claim: PartyClaim; defendant: Defendant }) {
  const { seat: texts } = useTexts('takeover')
  const formats = useFormats()
  if (defendant.view !== 'private' || !isFiled(claim.status)) return null
  const { takeover } = defendant
  if (takeover === null) return <p className={classes.note}>{texts.nobody}</p>
  const { state, name, isYou, contest } = takeover
  const since = formats.date(takeover.takenAt)
  const mayContest = claim.role === 'Plaintiff' && contestRefusal(state, claim.status) === null
  return (
    <div className={classes.note}>
      <p>
        {isYou ? texts.you(since) : texts.by(name, since)}
        {state === 'confirmed' ? ` ${texts.confirmed}` : ''}
        {contest === null ? '' : ` ${texts.contested(formats.date(contest.until))}`}
      </p>
      {mayContest ? <ContestButton claimId={claim.id} defendant={defendant} taker={name} /> : null}
    </div>
  )
}
