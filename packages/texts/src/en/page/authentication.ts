import type { GoogleFailure } from '@redress/contract/social-providers.ts'
import type { limits } from '@redress/domain/people/limits.ts'

/** Signing in and signing up. */
export const auth = {
  fields: {
    username: 'Username',
    password: 'Password',
    firstName: 'First Name',
    lastName: 'Last Name',
    email: 'Email',
    address: 'Address',
    city: 'City',
    country: 'Country',
    identificationId: 'Identification ID',
    repeatPassword: 'Repeat Password',
    newPassword: 'New Password',
  },
  hints: {
    username: (minimum: typeof limits.usernameMinimum, maximum: typeof limits.usernameMaximum) =>
      `${minimum} to ${maximum} letters, digits, dots, underscores or hyphens. Others see it.`,
    password: (minimum: typeof limits.passwordMinimum) =>
      `At least ${minimum} characters, with an uppercase letter, a lowercase letter, a number and a special character.`,
    email: 'We send a confirmation link to this address.',
    identificationId: (minimum: typeof limits.identificationIdMinimum) =>
      `The number of an identity document or a company register, at least ${minimum} characters. Only you see it.`,
    address:
      'Your street. The public record of claims that you file shows it, unless you withhold it in your profile or leave this empty.',
    city: 'The public record of claims that you file shows your city and country.',
  },
  entry: {
    title: 'Welcome to Redress',
    lead: 'Log in to file a claim, to answer one, or to see where yours stands.',
    returning: 'Please log in to continue. You will come back to where you were.',
    ended: {
      title: 'Your session has ended',
      text: 'You were logged out, perhaps in another window or by a new password. Log in again and you come back to where you were. What you typed is still there.',
    },
    newHere: 'New here?',
    register: 'Register',
  },
  cookiesRefused:
    'Your browser refuses the cookies of this site, and without them you cannot stay logged in. Please allow them in the settings of your browser, also in extensions that block cookies. Then log in again.',
  login: {
    title: 'Log In',
    lead: 'Log in with your username or email address.',
    submit: 'Log In',
    forgot: 'Forgot password?',
    newHere: 'No account yet?',
    register: 'Sign Up',
    usernameHint: 'Or an email address of your account.',
    failed: 'Username or password is incorrect',
    failedToast: 'Invalid username or password.',
  },
  code: {
    title: 'Enter your code',
    text: 'Your account asks for a second step: the code that your authenticator app shows now.',
    recoveryText: 'Enter one of the recovery codes that you kept when you switched on two-step login. Each works once.',
    field: 'Code',
    hint: '6 digits from your authenticator app.',
    recoveryField: 'Recovery code',
    recoveryHint: '24 letters and digits.',
    useRecovery: 'Use a recovery code',
    useApp: 'Use a code of the app',
    submit: 'Log In',
    back: 'Back to the password',
    lost: 'Have you lost both the app and the recovery codes? Then the operator of this site can help. You find the address in the',
    imprint: 'imprint',
    failed: 'You could not be logged in',
  },
  social: {
    separator: 'or continue with',
    unavailable: 'Not offered here',
    why: (names: string) => `This site does not offer ${names}. A username and a password are enough.`,
    providers: { google: 'Google', facebook: 'Facebook', linkedIn: 'LinkedIn', apple: 'Apple' },
    failed: 'You could not be logged in with Google',
    failures: {
      GOOGLE_AWAY: 'Google cannot be reached at the moment. Please try again in a while, or log in with your password.',
      GOOGLE_CANCELLED: 'You did not continue with Google. Log in here in any way you like.',
      GOOGLE_REFUSED: 'We could not verify Google’s reply. Please try again.',
      GOOGLE_EXPIRED: 'The login took too long, or began in another browser. Please try again.',
      GOOGLE_EMAIL_MISSING:
        'Google did not tell us your email address, and your account needs one. Please try again and share it.',
      GOOGLE_EMAIL_IN_USE:
        'Another account has this email address already. Please log in with its username and password.',
      GOOGLE_OTHER_ACCOUNT:
        'That was another Google account than the one that you log in here with. Please try again with that one.',
    } satisfies Record<GoogleFailure, string>,
  },
  register: {
    title: 'Sign Up',
    lead: 'One account is enough, whether you file a claim or answer one.',
    groups: { person: 'About you', place: 'Where you live', access: 'How you log in' },
    submit: 'Sign Up',
    terms: 'By signing up you accept the',
    termsLink: 'terms and conditions',
    haveAccount: 'Have an account already?',
    login: 'Log In',
    failed: 'Register failed.',
    failedToast: 'Registration failed. Please try again.',
    invited: {
      title: 'You were invited to answer a claim',
      text: 'We have filled in the details that the plaintiff stated about you. Please correct any mistakes. Once your email address is confirmed, you can answer the claim.',
    },
    codeUsed: {
      title: 'This redeem code was used already',
      text: 'Somebody has linked the claim to an account with it. If that was you, log in. If not, register here and write to the operator named in the imprint.',
    },
    codeUnknown: {
      title: 'This redeem code is not valid',
      text: 'It may have expired, been replaced, or been used already. You can register all the same, and ask for a new code under Takeover.',
    },
    codeFailed: {
      title: 'The redeem code could not be looked up',
      text: 'You can register all the same: your code is kept with the registration.',
    },
    referred: 'You are registering on the recommendation of a Redress user.',
  },
  terms: { title: 'Terms and conditions', ownPage: 'Open the terms on a page of their own' },
  forgot: {
    title: 'Forgot password?',
    lead: 'Tell us the email address of your account. We send you a link to choose a new password.',
    submit: 'Send the link',
    done: 'If the email is valid, instructions will be sent.',
    doneText: 'The link works for one hour. Check the spam folder too if nothing arrives within a few minutes.',
    back: 'Back to Log In',
    failed: 'An error occurred. Please try again.',
  },
  reset: {
    title: 'Choose a new password',
    lead: 'This logs you out everywhere else.',
    submit: 'Save the new password',
    done: 'Your password has been reset. Please log in with the new one.',
    failed: 'An error occurred. Please try again.',
    newLink: 'Ask for a new link',
    invalid: {
      title: 'This link is not valid',
      text: 'It may have been used already, be older than an hour, or have been cut off in your mail program. Ask for a new one: it comes within a minute.',
    },
  },
  sent: {
    title: 'Check your email',
    lead: (address: string) => `We sent a confirmation link to ${address}.`,
    leadUnknown: 'We sent a confirmation link to the address that you gave.',
    steps: ['Open the email and follow the link. It works for 24 hours.', 'Log in with your username and password.'],
    missing: 'Nothing there? Check the spam folder. If you log in, you can have the link sent again.',
    login: 'Log In',
  },
  send: {
    title: 'Confirm your email',
    lead: 'Your account is ready once you have confirmed your email address. Follow the link that we sent you, or have a new one sent.',
    visitorLead: 'Log in first, then we can send you a new confirmation link.',
    addresses: 'Addresses that wait for confirmation',
    send: 'Send the link again',
    check: 'I have confirmed it',
    stillUnconfirmed: 'This address is not confirmed yet.',
    otherAccount: 'Use another account',
    dashboard: 'Go to the dashboard',
    login: 'Log In',
    done: 'Confirmation email sent.',
    failed: 'Confirmation email could not be sent',
    failedToast: 'Failed to send confirmation email',
  },
  confirm: {
    title: 'Is this your account?',
    lead: (address: string) =>
      `Somebody opened or changed this account with the email address ${address}. Confirm only if that was you.`,
    account: 'The account',
    username: 'Username',
    name: 'Name',
    address: 'Email',
    claims: (count: number) =>
      count === 1
        ? 'A claim names this email address. Once it is confirmed, this account can link the claim on Home, to read and answer it.'
        : `${count} claims name this email address. Once it is confirmed, this account can link the claims on Home, to read and answer them.`,
    takesClaimOver:
      'The account was opened with the code of a claim. Once the email address is confirmed, the claim is linked to the account, which can read and answer it.',
    submit: 'Confirm email',
    refuse: 'This was not me',
    refuseNote:
      'If it was not you, we remove this address from the account. An account without another address is deleted.',
    refused: {
      title: 'Thank you. The email address is free again.',
      lead: (username: string) => `The account ${username} can no longer use it. You need do nothing else.`,
      home: 'To the start page',
    },
    failed: 'Confirmation failed',
    registration: {
      done: 'Registration confirmed.',
      failedToast: 'Registration confirmation failed. Please try again.',
    },
    additional: { done: 'Email confirmed.', failedToast: 'Confirmation failed. Please try again.' },
  },
}
