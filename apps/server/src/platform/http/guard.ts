import type { EndpointDefinition } from '@redress/contract/endpoint.ts'
import { isProven } from '@redress/domain/people/account-changes.ts'
import {
  type Caller,
  isAboutClaim,
  isAllowed,
  isAnsweredAlike,
  isForReadersAlone,
  isForStaff,
  rolesWith,
} from '@redress/domain/people/permissions.ts'
import { holdsRefusedWords, isRefusedWhile } from '@redress/domain/people/suspended-permissions.ts'
import type { ClaimRecord } from '../database/schema.ts'
import { fail, ok, type Result } from '../result.ts'
import type { Asker } from './caller.ts'

/** A claim and the caller's relation to it, loaded once by the guard. */
export interface ClaimAccess {
  readonly claim: ClaimRecord
  readonly relation: Caller
}

/** `null` if the claim does not exist for that caller. */
export type LoadClaimAccess = (claimId: string, asker: Asker) => Promise<ClaimAccess | null>

const accountOf = ({ caller, reader }: Asker): Caller => {
  if (reader) return 'reader'
  if (!caller) return 'visitor'
  return caller.isConfirmed ? 'confirmed' : 'unconfirmed'
}

interface Asked {
  readonly asker: Asker
  /** Unvalidated body; fields that the caller may not send are refused before validation. */
  readonly body?: unknown
  /** Account that the request names as its own (`accountHeader`). */
  readonly account?: string | undefined
  readonly now: Date
}

/** Whether the account that the request names is signed in: another one, nobody, or it is as named. */
function namedAccount({ asker: { caller, reader }, account }: Asked): 'another' | 'nobody' | 'as named' {
  if (account === undefined) return 'as named'
  const signedIn = reader ? reader.account : caller
  if (signedIn) return signedIn.userId === account ? 'as named' : 'another'
  return reader ? 'as named' : 'nobody'
}

/** Checks the permission table for the account, before any look-up. */
export function guardAccount(
  { permission, needsProof }: EndpointDefinition,
  asked: Asked,
): Result<
  null,
  | 'OTHER_ACCOUNT'
  | 'NOT_SIGNED_IN'
  | 'LETTER_CLOSED'
  | 'EMAIL_NOT_CONFIRMED'
  | 'SIGN_IN_AGAIN'
  | 'NOT_FOUND'
  | 'SECOND_FACTOR_REQUIRED'
  | 'FILING_SUSPENDED'
  | 'ACCOUNT_SUSPENDED'
> {
  const { asker, body, now } = asked
  const { caller } = asker
  const account = accountOf(asker)
  const named = namedAccount(asked)
  const suspended = caller?.suspended ?? null
  if (named === 'another') return fail('OTHER_ACCOUNT')
  if (isForReadersAlone(permission)) return account === 'reader' ? ok(null) : fail('LETTER_CLOSED')
  if ((asker.isSessionOver || named === 'nobody') && !isAnsweredAlike(permission)) return fail('NOT_SIGNED_IN')
  if (isForStaff(permission)) {
    // For all others this endpoint does not exist.
    if (!caller?.staff || !rolesWith(permission).includes(caller.staff.role)) return fail('NOT_FOUND')
    if (suspended !== null && isRefusedWhile(suspended, permission)) return fail('ACCOUNT_SUSPENDED')
    if (!caller.staff.hasSecondFactor) return fail('SECOND_FACTOR_REQUIRED')
    return needsProof && !isProven(caller.provenAt, now) ? fail('SIGN_IN_AGAIN') : ok(null)
  }
  if (!caller && !isAllowed(permission, account)) return fail('NOT_SIGNED_IN')
  if (account === 'unconfirmed' && !isAllowed(permission, 'unconfirmed')) return fail('EMAIL_NOT_CONFIRMED')
  if (suspended !== null && isRefusedWhile(suspended, permission))
    return fail(suspended === 'filing' ? 'FILING_SUSPENDED' : 'ACCOUNT_SUSPENDED')
  if (suspended !== null && holdsRefusedWords(suspended, permission, Object(body))) return fail('ACCOUNT_SUSPENDED')
  if (needsProof && caller && !isProven(caller.provenAt, now)) return fail('SIGN_IN_AGAIN')
  return ok(null)
}

/**
 * Checks the permission table for the claim in the request, and returns the claim; `null` if the permission needs
 * none.
 */
export async function guardClaim(
  { permission, path }: EndpointDefinition,
  claimId: string | undefined,
  asker: Asker,
  loadClaimAccess: LoadClaimAccess,
): Promise<Result<ClaimAccess | null, 'FORBIDDEN' | 'CLAIM_NOT_FOUND'>> {
  if (!isAboutClaim(permission)) return ok(null)
  if (claimId === undefined) throw new Error(`"${permission}" is asked of a claim, and ${path} names none`)
  const access = await loadClaimAccess(claimId, asker)
  if (access === null) return fail('CLAIM_NOT_FOUND')
  return isAllowed(permission, access.relation) ? ok(access) : fail('FORBIDDEN')
}
