import type { TakenOut } from '@redress/domain/claim/redactions.ts'

/** Placeholders for redacted passages of a public text. */
export const redactions = {
  takenOut: {
    address: 'An address',
    'phone number': 'A phone number',
    'email address': 'An email address',
    'third person': 'The name of a third person',
    health: 'A statement about health',
    'account number': 'An account number',
    insult: 'An insult or threat',
    other: 'A passage',
  } satisfies Record<TakenOut, string>,
  note: (what: string) => `[${what} was taken out by the operator]`,
}
