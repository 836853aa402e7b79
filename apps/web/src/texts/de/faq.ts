import type { faq as english } from '../en/faq.ts'

export const faq: typeof english = {
  title: 'Fragen und Antworten',
  documentTitle: 'Fragen und Antworten',
  lead: 'Kurze Antworten auf die häufigsten Fragen. Die fett gedruckten Begriffe begegnen Ihnen überall bei Redress.',
  contents: 'Auf dieser Seite',
  personas: {
    title: 'Wer beteiligt ist',
    items: {
      Plaintiff: {
        name: 'Anspruchsteller',
        text: 'Die Person oder das Unternehmen, das eine Forderung einreicht und Geld verlangt. Der Anspruchsteller benennt die Anspruchsgegner, schildert, was geschehen ist, fügt Belege bei und zahlt die Einreichungsgebühr.',
      },
      Defendant: {
        name: 'Anspruchsgegner',
        text: 'Ein Unternehmen oder eine Person, gegen die sich eine Forderung richtet. Ein Anspruchsgegner kann die Forderung bestreiten, eine Einigung vorschlagen, zahlen oder gar nicht antworten. Ein Unternehmen kann durch seine Vertreter antworten.',
      },
    },
    note: 'Ein Konto kann beides sein: Anspruchsteller in einer Forderung und Anspruchsgegner in einer anderen.',
  },
  resolutions: {
    title: 'Wie eine Forderung enden kann',
    lead: 'Eine Forderung endet mit einer Einigung, der beide Parteien zustimmen. Es gibt zwei Ausgänge und keinen neutralen.',
    positive: {
      name: 'Positive Einigung',
      text: 'Beigelegt zugunsten des Anspruchstellers. Der Anspruchsgegner erkennt an, dass er Geld schuldet, und die Einigung sagt, wie viel.',
    },
    negative: {
      name: 'Negative Einigung',
      text: 'Beigelegt zugunsten des Anspruchsgegners. Der Anspruchsteller erkennt an, dass die Forderung so nicht besteht.',
    },
    note: 'Eine beigelegte Forderung erhält den Status „Beigelegt“, und ein öffentlicher Eintrag bleibt bestehen. Bis dahin ist die Forderung offen.',
  },
  categories: {
    title: 'Arten von Forderungen',
    lead: 'Wählen Sie die Art, die am besten passt. Passen zwei, nehmen Sie diejenige, die Ihre Belege am deutlichsten zeigen.',
    items: {
      'Compensation Request':
        'Ihnen ist ein Verlust entstanden, und Sie verlangen Ausgleich: für eine unbezahlte Rechnung, eine nicht zurückgezahlte Kaution oder Ware, die nie ankam.',
      'Fraud or Fraudulent Behavior':
        'Jemand hat Sie absichtlich getäuscht, um an Ihr Geld oder Eigentum zu kommen, etwa mit einer falschen Identität oder einem falschen Versprechen.',
      'Non Compete Breach':
        'Ein früherer Geschäftspartner oder Mitarbeiter macht Ihnen Konkurrenz, obwohl eine noch gültige Vereinbarung das verbietet.',
      'Professional Malpractice':
        'Jemand aus einem Heil-, Rechts-, Steuer-, Bau- oder anderen Fachberuf hat die anerkannten Regeln des Berufs verletzt, und Ihnen ist daraus ein Schaden entstanden.',
      'Harassment/Abuse':
        'Wiederholte Drohungen, Druck oder entwürdigende Behandlung haben Ihnen geschadet, und Sie verlangen dafür Geld.',
      Injury: 'Sie wurden körperlich oder seelisch verletzt, weil jemand etwas getan oder unterlassen hat.',
      Extortion: 'Jemand hat unter Drohungen Geld oder eine Gefälligkeit verlangt.',
      Slander:
        'Jemand hat Unwahres über Sie oder Ihr Unternehmen gesagt oder geschrieben, und Ihnen ist dadurch ein Schaden entstanden.',
      'False Representation':
        'Sie haben etwas zugestimmt, weil man Ihnen über ein Produkt, eine Leistung oder eine Person Unwahres gesagt hat.',
      Embezzlement: 'Jemand, dem Ihr Geld oder Ihre Sachen anvertraut waren, hat sie für sich behalten.',
      Corruption:
        'Eine Entscheidung, die Sie betraf, wurde gekauft, oder ein Amt wurde zum eigenen Vorteil ausgenutzt.',
      Misconduct: 'Jemand hat die Pflichten seiner Rolle verletzt, und keine der anderen Arten beschreibt es.',
    },
  },
  fees: {
    title: 'Was es kostet',
    lead: 'Ein Konto zu eröffnen, zu suchen und auf ein Angebot zu antworten ist kostenlos. Eine Forderung einzureichen und eine zu bestreiten kostet je eine kleine feste Gebühr, die Sie vor der Zahlung sehen.',
    platform:
      'Wenn eine Einigung geschlossen ist, wird eine Plattformgebühr fällig. Die Einigung nennt die Partei, die sie trägt, und diese zahlt innerhalb von 10 Werktagen.',
    caption: 'Plattformgebühr nach Höhe der Einigung',
    columns: { amount: 'Höhe der Einigung', fee: 'Plattformgebühr', example: 'Zum Beispiel' },
    upTo: limit => `bis ${limit}`,
    between: (above, limit) => `über ${above} bis ${limit}`,
    above: limit => `über ${limit}`,
    flat: amount => `${amount}, unabhängig vom Betrag`,
    percent: percent => `${percent} % des Betrags`,
    example: (amount, fee) => `${amount} kosten ${fee}`,
    currency: 'Alle Beträge gelten in der Währung der Forderung, EUR oder USD.',
  },
  more: {
    title: 'Weitere Fragen',
    items: [
      {
        question: 'Ich habe einen Code per E-Mail erhalten. Was ist das?',
        answer:
          'Jemand hat eine Forderung eingereicht, die Sie oder Ihr Unternehmen nennt. Der Code verknüpft Ihr Konto mit der Forderung, damit Sie sie vollständig lesen und beantworten können. Registrieren Sie sich oder melden Sie sich an, und geben Sie den Code dann unter „Code einlösen“ ein.',
      },
      {
        question: 'Was geschieht, wenn ein Anspruchsgegner nicht antwortet?',
        answer:
          'Wenn die Antwortfrist abgelaufen ist, wird die Forderung veröffentlicht. Hat bis dahin niemand geantwortet, wird sie mit „Keine Antwort“ gekennzeichnet und bleibt sichtbar. Der Anspruchsgegner kann auch später noch antworten.',
      },
      {
        question: 'Wer kann lesen, was ich schreibe?',
        answer:
          'Öffentlich sind Datum, Art, Betrag, Status und Ort der Forderung sowie die Namen der Parteien. Ihre Schilderung und der aktuelle Stand sind für die benannten Anspruchsgegner bestimmt, Ihre Belege für diese und ihre Vertreter.',
      },
      {
        question: 'Kann ich eine Forderung ändern oder zurückziehen?',
        answer:
          'Solange Sie die Forderung nicht eingereicht haben, können Sie sie ändern oder löschen. Während der Antwortfrist können Sie noch den Betrag anpassen. Danach endet sie mit einer Einigung.',
      },
      {
        question: 'Warum wird die Gebühr mit einer Blockchain-Wallet bezahlt?',
        answer:
          'Eine Zahlung über eine Blockchain können beide Parteien und wir selbst prüfen, ohne jemandem glauben zu müssen. In der Betaphase läuft sie über ein Testnetz von Solana, es fließt also kein echtes Geld.',
      },
      {
        question: 'Ist Redress ein Gericht?',
        answer:
          'Nein. Niemand entscheidet hier über Ihren Fall, und nichts hier ist Rechtsberatung. Sie können jederzeit vor Gericht gehen.',
      },
    ],
  },
  closing: {
    title: 'Noch unsicher?',
    text: 'Sehen Sie sich den ganzen Weg einer Forderung an, bevor Sie beginnen.',
    action: 'Forderung einreichen',
  },
}
