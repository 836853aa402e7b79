import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { isPublic, mayAgreeToShow } from '@redress/domain/claim/publication.ts'
import { personOf } from '../../accounts/people.ts'
import type { Context } from '../../adapters/context.ts'
import { type Connection, inTransaction } from '../../platform/database/database.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { type Happening, noActor } from '../act/happening.ts'
import type { ClaimAndDefendants } from '../act/notified-facts.ts'
import { record } from '../act/record.ts'
import { placeInRecords } from '../defendants/place-in-records.ts'
import { type LockFailure, lockClaimOfParty } from '../lifecycle/lock-claim-of-party.ts'
import { addDeadlines } from '../lifecycle/set-deadlines.ts'
import { type ClaimRecord, responseFacts, updateClaim } from '../repositories/claim-repository.ts'
import { findDefendantsOfClaim } from '../repositories/defendant-repository.ts'
import { deleteShowingConsent, findShowingConsents, insertShowingConsent } from '../repositories/showing-repository.ts'
import type { ClaimOfParty } from '../views/claim-access.ts'
import { claimForParty } from '../views/claim-view.ts'
import { doAllAgree } from '../views/early-settlement.ts'

/**
 * Says for a party that the public may see a claim that was settled before publication, or takes that back. As soon as
 * everybody agrees whom the record would name, it is shown like any other, for good.
 */
export const agreeToShow = (
  context: Context,
  caller: ClaimOfParty,
  agrees: boolean,
): Promise<Result<PartyClaim, LockFailure | 'NOT_IN_THIS_STATE'>> =>
  inTransaction(context.database, async transaction => {
    const now = context.clock.now()
    const locked = await lockClaimOfParty(transaction, caller)
    if (!locked.ok) return locked
    const { value: claim } = locked
    const { party, userId, clientId } = caller
    if (!mayAgreeToShow(responseFacts(claim))) return fail('NOT_IN_THIS_STATE')
    const defendants = await findDefendantsOfClaim(transaction, claim.id)
    const before = await findShowingConsents(transaction, claim.id)
    if (before.has(userId) === agrees) return ok(await claimForParty(context, transaction, { claim, party, userId }))
    const by = { claimId: claim.id, userId, now }
    await (agrees ? insertShowingConsent : deleteShowingConsent)(transaction, by)
    const shown = agrees ? await showIfAllAgree(context, transaction, { claim, defendants }) : claim
    const actor = { party, userId }
    const happenings: Happening[] =
      shown.shown_at === null
        ? [{ event: agrees ? 'agree to show' : 'no longer agrees to show', by: actor }]
        : [
            { event: 'last agrees to show', by: actor },
            { event: 'settlement shown', by: noActor, acting: userId },
          ]
    await record(context, transaction, [{ claim: shown, defendants, happenings, clientId }])
    return ok(await claimForParty(context, transaction, { claim: shown, party, userId }))
  })

async function showIfAllAgree(
  context: Context,
  transaction: Connection,
  { claim, defendants }: ClaimAndDefendants,
): Promise<ClaimRecord> {
  const now = context.clock.now()
  const plaintiff = await personOf(transaction, claim.plaintiff_id)
  const consents = await findShowingConsents(transaction, claim.id)
  if (!doAllAgree({ claim, plaintiff, defendants, consents })) return claim
  const shown = await updateClaim(transaction, claim.id, { shown_at: now, updated_at: now })
  if (isPublic(responseFacts(shown), now)) await placeInRecords(transaction, [{ claim, defendants }], now)
  else await placeWhenPublic(context, transaction, shown)
  return shown
}

/** Nothing of the claim is told before its notice period is over, not even that it joins two records. */
async function placeWhenPublic(
  context: Context,
  transaction: Connection,
  { id, notice_period_ends_at: dueAt }: ClaimRecord,
): Promise<void> {
  if (dueAt) await addDeadlines(context, transaction, [{ claim_id: id, event: 'notice period over', due_at: dueAt }])
}
