import {
  code,
  creditorsButtons,
  first,
  type Mailed,
  type Reading,
  type Said,
  same,
  second,
  theyPay,
  wait,
  withCalendar,
  youPay,
} from './reading.ts'

const changedMail = (change: string): Mailed => ({
  subject: { en: 'Your account was changed', de: 'Ihr Konto wurde geändert' },
  says: [same(change), { en: 'undo it here, within three days', de: 'innerhalb von drei Tagen rückgängig' }],
})

/** An account that has just been stated, for a sum to be paid by a day. */
const statedBy = (day: string, standing: Said): Reading => ({
  creditor: {
    title: theyPay(day),
    says: [
      { en: 'By this agreement you receive EUR 600.00.', de: 'Mit dieser Einigung erhalten Sie 600,00 EUR.' },
      { en: 'When you have it, say so here.', de: 'Wenn es da ist, geben Sie es hier an.' },
      standing,
      {
        en: 'Stated on <0>. You can undo it for three days by the email that we sent you.',
        de: 'Angegeben am <0>. Mit unserer E-Mail können Sie es drei Tage lang rückgängig machen.',
      },
      first,
    ],
    buttons: creditorsButtons,
  },
  debtor: {
    title: youPay(day),
    says: [
      wait,
      first,
      {
        en: 'Stated on <0>, and it can be taken back for three days. For so long we show no code for banking apps. If in doubt, ask the plaintiff before you pay.',
        de: 'Angegeben am <0>. Es kann drei Tage lang zurückgenommen werden, so lange zeigen wir keinen Code für Banking-Apps. Fragen Sie im Zweifel vor der Zahlung den Anspruchsteller.',
      },
    ],
    never: [code],
    buttons: withCalendar,
  },
  public: null,
  mails: {
    creditor: [changedMail('…3201')],
    debtor: [
      {
        subject: {
          en: `Where to pay Clara Hofer: EUR 600.00, due on ${day}`,
          de: `Zahlung an Clara Hofer: 600,00 EUR, fällig am ${day}`,
        },
        says: [
          first,
          { en: 'can take this back within three days', de: 'kann das drei Tage lang zurücknehmen' },
          { en: 'Until then it counts as not paid.', de: 'Bis dahin gilt der Betrag als nicht gezahlt.' },
        ],
        hasCalendar: true,
      },
    ],
  },
})

export const stated = statedBy('<14>', { en: 'Due on <14> · Not yet due', de: 'Fällig am <14> · Noch nicht fällig' })

/** The same of a sum whose day was over. */
export const statedLate = statedBy('<7>', {
  en: 'Due on <-2> · Due now, overdue only after <7>',
  de: 'Fällig am <-2> · Jetzt fällig, aber erst nach dem <7> überfällig',
})

export const changed: Reading = {
  creditor: {
    title: theyPay('<14>'),
    says: [
      {
        en: 'Changed on <0>, from …3201 to …3000. If this was not you, undo it by the email that we sent you.',
        de: 'Geändert am <0>, von …3201 zu …3000. Wenn Sie das nicht waren, machen Sie es mit unserer E-Mail rückgängig.',
      },
      second,
    ],
    never: [first],
    buttons: creditorsButtons,
  },
  debtor: {
    title: youPay('<14>'),
    says: [
      {
        en: 'Changed on <0>, from …3201 to …3000. Ask the plaintiff before you pay, in a way that you know: somebody else may have changed it.',
        de: 'Geändert am <0>, von …3201 zu …3000. Fragen Sie vor der Zahlung den Anspruchsteller, auf einem Weg, den Sie kennen: Jemand anderes kann das geändert haben.',
      },
      { en: '…3201, until <0>', de: '…3201, bis <0>' },
      second,
    ],
    never: [code, first],
    buttons: withCalendar,
  },
  public: null,
  mails: {
    creditor: [changedMail('…3201 → …3000')],
    debtor: [
      {
        subject: {
          en: 'Changed on <0>: where to pay EUR 600.00 to Clara Hofer. Ask before you pay',
          de: 'Am <0> geändert: wohin Sie 600,00 EUR an Clara Hofer zahlen. Fragen Sie vorher',
        },
        says: [
          {
            en: 'from the IBAN ending in 3201 to the IBAN ending in 3000',
            de: 'Bisher: die IBAN mit der Endung 3201. Jetzt: die IBAN mit der Endung 3000.',
          },
          second,
        ],
        hasCalendar: true,
      },
    ],
  },
}

export const undone: Reading = {
  creditor: { ...stated.creditor, never: [second, same('…3000')] },
  debtor: { ...stated.debtor, never: [code, second, same('…3000')] },
  public: null,
  mails: {
    creditor: [],
    debtor: [
      {
        subject: {
          en: 'Taken back: where to pay EUR 600.00 to Clara Hofer',
          de: 'Zurückgenommen: wohin Sie 600,00 EUR an Clara Hofer zahlen',
        },
        says: [
          first,
          {
            en: 'If you have paid to the IBAN ending in 3000, ask your bank at once to stop the transfer.',
            de: 'Haben Sie schon an die bisherige Angabe gezahlt, bitten Sie sofort Ihre Bank, die Überweisung anzuhalten.',
          },
        ],
      },
    ],
  },
}
