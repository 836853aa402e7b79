import type * as english from '../../en/page/messages.ts'

export const messages: typeof english.messages = {
  title: 'An die Gegenseite schreiben',
  jump: 'Nachrichten',
  jumpNew: count => `Nachrichten (${count} neu)`,
  label: 'Ihre Nachricht',
  readBy: names => `Für ${names}, nie für die Öffentlichkeit.`,
  nobodyYet: names =>
    `Lesbar für ${names}, sobald unsere E-Mail geöffnet oder die Forderung mit einem Konto verknüpft ist; nie für die Öffentlichkeit.`,
  unreached: names =>
    `Unsere E-Mails erreichen ${names} nicht. Lesbar ist die Nachricht erst, wenn die Forderung mit einem Konto verknüpft ist; nie für die Öffentlichkeit.`,
  gone: {
    Plaintiff:
      'Der Anspruchsgegner hat sein Konto geschlossen. Antwortet später jemand für ihn, findet diese Person die Nachricht hier.',
    Defendant:
      'Der Anspruchsteller hat sein Konto geschlossen und liest die Nachricht nicht. Die Nachricht bleibt bei der Forderung.',
  },
  noAnswer: date =>
    `Eine Nachricht ist keine Antwort auf die Forderung. Antworten Sie bis ${date} mit den Schaltflächen bei der Forderung.`,
  send: 'Nachricht senden',
  sent: 'Nachricht gesendet',
  failed: 'Die Nachricht konnte nicht gesendet werden',
  loadFailed: 'Die Nachrichten konnten nicht geladen werden',
  earlierOnes: count => `Frühere Nachrichten (${count})`,
  earlier: 'Frühere Nachrichten anzeigen',
  earlierFailed: 'Die früheren Nachrichten konnten nicht geladen werden',
  over: 'Die Forderung ist beendet. Nachrichten waren bis 30 Tage nach dem Ende möglich, und bis alles gezahlt war; frühere Nachrichten bleiben.',
  between: 'Nachrichten der Parteien',
  betweenHint:
    'Nur die Parteien lesen sie. Um zurückzuschreiben, antworten Sie oder beteiligen Sie sich: Für beides eröffnen Sie ein Konto.',
  attach: 'Dateien anhängen',
  attached: 'Angehängte Dateien',
  stillUploading: 'Bitte warten Sie, bis jede Datei da ist, oder brechen Sie ihre Übertragung ab.',

  alreadyPaid: 'Ich habe schon gezahlt',
  payment: {
    title: 'Ich habe schon gezahlt',
    lead: isRestricted =>
      `Sie sagen dem Anspruchsteller, wann und wie viel Sie gezahlt haben, mit Ihren Belegen. Nur die Parteien der Forderung sehen es${isRestricted ? '' : '; der öffentliche Eintrag sagt, an welchem Tag Sie gezahlt haben'}.`,
    effect:
      'Das zählt als Antwort, und der Anspruchsteller muss sagen, ob es stimmt. Wenn ja, endet die Forderung. Wenn nein, können Sie weiterhin bestreiten oder ein Angebot machen.',
    on: 'Gezahlt am',
    value: currency => `Betrag in ${currency}`,
    text: 'Wie Sie gezahlt haben, und Ihre Belege',
    textHint: 'Zum Beispiel Konto und Verwendungszweck der Überweisung, oder die Person, die das Geld angenommen hat.',
    proof:
      'Hängen Sie Ihre Belege an, eine Quittung oder einen Kontoauszug: Ohne Beleg hat der Anspruchsteller nur Ihr Wort.',
    send: 'Dem Anspruchsteller mitteilen',
    sent: 'Sie haben angegeben, dass Sie gezahlt haben. Der Anspruchsteller erfährt es.',
    failed: 'Der Anspruchsteller konnte nicht benachrichtigt werden',
  },

  entry: {
    message: name => `${name} schrieb`,
    ownMessage: 'Sie schrieben',
    paid: (name, amount, date) => `${name} sagt: ${amount} wurden am ${date} gezahlt`,
    ownPaid: (amount, date) => `Sie sagten: ${amount} wurden am ${date} gezahlt`,
    isNew: 'Neu',
  },
  evidence: {
    hint: count =>
      `Sie können bis zu ${count} eigene Dokumente und Links hinzufügen. Die anderen Parteien sehen jedes sofort, mit Ihrem Namen. 15 Minuten lang können Sie es entfernen, außer jemand hat es heruntergeladen.`,
    added: 'Dokument hinzugefügt, die anderen Parteien werden benachrichtigt',
    addedBy: name => `hinzugefügt von ${name}`,
    addedByYou: 'von Ihnen hinzugefügt',
    withMessage: 'mit einer Nachricht',
  },
}
