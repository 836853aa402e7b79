import type { resolutions as english } from '../en/resolutions.ts'

export const resolutions: typeof english = {
  title: 'Einigungsvereinbarung',
  lead: 'Was die Parteien einander angeboten haben und wie es steht.',
  notFound: 'Zu dieser Forderung wurde die Einigung nicht gefunden.',
  noneYet: 'Es gibt noch keinen Einigungsvorschlag',
  noneYetText: 'Sobald eine der Parteien eine Einigung vorschlägt, erscheint sie hier.',
  statuses: { PROPOSED: 'Vorgeschlagen', ACCEPTED: 'Angenommen', REJECTED: 'Abgelehnt' },
  showArchive: 'Archiv anzeigen',
  hideArchive: 'Archiv ausblenden',
  archive: 'Frühere Einigungsvorschläge',
  olderTitle: 'Früherer Einigungsvorschlag',
  proposedOn: (party, date) => `Vom ${party} am ${date} vorgeschlagen`,
  fields: {
    value: 'Betrag',
    winningParty: 'Obsiegende Partei',
    costOwner: 'Kostenträger',
    proposedBy: 'Vorgeschlagen von',
    platformFee: 'Plattformgebühr',
    status: 'Stand',
    createdAt: 'Datum',
  },
  partyInText: { Plaintiff: 'Anspruchsteller', Defendant: 'Anspruchsgegner' },
  agreement: {
    title: 'Die Vereinbarung',
    parties: (plaintiff, defendants) =>
      `Zwischen ${plaintiff} als Anspruchsteller und ${defendants} als Anspruchsgegner.`,
    pays: amount =>
      `Die Forderung wird zugunsten des Anspruchstellers beigelegt. Der Anspruchsgegner schuldet dem Anspruchsteller ${amount}.`,
    drops: amount =>
      `Die Forderung wird zugunsten des Anspruchsgegners beigelegt. Die Forderung über ${amount} besteht nicht, und der Anspruchsgegner schuldet dem Anspruchsteller nichts.`,
    fee: (party, fee) =>
      `Der ${party} ist Kostenträger und zahlt die Plattformgebühr von ${fee} innerhalb von 10 Werktagen nach der Annahme.`,
    record:
      'Sobald die Gebühr bezahlt ist, gilt die Forderung als beigelegt. Das Ergebnis ist öffentlich, die Bedingungen sind es nicht.',
  },
  print: 'Drucken',

  comparison: {
    title: 'Angebote im Vergleich',
    claim: 'Forderung',
    offerOf: party => `Angebot vom ${party}`,
    gap: amount => `Die letzten Angebote liegen ${amount} auseinander.`,
    noGap: 'Die letzten Angebote sind gleich hoch.',
    gapToClaim: amount => `Das letzte Angebot liegt ${amount} unter der Forderung.`,
    aboveClaim: amount => `Das letzte Angebot liegt ${amount} über der Forderung.`,
    atClaim: 'Das letzte Angebot entspricht der Forderung.',
    caption: 'Die Forderung und alle Angebote',
    columns: {
      offer: 'Angebot',
      value: 'Betrag',
      winner: 'Obsiegende Partei',
      gap: 'Abstand',
      fee: 'Plattform\u00adgebühr',
      bearer: 'Getragen von',
      plaintiff: 'Netto Anspruch\u00adsteller',
      defendant: 'Netto Anspruchs\u00adgegner',
    },
    note: 'Netto ist, was das Angebot jeder Seite lässt: Der Betrag fließt, wenn der Anspruchsteller obsiegt, und der Kostenträger trägt die Plattformgebühr.',
  },

  form: {
    title: 'Beilegung der Forderung',
    proposeLead:
      'Sagen Sie, wer obsiegen soll, wie viel geschuldet wird und wer die Plattformgebühr trägt. Die Gegenseite kann annehmen oder ablehnen.',
    resolveLead: 'Dies sind die Bedingungen. Zahlen Sie die Plattformgebühr, um die Forderung beizulegen.',
    concedeLead:
      'Sie erkennen die Forderung in voller Höhe an: Der Anspruchsteller obsiegt, und Sie tragen die Plattformgebühr. Zahlen Sie sie, um die Forderung beizulegen.',
    winningParty: 'Obsiegende Partei',
    value: 'Betrag',
    currency: 'Währung',
    costOwner: 'Kostenträger',
    me: party => `${party} (ich)`,
    other: party => `${party} (die Gegenseite)`,
    fee: (currency, fee) => `Die Gebühr für diese vorgeschlagene Einigung beträgt ${fee} ${currency}`,
    propose: 'Einigung vorschlagen',
    resolve: 'Zahlen und beilegen',
    change: 'Ändern Sie etwas, um einen neuen Vorschlag zu machen.',
    proposed: 'Die Einigung wurde vorgeschlagen',
    proposeFailed: 'Die Einigung konnte nicht vorgeschlagen werden',
    resolveFailed: 'Zahlen und Beilegen war nicht möglich',
  },
}
