import { closureEffect, isClosureObstacle, isDeletedWithAccount } from '@redress/domain/claim/account-closure.ts'
import { isNoticePeriodRunning } from '@redress/domain/claim/deadlines.ts'
import { isFiled, isResolved } from '@redress/domain/claim/questions.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import type { Context } from '../../adapters/context.ts'
import { supersedePayments } from '../../payments/open-payment.ts'
import { unpaidActs } from '../../payments/unpaid-acts.ts'
import type { Connection } from '../../platform/database/database.ts'
import { among, readTogether } from '../../platform/database/read-together.ts'
import { record } from '../act/record.ts'
import { deleteDraft } from '../filing/drafts.ts'
import { applyTransition } from '../lifecycle/apply-transitions.ts'
import { checkTransition } from '../lifecycle/check-transition.ts'
import type { ClaimRecord } from '../repositories/claim-repository.ts'
import { isAnothersOffer } from '../repositories/defence.ts'
import { defendantsByClaim, findDefendantsOfClaim, freeDefendant } from '../repositories/defendant-repository.ts'
import {
  keepFormerPlace,
  lapseResolution,
  type ResolutionRecord,
  resolutionsByClaim,
} from '../repositories/resolution-repository.ts'

interface Part {
  /** Locked. */
  readonly claim: ClaimRecord
  readonly userId: string
}

const partyOf = ({ claim, userId }: Part): Party => (claim.plaintiff_id === userId ? 'Plaintiff' : 'Defendant')

interface Involved {
  /** Locked. */
  readonly claims: readonly ClaimRecord[]
  readonly userId: string
}

/** What closing an account depends on beside the claims. */
export const findInvolved = (connection: Connection, claims: readonly ClaimRecord[]) => {
  const ofClaims = among(claims.map(({ id }) => id))
  return readTogether(connection, {
    acts: unpaidActs(ofClaims),
    defendants: defendantsByClaim(ofClaims),
    resolutions: resolutionsByClaim(ofClaims),
  })
}
type Found = Awaited<ReturnType<typeof findInvolved>>

/** Whether one of the claims keeps somebody from closing their account. */
export const isAnyInTheWay = ({ resolutions, defendants }: Found, { claims, userId }: Involved, now: Date): boolean =>
  claims.some(claim => {
    const party = partyOf({ claim, userId })
    const last = resolutions.get(claim.id)?.at(-1)
    const facts = {
      isAnothersOffer: isAnothersOffer(last, defendants.get(claim.id) ?? [], { party, userId }),
      isNoticePeriodRunning: isNoticePeriodRunning({ noticePeriodEndsAt: claim.notice_period_ends_at }, now),
    }
    return isClosureObstacle(closureEffect(party, claim.status, facts))
  })

/** Ends what somebody has begun in claims and nobody relies on: what they had not paid, and offers that are open. */
export async function withdraw(
  context: Context,
  transaction: Connection,
  { acts, resolutions }: Found,
  { claims, userId }: Involved,
): Promise<void> {
  for (const claim of claims) {
    const offer = resolutions.get(claim.id)?.at(-1)
    if (offer?.status === 'PROPOSED' && offer.proposed_by_user === userId)
      await withdrawOffer(context, transaction, { claim, userId, offer })
    else if (acts.some(act => act.claimId === claim.id && act.userId === userId))
      await withdrawAct(context, transaction, { claim, userId })
  }
}

async function withdrawOffer(
  context: Context,
  transaction: Connection,
  { claim, userId, offer }: Part & { readonly offer: ResolutionRecord },
): Promise<void> {
  const { proposed_by: party } = offer
  const checked = await checkTransition(transaction, claim, { event: 'account closed', by: party })
  if (!checked.ok) throw new Error(`An open offer has to lapse, and is refused: ${checked.code}`)
  const resolution = await lapseResolution(transaction, offer.id, context.clock.now())
  await applyTransition(context, transaction, checked.value, { party, userId }, { resolution })
}

async function withdrawAct(context: Context, transaction: Connection, part: Part): Promise<void> {
  const { claim, userId } = part
  await supersedePayments(transaction, [claim.id], ({ opened_by }) => opened_by === userId)
  const by = { party: partyOf(part), userId }
  await record(context, transaction, [{ claim, happenings: [{ event: 'unpaid act withdrawn', by }] }])
}

/**
 * Takes somebody out of a claim for good: a draft is deleted; of a filed one the others are told while it can still be
 * settled, and the places that they held are free for whoever is named there.
 */
export async function leaveForGood(context: Context, transaction: Connection, part: Part): Promise<void> {
  const { claim, userId } = part
  if (isDeletedWithAccount(partyOf(part), claim.status))
    await deleteDraft(context, transaction, { draft: claim, userId })
  if (!isFiled(claim.status)) return
  const by = { party: partyOf(part), userId }
  const before = await findDefendantsOfClaim(transaction, claim.id)
  const event = isResolved(claim.status) ? 'party left a resolved claim' : 'party left'
  await record(context, transaction, [{ claim, defendants: before, happenings: [{ event, by }] }])
  const now = context.clock.now()
  const places = before.filter(each => each.user_id === userId)
  for (const { id } of places) {
    await keepFormerPlace(transaction, { claimId: claim.id, userId, defendantId: id })
    await freeDefendant(transaction, id, now)
  }
  // It names the place, which whoever is replaced in one loses with all that they did: this one's acts stay the place's.
  const happenings = places.map(({ id }) => ({ event: 'defendant left', by, defendantId: id }) as const)
  await record(context, transaction, [{ claim, happenings }])
}
