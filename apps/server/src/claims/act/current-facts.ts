import type { AccountNotice } from '@redress/domain/claim/account-notices.ts'
import { asksForAct, isStillSo } from '@redress/domain/claim/asking-mail.ts'
import { claimEvents, unpaidEvent } from '@redress/domain/claim/events.ts'
import type { NotificationFacts } from '@redress/domain/claim/notifications.ts'
import { endingOf } from '@redress/domain/claim/payment-account.ts'
import { fullName } from '../../accounts/people/people.ts'
import type { Context } from '../../adapters/context.ts'
import type { StoredNotice } from '../../notifications/notification-mail.ts'
import { unpaidActs } from '../../payments/unpaid-acts.ts'
import { equalTo, readTogether } from '../../platform/database/read-together.ts'
import { resolutionsByClaim } from '../repositories/resolution-repository.ts'
import { showingConsents } from '../repositories/showing-repository.ts'
import { loadClaim } from './claim-state.ts'
import { notifiedFacts } from './notified-facts.ts'

/**
 * Facts of a notification for its mail. Mail that has waited or asks for an act describes the claim as it is when it
 * is sent; `null` if what it asks for is over.
 */
export async function currentFacts(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  { facts, claim_id: claimId, resolution_id: resolutionId, user_id: userId, to_party: party }: StoredNotice,
  hasWaited: boolean,
): Promise<NotificationFacts | AccountNotice | null> {
  if (facts.topic === 'DATA_EXPORT_READY' || claimId === null) return facts
  if (!hasWaited && !asksForAct(facts.topic)) return facts
  const state = await loadClaim(database, claimId)
  const plaintiff = state?.people.get(state.claim.plaintiff_id)
  if (!state || !plaintiff) return facts
  const { resolutions, acts, consents } = await readTogether(database, {
    resolutions: resolutionsByClaim(equalTo(claimId)),
    acts: unpaidActs(equalTo(claimId)),
    consents: showingConsents(claimId),
  })
  const { words, payment, account, moderation, sum } = facts
  const now = notifiedFacts({
    ...{ claim: state.claim, defendants: state.defendants, topic: facts.topic, plaintiff: fullName(plaintiff) },
    ...{ by: facts.by, payment, account, moderation, sum: sum && sum.number - 1 },
    resolution: resolutions.get(claimId)?.find(({ id }) => id === resolutionId) ?? null,
    fee: acts.find(act => act.userId === userId && claimEvents[unpaidEvent[act.kind]].notify.topic === facts.topic)
      ?.fee,
    ...{ replaced: null, added: undefined },
    reader: { userId, party },
    now: clock.now(),
  })
  const { payment_details: payTo, shown_at: shownAt } = state.claim
  const agreeing = shownAt === null ? [...consents].flatMap(id => state.people.get(id) ?? []) : []
  if (!isStillSo(now, { account: payTo && endingOf(payTo), agreeToShow: agreeing.map(fullName) })) return null
  // Written words and the replaced offer keep their stored values.
  const countered = facts.offer?.countered
  const offer = now.offer && countered !== undefined ? { ...now.offer, countered } : now.offer
  return { ...now, offer, ...(words && { words }) }
}
