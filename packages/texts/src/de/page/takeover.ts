import type * as english from '../../en/page/takeover.ts'

export const takeover: typeof english.takeover = {
  claim: {
    title: 'Zugangscode einlösen',
    lead: 'Hat jemand eine Forderung gegen Sie eingereicht? Lösen Sie den Zugangscode aus unserer E-Mail ein, um sie zu lesen und zu beantworten.',
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

  seat: {
    nobody: 'Für diesen Anspruchsgegner hat niemand die Forderung mit einem Konto verknüpft.',
    by: (name, date) => `${name} hat die Forderung am ${date} mit einem Konto verknüpft.`,
    you: date => `Sie haben die Forderung am ${date} mit Ihrem Konto verknüpft.`,
    confirmed: 'Die in der Forderung genannte Adresse ist bestätigt.',
    contested: date =>
      `Die falsche Person wurde gemeldet: Wir haben einen neuen Zugangscode gesendet, der bis ${date} gilt.`,
  },
  delivery: {
    label: 'Unsere E-Mail',
    steps: {
      queuedAt: 'Wartet auf den Versand seit',
      acceptedAt: 'Vom Mailserver angenommen',
      refusedAt: 'Vom Mailserver abgewiesen',
      deferredAt: 'Wartet beim Mailserver seit',
      withheldAt: 'Nicht gesendet',
      openedAt: 'Zugangscode hier verwendet',
      disownedAt: 'Empfänger sagt: „Das bin ich nicht“',
      takenOverAt: 'Mit einem Konto verknüpft',
    },
    to: email => `An ${email}`,
    disowned:
      'Die Person an dieser Adresse ist nach eigener Angabe jemand anderes. Wir schreiben nicht mehr dorthin, und der Zugangscode gilt nicht mehr.',
    sent: 'Geschrieben',
    givenUp: 'Aufgegeben',
    refusal: reason => `Der Mailserver sagt: „${reason}“`,
    waits: {
      'mailbox full': until => `Das Postfach ist voll. Wir versuchen es bis zum ${until} weiter.`,
      'not now': until => `Der Mailserver nimmt die E-Mail zurzeit nicht an. Wir versuchen es bis zum ${until} weiter.`,
      'not from us': () =>
        'Der Mailserver nimmt zurzeit keine E-Mails von uns an. Das müssen wir beheben: Die E-Mail wartet und wird dann gesendet.',
    },
    gaveUp: {
      'mailbox full': 'Das Postfach war voll, bis wir die Versuche beendet haben.',
      'not now': 'Der Mailserver hat die E-Mail nicht angenommen, bis wir die Versuche beendet haben.',
      'not from us': 'Der Mailserver hat keine E-Mails von uns angenommen, bis wir die Versuche beendet haben.',
    },
    notSent:
      'Die letzte E-Mail wurde nicht gesendet: Am Tag gehen nur wenige E-Mails an ein Postfach und nur wenige für einen Anspruchsteller. Sie können sie morgen noch einmal senden lassen.',
    unknown: 'Der Anspruchsgegner weiß vielleicht nichts von der Forderung. Sie können selbst davon berichten.',
  },
  letter: {
    correct: 'Adresse berichtigen',
    correctOf: name => `Adresse berichtigen: ${name}`,
    again: 'E-Mail noch einmal senden',
    againTo: name => `E-Mail noch einmal senden: ${name}`,
    left: (count, isOne) => (isOne ? 'Noch einmal möglich' : `Noch ${count}-mal möglich`),
    noneLeft: 'Die Adresse wurde dreimal berichtigt. Öfter geht es nicht.',
    sent: 'Sie haben die E-Mail noch einmal senden lassen.',
    failed: 'Die E-Mail konnte nicht noch einmal gesendet werden',
    title: name => `Adresse von ${name} berichtigen`,
    field: name => `E-Mail-Adresse von ${name}`,
    whatHappens: (email, name) => [
      `Wir schreiben sofort an die neue Adresse. Der Zugangscode, den wir an ${email} gesendet haben, gilt dann nicht mehr.`,
      `Die Person an der neuen Adresse kann die ganze Forderung lesen und für ${name} beantworten. Die Antwortfrist bleibt dieselbe.`,
    ],
    submit: 'Speichern und E-Mail senden',
    corrected: 'Sie haben die Adresse berichtigt. Unsere E-Mail ist unterwegs.',
    correctionFailed: 'Die Adresse konnte nicht berichtigt werden',
  },
  contest: {
    open: 'Nicht die richtige Person?',
    question: taker => `Ist ${taker} nicht die richtige Person?`,
    whatHappens: (taker, defendant, email) => [
      `Wir senden einen neuen Zugangscode an ${email}, die Adresse, die in der Forderung für ${defendant} genannt ist.`,
      `Wir teilen ${taker} mit, was Sie melden. Bis jemand den neuen Zugangscode einlöst, behält ${taker} den Zugang zur Forderung.`,
      `Sobald er eingelöst ist, verliert ${taker} den Zugang. Offene Angebote und unbezahlte Gebühren entfallen. Gezahlte Gebühren gelten weiter.`,
      'Löst innerhalb von 30 Tagen niemand den Code ein, bleibt alles, wie es ist.',
    ],
    submit: 'Falsche Person melden',
    done: 'Sie haben die falsche Person gemeldet. Ein neuer Zugangscode ist unterwegs.',
    failed: 'Die falsche Person konnte nicht gemeldet werden',
  },
  contested: {
    contesters: {
      Plaintiff: 'Nach Angabe des Anspruchstellers',
      'named address': 'Nach Angabe der Person an der in der Forderung genannten Adresse',
    },
    you: {
      title: defendant => `Sind Sie die richtige Person für ${defendant}?`,
      says: contester => `${contester} sind Sie nicht die richtige Person.`,
      follows: (email, date) =>
        `Wir haben einen neuen Zugangscode an ${email} gesendet. Löst ihn jemand bis ${date} ein, verlieren Sie den Zugang, und Ihre offenen Angebote und unbezahlten Gebühren entfallen. Bis dahin ändert sich nichts.`,
      prove: email =>
        `Ist ${email} Ihre Adresse? Fügen Sie sie in Ihrem Profil hinzu und bestätigen Sie sie. Dann kann Sie niemand mehr ersetzen.`,
      profile: 'Profil öffnen',
    },
    others: {
      title: (taker, defendant) => `Ist ${taker} die richtige Person für ${defendant}?`,
      says: (contester, taker) => `${contester} ist ${taker} nicht die richtige Person.`,
      follows: (taker, email, date) =>
        `Ein neuer Zugangscode wurde an ${email} gesendet. Bis ihn jemand einlöst, behält ${taker} den Zugang zur Forderung. Geschieht das bis ${date} nicht, bleibt alles, wie es ist.`,
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
        lead: (taker, _until, isOver) =>
          `${taker} kann die Forderung gegen Sie jetzt lesen${isOver ? '. Sie ist beendet' : ' und beantworten'}. Handelt ${taker} für Sie, schließen Sie diese Seite: Es hat sich nichts geändert.`,
      },
      contested: {
        title: () => 'Wir senden Ihnen einen neuen Zugangscode',
        lead: (taker, until) =>
          `Er kommt an die Adresse, unter der Sie diesen Link erhalten haben, und gilt bis ${until}. Sobald er eingelöst ist, verliert ${taker} den Zugang zur Forderung.`,
      },
      confirmed: {
        title: taker => `${taker} hat Ihren Zugangscode eingelöst`,
        lead: taker => `${taker} hat diese E-Mail-Adresse bestätigt. Deshalb lässt sich das nicht mehr ändern.`,
      },
      ended: {
        title: taker => `${taker} hat keinen Zugang mehr`,
        lead: () => 'Jemand anderes hat den neuen Zugangscode eingelöst, den wir Ihnen gesendet haben.',
      },
    },
    whatHappens: taker => [
      `Kennen Sie ${taker} nicht, oder ist das nicht die richtige Person? Dann melden Sie die falsche Person.`,
      `Wir senden einen neuen Zugangscode an die Adresse, unter der Sie diesen Link erhalten haben, und benachrichtigen ${taker} und den Anspruchsteller. Sobald jemand ihn einlöst, verliert ${taker} den Zugang zur Forderung. Offene Angebote und unbezahlte Gebühren entfallen; gezahlte gelten weiter.`,
    ],
  },
}
