import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { isPublic, mayAgreeToShow } from '@redress/domain/claim/publication.ts'
import { personOf } from '../../accounts/people.ts'
import type { Context } from '../../adapters/context.ts'
import { type Connection, inTransaction } from '../../platform/database/database.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { placeInRecords } from '../defendants/place-in-records.ts'
import { announceClaim, notifyParties } from '../notifications/notify-parties.ts'
import { insertActions } from '../repositories/action-repository.ts'
import { type ClaimRecord, lockClaim, responseFacts, updateClaim } from '../repositories/claim-repository.ts'
import { type DefendantRecord, findDefendantsOfClaim, isDefendantOf } from '../repositories/defendant-repository.ts'
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
  { claim: { id }, party, userId, clientId }: ClaimOfParty,
  agrees: boolean,
): Promise<Result<PartyClaim, 'CLAIM_NOT_FOUND' | 'NOT_IN_THIS_STATE'>> =>
  inTransaction(context.database, async transaction => {
    const now = context.clock.now()
    const claim = await lockClaim(transaction, id)
    if (!claim) return fail('CLAIM_NOT_FOUND')
    if (party === 'Defendant' && !(await isDefendantOf(transaction, id, userId))) return fail('CLAIM_NOT_FOUND')
    if (!mayAgreeToShow(responseFacts(claim))) return fail('NOT_IN_THIS_STATE')
    const defendants = await findDefendantsOfClaim(transaction, id)
    const before = await findShowingConsents(transaction, id)
    if (before.has(userId) === agrees) return ok(await claimForParty(context, transaction, { claim, party, userId }))
    const by = { claimId: id, userId, now }
    await (agrees ? insertShowingConsent : deleteShowingConsent)(transaction, by)
    const type = agrees ? 'SHOWING_AGREED' : 'SHOWING_TAKEN_BACK'
    await insertActions(transaction, [{ ...by, type, party }])
    const shown = agrees ? await showIfAllAgree(transaction, claim, defendants, now) : claim
    if (agrees) {
      const event = shown.shown_at === null ? 'agree to show' : 'settlement shown'
      await notifyParties(context, transaction, { claim: shown, defendants }, [{ event, userId }])
    }
    await announceClaim(transaction, { claim: shown, defendants }, clientId)
    return ok(await claimForParty(context, transaction, { claim: shown, party, userId }))
  })

async function showIfAllAgree(
  transaction: Connection,
  claim: ClaimRecord,
  defendants: readonly DefendantRecord[],
  now: Date,
): Promise<ClaimRecord> {
  const plaintiff = await personOf(transaction, claim.plaintiff_id)
  const consents = await findShowingConsents(transaction, claim.id)
  if (!doAllAgree({ claim, plaintiff, defendants, consents })) return claim
  const shown = await updateClaim(transaction, claim.id, { shown_at: now, updated_at: now })
  await insertActions(transaction, [{ claimId: claim.id, type: 'SETTLEMENT_SHOWN', party: null, userId: null, now }])
  if (isPublic(responseFacts(shown), now)) await placeInRecords(transaction, [{ claim, defendants }], now)
  return shown
}
