/** Security-relevant changes of an account. Each is notified to all addresses of the account. */
export const accountChangeKinds = [
  'address added',
  'address removed',
  'primary address',
  'password',
  'password removed',
  'Google linked',
  'wallets',
  'payment details',
  'second factor on',
  'second factor off',
  'second factor off by operator',
  'recovery codes',
  'closed',
] as const
export type AccountChangeKind = (typeof accountChangeKinds)[number]

/**
 * Changes of the second factor. Undoing one restores the second factor alone. Undoing another change never touches a
 * second factor that is on.
 */
const secondFactorChangeKinds: readonly AccountChangeKind[] = [
  'second factor on',
  'second factor off',
  'second factor off by operator',
  'recovery codes',
]
export const isSecondFactorChange = (kind: AccountChangeKind): boolean => secondFactorChangeKinds.includes(kind)

/**
 * Whether undoing a change takes proof beyond the mailbox. A second factor that is on does: else access to the
 * mailbox would suffice to choose a password and sign in.
 */
export const undoTakesProof = (kind: AccountChangeKind, isSecondFactorOn: boolean): boolean =>
  isSecondFactorOn && isSecondFactorChange(kind)

const minute = 60_000
const day = 24 * 60 * minute

/** Time in which a change can be undone, in milliseconds. */
export const undoPeriod = 3 * day

/** Time for which a sign-in, or the password typed again, proves the user's identity, in milliseconds. */
export const proofPeriod = 15 * minute

export const isProven = (provenAt: Date, now: Date): boolean => provenAt.getTime() + proofPeriod > now.getTime()

interface ConfirmedAddress {
  readonly isRegistration: boolean
  /** `null` where it is not confirmed. */
  readonly confirmedAt: Date | null
}

/**
 * Whether an address may undo changes: that of the registration at once, any other after its own undo period. So an
 * address added with a stolen session cannot undo the owner's repairs.
 */
export const isEstablished = ({ isRegistration, confirmedAt }: ConfirmedAddress, now: Date): boolean =>
  confirmedAt !== null && confirmedAt.getTime() + (isRegistration ? 0 : undoPeriod) <= now.getTime()
