import type { claimLists } from '@redress/contract/claim-views.ts'
import { claimStatuses } from '@redress/domain/claim/lifecycle.ts'
import { isDisputed, isFiled, isSubmitted } from '@redress/domain/claim/questions.ts'
import type { z } from 'zod'
import { peopleById } from '../accounts/people.ts'
import type { Context } from '../platform/context.ts'
import type { Connection } from '../platform/database/database.ts'
import { ok } from '../platform/result.ts'
import { presentListItem } from './claim-presenter.ts'
import { type ClaimRecord, responseFacts } from './claim-record.ts'
import { findClaims, findClaimsOfPlaintiff } from './claim-repository.ts'
import { claimIdsAgainst, defendantsByClaim } from './defendants/list-defendants.ts'
import { resolutionsByClaim } from './resolutions/find-resolutions.ts'
import { isUnresolved } from './unresolved-claims.ts'

const filedStatuses = claimStatuses.filter(isFiled)

async function claimsAgainst(connection: Connection, userId: string): Promise<ClaimRecord[]> {
  const ids = await claimIdsAgainst(connection, userId)
  return ids.length === 0 ? [] : findClaims(connection, ids, filedStatuses)
}

/** Presents rows of the claims tables, asking for what they have in common once. */
async function listItemsOf(connection: Connection, claims: readonly ClaimRecord[], now: Date) {
  const ids = claims.map(claim => claim.id)
  const people = await peopleById(
    connection,
    claims.map(claim => claim.plaintiff_id),
  )
  const defendants = await defendantsByClaim(connection, ids)
  const resolutions = await resolutionsByClaim(connection, ids)
  return claims.flatMap(claim => {
    const plaintiff = people.get(claim.plaintiff_id)
    const [accused = [], offers = []] = [defendants.get(claim.id), resolutions.get(claim.id)]
    return plaintiff ? presentListItem({ claim, plaintiff, defendants: accused, resolutions: offers, now }) : []
  })
}

/** The claims by and against a user, with the counts that the dashboard shows. */
export async function listClaims({ database, clock, settings }: Context, { userId }: { readonly userId: string }) {
  const now = clock.now()
  const mine = await findClaimsOfPlaintiff(database, userId)
  const against = await claimsAgainst(database, userId)
  const items = new Map((await listItemsOf(database, [...mine, ...against], now)).map(item => [item.id, item]))
  const itemsOf = (claims: readonly ClaimRecord[]) => claims.flatMap(claim => items.get(claim.id) ?? [])
  const pending = mine.filter(claim => !isSubmitted(claim.status))
  const unresolved = mine.filter(claim => isUnresolved(responseFacts(claim), now))
  const all = [...mine, ...against]
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
