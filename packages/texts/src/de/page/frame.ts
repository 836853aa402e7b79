import type * as english from '../../en/page/frame.ts'
import { claimStatusesIn, vocabularyIn, wireIn } from '../../wire-texts.ts'
import * as contract from '../contract.ts'

const waitText = (seconds: number, second: string): string => {
  if (seconds === 1) return second
  if (seconds < 100) return `${seconds} Sekunden`
  if (seconds < 100 * 60) return `${Math.ceil(seconds / 60)} Minuten`
  return `${Math.ceil(seconds / 3_600)} Stunden`
}

export const ui: typeof english.ui = {
  productName: 'Redress',
  beta: 'Beta',
  title: page => `${page} · Redress`,
  form: {
    problem: 'Bitte prüfen Sie Ihre Angaben',
    fieldProblem: (label, message) => `${label}: ${message}`,
    sending: 'Wird gesendet …',
    failed: 'Es ist etwas schiefgegangen. Ihre Eingaben sind noch da: Bitte versuchen Sie es erneut.',
    optional: 'freiwillig',
    oneName: 'Ein Strich, wenn es nur einen Namen gibt.',
    unwritten: letters =>
      `Das Dokument einer Einigung kann „${letters}“ nicht darstellen. Dort steht stattdessen eine Nummer.`,
    charactersLeft: count => `Noch ${count} Zeichen`,
    charactersTooMany: count => `${count} Zeichen zu viel`,
    showPassword: 'Passwort anzeigen',
    hidePassword: 'Passwort verbergen',
    choose: 'Bitte wählen …',
    changedElsewhere: fields => `In einem anderen Fenster geändert: ${fields}`,
    sentElsewhere: 'Was hier stand, wurde in einem anderen Fenster abgeschickt.',
  },
  dialog: {
    close: 'Schließen',
    cancel: 'Abbrechen',
    confirm: 'Bestätigen',
    discardQuestion: 'Eingaben verwerfen?',
    discardText: 'Ihre Eingaben sind noch nicht gespeichert.',
    discard: 'Verwerfen',
    keepEditing: 'Weiter bearbeiten',
  },
  toast: { region: 'Meldungen', dismiss: 'Meldung ausblenden' },
  copy: { copy: 'Kopieren', copied: 'Kopiert', failed: 'Kopieren nicht möglich' },
  language: { label: 'Sprache', failed: 'Die Sprache konnte nicht gewechselt werden. Bitte versuchen Sie es erneut.' },
  state: {
    loading: 'Wird geladen …',
    errorTitle: 'Das konnte nicht geladen werden',
    away: 'Wir erreichen Redress nicht.',
    comesBack: 'Diese Seite kommt von selbst wieder.',
    retry: 'Erneut versuchen',
    tooOften: seconds => `Das war zu oft. Bitte versuchen Sie es in ${waitText(seconds, 'einer Sekunde')} erneut.`,
    wrongPasswords: seconds =>
      `Von hier aus wurden zu viele falsche Passwörter eingegeben. Bitte warten Sie ${waitText(seconds, 'eine Sekunde')}, bevor Sie es erneut versuchen. Wenn Sie das Passwort nicht mehr wissen, wählen Sie per E-Mail ein neues: Das geht sofort.`,
    offline: 'Sie sind offline. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  },
  tasks: {
    label: 'Schritte dieser Forderung',
    states: {
      'not-started': 'Noch nicht begonnen',
      'in-progress': 'In Arbeit',
      complete: 'Vollständig',
      problem: 'Bitte prüfen',
    },
    step: number => `Schritt ${number}`,
  },
  pages: { previous: 'Zurück', next: 'Weiter', where: (page, pages) => `Seite ${page} von ${pages}` },
  guideline: 'Hinweis',
  unexpected: {
    title: 'Bei uns ist ein Fehler aufgetreten',
    text: 'Die Seite konnte nicht angezeigt werden. Was Sie gespeichert haben, ist nicht verloren. Laden Sie die Seite neu, und wenn das nicht hilft, kommen Sie in ein paar Minuten wieder.',
    reload: 'Seite neu laden',
    offlineTitle: 'Sie sind offline',
    offlineText:
      'Diese Seite konnte nicht geladen werden. Sie wird von selbst geladen, sobald Sie wieder verbunden sind. Was Sie gespeichert haben, ist nicht verloren.',
  },
}

export const layout: typeof english.layout = {
  skip: 'Zum Inhalt springen',
  home: ', Startseite',
  mainNavigation: 'Hauptnavigation',
  menu: 'Menü',
  closeMenu: 'Menü schließen',
  offline: 'Sie sind offline. Was Sie sehen, ist möglicherweise nicht mehr aktuell.',
  search: {
    site: 'Website durchsuchen',
    label: 'Forderungen, Unternehmen und Personen suchen',
    placeholder: 'Forderungen und Namen suchen',
    submit: 'Suchen',
    shortcut: 'Mit / suchen',
    suggestions: 'Vorschläge',
    suggested: count => `Vorschläge: ${count}`,
    allResults: term => `Alle Ergebnisse für „${term}“`,
    kinds: { company: 'Unternehmen', individual: 'Person', claim: 'Forderung' },
  },
  links: {
    about: 'Über uns',
    steps: 'Forderung einreichen',
    faq: 'Fragen',
    verify: 'Dokument prüfen',
    login: 'Anmelden',
    signUp: 'Registrieren',
    dashboard: 'Mein Bereich',
    privacy: 'Datenschutz',
    terms: 'Bedingungen',
    imprint: 'Impressum',
  },
  footer: {
    tagline: 'Geldforderungen einreichen, beantworten, beilegen.',
    product: 'Redress',
    account: 'Ihr Konto',
    legal: 'Rechtliches',
    beta: 'Redress ist in der Betaphase. Redress ist kein Gericht, und nichts hier ist Rechtsberatung.',
  },
  logout: {
    question: 'Möchten Sie sich abmelden?',
    confirm: 'Abmelden',
    failed: 'Die Abmeldung ist fehlgeschlagen',
    failedToast: 'Die Abmeldung ist fehlgeschlagen. Bitte versuchen Sie es erneut.',
    stillLoggedIn: 'Sie sind in diesem Browser weiterhin angemeldet.',
  },
}

export const feeMeans: typeof english.feeMeans = {
  text: 'Eine Gebühr wird in SOL mit einer Wallet bezahlt. Jemand anderes kann sie für Sie bezahlen.',
  withBank:
    'Eine Gebühr in EUR wird per Überweisung bezahlt, jede Gebühr auch in SOL mit einer Wallet. Jemand anderes kann sie für Sie bezahlen.',
  linkWithBank: 'So wird eine Gebühr bezahlt',
  link: 'So zahlen Sie ohne Wallet',
}

export const home: typeof english.home = {
  documentTitle: 'Geldforderungen, beantwortet und beigelegt',
  eyebrow: 'Öffentliches Verzeichnis von Forderungen, Beta',
  title: 'Jemand schuldet Ihnen Geld? Fordern Sie es ein, erhalten Sie Antwort, einigen Sie sich.',
  lead: 'Redress hält einen Streit um Geld fest, benachrichtigt die Anspruchsgegner und hilft beiden Seiten, sich zu einigen. Eine Forderung ohne Antwort bleibt sichtbar.',
  searchLabel: 'Verzeichnis durchsuchen',
  searchHint: 'Prüfen Sie ein Unternehmen oder eine Person, bevor Sie zahlen, beauftragen oder unterschreiben.',
  start: 'Forderung einreichen',
  invited: 'Eine Forderung gegen Sie? Antworten Sie mit Ihrem Code',
  journey: {
    title: 'So läuft eine Forderung ab',
    lead: 'Fünf Stufen. Auf jeder sehen Sie, wer am Zug ist, was als Nächstes kommt und bis wann.',
    stages: [
      {
        title: 'Sie reichen ein',
        text: 'Sagen Sie, wer Ihnen etwas schuldet, was geschehen ist und was Sie verlangen. Fügen Sie Ihre Belege bei. Was Sie schreiben, wird laufend gespeichert.',
      },
      {
        title: 'Die Anspruchsgegner erfahren davon',
        text: 'Nachdem Sie die Einreichungsgebühr gezahlt haben, erhält jeder Anspruchsgegner eine E-Mail mit einem persönlichen Code. Die Antwortfrist beginnt.',
      },
      {
        title: 'Die Anspruchsgegner antworten',
        text: 'Ein Anspruchsgegner kann die Forderung bestreiten, ein Angebot machen oder zahlen. Kommt bis zum Ablauf der Frist keine Antwort, steht im Eintrag „Keine Antwort“.',
      },
      {
        title: 'Sie verhandeln',
        text: 'Alle Angebote stehen nebeneinander: wer wie viel zahlt, und wer die Plattformgebühr zahlt.',
      },
      {
        title: 'Sie einigen sich',
        text: 'Eine Seite nimmt an, die Gebühr wird bezahlt, und die Forderung ist beigelegt. Geschieht das vor der Veröffentlichung, bleibt sie privat.',
      },
    ],
  },
  promises: {
    title: 'Worauf Sie sich verlassen können',
    lead: 'Redress hält Ihre Belege aus der Öffentlichkeit heraus, macht Zahlungen prüfbar und vergleicht die Angebote beider Seiten.',
    items: [
      {
        title: 'Sicherer Umgang mit Forderungen',
        text: 'Ihre Schilderung und Ihre Belege gehen an die benannten Anspruchsgegner, nicht an die Öffentlichkeit. Jeder Schritt steht in einem Verlauf, in dem jede spätere Änderung auffällt.',
      },
      {
        title: 'Zahlung über die Blockchain',
        text: 'Gebühren werden aus einer Wallet gezahlt, Ihrer eigenen oder der einer anderen Person, und über die Blockchain Solana bestätigt. So kann jeder eine Zahlung prüfen und ebenso eine Einigung, ohne uns zu fragen.',
      },
      {
        title: 'Einigung mit Überblick',
        text: 'Wir vergleichen jedes Angebot mit der Forderung und mit allen früheren Angeboten: den Abstand, die Gebühr und das Ergebnis für jede Seite. Verdeckte Gebote zeigen nur, ob sich beide Seiten treffen.',
      },
    ],
  },
  sides: {
    title: 'Auf welcher Seite stehen Sie?',
    plaintiff: {
      title: 'Jemand schuldet Ihnen etwas',
      text: 'Nehmen Sie sich etwa 20 Minuten. Sie können jederzeit unterbrechen und später weitermachen, auch auf einem anderen Gerät.',
      action: 'Die fünf Schritte ansehen',
    },
    defendant: {
      title: 'Jemand sagt, Sie schulden etwas',
      text: 'Eine Forderung ist nur eine Seite der Geschichte, bis Sie Ihre erzählt haben. Ihr Zugangscode steht in der E-Mail von uns. Das Lesen ist kostenlos und braucht kein Konto.',
      action: 'Lesen und antworten',
    },
  },
}

export const status: typeof english.status = {
  claim: claimStatusesIn(contract),
  paymentClaimed: date => `Gibt an, am ${date} gezahlt zu haben`,
  kept: 'Einigung eingehalten',
  notContradicted: 'Zahlung angegeben, nicht widersprochen',
  overdueSince: date => `Zahlung überfällig seit ${date}`,
  notInForce: {
    until: fee => `Gilt erst, wenn ${fee} gezahlt sind`,
    own: { dispute: '(Sie bestreiten)', concession: '(Ihre volle Anerkennung)' },
    by: {
      dispute: name => `(${name} bestreitet)`,
      concession: name => `(volle Anerkennung durch ${name})`,
    },
  },
}

export const sentences: typeof english.sentences = {
  asks: (plaintiff, amount, defendants, isOver) =>
    `${plaintiff} ${isOver ? 'forderte' : 'fordert'} ${amount} von ${defendants}`,
  others: count => `${count} weiteren`,
  claimId: id => `Nr. ${id}`,
  replied: 'Mit Stellungnahme',
  representedBy: names => `Vertreten durch ${names}`,
}

export const vocabulary: typeof english.vocabulary = vocabularyIn(contract)

export const wire: typeof english.wire = wireIn(contract)
