import { expect, type Locator, type Page } from '@playwright/test'
import { expectAnswers, type KeptForm } from './kept-forms.ts'

const sentNote = 'What was written here has been sent from another window.'

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

/** The forms of filing, which a draft has, and of amending. */
export const plaintiffForms = ({ draftId, inNoticeId }: { draftId: string; inNoticeId: string }): KeptForm[] => {
  const step = (number: number) => `/dashboard/create-claim/step-${number}/${draftId}`
  return [
    {
      name: 'a company',
      path: step(1),
      open: press('Add defendant'),
      grow: form => form.getByRole('button', { name: 'Add social link' }).click(),
      half: { 'Legal name': 'Halbwerk GmbH', 'Social link 1 (optional)': 'https://halbwerk.example/us' },
      rest: { 'Tax ID': 'ATU12345678', 'Country of incorporation': 'AT', 'E-mail': 'office@halbwerk.example' },
      send: 'Save',
      afterwards: sentAndHolds({ 'Legal name': '', 'E-mail': '' }),
    },
    {
      name: 'a company that is edited',
      path: step(1),
      open: press('Edit Halbwerk GmbH'),
      half: { 'Legal name': 'Ganzwerk GmbH' },
      rest: { 'Website (optional)': 'https://ganzwerk.example' },
      send: 'Save',
      afterwards: sentAndHolds({ 'Legal name': 'Ganzwerk GmbH', 'Website (optional)': 'https://ganzwerk.example' }),
    },
    {
      name: 'a representative',
      path: step(1),
      open: press('Add representative'),
      half: { 'First name': 'Rita', 'Position in the company': 'Managing director' },
      rest: { 'Last name': 'Halb', 'E-mail': 'rita@halbwerk.example' },
      send: 'Save',
      afterwards: sentAndHolds({ 'First name': '', 'Company name': 'Ganzwerk GmbH' }),
    },
    {
      name: 'a person',
      path: step(1),
      open: press('Add defendant', 1),
      half: { 'First name': 'Gustav', 'Cellphone (optional)': '+43 660 1234567' },
      rest: { 'Last name': 'Mahlzahn', 'E-mail': 'gustav@mail.example' },
      send: 'Save',
      afterwards: sentAndHolds({ 'First name': '', 'E-mail': '' }),
    },
    {
      name: 'what happened',
      path: step(2),
      half: { Location: 'Villach', Value: '77', 'Date of claim': '2026-02-03', 'Type of claim': 'Injury' },
      rest: { Jurisdiction: 'Carinthia' },
    },
    {
      name: 'a link to a document',
      path: step(3),
      open: press('Add document link'),
      half: { Description: 'Photographs of the yard' },
      rest: { URL: 'https://photographs.example/yard' },
      send: 'Add link',
      afterwards: sentAndHolds({ Description: '', URL: '' }),
    },
    {
      name: 'the review',
      path: step(4),
      half: {
        'Representation status': 'Seeking Counsel',
        'I have read the terms and conditions and accept them.': true,
      },
      rest: {},
    },
    {
      name: 'an amendment',
      path: `/dashboard/claims/${inNoticeId}/amend`,
      half: { Value: '1234.5' },
      rest: {},
      send: 'Amend claim',
      afterwards: sentAndHolds({ Value: '1234.5' }),
    },
  ]
}

/** The forms that answer a claim; what is sent leads on. */
export const defendantForms = (claimIds: { disputed: string; proposed: string }): KeptForm[] => [
  {
    name: 'a dispute',
    path: `/dashboard/claims/against-me/dispute/${claimIds.disputed}`,
    half: { Reason: 'Not Factual', 'Additional explanation': 'The gutter was not part of our work.' },
    rest: { 'I have read the claim, and what I state here is true to the best of my knowledge.': true },
    send: 'Pay and dispute',
    afterwards: page => expect(page.getByText('What you answered')).toBeVisible(),
  },
  {
    name: 'a proposal',
    path: `/dashboard/claims/against-me/propose/${claimIds.proposed}`,
    half: { Value: '800', 'Winning party': 'Plaintiff' },
    rest: { 'Cost owner': 'Defendant' },
    send: 'Propose Resolution',
    afterwards: page => expect(page).toHaveURL(`/dashboard/claims/against-me/${claimIds.proposed}`),
  },
]

/** The forms of an account. */
export const accountForms: KeptForm[] = [
  {
    name: 'another e-mail address',
    path: '/dashboard/profile',
    open: press('Add email'),
    half: { Email: 'half@an.addre' },
    rest: { Email: 'whole@address.example' },
    send: 'Add email',
    afterwards: sentAndHolds({ Email: '' }),
  },
  {
    name: 'a new password',
    path: '/dashboard/profile',
    open: press('Change password'),
    half: {},
    secrets: ['Current Password', 'New Password', 'Repeat Password'],
    rest: {},
  },
  {
    name: 'personal data',
    path: '/dashboard/profile',
    open: unfold('Personal data'),
    half: { 'Last Name': 'Hofer-Lang' },
    rest: { 'Identification ID': 'ID-778899' },
    send: 'Edit information',
    afterwards: sentAndHolds({ 'Last Name': 'Hofer-Lang', 'Identification ID': 'ID-778899' }),
  },
  {
    name: 'the address',
    path: '/dashboard/profile',
    open: unfold('Address'),
    half: { 'Address (optional)': 'Sporgasse 3' },
    rest: { Country: 'DE', 'City (optional)': 'Passau' },
    send: 'Edit information',
    afterwards: sentAndHolds({ 'Address (optional)': 'Sporgasse 3', 'City (optional)': 'Passau' }),
  },
  {
    name: 'a wallet',
    path: '/dashboard/payment',
    open: press('Add Wallet'),
    half: { 'Wallet address': 'So1111111111111111111' },
    rest: { 'Wallet address': 'So11111111111111111111111111111111111111112' },
    send: 'Add Wallet',
    afterwards: sentAndHolds({ 'Wallet address': '' }),
  },
  {
    name: 'a redeem code',
    path: '/dashboard/takeover',
    half: { 'Redeem Code': '01234-56789' },
    rest: {},
  },
  {
    name: 'a redeem code that is reset',
    path: '/dashboard/takeover',
    open: press('Go to Reset Code'),
    half: { 'Redeem Code': '98765-43210' },
    rest: { 'Redeem Code': '0123456789ABCDEFGHJKMNPQRS' },
    send: 'Reset Code',
    afterwards: sentAndHolds({ 'Redeem Code': '' }),
  },
]

/** The forms of those who are not signed in. */
export const visitorForms: KeptForm[] = [
  {
    name: 'signing up',
    path: '/auth/register',
    half: { 'First Name': 'Rosa', Email: 'rosa@mail.example', Country: 'AT', Username: 'rosa.lang' },
    rest: {},
    secrets: ['Password', 'Repeat Password'],
  },
  { name: 'a forgotten password', path: '/auth/forgot-password', half: { Email: 'rosa@mail.ex' }, rest: {} },
  {
    name: 'a password that is reset',
    path: '/auth/reset-password/no-such-token',
    half: {},
    secrets: ['New Password', 'Repeat Password'],
    rest: {},
  },
  { name: 'logging in', path: '/auth/login', half: { Username: 'rosa.l' }, secrets: ['Password'], rest: {} },
]
