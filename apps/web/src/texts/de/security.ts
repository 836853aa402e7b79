import type * as english from '../en/security.ts'

const kinds = {
  'address added': 'Eine E-Mail-Adresse wurde hinzugefügt',
  'address removed': 'Eine E-Mail-Adresse wurde entfernt',
  'primary address': 'Eine andere E-Mail-Adresse wurde zur Hauptadresse',
  password: 'Das Passwort wurde geändert',
  'password removed': 'Das Passwort wurde entfernt',
  'Google linked': 'Ein Google-Konto kann sich anmelden',
  wallets: 'Die Liste der Wallets wurde geändert',
}

export const accountChange: typeof english.accountChange = {
  undo: {
    title: 'Waren Sie das?',
    lead: 'Ihr Konto wurde geändert. Wenn Sie das nicht waren, machen Sie es rückgängig: Dafür haben Sie ab der Änderung drei Tage.',
    change: 'Die Änderung',
    what: 'Was',
    address: 'E-Mail',
    username: 'Benutzername',
    when: 'Wann',
    kinds,
    whatHappens:
      'Ihre E-Mail-Adressen, Ihr Passwort, Google und Ihre Wallets sind danach wieder wie vor der Änderung, was auch immer seither daran geändert wurde. Alle werden abgemeldet, auch Sie. Ihre Forderungen bleiben, wie sie sind.',
    submit: 'Das war ich nicht: rückgängig machen',
    ifYou: 'Wenn Sie das waren, müssen Sie nichts tun. Sie können diese Seite schließen.',
    failed: 'Es konnte nicht rückgängig gemacht werden',
    undone: {
      title: 'Ihr Konto ist wieder wie zuvor',
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
    text: 'Ihre Anmeldung ist eine Weile her. Weil sich damit ändert, wie Sie sich anmelden oder bezahlt werden, geben Sie bitte Ihr Passwort noch einmal ein.',
    password: 'Passwort',
    submit: 'Weiter',
    failed: 'Das Passwort konnte nicht geprüft werden',
    googleText:
      'Ihre Anmeldung ist eine Weile her. Weil sich damit ändert, wie Sie sich anmelden oder bezahlt werden, melden Sie sich bitte noch einmal mit Google an und tun Sie es dann erneut.',
    google: 'Mit Google anmelden',
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
    'signed out everywhere': 'Sie haben sich überall abgemeldet',
    'change undone': 'Eine Änderung am Konto wurde rückgängig gemacht',
    'claim taken over': 'Sie haben eine Forderung übernommen',
    'document downloaded': 'Sie haben ein Dokument heruntergeladen',
    'payment settled by the operator':
      'Der Betreiber dieser Seite hat geklärt, was für eine Ihrer Zahlungen überwiesen wurde',
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
