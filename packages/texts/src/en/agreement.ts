import type { AgreementTexts } from '../agreement-texts.ts'

/** The agreement as a document, in English. */
export const agreement: AgreementTexts = {
  title: 'Agreement',
  subtitle: (number, time) => `On claim ${number}, reached on ${time}`,
  languages: names => `This document says the same in each language, one after the other: ${names.join(', ')}.`,
  headings: {
    terms: 'Terms',
    instalments: 'Instalments',
    rules: 'What follows from them',
    parties: 'Parties',
    claim: 'The claim',
    offers: 'Offers that led to the agreement',
    acts: 'How it was made',
  },
  terms: {
    sum: 'Sum to be paid',
    due: 'To be paid by',
    fee: 'Platform fee',
    feeBorneBy: 'Fee to be paid by',
    note: 'Note to the offer',
  },
  noDay: days => `Within ${days} days after the claim is resolved`,
  nothing: 'None',
  instalment: { number: 'No.', due: 'To be paid by', sum: 'Sum', total: 'Total' },
  rules: {
    resolved: (winner, hasFee) =>
      hasFee
        ? `As soon as the fee is paid, the claim is resolved in favour of ${winner}.`
        : `The claim is resolved in favour of ${winner}.`,
    fee: lastDay =>
      `The last day to pay the fee is ${lastDay}. After it, the side that does not owe the fee can pay it, or end this agreement.`,
    due: days =>
      `What is to be paid at once is due ${days} days after the claim is resolved. So is a sum whose day is over by then.`,
    account: days => `No sum is overdue before an account of the plaintiff has stood on the claim for ${days} days.`,
    silence: (days, more) =>
      `The side that owes a sum says on the claim that it is paid. If the plaintiff does not answer for ${days} days, it counts as “said to be paid, not contradicted”. For ${more} more days the plaintiff can contradict. A sum counts as received once the plaintiff says so.`,
  },
  taxId: id => `tax ID ${id}`,
  parties: { plaintiff: 'Plaintiff', defendant: 'Defendant' },
  represents: (name, company) => `${name}, representing ${company}`,
  boundAlone: names => `Of the defendants, the agreement concerns ${names} alone.`,
  claim: {
    number: 'Number',
    type: 'Type',
    amount: 'Amount claimed',
    date: 'Date of the event',
    filed: 'Filed on',
    site: 'On the site',
  },
  offer: { time: 'Made on', by: 'By', bids: 'Both, by sealed bids', says: 'Terms', became: 'What became of it' },
  earlierOffers: count =>
    count === 1
      ? 'One offer before these is not listed here. The claim shows it.'
      : `${count} offers before these are not listed here. The claim shows them.`,
  noteOf: note => `Note: ${note}`,
  became: {
    PROPOSED: 'Open',
    ACCEPTED: 'Accepted',
    REJECTED: 'Rejected',
    COUNTERED: 'Answered by a counter-offer',
    WITHDRAWN: 'Withdrawn',
    EXPIRED: 'Expired',
    LAPSED: 'Ended',
  },
  acts: {
    offered: (name, time) => `${name} offered these terms on ${time}.`,
    accepted: (name, time) => `${name} accepted these terms on ${time}.`,
    bid: (name, time) => `${name} agreed to sealed bids, which came to these terms on ${time}.`,
  },
  actFor: (name, party) => `${name}, for ${party},`,
  account: id => `Account ${id}`,
  signature: ({ address, signature }) =>
    `Signed with the Solana wallet ${address}. Ed25519 in base64, over the UTF-8 bytes of the lines below, with line feeds between them: ${signature}`,
  closedAccount: 'Somebody whose account is closed',
  about: site =>
    `Redress made this document from what the parties entered and did on its site, with their names as they gave them. Times are those of UTC. Redress is not a court and not a party to the agreement. It does not hold the money. Whether this file is unchanged can be checked at ${site}/verify.`,
  footer: number => `Agreement on claim ${number}`,
  page: (page, pages) => `Page ${page} of ${pages}`,
}
