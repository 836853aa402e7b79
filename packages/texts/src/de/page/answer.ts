import type * as english from '../../en/page/answer.ts'

const noRightLost =
  'Sie verlieren kein Recht, wenn Sie nicht antworten: Schweigen gilt hier nicht als Zustimmung, und hier wird nichts gegen Sie entschieden.'

export const answer: typeof english.answer = {
  title: 'Die Forderung gegen Sie',
  opening: 'Die Forderung wird geöffnet',
  open: {
    title: 'Die Forderung gegen Sie lesen',
    lead: 'Haben Sie eine E-Mail von Redress bekommen? Geben Sie die Nummer der Forderung und den Zugangscode daraus ein. Das Lesen ist kostenlos und braucht kein Konto.',
    number: 'Nummer der Forderung',
    numberHint: '8 Buchstaben und Ziffern.',
    code: 'Ihr Zugangscode',
    codeHint: '26 Buchstaben und Ziffern, in Gruppen. Großschreibung und Bindestriche spielen keine Rolle.',
    submit: 'Forderung lesen',
    failed: 'Die Forderung konnte nicht geöffnet werden',
    notFound: 'Dieser Zugangscode öffnet keine Forderung',
    closed: 'Die Forderung wurde in diesem Browser geschlossen',
    takenOver:
      'Ist die Forderung schon mit Ihrem Konto verknüpft? Dann melden Sie sich an, um sie zu lesen: Der Zugangscode gilt nicht mehr.',
    logIn: 'Anmelden',
  },
  again: {
    title: 'Der Zugangscode geht nicht, oder Sie haben ihn nicht mehr?',
    text: 'Geben Sie die Adresse ein, an die unsere E-Mail ging. Nennt eine Forderung diese Adresse und hat noch niemand den Zugangscode eingelöst, senden wir Ihnen einen neuen. Frühere gelten dann nicht mehr.',
    email: 'E-Mail-Adresse',
    submit: 'Neuen Zugangscode senden',
    sent: 'Sehen Sie in Ihr Postfach',
    sentText: email =>
      `Nennt eine Forderung ${email}, ist eine neue E-Mail unterwegs. Das kann einige Minuten dauern, und wir senden höchstens eine in zehn Minuten. Kommt keine, sehen Sie auch im Spam-Ordner nach.`,
    failed: 'Ein neuer Zugangscode konnte nicht gesendet werden. Bitte versuchen Sie es erneut',
  },
  claimFailed: 'Die Forderung konnte nicht geladen werden',
  eyebrow: (number, type) => `Forderung ${number} · ${type}`,
  stands: {
    'to be answered': time =>
      `Sie haben bis ${time} Zeit zu antworten. Das Lesen ist kostenlos und braucht kein Konto.`,
    public: time =>
      `Niemand hat geantwortet, und die Forderung ist seit ${time} öffentlich. Sie können weiterhin antworten. Das Lesen ist kostenlos und braucht kein Konto.`,
    restricted: () =>
      'Niemand hat geantwortet. Sie können weiterhin antworten. Das Lesen ist kostenlos und braucht kein Konto.',
    answered: () =>
      'Ein Anspruchsgegner hat geantwortet. Sie können die Forderung kostenlos lesen und sich beteiligen.',
    resolved: () => 'Die Forderung ist beigelegt. Sie können kostenlos lesen, was gefordert wurde und wie es ausging.',
    withdrawn: () => 'Die Forderung wurde zurückgenommen und ist beendet. Sie können sie kostenlos lesen.',
  },
  says: plaintiff => `Was ${plaintiff} sagt`,
  more: 'Die ganze Forderung lesen',
  writtenTo: (name, email) => `Unsere E-Mail ging an ${name}, ${email}.`,
  choices: {
    title: 'Was Sie tun können',
    kept: {
      title: 'Sie haben eine Antwort begonnen',
      text: 'Ihre Antwort ist gespeichert. Sie ist noch nicht gesendet, und niemand sonst sieht sie.',
      action: 'Antwort fortsetzen',
    },
    outdated: {
      text: 'Ihre Antwort wurde nicht gesendet und kann nicht mehr gesendet werden. Darunter sehen Sie, was Sie jetzt tun können.',
      action: 'Lesen, was Sie geschrieben haben',
    },
    concession: {
      title: 'Voll anerkennen',
      text: (plaintiff, amount, fee) =>
        `Sie möchten die Forderung voll anerkennen. Sie zahlen ${amount} direkt an ${plaintiff} und eine Gebühr von ${fee} an Redress.`,
    },
    offer: {
      title: 'Ein Angebot machen',
      text: plaintiff =>
        `Kostenlos. Sie bieten einen Betrag an, oder dass niemand zahlt. ${plaintiff} nimmt an oder lehnt ab.`,
    },
    dispute: {
      title: 'Bestreiten',
      text: fee =>
        `${fee === null ? 'Kostenlos' : `Kostet ${fee}`}. Sie sagen, warum die Forderung nicht stimmt. Nur die Parteien lesen Ihre Worte.`,
    },
    paid: {
      title: 'Ich habe schon gezahlt',
      text: (plaintiff, isRestricted) =>
        `Kostenlos, und es zählt als Antwort: ${plaintiff} muss sagen, ob das stimmt. Nur die Parteien lesen Ihre Worte und Belege${isRestricted ? '' : '; öffentlich steht nur, an welchem Tag Sie gezahlt haben'}.`,
    },
    reply: {
      title: 'Öffentlich Stellung nehmen',
      text: isSilent =>
        `Kostenlos. Jeder kann Ihre Worte neben der öffentlichen Forderung lesen, unter dem Namen, den sie Ihnen gibt.${isSilent ? ' „Keine Antwort“ verschwindet.' : ''}`,
    },
    moreTime: {
      title: 'Ich brauche mehr Zeit',
      text: until => `Kostenlos, einmal und sofort: Sie können dann bis ${until} antworten.`,
      done: 'Sie haben mehr Zeit.',
    },
    notMe: {
      title: 'Das bin ich nicht',
      text: 'Unsere E-Mail ist bei der falschen Person angekommen. Zu dieser Forderung schreiben wir Ihnen nicht mehr.',
      question: 'Sind Sie nicht die Person, die in der Forderung genannt ist?',
      whatHappens: (plaintiff, isRestricted) => [
        `Wir teilen ${plaintiff} mit, dass unsere E-Mail bei der falschen Person ankam, und nicht, wer Sie sind. Wir schreiben Ihnen zu dieser Forderung nicht mehr, und der Zugangscode gilt nicht mehr.`,
        `Sind Sie es doch? Dann läuft die Forderung ohne Ihre Antwort weiter${isRestricted ? '' : ' und ist nach der Antwortfrist öffentlich'}. Zurücknehmen können Sie das hier nicht.`,
      ],
      failed: 'Das konnte nicht gespeichert werden',
      done: {
        title: 'Danke. Zu dieser Forderung schreiben wir Ihnen nicht mehr',
        text: plaintiff =>
          `Wir teilen ${plaintiff} mit, dass unsere E-Mail bei der falschen Person ankam. Der Zugangscode gilt nicht mehr. Sie müssen nichts weiter tun.`,
        leave: 'Zur Startseite',
      },
    },
    join: {
      title: 'Sich beteiligen',
      text: 'Kostenlos. Sie eröffnen ein Konto oder melden sich an und finden die Forderung dort.',
    },
  },
  silence: {
    'to be answered': {
      title: 'Wenn Sie nichts tun',
      text: time =>
        `Die Forderung wird nach dem ${time} öffentlich, mit oder ohne Antwort, außer sie ist bis dahin beendet. Ohne Antwort steht im öffentlichen Eintrag neben Ihrem Namen „Keine Antwort“. Die Schilderung und die Dokumente bleiben zwischen den Parteien. ${noRightLost}`,
    },
    public: {
      title: 'Wenn Sie nichts tun',
      text: () =>
        `Im öffentlichen Eintrag steht weiter „Keine Antwort“. Antworten können Sie jederzeit. ${noRightLost}`,
    },
  },
  settling: {
    title: 'Wenn Sie sich früh einigen',
    text: time =>
      `Wenn Sie die Forderung bis ${time} beilegen und die Gebühr zahlen, bleibt sie privat. Dann erscheint sie weder in der Suche noch in einem Profil.`,
  },
  noCourt: {
    title: 'Was Redress ist',
    text: 'Redress ist kein Gericht, und dies ist kein Urteil. Hier können sich beide Seiten über eine Forderung einigen. Lesen ändert nichts an der Forderung. Der Anspruchsteller sieht, dass der Zugangscode verwendet wurde.',
  },
  details: 'Die ganze Forderung',
  close: {
    button: 'In diesem Browser schließen',
    text: 'Die Forderung schließt sich von selbst, wenn Sie sie eine halbe Stunde lang nicht benutzen. Ihr Zugangscode öffnet sie wieder.',
    failed: 'Die Forderung konnte nicht geschlossen werden',
  },
  session: {
    own: 'Das ist Ihre eigene Forderung',
    ownText: username =>
      `Sie sind als @${username} angemeldet und haben sie eingereicht. Auf die eigene Forderung antwortet niemand. Sind Sie nicht @${username}, melden Sie sich zuerst ab.`,
    toClaim: 'Zu Ihrer Forderung',
    other: username => `Sie sind als @${username} angemeldet`,
    otherText: email =>
      `Unsere E-Mail ging an ${email}; diese Adresse gehört nicht zu diesem Konto. Lesen können Sie die Forderung trotzdem. Bevor wir eine Antwort senden, fragen wir, ob sie von diesem Konto kommen soll.`,
    logOut: 'Abmelden',
    logOutFailed: 'Die Abmeldung ist fehlgeschlagen',
  },
  back: 'Zurück zur Forderung',
  forms: {
    dispute: {
      title: 'Die Forderung bestreiten',
      lead: isRestricted =>
        `Sagen Sie, warum die Forderung nicht stimmt. Nur die Parteien lesen Ihre Worte${isRestricted ? '' : '; öffentlich ist nur, dass sie bestritten wird'}.`,
    },
    paid: {
      title: 'Sie haben schon gezahlt',
      lead: (plaintiff, isRestricted) =>
        `Sagen Sie, wann und wie viel Sie gezahlt haben, und hängen Sie Ihre Belege an. Wir benachrichtigen ${plaintiff}, sobald Sie senden. Das kostet nichts. Nur die Parteien lesen es${isRestricted ? '' : '; ist die Forderung öffentlich, steht in ihrem Eintrag, an welchem Tag Sie gezahlt haben'}.`,
      sum: 'Betrag',
      noFiles: 'Nichts: Der Anspruchsteller hat nur Ihr Wort',
      disputes: fee => `Die Forderung auch bestreiten, ${fee === null ? 'ebenfalls kostenlos' : `für ${fee}`}`,
      disputesHint: plaintiff =>
        `Dass Sie gezahlt haben, zählt als Antwort; dann muss ${plaintiff} sagen, ob das stimmt. Bestreiten können Sie die Forderung auch später noch.`,
    },
    reason: 'Grund',
    explanation: 'Ihre Antwort',
    explanationHint: 'Was geschehen ist, in Ihren eigenen Worten. Sie können später mehr dazu sagen.',
    offer: {
      title: 'Ein Angebot machen',
      lead: plaintiff =>
        `Ihr Angebot ist kostenlos, und wir benachrichtigen ${plaintiff} sofort. Vor der Annahme verpflichtet es Sie zu keiner Zahlung.`,
      sum: currency => `Betrag in ${currency}`,
    },
    concession: {
      title: 'Voll anerkennen',
      lead: 'Das bewirkt es, wenn Sie die Forderung voll anerkennen:',
      submit: 'Weiter',
    },
    reply: {
      title: 'Öffentlich Stellung nehmen',
      lead: name =>
        `Ihre Worte und der Name ${name} werden erst öffentlich, wenn Sie beides noch einmal gesehen und mit einem Konto veröffentlicht haben. Noch ist nichts öffentlich.`,
    },
    next: 'Weiter',
    saved: time => `Gespeichert um ${time}. Noch nicht gesendet.`,
    failed: 'Ihre Antwort konnte nicht gespeichert werden',
    replace: {
      title: 'Gespeicherte Antwort ersetzen?',
      text: kind =>
        `Ihre gespeicherte Antwort lautet: ${kind}. Gespeichert wird eine Antwort, die neue tritt also an ihre Stelle.`,
      confirm: 'Ersetzen',
    },
  },
  give: {
    title: {
      answer: 'Antwort prüfen und senden',
      tell: 'Angaben prüfen und senden',
      reply: 'Stellungnahme prüfen und veröffentlichen',
      join: 'Sich an der Forderung beteiligen',
    },
    lead: {
      answer:
        'Ihre Antwort ist noch nicht gesendet. Eröffnen Sie ein Konto, um sie zu senden und die Forderung zu verfolgen.',
      tell: 'Noch ist nichts gesendet. Eröffnen Sie ein Konto, um zu senden und die Forderung zu verfolgen.',
      reply:
        'Ihre Stellungnahme ist noch nicht öffentlich. Eröffnen Sie ein Konto, um sie zu veröffentlichen und später ändern zu können.',
      join: 'Mit einem Konto sehen Sie die Forderung und alles, was mit ihr geschieht.',
    },
    kind: 'Ihre Antwort',
    kinds: {
      dispute: 'Sie möchten die Forderung bestreiten',
      'already paid': 'Sie haben schon gezahlt',
      offer: 'Sie machen ein Angebot',
      concession: 'Sie möchten die Forderung voll anerkennen',
      reply: 'Sie nehmen öffentlich Stellung',
    },
    change: 'Antwort ändern',
    moved: {
      title: 'Bei der Forderung hat sich etwas getan',
      text: 'Ihre Antwort kann nicht mehr gesendet werden. Kopieren Sie die Worte, die Sie noch brauchen: Wir löschen sie, wenn Sie sich beteiligen.',
    },
    asText: email => `Die Forderung kommt in dieses Konto, auch wenn unsere E-Mail an ${email} ging.`,
    afterwards: {
      dispute: (fee, plaintiff) =>
        fee === null
          ? `Die Forderung ist sofort bestritten, und wir benachrichtigen ${plaintiff}.`
          : `Die Forderung ist bestritten, sobald die Gebühr von ${fee} bezahlt ist. Die nächste Seite zeigt, wie das geht; bis dahin können Sie Ihre Antwort noch ändern.`,
      'already paid': (_fee, plaintiff, isRestricted) =>
        `Wir benachrichtigen ${plaintiff} sofort. Das kostet nichts. Der Anspruchsteller sieht die Dateien und muss sagen, ob das stimmt.${isRestricted ? '' : ' Der öffentliche Eintrag sagt, an welchem Tag Sie gezahlt haben, und nie „Keine Antwort“.'}`,
      offer: (_fee, plaintiff) => `Ihr Angebot gilt sofort, und wir benachrichtigen ${plaintiff}.`,
      concession: (fee, plaintiff) =>
        fee === null
          ? `Das gilt sofort. Den Betrag zahlen Sie direkt an ${plaintiff}.`
          : `Das gilt, sobald die Gebühr von ${fee} bezahlt ist: Die nächste Seite zeigt, wie das geht. Den Betrag zahlen Sie direkt an ${plaintiff}.`,
      reply: (_fee, plaintiff) =>
        `Ihre Stellungnahme wird sofort veröffentlicht, und wir benachrichtigen ${plaintiff}.`,
    },
    account: 'Ein Konto eröffnen',
    accountText: email =>
      `Es ist kostenlos. Ihre Adresse, ${email}, ist durch Ihren Zugangscode bestätigt: Sie müssen auf keine E-Mail warten.`,
    firstName: 'Vorname',
    lastName: 'Nachname',
    username: 'Benutzername',
    usernameHint: 'Sie können ihn jetzt noch ändern. Andere sehen ihn.',
    password: 'Passwort',
    passwordHint: minimum =>
      `Mindestens ${minimum} Zeichen, mit einem Großbuchstaben, einem Kleinbuchstaben, einer Ziffer und einem Sonderzeichen.`,
    submit: {
      answer: 'Konto eröffnen und Antwort senden',
      tell: 'Konto eröffnen und senden',
      reply: 'Konto eröffnen und Stellungnahme veröffentlichen',
      join: 'Konto eröffnen',
    },
    have: 'Ich habe schon ein Konto',
    haveNone: 'Ich habe noch kein Konto',
    signIn: 'Melden Sie sich an',
    signInText: 'Ihre Antwort bleibt gespeichert.',
    exists: email =>
      `Mit ${email} gibt es bereits ein Konto. Melden Sie sich dort an: Ihre Antwort bleibt gespeichert.`,
    as: (name, username) => `Sie sind als ${name} (@${username}) angemeldet.`,
    submitAs: {
      answer: 'Antwort senden',
      tell: 'Senden',
      reply: 'Stellungnahme veröffentlichen',
      join: 'Mit meinem Konto verknüpfen',
    },
    failed: 'Ihre Antwort konnte nicht gesendet werden. Sie ist weiterhin gespeichert.',
  },
}
