import type { Output } from '@redress/contract/endpoint.ts'
import type { getUser } from '@redress/contract/profile.ts'
import { publicClaimsOfPlaintiff } from '../claims/record/public-claims-of-plaintiff.ts'
import type { Context } from '../platform/context.ts'
import { fail, ok, type Result } from '../platform/result.ts'
import { presentPublicUser } from './public-user-presenter.ts'
import { findConfirmedUser } from './user-repository.ts'

/** What anybody may know of a user. One without a confirmed address is not known to others. */
export async function getPublicUser(
  { database, clock }: Context,
  userId: string,
): Promise<Result<Output<typeof getUser>, 'USER_NOT_FOUND'>> {
  const user = await findConfirmedUser(database, userId)
  if (!user) return fail('USER_NOT_FOUND')
  return ok(presentPublicUser(user, await publicClaimsOfPlaintiff(database, userId, clock.now())))
}
