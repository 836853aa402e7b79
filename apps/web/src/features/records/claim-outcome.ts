import type { Claim } from '@redress/contract/claim-views.ts'
import { findTransition } from '@redress/domain/claim/lifecycle.ts'
import { isDisputed, isNegotiated, winnerOf } from '@redress/domain/claim/questions.ts'
import type { BannerProps } from '../../ui/banner.tsx'

/** How each outcome is coloured. */
export const outcomeTones = {
  plaintiffWon: 'success',
  defendantWon: 'success',
  noResponse: 'attention',
  disputed: 'danger',
  agreed: 'success',
  negotiated: 'info',
  awaited: 'info',
} satisfies Record<string, BannerProps['tone']>
type Outcome = keyof typeof outcomeTones

/** What became of a claim: the answer of the defence, or that there was none. */
export function claimOutcome({ status, isDisregarded }: Pick<Claim, 'status' | 'isDisregarded'>): Outcome {
  const winner = winnerOf(status)
  if (winner) return winner === 'Plaintiff' ? 'plaintiffWon' : 'defendantWon'
  if (isDisregarded) return 'noResponse'
  if (isDisputed(status)) return 'disputed'
  if (findTransition(status, 'platform fee paid', 'payment', { winningParty: 'Plaintiff' }).ok) return 'agreed'
  const isOpenToOffers = findTransition(status, 'propose', 'Plaintiff').ok
  return isOpenToOffers || isNegotiated(status) ? 'negotiated' : 'awaited'
}
