import { claimEvents, type EventRow } from '@redress/domain/claim/events.ts'
import type { Context } from '../../adapters/context.ts'
import type { Connection } from '../../platform/database/database.ts'
import { announce } from '../../platform/events/live-events.ts'
import type { ClaimRecord } from '../repositories/claim-repository.ts'
import { type DefendantRecord, findDefendantsByClaim } from '../repositories/defendant-repository.ts'
import type { Happening } from './happening.ts'
import { type Action, insertActions } from './history-repository.ts'
import { isForNamed, linkedAccounts, notifyParties, type Owned, offeredAccounts, withOwners } from './notify-parties.ts'

/** What happened to a claim. */
export interface News {
  /** As it is after all of it. */
  readonly claim: ClaimRecord
  readonly happenings: readonly Happening[]
  /** All whom the claim names; they are read where absent. */
  readonly defendants?: readonly DefendantRecord[] | undefined
  /** Who has confirmed the addresses of those whom nobody answers for yet; they are read where absent. */
  readonly owners?: ReadonlyMap<string, string> | undefined
  /** The one defendant whom it is about, as they were when it happened: the others are not told. */
  readonly about?: DefendantRecord
  /** Those who have confirmed the address of a defendant, and are offered the claim no more. */
  readonly noLongerOfferedTo?: readonly string[]
  /** The tab whose request did it: it knows already. */
  readonly clientId?: string | undefined
  /** Another event follows in the same transaction, and tells the pages. */
  readonly isFollowed?: boolean
}

type Placed = News & Owned

const rowOf = ({ event }: Happening): EventRow => claimEvents[event]

const goesLive = (news: News, pages: EventRow['live']): boolean =>
  !news.isFollowed && news.happenings.some(each => rowOf(each).live === pages)

/**
 * Writes of claims what the table of events says of what happened to them: their histories, notifications, letters and the
 * news for open pages, by the same statements for all of them. Nothing else writes these. It commits with the act.
 */
export async function record(context: Context, transaction: Connection, news: readonly News[]): Promise<void> {
  await insertActions(transaction, news.flatMap(historyOf), context.clock.now())
  const placed = await placedOf(transaction, news)
  await notifyParties(
    context,
    transaction,
    placed.map(each => ({ place: notifiedPlace(each), happenings: each.happenings })),
  )
  await announce(transaction, ...placed.flatMap(liveNewsOf))
}

const historyOf = ({ claim, happenings }: News): Action[] =>
  happenings.flatMap(happening => {
    const { history } = rowOf(happening)
    if (!history || happening.isRepeated) return []
    const { by, resolution, defendantId, value, previousValue, fee } = happening
    return {
      claimId: claim.id,
      type: history,
      party: by.party,
      userId: by.userId,
      resolutionId: resolution?.id ?? null,
      defendantId: defendantId ?? by.defendant?.id ?? null,
      value: value ?? null,
      previousValue: previousValue ?? null,
      fee: fee ?? null,
    }
  })

/** With whom the claims name and who is offered them, where somebody is to be told. */
async function placedOf(transaction: Connection, news: readonly News[]): Promise<Placed[]> {
  const isTold = (each: News) =>
    goesLive(each, 'all parties') || (!each.about && each.happenings.some(happening => rowOf(happening).notify))
  const unread = news.filter(each => !each.defendants && isTold(each)).map(({ claim }) => claim.id)
  const found = await findDefendantsByClaim(transaction, [...new Set(unread)])
  const isOffered = (each: News) => goesLive(each, 'all parties') || each.happenings.some(isForNamed)
  const read = news.map(each => ({
    ...each,
    defendants: each.defendants ?? found.get(each.claim.id) ?? [],
    owners: isOffered(each) ? each.owners : new Map<string, string>(),
  }))
  return withOwners(transaction, read)
}

/** Those to whom it is told: a representative who is told of their own seat is not the company. */
function notifiedPlace({ claim, defendants, owners, about }: Placed): Owned {
  if (!about) return { claim, defendants, owners }
  return {
    claim,
    defendants: [{ ...about, company_id: null }],
    owners: new Map([...owners].filter(([address]) => address === about.email)),
  }
}

function liveNewsOf(news: Placed): Parameters<typeof announce>[1][] {
  const { claim, defendants, noLongerOfferedTo = [], clientId: origin } = news
  const topics = ['claims'] as const
  const parties = [claim.plaintiff_id, ...linkedAccounts(defendants), ...offeredAccounts(news)]
  const shown = goesLive(news, 'all parties') ? parties : goesLive(news, 'plaintiff') ? [claim.plaintiff_id] : []
  // The claim is none of theirs any more: it is their lists that change.
  return [
    { userIds: shown, topics, claimId: claim.id, origin },
    { userIds: noLongerOfferedTo, topics },
  ]
}
