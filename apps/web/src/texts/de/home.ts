import type { home as english } from '../en/home.ts'

export const home: typeof english = {
  documentTitle: 'Geldforderungen, beantwortet und beigelegt',
  eyebrow: 'Öffentliches Verzeichnis von Forderungen, Beta',
  title: 'Jemand schuldet Ihnen Geld? Fordern Sie es ein, erhalten Sie Antwort, einigen Sie sich.',
  lead: 'Redress macht einen Streit um Geld aktenkundig, benachrichtigt die Gegenseite und hilft beiden, sich zu einigen. Was unbeantwortet bleibt, bleibt sichtbar.',
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
        title: 'Die Gegenseite erfährt es',
        text: 'Nachdem Sie die kleine Einreichungsgebühr bezahlt haben, erhält jeder Anspruchsgegner eine E-Mail mit einem persönlichen Code. Die Antwortfrist beginnt.',
      },
      {
        title: 'Sie antwortet',
        text: 'Ein Anspruchsgegner kann die Forderung bestreiten, eine Einigung anbieten oder zahlen. Kommt bis zum Ablauf der Frist nichts, steht dort „Keine Antwort“.',
      },
      {
        title: 'Sie verhandeln',
        text: 'Angebote gehen auf einer Seite hin und her: der Betrag, wer recht bekommt und wer die Plattformgebühr trägt.',
      },
      {
        title: 'Sie einigen sich',
        text: 'Eine Seite nimmt an, die Gebühr wird bezahlt, und die Forderung gilt als beigelegt. Der Eintrag zeigt es.',
      },
    ],
  },
  promises: {
    title: 'So gebaut, dass beide Seiten vertrauen können',
    items: [
      {
        title: 'Sicherer Umgang mit Forderungen',
        text: 'Ihre Schilderung und Ihre Belege gehen an die benannten Anspruchsgegner, nicht an die Öffentlichkeit. Jeder Schritt steht in einem Verlauf, den niemand ändern kann.',
      },
      {
        title: 'Zahlung über die Blockchain',
        text: 'Gebühren zahlen Sie aus Ihrer eigenen Wallet, bestätigt werden sie im Testnetz von Solana. So kann jeder eine Zahlung prüfen, und keine wird doppelt gezählt.',
      },
      {
        title: 'Einigung mit Überblick',
        text: 'Jedes Angebot wird mit der Forderung und mit allen früheren Angeboten verglichen: der verbleibende Abstand, die Gebühr und was jeder Seite am Ende bleibt.',
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
      text: 'Bleiben Sie ruhig: Eine Forderung ist nur eine Seite der Geschichte, bis Sie Ihre erzählt haben. Ihr Code steht in der E-Mail von uns.',
      action: 'Anmelden und antworten',
    },
  },
}
