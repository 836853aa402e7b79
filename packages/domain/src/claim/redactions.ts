/** Kinds of redacted passages, as the public is told. */
export const takenOutKinds = [
  'address',
  'phone number',
  'email address',
  'third person',
  'health',
  'account number',
  'insult',
  'other',
] as const
export type TakenOut = (typeof takenOutKinds)[number]

/** A redacted passage of a public text, and its kind. */
export interface Redaction {
  readonly passage: string
  readonly takenOut: TakenOut
}

/** How many passages one decision takes out. */
export const mostPassages = 20
