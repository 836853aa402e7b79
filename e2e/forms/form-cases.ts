import { expect, type Locator, type Page } from '@playwright/test'
import { isLongTest } from '../../apps/server/src/testing/long-tests.ts'
import type { Person } from '../accounts/accounts.ts'
import { openReplying, openTheClaim, openWriting } from '../screens/folds.ts'
import { expectAnswers, type FormCase } from './form-persistence.ts'

const sentNote = 'This text has been sent from another window.'

/** The form says that it was sent, and holds these answers now. */
const sentAndHolds = (answers: Readonly<Record<string, string>>) => async (_: Page, form: Locator) => {
  await expect(form.getByText(sentNote)).toBeVisible()
  await expectAnswers(form, answers)
}

const press =
  (name: string, which = 0) =>
  async (page: Page) => {
    await page.getByRole('main').getByRole('button', { name }).nth(which).click()
  }
const unfold = (title: string) => async (page: Page) => {
  await page.getByRole('button', { name: title, expanded: false }).click()
}

/** In the short form, those that stand for the others. */
const ofThisRun = (forms: readonly FormCase[]): FormCase[] =>
  forms.filter(({ isForLongTests = false }) => isLongTest || !isForLongTests)

interface PlaintiffsClaims {
  readonly draftId: string
  readonly inNoticeId: string
  /** Defendant of the claim in its notice period. */
  readonly defendant: Person
}

/** Forms of a draft, of amending a claim and of correcting an address. */
export const plaintiffForms = ({ draftId, inNoticeId, defendant }: PlaintiffsClaims): FormCase[] => {
  const corrected = `Email address of ${defendant.firstName} ${defendant.lastName}`
  const step = (number: number) => `/dashboard/create-claim/step-${number}/${draftId}`
  return ofThisRun([
    {
      name: 'a company',
      path: step(1),
      open: press('Add defendant: company'),
      addEntries: form => form.getByRole('button', { name: 'Add social link' }).click(),
      firstAnswers: { 'Legal name': 'Halbwerk GmbH', 'Social link 1 (optional)': 'https://halbwerk.example/us' },
      remainingAnswers: {
        'Tax ID': 'ATU12345678',
        'Country of incorporation': 'AT',
        'E-mail': 'office@halbwerk.example',
      },
      submitButton: 'Save',
      inOtherTab: sentAndHolds({ 'Legal name': '', 'E-mail': '' }),
    },
    {
      name: 'a company that is edited',
      isForLongTests: true,
      path: step(1),
      open: press('Edit Halbwerk GmbH'),
      firstAnswers: { 'Legal name': 'Ganzwerk GmbH' },
      remainingAnswers: { 'Website (optional)': 'https://ganzwerk.example' },
      submitButton: 'Save',
      inOtherTab: sentAndHolds({ 'Legal name': 'Ganzwerk GmbH', 'Website (optional)': 'https://ganzwerk.example' }),
    },
    {
      name: 'a representative',
      isForLongTests: true,
      path: step(1),
      open: press('Add representative'),
      firstAnswers: { 'First name': 'Rita', 'Position in the company': 'Managing director' },
      remainingAnswers: { 'Last name': 'Halb', 'E-mail': 'rita@halbwerk.example' },
      submitButton: 'Save',
      inOtherTab: sentAndHolds({ 'First name': '', 'Company name': 'Ganzwerk GmbH' }),
    },
    {
      name: 'a person',
      isForLongTests: true,
      path: step(1),
      open: press('Add defendant: person'),
      firstAnswers: { 'First name': 'Gustav', 'Cellphone (optional)': '+43 660 1234567' },
      remainingAnswers: { 'Last name': 'Mahlzahn', 'E-mail': 'gustav@mail.example' },
      submitButton: 'Save',
      inOtherTab: sentAndHolds({ 'First name': '', 'E-mail': '' }),
    },
    {
      name: 'what happened',
      path: step(2),
      firstAnswers: { Location: 'Villach', Value: '77', 'Date of claim': '2026-02-03', 'Type of claim': 'Injury' },
      remainingAnswers: { Jurisdiction: 'Carinthia' },
    },
    {
      name: 'a link to a document',
      path: step(3),
      open: press('Add document link'),
      firstAnswers: { Description: 'Photographs of the yard' },
      remainingAnswers: { URL: 'https://photographs.example/yard' },
      submitButton: 'Add link',
      inOtherTab: sentAndHolds({ Description: '', URL: '' }),
    },
    {
      name: 'the review',
      isForLongTests: true,
      path: step(4),
      firstAnswers: {
        'Representation status': 'Seeking Counsel',
        'I have read the terms and conditions and accept them.': true,
      },
      remainingAnswers: {},
    },
    {
      name: 'a corrected address',
      path: `/dashboard/claims/my-claims/${inNoticeId}`,
      open: async page => {
        await openTheClaim(page)
        await page
          .getByRole('main')
          .getByRole('button', { name: /^Correct the address/ })
          .click()
      },
      firstAnswers: { [corrected]: 'half@mail.ex' },
      remainingAnswers: { [corrected]: 'whole@mail.example' },
      submitButton: 'Save and send the email',
      inOtherTab: sentAndHolds({ [corrected]: '' }),
    },
    {
      name: 'an amendment',
      path: `/dashboard/claims/${inNoticeId}/amend`,
      firstAnswers: { Value: '1,234.50' },
      remainingAnswers: {},
      submitButton: 'Amend claim',
      inOtherTab: sentAndHolds({ Value: '1,234.50' }),
    },
  ])
}

/** The forms that answer a claim; what is sent leads on. */
export const defendantForms = (claimIds: { disputed: string; proposed: string }): FormCase[] => [
  {
    name: 'a dispute',
    path: `/dashboard/claims/against-me/dispute/${claimIds.disputed}`,
    firstAnswers: { Reason: 'Not Factual', 'Additional explanation': 'The gutter was not part of our work.' },
    remainingAnswers: { 'I have read the claim, and what I state here is true to the best of my knowledge.': true },
    submitButton: 'Pay and dispute',
    inOtherTab: page => expect(page.getByText('Your answer', { exact: true })).toBeVisible(),
  },
  {
    name: 'a proposal',
    path: `/dashboard/claims/against-me/propose/${claimIds.proposed}`,
    firstAnswers: { Value: '800', 'What you offer': 'Plaintiff' },
    remainingAnswers: {
      'Who pays the platform fee, if the offer is accepted': 'Defendant',
      'Note to your offer (optional)': 'By bank transfer.',
    },
    submitButton: 'Propose Resolution',
    inOtherTab: page => expect(page).toHaveURL(`/dashboard/claims/against-me/${claimIds.proposed}`),
  },
  {
    name: 'a message',
    path: `/dashboard/claims/against-me/${claimIds.proposed}`,
    open: openWriting,
    firstAnswers: { 'Your message': 'When can we talk?' },
    remainingAnswers: {},
    submitButton: 'Send message',
    inOtherTab: sentAndHolds({ 'Your message': '' }),
  },
  {
    name: 'a payment that was made before',
    path: `/dashboard/claims/against-me/${claimIds.proposed}`,
    open: press('I have already paid'),
    firstAnswers: { 'Paid on': '2026-01-15', 'How you paid, and your proof': 'By bank transfer, on a Monday.' },
    remainingAnswers: { 'Amount in EUR': '300.50' },
    submitButton: 'Tell the plaintiff',
    inOtherTab: sentAndHolds({ 'Paid on': '', 'How you paid, and your proof': '' }),
  },
]

/** The forms that answer a letter. What is written is kept with the letter as soon as it could be given. */
export const letterForms: FormCase[] = [
  {
    name: 'a dispute by letter',
    path: '/answer?step=dispute',
    firstAnswers: { Reason: 'Legal', 'Your answer': 'The gutter was not part of our work.' },
    remainingAnswers: {},
  },
  {
    name: 'a payment by letter',
    path: '/answer?step=paid',
    firstAnswers: { 'Paid on': '2026-01-15', 'Amount in EUR': '300.50' },
    remainingAnswers: {},
  },
  {
    name: 'an offer by letter',
    path: '/answer?step=offer',
    firstAnswers: { 'Amount in EUR': '250' },
    remainingAnswers: {},
  },
]

/** The forms of a public claim: for its defendant, and for whoever reads it. */
export const publicClaimForms = ({ claimId, defendant }: { claimId: string; defendant: string }) => ({
  reply: {
    name: 'a public reply',
    path: `/dashboard/claims/against-me/${claimId}`,
    open: (page: Page) => openReplying(page, defendant),
    firstAnswers: { [`Public reply of ${defendant}`]: 'The roof was dry.' },
    remainingAnswers: {},
  } satisfies FormCase,
  report: {
    name: 'a report',
    path: `/claim/${claimId}`,
    open: press('Report this claim'),
    firstAnswers: { 'What is wrong?': 'private data', 'In your words': 'It tells where I live.' },
    remainingAnswers: {},
  } satisfies FormCase,
})

/** The forms of an account. */
export const accountForms: FormCase[] = ofThisRun([
  {
    name: 'another e-mail address',
    path: '/dashboard/profile',
    open: press('Add email'),
    firstAnswers: { Email: 'half@an.addre' },
    remainingAnswers: { Email: 'whole@address.example' },
    submitButton: 'Add email',
    inOtherTab: sentAndHolds({ Email: '' }),
  },
  {
    name: 'a new password',
    path: '/dashboard/profile',
    open: press('Change password'),
    firstAnswers: {},
    passwordFields: ['Current Password', 'New Password', 'Repeat Password'],
    remainingAnswers: {},
  },
  {
    name: 'personal data',
    path: '/dashboard/profile',
    open: unfold('Personal data'),
    firstAnswers: { 'Last Name': 'Hofer-Lang' },
    remainingAnswers: { 'Identification ID': 'ID-778899' },
    submitButton: 'Edit information',
    inOtherTab: sentAndHolds({ 'Last Name': 'Hofer-Lang', 'Identification ID': 'ID-778899' }),
  },
  {
    name: 'the address',
    isForLongTests: true,
    path: '/dashboard/profile',
    open: unfold('Address'),
    firstAnswers: { 'Address (optional)': 'Sporgasse 3' },
    remainingAnswers: { Country: 'DE', 'City (optional)': 'Passau' },
    submitButton: 'Edit information',
    inOtherTab: sentAndHolds({ 'Address (optional)': 'Sporgasse 3', 'City (optional)': 'Passau' }),
  },
  {
    name: 'a wallet',
    path: '/dashboard/payment',
    open: press('Add Wallet'),
    firstAnswers: { 'Wallet address': 'So1111111111111111111' },
    remainingAnswers: { 'Wallet address': 'So11111111111111111111111111111111111111112' },
    submitButton: 'Add Wallet',
    inOtherTab: sentAndHolds({ 'Wallet address': '' }),
  },
  {
    name: 'a redeem code',
    isForLongTests: true,
    path: '/dashboard/takeover',
    firstAnswers: { 'Redeem Code': '01234-56789' },
    remainingAnswers: {},
  },
  {
    name: 'a redeem code that is reset',
    isForLongTests: true,
    path: '/dashboard/takeover',
    open: press('Go to Reset Code'),
    firstAnswers: { 'Redeem Code': '98765-43210' },
    remainingAnswers: { 'Redeem Code': '0123456789ABCDEFGHJKMNPQRS' },
    submitButton: 'Reset Code',
    inOtherTab: sentAndHolds({ 'Redeem Code': '' }),
  },
])

/** The forms of those who are not signed in. */
export const visitorForms: FormCase[] = [
  {
    name: 'signing up',
    path: '/auth/register',
    firstAnswers: { 'First Name': 'Rosa', Email: 'rosa@mail.example', Country: 'AT', Username: 'rosa.lang' },
    remainingAnswers: {},
    passwordFields: ['Password', 'Repeat Password'],
  },
  {
    name: 'a forgotten password',
    path: '/auth/forgot-password',
    firstAnswers: { Email: 'rosa@mail.ex' },
    remainingAnswers: {},
  },
  {
    name: 'a password that is reset',
    path: `/auth/reset-password/${'a'.repeat(43)}`,
    firstAnswers: {},
    passwordFields: ['New Password', 'Repeat Password'],
    remainingAnswers: {},
  },
  {
    name: 'logging in',
    path: '/auth/login',
    firstAnswers: { Username: 'rosa.l' },
    passwordFields: ['Password'],
    remainingAnswers: {},
  },
]
