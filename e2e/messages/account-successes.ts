import { people, seedPassword } from '../../apps/server/src/seed/sample-people.ts'
import { password, person } from '../accounts/accounts.ts'
import { call } from '../filing/filing-by-api.ts'
import { fillDialog, fillPasswords, openSection, press, pressAndConfirm, pressInDialog } from './page-actions.ts'
import { signIn, tokenSentTo } from './participants.ts'
import type { SuccessCase } from './success-case.ts'

const wallet = '4Nd1mYQZ8Q2XrUGr5vAq3oVvLxH1cLwJk1iZ6n9YdX7S'
const newcomer = person('Rosa', 'Lang', 'Austria')
const forgetful = people.owen
const email = 'new@fischer.example'
const home = { address: 'Herrengasse 12', city: 'Graz', country: 'AT', identificationId: 'ID-445566' }

/** Successes of signed-in users. */
export const profileSuccesses: readonly SuccessCase[] = [
  {
    when: 'having shared one’s profile',
    at: () => '/dashboard',
    act: press('Share'),
    toasts: ['profile-link-copied-to-clipboard'],
  },
  {
    when: 'having asked for the referral link',
    at: () => '/dashboard/referrals',
    act: press('Get your referral link'),
    toasts: ['referral-link-copied-to-clipboard'],
  },
  {
    when: 'having added a wallet',
    at: () => '/dashboard/payment',
    prepare: async page => {
      await press('Add Wallet')(page)
      await fillDialog({ 'Wallet address': wallet })(page)
    },
    act: pressInDialog('Add Wallet'),
    toasts: ['wallets-updated-successfully'],
  },
  {
    when: 'having deleted a wallet',
    act: pressAndConfirm(`Delete wallet ${wallet}`, 'Delete'),
    toasts: ['wallets-updated-successfully'],
  },
  {
    when: 'having added an address',
    at: () => '/dashboard/profile',
    prepare: async page => {
      await press('Add email')(page)
      await page.getByLabel('Email', { exact: true }).fill(email)
    },
    act: press('Add email'),
    toasts: ['email-address-added-successfully', 'verification-link-sent-to-address'],
  },
  {
    when: 'having had the address confirmed',
    act: press(`Confirm email ${email}`),
    toasts: ['verification-link-sent'],
  },
  {
    when: 'having followed the link of the address',
    prepare: async (page, { installation }) => {
      const path = '/auth/confirmation/additional-email-token/'
      await page.goto(`${path}${await tokenSentTo(installation, email, /confirm/i, path)}`)
    },
    act: press('Confirm email'),
    toasts: ['email-confirmed'],
  },
  {
    when: 'having set the primary address',
    act: press(`Set ${email} as primary`),
    toasts: ['primary-email-address-changed-successfully'],
  },
  {
    when: 'having saved the personal data',
    prepare: openSection('Personal data'),
    act: press('Edit information'),
    toasts: ['profile-information-updated-successfully'],
  },
  {
    when: 'having changed the password',
    prepare: async page => {
      await press('Change password')(page)
      await page.getByRole('textbox', { name: 'Current Password' }).fill(seedPassword)
      await fillPasswords('New Password')(page)
    },
    act: press('Change password'),
    toasts: ['passwords-updated-successfully'],
  },
]

/** Successes of visitors, or before signing in. */
export const visitorSuccesses: readonly SuccessCase[] = [
  {
    when: 'having asked for a new password',
    who: 'visitor',
    at: () => '/auth/forgot-password',
    prepare: page => page.getByLabel('Email').fill(forgetful.email),
    act: press('Send the link'),
    toasts: ['password-instructions-sent'],
  },
  {
    when: 'having chosen a new password',
    who: 'visitor',
    at: async ({ installation }) => {
      const path = '/auth/reset-password/'
      return `${path}${await tokenSentTo(installation, forgetful.email, /password/i, path)}`
    },
    prepare: fillPasswords('New Password'),
    act: press('Save the new password'),
    toasts: ['password-reset'],
  },
  {
    when: 'having had the confirmation sent again',
    who: 'visitor',
    prepare: async page => {
      const { firstName, lastName, email, username } = newcomer
      await call(page, {
        path: '/v1/auth/register',
        body: { firstName, lastName, email, username, password, ...home },
      })
      await signIn(page, username, password)
    },
    act: press('Send the link again'),
    toasts: ['confirmation-email-sent'],
  },
  {
    when: 'having followed the link of a registration',
    who: 'visitor',
    prepare: async (page, { installation }) => {
      const path = '/auth/confirmation/token/'
      await page.goto(`${path}${await tokenSentTo(installation, newcomer.email, /confirm/i, path)}`)
    },
    act: press('Confirm email'),
    toasts: ['registration-confirmed'],
  },
]
