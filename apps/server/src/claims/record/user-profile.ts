import type { Output } from '@redress/contract/endpoint.ts'
import type { getUser } from '@redress/contract/profile.ts'
import { confirmedPerson } from '../../accounts/people.ts'
import type { Context } from '../../adapters/context.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { findDefendantsByClaim } from '../repositories/defendant-repository.ts'
import { presentFoundClaim } from './search-presenter.ts'
import { findClaimsOfPlaintiff } from './search-repository.ts'

/** The public profile of a user (decisions.md section 5), who exists for others once an address is confirmed. */
export async function getUserProfile(
  { database, clock }: Context,
  userId: string,
): Promise<Result<Output<typeof getUser>, 'USER_NOT_FOUND'>> {
  const person = await confirmedPerson(database, userId)
  if (!person) return fail('USER_NOT_FOUND')
  const now = clock.now()
  const claims = await findClaimsOfPlaintiff(database, userId, now)
  const defendants = await findDefendantsByClaim(
    database,
    claims.map(claim => claim.id),
  )
  return ok({
    id: person.id,
    username: person.username,
    firstName: person.firstName,
    country: person.country,
    memberSince: person.createdAt.toISOString(),
    claims: claims.map(claim => presentFoundClaim(claim, defendants.get(claim.id) ?? [], now)),
  })
}
