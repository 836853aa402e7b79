import type { NamedTakeover } from '@redress/contract/defendants.ts'
import type { GoogleFailure } from '@redress/contract/social-providers.ts'
import type { Contester } from '@redress/domain/claim/takeovers.ts'
import type { MainAction, Turn } from '@redress/domain/claim/turns.ts'
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
    address: 'Your street. It stands on the public record of claims that you file: leave it empty to keep it private.',
    city: 'City and country stand on the public record of claims that you file.',
  },
  entry: {
    title: 'Welcome to Redress',
    lead: 'Log in to file a claim, to answer one, or to see where yours stands.',
    returning: 'Please log in to go on. You will come back to where you were.',
    ended: {
      title: 'Your session has ended',
      text: 'You were logged out, perhaps in another window or by a new password. Log in again and you come back to where you were. What you typed is still there.',
    },
    newHere: 'New here?',
    register: 'Register',
  },
  login: {
    title: 'Log In',
    lead: 'Good to see you again.',
    submit: 'Log In',
    forgot: 'Forgot password?',
    newHere: 'No account yet?',
    register: 'Sign Up',
    usernameHint: 'Or an email address of your account.',
    failed: 'Username or password is incorrect',
    failedToast: 'Invalid username or password.',
  },
  social: {
    separator: 'or continue with',
    unavailable: 'Not available yet',
    providers: { google: 'Google', facebook: 'Facebook', linkedIn: 'LinkedIn', apple: 'Apple' },
    failed: 'You could not be logged in with Google',
    failures: {
      GOOGLE_AWAY: 'Google cannot be reached at the moment. Please try again in a while, or log in with your password.',
      GOOGLE_CANCELLED: 'You did not go on with Google. Log in here in whichever way you like.',
      GOOGLE_REFUSED: 'What came back from Google did not fit what we asked for. Please try again.',
      GOOGLE_EXPIRED: 'It took too long, or was begun in another browser. Please try again.',
      GOOGLE_EMAIL_MISSING:
        'Google did not tell us your email address, and your account needs one. Please try again and share it.',
      GOOGLE_EMAIL_IN_USE:
        'Another account has this email address already. Please log in with its username and password.',
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
      text: 'We have filled in what the plaintiff stated about you. Please correct what is wrong. Once your email address is confirmed, the claim is yours to answer.',
    },
    codeUsed: {
      title: 'This redeem code was used already',
      text: 'The claim has been taken over with it. If that was you, sign in. If it was not, register here and write to whoever runs this site.',
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
    doneText: 'The link works for one hour. Look into the spam folder too if nothing arrives within a few minutes.',
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
      text: 'It may have been used already, be older than an hour, or have been cut off in your mail program. A new one is on its way within a minute.',
    },
  },
  sent: {
    title: 'Check your email',
    lead: (address: string) => `We sent a confirmation link to ${address}.`,
    leadUnknown: 'We sent a confirmation link to the address that you gave.',
    steps: ['Open the email and follow the link. It works for 24 hours.', 'Log in with your username and password.'],
    missing: 'Nothing there? Look into the spam folder. If you log in, you can have the link sent again.',
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
      `It was opened or changed with the email address ${address}. Confirm only what you did yourself.`,
    account: 'The account',
    username: 'Username',
    name: 'Name',
    address: 'Email',
    claims: (count: number) =>
      count === 1
        ? 'A claim names this email address. Once it is confirmed, the account is offered that claim on Home and can take it over, to read and answer it.'
        : `${count} claims name this email address. Once it is confirmed, the account is offered those claims on Home and can take them over, to read and answer them.`,
    takesClaimOver:
      'The account was opened with the code of a claim. Once the email address is confirmed, the account takes that claim over and can read and answer it.',
    submit: 'Confirm email',
    refuse: 'This was not me',
    refuseNote: 'If it was not you, the account loses the email address, and ends where it has no other.',
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

/** The dashboard's first screen. */
export const dashboardHome = {
  documentTitle: 'Home',
  greeting: (firstName: string) => `Hello, ${firstName}`,
  share: 'Share',
  shared: 'Profile link copied to clipboard',
  highlights: {
    title: 'Claims Highlights',
    against: 'Claims against',
    created: 'Created claims',
    active: 'Active claims',
    disputed: 'Disputed claims',
    failed: 'Claims could not be fetched',
  },
  offered: {
    title: 'Claims that name your email address',
    lead: 'Take a claim over to read all of it and to answer it. It costs nothing and does not mean that you agree. The plaintiff is told your name, and that you have taken it over.',
    asPerson: 'It names you as a person.',
    asCompany: (company: string) => `It names your address as that of ${company}.`,
    asRepresentative: (company: string) => `It names you as a representative of ${company}.`,
    date: 'Date of claim',
    takeOver: 'Take over',
    takeOverClaim: (sentence: string) => `Take over: ${sentence}`,
    done: 'You have taken the claim over. You can read and answer it now.',
    failed: 'The claim could not be taken over',
    listFailed: 'Claims could not be fetched',
  },
  turns: {
    yours: 'Your turn',
    theirs: 'Waiting for others',
    nothingYours: 'Nothing waits for you at the moment.',
    nothingTheirs: 'You are not waiting for anybody.',
    all: { 'my-claims': 'All my claims', 'against-me': 'All claims against me' },
  },
  start: {
    title: 'Where to begin',
    text: 'Does somebody owe you money? File a claim: it takes about 20 minutes, and everything that you type is saved. Did we write to you about a claim against you? Enter the code from our email to answer it.',
    file: 'Create new claim',
    takeover: 'Enter a code',
  },
  recent: { title: 'Recent News & Activities', all: 'All notifications' },
  social: { title: 'Social Links', none: 'No social links are shown on your profile.' },
}

/** Whose turn a claim is, and what is asked for: on Home and in the lists. */
export const turns = {
  whose: {
    yours: 'Your turn',
    either: 'Either side can act',
    theirs: 'Their turn',
    none: 'Nobody’s turn',
    over: 'Resolved',
  } satisfies Record<Turn, string>,
  youAsk: (amount: string, names: string) => `You ask ${amount} from ${names}`,
  asksYou: (name: string, amount: string) => `${name} asks ${amount} from you`,
  draft: 'A claim that you have not submitted',
  draftAgainst: (names: string) => `Your claim against ${names}, not submitted`,
  draftOf: (amount: string, names: string) => `Your claim of ${amount} against ${names}, not submitted`,
  andMore: (first: string, count: string) => `${first} and ${count} more`,
  yours: {
    edit: 'Finish it and submit it. Everything that you typed is saved.',
    pay: 'It counts as filed as soon as its fee is paid.',
    accept: 'There is an offer for you to accept or reject.',
    dispute: 'Dispute it, make an offer, or pay. Reading it costs nothing.',
    resolve: 'You have agreed. Pay the fee to close the claim.',
    propose: 'Either side can make an offer now.',
  } satisfies Record<MainAction, string>,
  theirs: {
    edit: 'It is not submitted yet.',
    pay: 'It counts as filed as soon as its fee is paid.',
    accept: 'Your offer waits for their answer.',
    dispute: 'They have been told and have not answered yet.',
    resolve: 'You have agreed. The claim is closed as soon as they have paid the fee.',
    propose: 'Either side can make an offer now.',
  } satisfies Record<MainAction, string>,
  late: {
    yours: 'The claim is public without an answer. You can still answer it.',
    theirs: 'Nobody answered. The claim is public, and they can still answer.',
  },
  otherDefendantPays: (name: string) => `${name} has agreed and is to pay the fee. Nothing is asked of you.`,
  nothing: 'Nothing is asked of anyone at the moment.',
  /** Each stands before a date. */
  dates: {
    due: 'Answer by',
    expected: 'Answer expected by',
    late: 'The time to answer ended on',
    fee: 'Fee due by',
    feeLate: 'The fee was due on',
    offered: 'Offered on',
    created: 'Created on',
  },
  briefDates: {
    due: 'until',
    expected: 'until',
    late: '· was due',
    fee: 'until',
    feeLate: '· was due',
    offered: 'since',
    created: 'since',
  },
  actions: {
    edit: 'Finish the claim',
    pay: 'Pay the fee',
    accept: 'Read the offer',
    dispute: 'Answer',
    resolve: 'Pay the fee',
    propose: 'Make an offer',
  } satisfies Record<MainAction, string>,
  view: 'View claim',
  actionOf: (action: string, claim: string) => `${action}: ${claim}`,
}

export const profile = {
  title: 'Profile',
  account: {
    title: 'Account',
    username: 'Username',
    emails: 'Email addresses',
    columns: { email: 'Email', confirmed: 'Confirmed', primary: 'Primary Email', action: 'Action' },
    yes: 'Yes',
    no: 'No',
    confirm: 'Confirm email',
    confirmFor: (address: string) => `Confirm email ${address}`,
    setPrimary: 'Set as primary',
    setPrimaryFor: (address: string) => `Set ${address} as primary`,
    addEmail: 'Add email',
    changePassword: 'Change password',
    back: 'Back to the account',
    linkSent: 'Email with verification link has been sent to your email.',
    linkFailed: 'Error happened while resending email confirmation',
    primaryDone: 'Primary email address changed successfully.',
    primaryFailed: 'Something went wrong while changing email',
    remove: 'Remove',
    removeFor: (address: string) => `Remove ${address}`,
    removeQuestion: (address: string) => `Do you want to remove ${address}?`,
    removeText:
      'You can no longer log in with it, and get no more mail there. All your addresses are told, and can undo it for three days.',
    removeDone: 'Email address removed.',
    removeFailed: 'Email address could not be removed',
    passwordBesideGoogle:
      'You log in with Google. The password that you had before still logs in to your account as well: remove it if somebody else may know it.',
    removePassword: 'Remove password',
    removePasswordQuestion: 'Do you want to remove your password?',
    removePasswordText: 'From then on you log in with Google alone. This logs you out everywhere else.',
    passwordRemoved: 'Password removed.',
    passwordNotRemoved: 'Password could not be removed',
  },
  addEmail: {
    title: 'Add Email',
    field: 'Email',
    hint: 'We send a verification link to it.',
    submit: 'Add email',
    done: 'Email address added successfully.',
    linkSent: 'Email with verification link has been sent to your email address.',
    failed: 'Email cannot be added',
  },
  password: {
    title: 'Change Password',
    current: 'Current Password',
    new: 'New Password',
    hint: 'At least 8 characters, with an uppercase letter, a lowercase letter, a number and a special character.',
    repeat: 'Repeat Password',
    note: 'This logs you out everywhere else.',
    submit: 'Change password',
    done: 'Passwords updated successfully',
    failed: 'Password could not be changed',
    failedToast: 'Password change failed. Please try again.',
  },
  personal: {
    title: 'Personal data',
    firstName: 'First Name',
    lastName: 'Last Name',
    identificationId: 'Identification ID',
  },
  address: {
    title: 'Address',
    address: 'Address',
    addressHint:
      'Your street. It stands on the public record of claims that you file: leave it empty to keep it private.',
    country: 'Country',
    city: 'City',
    cityHint: 'City and country stand on the public record of claims that you file.',
  },
  edit: 'Edit information',
  updated: 'Profile information updated successfully',
  updateFailed: 'User profile could not be updated',
}

export const referrals = {
  documentTitle: 'Referrals',
  title: (count: string) => `Your referrals (${count})`,
  lead: 'Whoever registers by your link is listed here.',
  columns: { username: 'Username', registered: 'Registration date', status: 'Claim status' },
  noClaims: 'no claims',
  empty: 'You do not have any referral registrations yet.',
  emptyText: 'Share your link with people who could use it.',
  link: 'Get your referral link',
  copied: 'Referral link copied to clipboard',
  failed: 'User referrals could not be fetched',
}

export const wallets = {
  documentTitle: 'Payment',
  title: (count: string) => `Wallets (${count})`,
  lead: 'Keep the addresses of the Solana wallets that you pay from. Only you see this list.',
  list: 'Your wallets',
  columns: { address: 'Wallet address', action: 'Action' },
  add: 'Add Wallet',
  addTitle: 'Add Wallet',
  field: 'Wallet address',
  fieldHint: 'A Solana address: 32 to 44 letters and digits. Never enter a secret key or a recovery phrase.',
  delete: 'Delete',
  deleteFor: (address: string) => `Delete wallet ${address}`,
  deleteQuestion: 'Do you want to delete this wallet?',
  empty: 'You have not added a wallet yet.',
  emptyText: 'You can pay without one on this list. It only keeps the address at hand.',
  updated: 'Wallets updated successfully',
  updateFailed: 'Wallets could not be created',
  failed: 'Wallets could not be fetched',
}

export const takeover = {
  claim: {
    title: 'Takeover Claim',
    lead: 'Somebody filed a claim against you? Redeem the code from our email to read it and to answer.',
    submit: 'Takeover',
    done: 'Code redeemed successfully',
    switch: 'Go to Takeover',
    hint: 'Has the code expired, or does it not work? Go to Reset Code and have a new one sent.',
  },
  reset: {
    title: 'Reset Redeem Code',
    lead: 'Enter the code that you have. If we know it, we send a new one to the email address that the claim names, and the old one stops working.',
    submit: 'Reset Code',
    done: 'Reset takeover code successfully',
    switch: 'Go to Reset Code',
    hint: 'A code works for 30 days and can be used once. The plaintiff never sees it.',
  },
  field: 'Redeem Code',
  fieldHint: '26 letters and digits, in groups. Capitals and hyphens do not matter.',
  failed: 'Takeover code could not be redeemed',

  /** Who answers for a defendant. */
  place: {
    nobody: 'Nobody has taken the claim over yet.',
    by: (name: string, date: string) => `${name} took the claim over on ${date}.`,
    you: (date: string) => `You took the claim over on ${date}.`,
    confirmed: 'The address that the claim names is confirmed.',
    contested: (date: string) => `This is contested: a new code was sent, which can be used until ${date}.`,
  },
  /** How the letter to a defendant arrives: each step, and when. */
  delivery: {
    label: 'Our letter',
    steps: {
      queuedAt: 'Waits to be sent since',
      acceptedAt: 'Taken by the mail server',
      refusedAt: 'Refused by the mail server',
      openedAt: 'Code used on this site',
      takenOverAt: 'Claim taken over',
    },
    sent: 'Written',
    refusal: (reason: string) => `The mail server said: “${reason}”`,
    unknown: 'They may not know of the claim. The period for an answer runs all the same: you can tell them yourself.',
  },
  contest: {
    open: 'Not the right person?',
    question: (taker: string) => `Is ${taker} not the right person?`,
    whatHappens: (taker: string, defendant: string, email: string) => [
      `We send a new code to ${email}, the address that the claim names for ${defendant}.`,
      `${taker} is told that you contest this, and can read and answer the claim until somebody uses the new code.`,
      `As soon as it is used, ${taker} can do neither. Offers by ${taker} and what is not paid lapse. What was paid stays in force.`,
      'If nobody uses the code within 30 days, everything stays as it is.',
    ],
    submit: 'Contest and send a new code',
    done: 'Contested. A new code is on its way.',
    failed: 'This could not be contested',
  },
  /** On the claim, as long as it is contested who answers it. */
  contested: {
    contesters: {
      Plaintiff: 'The plaintiff',
      'named address': 'Whoever reads the address that the claim names',
    } satisfies Record<Contester, string>,
    you: {
      title: (defendant: string) => `It is contested that you answer for ${defendant}`,
      says: (contester: string) => `${contester} says that you are not the right person.`,
      follows: (email: string, date: string) =>
        `A new code was sent to ${email}. If somebody uses it by ${date}, you can no longer read or answer the claim, and your offers and what you have not paid lapse. Until then nothing changes.`,
      prove: (email: string) =>
        `Is ${email} your address? Add it to your profile and confirm it. Then nobody can contest this.`,
      profile: 'Open your profile',
    },
    others: {
      title: (taker: string, defendant: string) => `It is contested that ${taker} answers for ${defendant}`,
      says: (contester: string, taker: string) => `${contester} says that ${taker} is not the right person.`,
      follows: (taker: string, email: string, date: string) =>
        `A new code was sent to ${email}. Until somebody uses it, ${taker} can read and answer the claim. If nobody does by ${date}, everything stays as it is.`,
    },
  },
  facts: {
    number: 'Claim number',
    type: 'Type of claim',
    plaintiff: 'Filed by',
    defendant: 'Against',
    taker: 'Taken over by',
    since: 'Taken over on',
  },
  /** The page of the link in the mail to the address that a claim names. */
  byLink: {
    title: 'Who has taken over the claim',
    claim: 'The claim',
    notLoaded: 'The page could not be loaded',
    invalid: 'This link is not valid, or has expired.',
    toHome: 'Go to the home page',
    states: {
      taken: {
        title: (taker: string) => `${taker} has taken over the claim against you`,
        lead: (taker: string, _until: string) =>
          `${taker} used the code that we sent to you, and can read and answer the claim. If ${taker} acts for you, close this page: nothing has changed.`,
      },
      contested: {
        title: (_taker: string) => 'Contested: we send you a new code',
        lead: (taker: string, until: string) =>
          `It comes to the address where you found this link, and can be used until ${until}. As soon as it is used, ${taker} can no longer read or answer the claim.`,
      },
      confirmed: {
        title: (taker: string) => `${taker} has taken over the claim`,
        lead: (taker: string, _until: string) =>
          `${taker} has confirmed this e-mail address, so it can no longer be contested.`,
      },
      ended: {
        title: (taker: string) => `${taker} no longer has the claim`,
        lead: (_taker: string, _until: string) => 'Somebody else has used the new code that we sent to you.',
      },
    } satisfies Record<NamedTakeover['state'], unknown>,
    whatHappens: (taker: string) => [
      `Is ${taker} a stranger to you, or not the one who should answer? Then contest it:`,
      `We send a new code to the address where you found this link, and tell ${taker} and the plaintiff that it is contested. As soon as somebody uses the new code, ${taker} can no longer read or answer the claim, and what ${taker} offered or has not paid lapses. What was paid stays in force.`,
    ],
  },
}

export const notifications = {
  title: 'Notifications',
  bell: 'Notifications',
  bellUnread: (count: string) => `Notifications, ${count} unread`,
  all: 'All Notifications',
  unread: 'Unread',
  unreadMark: 'Unread',
  empty: 'No new notifications.',
  emptyText: 'You hear from us here when something happens in one of your claims.',
  close: 'Close notifications',
  failed: 'Notifications could not be fetched',
  markFailed: 'Notification mark as read failed',
}

export const userProfile = {
  title: 'Public profile',
  username: (username: string) => `@${username}`,
  notFound: 'User not found.',
  notFoundAction: 'Search the record',
  failed: 'Something went wrong',
  about: 'About',
  country: 'Country',
  memberSince: 'Member since',
  claims: {
    title: (count: string) => `Public claims (${count})`,
    empty: 'No claims found.',
    emptyText: 'Nothing that this user filed is public.',
  },
}

const kinds = { companies: 'Companies', people: 'People', claims: 'Claims' }

export const search = {
  title: 'Search',
  resultsFor: (term: string) => `Results for “${term}”`,
  lead: 'Every published claim, and the companies and people that it names.',
  privateLead: 'Published claims and the companies and people that they name, with what signed-in members may see.',
  privateLabel: 'Search the records',
  filters: 'Show',
  kinds,
  heading: (kind: string, count: string) => `${kind} (${count})`,
  showMore: 'Show more',
  none: {
    companies: 'No companies found.',
    people: 'No people found.',
    individuals: 'No individuals found.',
    claims: 'No claims found.',
    title: (term: string) => `Nothing was found for “${term}”`,
    advice: 'Try a part of the name, another spelling, or a place.',
    elsewhere: 'Something of another kind was found.',
    showAll: 'Show all that was found',
  },
  nothingChosen: 'Choose at least one kind of result.',
  prompt: {
    title: 'What are you looking for?',
    text: 'Type at least two letters of a name, a type of claim or a place, or the start of a claim’s number.',
  },
  position: (position: string, company: string) => (position === '' ? company : `${position}, ${company}`),
  announcement: (term: string, companies: number, people: number, claims: number) =>
    `Results for ${term}: ${companies} companies, ${people} people, ${claims} claims`,
  failed: 'Search failed.',
}
