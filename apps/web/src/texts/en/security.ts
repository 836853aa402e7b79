import type { AccountChangeKind } from '@redress/domain/people/account-changes.ts'
import type { AccountEventKind } from '@redress/domain/people/account-events.ts'

const kinds = {
  'address added': 'An email address was added',
  'address removed': 'An email address was removed',
  'primary address': 'Another email address became the primary one',
  password: 'The password was changed',
  'password removed': 'The password was removed',
  'Google linked': 'A Google account can log in',
  wallets: 'The list of wallets was changed',
} satisfies Record<AccountChangeKind, string>

export const accountChange = {
  undo: {
    title: 'Was this you?',
    lead: 'Your account was changed. If it was not you, undo it: you have three days from the change on.',
    change: 'The change',
    what: 'What',
    address: 'Email',
    username: 'Username',
    when: 'When',
    kinds,
    whatHappens:
      'Your email addresses, your password, Google and your wallets go back to how they were before, whatever was changed in them since. Everybody is logged out, you too. Your claims stay as they are.',
    submit: 'This was not me: undo it',
    ifYou: 'If it was you, you need do nothing. You can close this page.',
    failed: 'It could not be undone',
    undone: {
      title: 'Your account is as it was before',
      lead: 'Everybody was logged out. If somebody else may know your password, choose a new one now.',
    },
    newPassword: 'Choose a new password',
    login: 'Log In',
    invalid: 'This link is not valid. It may be older than three days, or have been cut off in your mail program.',
    notLoaded: 'The page could not be loaded',
  },
  proof: {
    title: 'Please show that it is you',
    text: 'You logged in a while ago. As this changes how you log in or are paid, please type your password once more.',
    password: 'Password',
    submit: 'Go on',
    failed: 'The password could not be checked',
    googleText:
      'You logged in a while ago. As this changes how you log in or are paid, please log in with Google once more, and then do it again.',
    google: 'Log in with Google',
  },
}

/** What was done with the account, for its owner. */
export const activity = {
  title: 'Recent activity',
  lead: 'What was done with your account in the last 180 days, and from where. If something was not you, sign out everywhere and choose another password.',
  sessions: (count: number) =>
    count === 1
      ? 'This browser alone is logged in to your account.'
      : `${count} browsers are logged in to your account.`,
  list: 'What was done, newest first',
  kinds: {
    ...kinds,
    'signed in': 'You logged in',
    'signed out everywhere': 'You signed out everywhere',
    'change undone': 'A change of the account was undone',
    'claim taken over': 'You took a claim over',
    'document downloaded': 'You downloaded a document',
    'payment settled by the operator': 'The operator of this site settled what was sent for a payment of yours',
  } satisfies Record<AccountEventKind, string>,
  claim: 'Open the claim',
  here: 'This browser',
  stillIn: 'Still logged in',
  placeUnknown: 'Not known from where',
  browserUnknown: 'Unknown browser',
  older: 'Show older',
  olderFailed: 'The older ones could not be loaded',
  empty: 'Nothing has been kept yet.',
  failed: 'Your activity could not be loaded',
  signOut: 'Sign out everywhere',
  signOutQuestion: 'Sign out everywhere?',
  signOutText:
    'Every browser that is logged in to your account is logged out, this one too. Then you log in again here. If somebody else may know your password, choose another one afterwards.',
  signOutFailed: 'You could not be signed out everywhere',
}
