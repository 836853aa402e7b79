import type * as english from '../../en/page/authentication.ts'

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
      'Ihre Straße steht im öffentlichen Eintrag der Forderungen, die Sie einreichen, außer Sie lassen das Feld leer oder blenden sie im Profil aus.',
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
  cookiesRefused:
    'Ihr Browser lehnt die Cookies dieser Website ab, und ohne sie können Sie nicht angemeldet bleiben. Bitte erlauben Sie sie in den Einstellungen Ihres Browsers, auch in Erweiterungen, die Cookies blockieren. Melden Sie sich dann noch einmal an.',
  login: {
    title: 'Anmelden',
    lead: 'Melden Sie sich mit Benutzername oder E-Mail-Adresse an.',
    submit: 'Anmelden',
    forgot: 'Passwort vergessen?',
    newHere: 'Noch kein Konto?',
    register: 'Registrieren',
    usernameHint: 'Oder eine E-Mail-Adresse Ihres Kontos.',
    failed: 'Benutzername oder Passwort ist falsch',
    failedToast: 'Benutzername oder Passwort ist ungültig.',
  },
  code: {
    title: 'Code eingeben',
    text: 'Ihr Konto verlangt einen zweiten Schritt: den Code, den Ihre Authenticator-App jetzt zeigt.',
    recoveryText:
      'Geben Sie einen der Wiederherstellungscodes ein, die Sie beim Einschalten der Anmeldung in zwei Schritten aufbewahrt haben. Er gilt einmal.',
    field: 'Code',
    hint: '6 Ziffern aus Ihrer Authenticator-App.',
    recoveryField: 'Wiederherstellungscode',
    recoveryHint: '24 Buchstaben und Ziffern.',
    useRecovery: 'Wiederherstellungscode verwenden',
    useApp: 'Code der App verwenden',
    submit: 'Anmelden',
    back: 'Zurück zum Passwort',
    lost: 'Haben Sie die App und die Wiederherstellungscodes verloren? Dann kann der Betreiber dieser Website helfen, dessen Adresse hier steht:',
    imprint: 'Impressum',
    failed: 'Sie konnten nicht angemeldet werden',
  },
  social: {
    separator: 'oder weiter mit',
    unavailable: 'Wird hier nicht angeboten',
    why: names => `Diese Website bietet ${names} nicht an. Benutzername und Passwort genügen.`,
    providers: { google: 'Google', facebook: 'Facebook', linkedIn: 'LinkedIn', apple: 'Apple' },
    failed: 'Die Anmeldung mit Google ist fehlgeschlagen',
    failures: {
      GOOGLE_AWAY:
        'Google ist im Moment nicht erreichbar. Bitte versuchen Sie es später erneut, oder melden Sie sich mit Ihrem Passwort an.',
      GOOGLE_CANCELLED: 'Sie haben die Anmeldung mit Google abgebrochen. Melden Sie sich hier so an, wie Sie möchten.',
      GOOGLE_REFUSED: 'Die Antwort von Google passte nicht zu unserer Anfrage. Bitte versuchen Sie es erneut.',
      GOOGLE_EXPIRED:
        'Die Anmeldung hat zu lange gedauert oder wurde in einem anderen Browser begonnen. Bitte versuchen Sie es erneut.',
      GOOGLE_EMAIL_MISSING:
        'Google hat uns Ihre E-Mail-Adresse nicht mitgeteilt, und Ihr Konto braucht eine. Bitte versuchen Sie es erneut und geben Sie sie frei.',
      GOOGLE_EMAIL_IN_USE:
        'Zu dieser E-Mail-Adresse gibt es bereits ein anderes Konto. Bitte melden Sie sich mit dessen Benutzernamen und Passwort an.',
      GOOGLE_OTHER_ACCOUNT:
        'Das war ein anderes Google-Konto als das, mit dem Sie sich hier anmelden. Bitte versuchen Sie es mit diesem erneut.',
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
      text: 'Die Forderung wurde damit mit einem Konto verknüpft. Waren Sie das, melden Sie sich an. Wenn nicht, registrieren Sie sich hier und schreiben Sie dem Betreiber, der im Impressum steht.',
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
      text: 'Vielleicht wurde er schon benutzt, ist älter als eine Stunde oder wurde in Ihrem Mailprogramm abgeschnitten. Fordern Sie einen neuen an: Er kommt innerhalb einer Minute.',
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
      `Jemand hat dieses Konto mit der E-Mail-Adresse ${address} eröffnet oder geändert. Bestätigen Sie nur, wenn Sie das waren.`,
    account: 'Das Konto',
    username: 'Benutzername',
    name: 'Name',
    address: 'E-Mail',
    claims: count =>
      count === 1
        ? 'Eine Forderung nennt diese E-Mail-Adresse. Ist sie bestätigt, kann dieses Konto sie in der Übersicht verknüpfen, um sie zu lesen und zu beantworten.'
        : `${count} Forderungen nennen diese E-Mail-Adresse. Ist sie bestätigt, kann dieses Konto die Forderungen in der Übersicht verknüpfen, um sie zu lesen und zu beantworten.`,
    takesClaimOver:
      'Das Konto wurde mit dem Zugangscode zu einer Forderung eröffnet. Ist die E-Mail-Adresse bestätigt, wird die Forderung mit dem Konto verknüpft, das sie dann lesen und beantworten kann.',
    submit: 'E-Mail-Adresse bestätigen',
    refuse: 'Das war ich nicht',
    refuseNote:
      'Waren Sie es nicht, entfernen wir diese Adresse aus dem Konto. Ein Konto ohne andere Adresse wird gelöscht.',
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
