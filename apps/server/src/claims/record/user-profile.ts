import type { Output } from '@redress/contract/endpoint.ts'
import type { getUser } from '@redress/contract/profile.ts'
import { limits } from '@redress/domain/people/limits.ts'
import { confirmedPerson } from '../../accounts/people/people.ts'
import type { Context } from '../../adapters/context.ts'
import { readTogether } from '../../platform/database/read-together.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import {
  inListed,
  listedPublicationRows,
  listedPublicClaims,
  publicClaimCounts,
} from '../repositories/claim-repository.ts'
import { defendantsByClaim } from '../repositories/defendant-repository.ts'
import { seatFactsOf } from '../repositories/outcome-repository.ts'
import { presentFoundClaim } from './search-presenter.ts'

/** The public profile of a user (decisions.md section 5), who exists for others once an address is confirmed. */
export async function getUserProfile(
  { database, clock }: Context,
  { id, after }: { readonly id: string; readonly after?: string | undefined },
): Promise<Result<Output<typeof getUser>, 'USER_NOT_FOUND'>> {
  const now = clock.now()
  const page = { userId: id, now, after: after ?? null, size: limits.pageSize + 1 }
  const { person, counts, found, defendants, seatFacts } = await readTogether(
    database,
    {
      person: confirmedPerson(id),
      counts: publicClaimCounts(id, now),
      found: listedPublicationRows,
      defendants: defendantsByClaim(inListed),
      seatFacts: seatFactsOf(inListed),
    },
    listedPublicClaims(page),
  )
  if (!person) return fail('USER_NOT_FOUND')
  const name = { first_name: person.firstName, last_name: person.lastName }
  const claims = found.slice(0, limits.pageSize)
  return ok({
    id: person.id,
    username: person.username,
    firstName: person.firstName,
    country: person.country,
    memberSince: person.createdAt.toISOString(),
    claimCount: counts.claimsByUser,
    claims: claims.map(claim =>
      presentFoundClaim({ ...claim, ...name }, defendants.get(claim.id) ?? [], { seatFacts, now }),
    ),
    next: found.length > claims.length ? (claims.at(-1)?.id ?? null) : null,
  })
}
