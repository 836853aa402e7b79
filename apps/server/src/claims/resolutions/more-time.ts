import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { extensionState } from '@redress/domain/claim/extension.ts'
import type { Context } from '../../adapters/context.ts'
import type { Connection } from '../../platform/database/database.ts'
import type { LetterReader } from '../../platform/http/caller.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { applyTransition } from '../act/apply-transitions.ts'
import { type LockFailure, lockClaimOfParty, present } from '../act/change-claim.ts'
import { checkTransition } from '../act/check-transition.ts'
import { type ClaimState, lockClaim } from '../act/claim-state.ts'
import { type Act, inAct } from '../act/record.ts'
import { isLetterOpen } from '../letters/reading-session-repository.ts'
import type { ReadClaim } from '../views/claim-access.ts'

type Refusal = LockFailure | 'NOT_IN_THIS_STATE' | 'EXTENDED_ALREADY'

/** Caller who asks for more time: a defendant's account, or the reader of a letter. */
interface Asking {
  readonly userId: string | null
  readonly reader: LetterReader | null
  readonly clientId: string | undefined
}

/** Locks the claim and checks that the caller still has the seat with which they passed the guard. */
async function lockFor(
  transaction: Connection,
  claimId: string,
  { userId, reader }: Asking,
  now: Date,
): Promise<Result<ClaimState, LockFailure>> {
  if (!reader)
    return lockClaimOfParty(transaction, { claim: { id: claimId }, party: 'Defendant', userId: userId ?? '' })
  const state = await lockClaim(transaction, claimId)
  return state && (await isLetterOpen(transaction, reader, now)) ? ok(state) : fail('CLAIM_NOT_FOUND')
}

/** Gives the defendants more time: their answer, the publication and the reminders are due later. */
async function giveMoreTime(act: Act, claimId: string, asking: Asking): Promise<Result<ClaimState, Refusal>> {
  const { context, transaction } = act
  const now = context.clock.now()
  const locked = await lockFor(transaction, claimId, asking, now)
  if (!locked.ok) return locked
  const { value: state } = locked
  const times = { noticePeriodEndsAt: state.claim.notice_period_ends_at, extendedAt: state.claim.extended_at }
  const extension = extensionState(times, now, context.settings)
  const checked = checkTransition(state, { event: 'extend', by: 'Defendant', facts: { extension } })
  if (!checked.ok) return checked
  const { userId, reader, clientId } = asking
  const defendant = state.defendants.find(({ id }) => id === reader?.defendantId)
  return ok(await applyTransition(act, checked.value, { party: 'Defendant', userId, defendant, clientId }))
}

/** Extends the notice period at the request of a defendant's account or of the reader of a letter. */
export const extendNoticePeriod = (
  context: Context,
  { claim: { id }, party, userId }: ReadClaim,
  by: Omit<Asking, 'userId'>,
): Promise<Result<PartyClaim, Refusal>> =>
  inAct(context, async act => {
    const given = await giveMoreTime(act, id, { ...by, userId })
    if (!given.ok) return given
    return ok(await present(act, given.value, { party, userId }))
  })
