import type { Output } from '@redress/contract/endpoint.ts'
import type { getUser } from '@redress/contract/profile.ts'
import { confirmedPerson } from '../../accounts/people.ts'
import type { Context } from '../../adapters/context.ts'
import { readTogether } from '../../platform/database/read-together.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { inListed, listedPublicationRows, listedPublicClaims } from '../repositories/claim-repository.ts'
import { defendantsByClaim } from '../repositories/defendant-repository.ts'
import { presentFoundClaim } from './search-presenter.ts'

/** The public profile of a user (decisions.md section 5), who exists for others once an address is confirmed. */
export async function getUserProfile(
  { database, clock }: Context,
  userId: string,
): Promise<Result<Output<typeof getUser>, 'USER_NOT_FOUND'>> {
  const now = clock.now()
  const { person, claims, defendants } = await readTogether(
    database,
    {
      person: confirmedPerson(userId),
      claims: listedPublicationRows,
      defendants: defendantsByClaim(inListed),
    },
    listedPublicClaims(userId, now),
  )
  if (!person) return fail('USER_NOT_FOUND')
  const name = { first_name: person.firstName, last_name: person.lastName }
  return ok({
    id: person.id,
    username: person.username,
    firstName: person.firstName,
    country: person.country,
    memberSince: person.createdAt.toISOString(),
    claims: claims.map(claim => presentFoundClaim({ ...claim, ...name }, defendants.get(claim.id) ?? [], now)),
  })
}
