import { people, seedPassword } from '../../apps/server/src/seed/sample-people.ts'
import { call } from '../people/filed-by-api.ts'
import { password, person } from '../people/people.ts'
import { fillDialog, fillPasswords, openSection, press, pressAndConfirm, pressInDialog } from './acts.ts'
import { signIn, tokenSentTo } from './stage.ts'
import { type SuccessScene, said } from './success-scene.ts'

const wallet = '4Nd1mYQZ8Q2XrUGr5vAq3oVvLxH1cLwJk1iZ6n9YdX7S'
const newcomer = person('Rosa', 'Lang', 'Austria')
const forgetful = people.owen
const email = 'new@fischer.example'
const home = { address: 'Herrengasse 12', city: 'Graz', country: 'AT', identificationId: 'ID-445566' }

/** Of those who are signed in. */
export const profileSuccesses: readonly SuccessScene[] = [
  {
    when: 'having shared one’s profile',
    at: () => '/dashboard',
    act: press('Share'),
    toasts: [said('Profile link copied to clipboard')],
  },
  {
    when: 'having asked for the referral link',
    at: () => '/dashboard/referrals',
    act: press('Get your referral link'),
    toasts: [said('Referral link copied to clipboard')],
  },
  {
    when: 'having added a wallet',
    at: () => '/dashboard/payment',
    prepare: async page => {
      await press('Add Wallet')(page)
      await fillDialog({ 'Wallet address': wallet })(page)
    },
    act: pressInDialog('Add Wallet'),
    toasts: [said('Wallets updated successfully')],
  },
  {
    when: 'having deleted a wallet',
    act: pressAndConfirm(`Delete wallet ${wallet}`, 'Delete'),
    toasts: [said('Wallets updated successfully')],
  },
  {
    when: 'having added an address',
    at: () => '/dashboard/profile',
    prepare: async page => {
      await press('Add email')(page)
      await page.getByLabel('Email', { exact: true }).fill(email)
    },
    act: press('Add email'),
    toasts: [
      said('Email address added successfully.', 5),
      said('Email with verification link has been sent to your email address.', 5),
    ],
  },
  {
    when: 'having had the address confirmed',
    act: press(`Confirm email ${email}`),
    toasts: [said('Email with verification link has been sent to your email.', 5)],
  },
  {
    when: 'having followed the link of the address',
    act: async (page, { installation }) => {
      const path = '/auth/confirmation/additional-email-token/'
      await page.goto(`${path}${await tokenSentTo(installation, email, /confirm/i, path)}`)
    },
    toasts: [said('Email confirmed.')],
  },
  {
    when: 'having set the primary address',
    act: press(`Set ${email} as primary`),
    toasts: [said('Primary email address changed successfully.')],
  },
  {
    when: 'having saved the personal data',
    prepare: openSection('Personal data'),
    act: press('Edit information'),
    toasts: [said('Profile information updated successfully')],
  },
  {
    when: 'having changed the password',
    prepare: async page => {
      await press('Change password')(page)
      await page.getByRole('textbox', { name: 'Current Password' }).fill(seedPassword)
      await fillPasswords('New Password')(page)
    },
    act: press('Change password'),
    toasts: [said('Passwords updated successfully')],
  },
]

/** Of those who are not signed in, or not yet. */
export const visitorSuccesses: readonly SuccessScene[] = [
  {
    when: 'having asked for a new password',
    who: 'visitor',
    at: () => '/auth/forgot-password',
    prepare: page => page.getByLabel('Email').fill(forgetful.email),
    act: press('Send the link'),
    toasts: [said('If the email is valid, instructions will be sent.', 5)],
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
    toasts: [said('Your password has been reset. Please log in with the new one.')],
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
    toasts: [said('Confirmation email sent.')],
  },
  {
    when: 'having followed the link of a registration',
    who: 'visitor',
    act: async (page, { installation }) => {
      const path = '/auth/confirmation/token/'
      await page.goto(`${path}${await tokenSentTo(installation, newcomer.email, /confirm/i, path)}`)
    },
    toasts: [said('Registration confirmed.')],
  },
]
