import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { extensionState } from '@redress/domain/claim/extension.ts'
import type { Context } from '../../adapters/context.ts'
import { type Connection, inTransaction } from '../../platform/database/database.ts'
import type { Reader } from '../../platform/http/caller.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { applyTransition } from '../lifecycle/apply-transitions.ts'
import { checkTransition } from '../lifecycle/check-transition.ts'
import { type LockFailure, lockClaimOfParty } from '../lifecycle/lock-claim-of-party.ts'
import { type ClaimRecord, lockClaim } from '../repositories/claim-repository.ts'
import { findDefendant } from '../repositories/defendant-repository.ts'
import { isLetterOpen } from '../repositories/reading-session-repository.ts'
import type { ReadClaim } from '../views/claim-access.ts'
import { claimForParty } from '../views/claim-view.ts'

type Refusal = LockFailure | 'NOT_IN_THIS_STATE' | 'EXTENDED_ALREADY'

/** Who asks for more time: a defendant's account, or whoever has opened the letter to a defendant. */
interface Asking {
  readonly userId: string | null
  readonly reader: Reader | null
  readonly clientId: string | undefined
}

/** The claim, locked, of whoever still has the place by which the guard let them through. */
async function lockFor(
  transaction: Connection,
  claimId: string,
  { userId, reader }: Asking,
  now: Date,
): Promise<Result<ClaimRecord, LockFailure>> {
  if (!reader)
    return lockClaimOfParty(transaction, { claim: { id: claimId }, party: 'Defendant', userId: userId ?? '' })
  const claim = await lockClaim(transaction, claimId)
  return claim && (await isLetterOpen(transaction, reader, now)) ? ok(claim) : fail('CLAIM_NOT_FOUND')
}

/** Gives the defendants more time: their answer, the publication and the reminders are due later. */
async function giveMoreTime(
  context: Context,
  transaction: Connection,
  { claimId, asking }: { readonly claimId: string; readonly asking: Asking },
): Promise<Result<ClaimRecord, Refusal>> {
  const now = context.clock.now()
  const locked = await lockFor(transaction, claimId, asking, now)
  if (!locked.ok) return locked
  const { value: claim } = locked
  const times = { noticePeriodEndsAt: claim.notice_period_ends_at, extendedAt: claim.extended_at }
  const extension = extensionState(times, now, context.settings)
  const checked = await checkTransition(transaction, claim, {
    event: 'extend',
    by: 'Defendant',
    facts: { extension },
  })
  if (!checked.ok) return checked
  const { userId, reader, clientId } = asking
  const defendant = reader ? await findDefendant(transaction, reader.defendantId) : undefined
  return ok(
    await applyTransition(context, transaction, checked.value, { party: 'Defendant', userId, defendant, clientId }),
  )
}

/** Gives more time at the request of a defendant's account, or of whoever has opened the letter to a defendant. */
export const extendNoticePeriod = (
  context: Context,
  { claim: { id }, party, userId }: ReadClaim,
  by: Omit<Asking, 'userId'>,
): Promise<Result<PartyClaim, Refusal>> =>
  inTransaction(context.database, async transaction => {
    const given = await giveMoreTime(context, transaction, { claimId: id, asking: { ...by, userId } })
    if (!given.ok) return given
    return ok(await claimForParty(context, transaction, { claim: given.value, party, userId }))
  })
