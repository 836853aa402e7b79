import type { Claim } from '@redress/contract/claims.ts'
import { isDisputed, isNegotiated, step, winnerOf } from '@redress/domain/claim-lifecycle.ts'
import type { BannerProps } from '../../ui/banner.tsx'

export const outcomes = [
  'plaintiffWon',
  'defendantWon',
  'noResponse',
  'disputed',
  'agreed',
  'negotiated',
  'awaited',
] as const
export type Outcome = (typeof outcomes)[number]

/** What became of a claim: the answer of the defence, or that there was none. */
export function claimOutcome({ status, isDisregarded }: Pick<Claim, 'status' | 'isDisregarded'>): Outcome {
  const winner = winnerOf(status)
  if (winner) return winner === 'Plaintiff' ? 'plaintiffWon' : 'defendantWon'
  if (isDisregarded) return 'noResponse'
  if (isDisputed(status)) return 'disputed'
  if (step(status, 'platform fee paid', 'payment', { winningParty: 'Plaintiff' }).ok) return 'agreed'
  return isNegotiated(status) ? 'negotiated' : 'awaited'
}

export const outcomeTones = {
  plaintiffWon: 'success',
  defendantWon: 'success',
  noResponse: 'attention',
  disputed: 'danger',
  agreed: 'success',
  negotiated: 'info',
  awaited: 'info',
} satisfies Record<Outcome, BannerProps['tone']>
