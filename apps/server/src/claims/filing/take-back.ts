import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { Context } from '../../adapters/context.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { checkTransition } from '../lifecycle/check-transition.ts'
import { applyTransition } from '../lifecycle/execute-transition.ts'
import { findDraft, lockClaim, lockDrafts } from '../repositories/claim-repository.ts'
import type { ClaimOfParty } from '../views/claim-access.ts'
import { claimForParty } from '../views/claim-view.ts'

type TakeBackFailure = 'CLAIM_NOT_FOUND' | 'NOT_IN_THIS_STATE' | 'DRAFT_EXISTS'

/**
 * Takes a submission that is not paid back to a draft. Its payment is superseded: what arrives for it waits for the
 * operator, and the next submission opens another.
 */
export const takeBackClaim = (
  context: Context,
  { claim: { id }, userId, clientId }: ClaimOfParty,
): Promise<Result<PartyClaim, TakeBackFailure>> =>
  inTransaction(context.database, async transaction => {
    const claim = await lockClaim(transaction, id)
    if (!claim) return fail('CLAIM_NOT_FOUND')
    const checked = await checkTransition(transaction, claim, { event: 'take back', by: 'Plaintiff' })
    if (!checked.ok) return checked
    await lockDrafts(transaction, userId)
    if (await findDraft(transaction, userId)) return fail('DRAFT_EXISTS')
    const applied = await applyTransition(context, transaction, checked.value, { party: 'Plaintiff', userId, clientId })
    return ok(await claimForParty(context, transaction, { ...applied, party: 'Plaintiff', userId }, applied))
  })
