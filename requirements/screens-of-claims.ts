import type { ScreenWords } from './screen-words.ts'
import { confirmations, notFound } from './texts.ts'

const listColumns = [
  'History',
  'Date',
  'Original Amount',
  'Proposal Amount',
  'Status',
  'Claim',
  'Resolutions',
  'Actions',
  'Share',
  'Turn',
]

/** The claims in the dashboard, from creating one to its end. */
export const claimScreens = {
  'my-claims': {
    title: 'my claims',
    topBar: 'Claims',
    columns: listColumns,
    buttons: ['My Claims (7)', 'Claims against me (4)', 'Create new claim'],
    fields: ['Search in this list', 'Status', 'Whose turn', 'Order'],
  },
  'claims-against-me': { title: 'claims against me', topBar: 'Claims', columns: listColumns },
  'no-claims': {
    title: 'no claims',
    buttons: ['My Claims (0)', 'Claims against me (0)', 'Create new claim'],
    says: ['You have not filed a claim yet'],
  },
  'no-claims-against-me': {
    title: 'no claims against me',
    says: ['There are no claims against you'],
    lacks: ['Create new claim'],
  },
  'a-claim-read-only': {
    title: 'a claim, read only',
    says: ['Timeline', 'General', 'Plaintiff', 'Defendant(s)', 'Synopsis', 'Current status', 'Documents', 'Dispute'],
  },
  'the-history': {
    title: 'the history',
    columns: ['Date', 'Action', 'Party Triggered By', 'Triggered By', 'Claim', 'Resolution'],
  },
  'the-resolutions': {
    title: 'the resolutions',
    heading: 'Resolution Agreement',
    says: [
      'Winning party',
      'Cost owner',
      'Proposed by',
      'Platform fee',
      'The plaintiff is the cost owner and pays the platform fee of EUR 200.00 within 10 business days of acceptance.',
    ],
  },
  'a-resolution-that-is-none': {
    title: 'a resolution that is none',
    says: [notFound['resolution-not-found-for-the-provided-claim'].text],
  },
  proposing: {
    title: 'proposing',
    heading: 'Claim Resolution',
    buttons: ['Propose Resolution'],
    fields: ['Winning party', 'Value', 'Currency', 'Cost owner'],
    says: [
      'Plaintiff (me)',
      'Defendant (the other party)',
      'The fees for this proposed Resolution Agreement would be EUR 200.00',
    ],
  },
  'paying-and-resolving': {
    title: 'paying and resolving',
    heading: 'Claim Resolution',
    buttons: ['Pay and Resolve'],
    says: ['Defendant (me)', 'Plaintiff (the other party)'],
  },
  disputing: {
    title: 'disputing',
    buttons: ['Pay and dispute'],
    fields: ['Reason', 'Additional explanation'],
    says: ['False Accusation', 'Not Factual', 'Extortion', 'Legal', 'Other'],
  },
  amending: { title: 'amending', heading: 'Amend claim', buttons: ['Amend claim'], fields: ['Value', 'Currency'] },
  'paying-after-submission': {
    title: 'paying after submission',
    heading: 'One step left: pay EUR 10.00',
    buttons: ['Connect wallet', 'Pay EUR 10.00 (about 0.0667 SOL)'],
    says: ['Please complete your payment using the button below.'],
  },
  'a-receipt': { title: 'a receipt', heading: 'Fee paid: your claim is filed', says: ['What happens next', 'Receipt'] },
  'step-1': {
    title: 'step 1',
    topBar: 'Create New Claim',
    heading: 'Defendant(s)',
    buttons: [
      'Add defendant: company',
      'Add defendant: person',
      'See list (0)',
      'Hide list (1)',
      'Delete claim',
      'Go to next step',
    ],
    says: ['Company as a defendant', 'Person as a defendant'],
  },
  'step-1-an-empty-list': {
    title: 'step 1, an empty list',
    buttons: ['Hide list (0)'],
    says: [notFound['no-defendants-found'].text],
  },
  'a-company-as-a-defendant': {
    title: 'a company as a defendant',
    buttons: ['Add social link', 'Add wallet'],
    fields: [
      'Legal name',
      'Tax ID',
      'Country of incorporation',
      'E-mail',
      'Website (optional)',
      'Cellphone (optional)',
      'LinkedIn (optional)',
    ],
  },
  'a-person-as-a-defendant': {
    title: 'a person as a defendant',
    buttons: ['Add social link', 'Add wallet'],
    fields: ['First name', 'Last name', 'E-mail', 'Cellphone (optional)', 'LinkedIn (optional)'],
  },
  'deleting-the-claim': { title: 'deleting the claim', says: [confirmations['deleting-a-claim'].text] },
  'step-2': {
    title: 'step 2',
    topBar: 'Create New Claim',
    heading: 'What Happened',
    buttons: ['Go to next step', 'Go back'],
    says: ['General', 'Synopsis', 'Current status'],
  },
  'step-2-general': {
    title: 'step 2, general',
    fields: ['Type of claim', 'Date of claim', 'Value', 'Currency', 'Location', 'Jurisdiction'],
  },
  'step-2-synopsis': {
    title: 'step 2, synopsis',
    fields: [
      'How did the interaction begin?',
      'What did the defendant do?',
      'What did you do?',
      'What resolution was offered?',
      'Material evidence is available',
    ],
  },
  'step-2-current-status': {
    title: 'step 2, current status',
    fields: [
      'What is the current status of the communication?',
      'Date of the last communication',
      'What was the last response?',
    ],
  },
  'step-3': {
    title: 'step 3',
    topBar: 'Create New Claim',
    heading: 'Documents',
    buttons: ['Upload File', 'Add document link'],
    says: ['No documents yet'],
  },
  uploading: {
    title: 'uploading',
    buttons: ['Choose files'],
    says: ['Several at once, up to 50 MB each. No compressed, audio or video files.'],
  },
  'adding-a-link': { title: 'adding a link', buttons: ['Add link'], fields: ['Description', 'URL'] },
  'step-4': {
    title: 'step 4',
    topBar: 'Create New Claim',
    heading: 'Review',
    fields: [
      'I have read the terms and conditions and accept them.',
      'The documents and statements that I give are accurate to the best of my knowledge.',
      'I consent to being contacted by a professional who represents a party of this claim.',
      'Representation status',
    ],
    says: ['Represented', 'Seeking Counsel', 'Not Represented'],
  },
  'step-5': { title: 'step 5', topBar: 'Create New Claim', heading: 'Submit', buttons: ['Submit', 'Go back'] },
  'a-step-without-a-claim': { title: 'a step without a claim', says: [notFound['claim-id-not-found'].text] },
  'a-claim-without-an-id': { title: 'a claim without an id', says: [notFound['claim-id-missing-from-the-url'].text] },
  'a-claim-of-mine-that-is-none': { title: 'a claim that is none', says: [notFound['claim-not-found'].text] },
  'a-defendant-without-an-id': { title: 'a defendant without an id', says: [notFound['defendant-id-not-found'].text] },
  'a-defendant-that-is-none': {
    title: 'a defendant that is none',
    topBar: 'Claims',
    says: [notFound['defendant-not-found'].text],
  },
  'a-defendant-of-a-claim': {
    title: 'a defendant of a claim',
    topBar: 'Claims',
    heading: 'Nordlys Reiser AS',
    says: ['No wallets were given.', notFound['no-representatives-found'].text],
  },
} as const satisfies Record<string, ScreenWords>
