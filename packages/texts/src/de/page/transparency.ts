import type * as english from '../../en/page/transparency.ts'

export const grounds: typeof english.grounds = {
  'wrong person': 'Falsche Person',
  'private data': 'Private Daten',
  unlawful: 'Rechtswidriger Inhalt',
  other: 'Etwas anderes',
}

export const restrictions: typeof english.restrictions = {
  claimTitle: 'Diese Forderung ist zurzeit nicht öffentlich',
  wordsTitle: 'Ein öffentlicher Text neben dieser Forderung ist zurzeit nicht öffentlich',
  text: (day, ground) =>
    `Nach einer Meldung haben wir das am ${day} aus dem öffentlichen Verzeichnis genommen. Der Grund: ${ground}. Sie und die andere Partei können alles hier weiterhin lesen.`,
  partTitle: 'Ein Teil eines öffentlichen Textes neben dieser Forderung ist zurzeit nicht öffentlich',
  partText: (day, ground) =>
    `Nach einer Meldung haben wir am ${day} etwas aus dem Text entfernt. An der Stelle ist zu lesen, was es war, auch wenn dieselben Worte noch einmal veröffentlicht werden. Der Grund: ${ground}. Sie und die andere Partei lesen weiterhin den ganzen Text.`,
  words: 'Der Text',
  reason: 'Unsere Begründung',
  kept: 'Nach einem Widerspruch haben wir noch einmal geprüft, und es bleibt dabei',
  open: 'Widersprechen',
  title: 'Der Einschränkung widersprechen',
  lead: 'Sie können einmal widersprechen. Wir lesen, was Sie schreiben, und wenn möglich entscheidet jemand anderes. Die andere Partei liest es nicht.',
  label: 'Warum soll es wieder öffentlich sein?',
  submit: 'Widerspruch senden',
  sent: 'Sie haben Ihren Widerspruch gesendet. Wir teilen beiden Parteien mit, wie wir entscheiden.',
  failed: 'Der Widerspruch konnte nicht gesendet werden',
  own: day => `Sie haben am ${day} widersprochen`,
  waiting: 'Wir haben noch nicht entschieden.',
  account: {
    scopes: { filing: 'Forderungen einreichen', account: 'Das Konto' },
    grounds: {
      'untrue claims': 'Unwahre Forderungen',
      harassment: 'Belästigung',
      'false identity': 'Falsche Identität',
      unlawful: 'Rechtswidriger Inhalt',
      other: 'Etwas anderes',
    },
    of: {
      filing: {
        title: 'Sie können zurzeit keine neuen Forderungen einreichen',
        text: (day, ground) =>
          `Wir haben das am ${day} gesperrt. Der Grund: ${ground}. Ihre Entwürfe bleiben, und auch alles andere bleibt, wie es ist.`,
      },
      account: {
        title: 'Ihr Konto ist gesperrt',
        text: (day, ground) =>
          `Wir haben es am ${day} gesperrt. Der Grund: ${ground}. Sie können keine Forderungen einreichen und nichts schreiben, was andere lesen. Sie können weiterhin Ihre Forderungen lesen, sie bestreiten, sich einigen und zahlen. Auch Ihre Daten können Sie herunterladen und das Konto schließen.`,
      },
    },
    refused: {
      'write a message':
        'Deshalb können Sie keine Nachrichten schreiben. Alles andere auf dieser Seite geht weiterhin, ohne eigene Worte: antworten, sich einigen, zahlen und Dokumente hinzufügen.',
      'publish a reply':
        'Deshalb können Sie keine Stellungnahme veröffentlichen. Alles andere auf dieser Seite geht weiterhin.',
      'answer a reply':
        'Deshalb können Sie keine öffentlichen Stellungnahmen beantworten. Alles andere auf dieser Seite geht weiterhin.',
      'submit a claim':
        'Solange das gilt, können Sie diese Forderung nicht einreichen. Ihr Entwurf bleibt, und Sie können ihn weiter bearbeiten.',
    },
    why: 'Der Hinweis oben auf der Seite sagt, warum.',
    mayObject: 'Dort können Sie widersprechen.',
    title: 'Der Sperre widersprechen',
    lead: 'Sie können einmal widersprechen. Wir lesen, was Sie schreiben, und wenn möglich entscheidet jemand anderes.',
    label: 'Warum soll sie enden?',
    sent: 'Gesendet. Wir teilen Ihnen per E-Mail mit, wie wir entscheiden.',
  },
}

export const transparency: typeof english.transparency = {
  title: 'Was wir aus dem öffentlichen Verzeichnis nehmen',
  lead: 'Alle können melden, was im öffentlichen Verzeichnis steht. Hier steht jede Entscheidung über eine Meldung, ohne Namen. Zu lesen ist, was wir getan haben und warum. Auch die Dauer und der Ausgang eines Widerspruchs stehen dabei. Was mit Einträgen von Unternehmen und mit Konten geschah, folgt danach.',
  failed: 'Die Entscheidungen konnten nicht geladen werden',
  none: 'Noch ist nichts entschieden.',
  months: 'Nach Monaten',
  month: 'Monat',
  restricted: 'Herausgenommen',
  redacted: 'Teil entfernt',
  refused: 'Öffentlich geblieben',
  objections: 'Mit Widerspruch',
  restored: 'Wieder öffentlich',
  medianDays: 'Tage bis zur Entscheidung (Median)',
  noDays: 'Keine entschieden',
  suspensions: 'Gesperrte Konten',
  scope: 'Was gesperrt wurde',
  standing: 'Seither',
  isInForce: 'Gesperrt',
  isObjected: 'Gesperrt, ein Widerspruch wartet',
  suspensionOutcomes: {
    lifted: day => `Beendet am ${day}`,
    kept: day => `Nach einem Widerspruch geblieben, ${day}`,
  },
  records: 'Einträge von Unternehmen',
  recordActs: {
    merged: 'Einträge zusammengeführt',
    split: 'Ein Eintrag geteilt',
    apart: 'Einträge getrennt gehalten',
    proven: 'Nachgewiesen, dass ein Unternehmen selbst antwortet',
  },
  decisions: 'Jede Entscheidung',
  day: 'Tag',
  about: 'Worüber',
  claim: 'Eine Forderung',
  words: 'Ein Text neben einer Forderung',
  ground: 'Grund',
  done: 'Entscheidung',
  kinds: {
    restricted: 'Aus dem öffentlichen Verzeichnis genommen',
    redacted: 'Ein Teil entfernt',
    refused: 'Bleibt öffentlich',
  },
  days: 'Tage seit der Meldung',
  objection: 'Widerspruch',
  noObjection: 'Keiner',
  objected: 'Noch nicht entschieden',
  outcomes: { restored: day => `Wieder öffentlich am ${day}`, kept: day => `Blieb draußen, ${day}` },
  note: 'Höchstens die neuesten 200 Entscheidungen aus zwei Jahren sind aufgeführt. Melden können Sie auf der Seite jeder öffentlichen Forderung.',
}
