import type { PageTexts } from '../catalogue.ts'

export const redactions: PageTexts['redactions'] = {
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
