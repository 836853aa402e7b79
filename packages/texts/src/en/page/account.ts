import type { BiddingAction } from '@redress/domain/claim/bidding-view.ts'
import { sumDays } from '@redress/domain/claim/performance.ts'
import type { EndedResolutionStatus } from '@redress/domain/claim/resolutions.ts'
import type { MainAction, SumAction, Turn } from '@redress/domain/claim/turns.ts'
import type { Party } from '@redress/domain/people/parties.ts'

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
    lead: 'Link a claim to your account to read all of it, and to answer it unless it is over. It costs nothing and does not mean that you agree. We tell the plaintiff your name.',
    asPerson: 'It names you as a person.',
    asCompany: (company: string) => `It names your address as that of ${company}.`,
    asRepresentative: (company: string) => `It names you as a representative of ${company}.`,
    date: 'Date of the event',
    over: 'The claim is over, and can be read.',
    takeOver: 'Link to my account',
    takeOverClaim: (sentence: string) => `Link to my account: ${sentence}`,
    done: 'The claim is linked to your account.',
    failed: 'The claim could not be linked to your account',
    listFailed: 'Claims could not be fetched',
    disown: {
      label: 'This is not me',
      labelOf: (sentence: string) => `This is not me: ${sentence}`,
      question: 'Are you not the person whom the claim names?',
      whatHappens: (plaintiff: string) =>
        `We tell ${plaintiff} that our email reached the wrong person, and not who you are. We no longer write to you about this claim, and its code stops working. You cannot take this back here.`,
      goesOn: (isRestricted: boolean) =>
        `Are you that person after all? Then the claim goes on without your answer${isRestricted ? '' : ', and is public after its notice period'}.`,
      done: 'We no longer write to you about this claim.',
      failed: 'This could not be saved',
    },
  },
  turns: {
    yours: 'Your turn',
    theirs: 'Waiting for others',
    nothingYours: 'You have nothing to do at the moment.',
    onlyOffers: 'Decide on the claims above. You have nothing else to do.',
    nothingTheirs: 'You are not waiting for anybody.',
    some: (shown: string, all: string) => `You see ${shown} of ${all}: those due soonest, then the newest.`,
    all: { 'my-claims': 'All my claims', 'against-me': 'All claims against me' },
  },
  start: {
    title: 'Where to begin',
    owed: 'Does somebody owe you money? File a claim: it takes about 20 minutes, and everything that you type is saved.',
    writtenTo: 'Did we write to you about a claim against you? Enter the code from our email to answer it.',
    file: 'Create new claim',
    takeover: 'Enter a code',
  },
  recent: { title: 'Recent News & Activities', all: 'All notifications' },
  social: { title: 'Social Links', none: 'No social links are shown on your profile.' },
}

/** Labels and tasks of the turns, on Home and in the lists. */
export const turns = {
  whose: {
    yours: 'Your turn',
    either: 'Either side can act',
    theirs: 'Their turn',
    none: 'Nobody has to act',
    over: 'Resolved',
  } satisfies Record<Turn, string>,
  youAsk: (amount: string, names: string, isOver: boolean) => `You ${isOver ? 'asked' : 'ask'} ${amount} from ${names}`,
  asksYou: (name: string, amount: string, isOver: boolean) => `${name} ${isOver ? 'asked' : 'asks'} ${amount} from you`,
  draft: 'A claim that you have not submitted',
  draftAgainst: (names: string) => `Your claim against ${names}, not submitted`,
  draftOf: (amount: string, names: string) => `Your claim of ${amount} against ${names}, not submitted`,
  /** Names of several parties after "from" and after "against". */
  andMore: {
    from: (first: string, count: string) => `${first} and ${count} more`,
    against: (first: string, count: string) => `${first} and ${count} more`,
  },
  yours: {
    edit: 'Finish it and submit it. Everything that you typed is saved.',
    pay: 'The claim is filed as soon as its fee is paid.',
    accept: 'There is an offer for you to accept or reject.',
    dispute: 'Dispute it, make an offer, or pay. Reading it costs nothing.',
    resolve: 'You have agreed. Pay the fee to resolve the claim.',
    'answer payment claim': 'The defendant says that they have already paid. Say whether that is true.',
    'correct address': 'An email did not arrive, or reached somebody else. Correct the address, or withdraw the claim.',
    'end claim':
      'No email arrived, and no address can be corrected any more. Withdraw the claim, or end it as settled elsewhere.',
    'end agreement': 'The fee was not paid in time. Wait, pay it yourself, or end the agreement.',
    propose: 'Either side can make an offer now.',
    'answer bids': 'The other side asks for sealed bids. Agree or decline.',
    bid: 'Enter the sealed bid of your side. Nobody is shown it.',
    'answer middle': 'The sealed bids are close. Say whether you agree to the middle.',
  } satisfies Record<Exclude<MainAction, SumAction>, string>,
  theirs: {
    edit: 'It is not submitted yet.',
    pay: 'The claim is filed as soon as its fee is paid.',
    accept: 'Your offer waits for their answer.',
    dispute: 'There is no answer to the claim yet.',
    resolve: 'You have agreed. The claim is resolved as soon as they have paid the fee.',
    'answer payment claim': 'The plaintiff knows what you say of the payment and has to say whether it is true.',
    'correct address': 'An email did not arrive. The plaintiff has to correct the address.',
    'end claim': 'There is no answer to the claim yet.',
    'end agreement': 'The fee was not paid in time. The side that does not owe it can pay it, or end the agreement.',
    propose: 'Either side can make an offer now.',
    'answer bids': 'Your side has asked for sealed bids. They have to agree or decline.',
    bid: 'The sealed bid of your side is entered. They have to enter theirs.',
    'answer middle': 'You agree to the middle. You are told when it is decided.',
  } satisfies Record<Exclude<MainAction, SumAction>, string>,
  /** The next sum of an agreement, and who is asked for what. */
  nextSum: {
    yours: {
      'state account': (amount: string) => `State where ${amount} is to be paid to you.`,
      'pay sum': (amount: string) => `Pay ${amount}, and say on the claim that it is paid.`,
      'confirm sum': (amount: string) => `The other side says that it has paid ${amount}. Say whether you have it.`,
    } satisfies Record<SumAction, (amount: string) => string>,
    theirs: {
      'state account': (amount: string) =>
        `They have to state where you pay ${amount}. Until then nobody waits for you.`,
      'pay sum': (amount: string) => `They have to pay you ${amount}.`,
      'confirm sum': (amount: string) => `${amount} is said to be paid. They have to say whether they have it.`,
    } satisfies Record<SumAction, (amount: string) => string>,
  },
  late: {
    yours: 'The claim is public without an answer. You can still answer it.',
    theirs: 'Nobody answered. The claim is public, and they can still answer.',
    unreached: 'The claim is public, but our emails have reached no defendant.',
  },
  replied: {
    yours: 'A defendant has replied in public. You can still answer the claim itself.',
    theirs: 'A defendant has replied in public. They can still dispute the claim or make an offer.',
  },
  /** After the plaintiff has answered a defendant's payment claim. */
  paid: {
    yours:
      'The plaintiff has answered your words about a payment. You can still dispute the claim, make an offer, or pay.',
    theirs:
      'They say that they have already paid, and you have answered. They can still dispute the claim or make an offer.',
  },
  /** The last offer speaks for another defendant than the reader. */
  otherDefendants: {
    offer: (name: string) => `An offer by ${name} waits for an answer.`,
    agreed: (name: string, plaintiff: string) =>
      `${name} and ${plaintiff} have agreed. The claim is resolved as soon as ${plaintiff} has paid the fee.`,
    pays: (name: string) => `${name} has agreed and has to pay the fee. You do not have to act.`,
    bids: 'Sealed bids are between another defendant and the plaintiff. You do not have to act.',
    owes: (name: string) => `${name} pays what was agreed. You do not have to act.`,
  },
  /**
   * Notes on offers, on the page of the claim: the reader's own, one that has ended, and the fee of an accepted one.
   */
  offers: {
    yourOffer: 'You have made an offer. We tell you by email and here when it is answered.',
    coDefendantsOffer: 'Another defendant has made an offer. We tell you by email and here when it is answered.',
    /** Before the last day of the fee, by who owes it. */
    feeUnpaid: {
      own: 'If it is not paid by then, the other side can pay it instead, or end the agreement.',
      others: 'If it is not paid by then, you can pay it instead, or end the agreement.',
      anothers: (name: string) => `If it is not paid by then, ${name} can pay it instead, or end the agreement.`,
    },
    feeNotInTime: (name: string) => `It was not paid in time: ${name} can pay it instead, or end the agreement.`,
    unpaidAgreement: 'The agreement has ended: its fee was not paid in time.',
    endedOffer: {
      REJECTED: 'The last offer was rejected.',
      COUNTERED: 'The last offer was answered by a counter-offer.',
      WITHDRAWN: 'The last offer was withdrawn.',
      EXPIRED: 'The last offer has expired: nobody answered it in time.',
      LAPSED: 'The last offer is not valid any more: the person who made or accepted it has left the claim.',
    } satisfies Record<EndedResolutionStatus, string>,
    feeOverdue: {
      own: 'You can still pay the fee, and the claim is resolved as soon as it is paid. Until then the other side can pay it instead, or end the agreement.',
      others:
        'You can wait, pay the fee yourself, or end the agreement. If you pay it, the claim is resolved as agreed. If you end the agreement, either side can make another offer.',
    },
  },
  /** Notes on the sums owed by an agreement, on the page of the claim. */
  sums: {
    pay: (amount: string) =>
      `Pay ${amount} directly to the plaintiff; Redress never holds it. Then say here that you have paid.`,
    awaited: 'The money is paid directly to you; Redress never holds it. When you have it, say so here.',
    noAccount: `The money is paid directly to you: state your IBAN, or another way. Only the side that owes it sees that. Nothing counts as overdue before an account has stood here for ${sumDays.withAccount} days.`,
    accountAwaited: `The plaintiff has not stated an account yet. You need not pay before that. We tell you at once, and you then have at least ${sumDays.withAccount} days. If you have paid in another way, say so.`,
    confirm: (until: string) =>
      `Look at your account, and say whether it has arrived. If you say nothing by ${until}, it counts as “said to be paid, not contradicted”.`,
    saidPaid: (until: string) =>
      `It is said to be paid. If the plaintiff says nothing by ${until}, it counts as “said to be paid, not contradicted”.`,
    anothers: (name: string) => `${name} owes it. You do not have to act.`,
    gone: {
      Plaintiff:
        'The defendant has closed their account, so nobody here is reminded any more. What was agreed still holds.',
      Defendant:
        'The plaintiff has closed their account, so nobody here says whether it has arrived. What was agreed still holds.',
    } satisfies Record<Party, string>,
    kept: {
      Plaintiff: 'You have said that all that was agreed has arrived: the agreement is kept.',
      Defendant: 'The plaintiff says that all that was agreed has arrived: the agreement is kept.',
    } satisfies Record<Party, string>,
    notContradicted: {
      Plaintiff: (until: string) =>
        `The other side says that it has paid, and you did not answer for ${sumDays.ofSilence} days. If it has not arrived, you can say so until ${until}.`,
      Defendant: (until: string) =>
        `It is said to be paid, and the plaintiff has not contradicted that for ${sumDays.ofSilence} days. They still can until ${until}: keep your receipt.`,
    } satisfies Record<Party, unknown>,
    notContradictedAnyMore: 'It is said to be paid, and the plaintiff has not contradicted that.',
  },
  /** Tasks and notes of sealed bids, on the page of the claim. */
  bids: {
    title: 'Settle by sealed bids',
    tasks: {
      'answer bids': (until: string) => `agree to sealed bids or decline, until ${until}`,
      bid: (until: string) => `enter a sealed bid until ${until}`,
      'answer middle': (until: string) => `say whether to agree to the middle, until ${until}`,
    } satisfies Record<BiddingAction, (until: string) => string>,
    words: {
      yours: 'An offer is still possible, and ends the sealed bids.',
      theirs: 'We tell you by email and here how the sealed bids go on. An offer is still possible, and ends them.',
      anothers:
        'Sealed bids are between another defendant and the plaintiff. An offer is still possible, and ends them.',
    },
  },
  gone: 'The other side has closed their account.',
  nothing: 'Nobody has to act at the moment.',
  /** Labels before a date. */
  dates: {
    due: 'Answer by',
    expected: 'Answer expected by',
    late: 'The time to answer ended on',
    fee: 'Fee due by',
    feeLate: 'The fee was due on',
    sum: 'To be paid by',
    sumLate: 'Was to be paid by',
    bids: 'Sealed bids open until',
    sumSilence: 'To be answered by',
    offer: 'Offer open until',
    created: 'Created on',
  },
  briefDates: {
    due: 'until',
    expected: 'until',
    late: '· was due',
    fee: 'until',
    feeLate: '· was due',
    sum: 'until',
    sumLate: '· was due',
    bids: 'until',
    sumSilence: 'until',
    offer: 'until',
    created: 'since',
  },
  actions: {
    edit: 'Finish the claim',
    pay: 'Pay the fee',
    accept: 'Read the offer',
    dispute: 'Answer',
    resolve: 'Pay the fee',
    'answer payment claim': 'Say whether it is paid',
    'correct address': 'Correct the address',
    'end claim': 'Decide',
    'end agreement': 'Decide',
    propose: 'Make an offer',
    'state account': 'State where you are paid',
    'pay sum': 'See what to pay',
    'answer bids': 'Agree or decline',
    bid: 'Enter a bid',
    'answer middle': 'Answer',
    'confirm sum': 'Say whether you have it',
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
      'You can no longer log in with it, and get no more mail there. We email all your addresses; the link in that email undoes it for three days.',
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
  socialProviders: {
    title: 'Social Providers',
    lead: 'With which other accounts you can log in here.',
    open: 'Social providers',
    columns: { provider: 'Provider', state: 'State', action: 'Action' },
    linked: (address: string) => `Linked as ${address}`,
    notLinked: 'Not linked',
    howToLink: (addresses: string) =>
      `To link Google, log out and choose Google when you log in. The Google account has to use a confirmed address of yours: ${addresses}. Any other one opens an account of its own.`,
    link: (provider: string) => `Link ${provider}`,
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
    addressHint: 'Your street. The public record of claims that you file shows it, unless you withhold it.',
    showStreet: 'Show my street to the public',
    streetShown: 'Everybody can read it on the public record of claims that you file.',
    streetWithheld: 'Only the parties of your claims see it.',
    country: 'Country',
    city: 'City',
    cityHint: 'The public record of claims that you file shows your city and country.',
  },
  edit: 'Edit information',
  updated: 'Profile information updated successfully',
  updateFailed: 'User profile could not be updated',
}

export const referrals = {
  documentTitle: 'Referrals',
  title: (count: string) => `Your referrals (${count})`,
  lead: 'Here you see everyone who has registered with your link.',
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
  more: 'Show more notifications',
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
    emptyText: 'This user has no public claims.',
    more: 'Show more claims',
  },
}

const kinds = { companies: 'Companies', people: 'People', claims: 'Claims' }

export const search = {
  title: 'Search',
  resultsFor: (term: string) => `Results for “${term}”`,
  lead: 'Every published claim, and the companies and people that it names.',
  privateLead:
    'Published claims and the companies and people that they name, with the details that logged-in members may see.',
  privateLabel: 'Search the records',
  filters: 'Show',
  kinds,
  heading: (kind: string, count: string) => `${kind} (${count})`,
  /** Count of a frequent term, which is capped. */
  orMore: (count: string) => `${count}+`,
  first: (count: string) => `These are the first ${count}. A longer or second word finds fewer.`,
  showMore: 'Show more',
  none: {
    companies: 'No companies found.',
    people: 'No people found.',
    individuals: 'No individuals found.',
    claims: 'No claims found.',
    title: (term: string) => `Nothing was found for “${term}”`,
    advice: 'Try the beginning of a name, another spelling, or a place.',
    elsewhere: 'We found something of another kind.',
    showAll: 'Show everything we found',
    suggestion: (name: string) => `Did you mean “${name}”?`,
  },
  nothingChosen: 'Choose at least one kind of result.',
  prompt: {
    title: 'What are you looking for?',
    text: 'Type at least two letters of a name, a type of claim or a place, or the start of a claim’s number.',
  },
  tooLong: {
    title: 'That is too long to search for',
    text: (most: string) =>
      `You can search for up to ${most} characters. Shorten it to a name, a type of claim or a place.`,
  },
  position: (position: string, company: string) => (position === '' ? company : `${position}, ${company}`),
  announcement: (term: string, companies: string, people: string, claims: string) =>
    `Results for ${term}: ${companies} companies, ${people} people, ${claims} claims`,
  failed: 'Search failed.',
}

/** Frame of every page of the dashboard. */
export const dashboard = {
  brand: ', dashboard home',
  navigation: 'Dashboard',
  items: {
    home: 'Home',
    search: 'Search',
    claims: 'Claims',
    myClaims: 'My Claims',
    claimsAgainstMe: 'Claims against me',
    createClaim: 'Create new claim',
    takeover: 'Takeover',
    profileGroup: 'Profile',
    profile: 'Profile',
    referrals: 'Referrals',
    payment: 'Payment',
    faq: 'FAQ',
    logout: 'Logout',
  },
  titles: {
    claims: 'Claims',
    createClaim: 'Create New Claim',
    profile: 'Profile',
    search: 'Search',
    referrals: 'Referrals',
    socialProviders: 'Social Providers',
    faq: 'FAQ',
    payment: 'Payment',
    home: 'Home',
    operator: 'Console',
  },
}
