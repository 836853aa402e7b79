import type { Page } from '@playwright/test'
import type { SeededWorld } from '../installation/seeded-world.ts'
import type { ScreenTexts } from './screen-texts.ts'

const unknownId = '00000000-0000-4000-8000-000000000000'
const mine = '/dashboard/claims/my-claims'
const against = '/dashboard/claims/against-me'
const press =
  (name: string, which = 0) =>
  (page: Page) =>
    page.getByRole('main').getByRole('button', { name }).nth(which).click()
const unfold = (title: string) => (page: Page) => page.getByRole('button', { name: title, expanded: false }).click()

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
]

/** The claims in the dashboard, from creating one to its end. */
export function claimScreens({ companyId, paidFeeId, claim }: SeededWorld): ScreenTexts[] {
  const viewer = 'party'
  const step = (number: number) => `/dashboard/create-claim/step-${number}/${claim('Injury').id}`
  const bar = 'Create New Claim'
  return [
    {
      name: 'my claims',
      viewer,
      path: mine,
      bar: 'Claims',
      columns: listColumns,
      buttons: ['My Claims (7)', 'Claims against me (4)', 'Create new claim'],
    },
    { name: 'claims against me', viewer, path: against, bar: 'Claims', columns: listColumns },
    {
      name: 'no claims',
      viewer: 'newcomer',
      path: mine,
      buttons: ['My Claims (0)', 'Claims against me (0)', 'Create new claim'],
      says: ['You have not filed a claim yet'],
    },
    {
      name: 'no claims against me',
      viewer: 'newcomer',
      path: against,
      says: ['There are no claims against you'],
      lacks: ['Create new claim'],
    },
    {
      name: 'a claim, read only',
      viewer,
      path: `${against}/${claim('Embezzlement').id}`,
      says: ['Timeline', 'General', 'Plaintiff', 'Defendant(s)', 'Synopsis', 'Current status', 'Documents', 'Dispute'],
    },
    {
      name: 'the history',
      viewer,
      path: `${mine}/${claim('Slander').id}/history`,
      columns: ['Date', 'Action', 'Party Triggered By', 'Triggered By', 'Claim', 'Resolution'],
    },
    {
      name: 'the resolutions',
      viewer,
      path: `${against}/${claim('Embezzlement').id}/resolutions`,
      heading: 'Resolution Agreement',
      says: [
        'Winning party',
        'Cost owner',
        'Proposed by',
        'Platform fee',
        'The plaintiff is the cost owner and pays the platform fee of EUR 200.00 within 10 business days of acceptance.',
      ],
    },
    {
      name: 'a resolution that is none',
      viewer,
      path: `${against}/${claim('Embezzlement').id}/resolutions/${unknownId}`,
      says: ['Resolution not found for the provided claim.'],
    },
    {
      name: 'proposing',
      viewer,
      path: `${mine}/propose/${claim('Slander').id}`,
      heading: 'Claim Resolution',
      fields: ['Winning party', 'Value', 'Currency', 'Cost owner'],
      says: [
        'Plaintiff (me)',
        'Defendant (the other party)',
        'The fees for this proposed Resolution Agreement would be EUR 200.00',
      ],
      buttons: ['Propose Resolution'],
    },
    {
      name: 'paying and resolving',
      viewer,
      path: `${against}/resolve/${claim('Professional Malpractice').id}`,
      heading: 'Claim Resolution',
      says: ['Defendant (me)', 'Plaintiff (the other party)'],
      buttons: ['Pay and Resolve'],
    },
    {
      name: 'disputing',
      viewer,
      path: `${against}/dispute/${claim('Fraud or Fraudulent Behavior').id}`,
      fields: ['Reason', 'Additional explanation'],
      says: ['False Accusation', 'Not Factual', 'Extortion', 'Legal', 'Other'],
      buttons: ['Pay and dispute'],
    },
    {
      name: 'amending',
      viewer,
      path: `/dashboard/claims/${claim('Misconduct').id}/amend`,
      heading: 'Amend claim',
      fields: ['Value', 'Currency'],
      buttons: ['Amend claim'],
    },
    {
      name: 'paying after submission',
      viewer,
      path: `/dashboard/claims/${claim('Non Compete Breach').id}/pay-after-submission`,
      says: ['Please complete your payment using the button below.'],
      buttons: ['Connect wallet'],
    },
    {
      name: 'a receipt',
      viewer,
      path: `${mine}/${claim('Misconduct').id}/receipts/${paidFeeId}`,
      heading: 'Receipt',
    },
    {
      name: 'step 1',
      viewer,
      path: step(1),
      bar,
      heading: 'Defendant(s)',
      says: ['Company as a defendant', 'Person as a defendant'],
      buttons: ['Add defendant', 'See list (0)', 'Hide list (1)', 'Delete claim', 'Go to next step'],
    },
    {
      name: 'step 1, an empty list',
      viewer,
      path: step(1),
      prepare: press('See list (0)'),
      says: ['No defendants found.'],
      buttons: ['Hide list (0)'],
    },
    {
      name: 'a company as a defendant',
      viewer,
      path: step(1),
      prepare: press('Add defendant'),
      fields: [
        'Legal name',
        'Tax ID',
        'Country of incorporation',
        'E-mail',
        'Website (optional)',
        'Cellphone (optional)',
        'LinkedIn (optional)',
      ],
      buttons: ['Add social link', 'Add wallet'],
    },
    {
      name: 'a person as a defendant',
      viewer,
      path: step(1),
      prepare: press('Add defendant', 1),
      fields: ['First name', 'Last name', 'E-mail', 'Cellphone (optional)', 'LinkedIn (optional)'],
      buttons: ['Add social link', 'Add wallet'],
    },
    {
      name: 'deleting the claim',
      viewer,
      path: step(1),
      prepare: press('Delete claim'),
      says: ['Do you want to delete this claim?'],
    },
    {
      name: 'step 2',
      viewer,
      path: step(2),
      bar,
      heading: 'What Happened',
      says: ['General', 'Synopsis', 'Current status'],
      buttons: ['Go to next step', 'Go back'],
    },
    {
      name: 'step 2, general',
      viewer,
      path: `${step(2)}?change=type`,
      fields: ['Type of claim', 'Date of claim', 'Value', 'Currency', 'Location', 'Jurisdiction'],
    },
    {
      name: 'step 2, synopsis',
      viewer,
      path: `${step(2)}?change=whatDidYouDo`,
      fields: [
        'How did the interaction begin?',
        'What did the defendant do?',
        'What did you do?',
        'What resolution was offered?',
        'Material evidence is available',
      ],
    },
    {
      name: 'step 2, current status',
      viewer,
      path: `${step(2)}?change=lastResponse`,
      fields: [
        'What is the current status of the communication?',
        'Date of the last communication',
        'What was the last response?',
      ],
    },
    {
      name: 'step 3',
      viewer,
      path: step(3),
      bar,
      heading: 'Documents',
      says: ['No documents yet'],
      buttons: ['Upload File', 'Add document link'],
    },
    {
      name: 'uploading',
      viewer,
      path: step(3),
      prepare: press('Upload File'),
      says: ['Several at once, up to 50 MB each. No compressed, audio or video files.'],
      buttons: ['Choose files'],
    },
    {
      name: 'adding a link',
      viewer,
      path: step(3),
      prepare: press('Add document link'),
      fields: ['Description', 'URL'],
      buttons: ['Add link'],
    },
    {
      name: 'step 4',
      viewer,
      path: step(4),
      bar,
      heading: 'Review',
      fields: [
        'I have read the terms and conditions and accept them.',
        'The documents and statements that I give are accurate to the best of my knowledge.',
        'I consent to being contacted by a professional who represents a party of this claim.',
        'Representation status',
      ],
      says: ['Represented', 'Seeking Counsel', 'Not Represented'],
    },
    { name: 'step 5', viewer, path: step(5), bar, heading: 'Submit', buttons: ['Submit', 'Go back'] },
    { name: 'a step without a claim', viewer, path: '/dashboard/create-claim/step-1', says: ['Claim ID not found'] },
    { name: 'a claim without an id', viewer, path: `${mine}/propose`, says: ['Claim ID missing from the URL.'] },
    { name: 'a claim that is none', viewer, path: `${mine}/${unknownId}`, says: ['Claim not found.'] },
    { name: 'a defendant without an id', viewer, path: `${mine}/company`, says: ['Defendant ID not found.'] },
    {
      name: 'a defendant that is none',
      viewer,
      path: `${mine}/company/${unknownId}`,
      bar: 'Claims',
      says: ['Defendant not found.'],
    },
    {
      name: 'a defendant of a claim',
      viewer,
      path: `${mine}/company/${companyId}`,
      bar: 'Claims',
      heading: 'Nordlys Reiser AS',
      prepare: unfold('Wallets'),
      says: ['No wallets were given.', 'No representatives found.'],
    },
  ]
}
