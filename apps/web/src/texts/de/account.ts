import type * as english from '../en/account.ts'

export const auth: typeof english.auth = {
  fields: {
    username: 'Benutzername',
    password: 'Passwort',
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail',
    address: 'Anschrift',
    city: 'Ort',
    country: 'Land',
    identificationId: 'Ausweis- oder Registernummer',
    repeatPassword: 'Passwort wiederholen',
    newPassword: 'Neues Passwort',
  },
  hints: {
    username: (minimum, maximum) =>
      `${minimum} bis ${maximum} Buchstaben, Ziffern, Punkte, Unterstriche oder Bindestriche. Andere können ihn sehen.`,
    password: minimum =>
      `Mindestens ${minimum} Zeichen, darunter ein Großbuchstabe, ein Kleinbuchstabe, eine Ziffer und ein Sonderzeichen.`,
    email: 'An diese Adresse senden wir einen Bestätigungslink.',
    identificationId: minimum =>
      `Die Nummer eines Ausweises oder eines Handelsregistereintrags, mindestens ${minimum} Zeichen. Nur Sie sehen sie.`,
    address:
      'Ihre Straße. Sie steht im öffentlichen Eintrag der Forderungen, die Sie einreichen: Lassen Sie das Feld leer, damit sie privat bleibt.',
    city: 'Ort und Land stehen im öffentlichen Eintrag der Forderungen, die Sie einreichen.',
  },
  entry: {
    title: 'Willkommen bei Redress',
    lead: 'Melden Sie sich an, um eine Forderung einzureichen, eine zu beantworten oder zu sehen, wie Ihre steht.',
    returning: 'Bitte melden Sie sich an, um fortzufahren. Sie kommen dorthin zurück, wo Sie waren.',
    ended: {
      title: 'Ihre Sitzung ist beendet',
      text: 'Sie wurden abgemeldet, vielleicht in einem anderen Fenster oder durch ein neues Passwort. Melden Sie sich wieder an, und Sie kommen dorthin zurück, wo Sie waren. Was Sie geschrieben haben, ist noch da.',
    },
    newHere: 'Neu hier?',
    register: 'Registrieren',
  },
  login: {
    title: 'Anmelden',
    lead: 'Schön, dass Sie wieder da sind.',
    submit: 'Anmelden',
    forgot: 'Passwort vergessen?',
    newHere: 'Noch kein Konto?',
    register: 'Registrieren',
    usernameHint: 'Oder eine E-Mail-Adresse Ihres Kontos.',
    failed: 'Benutzername oder Passwort ist falsch',
    failedToast: 'Benutzername oder Passwort ist ungültig.',
  },
  social: {
    separator: 'oder weiter mit',
    unavailable: 'Noch nicht verfügbar',
    providers: { google: 'Google', facebook: 'Facebook', linkedIn: 'LinkedIn', apple: 'Apple' },
    failed: 'Die Anmeldung mit Google ist fehlgeschlagen',
    failures: {
      GOOGLE_AWAY:
        'Google ist im Moment nicht erreichbar. Bitte versuchen Sie es später erneut, oder melden Sie sich mit Ihrem Passwort an.',
      GOOGLE_CANCELLED: 'Sie haben die Anmeldung mit Google abgebrochen. Melden Sie sich hier so an, wie Sie möchten.',
      GOOGLE_REFUSED: 'Die Antwort von Google passte nicht zu unserer Anfrage. Bitte versuchen Sie es erneut.',
      GOOGLE_EXPIRED:
        'Es hat zu lange gedauert oder wurde in einem anderen Browser begonnen. Bitte versuchen Sie es erneut.',
      GOOGLE_EMAIL_MISSING:
        'Google hat uns Ihre E-Mail-Adresse nicht mitgeteilt, und Ihr Konto braucht eine. Bitte versuchen Sie es erneut und geben Sie sie frei.',
      GOOGLE_EMAIL_IN_USE:
        'Zu dieser E-Mail-Adresse gibt es bereits ein anderes Konto. Bitte melden Sie sich mit dessen Benutzernamen und Passwort an.',
    },
  },
  register: {
    title: 'Registrieren',
    lead: 'Ein Konto genügt, ob Sie eine Forderung einreichen oder eine beantworten.',
    groups: { person: 'Zu Ihrer Person', place: 'Wo Sie wohnen', access: 'Ihr Zugang' },
    submit: 'Registrieren',
    terms: 'Mit der Registrierung akzeptieren Sie die',
    termsLink: 'Nutzungsbedingungen',
    haveAccount: 'Sie haben schon ein Konto?',
    login: 'Anmelden',
    failed: 'Die Registrierung ist fehlgeschlagen.',
    failedToast: 'Die Registrierung ist fehlgeschlagen. Bitte versuchen Sie es erneut.',
    invited: {
      title: 'Sie sind eingeladen, auf eine Forderung zu antworten',
      text: 'Wir haben eingetragen, was der Anspruchsteller über Sie angegeben hat. Bitte berichtigen Sie, was nicht stimmt. Sobald Ihre E-Mail-Adresse bestätigt ist, können Sie auf die Forderung antworten.',
    },
    codeUsed: {
      title: 'Dieser Zugangscode wurde bereits verwendet',
      text: 'Die Forderung wurde damit übernommen. Waren Sie das, melden Sie sich an. Wenn nicht, registrieren Sie sich hier und schreiben Sie dem Betreiber dieser Seite.',
    },
    codeUnknown: {
      title: 'Dieser Zugangscode ist nicht gültig',
      text: 'Vielleicht ist er abgelaufen, wurde ersetzt oder bereits verwendet. Sie können sich trotzdem registrieren und unter „Code einlösen“ einen neuen anfordern.',
    },
    codeFailed: {
      title: 'Der Zugangscode konnte nicht geprüft werden',
      text: 'Sie können sich trotzdem registrieren: Ihr Code wird mit der Registrierung gespeichert.',
    },
    referred: 'Sie registrieren sich auf Empfehlung eines Redress-Mitglieds.',
  },
  terms: { title: 'Nutzungsbedingungen', ownPage: 'Nutzungsbedingungen auf einer eigenen Seite öffnen' },
  forgot: {
    title: 'Passwort vergessen?',
    lead: 'Nennen Sie uns die E-Mail-Adresse Ihres Kontos. Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort wählen.',
    submit: 'Link senden',
    done: 'Falls die Adresse stimmt, erhalten Sie eine E-Mail mit weiteren Anweisungen.',
    doneText:
      'Der Link gilt eine Stunde. Sehen Sie auch im Spamordner nach, wenn nach einigen Minuten nichts angekommen ist.',
    back: 'Zurück zur Anmeldung',
    failed: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
  },
  reset: {
    title: 'Neues Passwort wählen',
    lead: 'Damit werden Sie auf allen anderen Geräten abgemeldet.',
    submit: 'Neues Passwort speichern',
    done: 'Ihr Passwort wurde geändert. Bitte melden Sie sich mit dem neuen an.',
    failed: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
    newLink: 'Neuen Link anfordern',
    invalid: {
      title: 'Dieser Link ist nicht gültig',
      text: 'Vielleicht wurde er schon benutzt, ist älter als eine Stunde oder wurde in Ihrem Mailprogramm abgeschnitten. Ein neuer kommt innerhalb einer Minute.',
    },
  },
  sent: {
    title: 'Sehen Sie in Ihr Postfach',
    lead: address => `Wir haben einen Bestätigungslink an ${address} gesendet.`,
    leadUnknown: 'Wir haben einen Bestätigungslink an die angegebene Adresse gesendet.',
    steps: [
      'Öffnen Sie die E-Mail und folgen Sie dem Link. Er gilt 24 Stunden.',
      'Melden Sie sich mit Benutzername und Passwort an.',
    ],
    missing:
      'Nichts angekommen? Sehen Sie im Spamordner nach. Wenn Sie sich anmelden, können Sie den Link erneut senden lassen.',
    login: 'Anmelden',
  },
  send: {
    title: 'E-Mail-Adresse bestätigen',
    lead: 'Ihr Konto ist bereit, sobald Sie Ihre E-Mail-Adresse bestätigt haben. Folgen Sie dem Link, den wir Ihnen gesendet haben, oder lassen Sie sich einen neuen senden.',
    visitorLead: 'Melden Sie sich zuerst an, dann können wir Ihnen einen neuen Bestätigungslink senden.',
    addresses: 'Noch nicht bestätigte Adressen',
    send: 'Link erneut senden',
    check: 'Ich habe bestätigt',
    stillUnconfirmed: 'Diese Adresse ist noch nicht bestätigt.',
    otherAccount: 'Anderes Konto verwenden',
    dashboard: 'Zu meinem Bereich',
    login: 'Anmelden',
    done: 'Die Bestätigungs-E-Mail wurde gesendet.',
    failed: 'Die Bestätigungs-E-Mail konnte nicht gesendet werden',
    failedToast: 'Das Senden der Bestätigungs-E-Mail ist fehlgeschlagen',
  },
  confirm: {
    title: 'Ist das Ihr Konto?',
    lead: address =>
      `Es wurde mit der E-Mail-Adresse ${address} eröffnet oder geändert. Bestätigen Sie nur, was Sie selbst getan haben.`,
    account: 'Das Konto',
    username: 'Benutzername',
    name: 'Name',
    address: 'E-Mail',
    claims: count =>
      count === 1
        ? 'Eine Forderung nennt diese E-Mail-Adresse. Ist sie bestätigt, wird die Forderung diesem Konto in der Übersicht angeboten: Es kann sie übernehmen, um sie zu lesen und zu beantworten.'
        : `${count} Forderungen nennen diese E-Mail-Adresse. Ist sie bestätigt, werden diese Forderungen dem Konto in der Übersicht angeboten: Es kann sie übernehmen, um sie zu lesen und zu beantworten.`,
    takesClaimOver:
      'Das Konto wurde mit dem Code zu einer Forderung eröffnet. Ist die E-Mail-Adresse bestätigt, übernimmt das Konto diese Forderung und kann sie lesen und beantworten.',
    submit: 'E-Mail-Adresse bestätigen',
    refuse: 'Das war ich nicht',
    refuseNote: 'Waren Sie es nicht, verliert das Konto die E-Mail-Adresse, und es endet, wenn es keine andere hat.',
    refused: {
      title: 'Danke. Die E-Mail-Adresse ist wieder frei.',
      lead: username => `Das Konto ${username} kann sie nicht mehr verwenden. Sie müssen nichts weiter tun.`,
      home: 'Zur Startseite',
    },
    failed: 'Die Bestätigung ist fehlgeschlagen',
    registration: {
      done: 'Die Registrierung ist bestätigt.',
      failedToast: 'Die Registrierung konnte nicht bestätigt werden. Bitte versuchen Sie es erneut.',
    },
    additional: {
      done: 'Die E-Mail-Adresse ist bestätigt.',
      failedToast: 'Die Bestätigung ist fehlgeschlagen. Bitte versuchen Sie es erneut.',
    },
  },
}

export const dashboardHome: typeof english.dashboardHome = {
  documentTitle: 'Übersicht',
  greeting: firstName => `Guten Tag, ${firstName}`,
  share: 'Teilen',
  shared: 'Der Link zu Ihrem Profil ist in der Zwischenablage',
  highlights: {
    title: 'Forderungen auf einen Blick',
    against: 'Forderungen gegen mich',
    created: 'Meine Forderungen',
    active: 'Offene Forderungen',
    disputed: 'Bestrittene Forderungen',
    failed: 'Die Forderungen konnten nicht geladen werden',
  },
  offered: {
    title: 'Forderungen, die Ihre E-Mail-Adresse nennen',
    lead: 'Übernehmen Sie eine Forderung, um sie ganz zu lesen und zu beantworten. Das kostet nichts und heißt nicht, dass Sie zustimmen. Wer sie erhebt, erfährt Ihren Namen und dass Sie sie übernommen haben.',
    asPerson: 'Sie sind darin als Person genannt.',
    asCompany: company => `Ihre Adresse ist darin als die von ${company} genannt.`,
    asRepresentative: company => `Sie sind darin als Vertretung von ${company} genannt.`,
    date: 'Datum der Forderung',
    takeOver: 'Übernehmen',
    takeOverClaim: sentence => `Übernehmen: ${sentence}`,
    done: 'Sie haben die Forderung übernommen. Sie können sie jetzt lesen und beantworten.',
    failed: 'Die Forderung konnte nicht übernommen werden',
    listFailed: 'Die Forderungen konnten nicht geladen werden',
    disown: {
      label: 'Das bin ich nicht',
      labelOf: sentence => `Das bin ich nicht: ${sentence}`,
      question: 'Sind Sie nicht die Person, die in der Forderung genannt ist?',
      whatHappens: plaintiff => [
        `Wir teilen ${plaintiff} mit, dass der Brief bei jemand anderem ankam, und nicht, wer Sie sind. Wir schreiben Ihnen zu dieser Forderung nicht mehr, und der Zugangscode gilt nicht mehr.`,
        'Sind Sie es doch? Dann endet die Forderung damit nicht: Sie geht ohne Ihre Antwort weiter und wird nach der Antwortfrist öffentlich. Zurücknehmen können Sie das hier nicht.',
      ],
      done: 'Wir schreiben Ihnen zu dieser Forderung nicht mehr.',
      failed: 'Das konnte nicht festgehalten werden',
    },
  },
  turns: {
    yours: 'Sie sind dran',
    theirs: 'Sie warten auf andere',
    nothingYours: 'Im Moment müssen Sie nichts tun.',
    nothingTheirs: 'Sie warten im Moment auf niemanden.',
    all: { 'my-claims': 'Alle meine Forderungen', 'against-me': 'Alle Forderungen gegen mich' },
  },
  start: {
    title: 'So fangen Sie an',
    text: 'Schuldet Ihnen jemand Geld? Reichen Sie eine Forderung ein: Es dauert etwa 20 Minuten, und alles, was Sie eingeben, wird gespeichert. Haben wir Ihnen wegen einer Forderung gegen Sie geschrieben? Geben Sie den Code aus unserer E-Mail ein, um zu antworten.',
    file: 'Neue Forderung',
    takeover: 'Code einlösen',
  },
  recent: { title: 'Neuigkeiten', all: 'Alle Mitteilungen' },
  social: { title: 'Soziale Netzwerke', none: 'In Ihrem Profil sind keine Links zu sozialen Netzwerken angegeben.' },
}

export const turns: typeof english.turns = {
  whose: {
    yours: 'Sie sind dran',
    either: 'Beide Seiten können handeln',
    theirs: 'Gegenseite dran',
    none: 'Niemand ist dran',
    over: 'Beigelegt',
  },
  youAsk: (amount, names) => `Sie fordern ${amount} von ${names}`,
  asksYou: (name, amount) => `${name} fordert ${amount} von Ihnen`,
  draft: 'Eine Forderung, die Sie noch nicht eingereicht haben',
  draftAgainst: names => `Ihre Forderung gegen ${names}, nicht eingereicht`,
  draftOf: (amount, names) => `Ihre Forderung von ${amount} gegen ${names}, nicht eingereicht`,
  andMore: (first, count) => `${first} und ${count} weitere`,
  yours: {
    edit: 'Füllen Sie sie fertig aus und reichen Sie sie ein. Alles, was Sie eingegeben haben, ist gespeichert.',
    pay: 'Sie gilt als eingereicht, sobald die Gebühr gezahlt ist.',
    accept: 'Es liegt ein Angebot vor, das Sie annehmen oder ablehnen können.',
    dispute: 'Bestreiten Sie sie, machen Sie ein Angebot, oder zahlen Sie. Lesen kostet nichts.',
    resolve: 'Sie haben sich geeinigt. Zahlen Sie die Gebühr, um die Forderung abzuschließen.',
    propose: 'Jetzt können beide Seiten ein Angebot machen.',
  },
  theirs: {
    edit: 'Sie ist noch nicht eingereicht.',
    pay: 'Sie gilt als eingereicht, sobald die Gebühr gezahlt ist.',
    accept: 'Ihr Angebot wartet auf eine Antwort.',
    dispute: 'Die andere Seite wurde benachrichtigt und hat noch nicht geantwortet.',
    resolve:
      'Sie haben sich geeinigt. Die Forderung ist abgeschlossen, sobald die andere Seite die Gebühr gezahlt hat.',
    propose: 'Jetzt können beide Seiten ein Angebot machen.',
  },
  late: {
    yours: 'Die Forderung ist ohne Antwort öffentlich. Sie können noch antworten.',
    theirs: 'Niemand hat geantwortet. Die Forderung ist öffentlich, eine Antwort ist noch möglich.',
  },
  replied: {
    yours:
      'Die Forderung ist öffentlich, mit einer Stellungnahme daneben. Auf die Forderung selbst können Sie weiterhin antworten.',
    theirs:
      'Ein Anspruchsgegner hat öffentlich Stellung genommen. Bestreiten oder ein Angebot machen kann er weiterhin.',
  },
  otherDefendantPays: name => `${name} hat sich geeinigt und muss die Gebühr zahlen. Von Ihnen wird nichts verlangt.`,
  nothing: 'Im Moment muss niemand etwas tun.',
  dates: {
    due: 'Antwort bis',
    expected: 'Antwort erwartet bis',
    late: 'Die Frist endete am',
    fee: 'Gebühr fällig bis',
    feeLate: 'Die Gebühr war fällig am',
    offered: 'Angeboten am',
    created: 'Angelegt am',
  },
  briefDates: {
    due: 'bis',
    expected: 'bis',
    late: '· Frist war',
    fee: 'bis',
    feeLate: '· Frist war',
    offered: 'seit',
    created: 'seit',
  },
  actions: {
    edit: 'Fertig ausfüllen',
    pay: 'Gebühr zahlen',
    accept: 'Angebot lesen',
    dispute: 'Antworten',
    resolve: 'Gebühr zahlen',
    propose: 'Angebot machen',
  },
  view: 'Forderung ansehen',
  actionOf: (action, claim) => `${action}: ${claim}`,
}

export const profile: typeof english.profile = {
  title: 'Profil',
  account: {
    title: 'Konto',
    username: 'Benutzername',
    emails: 'E-Mail-Adressen',
    columns: { email: 'E-Mail', confirmed: 'Bestätigt', primary: 'Hauptadresse', action: 'Aktion' },
    yes: 'Ja',
    no: 'Nein',
    confirm: 'Adresse bestätigen',
    confirmFor: address => `Adresse ${address} bestätigen`,
    setPrimary: 'Zur Hauptadresse machen',
    setPrimaryFor: address => `${address} zur Hauptadresse machen`,
    addEmail: 'E-Mail-Adresse hinzufügen',
    changePassword: 'Passwort ändern',
    back: 'Zurück zum Konto',
    linkSent: 'Wir haben Ihnen eine E-Mail mit einem Bestätigungslink gesendet.',
    linkFailed: 'Die Bestätigungs-E-Mail konnte nicht erneut gesendet werden',
    primaryDone: 'Die Hauptadresse wurde geändert.',
    primaryFailed: 'Die Hauptadresse konnte nicht geändert werden',
    remove: 'Entfernen',
    removeFor: address => `${address} entfernen`,
    removeQuestion: address => `Möchten Sie ${address} entfernen?`,
    removeText:
      'Sie können sich damit nicht mehr anmelden und bekommen dort keine E-Mails mehr. Alle Ihre Adressen erfahren davon und können es drei Tage lang rückgängig machen.',
    removeDone: 'Die E-Mail-Adresse wurde entfernt.',
    removeFailed: 'Die E-Mail-Adresse konnte nicht entfernt werden',
    passwordBesideGoogle:
      'Sie melden sich mit Google an. Auch mit Ihrem früheren Passwort kann man sich noch bei Ihrem Konto anmelden: Entfernen Sie es, wenn es jemand anderes kennen könnte.',
    removePassword: 'Passwort entfernen',
    removePasswordQuestion: 'Möchten Sie Ihr Passwort entfernen?',
    removePasswordText:
      'Danach melden Sie sich nur noch mit Google an. Damit werden Sie auf allen anderen Geräten abgemeldet.',
    passwordRemoved: 'Das Passwort wurde entfernt.',
    passwordNotRemoved: 'Das Passwort konnte nicht entfernt werden',
  },
  addEmail: {
    title: 'E-Mail-Adresse hinzufügen',
    field: 'E-Mail',
    hint: 'Wir senden einen Bestätigungslink an diese Adresse.',
    submit: 'Hinzufügen',
    done: 'Die E-Mail-Adresse wurde hinzugefügt.',
    linkSent: 'Wir haben eine E-Mail mit einem Bestätigungslink an Ihre Adresse gesendet.',
    failed: 'Die E-Mail-Adresse konnte nicht hinzugefügt werden',
  },
  password: {
    title: 'Passwort ändern',
    current: 'Aktuelles Passwort',
    new: 'Neues Passwort',
    hint: 'Mindestens 8 Zeichen, darunter ein Großbuchstabe, ein Kleinbuchstabe, eine Ziffer und ein Sonderzeichen.',
    repeat: 'Passwort wiederholen',
    note: 'Damit werden Sie auf allen anderen Geräten abgemeldet.',
    submit: 'Passwort ändern',
    done: 'Das Passwort wurde geändert',
    failed: 'Das Passwort konnte nicht geändert werden',
    failedToast: 'Das Passwort konnte nicht geändert werden. Bitte versuchen Sie es erneut.',
  },
  personal: {
    title: 'Persönliche Angaben',
    firstName: 'Vorname',
    lastName: 'Nachname',
    identificationId: 'Ausweis- oder Registernummer',
  },
  address: {
    title: 'Anschrift',
    address: 'Straße und Hausnummer',
    addressHint:
      'Sie steht im öffentlichen Eintrag der Forderungen, die Sie einreichen: Lassen Sie das Feld leer, damit sie privat bleibt.',
    country: 'Land',
    city: 'Ort',
    cityHint: 'Ort und Land stehen im öffentlichen Eintrag der Forderungen, die Sie einreichen.',
  },
  edit: 'Angaben bearbeiten',
  updated: 'Ihr Profil wurde gespeichert',
  updateFailed: 'Ihr Profil konnte nicht gespeichert werden',
}

export const referrals: typeof english.referrals = {
  documentTitle: 'Empfehlungen',
  title: count => `Ihre Empfehlungen (${count})`,
  lead: 'Hier steht, wer sich über Ihren Link registriert hat.',
  columns: { username: 'Benutzername', registered: 'Registriert am', status: 'Stand der Forderung' },
  noClaims: 'keine Forderungen',
  empty: 'Über Ihren Link hat sich noch niemand registriert.',
  emptyText: 'Teilen Sie Ihren Link mit Menschen, denen er nützen könnte.',
  link: 'Empfehlungslink kopieren',
  copied: 'Ihr Empfehlungslink ist in der Zwischenablage',
  failed: 'Die Empfehlungen konnten nicht geladen werden',
}

export const wallets: typeof english.wallets = {
  documentTitle: 'Zahlung',
  title: count => `Ihre Wallets (${count})`,
  lead: 'Merken Sie sich hier die Adressen der Solana-Wallets, mit denen Sie zahlen. Nur Sie sehen diese Liste.',
  list: 'Ihre Wallets',
  columns: { address: 'Wallet-Adresse', action: 'Aktion' },
  add: 'Wallet hinzufügen',
  addTitle: 'Wallet hinzufügen',
  field: 'Wallet-Adresse',
  fieldHint:
    'Eine Solana-Adresse: 32 bis 44 Buchstaben und Ziffern. Geben Sie niemals einen geheimen Schlüssel oder eine Wiederherstellungsphrase ein.',
  delete: 'Löschen',
  deleteFor: address => `Wallet ${address} löschen`,
  deleteQuestion: 'Möchten Sie diese Wallet löschen?',
  empty: 'Sie haben noch keine Wallet hinzugefügt.',
  emptyText: 'Sie können auch ohne Eintrag hier zahlen. Die Liste hält nur die Adresse bereit.',
  updated: 'Ihre Wallets wurden gespeichert',
  updateFailed: 'Die Wallet konnte nicht gespeichert werden',
  failed: 'Die Wallets konnten nicht geladen werden',
}

export const notifications: typeof english.notifications = {
  title: 'Mitteilungen',
  bell: 'Mitteilungen',
  bellUnread: count => `Mitteilungen, ${count} ungelesen`,
  all: 'Alle Mitteilungen',
  unread: 'Ungelesen',
  unreadMark: 'Ungelesen',
  empty: 'Keine neuen Mitteilungen.',
  emptyText: 'Hier erfahren Sie, wenn bei einer Ihrer Forderungen etwas geschieht.',
  close: 'Mitteilungen schließen',
  failed: 'Die Mitteilungen konnten nicht geladen werden',
  markFailed: 'Die Mitteilungen konnten nicht als gelesen markiert werden',
}

export const userProfile: typeof english.userProfile = {
  title: 'Öffentliches Profil',
  username: username => `@${username}`,
  notFound: 'Das Mitglied wurde nicht gefunden.',
  notFoundAction: 'Verzeichnis durchsuchen',
  failed: 'Es ist etwas schiefgegangen',
  about: 'Zur Person',
  country: 'Land',
  memberSince: 'Mitglied seit',
  claims: {
    title: count => `Öffentliche Forderungen (${count})`,
    empty: 'Keine Forderungen gefunden.',
    emptyText: 'Nichts, was dieses Mitglied eingereicht hat, ist öffentlich.',
  },
}

export const search: typeof english.search = {
  title: 'Suche',
  resultsFor: term => `Ergebnisse für „${term}“`,
  lead: 'Alle veröffentlichten Forderungen und die Unternehmen und Personen, die darin genannt sind.',
  privateLead:
    'Veröffentlichte Forderungen und die darin genannten Unternehmen und Personen, mit allem, was angemeldete Mitglieder sehen dürfen.',
  privateLabel: 'Einträge durchsuchen',
  filters: 'Anzeigen',
  kinds: { companies: 'Unternehmen', people: 'Personen', claims: 'Forderungen' },
  heading: (kind, count) => `${kind} (${count})`,
  showMore: 'Mehr anzeigen',
  none: {
    companies: 'Keine Unternehmen gefunden.',
    people: 'Keine Personen gefunden.',
    individuals: 'Keine Einzelpersonen gefunden.',
    claims: 'Keine Forderungen gefunden.',
    title: term => `Zu „${term}“ wurde nichts gefunden`,
    advice: 'Versuchen Sie es mit einem Teil des Namens, einer anderen Schreibweise oder einem Ort.',
    elsewhere: 'Etwas anderer Art wurde gefunden.',
    showAll: 'Alles anzeigen, was gefunden wurde',
  },
  nothingChosen: 'Wählen Sie mindestens eine Art von Ergebnis.',
  prompt: {
    title: 'Wonach suchen Sie?',
    text: 'Geben Sie mindestens zwei Buchstaben eines Namens, einer Forderungsart (auf Englisch) oder eines Ortes ein, oder den Anfang einer Forderungsnummer.',
  },
  position: (position, company) => (position === '' ? company : `${position}, ${company}`),
  announcement: (term, companies, people, claims) =>
    `Ergebnisse für ${term}: Unternehmen ${companies}, Personen ${people}, Forderungen ${claims}`,
  failed: 'Die Suche ist fehlgeschlagen.',
}
