import type { Output } from '@redress/contract/endpoint.ts'
import type { getRecord as endpoint } from '@redress/contract/record.ts'
import { limits } from '@redress/domain/people/limits.ts'
import { outcomeOf } from '@redress/domain/record/defendant-outcomes.ts'
import type { Context } from '../../adapters/context.ts'
import { among, readTogether } from '../../platform/database/read-together.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { defendantsByClaim, isAnyReached } from '../repositories/defendant-repository.ts'
import { seatFactsOf } from '../repositories/outcome-repository.ts'
import { findRepliesByClaim } from '../repositories/reply-repository.ts'
import { presentReplies } from '../views/reply-presenter.ts'
import { findFigures, findNamesOfRecord } from './record-repository.ts'
import { isAnyUnproven, presentFigures, presentFoundClaim, wireTypes } from './search-presenter.ts'
import { findClaimsOfRecord } from './search-repository.ts'

/**
 * The public record of the company or person that a defendant is, the same for whichever of its defendants is asked.
 * Nothing in it comes from a claim that is not public.
 */
export async function getRecord(
  { database, clock }: Context,
  { id, after }: { readonly id: string; readonly after?: string | undefined },
): Promise<Result<Output<typeof endpoint>, 'DEFENDANT_NOT_FOUND'>> {
  const now = clock.now()
  const [record, ...others] = await findNamesOfRecord(database, id, now)
  if (!record) return fail('DEFENDANT_NOT_FOUND')
  const figures = await findFigures(database, record.recordId, now)
  const page = { after: after ?? null, size: limits.pageSize + 1 }
  const found = await findClaimsOfRecord(database, { recordId: record.recordId, now }, page)
  const claims = found.slice(0, limits.pageSize)
  const shown = among(claims.map(claim => claim.id))
  const named = { defendants: defendantsByClaim(shown), seatFacts: seatFactsOf(shown) }
  const { defendants, seatFacts } = await readTogether(database, named)
  const replies = await findRepliesByClaim(database, claims)
  const presentClaim = (claim: (typeof claims)[number]) => {
    const ofClaim = defendants.get(claim.id) ?? []
    const own = ofClaim.filter(each => (each.record_id ?? each.id) === record.recordId)
    const spoken = presentReplies(replies.get(claim.id) ?? [], ofClaim)
    return {
      ...presentFoundClaim(claim, ofClaim, { seatFacts, now }),
      isUnproven: isAnyUnproven(own, seatFacts),
      isReached: isAnyReached(
        ofClaim.filter(({ id: seat, company_id }) => own.some(each => [seat, company_id].includes(each.id))),
      ),
      replies: spoken.filter(({ defendantId }) => own.some(({ id: ownId }) => ownId === defendantId)),
      outcome: outcomeOf(
        { ...claim, isPublic: true },
        own.flatMap(({ id: ownId }) => seatFacts.get(ownId) ?? []),
      ),
    }
  }
  return ok({
    id: record.id,
    type: wireTypes[record.type],
    name: record.name,
    otherNames: others.map(({ name }) => name),
    figures: presentFigures(figures),
    claims: claims.map(presentClaim),
    next: found.length > claims.length ? (claims.at(-1)?.id ?? null) : null,
  })
}
