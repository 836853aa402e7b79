import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import { dataOf, type Opponents } from './file-claim.ts'
import type { TestUser } from './sign-up.ts'

type Step = '' | '/agree' | '/bids' | '/middle' | '/end'

/** Calls one step of sealed bidding. */
export const biddingStep = ({ client }: Pick<TestUser, 'client'>, claimId: string, step: Step, body?: object) =>
  client.post(`/v1/claims/${claimId}/bidding${step}`, body)

/** Both sides agree to sealed bids. */
export async function agreeOnBids(
  { plaintiff, defendant }: Opponents,
  claimId: string,
  costOwner: Party = 'Defendant',
) {
  dataOf(await biddingStep(plaintiff, claimId, '', { costOwner }))
  return dataOf<PartyClaim>(await biddingStep(defendant, claimId, '/agree', { costOwner }))
}

/** Both sides bid in a round, the plaintiff first; returns the defendant's view. */
export async function bidInRound(
  { plaintiff, defendant }: Opponents,
  claimId: string,
  { round, least, most }: { readonly round: number; readonly least: number; readonly most: number },
) {
  dataOf(await biddingStep(plaintiff, claimId, '/bids', { round, value: least }))
  return dataOf<PartyClaim>(await biddingStep(defendant, claimId, '/bids', { round, value: most }))
}

/** Both sides place the same bids in all three rounds. */
export async function bidTillClose(
  opponents: Opponents,
  claimId: string,
  { least, most }: { least: number; most: number },
) {
  await agreeOnBids(opponents, claimId)
  for (const round of [1, 2, 3]) await bidInRound(opponents, claimId, { round, least, most })
}
