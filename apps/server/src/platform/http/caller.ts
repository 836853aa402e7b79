/** Who is asking. */
export interface SignedIn {
  readonly userId: string
  readonly sessionId: string
  /** Whether the user has a confirmed e-mail address. */
  readonly isConfirmed: boolean
}
