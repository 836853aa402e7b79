import { admitStep } from '../claims/admit-step.ts'
import { advanceClaim } from '../claims/advance-claim.ts'
import type { Context } from '../platform/context.ts'
import { inTransaction } from '../platform/database.ts'
import { fail, ok } from '../platform/result.ts'
import { removeDefendant } from './defendant-repository.ts'

interface DeleteDefendant {
  readonly claimId: string
  readonly defendantId: string
  readonly userId: string
}

/** Takes a defendant out of a draft, and with a company its representatives. */
export const deleteDefendant = (context: Context, { claimId, defendantId, userId }: DeleteDefendant) =>
  inTransaction(context.database, async transaction => {
    const admitted = await admitStep(transaction, { claimId, event: 'edit', by: 'Plaintiff' })
    if (!admitted.ok) return admitted
    if (!(await removeDefendant(transaction, claimId, defendantId))) return fail('DEFENDANT_NOT_FOUND')
    await advanceClaim(context, transaction, admitted.value, { party: 'Plaintiff', userId })
    return ok(null)
  })
