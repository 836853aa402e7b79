import type { StaffRole } from '@redress/domain/people/permissions.ts'
import type { SuspensionScope } from '@redress/domain/people/suspensions.ts'

/** What an account is for the operator. */
interface StaffMember {
  readonly role: StaffRole
  readonly username: string
  readonly hasSecondFactor: boolean
}

/** An account that is asking. */
export interface SignedIn {
  readonly userId: string
  readonly sessionId: string
  /** When the user has last proven to be there: by signing in, or by the password. */
  readonly provenAt: Date
  /** Whether the user has a confirmed e-mail address. */
  readonly isConfirmed: boolean
  /** What the operator has suspended; `null`: nothing. */
  readonly suspended: SuspensionScope | null
  /** `null`: nobody who works for the operator. */
  readonly staff: StaffMember | null
  /** Of what they are shown. */
  readonly version: string
}

/** Whoever opened a letter with its code, and reads one claim as the defendant whom it was sent to: no account. */
export interface LetterReader {
  readonly claimId: string
  readonly defendantId: string
  readonly tokenHash: string
  readonly closesAt: Date
  /** The account with which they have answered: they read nothing any more, and may send that once more. */
  readonly answeredBy: string | null
  /** Who is signed in in the same browser. What they may do, the reader may not. */
  readonly account: SignedIn | null
}

/** Who is asking: an account, or whoever opened a letter, or a visitor; never two of them. */
export type Asker =
  | {
      readonly caller: SignedIn | null
      readonly reader: null
      /** Whether the cookies are those of a session that has run out or was ended. */
      readonly isSessionOver?: boolean
    }
  | { readonly caller: null; readonly reader: LetterReader; readonly isSessionOver?: never }
