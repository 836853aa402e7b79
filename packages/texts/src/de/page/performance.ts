import type * as english from '../../en/page/performance.ts'

export const performance: typeof english.performance = {
  title: 'Was wann gezahlt wird',
  share: (received, total) => `${received} von ${total} erhalten`,
  columns: { due: 'Fällig am', sum: 'Betrag', state: 'Stand', acts: 'Ihre Angabe' },
  states: {
    notYetDue: 'Noch nicht fällig',
    due: 'Jetzt fällig',
    overdue: 'Überfällig',
    saidPaid: (paidOn, until) =>
      `Angabe: am ${paidOn} gezahlt. Ohne Antwort gilt der Betrag nach dem ${until} als erhalten.`,
    received: day => `Erhalten, angegeben am ${day}`,
    receivedBySilence: day => `Gilt seit dem ${day} als erhalten, weil niemand widersprach`,
  },
  say: { paid: 'Ich habe gezahlt', received: 'Das Geld ist da', 'not received': 'Nicht erhalten' },
  sayOf: (say, amount, day) => `${say}: ${amount}, fällig am ${day}`,
  questions: {
    received: {
      title: amount => `Sind ${amount} bei Ihnen angekommen?`,
      text: 'Das ist endgültig. Die Gegenseite erfährt, dass das Geld da ist.',
    },
    'not received': {
      title: amount => `Sind ${amount} nicht angekommen?`,
      text: 'Eine Überweisung kann zwei Werktage dauern. Die Gegenseite erfährt es, und der Betrag gilt wieder als nicht gezahlt.',
    },
  },
  said: 'Gespeichert. Die Gegenseite erfährt es.',
  failed: 'Das konnte nicht gespeichert werden',
  paidDialog: {
    title: amount => `Sie haben ${amount} gezahlt`,
    effect:
      'Der Anspruchsteller erfährt es und kann sieben Tage lang sagen, ob das Geld da ist. Sagt er nichts, gilt es als erhalten.',
    on: 'Gezahlt am',
    text: 'Nachricht an die anderen Parteien (freiwillig)',
    textHint:
      'Alle Parteien der Forderung lesen sie, mit Ihren Anhängen: zum Beispiel einem Beleg. Zu Dateien gehört ein Wort.',
  },
  payTo: {
    title: 'Wohin gezahlt wird',
    unknown: 'Der Anspruchsteller hat noch kein Konto angegeben. Fragen Sie weiter unten in einer Nachricht.',
    ask: 'Geben Sie an, wohin gezahlt wird: Ihre IBAN oder einen anderen Weg. Nur wer Ihnen das Geld schuldet, sieht es.',
    state: 'Angeben, wohin gezahlt wird',
    change: 'Ändern, wohin gezahlt wird',
    whoSees: 'Nur wer Ihnen das Geld schuldet, sieht es und erfährt es sofort. Nichts davon ist öffentlich.',
    holder: 'Kontoinhaber',
    iban: 'IBAN',
    words: 'So wird gezahlt',
    wordsLabel: 'Ein anderer Weg, oder was dazu anzugeben ist (freiwillig)',
    wordsHint: 'Zum Beispiel: „Bar in meinem Büro“, oder Ihre Kundennummer.',
    save: 'Speichern',
    done: 'Gespeichert. Wer es schuldet, erfährt es.',
    copy: 'IBAN kopieren',
    copied: 'IBAN kopiert',
    reference: claim => `Redress ${claim}`,
    referenceLabel: 'Verwendungszweck',
    code: 'Code für Ihre Banking-App',
    codeHint: amount =>
      `Scannen Sie ihn mit der App Ihrer Bank: Sie füllt eine Überweisung von ${amount} aus. Prüfen Sie sie, bevor Sie sie senden.`,
  },
}
