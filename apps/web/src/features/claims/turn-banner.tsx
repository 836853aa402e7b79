import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { AddToCalendar } from '../../entities/claim/add-to-calendar.tsx'
import { NotInForce } from '../../entities/claim/not-in-force.tsx'
import { OfferNote } from '../../entities/claim/offer-note.tsx'
import { PaymentPlan } from '../../entities/claim/payment-plan.tsx'
import { ClaimActionButtons } from './claim-actions.tsx'
import { turnHeadingId } from './claim-anchors.ts'
import { EndClaim, PaymentAnswers } from './end-claim.tsx'
import { MoreTime } from './more-time.tsx'
import classes from './turn-banner.module.css'
import { useTurnStory } from './turn-story.ts'

/** Banner with the turn, the offer in words, the deadline and the buttons. */
export function TurnBanner({ claim }: { claim: PartyClaim }) {
  const { turn, title, offer, resolution, words } = useTurnStory(claim)
  return (
    <section className={classes.turn} data-turn={turn} aria-labelledby={turnHeadingId}>
      <div className={classes.words} role="status">
        <h2 id={turnHeadingId} tabIndex={-1} className={classes.title}>
          {title}
        </h2>
        {offer === null ? null : <p className={classes.offer}>{offer}</p>}
        {resolution === null ? null : (
          <>
            {/* What is owed by it stands below, with what is paid. */}
            {claim.performance === null ? <PaymentPlan offer={resolution} /> : null}
            <OfferNote offer={resolution} />
          </>
        )}
        <NotInForce acts={claim.pendingActs} />
        {words.map(sentence => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <PaymentAnswers claim={claim} />
      <ClaimActionButtons claim={claim} className={classes.actions} />
      <AddToCalendar claim={claim} />
      <MoreTime claim={claim} />
      <EndClaim claim={claim} />
    </section>
  )
}
