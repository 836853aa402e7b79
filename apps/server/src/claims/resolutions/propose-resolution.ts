import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { resolutionProposal } from '@redress/contract/resolutions.ts'
import { validationTexts } from '@redress/contract/validation-texts.ts'
import { platformFee } from '@redress/domain/money/fees.ts'
import { cents, centsFromNumber } from '@redress/domain/money/money.ts'
import type { z } from 'zod'
import type { Context } from '../../platform/context.ts'
import { fail, type Result } from '../../platform/result.ts'
import { findAsParty } from '../party-in-claim.ts'
import { takeStep } from '../take-step.ts'
import { insertResolution } from './resolution-repository.ts'

export interface ProposeResolution {
  readonly claimId: string
  readonly userId: string
  readonly proposal: z.output<typeof resolutionProposal>
}

/** Proposes a resolution in the name of the caller's side. */
export async function proposeResolution(
  context: Context,
  { claimId, userId, proposal }: ProposeResolution,
): Promise<Result<PartyClaim, 'CLAIM_NOT_FOUND' | 'NOT_IN_THIS_STATE' | 'INVALID_INPUT'>> {
  const found = await findAsParty(context.database, claimId, userId)
  if (!found.ok) return found
  const { party } = found.value
  if (proposal.proposedBy && proposal.proposedBy !== party) {
    return fail('INVALID_INPUT', [{ path: 'proposedBy', message: validationTexts.malformed }])
  }
  return takeStep(context, { claimId, userId, event: 'propose' }, async transaction => {
    const value = centsFromNumber(proposal.value) ?? cents(0n)
    const resolution = await insertResolution(transaction, {
      claim_id: claimId,
      value_cents: value,
      winning_party: proposal.winningParty,
      cost_owner: proposal.costOwner,
      proposed_by: party,
      proposed_by_user: userId,
      platform_fee_cents: platformFee(value),
      status: 'PROPOSED',
      created_at: context.clock.now(),
      decided_at: null,
    })
    return { resolution }
  })
}
