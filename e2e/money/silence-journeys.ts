import { denied, saidPaid } from './payment-journeys.ts'
import { none, type Reading, resolved, type Said, theyPay, withCalendar, youPay } from './reading.ts'

/** The silence of a creditor until a day: a reminder asks again, and nothing is public. */
export const reminded = (paidOn: string, until: string): Reading => ({
  ...saidPaid(paidOn, until),
  public: null,
  mails: {
    creditor: [
      {
        subject: {
          en: `Do you have EUR 600.00 from Paul Gruber? Say so by ${until}`,
          de: `Sind 600,00 EUR von Paul Gruber da? Bitte antworten Sie bis zum ${until}`,
        },
        says: [{ en: 'and you have not answered', de: 'und Sie haben nicht geantwortet' }],
      },
    ],
    debtor: [],
  },
})

const notContradicted: Said = { en: 'Said to be paid, not contradicted', de: 'Zahlung angegeben, nicht widersprochen' }

const silentShare = [
  { en: 'EUR 0.00 of EUR 600.00 received', de: '0,00 EUR von 600,00 EUR erhalten' },
  {
    en: 'EUR 600.00 more: said to be paid, not contradicted',
    de: 'Weitere 600,00 EUR: Zahlung angegeben, nicht widersprochen',
  },
]

export const silent: Reading = {
  creditor: {
    title: resolved,
    says: [
      {
        en: 'The other side says that it has paid, and you did not answer for 7 days. If it has not arrived, you can say so until <30>.',
        de: 'Die Gegenseite gibt an, gezahlt zu haben, und Sie haben 7 Tage lang nicht geantwortet. Ist das Geld nicht da, können Sie das bis zum <30> angeben.',
      },
      { en: 'You can contradict it until <30>.', de: 'Sie können bis zum <30> widersprechen.' },
      ...silentShare,
    ],
    never: [{ en: 'kept', de: 'eingehalten' }],
    buttons: { en: ['I have it', 'Not received'], de: ['Das Geld ist da', 'Nicht erhalten'] },
  },
  debtor: {
    title: resolved,
    says: [
      {
        en: 'It is said to be paid, and the plaintiff has not contradicted that for 7 days. They still can until <30>: keep your receipt.',
        de: 'Die Zahlung ist angegeben, und der Anspruchsteller hat 7 Tage lang nicht widersprochen. Das ist noch bis zum <30> möglich: Bewahren Sie Ihren Beleg auf.',
      },
      ...silentShare,
    ],
    never: [{ en: 'kept', de: 'eingehalten' }],
    buttons: none,
  },
  public: notContradicted,
  mails: {
    creditor: [
      {
        subject: {
          en: 'EUR 600.00 from Paul Gruber: said to be paid, not contradicted',
          de: '600,00 EUR von Paul Gruber: Zahlung angegeben, nicht widersprochen',
        },
        says: [
          {
            en: 'If it has not arrived, say so on the claim by <30>.',
            de: 'Ist das Geld nicht angekommen, geben Sie das bis zum <30> bei der Forderung an.',
          },
        ],
      },
    ],
    debtor: [
      {
        subject: {
          en: 'EUR 600.00 to Clara Hofer: said to be paid, not contradicted',
          de: '600,00 EUR an Clara Hofer: Zahlung angegeben, nicht widersprochen',
        },
        says: [
          {
            en: 'Clara Hofer can still contradict it until <30>. Keep your receipt.',
            de: 'Clara Hofer kann noch bis zum <30> widersprechen. Bewahren Sie Ihren Beleg auf.',
          },
        ],
      },
    ],
  },
}

export const contradicted: Reading = { ...denied(theyPay('<5>'), youPay('<5>'), withCalendar), public: null }
