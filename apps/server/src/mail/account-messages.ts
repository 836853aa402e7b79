import type { Message } from '../platform/mail.ts'
import { composeMessage } from './compose-message.ts'
import { pageLinks } from './page-links.ts'

interface Addressee {
  readonly to: string
  readonly firstName: string
  readonly publicUrl: string
}

export const registrationMessage = ({ to, firstName, publicUrl, token }: Addressee & { token: string }): Message =>
  composeMessage({
    to,
    subject: 'Confirm your e-mail address',
    greeting: `Hello ${firstName},`,
    paragraphs: ['Welcome to Redress. Please confirm that this is your e-mail address, and your account is ready.'],
    button: { label: 'Confirm e-mail address', link: pageLinks(publicUrl).confirmRegistration(token) },
    afterwards: ['The link works once, for 24 hours. If you did not register, you can ignore this e-mail.'],
  })

export const additionalEmailMessage = ({ to, firstName, publicUrl, token }: Addressee & { token: string }): Message =>
  composeMessage({
    to,
    subject: 'Confirm your additional e-mail address',
    greeting: `Hello ${firstName},`,
    paragraphs: ['You added this e-mail address to your account on Redress. Please confirm that it is yours.'],
    button: { label: 'Confirm e-mail address', link: pageLinks(publicUrl).confirmAdditionalEmail(token) },
    afterwards: ['The link works once, for 24 hours. If you did not add it, you can ignore this e-mail.'],
  })

interface OfAccount extends Addressee {
  readonly username: string
}

export const resetPasswordMessage = (account: OfAccount & { token: string }): Message =>
  composeMessage({
    to: account.to,
    subject: 'Choose a new password',
    greeting: `Hello ${account.firstName},`,
    paragraphs: [`You asked to choose a new password. Your username is ${account.username}.`],
    button: { label: 'Choose a new password', link: pageLinks(account.publicUrl).resetPassword(account.token) },
    afterwards: [
      'The link works once, for one hour. If you did not ask for it, you can ignore this e-mail: your password stays as it is.',
    ],
  })

export const noPasswordMessage = (account: OfAccount): Message =>
  composeMessage({
    to: account.to,
    subject: 'You sign in with Google',
    greeting: `Hello ${account.firstName},`,
    paragraphs: [
      'You asked to choose a new password. Your account has none to change, because you sign in with Google.',
    ],
    button: { label: 'Sign in', link: pageLinks(account.publicUrl).signIn },
    afterwards: ['If you did not ask for it, you can ignore this e-mail.'],
  })

export const addressInUseMessage = ({ to, firstName, username, publicUrl }: OfAccount): Message =>
  composeMessage({
    to,
    subject: 'You already have an account',
    greeting: `Hello ${firstName},`,
    paragraphs: [
      'Somebody tried to register on Redress with your e-mail address, which belongs to your account already. Nothing was changed.',
      `If it was you, please sign in. Your username is ${username}.`,
    ],
    button: { label: 'Sign in', link: pageLinks(publicUrl).signIn },
    afterwards: [
      { text: 'You can choose a new password here:', link: pageLinks(publicUrl).forgotPassword },
      'If it was not you, you can ignore this e-mail.',
    ],
  })

/** For an address that nobody has confirmed yet: of the account that waits for it, nothing is said. */
export const addressWaitingMessage = ({ to, publicUrl }: Omit<Addressee, 'firstName'>): Message =>
  composeMessage({
    to,
    subject: 'Your e-mail address waits to be confirmed',
    greeting: 'Hello,',
    paragraphs: [
      'Somebody tried to register on Redress with your e-mail address, which was already given by an account that has not confirmed it yet.',
      'If both were you, please use the link in our earlier e-mail, or sign in to have it sent again.',
    ],
    button: { label: 'Sign in', link: pageLinks(publicUrl).signIn },
    afterwards: [
      'If the earlier one was not you, please ignore that e-mail and register again a day later, when its link has expired.',
    ],
  })
