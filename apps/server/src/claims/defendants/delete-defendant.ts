import type { Context } from '../../platform/context.ts'
import { fail, ok } from '../../platform/result.ts'
import { editDraft } from '../edit-draft.ts'
import { removeDefendant } from './defendant-repository.ts'

interface DeleteDefendant {
  readonly claimId: string
  readonly defendantId: string
  readonly userId: string
}

/** Takes a defendant out of a draft, and with a company its representatives. */
export const deleteDefendant = (context: Context, { claimId, defendantId, userId }: DeleteDefendant) =>
  editDraft(context, { claimId, userId }, async transaction =>
    (await removeDefendant(transaction, claimId, defendantId)) ? ok(null) : fail('DEFENDANT_NOT_FOUND'),
  )
