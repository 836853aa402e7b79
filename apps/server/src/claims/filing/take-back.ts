import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { Context } from '../../adapters/context.ts'
import { breaksUnique, inTransaction } from '../../platform/database/database.ts'
import { fail, type Result } from '../../platform/result.ts'
import { execute, type LockFailure } from '../act/change-claim.ts'
import { indexOfDrafts } from '../repositories/draft-repository.ts'
import type { ClaimOfParty } from '../views/claim-access.ts'

/**
 * Turns an unpaid submission back into a draft. Its payment is superseded; the next submission reopens it with what
 * has arrived. If the claim is not submitted again, arriving money waits for the operator.
 */
export async function takeBackClaim(
  context: Context,
  by: ClaimOfParty,
): Promise<Result<PartyClaim, LockFailure | 'NOT_IN_THIS_STATE' | 'DRAFT_EXISTS'>> {
  try {
    return await inTransaction(context.database, database =>
      execute({ ...context, database }, by, { event: 'take back' }),
    )
  } catch (error) {
    if (breaksUnique(error, indexOfDrafts)) return fail('DRAFT_EXISTS')
    throw error
  }
}
