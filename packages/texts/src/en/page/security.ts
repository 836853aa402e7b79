import type { ClosureObstacle } from '@redress/domain/claim/account-closure.ts'
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
  'payment details': 'Where you are paid on a claim was stated or changed',
  'second factor on': 'Two-step login was switched on',
  'second factor off': 'Two-step login was switched off',
  'second factor off by operator': 'The operator of this site switched two-step login off',
  'recovery codes': 'New recovery codes were made',
  closed: 'The account was closed',
} satisfies Record<AccountChangeKind, string>

export const accountChange = {
  undo: {
    title: 'Was this you?',
    lead: 'Your account was changed. If it was not you, undo it: you have three days from the change on.',
    change: 'The change',
    what: 'What',
    address: 'Email',
    account: 'Claim and account',
    username: 'Username',
    when: 'When',
    kinds,
    whatHappens:
      'Your email addresses, your password, Google and your wallets go back to how they were before, with every later change undone. If two-step login is on, or was switched off since, it is on afterwards. Everybody is logged out, you too. Where you are paid goes back too, and the side that owes the money is told. Otherwise your claims stay as they are.',
    submit: 'This was not me: undo it',
    ifYou: 'If it was you, you need do nothing. You can close this page.',
    failed: 'It could not be undone',
    closed: {
      title: 'Open your account again?',
      lead: 'Your account was closed. You have three days from then on to open it again. After that we delete for good everything that is yours alone.',
      whatHappens:
        'You log in as before, and find your claims as the others have left them. Your unpaid fees, your offers and sealed bids have ended.',
      submit: 'Open the account again',
      ifYou: 'If it is to stay closed, you need do nothing. You can close this page.',
    },
    secondFactor: {
      whatHappens:
        'Two-step login goes back to how it was before. Everything else in your account stays as it is. Everybody is logged out, you too.',
      proofTitle: 'Show that it is you',
      byPassword:
        'The link in the mail is not enough, so that nobody who reads your mail can do this. Type the password that your account had before it was changed in the last three days.',
      byCode:
        'The link in the mail is not enough, so that nobody who reads your mail can do this. Type a recovery code.',
      password: 'Password',
      code: 'Recovery code',
      codeHint: '24 letters and digits.',
      usePassword: 'Use the password instead',
      useCode: 'Use a recovery code instead',
    },
    undone: {
      title: 'The change is undone',
      lead: 'Everybody was logged out. If somebody else may know your password, choose a new one now.',
    },
    newPassword: 'Choose a new password',
    login: 'Log In',
    invalid: 'This link is not valid. It may be older than three days, or have been cut off in your mail program.',
    notLoaded: 'The page could not be loaded',
  },
  proof: {
    title: 'Please show that it is you',
    text: 'You logged in a while ago. As this concerns your whole account, please type your password once more.',
    textWithCode:
      'You logged in a while ago. As this concerns your whole account, please type your password once more, and a code.',
    password: 'Password',
    code: 'Code',
    codeHint: 'The 6 digits that your authenticator app shows, or a recovery code.',
    submit: 'Continue',
    failed: 'The password could not be checked',
    googleText:
      'You logged in a while ago. As this concerns your whole account, please log in with Google once more, and then do it again.',
    google: 'Log in with Google',
    googleFailed: {
      title: 'That did not show that it is you',
      reasons: {
        GOOGLE_CANCELLED: 'You did not continue with Google. Nothing was changed.',
        GOOGLE_AWAY: 'Google cannot be reached at the moment. Nothing was changed; please try again in a while.',
        GOOGLE_OTHER_ACCOUNT:
          'That was another Google account than the one that you log in here with. Nothing was changed; please try again with that one.',
      },
      otherwise: 'Google did not tell us that you logged in there just now. Nothing was changed; please try again.',
    },
  },
}

/** Activity log of an account, for its owner. */
export const activity = {
  title: 'Recent activity',
  lead: 'Everything that was done with your account in the last 180 days, and from where. If something was not you, log out everywhere and choose another password.',
  sessions: (count: number) =>
    count === 1
      ? 'This browser alone is logged in to your account.'
      : `${count} browsers are logged in to your account.`,
  list: 'Activity, newest first',
  kinds: {
    ...kinds,
    'signed in': 'You logged in',
    'recovery code used': 'A recovery code was used',
    'signed out everywhere': 'You logged out everywhere',
    'change undone': 'A change of the account was undone',
    'claim taken over': 'You linked a claim to your account',
    'document downloaded': 'You downloaded a document',
    'account suspended': 'The operator of this site suspended the account, or its filing',
    'suspension lifted': 'The operator of this site lifted the suspension',
    'staff added': 'The operator of this site gave this account a part in the console',
    'staff removed': 'The operator of this site took this account’s part in the console away',
    'payment settled by the operator': 'The operator of this site settled money that was sent for a payment of yours',
    'data export requested': 'You asked for an archive of your data',
    'data export downloaded': 'The archive of your data was downloaded',
  } satisfies Record<AccountEventKind, string>,
  claim: 'Open the claim',
  here: 'This browser',
  stillIn: 'Still logged in',
  placeUnknown: 'Place unknown',
  browserUnknown: 'Unknown browser',
  older: 'Show older',
  olderFailed: 'The older ones could not be loaded',
  empty: 'Nothing has been kept yet.',
  failed: 'Your activity could not be loaded',
  signOut: 'Log out everywhere',
  signOutQuestion: 'Log out everywhere?',
  signOutText:
    'Every browser that is logged in to your account is logged out, this one too. Then you log in again here. If somebody else may know your password, choose another one afterwards.',
  signOutFailed: 'You could not be logged out everywhere',
}

/** Switching two-step login on and off. */
export const secondFactor = {
  title: 'Two-step login',
  what: 'With two-step login, your password alone is not enough: we also ask for a code from an app on your phone. You need an authenticator app, such as Google Authenticator, Microsoft Authenticator, Aegis or 2FAS, or a password manager that makes such codes.',
  isOff: 'Two-step login is off.',
  isOn: 'Two-step login is on. Logging in asks for your password and then for a code.',
  switchOn: 'Switch on two-step login',
  failed: 'Two-step login could not be loaded',
  offerFailed: 'The QR code could not be made',
  setUp: {
    title: 'Set up two-step login',
    scan: 'Scan this with your authenticator app',
    scanHint: 'In the app, add an account and point the camera at the picture.',
    codeLabel: 'QR code with the secret for your authenticator app',
    onPhone: 'Is the app on this device?',
    open: 'Open the authenticator app',
    byHand: 'Or type the secret into the app. Keep it to yourself: with it others can make your codes.',
    copy: 'Copy the secret',
    copied: 'Secret copied',
    enter: 'Enter the code that the app shows now',
    field: 'Code',
    hint: '6 digits. They change every 30 seconds.',
    submit: 'Switch on',
    cancel: 'Cancel',
    failed: 'Two-step login could not be switched on',
  },
  codes: {
    titleOn: 'Two-step login is on. Keep your recovery codes',
    titleNew: 'Keep your new recovery codes',
    text: 'If you lose your phone, each of these logs you in once in place of a code of the app. They are shown only now. Keep them where you find them without your phone: on paper, or in a password manager.',
    replaced: 'Your earlier codes no longer work.',
    list: 'Recovery codes',
    copy: 'Copy the codes',
    copied: 'Codes copied',
    download: 'Save as a file',
    fileName: 'redress-recovery-codes.txt',
    fileTitle: (username: string) => `Recovery codes of ${username} for Redress. Each works once.`,
    kept: 'I have saved my codes',
  },
  left: (count: number) =>
    count === 0
      ? 'No recovery code is left.'
      : count === 1
        ? 'One recovery code is left.'
        : `${count} recovery codes are left.`,
  few: 'Make new ones before you need them: if you lose your phone without one, you depend on the operator of this site.',
  renew: 'Make new recovery codes',
  renewQuestion: 'Make new recovery codes?',
  renewText: 'Your present codes no longer work from then on.',
  renewFailed: 'No new codes could be made',
  switchOff: 'Switch off',
  switchOffQuestion: 'Switch off two-step login?',
  switchOffText:
    'From then on your password alone is enough to log in. We email all your addresses; the link in that email undoes it for three days.',
  switchedOff: 'Two-step login is switched off.',
  switchOffFailed: 'Two-step login could not be switched off',
}

/** Everything that is kept about the account, as one file. */
export const dataExport = {
  title: 'Your data',
  what: 'You can have everything that we keep about you as one file, a zip archive. It holds your account and its activity, your notifications, your payments and the documents that you added. It also holds your claims and those against you, with their history and messages.',
  notIn:
    'It holds everything that you can see on this site yourself. Documents of the other parties are not in it: you can download them on each claim.',
  failed: 'We could not check your archive. Please load the page again',
  ask: 'Ask for my data',
  askAgain: 'Ask for a new archive',
  askFailed: 'Your data could not be asked for',
  beingMade: 'Your archive is being put together',
  beingMadeText:
    'That takes a few minutes at most, longer with many documents. You can leave this page: we write to you when it is there.',
  ready: 'Your archive is ready',
  readyText: (madeAt: string, until: string) =>
    `It holds everything as of ${madeAt}. You can download it until ${until}, then it is deleted. Keep it where nobody else reads it.`,
  download: (size: string) => `Download (${size})`,
  downloading: 'Downloading …',
  downloadFailed: 'The archive could not be downloaded',
  nextAt: (time: string) => `You can ask for a new archive once a day, next from ${time}.`,
}

/** Closing the account. */
export const accountClosure = {
  title: 'Close account',
  what: 'You can close your account here. You are logged out everywhere at once, and nobody can log in to it any more.',
  undo: 'We email all your confirmed addresses. For three days you can undo it with the button in that email. Everything is then as it was; only your unpaid fees, your offers and sealed bids have ended.',
  goes: 'Deleted after the three days',
  goesItems: [
    'your addresses, password, two-step login and wallets',
    'your street address and identification number',
    'your claim in preparation, with its documents',
    'your notifications, your activity, and the archive of your data',
  ],
  stays: 'Kept with your name',
  staysItems: [
    'claims that were filed, by you or against you, with their documents, messages and history: the other parties rely on them',
    'the public record of those claims',
    'fees that were paid, for the accounts',
  ],
  dataFirst: 'If you want a copy of everything, ask for it under “Your data” first.',
  claim: (number: string) => `Claim ${number}`,
  inTheWay: 'Before you can close your account',
  andMore: (count: number, shown: string) => (count === 1 ? 'and one more claim' : `and ${shown} more claims`),
  obstacles: {
    'unpaid submission': 'is submitted, and its fee is not paid. Pay the fee or take the claim back.',
    'notice period':
      'is in its notice period: the defendants were promised this time to settle it with you. Wait until it is public or settled.',
    'open offer': 'has an offer that waits for your answer. Accept it or reject it.',
    'unpaid agreement': 'is agreed, and its fee is not paid. The claim is resolved as soon as it is paid.',
  } satisfies Record<ClosureObstacle, string>,
  failed: 'Your claims could not be loaded',
  submit: 'Close my account',
  question: 'Close your account?',
  questionText:
    'You are logged out everywhere at once. For three days you can undo it by email. Then we delete for good everything that is yours alone.',
  submitFailed: 'Your account could not be closed',
  done: {
    title: 'Your account is closed',
    lead: 'Nobody can log in to it any more. We have written to all your confirmed addresses.',
    until: (time: string) =>
      `Until ${time} you can undo it with the button in that email. Then we delete for good everything that is yours alone.`,
    within:
      'For three days you can undo it with the button in that email. Then we delete for good everything that is yours alone.',
    home: 'To the front page',
  },
}
