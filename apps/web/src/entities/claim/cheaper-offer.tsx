import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { Link } from 'react-router'
import { useTexts } from '../../texts/texts.tsx'

/** Beside a concession, whose fee its author bears: an offer can leave the fee to the plaintiff, who has to be there. */
export function CheaperOffer({ claim, to }: { claim: Pick<PartyClaim, 'isOtherSideGone'>; to: string }) {
  const { text, link } = useTexts('claims').cheaperOffer
  return claim.isOtherSideGone ? null : (
    <p>
      {text} <Link to={to}>{link}</Link>
    </p>
  )
}
