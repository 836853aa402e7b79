import type * as english from '../en/messages.ts'

export const messages: typeof english.messages = {
  title: 'An die andere Seite schreiben',
  jump: 'Nachrichten',
  jumpNew: count => `Nachrichten (${count} neu)`,
  label: 'Ihre Nachricht',
  readBy: names => `Zu lesen für ${names}, nie für die Öffentlichkeit.`,
  nobodyYet: names =>
    `Zu lesen für ${names}, sobald der Brief geöffnet oder die Forderung übernommen ist; nie für die Öffentlichkeit.`,
  gone: {
    Plaintiff:
      'Wer sie lesen könnte, hat sein Konto geschlossen. Wer die Forderung wieder übernimmt, findet die Nachricht hier.',
    Defendant: 'Der Anspruchsteller hat sein Konto geschlossen und liest sie nicht. Sie bleibt bei der Forderung.',
  },
  noAnswer: date =>
    `Eine Nachricht ist keine Antwort auf die Forderung: Die Frist dafür läuft bis ${date}, und die Seite der Forderung bietet die Antworten an, die zählen.`,
  send: 'Nachricht senden',
  sent: 'Nachricht gesendet',
  failed: 'Die Nachricht konnte nicht gesendet werden',
  loadFailed: 'Die Nachrichten konnten nicht geladen werden',
  earlier: 'Frühere Nachrichten anzeigen',
  earlierFailed: 'Die früheren Nachrichten konnten nicht geladen werden',
  over: 'Die Forderung ist erledigt. Nachrichten waren bis 30 Tage nach dem Ende möglich; was geschrieben wurde, bleibt.',
  between: 'Was die Parteien einander geschrieben haben',
  betweenHint:
    'Nur die Parteien lesen es. Um zurückzuschreiben, antworten Sie oder wirken Sie mit: Beides eröffnet Ihnen ein Konto.',
  attach: 'Dateien anhängen',
  attached: 'Dateien, die mitgehen',
  stillUploading: 'Bitte warten Sie, bis jede Datei da ist, oder brechen Sie ihre Übertragung ab.',

  alreadyPaid: 'Ich habe schon bezahlt',
  payment: {
    title: 'Ich habe schon bezahlt',
    lead: 'Sie sagen der Gegenseite, wann und wie viel Sie bezahlt haben und was das belegt. Nur die Parteien der Forderung sehen es; der öffentliche Eintrag sagt, an welchem Tag Sie bezahlt haben.',
    effect:
      'Das zählt als Antwort, und die Gegenseite muss sagen, ob es stimmt. Stimmt sie zu, endet die Forderung. Tut sie es nicht, können Sie weiterhin bestreiten oder ein Angebot machen.',
    on: 'Bezahlt am',
    value: currency => `Betrag in ${currency}`,
    text: 'Wie Sie bezahlt haben, und was das belegt',
    textHint: 'Zum Beispiel Konto und Verwendungszweck der Überweisung, oder wer das Geld angenommen hat.',
    proof:
      'Hängen Sie an, was es belegt, eine Quittung oder einen Kontoauszug: Ohne Beleg hat die Gegenseite nur Ihr Wort.',
    send: 'Der Gegenseite sagen',
    sent: 'Die Gegenseite erfährt es',
    failed: 'Die Gegenseite konnte nicht benachrichtigt werden',
  },

  entry: {
    message: name => `${name} schrieb`,
    ownMessage: 'Sie schrieben',
    paid: (name, amount, date) => `${name} sagt: ${amount} wurden am ${date} bezahlt`,
    ownPaid: (amount, date) => `Sie sagten: ${amount} wurden am ${date} bezahlt`,
    isNew: 'Neu',
  },
  evidence: {
    hint: count =>
      `Sie können bis zu ${count} eigene Dokumente und Links hinzufügen. Die anderen Parteien sehen jedes sofort, mit Ihrem Namen. 15 Minuten lang können Sie es entfernen, außer jemand hat es heruntergeladen.`,
    added: 'Dokument hinzugefügt, und die anderen Parteien erfahren es',
    addedBy: name => `hinzugefügt von ${name}`,
    addedByYou: 'von Ihnen hinzugefügt',
    withMessage: 'mit einer Nachricht',
  },
}
