import type * as english from '../en/takeover.ts'

export const takeover: typeof english.takeover = {
  claim: {
    title: 'Zugangscode einlösen',
    lead: 'Jemand hat eine Forderung gegen Sie eingereicht? Lösen Sie den Code aus unserer E-Mail ein, um sie zu lesen und zu beantworten.',
    submit: 'Code einlösen',
    done: 'Der Code wurde eingelöst',
    switch: 'Zum Einlösen',
    hint: 'Ist der Code abgelaufen oder funktioniert er nicht? Gehen Sie zu „Neuer Code“ und lassen Sie sich einen neuen senden.',
  },
  reset: {
    title: 'Neuen Zugangscode anfordern',
    lead: 'Geben Sie den Code ein, den Sie haben. Wenn wir ihn kennen, senden wir einen neuen an die in der Forderung genannte E-Mail-Adresse, und der alte gilt nicht mehr.',
    submit: 'Neuen Code senden',
    done: 'Ein neuer Zugangscode wurde angefordert',
    switch: 'Neuer Code',
    hint: 'Ein Code gilt 30 Tage und kann einmal verwendet werden. Der Anspruchsteller sieht ihn nie.',
  },
  field: 'Zugangscode',
  fieldHint: '26 Buchstaben und Ziffern, in Gruppen. Großschreibung und Bindestriche spielen keine Rolle.',
  failed: 'Der Zugangscode konnte nicht eingelöst werden',

  place: {
    nobody: 'Noch hat niemand die Forderung übernommen.',
    by: (name, date) => `${name} hat die Forderung am ${date} übernommen.`,
    you: date => `Sie haben die Forderung am ${date} übernommen.`,
    confirmed: 'Die in der Forderung genannte Adresse ist bestätigt.',
    contested: date => `Das ist angefochten: Ein neuer Code wurde gesendet, der bis ${date} gilt.`,
  },
  delivery: {
    label: 'Unser Brief',
    steps: {
      queuedAt: 'Wartet auf den Versand seit',
      acceptedAt: 'Vom Mailserver angenommen',
      refusedAt: 'Vom Mailserver abgewiesen',
      withheldAt: 'Nicht gesendet',
      openedAt: 'Zugangscode hier verwendet',
      disownedAt: 'Empfänger sagt: „Das bin ich nicht“',
      takenOverAt: 'Forderung übernommen',
    },
    to: email => `An ${email}`,
    disowned:
      'Wer unter dieser Adresse liest, ist nach eigener Angabe jemand anderes. Wir schreiben nicht mehr dorthin, und der Zugangscode gilt nicht mehr.',
    sent: 'Geschrieben',
    refusal: reason => `Der Mailserver sagt: „${reason}“`,
    notSent:
      'Der letzte Brief wurde nicht gesendet: An einem Tag gehen nur so viele Briefe an ein Postfach und nur so viele für einen Anspruchsteller. Sie können ihn morgen noch einmal senden lassen.',
    unknown:
      'Die Gegenseite weiß vielleicht nichts von der Forderung. Die Antwortfrist läuft trotzdem: Sie können selbst davon berichten.',
  },
  letter: {
    correct: 'Adresse berichtigen',
    correctOf: name => `Adresse berichtigen: ${name}`,
    again: 'Brief noch einmal senden',
    againTo: name => `Brief noch einmal senden: ${name}`,
    left: (count, isOne) => (isOne ? 'Noch einmal möglich' : `Noch ${count}-mal möglich`),
    noneLeft: 'Die Adresse wurde dreimal berichtigt. Öfter geht es nicht.',
    sent: 'Der Brief ist noch einmal unterwegs.',
    failed: 'Der Brief konnte nicht noch einmal gesendet werden',
    title: name => `Adresse von ${name} berichtigen`,
    field: name => `E-Mail-Adresse von ${name}`,
    whatHappens: (email, name) => [
      `Wir schreiben sofort an die neue Adresse. Der Zugangscode, den wir an ${email} gesendet haben, gilt dann nicht mehr.`,
      `Wer unter der neuen Adresse liest, kann die ganze Forderung lesen und für ${name} beantworten. Der letzte Tag für die Antwort bleibt derselbe.`,
    ],
    submit: 'Berichtigen und schreiben',
    corrected: 'Adresse berichtigt. Unser Brief ist unterwegs.',
    correctionFailed: 'Die Adresse konnte nicht berichtigt werden',
  },
  contest: {
    open: 'Nicht die richtige Person?',
    question: taker => `Ist ${taker} nicht die richtige Person?`,
    whatHappens: (taker, defendant, email) => [
      `Wir senden einen neuen Zugangscode an ${email}, die Adresse, die in der Forderung für ${defendant} genannt ist.`,
      `${taker} erfährt, dass Sie das anfechten, und kann die Forderung lesen und beantworten, bis jemand den neuen Code einlöst.`,
      `Sobald er eingelöst ist, kann ${taker} beides nicht mehr. Angebote von ${taker} und alles Unbezahlte verfallen. Was bezahlt wurde, gilt weiter.`,
      'Löst innerhalb von 30 Tagen niemand den Code ein, bleibt alles, wie es ist.',
    ],
    submit: 'Anfechten und neuen Code senden',
    done: 'Angefochten. Ein neuer Code ist unterwegs.',
    failed: 'Das konnte nicht angefochten werden',
  },
  contested: {
    contesters: {
      Plaintiff: 'Nach Angabe des Anspruchstellers',
      'named address': 'Nach Angabe von der in der Forderung genannten Adresse',
    },
    you: {
      title: defendant => `Es ist angefochten, dass Sie für ${defendant} antworten`,
      says: contester => `${contester} sind Sie nicht die richtige Person.`,
      follows: (email, date) =>
        `Ein neuer Zugangscode wurde an ${email} gesendet. Löst ihn jemand bis ${date} ein, können Sie die Forderung nicht mehr lesen oder beantworten, und Ihre Angebote und alles, was Sie nicht bezahlt haben, verfallen. Bis dahin ändert sich nichts.`,
      prove: email =>
        `Ist ${email} Ihre Adresse? Fügen Sie sie in Ihrem Profil hinzu und bestätigen Sie sie. Dann kann das niemand mehr anfechten.`,
      profile: 'Profil öffnen',
    },
    others: {
      title: (taker, defendant) => `Es ist angefochten, dass ${taker} für ${defendant} antwortet`,
      says: (contester, taker) => `${contester} ist ${taker} nicht die richtige Person.`,
      follows: (taker, email, date) =>
        `Ein neuer Zugangscode wurde an ${email} gesendet. Bis ihn jemand einlöst, kann ${taker} die Forderung lesen und beantworten. Geschieht das bis ${date} nicht, bleibt alles, wie es ist.`,
    },
  },
  facts: {
    number: 'Nummer der Forderung',
    type: 'Art der Forderung',
    plaintiff: 'Eingereicht von',
    defendant: 'Gegen',
    taker: 'Code eingelöst von',
    since: 'Eingelöst am',
  },
  byLink: {
    title: 'Wer den Zugangscode eingelöst hat',
    claim: 'Die Forderung',
    notLoaded: 'Die Seite konnte nicht geladen werden',
    invalid: 'Dieser Link ist ungültig oder abgelaufen.',
    toHome: 'Zur Startseite',
    states: {
      taken: {
        title: taker => `${taker} hat Ihren Zugangscode eingelöst`,
        lead: taker =>
          `${taker} kann die Forderung gegen Sie jetzt lesen und beantworten. Handelt ${taker} für Sie, schließen Sie diese Seite: Es hat sich nichts geändert.`,
      },
      contested: {
        title: () => 'Angefochten: Wir senden Ihnen einen neuen Zugangscode',
        lead: (taker, until) =>
          `Er kommt an die Adresse, unter der Sie diesen Link erhalten haben, und gilt bis ${until}. Sobald er eingelöst ist, kann ${taker} die Forderung nicht mehr lesen oder beantworten.`,
      },
      confirmed: {
        title: taker => `${taker} hat Ihren Zugangscode eingelöst`,
        lead: taker => `${taker} hat diese E-Mail-Adresse bestätigt. Deshalb lässt sich das nicht mehr anfechten.`,
      },
      ended: {
        title: taker => `${taker} hat keinen Zugang mehr`,
        lead: () => 'Jemand anderes hat den neuen Zugangscode eingelöst, den wir Ihnen gesendet haben.',
      },
    },
    whatHappens: taker => [
      `Kennen Sie ${taker} nicht, oder sollte jemand anderes antworten? Dann fechten Sie es an:`,
      `Wir senden einen neuen Zugangscode an die Adresse, unter der Sie diesen Link erhalten haben, und teilen ${taker} und dem Anspruchsteller mit, dass das angefochten ist. Sobald jemand den neuen Code einlöst, kann ${taker} die Forderung nicht mehr lesen oder beantworten, und Angebote von ${taker} und alles Unbezahlte verfallen. Was bezahlt wurde, gilt weiter.`,
    ],
  },
}
