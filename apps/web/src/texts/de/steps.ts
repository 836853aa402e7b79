import type { steps as english } from '../en/steps.ts'

export const steps: typeof english = {
  title: 'Eine Forderung einreichen',
  lead: 'Fünf Schritte, etwa 20 Minuten. Was Sie eingeben, wird gespeichert: Sie können jederzeit unterbrechen und auf jedem Gerät weitermachen.',
  start: 'Jetzt beginnen',
  beforeTitle: 'Das sollten Sie bereithalten',
  before: [
    'Name und E-Mail-Adresse jedes Unternehmens und jeder Person, von der Sie etwas fordern',
    'Den Betrag und den Tag, an dem er fällig wurde',
    'Verträge, Rechnungen, Nachrichten oder Fotos, die zeigen, was geschehen ist',
  ],
  step: number => `Schritt ${number}`,
  items: [
    {
      title: 'Gegenseite',
      text: 'Nennen Sie die Unternehmen und Personen, von denen Sie etwas fordern. Wir brauchen für jeden Eintrag eine E-Mail-Adresse, denn auf diesem Weg erfahren sie davon. Bei einem Unternehmen können Sie auch Vertreter angeben.',
    },
    {
      title: 'Was geschah',
      text: 'Geben Sie Art, Betrag und Datum der Forderung an. Erzählen Sie dann der Reihe nach: wie es begann, was der Anspruchsgegner tat, was Sie taten und was Sie verlangt haben. Zum Schluss sagen Sie, wie die Sache heute steht.',
    },
    {
      title: 'Dokumente',
      text: 'Laden Sie Dateien hoch oder fügen Sie Links bei, die Ihre Darstellung stützen. Mindestens ein Beleg ist nötig. Nur die Anspruchsgegner und ihre Vertreter können sie öffnen.',
    },
    {
      title: 'Prüfen',
      text: 'Lesen Sie alles noch einmal und ändern Sie, was Sie möchten. Bestätigen Sie, dass es nach Ihrem Wissen wahr ist, und sagen Sie, ob Sie anwaltlich vertreten sind.',
    },
    {
      title: 'Einreichen',
      text: 'Zahlen Sie die Einreichungsgebühr mit einer Wallet, per QR-Code oder per Link. Dann werden die Anspruchsgegner benachrichtigt, und ihre Antwortfrist beginnt.',
    },
  ],
  afterTitle: 'Und dann?',
  after:
    'In Ihrem Bereich verfolgen Sie die Forderung. Sie sehen, wann ein Anspruchsgegner antwortet, was er anbietet und wann Sie am Zug sind. Während der Antwortfrist können Sie den Betrag noch anpassen.',
}
