import { biddingViewFor } from '@redress/domain/claim/bidding.ts'
import type { BiddingView } from '@redress/domain/claim/bidding-view.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import type { ClaimRecord } from '../repositories/claim-repository.ts'
import { accountsBeside, type DefendantSeat } from '../repositories/defence.ts'

/** The sealed bids of a claim, as one of its parties reads them. */
export function presentBidding(
  { bidding }: Pick<ClaimRecord, 'bidding'>,
  defendants: readonly DefendantSeat[],
  { party, userId }: { readonly party: Party; readonly userId: string | null },
): BiddingView | null {
  if (!bidding) return null
  const speaker = bidding.speakers.Defendant
  const isOurs =
    party === 'Plaintiff' || speaker === null || (userId !== null && accountsBeside(speaker, defendants).has(userId))
  return biddingViewFor(bidding, party, !isOurs)
}
