import type * as english from '../../en/page/security.ts'

const kinds = {
  'address added': 'Eine E-Mail-Adresse wurde hinzugefügt',
  'address removed': 'Eine E-Mail-Adresse wurde entfernt',
  'primary address': 'Eine andere E-Mail-Adresse wurde zur Hauptadresse',
  password: 'Das Passwort wurde geändert',
  'password removed': 'Das Passwort wurde entfernt',
  'Google linked': 'Ein Google-Konto kann sich anmelden',
  wallets: 'Die Liste der Wallets wurde geändert',
  'payment details': 'Bei einer Forderung wurde angegeben oder geändert, wohin Sie bezahlt werden',
  'second factor on': 'Die Anmeldung in zwei Schritten wurde eingeschaltet',
  'second factor off': 'Die Anmeldung in zwei Schritten wurde ausgeschaltet',
  'second factor off by operator': 'Der Betreiber dieser Website hat die Anmeldung in zwei Schritten ausgeschaltet',
  'recovery codes': 'Neue Wiederherstellungscodes wurden erzeugt',
  closed: 'Das Konto wurde geschlossen',
}

export const accountChange: typeof english.accountChange = {
  undo: {
    title: 'Waren Sie das?',
    lead: 'Ihr Konto wurde geändert. Wenn Sie das nicht waren, machen Sie es rückgängig: Dafür haben Sie ab der Änderung drei Tage.',
    change: 'Die Änderung',
    what: 'Was',
    address: 'E-Mail',
    account: 'Forderung und Konto',
    username: 'Benutzername',
    when: 'Wann',
    kinds,
    whatHappens:
      'Ihre E-Mail-Adressen, Ihr Passwort, Google und Ihre Wallets sind danach wieder wie vor der Änderung. Ist die Anmeldung in zwei Schritten eingeschaltet, oder wurde sie seither ausgeschaltet, ist sie danach eingeschaltet. Alle werden abgemeldet, auch Sie. Wohin Sie bezahlt werden, gilt wieder wie zuvor, und wer das Geld schuldet, erfährt es. Sonst bleiben Ihre Forderungen, wie sie sind.',
    submit: 'Das war ich nicht: rückgängig machen',
    ifYou: 'Wenn Sie das waren, müssen Sie nichts tun. Sie können diese Seite schließen.',
    failed: 'Es konnte nicht rückgängig gemacht werden',
    closed: {
      title: 'Ihr Konto wieder öffnen?',
      lead: 'Ihr Konto wurde geschlossen. Von da an können Sie es drei Tage lang wieder öffnen; danach wird endgültig gelöscht, was Ihnen allein gehört.',
      whatHappens:
        'Sie melden sich wie zuvor an und finden Ihre Forderungen so, wie die anderen sie hinterlassen haben. Ihre unbezahlten Gebühren, Ihre Angebote und verdeckten Gebote gelten nicht mehr.',
      submit: 'Konto wieder öffnen',
      ifYou: 'Wenn es geschlossen bleiben soll, müssen Sie nichts tun. Sie können diese Seite schließen.',
    },
    secondFactor: {
      whatHappens:
        'Die Anmeldung in zwei Schritten ist danach wieder wie vor der Änderung. Alles andere in Ihrem Konto bleibt, wie es ist. Alle werden abgemeldet, auch Sie.',
      proofTitle: 'Zeigen Sie, dass Sie es sind',
      byPassword:
        'Der Link aus der E-Mail reicht nicht, damit es niemand tun kann, der Ihre E-Mails liest. Geben Sie das Passwort ein, das Ihr Konto hatte, bevor es in den letzten drei Tagen geändert wurde.',
      byCode:
        'Der Link aus der E-Mail reicht nicht, damit es niemand tun kann, der Ihre E-Mails liest. Geben Sie einen Wiederherstellungscode ein.',
      password: 'Passwort',
      code: 'Wiederherstellungscode',
      codeHint: '24 Buchstaben und Ziffern.',
      usePassword: 'Stattdessen das Passwort verwenden',
      useCode: 'Stattdessen einen Wiederherstellungscode verwenden',
    },
    undone: {
      title: 'Die Änderung ist rückgängig gemacht',
      lead: 'Alle wurden abgemeldet. Wenn jemand anderes Ihr Passwort kennen könnte, wählen Sie jetzt ein neues.',
    },
    newPassword: 'Neues Passwort wählen',
    login: 'Anmelden',
    invalid:
      'Dieser Link ist nicht gültig. Vielleicht ist er älter als drei Tage, oder er wurde in Ihrem E-Mail-Programm abgeschnitten.',
    notLoaded: 'Die Seite konnte nicht geladen werden',
  },
  proof: {
    title: 'Bitte zeigen Sie, dass Sie es sind',
    text: 'Ihre Anmeldung ist eine Weile her. Weil es um Ihr ganzes Konto geht, geben Sie bitte Ihr Passwort noch einmal ein.',
    textWithCode:
      'Ihre Anmeldung ist eine Weile her. Weil es um Ihr ganzes Konto geht, geben Sie bitte Ihr Passwort noch einmal ein, und einen Code.',
    password: 'Passwort',
    code: 'Code',
    codeHint: 'Die 6 Ziffern, die Ihre Authenticator-App zeigt, oder ein Wiederherstellungscode.',
    submit: 'Weiter',
    failed: 'Das Passwort konnte nicht geprüft werden',
    googleText:
      'Ihre Anmeldung ist eine Weile her. Weil es um Ihr ganzes Konto geht, melden Sie sich bitte noch einmal mit Google an und tun Sie es dann erneut.',
    google: 'Mit Google anmelden',
    googleFailed: {
      title: 'Das hat nicht gezeigt, dass Sie es sind',
      reasons: {
        GOOGLE_CANCELLED: 'Sie haben die Anmeldung mit Google abgebrochen. Es wurde nichts geändert.',
        GOOGLE_AWAY:
          'Google ist im Moment nicht erreichbar. Es wurde nichts geändert; bitte versuchen Sie es später erneut.',
        GOOGLE_OTHER_ACCOUNT:
          'Das war ein anderes Google-Konto als das, mit dem Sie sich hier anmelden. Es wurde nichts geändert; bitte versuchen Sie es mit diesem erneut.',
      },
      otherwise:
        'Google hat uns nicht mitgeteilt, dass Sie sich dort gerade angemeldet haben. Es wurde nichts geändert; bitte versuchen Sie es erneut.',
    },
  },
}

export const activity: typeof english.activity = {
  title: 'Letzte Aktivitäten',
  lead: 'Was in den letzten 180 Tagen mit Ihrem Konto geschehen ist, und von wo aus. Wenn etwas davon nicht von Ihnen ist, melden Sie sich überall ab und wählen Sie ein anderes Passwort.',
  sessions: count =>
    count === 1 ? 'Sie sind nur in diesem Browser angemeldet.' : `Sie sind in ${count} Browsern angemeldet.`,
  list: 'Was geschehen ist, das Neueste zuerst',
  kinds: {
    ...kinds,
    'signed in': 'Sie haben sich angemeldet',
    'recovery code used': 'Ein Wiederherstellungscode wurde verwendet',
    'signed out everywhere': 'Sie haben sich überall abgemeldet',
    'change undone': 'Eine Änderung am Konto wurde rückgängig gemacht',
    'claim taken over': 'Sie haben eine Forderung mit Ihrem Konto verknüpft',
    'document downloaded': 'Sie haben ein Dokument heruntergeladen',
    'account suspended': 'Der Betreiber dieser Website hat das Konto oder das Einreichen gesperrt',
    'suspension lifted': 'Der Betreiber dieser Website hat die Sperre beendet',
    'staff added': 'Der Betreiber dieser Website hat diesem Konto eine Aufgabe in der Konsole gegeben',
    'staff removed': 'Der Betreiber dieser Website hat diesem Konto die Aufgabe in der Konsole genommen',
    'payment settled by the operator':
      'Der Betreiber dieser Website hat Geld geklärt, das für eine Ihrer Zahlungen gesendet wurde',
    'data export requested': 'Sie haben ein Archiv Ihrer Daten angefordert',
    'data export downloaded': 'Das Archiv Ihrer Daten wurde heruntergeladen',
  },
  claim: 'Zur Forderung',
  here: 'Dieser Browser',
  stillIn: 'Noch angemeldet',
  placeUnknown: 'Von wo aus, ist nicht bekannt',
  browserUnknown: 'Unbekannter Browser',
  older: 'Ältere zeigen',
  olderFailed: 'Die älteren konnten nicht geladen werden',
  empty: 'Es ist noch nichts verzeichnet.',
  failed: 'Ihre Aktivitäten konnten nicht geladen werden',
  signOut: 'Überall abmelden',
  signOutQuestion: 'Überall abmelden?',
  signOutText:
    'Jeder Browser, der an Ihrem Konto angemeldet ist, wird abgemeldet, auch dieser. Danach melden Sie sich hier wieder an. Wenn jemand anderes Ihr Passwort kennen könnte, wählen Sie danach ein anderes.',
  signOutFailed: 'Sie konnten nicht überall abgemeldet werden',
}

export const secondFactor: typeof english.secondFactor = {
  title: 'Anmeldung in zwei Schritten',
  what: 'Mit der Anmeldung in zwei Schritten genügt Ihr Passwort allein nicht mehr: Danach wird ein Code aus einer App auf Ihrem Telefon verlangt. Sie brauchen eine Authenticator-App, zum Beispiel Google Authenticator, Microsoft Authenticator, Aegis oder 2FAS, oder einen Passwort-Manager, der solche Codes erzeugt.',
  isOff: 'Die Anmeldung in zwei Schritten ist ausgeschaltet.',
  isOn: 'Die Anmeldung in zwei Schritten ist eingeschaltet. Sie melden sich mit Ihrem Passwort und danach mit einem Code an.',
  switchOn: 'Anmeldung in zwei Schritten einschalten',
  failed: 'Die Anmeldung in zwei Schritten konnte nicht geladen werden',
  offerFailed: 'Der QR-Code konnte nicht erzeugt werden',
  setUp: {
    title: 'Anmeldung in zwei Schritten einrichten',
    scan: 'Scannen Sie dies mit Ihrer Authenticator-App',
    scanHint: 'Fügen Sie in der App ein Konto hinzu und richten Sie die Kamera auf das Bild.',
    codeLabel: 'QR-Code mit dem Geheimnis für Ihre Authenticator-App',
    onPhone: 'Ist die App auf diesem Gerät?',
    open: 'Authenticator-App öffnen',
    byHand:
      'Oder tippen Sie das Geheimnis in die App ein. Behalten Sie es für sich: Andere können damit Ihre Codes erzeugen.',
    copy: 'Geheimnis kopieren',
    copied: 'Geheimnis kopiert',
    enter: 'Geben Sie den Code ein, den die App jetzt zeigt',
    field: 'Code',
    hint: '6 Ziffern. Die Ziffern ändern sich alle 30 Sekunden.',
    submit: 'Einschalten',
    cancel: 'Abbrechen',
    failed: 'Die Anmeldung in zwei Schritten konnte nicht eingeschaltet werden',
  },
  codes: {
    titleOn: 'Eingeschaltet. Bewahren Sie Ihre Wiederherstellungscodes auf',
    titleNew: 'Bewahren Sie Ihre neuen Wiederherstellungscodes auf',
    text: 'Wenn Sie Ihr Telefon verlieren, melden Sie sich mit jedem davon einmal an, statt mit einem Code der App. Die Codes werden nur jetzt gezeigt. Bewahren Sie sie so auf, dass Sie sie ohne Ihr Telefon finden: auf Papier oder in einem Passwort-Manager.',
    replaced: 'Die bisherigen Codes gelten nicht mehr.',
    list: 'Wiederherstellungscodes',
    copy: 'Codes kopieren',
    copied: 'Codes kopiert',
    download: 'Als Datei speichern',
    fileName: 'redress-wiederherstellungscodes.txt',
    fileTitle: username => `Wiederherstellungscodes von ${username} für Redress. Jeder gilt einmal.`,
    kept: 'Ich habe meine Codes gespeichert',
  },
  left: count =>
    count === 0
      ? 'Es ist kein Wiederherstellungscode mehr übrig.'
      : count === 1
        ? 'Ein Wiederherstellungscode ist übrig.'
        : `${count} Wiederherstellungscodes sind übrig.`,
  few: 'Erzeugen Sie neue, bevor Sie sie brauchen: Wenn Sie Ihr Telefon verlieren und keinen haben, sind Sie auf den Betreiber dieser Website angewiesen.',
  renew: 'Neue Codes erzeugen',
  renewQuestion: 'Neue Wiederherstellungscodes erzeugen?',
  renewText: 'Die Codes, die Sie jetzt haben, gelten danach nicht mehr.',
  renewFailed: 'Es konnten keine neuen Codes erzeugt werden',
  switchOff: 'Ausschalten',
  switchOffQuestion: 'Anmeldung in zwei Schritten ausschalten?',
  switchOffText:
    'Danach genügt Ihr Passwort, um sich anzumelden. Wir schreiben an alle Ihre Adressen; mit dem Link darin lässt es sich drei Tage lang rückgängig machen.',
  switchedOff: 'Die Anmeldung in zwei Schritten ist ausgeschaltet.',
  switchOffFailed: 'Die Anmeldung in zwei Schritten konnte nicht ausgeschaltet werden',
}

export const dataExport: typeof english.dataExport = {
  title: 'Ihre Daten',
  what: 'Sie können alles, was wir über Sie gespeichert haben, als eine Datei bekommen, ein Zip-Archiv. Es enthält Ihr Konto und was damit geschehen ist, Ihre Mitteilungen und Ihre Zahlungen. Dazu kommen Ihre Forderungen und die gegen Sie, mit Verlauf und Nachrichten, und die Dokumente, die Sie hinzugefügt haben.',
  notIn:
    'Es enthält, was Sie auf dieser Website selbst sehen können. Dokumente der anderen Parteien sind nicht dabei: Die können Sie bei der jeweiligen Forderung herunterladen.',
  failed: 'Der Stand Ihres Archivs konnte nicht geladen werden. Bitte laden Sie die Seite neu',
  ask: 'Meine Daten anfordern',
  askAgain: 'Neues Archiv anfordern',
  askFailed: 'Ihre Daten konnten nicht angefordert werden',
  beingMade: 'Ihr Archiv wird zusammengestellt',
  beingMadeText:
    'Das dauert höchstens ein paar Minuten, mit vielen Dokumenten länger. Sie können diese Seite verlassen: Wir schreiben Ihnen, wenn es da ist.',
  ready: 'Ihr Archiv liegt bereit',
  readyText: (madeAt, until) =>
    `Es enthält alles mit Stand ${madeAt}. Sie können es bis ${until} herunterladen, danach wird es gelöscht. Bewahren Sie es so auf, dass niemand sonst darin liest.`,
  download: size => `Herunterladen (${size})`,
  downloading: 'Wird heruntergeladen …',
  downloadFailed: 'Das Archiv konnte nicht heruntergeladen werden',
  nextAt: time => `Ein neues Archiv können Sie einmal am Tag anfordern, das nächste ab ${time}.`,
}

export const accountClosure: typeof english.accountClosure = {
  title: 'Konto schließen',
  what: 'Hier können Sie Ihr Konto schließen. Sie werden sofort überall abgemeldet, und niemand kann sich mehr dabei anmelden.',
  undo: 'Wir schreiben an alle Ihre bestätigten Adressen. Drei Tage lang können Sie es mit der Schaltfläche in dieser E-Mail rückgängig machen. Dann ist alles wie zuvor; nur Ihre unbezahlten Gebühren, Ihre Angebote und verdeckten Gebote gelten nicht mehr.',
  goes: 'Was nach den drei Tagen gelöscht wird',
  goesItems: [
    'Ihre Adressen, Ihr Passwort, die Anmeldung in zwei Schritten und Ihre Wallets',
    'Ihre Anschrift und Ihre Ausweisnummer',
    'Ihre Forderung in Vorbereitung mit ihren Dokumenten',
    'Ihre Mitteilungen, Ihre Aktivitäten und das Archiv Ihrer Daten',
  ],
  stays: 'Was mit Ihrem Namen bleibt',
  staysItems: [
    'eingereichte Forderungen, von Ihnen oder gegen Sie, mit Dokumenten, Nachrichten und Verlauf: Die anderen Beteiligten verlassen sich darauf',
    'die öffentlichen Einträge dieser Forderungen',
    'gezahlte Gebühren, für die Buchhaltung',
  ],
  dataFirst: 'Wenn Sie von allem eine Kopie haben möchten, fordern Sie sie zuerst unter „Ihre Daten“ an.',
  claim: (number: string) => `Die Forderung ${number}`,
  inTheWay: 'Bevor Sie Ihr Konto schließen können',
  andMore: (count, shown) => (count === 1 ? 'und eine weitere Forderung' : `und ${shown} weitere Forderungen`),
  obstacles: {
    'unpaid submission':
      'ist abgeschickt, und die Einreichungsgebühr ist offen. Zahlen Sie die Gebühr, oder holen Sie die Forderung zurück.',
    'notice period':
      'ist in ihrer Antwortfrist: Diese Zeit wurde den Anspruchsgegnern zugesagt, um sich mit Ihnen zu einigen. Warten Sie, bis sie öffentlich oder beigelegt ist.',
    'open offer': 'enthält ein Angebot, das auf Ihre Antwort wartet. Nehmen Sie es an, oder lehnen Sie es ab.',
    'unpaid agreement':
      'ist vereinbart, und die Gebühr ist nicht bezahlt. Sobald die Gebühr bezahlt ist, ist die Forderung beigelegt.',
  },
  failed: 'Ihre Forderungen konnten nicht geladen werden',
  submit: 'Mein Konto schließen',
  question: 'Ihr Konto schließen?',
  questionText:
    'Sie werden sofort überall abgemeldet. Drei Tage lang können Sie es per E-Mail rückgängig machen; danach wird endgültig gelöscht, was Ihnen allein gehört.',
  submitFailed: 'Ihr Konto konnte nicht geschlossen werden',
  done: {
    title: 'Ihr Konto ist geschlossen',
    lead: 'Niemand kann sich mehr dabei anmelden. Wir haben an alle Ihre bestätigten Adressen geschrieben.',
    until: time =>
      `Bis ${time} können Sie es mit der Schaltfläche in dieser E-Mail rückgängig machen. Danach wird endgültig gelöscht, was Ihnen allein gehört.`,
    within:
      'Drei Tage lang können Sie es mit der Schaltfläche in dieser E-Mail rückgängig machen. Danach wird endgültig gelöscht, was Ihnen allein gehört.',
    home: 'Zur Startseite',
  },
}
