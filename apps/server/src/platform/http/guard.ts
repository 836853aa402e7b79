import type { EndpointDefinition } from '@redress/contract/endpoint.ts'
import { type Caller, isAboutClaim, isAllowed } from '@redress/domain/people/permissions.ts'
import { fail, ok, type Result } from '../result.ts'
import type { SignedIn } from './caller.ts'

/** How a caller stands to a claim; `null` where the claim does not exist for that caller. */
export type RelationToClaim = (claimId: string, caller: SignedIn | null) => Promise<Caller | null>

const standingOf = (caller: SignedIn | null): Caller => {
  if (!caller) return 'visitor'
  return caller.isConfirmed ? 'confirmed' : 'unconfirmed'
}

/** The permission table's answer as far as the account goes, before anything is looked up. */
export function guardAccount(
  { permission }: EndpointDefinition,
  caller: SignedIn | null,
): Result<null, 'NOT_SIGNED_IN' | 'EMAIL_NOT_CONFIRMED'> {
  const standing = standingOf(caller)
  if (standing === 'visitor' && !isAllowed(permission, 'visitor')) return fail('NOT_SIGNED_IN')
  if (standing === 'unconfirmed' && !isAllowed(permission, 'unconfirmed')) return fail('EMAIL_NOT_CONFIRMED')
  return ok(null)
}

/** The permission table's answer for the claim that the request names. */
export async function guardClaim(
  { permission, path }: EndpointDefinition,
  claimId: string | undefined,
  caller: SignedIn | null,
  relationToClaim: RelationToClaim,
): Promise<Result<null, 'FORBIDDEN' | 'CLAIM_NOT_FOUND'>> {
  if (!isAboutClaim(permission)) return ok(null)
  if (claimId === undefined) throw new Error(`"${permission}" is asked of a claim, and ${path} names none`)
  const relation = await relationToClaim(claimId, caller)
  if (relation === null) return fail('CLAIM_NOT_FOUND')
  return isAllowed(permission, relation) ? ok(null) : fail('FORBIDDEN')
}
