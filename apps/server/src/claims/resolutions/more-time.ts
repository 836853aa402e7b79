import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { extensionState } from '@redress/domain/claim/extension.ts'
import type { Context } from '../../adapters/context.ts'
import { type Connection, inTransaction } from '../../platform/database/database.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { checkTransition } from '../lifecycle/check-transition.ts'
import { type Applied, applyTransition } from '../lifecycle/execute-transition.ts'
import { lockClaim } from '../repositories/claim-repository.ts'
import { type DefendantRecord, isDefendantOf } from '../repositories/defendant-repository.ts'
import type { ClaimOfParty } from '../views/claim-access.ts'
import { claimForParty } from '../views/claim-view.ts'

type Refusal = 'CLAIM_NOT_FOUND' | 'NOT_IN_THIS_STATE' | 'EXTENDED_ALREADY'

/** Who asks for more time: a defendant's account, or whoever holds the code of the letter to a defendant. */
interface Asking {
  readonly claimId: string
  readonly userId: string | null
  /** The place whose code is held. */
  readonly defendant?: DefendantRecord
  readonly clientId?: string | undefined
}

/** Gives the defendants more time: their answer, the publication and the reminders are due later. */
export async function giveMoreTime(
  context: Context,
  transaction: Connection,
  { claimId, defendant, userId, clientId }: Asking,
): Promise<Result<Applied, Refusal>> {
  const claim = await lockClaim(transaction, claimId)
  if (!claim) return fail('CLAIM_NOT_FOUND')
  // Somebody else may have taken the caller's place since the guard let them through.
  if (userId !== null && !(await isDefendantOf(transaction, claimId, userId))) return fail('CLAIM_NOT_FOUND')
  const times = { noticePeriodEndsAt: claim.notice_period_ends_at, extendedAt: claim.extended_at }
  const extension = extensionState(times, context.clock.now(), context.settings)
  const checked = await checkTransition(transaction, claim, {
    event: 'extend',
    by: 'Defendant',
    facts: { extension },
  })
  if (!checked.ok) return checked
  const actor = { party: 'Defendant', userId, defendant, clientId } as const
  return ok(await applyTransition(context, transaction, checked.value, actor))
}

/** Gives more time at the request of a defendant's account. */
export const extendNoticePeriod = (
  context: Context,
  { claim: { id }, party, userId, clientId }: ClaimOfParty,
): Promise<Result<PartyClaim, Refusal>> =>
  inTransaction(context.database, async transaction => {
    const given = await giveMoreTime(context, transaction, { claimId: id, userId, clientId })
    if (!given.ok) return given
    return ok(await claimForParty(context, transaction, { ...given.value, party, userId }, given.value))
  })
