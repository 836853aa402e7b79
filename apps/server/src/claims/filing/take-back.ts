import type { Context } from '../../adapters/context.ts'
import { readTogether } from '../../platform/database/read-together.ts'
import { fail } from '../../platform/result.ts'
import { executeTransition } from '../lifecycle/execute-transition.ts'
import { draftOf, lockDrafts } from '../repositories/claim-repository.ts'
import type { ClaimOfParty } from '../views/claim-access.ts'

/**
 * Takes a submission that is not paid back to a draft. Its payment is superseded: what arrives for it waits for the
 * operator, and the next submission opens another.
 */
export const takeBackClaim = (context: Context, claim: ClaimOfParty) =>
  executeTransition(context, claim, 'take back', async transaction => {
    await lockDrafts(transaction, claim.userId)
    const { draft } = await readTogether(transaction, { draft: draftOf(claim.userId) })
    return draft ? fail('DRAFT_EXISTS') : {}
  })
