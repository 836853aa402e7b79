import type { Output } from '@redress/contract/endpoint.ts'
import type { getUser } from '@redress/contract/profile.ts'
import type { Connection } from '../../platform/database/database.ts'
import { findPublicClaimsOfPlaintiff } from '../repositories/claim-repository.ts'

type PublicProfile = Output<typeof getUser>

/** The public claims of a user, as they stand on the public profile. */
export async function publicClaimsOfPlaintiff(
  connection: Connection,
  plaintiffId: string,
  now: Date,
): Promise<PublicProfile['claims']> {
  const claims = await findPublicClaimsOfPlaintiff(connection, plaintiffId, now)
  return claims.map(claim => ({
    id: claim.id,
    type: claim.type ?? '',
    dateOfClaim: claim.date_of_claim ?? '',
    currentStatus: claim.status,
  }))
}
