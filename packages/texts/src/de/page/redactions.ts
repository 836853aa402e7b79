import type * as english from '../../en/page/redactions.ts'

export const redactions: typeof english.redactions = {
  takenOut: {
    address: 'Eine Anschrift',
    'phone number': 'Eine Telefonnummer',
    'email address': 'Eine E-Mail-Adresse',
    'third person': 'Der Name einer dritten Person',
    health: 'Eine Angabe zur Gesundheit',
    'account number': 'Eine Kontonummer',
    insult: 'Eine Beleidigung oder Drohung',
    other: 'Eine Stelle',
  },
  note: what => `[${what} wurde vom Betreiber entfernt]`,
}
