import type { Output } from '@redress/contract/endpoint.ts'
import type { getUser } from '@redress/contract/profile.ts'
import type { UserRecord } from './user-repository.ts'

type PublicUser = Output<typeof getUser>

/** A user as everybody may see one (decisions.md section 5). */
export const presentPublicUser = (user: UserRecord, claims: PublicUser['claims']): PublicUser => ({
  id: user.id,
  username: user.username,
  firstName: user.first_name,
  country: user.country,
  memberSince: user.created_at.toISOString(),
  claims,
})
