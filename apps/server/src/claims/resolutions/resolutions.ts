import type { claimDispute } from '@redress/contract/claim-forms.ts'
import type { resolutionProposal } from '@redress/contract/resolutions.ts'
import { validationTexts } from '@redress/contract/validation-texts.ts'
import type { ResolutionStatus } from '@redress/domain/claim/resolutions.ts'
import { platformFee } from '@redress/domain/money/fees.ts'
import { cents, centsFromNumber } from '@redress/domain/money/money.ts'
import type { z } from 'zod'
import type { Context } from '../../adapters/context.ts'
import { fail } from '../../platform/result.ts'
import { executeTransition } from '../lifecycle/execute-transition.ts'
import { keepDisputeStatement } from '../repositories/dispute-statement-repository.ts'
import { decideResolution, insertResolution } from '../repositories/resolution-repository.ts'
import type { ClaimOfParty } from '../views/claim-access.ts'
import { hasOtherSideLeft } from '../views/other-side.ts'

/**
 * Keeps why the caller disputes the claim, and opens the caller's payment that puts it in force. Asked again before it
 * is paid, it changes the words alone.
 */
export const disputeClaim = (context: Context, claim: ClaimOfParty, dispute: z.output<typeof claimDispute>) =>
  executeTransition(context, claim, 'dispute', async transaction => {
    await keepDisputeStatement(transaction, {
      claim_id: claim.claim.id,
      user_id: claim.userId,
      reason: dispute.disputeReason,
      explanation: dispute.disputeExplanation,
      written_at: context.clock.now(),
    })
    return {}
  })

/** Proposes a resolution in the name of the caller's side. */
export async function proposeResolution(
  context: Context,
  claim: ClaimOfParty,
  proposal: z.output<typeof resolutionProposal>,
) {
  const { party, userId } = claim
  if (proposal.proposedBy && proposal.proposedBy !== party) {
    return fail('INVALID_INPUT', [{ path: 'proposedBy', message: validationTexts.malformed }])
  }
  return executeTransition(context, claim, 'propose', async (transaction, checked) => {
    if (await hasOtherSideLeft(transaction, checked.claim, party)) return fail('OTHER_SIDE_GONE')
    const value = centsFromNumber(proposal.value) ?? cents(0n)
    const resolution = await insertResolution(transaction, {
      claim_id: claim.claim.id,
      value_cents: value,
      winning_party: proposal.winningParty,
      cost_owner: proposal.costOwner,
      proposed_by: party,
      proposed_by_user: userId,
      platform_fee_cents: platformFee(value),
      status: 'PROPOSED',
      created_at: context.clock.now(),
      decided_at: null,
      decided_by_user: null,
    })
    return { resolution }
  })
}

const statusAfter = { accept: 'ACCEPTED', reject: 'REJECTED' } as const satisfies Record<string, ResolutionStatus>

/** Accepts or rejects the proposal of the other party. */
export const decideProposal = (context: Context, claim: ClaimOfParty, decision: keyof typeof statusAfter) =>
  executeTransition(context, claim, decision, async (transaction, { resolution }) => {
    if (!resolution) throw new Error('A claim with a proposal has an active resolution')
    const decided = {
      status: statusAfter[decision],
      decided_at: context.clock.now(),
      decided_by_user: claim.userId,
    }
    return { resolution: await decideResolution(transaction, resolution.id, decided) }
  })

/** Opens the payment that ends a claim: a defendant's concession, or the platform fee of the accepted resolution. */
export const resolveClaim = (context: Context, claim: ClaimOfParty) => executeTransition(context, claim, 'resolve')
