import { submissionPaymentExample } from '@redress/contract/example-schemas.ts'
import { claimEvents, type EventRow } from '@redress/domain/claim/events.ts'
import type {
  NotificationFacts,
  NotificationRule,
  NotificationTopic,
  NotifiedBidding,
  NotifiedSum,
  Reader,
} from '@redress/domain/claim/notifications.ts'
import { cents } from '@redress/domain/money/money.ts'
import type { PaymentPurpose } from '@redress/domain/money/payments.ts'
import { type AccountChangeKind, accountChangeKinds } from '@redress/domain/people/account-changes.ts'
import { type Language, languages } from '@redress/domain/people/languages.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import * as account from '../accounts/profile/account-messages.ts'
import { suspensionMessage, suspensionObjectionMessage } from '../accounts/suspensions/suspension-mails.ts'
import type { MailMessage } from '../adapters/mail/mail-transport.ts'
import { type Letter, letterMessage } from '../claims/letters/letter-message.ts'
import { receiptMessage } from '../claims/notifications/receipt-mail.ts'
import { disowningMessage } from '../claims/reports/disown-words.ts'
import { objectionMessage, reportMessage, reportOutcomeMessage } from '../claims/reports/report-mails.ts'
import { takeoverNoticeMessage } from '../claims/takeover/takeover-notice.ts'
import type { Installation } from '../mail/installation.ts'
import { notificationMessage } from '../notifications/notification-mail.ts'
import { notificationFacts, renderForMail } from '../notifications/render-notification.ts'

const to = 'd@example.org'
const code = '0123456789ABCDEFGHJKMNPQRS'
const groupedCode = '01234-56789-ABCDE-FGHJK-MNPQR-S'
const token = 'token-of-44-characters'
const claimId = '3f0c9a51-7f4e-4b0e-9f43-2a5f5ad4c7f1'

const installation: Installation = {
  publicUrl: 'https://redress.example',
  operator: { name: 'Redress e.V.', address: 'Beispielweg 1, 10115 Berlin', email: 'office@redress.example' },
}
const person = { to, installation, firstName: 'Łucja', username: 'lucja.w' }

export const sampleLetter = {
  to,
  installation,
  code,
  claim: {
    id: claimId,
    stage: 'to be answered',
    type: 'Slander',
    dateOfClaim: '2026-01-15',
    value: 2450,
    currency: 'EUR',
    noticePeriodEndsAt: new Date('2026-02-05T12:00:00.000Z'),
    isRestricted: false,
    isExtended: false,
    disputeFee: 10,
    concessionFee: 200,
    ways: ['SOL'],
  },
  plaintiff: { name: 'Áda Łovelace', city: 'Gräz', isGone: false },
  isReminder: false,
  now: new Date('2026-01-20T10:02:00.000Z'),
  addressee: 'Dørthe Ňovak',
  defendantName: 'Dørthe Ňovak',
  company: null,
  contestedTaker: null,
} as const satisfies Omit<Letter, 'language'>

export const sampleNotice = {
  to,
  claimId,
  installation,
  token,
  addressee: 'Dørthe',
  plaintiffName: 'Áda',
  takerName: 'Mål Lørry',
  claimType: 'Slander',
  isOver: false,
} as const

/** The end of 4 February, everywhere. */
const answerBy = '2026-02-05T12:00:00.000Z'

const facts = {
  claimType: 'Compensation Request',
  plaintiff: 'Áda Łovelace',
  defendants: ['Dørthe Ňovak', 'Röof GmbH'],
  value: 2450,
  currency: 'EUR',
  by: { party: 'Defendant', name: 'Dørthe Ňovak' },
  words: { messages: 3, documents: 1, writers: ['Dørthe Ňovak'] },
  payment: { value: 600.25, on: '2026-01-12' },
} as const satisfies Omit<NotificationFacts, 'topic' | 'offer'>

const offer = {
  stage: 'open',
  winningParty: 'Plaintiff',
  costOwner: 'Defendant',
  platformFee: 200,
  defendants: ['Dørthe Ňovak'],
  isReaders: true,
} as const satisfies NotificationFacts['offer']

/** Topics for a defendant about acts of the plaintiff. */
const topicsOfPlaintiff: readonly NotificationTopic[] = [
  'CLAIM_AMENDED',
  'CORRESPONDENCE',
  'RESOLUTION_PROPOSED',
  'RESOLUTION_ACCEPTED',
  'RESOLUTION_REJECTED',
  'RESOLUTION_COUNTERED',
  'RESOLUTION_WITHDRAWN',
  'BIDS_ASKED',
  'BIDS_AGREED',
  'BID_GIVEN',
  'BIDDING_ENDED',
  'AGREEMENT_ENDED',
  'OFFERER_LEFT',
  'PARTY_LEFT',
  'REPLY_ANSWERED',
]

/** Second of three sums owed, with its current state. */
const owed = (sum: Partial<NotifiedSum>): Partial<NotificationFacts> => ({
  value: 600,
  offer: { ...offer, stage: 'settled' },
  sum: {
    number: 2,
    count: 3,
    dueOn: '2026-03-31',
    state: 'not yet due',
    isAccountStated: false,
    ...sum,
  },
})

const bids = (bidding: Partial<NotifiedBidding>): Partial<NotificationFacts> => ({
  bidding: { round: 1, costOwner: 'Defendant', isAnothers: false, ...bidding },
})

/** Facts that only some topics have. */
const factsOfTopic: Partial<Record<NotificationTopic, Partial<NotificationFacts>>> = {
  CLAIM_CREATED: { answerBy },
  CLAIM_AMENDED: { answerBy },
  LETTER_REFUSED: { answerBy },
  ADDRESS_DISOWNED: { answerBy, isCorrectable: true },
  CLAIM_TAKEN: { answerBy },
  NOTICE_PERIOD_EXTENDED: { answerBy },
  CLAIM_DISPUTED: { disputeReason: 'Not Factual' },
  DISPUTE_UNPAID: { fee: 10, answerBy },
  CONCESSION_UNPAID: { fee: 200, answerBy },
  CLAIM_PAID: {
    offer: { ...offer, stage: 'settled' },
    sum: { number: 1, count: 1, dueOn: '2026-03-04', state: 'not yet due', isAccountStated: false },
  },
  PAYMENT_DETAILS_STATED: {
    ...owed({ isAccountStated: true }),
    account: { from: '3201', to: '3000', on: '2026-03-10' },
  },
  PAYMENT_DETAILS_TAKEN_BACK: {
    ...owed({ isAccountStated: true }),
    ...{ by: null, account: { from: '3000', to: '3201', on: '2026-03-11' } },
  },
  ACCOUNT_AWAITED: { ...owed({}), by: null },
  SUM_UNANSWERED: {
    ...owed({ state: 'said to be paid', paidOn: '2026-03-29', answerUntil: '2026-04-07T12:00:00.000Z' }),
    by: null,
  },
  SUM_DUE: { ...owed({ isAccountStated: true }), by: null },
  SUM_OVERDUE: { ...owed({ state: 'overdue', isAccountStated: true }), by: null },
  SUM_SAID_PAID: owed({ state: 'said to be paid', paidOn: '2026-03-29', answerUntil: '2026-04-07T12:00:00.000Z' }),
  SUM_RECEIVED: owed({ state: 'received', ended: 'kept' }),
  SUM_NOT_RECEIVED: owed({ state: 'due', isAccountStated: true }),
  SUM_NOT_CONTRADICTED: {
    ...owed({ state: 'not contradicted', contradictableUntil: '2026-05-08T12:00:00.000Z', ended: 'not contradicted' }),
    by: null,
  },
  RECORD_RESTRICTED: {
    by: null,
    moderation: { ground: 'private data', isOfWords: false, reason: 'Łucja 4711.' },
  },
  TEXT_REDACTED: {
    by: null,
    moderation: {
      ...{ ground: 'private data', isOfWords: true, reason: 'Łucja 4711.' },
      takenOut: ['address', 'phone number'],
    },
  },
  RECORD_RESTORED: { by: null, moderation: { ground: 'private data', isOfWords: true, reason: 'Łucja 4711.' } },
  RESTRICTION_KEPT: {
    by: null,
    moderation: { ground: 'private data', isOfWords: false, reason: 'Łucja 4711.' },
  },
  RESOLUTION_PROPOSED: { offer: { ...offer, expiresAt: answerBy } },
  RESOLUTION_ACCEPTED: { offer: { ...offer, stage: 'agreed', feeDueOn: '2026-02-18' } },
  BIDS_ASKED: bids({ until: answerBy }),
  BIDS_AGREED: bids({ until: answerBy }),
  BID_GIVEN: bids({ until: answerBy }),
  BIDS_APART: { ...bids({ until: answerBy, round: 2 }), by: null },
  BIDS_CLOSE: { ...bids({ until: answerBy, round: 3 }), by: null },
  BIDDING_ENDED: bids({ ending: 'declined' }),
  BIDS_MET: { by: null, offer: { ...offer, stage: 'agreed', feeDueOn: '2026-02-18' } },
  FEE_DUE: { by: null, offer: { ...offer, stage: 'agreed', feeDueOn: '2026-02-18' } },
  FEE_OVERDUE: { by: null, offer: { ...offer, stage: 'agreed', feeDueOn: '2026-02-18' } },
  AGREEMENT_ENDED: { offer: { ...offer, stage: 'rejected' } },
  RESOLUTION_REJECTED: { offer: { ...offer, stage: 'rejected' } },
  RESOLUTION_LAPSED: { offer: { ...offer, stage: 'rejected' } },
  RESOLUTION_COUNTERED: { offer: { ...offer, expiresAt: answerBy, countered: 2_400 } },
  RESOLUTION_WITHDRAWN: { offer: { ...offer, stage: 'rejected' } },
  RESOLUTION_EXPIRED: { offer: { ...offer, stage: 'rejected' } },
  OFFERER_LEFT: { offer: { ...offer, stage: 'rejected' } },
}

const notification = (topic: NotificationTopic, party: Party, language: Language, id: string | null): MailMessage => {
  const byPlaintiff = { party: 'Plaintiff', name: facts.plaintiff } as const
  const by = party === 'Defendant' && topicsOfPlaintiff.includes(topic) ? byPlaintiff : facts.by
  const notice = { facts: { ...facts, by, topic, offer: null, ...factsOfTopic[topic] }, to_party: party, claim_id: id }
  return notificationMessage({
    ...person,
    language,
    ...renderForMail(notice, language),
    facts: notificationFacts(notice, language),
    claim: id === null ? null : { id, seenAs: party },
  })
}

interface Kind {
  readonly message: (language: Language) => MailMessage
  /** Text that it must contain in every language. */
  readonly says: readonly string[]
  /** Paths of the links in the text, in order, with repetitions. */
  readonly links: (language: Language) => readonly string[]
  /** True if the message is in every language, because its recipient's language is unknown. */
  readonly isInEveryLanguage?: true
}

const paymentId = '8d2e6f10-4b7c-4c1d-8a35-90f1e2d3c4b5'
const signature = '3v42m1jXqZZd93MAu7fdMr9Jx8KkjSS1bc8D7FKRVnUdSMsq6Ego3wzrH3JVWTqZTnG1y8z8WxGK6vajZzZbF3Yc'
const wallet = 'AUJ9ZRDyXdXG1mpqD9LyktNSTtXnXc1G6YAHNS3yQbMQ'

const receipt = (
  purpose: PaymentPurpose,
  payer: Party,
  { isSettledEarly = false, isPlaintiffGone = false }: { isSettledEarly?: boolean; isPlaintiffGone?: boolean } = {},
): Kind => ({
  message: language =>
    receiptMessage({
      ...person,
      language,
      payer,
      payment: {
        ...submissionPaymentExample,
        id: paymentId,
        purpose,
        paidBy: ['SOL'],
        signatures: [signature],
        wallets: [wallet],
        paidAt: '2026-01-20T10:02:00.000Z',
      },
      claim: {
        id: claimId,
        plaintiff: facts.plaintiff,
        defendants: facts.defendants,
        value: cents(2_450_00n),
        answerBy: new Date(answerBy),
        isSettledEarly,
        isRestricted: false,
        isPlaintiffGone,
        owedSums: [
          { dueOn: '2026-03-04', value: 1_225 },
          { dueOn: '2026-04-04', value: 1_225 },
        ],
      },
    }),
  says: [person.firstName, signature, wallet, '3f0c9a51', '2026'],
  links: () => [
    `/dashboard/claims/${payer === 'Plaintiff' ? 'my-claims' : 'against-me'}/${claimId}/receipts/${paymentId}`,
  ],
})

const letter = (changes: Partial<Letter>, says: readonly string[] = []): Kind => ({
  message: language => letterMessage({ ...sampleLetter, ...changes, language }),
  says: ['Áda Łovelace', 'Gräz', groupedCode, '3f0c9a51', '2026', 'redress.example', ...says],
  links: language => [
    ...languages.filter(each => each !== language).map(each => `/answer?language=${each}#${code}`),
    `/answer#${code}`,
  ],
})

const changesOfAddresses: readonly AccountChangeKind[] = [
  'address added',
  'address removed',
  'primary address',
  'Google linked',
]

/** One message of each kind. */
export const messageKinds: Readonly<Record<string, Kind>> = {
  registration: {
    message: language => account.registrationMessage({ ...person, language, token }),
    says: [person.firstName, '24'],
    links: () => [`/auth/confirmation/token/${token}`],
  },
  'additional address': {
    message: language => account.additionalEmailMessage({ ...person, language, token }),
    says: [person.firstName, '24'],
    links: () => [`/auth/confirmation/additional-email-token/${token}`],
  },
  'new password': {
    message: language => account.resetPasswordMessage({ ...person, language, token }),
    says: [person.firstName, person.username],
    links: () => [`/auth/reset-password/${token}`],
  },
  ...Object.fromEntries(
    accountChangeKinds.map((kind): [string, Kind] => [
      `change of the account: ${kind}`,
      {
        message: language =>
          account.accountChangeMessage({ ...person, language, kind, address: 'new@example.org', undoToken: token }),
        says: [person.firstName, person.username, ...(changesOfAddresses.includes(kind) ? ['new@example.org'] : [])],
        links: () => [`/auth/undo/${token}`],
      },
    ]),
  ),
  'change of the account, to a new address': {
    message: language =>
      account.accountChangeMessage({ ...person, language, kind: 'password', address: '', undoToken: null }),
    says: [person.firstName, person.username],
    links: () => ['/dashboard/profile'],
  },
  'no password': {
    message: language => account.noPasswordMessage({ ...person, language }),
    says: [person.firstName, 'Google'],
    links: () => ['/auth/login'],
  },
  'address in use': {
    message: language => account.addressInUseMessage({ ...person, language, isRegistration: true }),
    says: [person.firstName, person.username],
    links: () => ['/auth/login', '/auth/forgot-password'],
  },
  'address in use, for another account': {
    message: language => account.addressInUseMessage({ ...person, language, isRegistration: false }),
    says: [person.firstName, person.username],
    links: () => ['/auth/login', '/auth/forgot-password'],
  },
  'notification to a plaintiff': {
    message: language => notification('CLAIM_TAKEN', 'Plaintiff', language, claimId),
    says: [person.firstName, facts.plaintiff, 'Röof GmbH', '3f0c9a51'],
    links: () => [`/dashboard/claims/my-claims/${claimId}`],
  },
  'notification to a defendant': {
    message: language => notification('CLAIM_AMENDED', 'Defendant', language, claimId),
    says: [person.firstName, facts.plaintiff, 'Röof GmbH', '3f0c9a51'],
    links: () => [`/dashboard/claims/against-me/${claimId}`],
  },
  'notification of messages': {
    message: language => notification('CORRESPONDENCE', 'Plaintiff', language, claimId),
    says: [person.firstName, 'Dørthe Ňovak', '3', '3f0c9a51'],
    links: () => [`/dashboard/claims/my-claims/${claimId}`],
  },
  'notification of a payment that is said to be made': {
    message: language => notification('PAYMENT_CLAIMED', 'Plaintiff', language, claimId),
    says: [person.firstName, 'Dørthe Ňovak', '600', '12', '2026', '3f0c9a51'],
    links: () => [`/dashboard/claims/my-claims/${claimId}`],
  },
  'notification of no claim': {
    message: language => notification('CLAIM_PAID', 'Plaintiff', language, null),
    says: [person.firstName, facts.plaintiff],
    links: () => ['/dashboard'],
  },
  'archive of the data': {
    message: language => {
      const facts = { topic: 'DATA_EXPORT_READY', availableUntil: '2026-03-08T12:00:04.000Z' } as const
      const notice = { facts, to_party: 'Plaintiff', claim_id: null } as const
      return notificationMessage({
        ...{ ...person, language, ...renderForMail(notice, language), claim: null, isAboutAccount: true },
        facts: notificationFacts(notice, language),
      })
    },
    says: [person.firstName, '8', '2026', '12:00', 'UTC'],
    links: () => ['/dashboard/profile'],
  },
  'receipt of a submission fee': receipt('submission', 'Plaintiff'),
  'receipt of a dispute fee': receipt('dispute', 'Defendant'),
  'receipt of a dispute that nobody reads': receipt('dispute', 'Defendant', { isPlaintiffGone: true }),
  'receipt of a fee after the plaintiff has left': receipt('platform fee', 'Defendant', { isPlaintiffGone: true }),
  'receipt of a concession': receipt('concession', 'Defendant'),
  'receipt of a platform fee': receipt('platform fee', 'Plaintiff'),
  'receipt of a settlement before publication': receipt('platform fee', 'Plaintiff', { isSettledEarly: true }),
  letter: letter({}, ['Dørthe Ňovak', '4']),
  'letter to a company': letter(
    { addressee: null, defendantName: 'Röof GmbH', company: { name: 'Röof GmbH', isRepresented: false } },
    ['Röof GmbH', '4'],
  ),
  'letter to a representative': letter({ company: { name: 'Röof GmbH', isRepresented: true } }, [
    'Dørthe Ňovak',
    'Röof GmbH',
  ]),
  'letter where a fee can be paid by bank transfer': letter({
    claim: { ...sampleLetter.claim, ways: ['bank', 'SOL'] },
  }),
  'letter where nothing costs anything': letter({ claim: { ...sampleLetter.claim, disputeFee: 0, concessionFee: 0 } }),
  'letter after publication': letter({
    claim: { ...sampleLetter.claim, stage: 'public' },
    now: new Date('2026-02-06T10:02:00.000Z'),
  }),
  'letter of a claim that is off the public record': letter({
    claim: { ...sampleLetter.claim, stage: 'restricted', isRestricted: true },
    now: new Date('2026-02-06T10:02:00.000Z'),
  }),
  'letter after an answer': letter({ claim: { ...sampleLetter.claim, stage: 'answered' } }),
  'letter after an answer and publication': letter({
    claim: { ...sampleLetter.claim, stage: 'answered' },
    now: new Date('2026-02-06T10:02:00.000Z'),
  }),
  'letter of whoever has closed their account': letter({
    claim: { ...sampleLetter.claim, stage: 'public' },
    plaintiff: { ...sampleLetter.plaintiff, isGone: true },
    now: new Date('2026-02-06T10:02:00.000Z'),
  }),
  'letter after the end': letter({ claim: { ...sampleLetter.claim, stage: 'resolved' } }),
  reminder: letter({ isReminder: true, now: new Date('2026-02-01T10:02:00.000Z') }, ['3', '4']),
  'reminder to an account': {
    message: language =>
      letterMessage({
        ...sampleLetter,
        isReminder: true,
        now: new Date('2026-02-03T10:02:00.000Z'),
        code: null,
        language,
      }),
    says: ['Áda Łovelace', '3f0c9a51', '1', '4'],
    links: () => [`/dashboard/claims/against-me/${claimId}`],
  },
  'letter in the place of somebody': letter(
    { contestedTaker: { name: 'Mål Lørry', until: new Date('2026-02-09T08:30:00.000Z') } },
    ['Mål Lørry', '9'],
  ),
  'takeover by a stranger': {
    message: language => takeoverNoticeMessage({ ...sampleNotice, language }),
    says: ['Dørthe', 'Áda', 'Mål Lørry', 'Slander.', 'Verleumdung.', '90'],
    links: () => languages.map(() => `/takeover/contest/${token}`),
    isInEveryLanguage: true,
  },
  'takeover by a stranger of a claim that is over': {
    message: language => takeoverNoticeMessage({ ...sampleNotice, isOver: true, language }),
    says: ['Dørthe', 'Áda', 'Mål Lørry', 'Slander.', 'Verleumdung.', '90'],
    links: () => languages.map(() => `/takeover/contest/${token}`),
    isInEveryLanguage: true,
  },
  report: {
    message: language =>
      reportMessage({
        to,
        language,
        installation,
        reportId: paymentId,
        claimId,
        reason: 'private data',
        isOfReply: true,
        reportedAt: new Date('2026-01-20T10:02:00.000Z'),
      }),
    says: ['3f0c9a51', '8d2e6f10', '2026', 'npm run operator -- reports'],
    links: () => languages.map(() => `/operator/${claimId}`),
    isInEveryLanguage: true,
  },
  'reply that is not of whom it names': {
    message: language => disowningMessage({ email: to, language, installation, token, claimId, name: 'Röof GmbH' }),
    says: ['Röof GmbH', '3f0c9a51', '24'],
    links: () => [`/not-us/${token}`],
  },
  'objection to a restriction': {
    message: language => objectionMessage({ to, language, installation, claimId, ground: 'unlawful' }),
    says: ['3f0c9a51'],
    links: () => languages.map(() => `/operator/${claimId}`),
    isInEveryLanguage: true,
  },
  'suspended account': {
    message: language =>
      suspensionMessage({
        ...{ to, language, firstName: 'Dóra', username: 'dora', installation },
        ...{ scope: 'account', outcome: null, reason: 'Łucja 4711.' },
      }),
    says: ['dora', 'Łucja 4711.'],
    links: () => ['/dashboard'],
  },
  'suspended filing that stays so': {
    message: language =>
      suspensionMessage({
        ...{ to, language, firstName: 'Dóra', username: 'dora', installation },
        ...{ scope: 'filing', outcome: 'kept', reason: 'Łucja 4711.' },
      }),
    says: ['dora', 'Łucja 4711.'],
    links: () => ['/dashboard'],
  },
  'objection to a suspension': {
    message: language => suspensionObjectionMessage({ to, language, installation, username: 'dora' }),
    says: ['dora'],
    links: () => languages.map(() => '/operator/accounts/dora'),
    isInEveryLanguage: true,
  },
  'outcome of a report': {
    message: language =>
      reportOutcomeMessage({
        to,
        language,
        installation,
        reportId: paymentId,
        claimId,
        reportedAt: new Date('2026-01-20T10:02:00.000Z'),
        kind: 'refused',
        isShown: true,
        note: 'Łucja 4711.',
      }),
    says: ['8d2e6f10', '2026', 'Łucja 4711.'],
    links: () => [`/claim/${claimId}`],
  },
  'outcome of a report that was followed': {
    message: language =>
      reportOutcomeMessage({
        to,
        language,
        installation,
        reportId: paymentId,
        claimId,
        reportedAt: new Date('2026-01-20T10:02:00.000Z'),
        kind: 'restricted',
        isShown: false,
        note: 'Łucja 4711.',
      }),
    says: ['8d2e6f10', '2026', 'Łucja 4711.'],
    links: () => ['/transparency'],
  },
  'outcome of a report by which something was taken out': {
    message: language =>
      reportOutcomeMessage({
        to,
        language,
        installation,
        reportId: paymentId,
        claimId,
        reportedAt: new Date('2026-01-20T10:02:00.000Z'),
        kind: 'redacted',
        isShown: true,
        note: 'Łucja 4711.',
      }),
    says: ['8d2e6f10', '2026', 'Łucja 4711.'],
    links: () => [`/claim/${claimId}`],
  },
  'takeover that is contested': {
    message: language => notification('TAKEOVER_CONTESTED', 'Defendant', language, claimId),
    says: [person.firstName, facts.plaintiff, 'Röof GmbH', '3f0c9a51'],
    links: () => [`/dashboard/claims/against-me/${claimId}`],
  },
}

const partyOf: Readonly<Record<Reader, Party | null>> = {
  'acting plaintiff': 'Plaintiff',
  plaintiff: 'Plaintiff',
  'acting defendant': 'Defendant',
  'other defendants': 'Defendant',
  // They get letters and receipts instead.
  'named defendants': null,
  'accounts of named addresses': null,
  payer: null,
  'actor without a fee': null,
}

const mailedParties = ({ channels }: NotificationRule): Party[] =>
  (Object.keys(partyOf) as Reader[]).flatMap(reader =>
    channels[reader] === 'app and mail' ? (partyOf[reader] ?? []) : [],
  )

/** Every mailed notification, by topic and party. */
export const notificationKinds: Readonly<Record<string, Kind>> = Object.fromEntries(
  Object.values<EventRow>(claimEvents)
    .flatMap(({ notify }) => notify ?? [])
    .flatMap(rule => mailedParties(rule).map(party => ({ rule, party })))
    .map(({ rule, party }): [string, Kind] => {
      const id = rule.isForOutsiders ? null : claimId
      const page = party === 'Plaintiff' ? 'my-claims' : 'against-me'
      return [
        `${rule.topic} to a ${party}`,
        {
          message: language => notification(rule.topic, party, language, id),
          says: [person.firstName, facts.plaintiff, 'Röof GmbH'],
          links: () => [id === null ? '/dashboard' : `/dashboard/claims/${page}/${id}`],
        },
      ]
    }),
)
