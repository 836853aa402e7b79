import { biddingEndings, biddingRounds, biddingStates } from '@redress/domain/claim/bidding.ts'
import { z } from 'zod'
import { party } from './choices.ts'
import { choice, claimValue, dateTime } from './fields.ts'
import { form, view } from './named-schemas.ts'
import { validationTexts as texts } from './validation-texts.ts'

/** Sealed bids of a claim, as one of its parties reads them: nobody is answered a bid, their own neither. */
export const bidding = view('Bidding', {
  state: choice(biddingStates),
  /** The round that is on, or was the last. */
  round: z.number().int(),
  askedBy: party,
  /** The side that bears the platform fee if the bids meet. */
  costOwner: party,
  /** Deadline of the bid or answer that is asked for. */
  until: dateTime,
  /** Whether the caller's side has bid in this round, or agrees to the middle. */
  isOwnGiven: z.boolean(),
  /** Whether the other side has bid in this round. Its answer about the middle stays hidden. */
  isOtherGiven: z.boolean(),
  /** Whether another defendant than the caller bids. */
  isAnothers: z.boolean(),
  /** Ending without an agreement; `null`: none so far. */
  ending: choice(biddingEndings).nullable(),
})
export type BiddingOfClaim = z.output<typeof bidding>

export const biddingTerms = form('BiddingTerms', { costOwner: party })

export const sealedBid = form('SealedBid', {
  /** A bid for a round that is over is refused. */
  round: z.number(texts.malformed).int(texts.malformed).min(1, texts.malformed).max(biddingRounds, texts.malformed),
  /** The least that the plaintiff would take, or the most that the defence would pay: at most the claim's value. */
  value: claimValue,
})
