import { z } from 'zod'
import { biddingTerms, sealedBid } from './bidding-views.ts'
import { partyClaim } from './claim-views.ts'
import { endpoint } from './endpoint.ts'
import { id } from './fields.ts'

const step = {
  permission: 'settle by sealed bids',
  params: z.strictObject({ id }),
  output: partyClaim,
} as const
const stepErrors = ['CLAIM_NOT_FOUND', 'NOT_IN_THIS_STATE'] as const

export const askForBids = endpoint({
  method: 'POST',
  path: '/v1/claims/:id/bidding',
  summary: 'Ask the other side for sealed bids, and say who bears the platform fee where these meet',
  ...step,
  body: biddingTerms,
  errors: [...stepErrors, 'OTHER_SIDE_GONE'],
})

export const agreeToBids = endpoint({
  method: 'POST',
  path: '/v1/claims/:id/bidding/agree',
  summary: 'Agree to the sealed bids that the other side asks for, on its terms',
  ...step,
  body: biddingTerms,
  errors: stepErrors,
})

export const giveBid = endpoint({
  method: 'POST',
  path: '/v1/claims/:id/bidding/bids',
  summary: 'Enter the own side’s sealed bid of a round: the least that it would take, or the most that it would pay',
  ...step,
  body: sealedBid,
  errors: [...stepErrors, 'BID_GIVEN'],
})

export const agreeToMiddle = endpoint({
  method: 'POST',
  path: '/v1/claims/:id/bidding/middle',
  summary: 'Agree to the middle between the last bids, which nobody has seen',
  ...step,
  errors: stepErrors,
})

export const endBidding = endpoint({
  method: 'POST',
  path: '/v1/claims/:id/bidding/end',
  summary: 'Decline or leave the sealed bids, or decline the middle: what was entered is deleted',
  ...step,
  errors: stepErrors,
})
