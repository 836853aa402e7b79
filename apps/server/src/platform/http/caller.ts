import type { StaffRole } from '@redress/domain/people/permissions.ts'
import type { SuspensionScope } from '@redress/domain/people/suspensions.ts'
import type { RawBuilder } from 'kysely'
import type { Part } from '../database/read-together.ts'
import type { ClaimRecord } from '../database/schema.ts'

/** Staff role of an account. */
interface StaffMember {
  readonly role: StaffRole
  readonly username: string
  readonly hasSecondFactor: boolean
}

/** Claim that a request names, and whether the account is linked to one of its defendants. */
type NamedClaim = ClaimRecord & { readonly is_defendant: boolean }

/** Reads it within the statement that identifies the caller. */
export type NamedClaimPart = (claimId: RawBuilder<string>, userId: RawBuilder<string>) => Part<NamedClaim | null>

/** Signed-in account that makes the request. */
export interface SignedIn {
  readonly userId: string
  readonly sessionId: string
  /** Time of the last authentication: signing in, or entering the password. */
  readonly provenAt: Date
  /** True if the user has a confirmed e-mail address. */
  readonly isConfirmed: boolean
  /** Scope of a suspension by the operator; `null` if not suspended. */
  readonly suspended: SuspensionScope | null
  /** `null` if the account has no staff role. */
  readonly staff: StaffMember | null
  /** `null` if the request names no claim, or one that does not exist. */
  readonly named?: NamedClaim | null
}

/** Reading session of a defendant without an account, who opened a letter with its code; limited to one claim. */
export interface LetterReader {
  readonly claimId: string
  readonly defendantId: string
  readonly tokenHash: string
  readonly closesAt: Date
  /** Account that replied to the letter. The reader reads nothing more, but may send that one request again. */
  readonly answeredBy: string | null
  /** Account signed in in the same browser. The reader may not do what this account may. */
  readonly account: SignedIn | null
}

/** Caller of a request: an account, a letter's reader or a visitor; never two of them. */
export type Asker =
  | {
      readonly caller: SignedIn | null
      readonly reader: null
      /** True if the cookies belong to a session that has expired or was ended. */
      readonly isSessionOver?: boolean
    }
  | { readonly caller: null; readonly reader: LetterReader; readonly isSessionOver?: never }
