import type { claimLists } from '@redress/contract/claim-views.ts'
import { isUnresolved } from '@redress/domain/claim/publication.ts'
import { isDisputed, isSubmitted } from '@redress/domain/claim/questions.ts'
import type { z } from 'zod'
import { peopleWhose } from '../../accounts/people.ts'
import type { Context } from '../../adapters/context.ts'
import { unpaidActs } from '../../payments/unpaid-acts.ts'
import type { Connection } from '../../platform/database/database.ts'
import { readTogether } from '../../platform/database/read-together.ts'
import { ok } from '../../platform/result.ts'
import {
  type ClaimRecord,
  inListed,
  listedClaimRows,
  listedClaims,
  namedInListed,
  responseFacts,
} from '../repositories/claim-repository.ts'
import { defendantsByClaim } from '../repositories/defendant-repository.ts'
import { resolutionsByClaim } from '../repositories/resolution-repository.ts'
import { presentListItem } from './claim-presenter.ts'

interface Reader {
  readonly userId: string
  readonly now: Date
}

/** The claims by and against a user, with what each row of the claims tables shows. */
async function findListed(connection: Connection, { userId, now }: Reader) {
  const { claims, acts, people, defendants, resolutions } = await readTogether(
    connection,
    {
      claims: listedClaimRows,
      acts: unpaidActs(inListed),
      people: peopleWhose(namedInListed),
      defendants: defendantsByClaim(inListed),
      resolutions: resolutionsByClaim(inListed),
    },
    listedClaims(userId),
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
  return { claims, items: new Map(items.map(item => [item.id, item])) }
}

/** The claims by and against a user, with the counts that the dashboard shows. */
export async function listClaims({ database, clock, settings }: Context, { userId }: { readonly userId: string }) {
  const now = clock.now()
  const { claims: all, items } = await findListed(database, { userId, now })
  const itemsOf = (claims: readonly ClaimRecord[]) => claims.flatMap(claim => items.get(claim.id) ?? [])
  const [mine, against] = [
    all.filter(claim => claim.plaintiff_id === userId),
    all.filter(claim => claim.plaintiff_id !== userId),
  ]
  const pending = mine.filter(claim => !isSubmitted(claim.status))
  const unresolved = mine.filter(claim => isUnresolved(responseFacts(claim), now))
  return ok({
    myClaims: itemsOf(mine),
    myClaimsPending: itemsOf(pending),
    myClaimsUnresolved: itemsOf(unresolved),
    accusedClaims: itemsOf(against),
    myClaimsCount: mine.length,
    myClaimsPendingCount: pending.length,
    myClaimsUnresolvedCount: unresolved.length,
    accusedClaimsCount: against.length,
    totalDisputedCount: all.filter(claim => isDisputed(claim.status)).length,
    totalUnresolvedCount: all.filter(claim => isUnresolved(responseFacts(claim), now)).length,
    totalPendingCount: pending.length,
    unresolvedClaimsLimit: settings.UNRESOLVED_CLAIMS_LIMIT,
  } satisfies z.output<typeof claimLists>)
}

/** When the next claim of a list may become public, which the clock alone decides, and with it what is unresolved. */
export function nextPublication({ myClaims, accusedClaims }: z.output<typeof claimLists>, now: Date): Date | null {
  const ends = [...myClaims, ...accusedClaims].flatMap(({ noticePeriodEndsAt }) =>
    noticePeriodEndsAt === null ? [] : new Date(noticePeriodEndsAt),
  )
  return ends.filter(end => end > now).toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null
}
