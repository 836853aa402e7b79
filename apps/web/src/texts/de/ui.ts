import type { ui as english } from '../en/ui.ts'

export const ui: typeof english = {
  productName: 'Redress',
  beta: 'Beta',
  title: page => `${page} · Redress`,
  form: {
    problem: 'Bitte prüfen Sie Ihre Angaben',
    fieldProblem: (label, message) => `${label}: ${message}`,
    sending: 'Wird gesendet …',
    failed: 'Es ist etwas schiefgegangen. Ihre Eingaben sind noch da: Bitte versuchen Sie es erneut.',
    optional: 'freiwillig',
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
    discardText: 'Sie sind noch nicht gespeichert.',
    discard: 'Verwerfen',
    keepEditing: 'Weiter bearbeiten',
  },
  toast: { region: 'Meldungen', dismiss: 'Meldung ausblenden' },
  copy: { copy: 'Kopieren', copied: 'Kopiert', failed: 'Kopieren nicht möglich' },
  language: { label: 'Sprache', failed: 'Die Sprache konnte nicht gewechselt werden. Bitte versuchen Sie es erneut.' },
  state: {
    loading: 'Wird geladen …',
    errorTitle: 'Das konnte nicht geladen werden',
    retry: 'Erneut versuchen',
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
