import type { claimLists } from '@redress/contract/claim-views.ts'
import { isUnresolved } from '@redress/domain/claim/publication.ts'
import { isDisputed, isSubmitted } from '@redress/domain/claim/questions.ts'
import type { z } from 'zod'
import { peopleById } from '../../accounts/people.ts'
import type { Context } from '../../adapters/context.ts'
import { findUnpaidActs } from '../../payments/unpaid-acts.ts'
import type { Connection } from '../../platform/database/database.ts'
import { ok } from '../../platform/result.ts'
import { type ClaimRecord, findClaimsOfUser, responseFacts } from '../repositories/claim-repository.ts'
import { findDefendantsByClaim } from '../repositories/defendant-repository.ts'
import { findResolutionsByClaim } from '../repositories/resolution-repository.ts'
import { presentListItem } from './claim-presenter.ts'

interface Reader {
  readonly userId: string
  readonly now: Date
}

/** Presents the rows of the claims tables; what they have in common is asked for once. */
async function listItemsOf(connection: Connection, claims: readonly ClaimRecord[], reader: Reader) {
  const ids = claims.map(claim => claim.id)
  const acts = await findUnpaidActs(connection, ids)
  const people = await peopleById(connection, [
    ...claims.map(claim => claim.plaintiff_id),
    ...[...acts.values()].flat().map(act => act.userId),
  ])
  const defendants = await findDefendantsByClaim(connection, ids)
  const resolutions = await findResolutionsByClaim(connection, ids)
  return claims.flatMap(claim => {
    const plaintiff = people.get(claim.plaintiff_id)
    const [accused = [], offers = []] = [defendants.get(claim.id), resolutions.get(claim.id)]
    const pendingActs = (acts.get(claim.id) ?? []).map(act => ({ ...act, person: people.get(act.userId) }))
    return plaintiff
      ? presentListItem({ claim, plaintiff, defendants: accused, resolutions: offers, pendingActs, ...reader })
      : []
  })
}

/** The claims by and against a user, with the counts that the dashboard shows. */
export async function listClaims({ database, clock, settings }: Context, { userId }: { readonly userId: string }) {
  const now = clock.now()
  const all = await findClaimsOfUser(database, userId)
  const items = new Map((await listItemsOf(database, all, { userId, now })).map(item => [item.id, item]))
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
