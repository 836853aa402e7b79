import { code, creditorsButtons, first, type Mailed, none, type Reading, resolved, type Said, wait } from './reading.ts'

/** A sum whose debtor said yesterday's day of payment; the creditor is asked until a day. */
export const saidPaid = (paidOn: string, until: string): Pick<Reading, 'creditor' | 'debtor'> => ({
  creditor: {
    title: {
      en: 'Your turn: say whether EUR 600.00 has arrived',
      de: 'Sie sind am Zug: sagen, ob 600,00 EUR angekommen sind',
    },
    says: [
      {
        en: `Look at your account, and say whether it has arrived. If you say nothing by ${until}, it counts as “said to be paid, not contradicted”.`,
        de: `Sehen Sie auf Ihrem Konto nach, und sagen Sie, ob das Geld da ist. Sagen Sie bis zum ${until} nichts, heißt es: „Zahlung angegeben, nicht widersprochen“.`,
      },
      {
        en: `Said to be paid on ${paidOn}. You are asked until ${until} whether it has arrived.`,
        de: `Nach Angabe am ${paidOn} gezahlt. Sie werden bis zum ${until} gefragt, ob das Geld da ist.`,
      },
    ],
    buttons: {
      en: ['I have it', 'Not received', 'Copy IBAN', 'Change where you are paid'],
      de: ['Das Geld ist da', 'Nicht erhalten', 'IBAN kopieren', 'Ändern, wohin gezahlt wird'],
    },
  },
  debtor: {
    title: {
      en: 'Their turn: say whether EUR 600.00 has arrived',
      de: 'Die Gegenseite ist am Zug: sagen, ob 600,00 EUR angekommen sind',
    },
    says: [
      {
        en: `If the plaintiff says nothing by ${until}, it counts as “said to be paid, not contradicted”.`,
        de: `Sagt der Anspruchsteller bis zum ${until} nichts, heißt es: „Zahlung angegeben, nicht widersprochen“.`,
      },
      {
        en: `Said to be paid on ${paidOn}. The plaintiff is asked until ${until} whether it has arrived.`,
        de: `Nach Angabe am ${paidOn} gezahlt. Der Anspruchsteller wird bis zum ${until} gefragt, ob das Geld da ist.`,
      },
    ],
    never: [code],
    buttons: { en: ['Copy IBAN'], de: ['IBAN kopieren'] },
  },
})

export const askedMail: Mailed = {
  subject: {
    en: 'Paul Gruber says that EUR 600.00 is paid: do you have it?',
    de: 'Paul Gruber gibt an, 600,00 EUR gezahlt zu haben: Ist das Geld da?',
  },
  says: [
    { en: 'EUR 600.00 was paid on <-1>', de: 'am <-1> 600,00 EUR gezahlt zu haben' },
    { en: 'If you say nothing by <7>, it counts as “said', de: 'Sagen Sie bis zum <7> nichts, heißt es: „Zahlung' },
  ],
}

export const paid: Reading = {
  ...saidPaid('<-1>', '<7>'),
  public: null,
  mails: { creditor: [askedMail], debtor: [] },
}

export const received: Reading = {
  creditor: {
    title: resolved,
    says: [
      {
        en: 'You have said that all that was agreed has arrived: the agreement is kept.',
        de: 'Sie haben angegeben, dass alles Vereinbarte angekommen ist: Die Einigung ist eingehalten.',
      },
      { en: 'EUR 600.00 of EUR 600.00 received', de: '600,00 EUR von 600,00 EUR erhalten' },
    ],
    buttons: none,
  },
  debtor: {
    title: resolved,
    says: [
      {
        en: 'The plaintiff says that all that was agreed has arrived: the agreement is kept.',
        de: 'Der Anspruchsteller gibt an, dass alles Vereinbarte angekommen ist: Die Einigung ist eingehalten.',
      },
      { en: 'EUR 600.00 of EUR 600.00 received', de: '600,00 EUR von 600,00 EUR erhalten' },
    ],
    buttons: none,
  },
  public: { en: 'Agreement kept', de: 'Einigung eingehalten' },
  mails: {
    creditor: [],
    debtor: [
      {
        subject: { en: 'Clara Hofer has received EUR 600.00', de: 'Clara Hofer hat 600,00 EUR erhalten' },
        says: [
          {
            en: 'That was the last sum: the agreement is kept.',
            de: 'Das war der letzte Betrag: Die Einigung ist eingehalten.',
          },
        ],
      },
    ],
  },
}

/** A denial, after which the sum is to be paid as its debtor's title says. */
export const denied = (creditor: Said, debtor: Said, buttons: Said<readonly string[]>): Omit<Reading, 'public'> => ({
  creditor: { title: creditor, says: [first], buttons: creditorsButtons },
  debtor: { title: debtor, says: [wait, first, code], buttons },
  mails: {
    creditor: [],
    debtor: [
      {
        subject: { en: 'Clara Hofer has not received EUR 600.00', de: 'Clara Hofer hat 600,00 EUR nicht erhalten' },
        says: [
          first,
          { en: 'so it counts as not paid again', de: 'Der Betrag gilt wieder als nicht gezahlt.' },
          {
            en: 'If you say again that you have paid, attach evidence, such as a receipt of the transfer.',
            de: 'Geben Sie noch einmal an, gezahlt zu haben, fügen Sie einen Nachweis bei, etwa den Beleg der Überweisung.',
          },
        ],
      },
    ],
  },
})
