import type { Context } from '../platform/context.ts'
import { inTransaction } from '../platform/database/database.ts'
import { ok } from '../platform/result.ts'
import { admitStep } from './admit-step.ts'
import { advanceClaim } from './advance-claim.ts'
import { deleteFilesLater } from './documents/delete-stored-files.ts'
import { storageKeysOfClaim } from './documents/list-documents.ts'

/** Deletes a draft; its stored files go after the commit. */
export const deleteClaim = (context: Context, { id, userId }: { readonly id: string; readonly userId: string }) =>
  inTransaction(context.database, async transaction => {
    const admitted = await admitStep(transaction, { claimId: id, event: 'delete', by: 'Plaintiff' })
    if (!admitted.ok) return admitted
    await deleteFilesLater(context, transaction, await storageKeysOfClaim(transaction, id))
    await advanceClaim(context, transaction, admitted.value, { party: 'Plaintiff', userId })
    return ok(null)
  })
