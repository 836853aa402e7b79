import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { Context } from '../platform/context.ts'
import { type Connection, inTransaction } from '../platform/database/database.ts'
import { ok, type Result } from '../platform/result.ts'
import { findDraft, insertDraft } from './claim-repository.ts'
import { claimForParty } from './get-claim.ts'
import { recordAction } from './record-action.ts'
import { whyNotAnotherClaim } from './unresolved-claims.ts'

/** Opens an empty draft. A user has at most one: asking again answers with it, limit or not. */
export const createClaim = (
  context: Context,
  { userId }: { readonly userId: string },
): Promise<Result<PartyClaim, 'UNRESOLVED_CLAIMS_LIMIT'>> =>
  inTransaction(context.database, async transaction => {
    const draft = await findDraft(transaction, userId)
    if (draft) return ok(await claimForParty(context, transaction, { claimId: draft.id, userId }))
    const refusal = await whyNotAnotherClaim(context, transaction, userId)
    if (refusal) return refusal
    const claimId = await openDraft(context, transaction, userId)
    return ok(await claimForParty(context, transaction, { claimId, userId }))
  })

async function openDraft(context: Context, transaction: Connection, userId: string): Promise<string> {
  const now = context.clock.now()
  const opened = await insertDraft(transaction, userId, now)
  if (opened) {
    await recordAction(transaction, {
      claimId: opened.id,
      type: 'CLAIM_CREATED',
      party: 'Plaintiff',
      userId,
      now,
    })
    return opened.id
  }
  // Another request of the same user was faster: its draft is the one.
  const existing = await findDraft(transaction, userId)
  return existing ? existing.id : openDraft(context, transaction, userId)
}
