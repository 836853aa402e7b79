import type { search as english } from '../en/search.ts'

export const search: typeof english = {
  title: 'Suche',
  resultsFor: term => `Ergebnisse für „${term}“`,
  lead: 'Alle veröffentlichten Forderungen und die Unternehmen und Personen, die darin genannt sind.',
  privateLead:
    'Veröffentlichte Forderungen und die darin genannten Unternehmen und Personen, mit allem, was angemeldete Mitglieder sehen dürfen.',
  privateLabel: 'Einträge durchsuchen',
  filters: 'Anzeigen',
  kinds: { companies: 'Unternehmen', people: 'Personen', claims: 'Forderungen' },
  heading: (kind, count) => `${kind} (${count})`,
  showMore: 'Mehr anzeigen',
  none: {
    companies: 'Keine Unternehmen gefunden.',
    people: 'Keine Personen gefunden.',
    individuals: 'Keine Einzelpersonen gefunden.',
    claims: 'Keine Forderungen gefunden.',
  },
  nothingChosen: 'Wählen Sie mindestens eine Art von Ergebnis.',
  prompt: {
    title: 'Wonach suchen Sie?',
    text: 'Geben Sie mindestens zwei Buchstaben eines Namens, einer Forderungsart (auf Englisch) oder eines Ortes ein, oder den Anfang einer Forderungsnummer.',
  },
  between: (plaintiff, defendants) => `${plaintiff} gegen ${defendants}`,
  position: (position, company) => (position === '' ? company : `${position}, ${company}`),
  claimId: id => `Nr. ${id}`,
  announcement: (term, companies, people, claims) =>
    `Ergebnisse für ${term}: Unternehmen ${companies}, Personen ${people}, Forderungen ${claims}`,
  failed: 'Die Suche ist fehlgeschlagen.',
}
