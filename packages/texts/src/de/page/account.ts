import { sumDays } from '@redress/domain/claim/performance.ts'
import type * as english from '../../en/page/account.ts'

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
    lead: 'Verknüpfen Sie eine Forderung mit Ihrem Konto, um sie ganz zu lesen und, wenn sie nicht beendet ist, zu beantworten. Das kostet nichts und heißt nicht, dass Sie zustimmen. Wir nennen dem Anspruchsteller Ihren Namen.',
    asPerson: 'Sie sind darin als Person genannt.',
    asCompany: company => `Ihre Adresse ist darin als die von ${company} genannt.`,
    asRepresentative: company => `Sie sind darin als Vertreter von ${company} genannt.`,
    date: 'Tag des Geschehens',
    over: 'Diese Forderung ist beendet und kann gelesen werden.',
    takeOver: 'Mit meinem Konto verknüpfen',
    takeOverClaim: sentence => `Mit meinem Konto verknüpfen: ${sentence}`,
    done: 'Die Forderung ist mit Ihrem Konto verknüpft.',
    failed: 'Die Forderung konnte nicht mit Ihrem Konto verknüpft werden',
    listFailed: 'Die Forderungen konnten nicht geladen werden',
    disown: {
      label: 'Das bin ich nicht',
      labelOf: sentence => `Das bin ich nicht: ${sentence}`,
      question: 'Sind Sie nicht die Person, die in der Forderung genannt ist?',
      whatHappens: plaintiff =>
        `Wir teilen ${plaintiff} mit, dass unsere E-Mail bei der falschen Person ankam, und nicht, wer Sie sind. Wir schreiben Ihnen zu dieser Forderung nicht mehr, und der Zugangscode gilt nicht mehr. Zurücknehmen können Sie das hier nicht.`,
      goesOn: isRestricted =>
        `Sind Sie es doch? Dann läuft die Forderung ohne Ihre Antwort weiter${isRestricted ? '' : ' und ist nach der Antwortfrist öffentlich'}.`,
      done: 'Wir schreiben Ihnen zu dieser Forderung nicht mehr.',
      failed: 'Das konnte nicht gespeichert werden',
    },
  },
  turns: {
    yours: 'Sie sind am Zug',
    theirs: 'Sie warten auf andere',
    nothingYours: 'Im Moment müssen Sie nichts tun.',
    onlyOffers: 'Entscheiden Sie über die Forderungen oben. Sonst müssen Sie im Moment nichts tun.',
    nothingTheirs: 'Sie warten im Moment auf niemanden.',
    some: (shown: string, all: string) =>
      `Gezeigt sind ${shown} von ${all}: was am ehesten fällig ist, dann das Neueste.`,
    all: { 'my-claims': 'Alle meine Forderungen', 'against-me': 'Alle Forderungen gegen mich' },
  },
  start: {
    title: 'So fangen Sie an',
    owed: 'Schuldet Ihnen jemand Geld? Reichen Sie eine Forderung ein: Es dauert etwa 20 Minuten, und alles, was Sie eingeben, wird gespeichert.',
    writtenTo:
      'Haben wir Ihnen wegen einer Forderung gegen Sie geschrieben? Geben Sie den Code aus unserer E-Mail ein, um zu antworten.',
    file: 'Neue Forderung',
    takeover: 'Code einlösen',
  },
  recent: { title: 'Neuigkeiten', all: 'Alle Mitteilungen' },
  social: { title: 'Soziale Netzwerke', none: 'In Ihrem Profil sind keine Links zu sozialen Netzwerken angegeben.' },
}

export const turns: typeof english.turns = {
  whose: {
    yours: 'Sie sind am Zug',
    either: 'Beide Seiten können handeln',
    theirs: 'Gegenseite am Zug',
    none: 'Niemand muss etwas tun',
    over: 'Beigelegt',
  },
  youAsk: (amount, names, isOver) => `Sie ${isOver ? 'forderten' : 'fordern'} ${amount} von ${names}`,
  asksYou: (name, amount, isOver) => `${name} ${isOver ? 'forderte' : 'fordert'} ${amount} von Ihnen`,
  draft: 'Eine Forderung, die Sie noch nicht eingereicht haben',
  draftAgainst: names => `Ihre Forderung gegen ${names}, nicht eingereicht`,
  draftOf: (amount, names) => `Ihre Forderung von ${amount} gegen ${names}, nicht eingereicht`,
  andMore: {
    from: (first, count) => `${first} und ${count} weiteren`,
    against: (first, count) => `${first} und ${count} weitere`,
  },
  yours: {
    edit: 'Füllen Sie die Forderung fertig aus und reichen Sie sie ein. Alles, was Sie eingegeben haben, ist gespeichert.',
    pay: 'Die Forderung gilt als eingereicht, sobald die Gebühr gezahlt ist.',
    accept: 'Es liegt ein Angebot vor, das Sie annehmen oder ablehnen können.',
    dispute: 'Bestreiten Sie die Forderung, machen Sie ein Angebot, oder zahlen Sie. Lesen kostet nichts.',
    resolve: 'Sie haben sich geeinigt. Zahlen Sie die Gebühr, um die Forderung beizulegen.',
    'answer payment claim': 'Der Anspruchsgegner sagt, er habe schon gezahlt. Sagen Sie, ob das stimmt.',
    'correct address':
      'Eine E-Mail kam nicht an oder bei der falschen Person an. Berichtigen Sie die Adresse, oder nehmen Sie die Forderung zurück.',
    'end claim':
      'Keine E-Mail kam an, und keine Adresse lässt sich mehr berichtigen. Nehmen Sie die Forderung zurück, oder beenden Sie sie als anderweitig beigelegt.',
    'end agreement':
      'Die Gebühr wurde nicht rechtzeitig gezahlt. Warten Sie, zahlen Sie sie selbst, oder beenden Sie die Einigung.',
    propose: 'Jetzt können beide Seiten ein Angebot machen.',
    'answer bids': 'Die Gegenseite bittet um verdeckte Gebote. Stimmen Sie zu, oder lehnen Sie ab.',
    bid: 'Geben Sie das verdeckte Gebot Ihrer Seite ab. Niemand bekommt es zu sehen.',
    'answer middle': 'Die verdeckten Gebote liegen nah beieinander. Sagen Sie, ob Sie der Mitte zustimmen.',
  },
  theirs: {
    edit: 'Die Forderung ist noch nicht eingereicht.',
    pay: 'Die Forderung gilt als eingereicht, sobald die Gebühr gezahlt ist.',
    accept: 'Ihr Angebot wartet auf eine Antwort.',
    dispute: 'Auf die Forderung gibt es noch keine Antwort.',
    resolve: 'Sie haben sich geeinigt. Die Forderung ist beigelegt, sobald die Gegenseite die Gebühr gezahlt hat.',
    'answer payment claim': 'Der Anspruchsteller kennt Ihre Angabe zur Zahlung und muss sagen, ob sie stimmt.',
    'correct address': 'Eine E-Mail kam nicht an. Der Anspruchsteller muss die Adresse berichtigen.',
    'end claim': 'Auf die Forderung gibt es noch keine Antwort.',
    'end agreement':
      'Die Gebühr wurde nicht rechtzeitig gezahlt. Die Seite, die sie nicht schuldet, kann sie zahlen oder die Einigung beenden.',
    propose: 'Jetzt können beide Seiten ein Angebot machen.',
    'answer bids': 'Ihre Seite hat um verdeckte Gebote gebeten. Die Gegenseite muss zustimmen oder ablehnen.',
    bid: 'Das verdeckte Gebot Ihrer Seite ist abgegeben. Die Gegenseite muss ihres abgeben.',
    'answer middle': 'Sie stimmen der Mitte zu. Wir sagen Ihnen, sobald es entschieden ist.',
  },
  nextSum: {
    yours: {
      'state account': amount => `Geben Sie an, wohin Ihnen ${amount} zu zahlen sind.`,
      'pay sum': amount => `Zahlen Sie ${amount}, und geben Sie bei der Forderung an, dass Sie gezahlt haben.`,
      'confirm sum': amount => `Die Gegenseite gibt an, ${amount} gezahlt zu haben. Sagen Sie, ob das Geld da ist.`,
    },
    theirs: {
      'state account': amount =>
        `Die Gegenseite muss angeben, wohin Sie ${amount} zahlen. Bis dahin wartet niemand auf Sie.`,
      'pay sum': amount => `Die Gegenseite muss Ihnen ${amount} zahlen.`,
      'confirm sum': amount => `${amount} sind als gezahlt angegeben. Die Gegenseite muss sagen, ob das Geld da ist.`,
    },
  },
  late: {
    yours: 'Die Forderung ist ohne Antwort öffentlich. Sie können noch antworten.',
    theirs: 'Niemand hat geantwortet. Die Forderung ist öffentlich, eine Antwort ist noch möglich.',
    unreached: 'Die Forderung ist öffentlich, aber unsere E-Mails haben keinen Anspruchsgegner erreicht.',
  },
  replied: {
    yours:
      'Ein Anspruchsgegner hat öffentlich Stellung genommen. Auf die Forderung selbst können Sie weiterhin antworten.',
    theirs:
      'Ein Anspruchsgegner hat öffentlich Stellung genommen. Bestreiten oder ein Angebot machen ist weiterhin möglich.',
  },
  paid: {
    yours:
      'Der Anspruchsteller hat auf die Angaben zur Zahlung geantwortet. Sie können weiterhin bestreiten, ein Angebot machen oder zahlen.',
    theirs:
      'Der Anspruchsgegner sagt, er habe schon gezahlt, und Sie haben geantwortet. Bestreiten oder ein Angebot machen ist weiterhin möglich.',
  },
  otherDefendants: {
    offer: name => `Ein Angebot von ${name} wartet auf eine Antwort.`,
    agreed: (name, plaintiff) =>
      `${name} und ${plaintiff} haben sich geeinigt. Die Forderung ist beigelegt, sobald ${plaintiff} die Gebühr gezahlt hat.`,
    pays: name => `${name} hat sich geeinigt und muss die Gebühr zahlen. Von Ihnen wird nichts verlangt.`,
    bids: 'Verdeckte Gebote betreffen einen anderen Anspruchsgegner und den Anspruchsteller. Von Ihnen wird nichts verlangt.',
    owes: name => `${name} zahlt das Vereinbarte. Von Ihnen wird nichts verlangt.`,
  },
  offers: {
    yourOffer: 'Sie haben ein Angebot gemacht. Sobald es beantwortet wird, erfahren Sie es per E-Mail und hier.',
    coDefendantsOffer:
      'Ein anderer Anspruchsgegner hat ein Angebot gemacht. Sobald es beantwortet wird, erfahren Sie es per E-Mail und hier.',
    feeUnpaid: {
      own: 'Wird sie bis dahin nicht bezahlt, kann die Gegenseite sie stattdessen zahlen oder die Einigung beenden.',
      others: 'Wird sie bis dahin nicht bezahlt, können Sie sie stattdessen zahlen oder die Einigung beenden.',
      anothers: name =>
        `Wird sie bis dahin nicht bezahlt, kann ${name} sie stattdessen zahlen oder die Einigung beenden.`,
    },
    feeNotInTime: name =>
      `Sie ist nicht rechtzeitig bezahlt: ${name} kann sie stattdessen zahlen oder die Einigung beenden.`,
    unpaidAgreement: 'Die Einigung ist beendet: Die Gebühr wurde nicht rechtzeitig bezahlt.',
    endedOffer: {
      REJECTED: 'Das letzte Angebot wurde abgelehnt.',
      COUNTERED: 'Das letzte Angebot wurde mit einem Gegenangebot beantwortet.',
      WITHDRAWN: 'Das letzte Angebot wurde zurückgezogen.',
      EXPIRED: 'Das letzte Angebot ist abgelaufen: Niemand hat es rechtzeitig beantwortet.',
      LAPSED:
        'Das letzte Angebot gilt nicht mehr: Die Person, die es gemacht oder angenommen hatte, ist nicht mehr beteiligt.',
    },
    feeOverdue: {
      own: 'Sie können die Gebühr weiterhin zahlen, und die Forderung ist beigelegt, sobald sie bezahlt ist. Bis dahin kann die Gegenseite sie stattdessen zahlen oder die Einigung beenden.',
      others:
        'Sie können warten, die Gebühr selbst zahlen oder die Einigung beenden. Zahlen Sie sie, ist die Forderung wie vereinbart beigelegt. Beenden Sie die Einigung, kann jede Seite ein anderes Angebot machen.',
    },
  },
  sums: {
    pay: amount =>
      `Zahlen Sie ${amount} direkt an den Anspruchsteller; Redress verwahrt nichts. Geben Sie dann hier an, dass Sie gezahlt haben.`,
    awaited: 'Das Geld wird direkt an Sie gezahlt; Redress verwahrt nichts. Wenn es da ist, geben Sie es hier an.',
    noAccount: `Das Geld wird direkt an Sie gezahlt: Geben Sie Ihre IBAN oder einen anderen Weg an. Nur wer es schuldet, sieht die Angabe. Überfällig ist nichts, bevor hier ${sumDays.withAccount} Tage lang ein Konto stand.`,
    accountAwaited: `Der Anspruchsteller hat noch kein Konto angegeben. Vorher müssen Sie nicht zahlen. Wir sagen es Ihnen sofort, und Sie haben dann mindestens ${sumDays.withAccount} Tage. Haben Sie auf anderem Weg gezahlt, geben Sie es an.`,
    confirm: until =>
      `Sehen Sie auf Ihrem Konto nach, und sagen Sie, ob das Geld da ist. Sagen Sie bis zum ${until} nichts, heißt es: „Zahlung angegeben, nicht widersprochen“.`,
    saidPaid: until =>
      `Die Zahlung ist angegeben. Sagt der Anspruchsteller bis zum ${until} nichts, heißt es: „Zahlung angegeben, nicht widersprochen“.`,
    anothers: name => `${name} schuldet es. Von Ihnen wird nichts verlangt.`,
    gone: {
      Plaintiff:
        'Der Anspruchsgegner hat sein Konto geschlossen, hier wird deshalb niemand mehr erinnert. Das Vereinbarte gilt weiter.',
      Defendant:
        'Der Anspruchsteller hat sein Konto geschlossen, hier sagt deshalb niemand, ob das Geld da ist. Das Vereinbarte gilt weiter.',
    },
    kept: {
      Plaintiff: 'Sie haben angegeben, dass alles Vereinbarte angekommen ist: Die Einigung ist eingehalten.',
      Defendant: 'Der Anspruchsteller gibt an, dass alles Vereinbarte angekommen ist: Die Einigung ist eingehalten.',
    },
    notContradicted: {
      Plaintiff: until =>
        `Die Gegenseite gibt an, gezahlt zu haben, und Sie haben ${sumDays.ofSilence} Tage lang nicht geantwortet. Ist das Geld nicht da, können Sie das bis zum ${until} angeben.`,
      Defendant: until =>
        `Die Zahlung ist angegeben, und der Anspruchsteller hat ${sumDays.ofSilence} Tage lang nicht widersprochen. Das ist noch bis zum ${until} möglich: Bewahren Sie Ihren Beleg auf.`,
    },
    notContradictedAnyMore: 'Die Zahlung ist angegeben, und der Anspruchsteller hat nicht widersprochen.',
  },
  bids: {
    title: 'Mit verdeckten Geboten einigen',
    tasks: {
      'answer bids': until => `verdeckten Geboten bis ${until} zustimmen oder ablehnen`,
      bid: until => `bis ${until} verdeckt bieten`,
      'answer middle': until => `bis ${until} sagen, ob die Mitte gelten soll`,
    },
    words: {
      yours: 'Ein Angebot ist weiter möglich und beendet die verdeckten Gebote.',
      theirs:
        'Wie es mit den verdeckten Geboten weitergeht, erfahren Sie per E-Mail und hier. Ein Angebot ist weiter möglich und beendet sie.',
      anothers:
        'Verdeckte Gebote betreffen einen anderen Anspruchsgegner und den Anspruchsteller. Ein Angebot ist weiter möglich und beendet die Gebote.',
    },
  },
  gone: 'Die Gegenseite hat ihr Konto geschlossen.',
  nothing: 'Im Moment muss niemand etwas tun.',
  dates: {
    due: 'Antwort bis',
    expected: 'Antwort erwartet bis',
    late: 'Die Frist endete am',
    fee: 'Gebühr fällig bis',
    feeLate: 'Die Gebühr war fällig am',
    sum: 'Zu zahlen bis',
    sumLate: 'War zu zahlen bis',
    bids: 'Verdeckte Gebote möglich bis',
    sumSilence: 'Zu beantworten bis',
    offer: 'Angebot gilt bis',
    created: 'Angelegt am',
  },
  briefDates: {
    due: 'bis',
    expected: 'bis',
    late: '· Frist war',
    fee: 'bis',
    feeLate: '· Frist war',
    sum: 'bis',
    sumLate: '· Frist war',
    bids: 'bis',
    sumSilence: 'bis',
    offer: 'bis',
    created: 'seit',
  },
  actions: {
    edit: 'Fertig ausfüllen',
    pay: 'Gebühr zahlen',
    accept: 'Angebot lesen',
    dispute: 'Antworten',
    resolve: 'Gebühr zahlen',
    'answer payment claim': 'Sagen, ob bezahlt ist',
    'correct address': 'Adresse berichtigen',
    'end claim': 'Entscheiden',
    'end agreement': 'Entscheiden',
    propose: 'Angebot machen',
    'state account': 'Angeben, wohin gezahlt wird',
    'pay sum': 'Zahlung ansehen',
    'answer bids': 'Zustimmen oder ablehnen',
    bid: 'Gebot abgeben',
    'answer middle': 'Antworten',
    'confirm sum': 'Sagen, ob das Geld da ist',
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
      'Sie können sich damit nicht mehr anmelden und bekommen dort keine E-Mails mehr. Wir schreiben an alle Ihre Adressen; mit dem Link darin lässt es sich drei Tage lang rückgängig machen.',
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
  socialProviders: {
    title: 'Verknüpfte Anmeldedienste',
    lead: 'Mit welchen anderen Konten Sie sich hier anmelden können.',
    open: 'Anmeldedienste',
    columns: { provider: 'Anmeldedienst', state: 'Stand', action: 'Aktion' },
    linked: address => `Verknüpft als ${address}`,
    notLinked: 'Nicht verknüpft',
    howToLink: addresses =>
      `Um Google zu verknüpfen, melden Sie sich ab und wählen Sie beim Anmelden Google. Das Google-Konto muss eine Ihrer bestätigten Adressen verwenden: ${addresses}. Mit jeder anderen Adresse entsteht ein eigenes Konto.`,
    link: provider => `${provider} verknüpfen`,
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
      'Ihre Straße steht im öffentlichen Eintrag der Forderungen, die Sie einreichen, außer Sie blenden sie aus.',
    showStreet: 'Meine Straße öffentlich zeigen',
    streetShown: 'Alle können sie im öffentlichen Eintrag der Forderungen lesen, die Sie einreichen.',
    streetWithheld: 'Nur die Parteien Ihrer Forderungen sehen sie.',
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
  lead: 'Hier sehen Sie alle, die sich über Ihren Link registriert haben.',
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
  more: 'Weitere Mitteilungen anzeigen',
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
    emptyText: 'Dieses Mitglied hat keine öffentlichen Forderungen.',
    more: 'Weitere Forderungen anzeigen',
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
  orMore: count => `${count}+`,
  first: count => `Das sind die ersten ${count}. Ein längeres oder zweites Wort findet weniger.`,
  showMore: 'Mehr anzeigen',
  none: {
    companies: 'Keine Unternehmen gefunden.',
    people: 'Keine Personen gefunden.',
    individuals: 'Keine Einzelpersonen gefunden.',
    claims: 'Keine Forderungen gefunden.',
    title: term => `Zu „${term}“ wurde nichts gefunden`,
    advice: 'Versuchen Sie es mit dem Anfang eines Namens, einer anderen Schreibweise oder einem Ort.',
    elsewhere: 'Wir haben etwas anderer Art gefunden.',
    showAll: 'Alles Gefundene anzeigen',
    suggestion: name => `Meinten Sie „${name}“?`,
  },
  nothingChosen: 'Wählen Sie mindestens eine Art von Ergebnis.',
  prompt: {
    title: 'Wonach suchen Sie?',
    text: 'Geben Sie mindestens zwei Buchstaben eines Namens, einer Forderungsart oder eines Ortes ein, oder den Anfang einer Forderungsnummer.',
  },
  tooLong: {
    title: 'Das ist zu lang, um danach zu suchen',
    text: most =>
      `Sie können nach bis zu ${most} Zeichen suchen. Kürzen Sie den Text auf einen Namen, eine Forderungsart oder einen Ort.`,
  },
  position: (position, company) => (position === '' ? company : `${position}, ${company}`),
  announcement: (term, companies, people, claims) =>
    `Ergebnisse für ${term}: Unternehmen ${companies}, Personen ${people}, Forderungen ${claims}`,
  failed: 'Die Suche ist fehlgeschlagen.',
}

/** Frame of every page of the dashboard. */
export const dashboard: typeof english.dashboard = {
  brand: ', Übersicht',
  navigation: 'Mein Bereich',
  items: {
    home: 'Übersicht',
    search: 'Suche',
    claims: 'Forderungen',
    myClaims: 'Meine Forderungen',
    claimsAgainstMe: 'Forderungen gegen mich',
    createClaim: 'Neue Forderung',
    takeover: 'Code einlösen',
    profileGroup: 'Konto',
    profile: 'Profil',
    referrals: 'Empfehlungen',
    payment: 'Zahlung',
    faq: 'Fragen',
    logout: 'Abmelden',
  },
  titles: {
    claims: 'Forderungen',
    createClaim: 'Neue Forderung',
    profile: 'Profil',
    search: 'Suche',
    referrals: 'Empfehlungen',
    socialProviders: 'Verknüpfte Anmeldedienste',
    faq: 'Fragen',
    payment: 'Zahlung',
    home: 'Übersicht',
    operator: 'Konsole',
  },
}
