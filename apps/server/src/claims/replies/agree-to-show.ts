import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { isPublic, mayAgreeToShow } from '@redress/domain/claim/publication.ts'
import type { Context } from '../../adapters/context.ts'
import { fail, ok } from '../../platform/result.ts'
import { type ActingParty, changeClaim, present } from '../act/change-claim.ts'
import type { ClaimState } from '../act/claim-state.ts'
import { type Happening, noActor } from '../act/happening.ts'
import type { Act } from '../act/record.ts'
import { addDeadlines } from '../act/set-deadlines.ts'
import { assignToRecords } from '../defendants/assign-to-records.ts'
import { responseFacts, updateClaim } from '../repositories/claim-repository.ts'
import { deleteShowingConsents, findShowingConsents, insertShowingConsent } from '../repositories/showing-repository.ts'
import { accountsOfOwnSay, doAllAgree } from '../views/early-settlement.ts'

/**
 * Records or withdraws a party's consent to show an early settlement. Once everybody agrees whom the record would
 * name, the claim is public for good.
 */
export const agreeToShow = (context: Context, by: ActingParty, agrees: boolean) =>
  changeClaim<PartyClaim, 'NOT_IN_THIS_STATE'>(context, by, async (act, state) => {
    const { transaction, news } = act
    const { id } = state.claim
    const { party, userId, clientId } = by
    if (!mayAgreeToShow(responseFacts(state.claim))) return fail('NOT_IN_THIS_STATE')
    const before = await findShowingConsents(transaction, id)
    const given = [...accountsOfOwnSay(userId, state.defendants)].filter(each => before.has(each))
    if (agrees ? before.has(userId) : given.length === 0) return ok(await present(act, state, by))
    if (agrees) await insertShowingConsent(transaction, { claimId: id, userId, now: context.clock.now() })
    else await deleteShowingConsents(transaction, { claimId: id, userIds: given })
    const after = agrees ? await showIfAllAgree(act, state, new Set([...before, userId])) : state
    const actor = { party, userId }
    const happenings: Happening[] =
      after.claim.shown_at === null
        ? [{ event: agrees ? 'agree to show' : 'no longer agrees to show', by: actor }]
        : [
            { event: 'last agrees to show', by: actor },
            { event: 'settlement shown', by: noActor, acting: userId },
          ]
    news.push({ state: after, happenings, clientId })
    return ok(await present(act, after, by))
  })

/** `consents`: the accounts that agree. */
async function showIfAllAgree(act: Act, state: ClaimState, consents: ReadonlySet<string>): Promise<ClaimState> {
  const { context, transaction } = act
  const { claim, defendants, people } = state
  const now = context.clock.now()
  const plaintiff = people.get(claim.plaintiff_id)
  if (!plaintiff || !doAllAgree({ claim, plaintiff, defendants, consents })) return state
  const shown = await updateClaim(transaction, claim.id, { shown_at: now, updated_at: now })
  if (isPublic(responseFacts(shown), now)) await assignToRecords(transaction, [state], now)
  else await assignWhenPublic(act, shown)
  return { ...state, claim: shown }
}

/** Nothing of the claim becomes public before its notice period is over, not even that it connects two records. */
async function assignWhenPublic(
  { context, transaction }: Act,
  { id, notice_period_ends_at: dueAt }: ClaimState['claim'],
): Promise<void> {
  if (dueAt) await addDeadlines(context, transaction, [{ claim_id: id, event: 'notice period over', due_at: dueAt }])
}
