import type { ClaimListItem, ClaimListPage, ClaimLists, wholeClaimLists } from '@redress/contract/claim-views.ts'
import type { getClaimList } from '@redress/contract/claims.ts'
import type { ParsedInput } from '@redress/contract/endpoint.ts'
import { closureEffect, isClosureObstacle } from '@redress/domain/claim/account-closure.ts'
import {
  type ClaimList,
  firstOrder,
  inList,
  type ListChoice,
  type ListedClaim,
  pageOfList,
  shownStatuses,
  shownStatusOf,
  type WaitingFor,
  waiting,
} from '@redress/domain/claim/claim-lists.ts'
import { nextChangeIn, turnOf } from '@redress/domain/claim/claim-turn.ts'
import { isNoticePeriodRunning } from '@redress/domain/claim/deadlines.ts'
import { isAnothersOffer } from '@redress/domain/claim/offers.ts'
import { isOpen } from '@redress/domain/claim/publication.ts'
import { isDisputed } from '@redress/domain/claim/questions.ts'
import { isActive, turns } from '@redress/domain/claim/turns.ts'
import { limits } from '@redress/domain/people/limits.ts'
import type { z } from 'zod'
import { peopleWhose } from '../../accounts/people/people.ts'
import type { Context } from '../../adapters/context.ts'
import { unpaidActs } from '../../payments/unpaid-acts.ts'
import type { Connection } from '../../platform/database/database.ts'
import { readTogether } from '../../platform/database/read-together.ts'
import { ok } from '../../platform/result.ts'
import { inListed, listedClaimRows, listedClaimsById, namedInListed } from '../repositories/claim-repository.ts'
import { defendantsByClaim } from '../repositories/defendant-repository.ts'
import { resolutionsByClaim } from '../repositories/resolution-repository.ts'
import { presentListItem } from './claim-presenter.ts'
import { listedClaimsOf, textsOfListed } from './listed-claims.ts'

interface Reader {
  readonly userId: string
  readonly now: Date
}

type ItemOf = (claim: Pick<ListedClaim, 'id'>) => ClaimListItem[]

/** Rows of the claims tables for the given claims; deleted claims are left out. */
async function findItems(
  connection: Connection,
  wanted: Iterable<Pick<ListedClaim, 'id'>>,
  { userId, now }: Reader,
): Promise<ItemOf> {
  const ids = [...new Set(Array.from(wanted, ({ id }) => id))]
  if (ids.length === 0) return () => []
  const { claims, acts, people, defendants, resolutions } = await readTogether(
    connection,
    {
      claims: listedClaimRows,
      acts: unpaidActs(inListed),
      people: peopleWhose(namedInListed),
      defendants: defendantsByClaim(inListed),
      resolutions: resolutionsByClaim(inListed),
    },
    listedClaimsById(ids),
  )
  const actsByClaim = Map.groupBy(acts, act => act.claimId)
  const items = claims.flatMap(claim => {
    const plaintiff = people.get(claim.plaintiff_id)
    const [accused = [], offers = []] = [defendants.get(claim.id), resolutions.get(claim.id)]
    const pendingActs = (actsByClaim.get(claim.id) ?? []).map(act => ({ ...act, person: people.get(act.userId) }))
    return plaintiff
      ? presentListItem({
          claim,
          plaintiff,
          people,
          defendants: accused,
          resolutions: offers,
          pendingActs,
          userId,
          now,
        })
      : []
  })
  const itemsById = Map.groupBy(items, item => item.id)
  return ({ id }) => itemsById.get(id) ?? []
}

/** Time at which the lists next change without an act: a claim becomes public, or something becomes late. */
function nextChange(claims: readonly ListedClaim[], now: Date): string | null {
  const changes = claims.flatMap(claim => nextChangeIn(claim, now)?.getTime() ?? [])
  return changes.length === 0 ? null : new Date(changes.reduce((one, other) => Math.min(one, other))).toISOString()
}

const everything: ListChoice = { term: '', status: null, turn: null, sort: null, order: 'desc' }

/** First page of a list, with the path of the next. */
function startOf(claims: readonly ListedClaim[], list: ClaimList, now: Date) {
  const members = inList(claims, list)
  const { claims: page, next } = pageOfList(members, { choice: everything, after: null, now })
  return { count: members.length, page, next: next ? `/v1/claims/lists/${list}?after=${next.after}` : null }
}

/** Claims that keep the user from closing their account. */
const obstaclesAmong = (claims: readonly ListedClaim[], now: Date) =>
  claims.flatMap(claim => {
    const { id, party, status, noticePeriodEndsAt: end } = claim
    const isRunning = isNoticePeriodRunning({ noticePeriodEndsAt: end === null ? null : new Date(end) }, now)
    const obstacle = closureEffect(party, status, {
      isAnothersOffer: isAnothersOffer(claim, party),
      isNoticePeriodRunning: isRunning,
    })
    return isClosureObstacle(obstacle) ? [{ claimId: id, party, obstacle }] : []
  })

/** The start of each list of a user's claims, with the counts that the dashboard shows and what waits. */
export async function listClaims({ database, clock, settings }: Context, { userId }: { readonly userId: string }) {
  const reader = { userId, now: clock.now() }
  const { now } = reader
  const claims = await listedClaimsOf(database, reader)
  const [mine, pending, unresolved, accused] = [
    startOf(claims, 'my-claims', now),
    startOf(claims, 'my-claims-pending', now),
    startOf(claims, 'my-claims-unresolved', now),
    startOf(claims, 'against-me', now),
  ]
  const waits = waiting(claims, now)
  const startOfWaiting = (whom: WaitingFor) => ({
    count: waits[whom].length,
    page: waits[whom].slice(0, limits.waitingClaims),
  })
  const [yours, theirs] = [startOfWaiting('yours'), startOfWaiting('theirs')]
  const shown = [mine, pending, unresolved, accused, yours, theirs].flatMap(({ page }) => page)
  const itemOf = await findItems(database, shown, reader)
  const itemsOf = ({ page }: { readonly page: readonly ListedClaim[] }) => page.flatMap(itemOf)
  const presentWaiting = ({ count, page }: ReturnType<typeof startOfWaiting>) => ({
    count,
    claims: page.flatMap(({ id, party }) => itemOf({ id }).map(claim => ({ party, claim }))),
  })
  const obstacles = obstaclesAmong(claims, now)
  return ok({
    myClaims: itemsOf(mine),
    myClaimsPending: itemsOf(pending),
    myClaimsUnresolved: itemsOf(unresolved),
    accusedClaims: itemsOf(accused),
    next: {
      myClaims: mine.next,
      myClaimsPending: pending.next,
      myClaimsUnresolved: unresolved.next,
      accusedClaims: accused.next,
    },
    myClaimsCount: mine.count,
    myClaimsPendingCount: pending.count,
    myClaimsUnresolvedCount: unresolved.count,
    accusedClaimsCount: accused.count,
    totalDisputedCount: claims.filter(({ status }) => isDisputed(status)).length,
    totalUnresolvedCount: claims.filter(isOpen).length,
    totalPendingCount: pending.count,
    totalActiveCount: claims.filter(({ status }) => isActive(status)).length,
    unresolvedClaimsLimit: settings.UNRESOLVED_CLAIMS_LIMIT,
    waiting: { yours: presentWaiting(yours), theirs: presentWaiting(theirs) },
    closureObstacles: { count: obstacles.length, claims: obstacles.slice(0, limits.pageSize) },
    changesAt: nextChange(claims, now),
  } satisfies ClaimLists)
}

type Asked = Pick<ParsedInput<typeof getClaimList>, 'params' | 'query'>

/** One page of a list, complete or filtered. */
export async function pageOfClaims(
  { database, clock }: Context,
  { userId }: { readonly userId: string },
  { params: { list }, query }: Asked,
) {
  const reader = { userId, now: clock.now() }
  const { now } = reader
  const { term = '', status = null, turn = null, sort = null, after = null } = query
  const order = query.order ?? (sort === null ? everything.order : firstOrder[sort])
  const claims = inList(await listedClaimsOf(database, reader), list)
  const page = pageOfList(claims, {
    choice: { term, status, turn, sort, order },
    after,
    now,
    ...(term === '' ? {} : { textsOf: await textsOfListed(database, userId) }),
  })
  const itemOf = await findItems(database, page.claims, reader)
  const [statuses, whose] = [
    new Set(claims.map(shownStatusOf)),
    new Set(claims.map(claim => turnOf(claim, claim.party).turn)),
  ]
  return ok({
    claims: page.claims.flatMap(itemOf),
    all: claims.length,
    total: page.total,
    first: page.first,
    previous: page.previous ?? null,
    next: page.next ?? null,
    statuses: shownStatuses.filter(each => statuses.has(each)),
    turns: turns.filter(each => whose.has(each)),
    changesAt: nextChange(claims, now),
  } satisfies ClaimListPage)
}

/** So many claims are read at once where all are. */
const claimsAtOnce = 100

/** Both lists of a user's claims, whole. */
export async function wholeLists(
  { database, clock }: Context,
  { userId }: { readonly userId: string },
): Promise<z.output<typeof wholeClaimLists>> {
  const reader = { userId, now: clock.now() }
  const claims = await listedClaimsOf(database, reader)
  const itemsOf = async (list: ClaimList) => {
    const members = inList(claims, list)
    const items: ClaimListItem[] = []
    for (let begin = 0; begin < members.length; begin += claimsAtOnce) {
      const some = members.slice(begin, begin + claimsAtOnce)
      items.push(...some.flatMap(await findItems(database, some, reader)))
    }
    return items
  }
  return { myClaims: await itemsOf('my-claims'), accusedClaims: await itemsOf('against-me') }
}
