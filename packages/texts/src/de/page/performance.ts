import { sumDays } from '@redress/domain/claim/performance.ts'
import type * as english from '../../en/page/performance.ts'

export const performance: typeof english.performance = {
  title: 'Was wann gezahlt wird',
  share: (received, total) => `${received} von ${total} erhalten`,
  notContradicted: amount => `Weitere ${amount}: Zahlung angegeben, nicht widersprochen`,
  columns: { due: 'Fällig am', sum: 'Betrag', state: 'Stand', acts: 'Ihre Angabe' },
  states: {
    notYetDue: 'Noch nicht fällig',
    due: 'Jetzt fällig',
    dueUntil: day => `Jetzt fällig, aber erst nach dem ${day} überfällig`,
    overdue: 'Überfällig',
    saidPaid: {
      Plaintiff: (paidOn, until) =>
        `Nach Angabe am ${paidOn} gezahlt. Sie werden bis zum ${until} gefragt, ob das Geld da ist.`,
      Defendant: (paidOn, until) =>
        `Nach Angabe am ${paidOn} gezahlt. Der Anspruchsteller wird bis zum ${until} gefragt, ob das Geld da ist.`,
    },
    received: day => `Erhalten (bestätigt am ${day})`,
    notContradicted: {
      Plaintiff: (paidOn, until) =>
        `Nach Angabe am ${paidOn} gezahlt, nicht widersprochen. Sie können bis zum ${until} widersprechen.`,
      Defendant: (paidOn, until) =>
        `Nach Angabe am ${paidOn} gezahlt, nicht widersprochen. Der Anspruchsteller kann bis zum ${until} widersprechen.`,
    },
    notContradictedAnyMore: paidOn => `Nach Angabe am ${paidOn} gezahlt, nicht widersprochen.`,
    noAccount: 'Noch nicht zu zahlen: Es ist kein Konto angegeben',
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
  said: {
    paid: (amount, day) => `Sie haben angegeben, am ${day} ${amount} gezahlt zu haben. Die Gegenseite erfährt es.`,
    received: amount => `Sie haben angegeben, dass ${amount} da sind. Die Gegenseite erfährt es.`,
    'not received': amount => `Sie haben angegeben, dass ${amount} nicht angekommen sind. Die Gegenseite erfährt es.`,
  },
  failed: 'Das konnte nicht gespeichert werden',
  paidDialog: {
    title: amount => `Wann haben Sie ${amount} gezahlt?`,
    effect: `Der Anspruchsteller erfährt es und kann ${sumDays.ofSilence} Tage lang sagen, ob das Geld da ist. Bleibt das aus, heißt es: „Zahlung angegeben, nicht widersprochen“.`,
    again:
      'Der Zahlung wurde schon widersprochen. Bitte fügen Sie einen Nachweis bei, etwa den Beleg der Überweisung. Was die Öffentlichkeit liest, bleibt, bis der Anspruchsteller antwortet.',
    on: 'Gezahlt am',
    text: 'Nachricht an die anderen Parteien (freiwillig)',
    textHint:
      'Alle Parteien der Forderung lesen sie, mit Ihren Anhängen: zum Beispiel einem Beleg. Schreiben Sie etwas dazu, wenn Sie eine Datei anhängen.',
  },
  payTo: {
    title: 'Wohin gezahlt wird',
    state: 'Angeben, wohin gezahlt wird',
    change: 'Ändern, wohin gezahlt wird',
    whoSees:
      'Nur wer Ihnen das Geld schuldet, sieht es und erfährt es sofort. Nichts davon ist öffentlich. Wir schreiben auch an alle Ihre E-Mail-Adressen, und Sie können es drei Tage lang rückgängig machen.',
    fresh: day =>
      `Angegeben am ${day}. Es kann drei Tage lang zurückgenommen werden, so lange zeigen wir keinen Code für Banking-Apps. Fragen Sie im Zweifel vor der Zahlung den Anspruchsteller.`,
    freshOwn: day =>
      `Angegeben am ${day}. Mit unserer E-Mail können Sie es drei Tage lang rückgängig machen. So lange sieht die Gegenseite keinen Code für Banking-Apps.`,
    changed: (day, from, to) =>
      `Geändert am ${day}, von ${from} zu ${to}. Fragen Sie vor der Zahlung den Anspruchsteller, auf einem Weg, den Sie kennen: Jemand anderes kann das geändert haben.`,
    changedOwn: (day, from, to) =>
      `Geändert am ${day}, von ${from} zu ${to}. Wenn Sie das nicht waren, machen Sie es mit unserer E-Mail rückgängig.`,
    ending: ending => (ending === '' ? 'einem Weg ohne IBAN' : `…${ending}`),
    before: 'Vorher',
    earlier: (ending, until) => `${ending}, bis ${until}`,
    proof: 'Nachweis dieses Kontos',
    proofHint:
      'Der Verlauf der Forderung enthält den SHA-256-Wert dieses Textes: So kann jede Seite später beweisen, welches Konto genannt war.',
    holder: 'Kontoinhaber',
    iban: 'IBAN',
    words: 'So wird gezahlt',
    wordsLabel: 'Ein anderer Weg, oder was dazu anzugeben ist (freiwillig)',
    wordsHint: 'Zum Beispiel: „Bar in meinem Büro“, oder Ihre Kundennummer.',
    save: 'Speichern',
    done: 'Sie haben angegeben, wohin gezahlt wird. Wer es schuldet, erfährt es.',
    copy: 'IBAN kopieren',
    copied: 'IBAN kopiert',
    reference: claim => `Redress ${claim}`,
    referenceLabel: 'Verwendungszweck',
    code: 'Code für Ihre Banking-App',
    codeHint: amount =>
      `Scannen Sie ihn mit der App Ihrer Bank: Sie füllt eine Überweisung von ${amount} aus. Prüfen Sie sie, bevor Sie sie senden.`,
  },
}
