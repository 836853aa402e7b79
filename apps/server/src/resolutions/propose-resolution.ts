import type { PartyClaim } from '@redress/contract/claims.ts'
import type { resolutionProposal } from '@redress/contract/resolutions.ts'
import { validationTexts } from '@redress/contract/validation-texts.ts'
import { platformFee } from '@redress/domain/fees.ts'
import { cents, centsFromNumber } from '@redress/domain/money.ts'
import type { z } from 'zod'
import { admitStep } from '../claims/admit-step.ts'
import { advanceClaim } from '../claims/advance-claim.ts'
import { claimForParty } from '../claims/get-claim.ts'
import { findAsParty } from '../claims/party-in-claim.ts'
import type { Context } from '../platform/context.ts'
import { inTransaction } from '../platform/database.ts'
import { fail, ok, type Result } from '../platform/result.ts'
import { insertResolution } from './resolution-repository.ts'

export interface ProposeResolution {
  readonly claimId: string
  readonly userId: string
  readonly proposal: z.output<typeof resolutionProposal>
}

/** Proposes a resolution in the name of the caller's side. */
export const proposeResolution = (
  context: Context,
  { claimId, userId, proposal }: ProposeResolution,
): Promise<Result<PartyClaim, 'CLAIM_NOT_FOUND' | 'NOT_IN_THIS_STATE' | 'INVALID_INPUT'>> =>
  inTransaction(context.database, async transaction => {
    const found = await findAsParty(transaction, claimId, userId)
    if (!found.ok) return found
    const { party } = found.value
    if (proposal.proposedBy && proposal.proposedBy !== party) {
      return fail('INVALID_INPUT', [{ path: 'proposedBy', message: validationTexts.malformed }])
    }
    const admitted = await admitStep(transaction, { claimId, event: 'propose', by: party })
    if (!admitted.ok) return admitted
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
    await advanceClaim(context, transaction, admitted.value, { party, userId, resolution })
    return ok(await claimForParty(context, transaction, { claimId, userId }))
  })
