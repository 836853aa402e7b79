import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { useEffect, useRef } from 'react'
import { useSuspension } from '../../entities/account/suspension.ts'
import { AddToCalendar } from '../../entities/claim/add-to-calendar.tsx'
import { useLastAct } from '../../entities/claim/claim-queries.ts'
import { NotInForce } from '../../entities/claim/not-in-force.tsx'
import { OfferNote } from '../../entities/claim/offer-note.tsx'
import { PaymentPlan } from '../../entities/claim/payment-plan.tsx'
import type { Elements } from '../../lib/elements.ts'
import { useClock, useFormats, useTexts } from '../../texts/texts.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Money } from '../../ui/money.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { ClaimActionButtons } from './claim-actions.tsx'
import { repliesId, turnHeadingId } from './claim-anchors.ts'
import { EndClaim, PaymentAnswers } from './end-claim.tsx'
import { MoreTime } from './more-time.tsx'
import classes from './turn-banner.module.css'
import { mayReply, useTurnStory } from './turn-story.ts'

interface Props {
  claim: PartyClaim
  /** Buttons of what is asked first. */
  first?: Elements
  /** Form of what is asked. It grows and shrinks with what the other side does, so nothing stands below it. */
  children?: Elements
}

/** Banner with the turn, the offer in words, the deadline, the form of what is asked, and the buttons. */
export function TurnBanner({ claim, first, children }: Props) {
  const { turn, title, due, offer, resolution, words } = useTurnStory(claim)
  return (
    <section className={classes.turn} data-turn={turn} aria-labelledby={turnHeadingId}>
      <Said claimId={claim.id} />
      <div className={classes.words} role="status">
        <h2 id={turnHeadingId} className={classes.title}>
          {title}
        </h2>
        {due === null ? null : (
          <p className={classes.due}>
            <Money {...due} />
          </p>
        )}
        {offer === null ? null : <p className={classes.offer}>{offer}</p>}
        {resolution === null ? null : (
          <>
            {/* What is owed by it stands with what is paid. */}
            {claim.performance === null ? <PaymentPlan offer={resolution} /> : null}
            <OfferNote offer={resolution} />
          </>
        )}
        <NotInForce acts={claim.pendingActs} />
        {words.map(sentence => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {first}
      <PaymentAnswers claim={claim} />
      <ClaimActionButtons claim={claim} className={classes.actions} />
      <div className={classes.more}>
        <ToReply claim={claim} />
        <AddToCalendar claim={claim} />
        <MoreTime claim={claim} />
        <EndClaim claim={claim} />
      </div>
      {children}
    </section>
  )
}

/**
 * The reader's last act, in the past tense. It takes the focus when it is new: the button that was pressed, or the page
 * that held it, is gone.
 */
function Said({ claimId }: { claimId: string }) {
  const formats = useFormats()
  const { act, markShown } = useLastAct(claimId)
  const line = useRef<HTMLParagraphElement>(null)
  const isNew = act?.isNew === true
  useEffect(() => {
    return isNew && line.current ? takeFocus(line.current, markShown) : undefined
  }, [isNew, markShown])
  if (act === undefined) return null
  return (
    <p ref={line} tabIndex={-1} className={`${classes.said} no-print`}>
      <span>{act.said}</span> <time dateTime={act.at}>{formats.time(act.at)}</time>
    </p>
  )
}

/** Link to the form of the public reply, and into it. */
function ToReply({ claim }: { claim: PartyClaim }) {
  const { toReply } = useTexts('claims').turn
  const suspension = useSuspension('publish a reply')
  if (!mayReply(claim, useClock()) || suspension) return null
  return (
    <ButtonLink variant="quiet" isSmall to={{ hash: repliesId }}>
      {toReply}
    </ButtonLink>
  )
}
