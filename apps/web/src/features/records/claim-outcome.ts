import type { Claim } from '@redress/contract/claim-views.ts'
import { shownStatusOf } from '@redress/domain/claim/claim-lists.ts'
import { findTransition } from '@redress/domain/claim/lifecycle.ts'
import { isDisputed, isNegotiated, winnerOf } from '@redress/domain/claim/questions.ts'
import type { BannerProps } from '../../ui/banner.tsx'

/** Banner tone by outcome. */
export const outcomeTones = {
  plaintiffWon: 'success',
  defendantWon: 'success',
  settledElsewhere: 'success',
  withdrawn: 'info',
  noResponse: 'attention',
  notReached: 'info',
  disputed: 'danger',
  agreed: 'success',
  negotiated: 'info',
  replied: 'info',
  saidPaid: 'info',
  offRecord: 'info',
  awaited: 'info',
} satisfies Record<string, BannerProps['tone']>
type Outcome = keyof typeof outcomeTones

/** Outcome of a claim: the answer of the defence, or that there was none. */
export function claimOutcome({
  status,
  isDisregarded,
  isReached,
  isRestricted = false,
  ending,
  paymentClaimedOn,
  replies,
}: Pick<Claim, 'status' | 'isDisregarded' | 'isReached' | 'ending' | 'paymentClaimedOn' | 'replies'> & {
  readonly isRestricted?: boolean
}): Outcome {
  if (ending !== null) return ending === 'withdrawn' ? 'withdrawn' : 'settledElsewhere'
  const winner = winnerOf(status)
  if (winner) return winner === 'Plaintiff' ? 'plaintiffWon' : 'defendantWon'
  if (isDisregarded) return isReached ? 'noResponse' : 'notReached'
  if (isDisputed(status)) return 'disputed'
  if (findTransition(status, 'platform fee paid', 'payment', { winningParty: 'Plaintiff' }).ok) return 'agreed'
  const isOpenToOffers = findTransition(status, 'propose', 'Plaintiff').ok
  if (isOpenToOffers || isNegotiated(status)) return 'negotiated'
  if (paymentClaimedOn !== null) return 'saidPaid'
  if (replies.length > 0) return 'replied'
  const shown = shownStatusOf({ status, isDisregarded, isReached, isRestricted, ending })
  return shown === 'OFF_RECORD' ? 'offRecord' : 'awaited'
}
