import { askedMail, denied, saidPaid } from './payment-journeys.ts'
import {
  code,
  creditorsButtons,
  debtorsButtons,
  first,
  type Reading,
  type Said,
  theyPay,
  wait,
  withCalendar,
  youPay,
} from './reading.ts'

const theyOwe: Said = {
  en: 'Their turn: pay EUR 600.00 (overdue since <-1>)',
  de: 'Die Gegenseite ist am Zug: 600,00 EUR zahlen (überfällig seit <-1>)',
}

const youOwe: Said = {
  en: 'Your turn: pay EUR 600.00 (overdue since <-1>)',
  de: 'Sie sind am Zug: 600,00 EUR zahlen (überfällig seit <-1>)',
}

const overdueSince: Said = { en: 'Payment overdue since <-1>', de: 'Zahlung überfällig seit <-1>' }

export const deniedWhenOverdue: Reading = { ...denied(theyOwe, youOwe, debtorsButtons), public: overdueSince }

export const saidAgain: Reading = {
  ...saidPaid('<-1>', '<7>'),
  public: overdueSince,
  mails: {
    creditor: [
      askedMail,
      {
        subject: {
          en: 'News from Paul Gruber on your claim of EUR 1,200.00',
          de: 'Neues von Paul Gruber zu Ihrer Forderung über 1.200,00 EUR',
        },
        says: [{ en: 'wrote a message', de: 'eine Nachricht geschrieben' }],
      },
    ],
    debtor: [],
  },
}

export const withoutAccount: Reading = {
  creditor: {
    title: {
      en: 'Your turn: state where EUR 600.00 is paid to',
      de: 'Sie sind am Zug: angeben, wohin 600,00 EUR gezahlt werden',
    },
    says: [
      {
        en: 'Nothing counts as overdue before an account has stood here for 7 days.',
        de: 'Überfällig ist nichts, bevor hier 7 Tage lang ein Konto stand.',
      },
      {
        en: 'Due on <-2> · Not to be paid yet: no account is stated',
        de: 'Fällig am <-2> · Noch nicht zu zahlen: Es ist kein Konto angegeben',
      },
    ],
    buttons: {
      en: ['State where you are paid', 'I have it'],
      de: ['Angeben, wohin gezahlt wird', 'Das Geld ist da'],
    },
  },
  debtor: {
    title: {
      en: 'Their turn: state where EUR 600.00 is paid to',
      de: 'Die Gegenseite ist am Zug: angeben, wohin 600,00 EUR gezahlt werden',
    },
    says: [
      {
        en: 'The plaintiff has not stated an account yet. You need not pay before that. We tell you at once, and you then have at least 7 days.',
        de: 'Der Anspruchsteller hat noch kein Konto angegeben. Vorher müssen Sie nicht zahlen. Wir sagen es Ihnen sofort, und Sie haben dann mindestens 7 Tage.',
      },
    ],
    buttons: { en: ['I have paid'], de: ['Ich habe gezahlt'] },
  },
  public: null,
  mails: {
    creditor: [
      {
        subject: {
          en: 'State where you are paid: EUR 600.00 from Paul Gruber',
          de: 'Geben Sie an, wohin Sie 600,00 EUR von Paul Gruber bekommen',
        },
        says: [{ en: 'you have not stated where you are paid', de: 'noch nicht angegeben, wohin gezahlt wird' }],
      },
    ],
    debtor: [],
  },
}

/** An account that has stood for six days: its sum is to be paid by tomorrow, and nothing is overdue. */
export const sixDaysStated: Reading = {
  creditor: { title: theyPay('<1>'), says: [first], buttons: creditorsButtons },
  debtor: { title: youPay('<1>'), says: [wait, first, code], buttons: withCalendar },
  public: null,
  mails: {
    creditor: [],
    debtor: [
      {
        subject: {
          en: 'Pay EUR 600.00 to Clara Hofer by <1>',
          de: 'Bitte zahlen Sie 600,00 EUR bis zum <1> an Clara Hofer',
        },
        says: [first],
        hasCalendar: true,
      },
    ],
  },
}

export const overdue: Reading = {
  creditor: {
    title: theyOwe,
    says: [{ en: '· Overdue', de: '· Überfällig' }],
    buttons: creditorsButtons,
  },
  debtor: {
    title: youOwe,
    says: [wait, first, code],
    buttons: debtorsButtons,
  },
  public: overdueSince,
  mails: {
    creditor: [
      {
        subject: { en: 'EUR 600.00 from Paul Gruber is overdue', de: '600,00 EUR von Paul Gruber sind überfällig' },
        says: [
          {
            en: 'EUR 600.00 was due on <-2>, and you have not said that it has arrived.',
            de: '600,00 EUR waren am <-2> fällig, und Sie haben nicht angegeben, dass das Geld angekommen ist.',
          },
        ],
      },
    ],
    debtor: [
      {
        subject: { en: 'EUR 600.00 to Clara Hofer is overdue', de: '600,00 EUR an Clara Hofer sind überfällig' },
        says: [
          first,
          {
            en: 'When you have paid, say so on the claim. Until then it counts as not paid.',
            de: 'Wenn Sie gezahlt haben, geben Sie es bei der Forderung an. Bis dahin gilt der Betrag als nicht gezahlt.',
          },
        ],
      },
    ],
  },
}
