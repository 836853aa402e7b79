/** Who is asking. */
export interface SignedIn {
  readonly userId: string
  readonly sessionId: string
  /** When the user has last proven to be there: by signing in, or by the password. */
  readonly provenAt: Date
  /** Whether the user has a confirmed e-mail address. */
  readonly isConfirmed: boolean
}
