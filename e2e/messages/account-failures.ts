import type { Page } from '@playwright/test'
import { password, person } from '../accounts/accounts.ts'
import type { FailureCase } from './failure-case.ts'
import {
  fillDialog,
  fillPasswords,
  openSection,
  type PageAction,
  press,
  pressAndConfirm,
  pressInDialog,
} from './page-actions.ts'

const wallet = '4Nd1mYQZ8Q2XrUGr5vAq3oVvLxH1cLwJk1iZ6n9YdX7S'

async function fillLogin(page: Page): Promise<void> {
  await page.getByLabel('Username').fill('nobody')
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
}

async function fillRegistration(page: Page): Promise<void> {
  const { firstName, lastName, email, username } = person('Rosa', 'Lang', 'Austria')
  await page.getByLabel('First Name').fill(firstName)
  await page.getByLabel('Last Name').fill(lastName)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Identification ID').fill('ID-445566')
  await page.getByLabel('Country').selectOption({ label: 'Austria' })
  await page.getByLabel('Username').fill(username)
  await fillPasswords('Password')(page)
}

async function fillPasswordChange(page: Page): Promise<void> {
  await press('Change password')(page)
  await page.getByRole('textbox', { name: 'Current Password' }).fill('Not-the-one-7')
  await fillPasswords('New Password')(page)
}

const goTo =
  (path: string): PageAction =>
  page =>
    page.goto(path)

export const accountFailures: readonly FailureCase[] = [
  {
    when: 'signing up',
    isVisitor: true,
    at: () => '/auth/register',
    prepare: fillRegistration,
    act: press('Sign Up'),
    fails: ['POST', /^\/v1\/auth\/register$/],
    toast: 'register-failed',
  },
  {
    when: 'being refused an account',
    isVisitor: true,
    at: () => '/auth/register',
    prepare: fillRegistration,
    act: press('Sign Up'),
    fails: ['POST', /^\/v1\/auth\/register$/],
    status: 400,
    fixedToast: 'registration-failed-please-try-again',
    page: 'register-failed',
  },
  {
    when: 'following the link of a registration',
    isVisitor: true,
    at: () => '/',
    act: goTo('/auth/confirmation/token/some-token'),
    fails: ['GET', /^\/v1\/auth\/email-confirmations\/[^/]+$/],
    status: 400,
    fixedToast: 'registration-confirmation-failed-please-try-again',
    page: 'confirmation-failed',
  },
  {
    when: 'following the link of an additional address',
    at: () => '/dashboard/payment',
    act: goTo('/auth/confirmation/additional-email-token/some-token'),
    fails: ['GET', /^\/v1\/auth\/email-confirmations\/[^/]+$/],
    status: 400,
    fixedToast: 'confirmation-failed-please-try-again',
    page: 'confirmation-failed',
  },
  {
    when: 'having a confirmation sent again',
    at: () => '/auth/confirmation/send',
    act: press('Send the link again'),
    fails: ['PATCH', /^\/v1\/users\/emails\/email\/resend-confirmation-email$/],
    toast: 'failed-to-send-confirmation-email',
    page: 'confirmation-email-could-not-be-sent',
  },
  {
    when: 'logging in',
    isVisitor: true,
    at: () => '/auth/login',
    prepare: fillLogin,
    act: press('Log In'),
    fails: ['POST', /^\/v1\/auth\/login$/],
    toast: 'username-or-password-is-incorrect',
  },
  {
    when: 'being refused at the login',
    isVisitor: true,
    at: () => '/auth/login',
    prepare: fillLogin,
    act: press('Log In'),
    fails: ['POST', /^\/v1\/auth\/login$/],
    status: 401,
    fixedToast: 'invalid-username-or-password',
    page: 'username-or-password-is-incorrect',
  },
  {
    when: 'asking for a new password',
    isVisitor: true,
    at: () => '/auth/forgot-password',
    prepare: page => page.getByLabel('Email').fill('nobody@mail.example'),
    act: press('Send the link'),
    fails: ['POST', /^\/v1\/auth\/forgot-password$/],
    toast: 'an-error-occurred-please-try-again',
  },
  {
    when: 'choosing a new password',
    isVisitor: true,
    at: () => `/auth/reset-password/${'a'.repeat(43)}`,
    prepare: fillPasswords('New Password'),
    act: press('Save the new password'),
    fails: ['POST', /^\/v1\/auth\/reset-forgotten-password$/],
    toast: 'an-error-occurred-please-try-again',
  },
  {
    when: 'logging out',
    at: () => '/dashboard/payment',
    act: pressAndConfirm('Logout', 'Logout'),
    fails: ['POST', /^\/v1\/auth\/logout$/],
    fixedToast: 'logout-failed-please-try-again',
    page: 'logout-failed',
  },
  {
    when: 'having an additional address confirmed',
    at: () => '/dashboard/profile',
    act: (page, { waitingEmail }) => press(`Confirm email ${waitingEmail}`)(page),
    fails: ['PATCH', /^\/v1\/users\/emails\/email\/resend-confirmation-email$/],
    toast: 'error-happened-while-resending-email-confirmation',
  },
  {
    when: 'setting the primary address',
    at: () => '/dashboard/profile',
    act: (page, { spareEmail }) => press(`Set ${spareEmail} as primary`)(page),
    fails: ['PATCH', /^\/v1\/users\/emails\/[^/]+$/],
    toast: 'something-went-wrong-while-changing-email',
  },
  {
    when: 'adding an address',
    at: () => '/dashboard/profile',
    prepare: async page => {
      await press('Add email')(page)
      await page.getByLabel('Email', { exact: true }).fill('more@mail.example')
    },
    act: press('Add email'),
    fails: ['POST', /^\/v1\/users\/emails$/],
    toast: 'email-cannot-be-added',
  },
  {
    when: 'changing the password',
    at: () => '/dashboard/profile',
    prepare: fillPasswordChange,
    act: press('Change password'),
    fails: ['POST', /^\/v1\/users\/change-password$/],
    toast: 'password-could-not-be-changed',
  },
  {
    when: 'being refused another password',
    at: () => '/dashboard/profile',
    prepare: fillPasswordChange,
    act: press('Change password'),
    fails: ['POST', /^\/v1\/users\/change-password$/],
    status: 400,
    fixedToast: 'password-change-failed-please-try-again',
    page: 'password-could-not-be-changed',
  },
  {
    when: 'saving the personal data',
    at: () => '/dashboard/profile',
    prepare: openSection('Personal data'),
    act: press('Edit information'),
    fails: ['PATCH', /^\/v1\/users$/],
    toast: 'user-profile-could-not-be-updated',
  },
  {
    when: 'looking at somebody’s profile',
    isVisitor: true,
    at: ({ userId }) => `/profile/user/${userId}`,
    fails: ['GET', /^\/v1\/users\/[^/]+$/],
    toast: 'something-went-wrong',
    page: 'something-went-wrong',
  },
  {
    when: 'opening the referrals',
    at: () => '/dashboard/referrals',
    fails: ['GET', /^\/v1\/users\/referrals$/],
    toast: 'user-referrals-could-not-be-fetched',
    page: 'user-referrals-could-not-be-fetched',
  },
  {
    when: 'opening the wallets',
    at: () => '/dashboard/payment',
    fails: ['GET', /^\/v1\/wallets$/],
    toast: 'wallets-could-not-be-fetched',
    page: 'wallets-could-not-be-fetched',
  },
  {
    when: 'adding a wallet',
    at: () => '/dashboard/payment',
    prepare: async page => {
      await press('Add Wallet')(page)
      await fillDialog({ 'Wallet address': wallet })(page)
    },
    act: pressInDialog('Add Wallet'),
    fails: ['POST', /^\/v1\/wallets$/],
    toast: 'wallets-could-not-be-created',
  },
  {
    when: 'deleting a wallet',
    at: () => '/dashboard/payment',
    act: pressAndConfirm(/^Delete wallet/, 'Delete'),
    fails: ['POST', /^\/v1\/wallets$/],
    toast: 'wallets-could-not-be-created',
  },
]
