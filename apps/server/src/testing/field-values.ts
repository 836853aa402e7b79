import { randomUUID } from 'node:crypto'

const wallet = '4Nd1mYQZ8Q2XrUGr5vAq3oVvLxH1cLwJk1iZ6n9YdX7S'
const tooLong = 'a'.repeat(10_001)

interface FieldValues {
  readonly taken: unknown
  readonly refused: unknown
}

const text = (taken: string): FieldValues => ({ taken, refused: tooLong })
const requiredText = (taken: string): FieldValues => ({ taken, refused: '' })
const oneOf = (taken: string): FieldValues => ({ taken, refused: 'Something else' })
const yesOrNo: FieldValues = { taken: true, refused: 'yes' }
const date: FieldValues = { taken: '2026-01-12', refused: '12.1.2026' }
const newPassword: FieldValues = { taken: 'Another-horse-8', refused: 'horse' }

/** For every field that a request may carry, by its name: a value that is taken, and one that is refused. */
export const fieldValues: Readonly<Record<string, FieldValues>> = {
  address: text('1 St James Square'),
  after: { taken: randomUUID(), refused: 'nonsense' },
  before: { taken: randomUUID(), refused: 'nonsense' },
  agrees: yesOrNo,
  authenticatorCode: { taken: '123 456', refused: '12345' },
  caption: { taken: 'The signed page', refused: 'x'.repeat(201) },
  cellPhone: { taken: '+43 1 234567', refused: 'call me' },
  city: text('London'),
  claimNumber: { taken: '3f2a91bc', refused: 'number 12' },
  code: { taken: '0'.repeat(26), refused: 'nonsense' },
  communicationCurrentStatus: text('Silence.'),
  companyName: requiredText('Defendant GmbH'),
  companyPosition: requiredText('Managing director'),
  costOwner: oneOf('Defendant'),
  country: oneOf('GB'),
  currency: oneOf('EUR'),
  cursor: { taken: '1.1767225600000', refused: 'nonsense' },
  dateOfClaim: date,
  disclaimerConsent: yesOrNo,
  disclaimerDocumentation: yesOrNo,
  disclaimerTerms: yesOrNo,
  disputeExplanation: requiredText('The work was delivered.'),
  disputeReason: oneOf('Not Factual'),
  disputes: yesOrNo,
  email: { taken: 'dora@defendant.example', refused: 'nobody' },
  fileIds: { taken: [], refused: ['1'] },
  firstName: requiredText('Dora'),
  howDidInteractionBegin: text('By a contract.'),
  id: { taken: randomUUID(), refused: '1' },
  identificationId: { taken: 'AB123456', refused: '12345' },
  isMaterialEvidenceAvailable: yesOrNo,
  isStreetPublic: yesOrNo,
  jurisdiction: text('Austria'),
  kind: oneOf('dispute'),
  language: oneOf('de'),
  lastCommunication: date,
  lastName: requiredText('Defendant'),
  lastResponse: text('There was none.'),
  legalName: requiredText('Defendant GmbH'),
  location: text('Graz'),
  newPassword,
  note: text('In parts, please.'),
  oldPassword: requiredText('Wrong-horse-7'),
  oneTimeCode: { taken: '123456', refused: '12345' },
  order: oneOf('asc'),
  holder: text('Ada Lovelace'),
  iban: text('AT61 1904 3002 3457 3201'),
  paidOn: date,
  position: { taken: 0, refused: -1 },
  round: { taken: 1, refused: 4 },
  said: oneOf('paid'),
  words: text('In cash.'),
  paidValue: { taken: 900, refused: 0.5 },
  paymentPlan: { taken: [], refused: [{ dueOn: 'soon', value: 900 }] },
  password: { taken: newPassword.taken, refused: '' },
  proposedBy: oneOf('Defendant'),
  reason: oneOf('unlawful'),
  readUpTo: { taken: randomUUID(), refused: '1' },
  redeemCode: { taken: '0'.repeat(26), refused: 'ABC' },
  replyId: { taken: randomUUID(), refused: '1' },
  representationStatus: oneOf('Seeking Counsel'),
  resolvelmentOffered: text('A repair.'),
  sort: oneOf('turn'),
  socialMediaLinks: {
    taken: [{ url: 'https://www.linkedin.com/company/defendant', type: 'LinkedIn' }],
    refused: [{ url: 'https://defendant.example', type: 'Another' }],
  },
  status: oneOf('DISPUTED'),
  taxId: requiredText('ATU12345678'),
  term: text('Defendant'),
  text: text('It was not so.'),
  token: requiredText('x'.repeat(43)),
  turn: oneOf('yours'),
  type: oneOf('Injury'),
  url: { taken: 'https://example.org/more', refused: 'http://example.org/more' },
  urlDescription: requiredText('More'),
  usedReferralCode: text('5f0c9a7b3e1d2468'),
  username: { taken: `user-${randomUUID().slice(0, 8)}`, refused: '' },
  validForDays: { taken: 7, refused: 61 },
  value: { taken: 900, refused: 0.5 },
  wallets: { taken: [{ address: wallet }], refused: [{ address: 'nowhere' }] },
  website: { taken: 'https://defendant.example', refused: 'ftp://defendant.example' },
  whatDidDefendantDo: text('Nothing.'),
  whatDidYouDo: text('I asked.'),
  winningParty: oneOf('Plaintiff'),
}
