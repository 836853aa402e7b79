import type { Operator } from '@redress/contract/configuration.ts'
import { arrangingDays } from '@redress/domain/claim/correspondence.ts'
import type { ClaimType } from '@redress/domain/claim/vocabulary.ts'
import type { PaymentPurpose } from '@redress/domain/money/payments.ts'
import type { AccountChangeKind } from '@redress/domain/people/account-changes.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import type { ReportReason } from '@redress/domain/record/reports.ts'
import { dataExport } from '../archive/en.ts'
import { letter } from '../letters/en.ts'
import type { FormattedFacts, NotificationTexts } from '../notification-texts.ts'

/** What a receipt says of its claim, each formatted for readers of one language. */
export interface ReceiptFacts {
  readonly plaintiff: string
  readonly defendants: string
  readonly value: string
  /** When the claim becomes public; `null` where it is. */
  readonly until: string | null
  /** Whether it was resolved before anybody else saw it. */
  readonly isSettledEarly: boolean
  /** Whether the plaintiff has closed their account, so that nobody would answer an offer. */
  readonly isPlaintiffGone: boolean
}

const outcome = (isSettledEarly: boolean): string =>
  isSettledEarly
    ? 'It was settled before publication, so it stays private: the public learns neither names nor terms, unless everybody concerned agrees to show the claim.'
    : 'The outcome stays on record; the terms stay between the parties.'

const confirm = 'Confirm email address'
const signIn = 'Sign in'

const actor = ({ by }: FormattedFacts): string => by?.name ?? 'The other party'

const mine = ({ claimType, defendants }: FormattedFacts): string => `your claim against ${defendants} (${claimType})`
const theirs = ({ claimType, plaintiff }: FormattedFacts): string => `the claim by ${plaintiff} (${claimType})`

const proposal = (claim: string, facts: FormattedFacts, reader: Party): string =>
  `${actor(facts)} proposed a resolution for ${claim}. ${facts.offer}${answerable(facts, reader)}`

const counterOffer = (claim: string, facts: FormattedFacts, reader: Party): string =>
  `${actor(facts)} has made a counter-offer of ${facts.amount} for ${claim}. It takes the place of the offer of ${facts.countered}, which can no longer be accepted. ${facts.offer}${answerable(facts, reader)}`

const answerable = ({ by, offerExpiresAt }: FormattedFacts, reader: Party): string =>
  `\n\n${
    by?.party === reader
      ? 'The other party can now accept or reject it.'
      : 'You can accept it, reject it, or make a counter-offer.'
  }${offerExpiresAt === '' ? '' : ` It stands until ${offerExpiresAt}.`}`

const withdrawnOffer = (claim: string, facts: FormattedFacts): string =>
  `${actor(facts)} has withdrawn the offer of ${facts.amount} for ${claim}. ${facts.offer} It can no longer be accepted. Either party can propose another one.`

const expired = (claim: string, facts: FormattedFacts): string =>
  `The offer of ${facts.amount} for ${claim} has expired: nobody answered it in time. ${facts.offer} It can no longer be accepted. Either party can propose another one.`

const accepted = (claim: string, facts: FormattedFacts): string =>
  `${actor(facts)} accepted the resolution for ${claim}. ${facts.offer}${facts.feeDueOn === '' ? '' : ` The last day to pay it is ${facts.feeDueOn}.`}\n\nThe claim is resolved as soon as the fee is paid.`

const rejected = (claim: string, facts: FormattedFacts): string =>
  `${actor(facts)} rejected the resolution for ${claim}. ${facts.offer} Either party can propose another one.`

const lapsed = (claim: string, facts: FormattedFacts): string =>
  `The resolution for ${claim} has lapsed: whoever had made or accepted it for the defence was replaced by ${actor(facts)}. ${facts.offer} Either party can propose another one.`

const offererLeft = (claim: string, facts: FormattedFacts): string =>
  `${actor(facts)} is closing their account, so that the offer for ${claim} no longer stands. ${facts.offer}`

/** What an end by the plaintiff means: the notice period that still runs tells whether anything is public. */
const endedAlone = ({ answerBy }: FormattedFacts): string =>
  `That is final and free of charge. An offer that was open no longer stands. No fee is owed any more, and the operator returns what still arrives. ${
    answerBy === ''
      ? 'The public record says how it ended.'
      : 'It ended within its notice period, so that nothing of it becomes public.'
  }`

/** Where there is time, how much. */
const answerDue = ({ answerBy }: FormattedFacts): string =>
  answerBy === '' ? '' : ` The last day to answer is ${answerBy}.`

const counted = (count: number, one: string, many: string): string => (count === 1 ? one : `${count} ${many}`)

/** Who has written how much. */
const written = (facts: FormattedFacts): string => {
  const { messages, documents, writers } = facts.words
  const what = [
    ...(messages > 0 ? [`wrote ${counted(messages, 'a message', 'messages')}`] : []),
    ...(documents > 0 ? [`added ${counted(documents, 'a document', 'documents')}`] : []),
  ]
  const who = writers.length > 0 ? writers.join(', ') : actor(facts)
  return `${who} ${what.join(' and ') || 'wrote'}`
}

const disputed = ({ disputeReason }: FormattedFacts): string =>
  disputeReason === '' ? '' : ` The reason given is “${disputeReason}”.`

const unpaid = (answer: string, claim: string, { fee, answerBy }: FormattedFacts): string =>
  `Your ${answer} of ${claim} is written, and counts only when its fee of ${fee} is paid. Until then others can see only that it is written and not paid.${
    answerBy === '' ? '' : ` The claim becomes public after ${answerBy}.`
  }\n\nYou can pay it, change it or answer in another way on the claim.`

const contester = ({ by }: FormattedFacts): string =>
  by?.party === 'Plaintiff' ? 'The plaintiff' : 'Whoever reads the address that the claim names'

const directly = `What was agreed is paid directly between the parties. Redress never holds that money. Where it is to go, you can tell each other on the claim for ${arrangingDays} days.`

const notifications: NotificationTexts = {
  CLAIM_CREATED: {
    Plaintiff: {
      subject: 'Your claim was filed',
      content: facts =>
        `${mine(facts).replace('your', 'Your')} counts as filed. We write to the defendants today and invite them to answer.${facts.answerBy === '' ? '' : ` They can answer until ${facts.answerBy}. Then the claim becomes public, answered or not.`} We write to you as soon as anybody answers.`,
    },
    Defendant: {
      subject: 'A claim names your email address',
      content: facts =>
        `${facts.plaintiff} filed a claim of ${facts.amount} that names an email address of yours. Take it over on Home to read and answer it.`,
    },
  },
  CLAIM_AMENDED: {
    Plaintiff: {
      subject: 'The value of your claim was changed',
      content: facts => `The value of ${mine(facts)} is now ${facts.amount}.`,
    },
    Defendant: {
      subject: 'The value of a claim against you was changed',
      content: facts =>
        `${facts.plaintiff} changed the value of the claim against you (${facts.claimType}) to ${facts.amount}.${answerDue(facts)}`,
    },
  },
  NOTICE_PERIOD_EXTENDED: {
    Plaintiff: {
      subject: 'The defendants have more time to answer your claim',
      content: facts =>
        `${actor(facts)} asked for more time to answer ${mine(facts)}. It is given at once, and once per claim.\n\nThe last day to answer is now ${facts.answerBy}, and the claim becomes public then.`,
    },
    Defendant: {
      subject: 'There is more time to answer a claim against you',
      content: facts =>
        `${actor(facts)} asked for more time to answer ${theirs(facts)}, and it was given.\n\nThe last day to answer is now ${facts.answerBy}, and the claim becomes public then. This is possible once per claim.`,
    },
  },
  CLAIM_PUBLISHED: {
    Plaintiff: {
      subject: 'Your claim is public now',
      content: facts =>
        `The notice period is over, and ${mine(facts)} is public: everybody can read who asks how much from whom, and how it stands. The documents and what happened stay between the parties. We write to you as soon as anything happens.`,
    },
    Defendant: {
      subject: 'A claim against you is public now',
      content: facts =>
        `The notice period is over, and ${theirs(facts)} is public: everybody can read who asks how much from whom, and how it stands. The documents and what happened stay between the parties.\n\nWhere nobody has answered it says “No response”. You can still answer it. A reply in public is free, and makes “No response” disappear.`,
    },
  },
  LETTER_REFUSED: {
    Plaintiff: {
      subject: 'Our letter to a defendant was refused',
      content: facts =>
        `A mail server refused our letter about ${mine(facts)} for good. ${facts.defendants} may not know of the claim.\n\nThe period for an answer runs all the same. Why it was refused stands on the claim. You can tell ${facts.defendants} of it yourself.`,
    },
    Defendant: {
      subject: 'Our letter to a defendant was refused',
      content: facts => `A mail server refused our letter to ${facts.defendants} about ${theirs(facts)} for good.`,
    },
  },
  CORRESPONDENCE: {
    Plaintiff: {
      subject: 'Something new to read on your claim',
      content: facts =>
        `${written(facts)} on ${mine(facts)}.\n\nYou can read it and write back on the claim. Only its parties see it, and it changes nothing of the claim itself.`,
    },
    Defendant: {
      subject: 'Something new to read on a claim against you',
      content: facts =>
        `${written(facts)} on ${theirs(facts)}.\n\nYou can read it and write back on the claim. Only its parties see it, and it changes nothing of the claim itself.`,
    },
  },
  PAYMENT_CLAIMED: {
    Plaintiff: {
      subject: 'A defendant says that your claim is paid already',
      content: facts =>
        `${actor(facts)} says that ${facts.payment.amount} of ${mine(facts)} was paid on ${facts.payment.on}.\n\nPlease look at the proof and at your own account. It is your turn: say on the claim whether it is paid. If it is, the claim ends. If a part is, say what is missing. If it is not, write back.`,
    },
    Defendant: {
      subject: 'Somebody says that a claim against you is paid already',
      content: facts =>
        `${actor(facts)} says that ${facts.payment.amount} of ${theirs(facts)} was paid on ${facts.payment.on}. The plaintiff is told, and is to say whether that is so.`,
    },
  },
  ADDRESS_DISOWNED: {
    Plaintiff: {
      subject: 'Our letter to a defendant reached somebody else',
      content: facts =>
        `Whoever reads the address that you named for ${facts.defendants} says that they are not ${facts.defendants}. We write there no more, and the code that we sent no longer opens ${mine(facts)}.\n\nThe period for an answer runs all the same. You can correct the address on the claim, and we write to the new one at once.`,
    },
    Defendant: {
      subject: 'A letter about a claim against you reached somebody else',
      content: facts =>
        `Whoever reads the address that ${theirs(facts)} names for ${facts.defendants} says that they are somebody else.`,
    },
  },
  CLAIM_TAKEN: {
    Plaintiff: {
      subject: 'A defendant has joined your claim',
      content: facts =>
        `${actor(facts)} has taken over ${mine(facts)} as a defendant and can answer it now.${answerDue(facts)}`,
    },
    Defendant: {
      subject: 'A claim against you was taken over',
      content: facts => `${actor(facts)} has taken over ${theirs(facts)} as a defendant and can answer it now.`,
    },
  },
  TAKEOVER_CONTESTED: {
    Plaintiff: {
      subject: 'The wrong person may have taken over your claim',
      content: facts =>
        `Whoever reads the address that you named contests that ${actor(facts)} may answer ${mine(facts)}. We have sent a new code there. Until somebody uses it, ${actor(facts)} can still read and answer the claim.`,
    },
    Defendant: {
      subject: 'Your takeover of a claim is contested',
      content: facts =>
        `${contester(facts)} contests that you may answer ${theirs(facts)} for ${facts.defendants}. We have sent a new code to the address that the claim names. When somebody uses it, you can no longer read or answer the claim in that place, and what you have not paid lapses.\n\nIf the address is yours, add it to your profile and confirm it: then nobody can contest it.`,
    },
  },
  TAKEOVER_CONFIRMED: {
    Plaintiff: {
      subject: 'The right person has taken over your claim',
      content: facts =>
        `${actor(facts)} has confirmed the email address that you named and stays a defendant in ${mine(facts)}. This can no longer be contested.`,
    },
    Defendant: {
      subject: 'Your takeover of a claim can no longer be contested',
      content: facts => `You have confirmed the email address that ${theirs(facts)} names for ${facts.defendants}.`,
    },
  },
  TAKEOVER_REPLACED: {
    Plaintiff: {
      subject: 'Somebody else has taken over your claim',
      content: facts =>
        `${actor(facts)} used the new code and can now answer ${mine(facts)}. Whoever was contested has lost that place. What they had not paid has lapsed; what was paid stays in force.`,
    },
    Defendant: {
      subject: 'Somebody else has taken over a claim against you',
      content: facts =>
        `${actor(facts)} used the new code and can now answer ${theirs(facts)}, in the place of whoever was contested.`,
    },
  },
  TAKEOVER_ENDED: {
    Plaintiff: {
      subject: 'Somebody has lost your claim',
      content: facts => `${actor(facts)} can no longer answer ${mine(facts)}.`,
    },
    Defendant: {
      subject: 'You no longer have a claim that you took over',
      content: facts =>
        `Somebody used the new code that was sent to the address of ${facts.defendants}, and took your place in ${theirs(facts)}.\n\nUnless you are also there for somebody else, you can no longer read it, and what you had not paid has lapsed: you owe nothing for it, and the operator returns what still arrives. What you paid stays in force.`,
    },
  },
  PARTY_LEFT: {
    Plaintiff: {
      subject: 'Somebody has closed their account who could answer your claim',
      content: facts =>
        `${actor(facts)} has closed their account and no longer reads or answers ${mine(facts)}. What was said and done until now stays in force.\n\nWhoever reads the address that your claim names can take the claim over again. Until somebody does, and unless another defendant is there, nobody would answer an offer.`,
    },
    Defendant: {
      subject: 'Somebody has closed their account in a claim against you',
      content: facts =>
        `${actor(facts)} has closed their account and no longer reads or answers ${theirs(facts)}. What was said and done until now stays in force.${facts.by?.party === 'Plaintiff' ? '\n\nNobody would answer an offer any more. What you can still do stands on the claim.' : ''}`,
    },
  },
  CLAIM_DISPUTED: {
    Plaintiff: {
      subject: 'Your claim was disputed',
      content: facts =>
        `${actor(facts)} disputes ${mine(facts)}.${disputed(facts)}\n\nWhat they explain stands on the claim.\n\nEither party can propose a resolution: that is free, and there is no deadline for it.`,
    },
    Defendant: {
      subject: 'A claim against you is disputed',
      content: facts =>
        `${actor(facts)} disputes ${theirs(facts)}, and that is in force.${disputed(facts)}\n\nAs long as the plaintiff still has an account, either party can propose a resolution: that is free, and there is no deadline for it.`,
    },
  },
  CLAIM_PAID: {
    Plaintiff: {
      subject: 'Your claim is resolved',
      content: facts => `The fee is paid, and ${mine(facts)} is resolved. ${facts.offer}\n\n${directly}`,
    },
    Defendant: {
      subject: 'A claim against you is resolved',
      content: facts => `The fee is paid, and ${theirs(facts)} is resolved. ${facts.offer}\n\n${directly}`,
    },
  },
  DISPUTE_UNPAID: {
    Plaintiff: {
      subject: 'A dispute of your claim is not paid yet',
      content: facts => `A dispute of ${mine(facts)} is written and not paid yet.`,
    },
    Defendant: {
      subject: 'Your dispute does not count yet: its fee is unpaid',
      content: facts => unpaid('dispute', theirs(facts), facts),
    },
  },
  CONCESSION_UNPAID: {
    Plaintiff: {
      subject: 'A concession of your claim is not paid yet',
      content: facts => `A concession of ${mine(facts)} is written and not paid yet.`,
    },
    Defendant: {
      subject: 'Your concession does not count yet: its fee is unpaid',
      content: facts => unpaid('concession', theirs(facts), facts),
    },
  },
  DISPUTE_LAPSED: {
    Plaintiff: {
      subject: 'A dispute of your claim will not come into force',
      content: facts =>
        `${actor(facts)} acted for the defence first, so an unpaid dispute of ${mine(facts)} has lapsed.`,
    },
    Defendant: {
      subject: 'Your dispute will not come into force',
      content: facts =>
        `${actor(facts)} acted for the defence first, so your dispute of ${theirs(facts)} has lapsed. You owe nothing for it; the operator returns what still arrives.`,
    },
  },
  CONCESSION_LAPSED: {
    Plaintiff: {
      subject: 'A concession of your claim will not come into force',
      content: facts => `The claim has moved on, so an unpaid concession of ${mine(facts)} has lapsed.`,
    },
    Defendant: {
      subject: 'Your concession will not come into force',
      content: facts =>
        `${
          facts.by?.party === 'Plaintiff' ? 'The value was changed' : `${actor(facts)} acted for the defence first`
        }, so your concession of ${theirs(facts)} has lapsed. You owe nothing for it; the operator returns what still arrives.`,
    },
  },
  CONCESSION_OPENED: {
    Plaintiff: {
      subject: 'A defendant is about to concede your claim',
      content: facts => `${actor(facts)} is about to concede ${mine(facts)}. It is not in force until it is paid.`,
    },
    Defendant: {
      subject: 'Another defendant is about to concede',
      content: facts =>
        `${actor(facts)} is about to concede ${theirs(facts)} while a dispute of it waits for its payment. Neither is in force yet: what is paid first takes effect for the defence, and the other lapses.`,
    },
  },
  RESOLUTION_PROPOSED: {
    Plaintiff: {
      subject: 'A resolution was proposed for your claim',
      content: facts => proposal(mine(facts), facts, 'Plaintiff'),
    },
    Defendant: {
      subject: 'A resolution was proposed for a claim against you',
      content: facts => proposal(theirs(facts), facts, 'Defendant'),
    },
  },
  RESOLUTION_ACCEPTED: {
    Plaintiff: {
      subject: 'A resolution of your claim was accepted',
      content: facts => accepted(mine(facts), facts),
    },
    Defendant: {
      subject: 'A resolution of a claim against you was accepted',
      content: facts => accepted(theirs(facts), facts),
    },
  },
  RESOLUTION_REJECTED: {
    Plaintiff: {
      subject: 'A resolution of your claim was rejected',
      content: facts => rejected(mine(facts), facts),
    },
    Defendant: {
      subject: 'A resolution of a claim against you was rejected',
      content: facts => rejected(theirs(facts), facts),
    },
  },
  REPLY_PUBLISHED: {
    Plaintiff: {
      subject: 'A defendant has replied to your claim in public',
      content: facts =>
        `${actor(facts)} has published a reply to ${mine(facts)}. It stands beside the public claim. You can answer it once, in public; nothing else about the claim has changed.`,
    },
    Defendant: {
      subject: 'Another defendant has replied in public',
      content: facts =>
        `${actor(facts)} has published a reply to ${theirs(facts)}. It stands beside the public claim. You can publish one of your own, free of charge.`,
    },
  },
  REPLY_CHANGED: {
    Plaintiff: {
      subject: 'A public reply to your claim was changed',
      content: facts =>
        `${actor(facts)} has changed the public reply to ${mine(facts)}. What stood there before is kept on the claim for the parties.`,
    },
    Defendant: {
      subject: 'A public reply of another defendant was changed',
      content: facts =>
        `${actor(facts)} has changed the public reply to ${theirs(facts)}. What stood there before is kept on the claim for the parties.`,
    },
  },
  REPLY_ANSWERED: {
    Plaintiff: {
      subject: 'A public reply to your claim was answered',
      content: facts => `A reply to ${mine(facts)} was answered. The answer stands below it, beside the public claim.`,
    },
    Defendant: {
      subject: 'The plaintiff has answered a public reply',
      content: facts =>
        `${facts.plaintiff} has answered a reply to ${theirs(facts)} in public. The answer stands below the reply, and there will be no second one. A reply can still be changed by whoever published it.`,
    },
  },
  SHOWING_AGREED: {
    Plaintiff: {
      subject: 'A defendant agrees to show the claim that you settled',
      content: facts =>
        `${actor(facts)} agrees that the public may see ${mine(facts)}, which was settled before publication.\n\nIt stays private until everybody agrees whom it names. You can agree too, or leave it as it is.`,
    },
    Defendant: {
      subject: 'Somebody agrees to show the claim that you settled',
      content: facts =>
        `${actor(facts)} agrees that the public may see ${theirs(facts)}, which was settled before publication.\n\nIt stays private until everybody agrees whom it names. You can agree too, or leave it as it is.`,
    },
  },
  SETTLEMENT_SHOWN: {
    Plaintiff: {
      subject: 'The claim that you settled is shown in public',
      content: facts =>
        `Everybody has agreed to show ${mine(facts)}. The public sees it like any other from the end of its notice period on: that it was settled, and in whose favour. The terms stay between you.`,
    },
    Defendant: {
      subject: 'The claim that you settled is shown in public',
      content: facts =>
        `Everybody has agreed to show ${theirs(facts)}. The public sees it like any other from the end of its notice period on: that it was settled, and in whose favour. The terms stay between you.`,
    },
  },
  SETTLED_ELSEWHERE: {
    Plaintiff: {
      subject: 'Your claim has ended as settled elsewhere',
      content: facts => `You have ended ${mine(facts)} as settled elsewhere. ${endedAlone(facts)}`,
    },
    Defendant: {
      subject: 'A claim against you has ended: it is settled elsewhere',
      content: facts => `${actor(facts)} has ended ${theirs(facts)}, as it is settled elsewhere. ${endedAlone(facts)}`,
    },
  },
  CLAIM_WITHDRAWN: {
    Plaintiff: {
      subject: 'Your claim is withdrawn',
      content: facts => `You have withdrawn ${mine(facts)}. ${endedAlone(facts)}`,
    },
    Defendant: {
      subject: 'A claim against you was withdrawn',
      content: facts => `${actor(facts)} has withdrawn ${theirs(facts)}. ${endedAlone(facts)}`,
    },
  },
  RESOLUTION_COUNTERED: {
    Plaintiff: {
      subject: 'A counter-offer was made for your claim',
      content: facts => counterOffer(mine(facts), facts, 'Plaintiff'),
    },
    Defendant: {
      subject: 'A counter-offer was made for a claim against you',
      content: facts => counterOffer(theirs(facts), facts, 'Defendant'),
    },
  },
  RESOLUTION_WITHDRAWN: {
    Plaintiff: {
      subject: 'An offer for your claim was withdrawn',
      content: facts => withdrawnOffer(mine(facts), facts),
    },
    Defendant: {
      subject: 'An offer for a claim against you was withdrawn',
      content: facts => withdrawnOffer(theirs(facts), facts),
    },
  },
  RESOLUTION_EXPIRED: {
    Plaintiff: {
      subject: 'An offer for your claim has expired',
      content: facts => expired(mine(facts), facts),
    },
    Defendant: {
      subject: 'An offer for a claim against you has expired',
      content: facts => expired(theirs(facts), facts),
    },
  },
  OFFERER_LEFT: {
    Plaintiff: {
      subject: 'An offer for your claim no longer stands',
      content: facts => offererLeft(mine(facts), facts),
    },
    Defendant: {
      subject: 'An offer for a claim against you no longer stands',
      content: facts => offererLeft(theirs(facts), facts),
    },
  },
  RESOLUTION_LAPSED: {
    Plaintiff: {
      subject: 'A resolution of your claim has lapsed',
      content: facts => lapsed(mine(facts), facts),
    },
    Defendant: {
      subject: 'A resolution of a claim against you has lapsed',
      content: facts => lapsed(theirs(facts), facts),
    },
  },
}

/** What the server writes to people in English. */
export const en = {
  /** `null`: it is a company. */
  greeting: (name: string | null) => {
    if (name === null) return 'Dear Sir or Madam,'
    return name === '' ? 'Hello,' : `Hello ${name},`
  },
  orOpen: 'Or open this address:',
  foot: {
    why: 'You receive this email from Redress because your address was given there.',
    operatedBy: ({ name, address, email }: Operator) => `Redress is run by ${name}, ${address}, ${email}.`,
    trial: 'This is a trial installation of Redress: nobody runs it as a service.',
  },
  calendar: {
    answer: (name: string, amount: string) => `Last day to answer ${name}: ${amount}`,
    fee: (name: string, amount: string) => `Last day to pay the fee of ${amount}: agreement with ${name}`,
  },
  facts: {
    claim: 'Claim',
    claimType: 'Type',
    plaintiff: 'Plaintiff',
    defendants: 'Against',
    claimValue: 'Amount',
  },

  registration: {
    subject: 'Confirm your email address',
    welcome: 'Welcome to Redress. Please confirm that this is your email address, and your account is ready.',
    button: confirm,
    once: 'The link works once, for 24 hours. If you did not register, you can ignore this email.',
  },
  additionalEmail: {
    subject: 'Confirm your additional email address',
    added: 'You added this email address to your account on Redress. Please confirm that it is yours.',
    button: confirm,
    once: 'The link works once, for 24 hours. If you did not add it, you can ignore this email.',
  },
  resetPassword: {
    subject: 'Choose a new password',
    asked: (username: string) => `You asked to choose a new password. Your username is ${username}.`,
    button: 'Choose a new password',
    once: 'The link works once, for one hour. If you did not ask for it, you can ignore this email: your password stays as it is.',
  },
  accountChange: {
    subject: 'Your account was changed',
    changed: {
      'address added': (username: string, address: string) =>
        `The email address ${address} was added to your account ${username} and confirmed.`,
      'address removed': (username: string, address: string) =>
        `The email address ${address} was removed from your account ${username}.`,
      'primary address': (username: string, address: string) =>
        `The primary email address of your account ${username} is now ${address}. Our mail goes there.`,
      password: (username: string) => `The password of your account ${username} was changed.`,
      'password removed': (username: string) =>
        `The password of your account ${username} was removed. You sign in with Google.`,
      'Google linked': (username: string, address: string) =>
        `A Google account with the address ${address} signs in to your account ${username} from now on.`,
      wallets: (username: string) => `The list of wallets of your account ${username} was changed.`,
      'second factor on': (username: string) =>
        `Two-step login was switched on for your account ${username}. From now on, logging in asks for a code of the authenticator app as well.`,
      'second factor off': (username: string) =>
        `Two-step login was switched off for your account ${username}. From now on, logging in asks for no code any more.`,
      'second factor off by operator': (username: string) =>
        `The operator of this site has switched off two-step login for your account ${username}, because somebody said that the authenticator app and the recovery codes are lost. From now on, logging in asks for no code any more.`,
      'recovery codes': (username: string) =>
        `New recovery codes were made for your account ${username}. Those of before are no longer good.`,
      closed: (username: string) =>
        `Your account ${username} was closed. Nobody can sign in to it any more. In three days what is yours alone is deleted for good; what stands in claims that others take part in stays there, with your name.`,
    } satisfies Record<AccountChangeKind, unknown>,
    ifNot:
      'If this was not you, undo it here, within three days: your account goes back to how it was before, and everybody is signed out. Two-step login stays on where it is on.',
    secondFactor: {
      ifNot:
        'If this was not you, undo it here, within three days: two-step login goes back to how it was before, and everybody is signed out. Where it is on, that takes your password or a recovery code.',
    },
    byOthers:
      'If this was not you, look for the same email at the address that you registered with: it can undo the change, within three days.',
    undo: 'Undo the change',
    look: 'Look at the account',
    ifYou: 'If it was you, you need do nothing.',
    closed: {
      subject: 'Your account was closed',
      ifNot:
        'If this was not you, or you have changed your mind, open it again here, within three days. It is then as it was before, except that what was not paid and offers that nobody had answered no longer stand.',
      undo: 'Open the account again',
      ifYou: 'If it is to stay closed, you need do nothing.',
    },
  },
  noPassword: {
    subject: 'You sign in with Google',
    none: 'You asked to choose a new password. Your account has none to change, because you sign in with Google.',
    button: signIn,
    ignore: 'If you did not ask for it, you can ignore this email.',
  },
  addressInUse: {
    registration: {
      subject: 'You already have an account',
      tried:
        'Somebody tried to register on Redress with your email address, which belongs to your account already. Nothing was changed in it.',
      ifYou: (username: string) => `If it was you, please sign in. Your username is ${username}.`,
    },
    additional: {
      subject: 'Somebody tried to use your email address',
      tried:
        'Somebody tried to add your email address to another account on Redress. It belongs to your account, and nothing was changed in it.',
      ifYou: (username: string) =>
        `If it was you, sign in as ${username} and remove the address there first. An address belongs to one account.`,
    },
    button: signIn,
    newPassword: 'You can choose a new password here:',
    ignore: 'If it was not you, you can ignore this email.',
  },
  letter,
  takeoverNotice: {
    subject: (taker: string) => `${taker} has taken over the claim against you`,
    used: (taker: string, plaintiff: string, claimType: string) =>
      `${taker} used the code that we sent to this address, and can now read and answer the claim that ${plaintiff} filed against you on Redress: ${claimType}.`,
    ifRight: (taker: string) => `Are you ${taker}, or does ${taker} act for you? Then there is nothing to do.`,
    ifWrong:
      'If not, contest it. We then send a new code to this address. As soon as it is used, the other person can no longer read or answer the claim.',
    button: 'See what you can do',
    works: 'Opening the page changes nothing: you decide there. The link works for 90 days.',
  },
  receipt: {
    subjects: {
      submission: (fee: string) => `Paid: ${fee}, and your claim is filed`,
      dispute: (fee: string) => `Paid: ${fee}, and your dispute is in force`,
      concession: (fee: string) => `Paid: ${fee}, and the claim is resolved`,
      'platform fee': (fee: string) => `Paid: ${fee}, and the claim is resolved`,
    } satisfies Record<PaymentPurpose, (fee: string) => string>,
    /** What the payment has brought about, and what happens next. */
    now: {
      submission: ({ defendants, value, until }: ReceiptFacts) => [
        `Your claim of ${value} against ${defendants} counts as filed. We write to the defendants today and invite them to answer.`,
        `${until === null ? 'The claim is public, and they can still answer.' : `They can answer until ${until}. Then the claim becomes public, answered or not.`} We write to you as soon as anybody answers.`,
      ],
      dispute: ({ plaintiff, value, isPlaintiffGone }: ReceiptFacts) => [
        `The claim of ${plaintiff} over ${value} counts as disputed. We tell ${isPlaintiffGone ? '' : 'the plaintiff and '}any other defendants today.`,
        isPlaintiffGone
          ? `${plaintiff} has closed their account, so that nobody would answer an offer. What you can still do stands on the claim.`
          : 'Either side can now propose a resolution. There is no deadline for that. We write to you as soon as there is an offer to answer.',
      ],
      concession: ({ plaintiff, value, isSettledEarly, isPlaintiffGone }: ReceiptFacts) => [
        `You accepted the claim of ${plaintiff} in full, and it is resolved. You owe ${plaintiff} ${value}.`,
        `Pay that directly to the plaintiff. Redress never holds that money.${isPlaintiffGone ? '' : ` Where it is to go, you can ask on the claim for ${arrangingDays} days.`} ${outcome(isSettledEarly)}`,
      ],
      'platform fee': ({ plaintiff, defendants, isSettledEarly }: ReceiptFacts) => [
        `The agreement between ${plaintiff} and ${defendants} is final, and the claim is resolved.`,
        `${directly} ${outcome(isSettledEarly)}`,
      ],
    } satisfies Record<PaymentPurpose, (facts: ReceiptFacts) => readonly string[]>,
    paidFor: 'Paid for',
    purposes: {
      submission: 'Submission fee',
      dispute: 'Dispute fee',
      concession: 'Platform fee',
      'platform fee': 'Platform fee',
    } satisfies Record<PaymentPurpose, string>,
    amount: 'Amount',
    paidOn: 'Paid on',
    transaction: 'Transaction',
    wallet: 'Paid from the wallet',
    button: 'Open the receipt to print it',
  },
  report: {
    subject: (reason: string) => `Reported: ${reason}`,
    ofClaim: 'Somebody has reported a claim on the public record.',
    ofReply: 'Somebody has reported words that a party has published beside a claim.',
    read: (number: string) =>
      `What they wrote is shown by “npm run operator -- reports show ${number}”, and the report is settled by “npm run operator -- reports settle ${number} NOTE --by WHO”. Whoever left an address is mailed the note.`,
    reason: 'Reason',
    reasons: {
      'wrong person': 'wrong person',
      'private data': 'private data',
      unlawful: 'unlawful content',
      other: 'something else',
    } satisfies Record<ReportReason, string>,
    at: 'Reported',
    button: 'See the public record',
    outcome: {
      subject: (number: string) => `What became of your report ${number}`,
      about: (number: string, day: string) =>
        `On ${day} something on the public record was reported with this email address, under the number ${number}. We have looked at it and say:`,
      answer: 'You can answer this email.',
    },
  },
  dataExport,
  notificationMail: { openClaim: 'Open the claim', openRedress: 'Open Redress', openProfile: 'Open your profile' },

  /** What a claim is about; `null` before it has been chosen. */
  claimType: (type: ClaimType | null): string => type ?? 'Claim',
  notifications,
}

/** What every language of the server has. */
export type ServerTexts = typeof en
