import type { Operator } from '@redress/contract/configuration.ts'
import { arrangingDays } from '@redress/domain/claim/correspondence.ts'
import { sumDays } from '@redress/domain/claim/performance.ts'
import type { TakenOut } from '@redress/domain/claim/redactions.ts'
import type { ReportReason } from '@redress/domain/claim/reports.ts'
import type { ClaimType } from '@redress/domain/claim/vocabulary.ts'
import type { PaymentPurpose } from '@redress/domain/money/payments.ts'
import type { WayToPay } from '@redress/domain/money/ways-to-pay.ts'
import type { AccountChangeKind } from '@redress/domain/people/account-changes.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import type { FormattedFacts, NotificationTexts } from '../notification-texts.ts'
import { agreement } from './agreement.ts'
import { dataExport } from './archive.ts'
import { letter } from './letter.ts'

/** Facts of the claim on a receipt, formatted for readers of one language. */
export interface ReceiptFacts {
  readonly plaintiff: string
  readonly defendants: string
  readonly value: string
  /** When the claim becomes public; `null` where it is. */
  readonly until: string | null
  /** Whether it was resolved before the public saw it. */
  readonly isSettledEarly: boolean
  /** Whether the operator keeps it off the public record. */
  readonly isRestricted: boolean
  /** Whether the plaintiff has closed their account, so that nobody would answer an offer. */
  readonly isPlaintiffGone: boolean
  /** The money that was agreed, in how many sums, and the day of the first; `null`: none. */
  readonly due: { readonly total: string; readonly count: number; readonly on: string } | null
}

const outcome = ({ isSettledEarly, isRestricted }: Pick<ReceiptFacts, 'isSettledEarly' | 'isRestricted'>): string => {
  if (isRestricted) return 'The terms stay between the parties.'
  return isSettledEarly
    ? 'It was settled before publication, so it stays private. Names become public only if everybody concerned agrees to show the claim; the terms never do.'
    : 'The outcome stays on the public record. The terms stay between the parties.'
}

const confirm = 'Confirm email address'
const signIn = 'Log in'

const actor = ({ by }: FormattedFacts): string => by?.name ?? 'The other party'

/** The payer of the fee that resolves a claim, who need not belong to the side that owed it. */
const feePaid = ({ by }: FormattedFacts): string => {
  if (by === null) return 'The fee is paid'
  return by.isReader ? 'You have paid the fee' : `${by.name} has paid the fee`
}

/** Amount that the offer moves; empty if it moves nothing. */
const ofSum = ({ moved }: FormattedFacts): string => (moved === '' ? '' : ` of ${moved}`)

const mine = ({ claimType, defendants }: FormattedFacts): string => `your claim against ${defendants} (${claimType})`
const theirs = ({ claimType, plaintiff }: FormattedFacts): string => `the claim by ${plaintiff} (${claimType})`

/** The claim in a subject that begins with the name of somebody who acted, which is said once. */
const yourClaim = ({ by, defendants }: FormattedFacts): string =>
  by?.party === 'Defendant' ? 'your claim' : `your claim against ${defendants}`
const claimOfOther = ({ by, plaintiff }: FormattedFacts): string =>
  by?.party === 'Plaintiff' ? 'the claim against you' : `the claim of ${plaintiff}`

/** Prefix of the claim if the decision is about a text beside it, or a part of one; else empty. */
const besideClaim = ({ moderation }: FormattedFacts, words = 'a text'): string => {
  if (!moderation.isOfWords) return ''
  return `${moderation.takenOut === '' ? '' : 'part of '}${words} beside `
}

const moderated = (claim: string, facts: FormattedFacts): string => `${besideClaim(facts, 'a public text')}${claim}`

const restricted = (claim: string, facts: FormattedFacts): string =>
  `After a report we have taken ${moderated(claim, facts)} off the public record. The ground is: ${facts.moderation.ground}. Our reason:\n\n${facts.moderation.reason}\n\nYou and the other party can still read it, and nothing else changes. If you think that this is wrong, you can object on the claim, once. Where possible, somebody else then decides.`

const redacted = (claim: string, facts: FormattedFacts): string =>
  `After a report we have taken something out of a public text beside ${claim}: ${facts.moderation.takenOut}. The public reads in its place what was taken out. The ground is: ${facts.moderation.ground}. Our reason:\n\n${facts.moderation.reason}\n\nYou and the other party can still read the whole text, and nothing else changes. If you think that this is wrong, you can object on the claim, once. Where possible, somebody else then decides.`

const restored = (claim: string, facts: FormattedFacts): string =>
  `We had taken ${moderated(claim, facts)} off the public record. It is public again. Our reason:\n\n${facts.moderation.reason}\n\nIf something in it is wrong, you can report it on its public page.`

const keptOff = (claim: string, facts: FormattedFacts): string =>
  `We have looked again at ${moderated(claim, facts)}, after an objection. It stays off the public record. Our reason:\n\n${facts.moderation.reason}\n\nIf you have not objected yourself, you still can, once, on the claim.`

const proposal = (claim: string, facts: FormattedFacts, reader: Party): string =>
  `${actor(facts)} made an offer on ${claim}. ${facts.offer}${answerable(facts, reader)}`

const counterOffer = (claim: string, facts: FormattedFacts, reader: Party): string =>
  `${actor(facts)} made a counter-offer on ${claim}. It takes the place of the earlier offer${facts.countered === '' ? '' : ` of ${facts.countered}`}, which can no longer be accepted. ${facts.offer}${answerable(facts, reader)}`

const answerable = ({ by, offerExpiresAt }: FormattedFacts, reader: Party): string =>
  `\n\n${
    by?.party === reader
      ? 'The other party can now accept or reject it.'
      : 'You can accept it, reject it, or make a counter-offer.'
  }${offerExpiresAt === '' ? '' : ` It is open until ${offerExpiresAt}.`}`

const withdrawnOffer = (claim: string, facts: FormattedFacts): string =>
  `${actor(facts)} has withdrawn the offer${ofSum(facts)} on ${claim}. ${facts.offer} It can no longer be accepted. Either party can make another offer.`

const expired = (claim: string, facts: FormattedFacts): string =>
  `The offer${ofSum(facts)} on ${claim} has expired: nobody answered it in time. ${facts.offer} It can no longer be accepted. Either party can make another offer.`

const asDocument = 'The agreement is on the claim as a document (PDF).'

const accepting = (facts: FormattedFacts): string => `${facts.by?.isReader ? 'You' : actor(facts)} accepted`

const accepted = (claim: string, facts: FormattedFacts): string =>
  `${accepting(facts)} the offer on ${claim}. ${facts.offer}${facts.feeDueOn === '' ? '' : ` The fee must be paid by ${facts.feeDueOn}.`}\n\nThe claim is resolved as soon as the fee is paid. ${asDocument}`

const feeOfBids = ({ bidding: { costOwner, isAnothers } }: FormattedFacts, reader: Party): string => {
  const payer = { Plaintiff: 'The plaintiff', Defendant: 'The defendant' }[costOwner]
  return `If there is an agreement, ${costOwner === reader && !isAnothers ? 'your side' : payer.toLowerCase()} pays the platform fee.`
}

const enterBid = ({ bidding: { isAnothers, until } }: FormattedFacts): string =>
  isAnothers
    ? 'Another defendant bids. You need not do anything.'
    : `Enter the bid of your side by ${until}. Nobody is shown it, and it is deleted at the end.`

const bidsAsked = (claim: string, facts: FormattedFacts, reader: Party): string =>
  `${actor(facts)} asks for sealed bids on ${claim}. Each side would enter an amount in secret: the plaintiff the least to take, the defendant the most to pay. If these meet, the middle is agreed at once. ${feeOfBids(facts, reader)}\n\n${
    facts.by?.party === reader ? 'The other side' : 'You'
  } can agree or decline until ${facts.bidding.until}.`

const bidsAgreed = (claim: string, facts: FormattedFacts, reader: Party): string =>
  `${actor(facts)} has agreed to sealed bids on ${claim}. ${feeOfBids(facts, reader)}\n\n${enterBid(facts)}`

const bidGiven = (claim: string, facts: FormattedFacts, reader: Party): string =>
  facts.by?.party === reader
    ? `${actor(facts)} has entered the sealed bid of your side on ${claim}, in round ${facts.bidding.round} of 3.\n\nThe other side can enter its own until ${facts.bidding.until}.`
    : `${actor(facts)} has entered a sealed bid on ${claim}, in round ${facts.bidding.round} of 3. Nobody is told the amount.\n\n${enterBid(facts)}`

const bidsApart = (claim: string, facts: FormattedFacts): string =>
  `The sealed bids on ${claim} did not meet. Neither side is told more than that. Round ${facts.bidding.round} of 3 begins.\n\n${enterBid(facts)}`

const bidsClose = (claim: string, { bidding: { until } }: FormattedFacts): string =>
  `The sealed bids on ${claim} did not meet in three rounds. But they are at most 10 % of the claim apart. Both sides are asked whether they agree to the middle.\n\nAnswer on the claim by ${until}. What you answer is not shown to the other side.`

const biddingEnded = (claim: string, facts: FormattedFacts): string => {
  const how = {
    declined: `${actor(facts)} has declined sealed bids on ${claim}.`,
    'taken back': `${actor(facts)} no longer asks for sealed bids on ${claim}.`,
    left: `${actor(facts)} has ended the sealed bids on ${claim}.`,
    expired: `The sealed bids on ${claim} have ended, because their time was over.`,
    'not met': `The sealed bids on ${claim} have ended: they did not meet in three rounds.`,
    'no middle': `The sealed bids on ${claim} have ended: there was no agreement on the middle.`,
    replaced: `The sealed bids on ${claim} have ended, because somebody else now answers for a defendant.`,
    unreadable: `The sealed bids on ${claim} have ended by a fault of this site: a bid can no longer be read.`,
  }[facts.bidding.ending ?? 'expired']
  return `${how} What was entered is deleted. As long as both parties take part, either can make an offer or ask for sealed bids.`
}

const bidsMet = (claim: string, facts: FormattedFacts): string =>
  `The sealed bids on ${claim} have led to an agreement. ${facts.offer}${facts.feeDueOn === '' ? '' : ` The fee must be paid by ${facts.feeDueOn}.`}\n\nThe claim is resolved as soon as the fee is paid. ${asDocument}`

const rejected = (claim: string, facts: FormattedFacts): string =>
  `${actor(facts)} rejected the offer on ${claim}. ${facts.offer} Either party can make another offer.`

const replaced = (claim: string, facts: FormattedFacts): string =>
  `The offer on ${claim} has ended: ${actor(facts)} now answers in place of the person who made or accepted it. ${facts.offer} Either party can make another offer.`

const ifUnpaid = 'If it is not paid by then, the other side can pay it instead, or end the agreement.'

const feeDue = (claim: string, { offer, platformFee, feeDueOn }: FormattedFacts): string =>
  `The offer on ${claim} is accepted, and its fee of ${platformFee} is not paid yet. ${offer} The last day to pay the fee is ${feeDueOn}. ${ifUnpaid}\n\nThe claim is resolved as soon as the fee is paid.`

const feeOverdue = (claim: string, { offer, platformFee, feeDueOn, debtor }: FormattedFacts): string => {
  const choices = {
    reader:
      'You can still pay it, and the claim is resolved as soon as it is paid. Until then the other side can pay it instead, or end the agreement.',
    'other side':
      'You can wait, pay the fee yourself, or end the agreement. If you pay it, the claim is resolved as agreed. If you end the agreement, either party can make another offer.',
    'another defendant':
      'It can still be paid. Until then the side that does not owe it can pay it instead, or end the agreement.',
  }[debtor]
  return `The fee of ${platformFee} for the agreement on ${claim} is not paid. It was due on ${feeDueOn}. ${offer}\n\n${choices}`
}

const agreementEnded = (claim: string, { by, offer, platformFee }: FormattedFacts): string =>
  `${by ? by.name : 'The operator of this website'} has ended the agreement on ${claim}. Its fee of ${platformFee} was not paid in time. ${offer} Either party can make another offer.\n\nThe operator returns money that still arrives for the fee.`

const offererLeft = (claim: string, facts: FormattedFacts): string =>
  `${actor(facts)} is closing their account, so the offer on ${claim} is not valid any more. ${facts.offer}`

/** Consequences of an end by the plaintiff; a notice period that still runs tells whether anything is public. */
const endedAlone = ({ answerBy, isRestricted }: FormattedFacts): string => {
  const ended =
    'That is final and free of charge. An open offer is not valid any more. No fee is owed any more, and the operator returns money that still arrives.'
  if (isRestricted) return ended
  return `${ended} ${
    answerBy === ''
      ? 'The public record says how it ended.'
      : 'It ended within its notice period, so nothing of it becomes public.'
  }`
}

/** Time left to answer; empty if it is over. */
const answerDue = ({ answerBy }: FormattedFacts): string =>
  answerBy === '' ? '' : ` An answer is possible until ${answerBy}.`

/** Warning that the deadline runs although the letter reached nobody; empty if none runs. */
const timeRuns = ({ answerBy, isOver }: FormattedFacts): string =>
  answerBy === '' || isOver ? '' : 'The time to answer runs all the same. '

const correctable = ({ isCorrectable }: FormattedFacts): string =>
  isCorrectable ? 'Correct the address on the claim, and we write to the new one at once.' : ''

const counted = (count: number, one: string, many: string): string => (count === 1 ? one : `${count} ${many}`)

/** Numbers of new messages and documents, with their writers. */
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
  `Your ${answer} ${claim} is saved. It takes effect when the fee of ${fee} is paid. Until then the others see only that it is saved and not paid.${
    answerBy === '' ? '' : ` The claim becomes public after ${answerBy}.`
  }\n\nOn the claim you can pay the fee, change your answer, or answer in another way.`

/** Sentence that says which sum of which claim it is. */
const owedBy = (claim: string, { sum: { number, count } }: FormattedFacts): string =>
  count > 1
    ? `It is instalment ${number} of ${count} of the agreement on ${claim}.`
    : `It has been owed since ${claim} was resolved.`

const whereToPay = ({ sum: { account, isAccountStated }, plaintiff }: FormattedFacts): string => {
  if (account !== '') return `Pay to ${account}. The claim shows whether anything else has to be stated.`
  return isAccountStated
    ? 'The claim shows how it is paid.'
    : `${plaintiff} has not stated an account yet. You need not pay before you know where to: we tell you at once.`
}

/** An account by its last characters. */
const accountEnding = (ending: string | null): string => {
  if (ending === null) return 'no account'
  return ending === '' ? 'a way to pay without an IBAN' : `the IBAN ending in ${ending}`
}

/** Wording of a change of the account, which a thief may have made. */
const accountChanged = ({ account, plaintiff }: FormattedFacts): string =>
  account.from === null
    ? `${plaintiff} can take this back within three days. For so long we show no code for banking apps. If you are in doubt, ask ${plaintiff} before you pay, in a way that you know.`
    : `Where you pay was changed on ${account.on}, from ${accountEnding(account.from)} to ${accountEnding(account.to)}. Ask ${plaintiff} before you pay, in a way that you know: somebody else may have changed it. ${plaintiff} can take the change back within three days.`

const accountProof = ({ account: { salt } }: FormattedFacts): string =>
  salt === '' ? '' : `\n\nKeep this email. With this number you can prove later which account was named: ${salt}`

const sayPaid = 'When you have paid, say so on the claim. Until then it counts as not paid.'

/** Wording of a late sum; `silent` has not confirmed it, with its verb: "you have". */
const sumOverdue = (claim: string, facts: FormattedFacts, silent: string): string =>
  `${facts.amount} was due on ${facts.sum.dueOn}, and ${silent} not said that it has arrived. ${owedBy(claim, facts)} If the claim is public, its record says that a payment is overdue.`

/** Sentence for a defendant who does not owe the sum. */
const owedByOther = ({ sum: { isDebtor, debtors } }: FormattedFacts): string =>
  isDebtor ? '' : ` ${debtors} owes it. You do not have to act.`

const kept = ({ sum: { ended } }: FormattedFacts): string => {
  if (ended === null) return ''
  return ended === 'kept'
    ? ' That was the last sum: the agreement is kept.'
    : ' Nothing else is open. The agreement counts as said to be paid, not contradicted.'
}

/** Verb for the act of a defendant: a claim that is over can only be read. */
const answers = ({ isOver }: FormattedFacts): string => (isOver ? 'read' : 'answer')
const readsAndAnswers = ({ isOver }: FormattedFacts, conjunction = 'and'): string =>
  isOver ? 'read' : `read ${conjunction} answer`

const contester = ({ by }: FormattedFacts): string =>
  by?.party === 'Plaintiff' ? 'The plaintiff' : 'The person at the address that the claim names'

/** Last paragraphs of the news that ends a claim. */
const settled = (facts: FormattedFacts, reader: Party): string => {
  const messages = `Messages are possible for ${arrangingDays} days`
  const { sum } = facts
  if (sum.count === 0) return `${messages}.`
  const due =
    sum.count === 1
      ? `The money is to be paid by ${sum.dueOn}.`
      : `The first of ${sum.count} sums is to be paid by ${sum.dueOn}.`
  return `${due} ${paidTo(facts, reader)} Redress never holds money.\n\nBoth sides say on the claim what is paid. ${messages}, and until all is paid.`
}

const paidTo = (facts: FormattedFacts, reader: Party): string => {
  if (reader === 'Defendant') return facts.sum.isDebtor ? whereToPay(facts) : 'It is paid directly.'
  return facts.sum.isAccountStated
    ? 'It is paid directly to the account that you stated.'
    : `It is paid directly to you: state on the claim to which account. Nothing counts as overdue before it has stood there for ${sumDays.withAccount} days.`
}

/** Payment of the agreed money, as a receipt says it to either side. */
const paidDirectly = ({ due, isPlaintiffGone }: Pick<ReceiptFacts, 'due' | 'isPlaintiffGone'>): string => {
  const messages = `Messages are possible for ${arrangingDays} days`
  if (due === null) return `${messages}.`
  return `${due.total} is to be paid ${due.count === 1 ? '' : `in ${due.count} sums, the first `}by ${due.on}. ${isPlaintiffGone ? 'The plaintiff has closed their account here and states none to pay to.' : 'It is paid directly, to the account that the plaintiff states on the claim. Both sides say there what is paid.'} Redress never holds money. ${messages}, and until all is paid.`
}

const notifications: NotificationTexts = {
  CLAIM_CREATED: {
    Plaintiff: {
      subject: facts => `Your claim of ${facts.amount} against ${facts.defendants} is filed`,
      content: facts =>
        `${mine(facts).replace('your', 'Your')} is filed. We email the defendants today and invite them to answer.${facts.answerBy === '' ? '' : ` They can answer until ${facts.answerBy}. After that the claim becomes public, with or without an answer, unless it has ended by then.`} We email you as soon as anybody answers.`,
    },
    Defendant: {
      subject: facts => `${facts.plaintiff} filed a claim of ${facts.amount} that names your email address`,
      content: facts =>
        `${facts.plaintiff} filed a claim of ${facts.amount} that names an email address of yours. Link it to your account on Home to read and answer it.`,
    },
  },
  CLAIM_AMENDED: {
    Defendant: {
      subject: facts => `${facts.plaintiff} changed the claim against you to ${facts.amount}`,
      content: facts =>
        `${facts.plaintiff} changed the amount of the claim against you (${facts.claimType}) to ${facts.amount}.${answerDue(facts)}`,
    },
  },
  NOTICE_PERIOD_EXTENDED: {
    Plaintiff: {
      subject: facts => `More time to answer your claim of ${facts.amount}: until ${facts.answerBy}`,
      content: facts =>
        `${actor(facts)} asked for more time to answer ${mine(facts)}. They get it at once, and once per claim.\n\nAn answer is now possible until ${facts.answerBy}. After that the claim becomes public.`,
    },
    Defendant: {
      subject: facts => `More time to answer the claim of ${facts.plaintiff}: until ${facts.answerBy}`,
      content: facts =>
        `${actor(facts)} asked for more time to answer ${theirs(facts)}, and got it. This is possible once per claim.\n\nAn answer is now possible until ${facts.answerBy}. After that the claim becomes public.`,
    },
  },
  CLAIM_PUBLISHED: {
    Plaintiff: {
      subject: facts => `Your claim of ${facts.amount} against ${facts.defendants} is public now`,
      content: facts =>
        `The notice period is over, and ${mine(facts)} is public: everybody can read who asks how much from whom, and how it stands. The documents and what happened stay between the parties. We email you as soon as anything happens.`,
    },
    Defendant: {
      subject: facts => `The claim of ${facts.plaintiff} against you over ${facts.amount} is public now`,
      content: facts =>
        `The notice period is over, and ${theirs(facts)} is public: everybody can read who asks how much from whom, and how it stands. The documents and what happened stay between the parties.\n\nAs long as nobody has answered, the public record says “No response”. You can still answer. A reply in public is free, and makes “No response” disappear.`,
    },
  },
  LETTER_REFUSED: {
    Plaintiff: {
      subject: facts => `Our email to ${facts.defendants} about your claim did not arrive`,
      content: facts =>
        `Our email about ${mine(facts)} could not be delivered. ${facts.defendants} may not know of the claim.\n\n${timeRuns(facts)}The claim shows why. You can tell ${facts.defendants} of it yourself. ${correctable(facts)}`.trimEnd(),
    },
  },
  CORRESPONDENCE: {
    Plaintiff: {
      subject: facts => `News from ${actor(facts)} on your claim of ${facts.amount}`,
      content: facts =>
        `${written(facts)} on ${mine(facts)}.\n\nYou can read it and write back on the claim. Only the parties see it, and it changes nothing about the claim itself.`,
    },
    Defendant: {
      subject: facts => `News from ${actor(facts)} on ${claimOfOther(facts)} over ${facts.amount}`,
      content: facts =>
        `${written(facts)} on ${theirs(facts)}.\n\nYou can read it and write back on the claim. Only the parties see it, and it changes nothing about the claim itself.`,
    },
  },
  PAYMENT_CLAIMED: {
    Plaintiff: {
      subject: facts => `${actor(facts)} says that ${facts.payment.amount} of your claim is paid`,
      content: facts =>
        `${actor(facts)} says that ${facts.payment.amount} of ${mine(facts)} was paid on ${facts.payment.on}.\n\nPlease look at the proof and at your own account. It is your turn: say on the claim whether it is paid. If it is, the claim ends. If only a part is paid, say what is missing. If nothing is, write back.`,
    },
    Defendant: {
      subject: facts => `${actor(facts)} says that ${facts.payment.amount} of ${claimOfOther(facts)} is paid`,
      content: facts =>
        `${actor(facts)} says that ${facts.payment.amount} of ${theirs(facts)} was paid on ${facts.payment.on}. The plaintiff has been told and has to say whether that is true.`,
    },
  },
  ADDRESS_DISOWNED: {
    Plaintiff: {
      subject: facts => `Our email to ${facts.defendants} about your claim reached somebody else`,
      content: facts =>
        `The person at the address that you named for ${facts.defendants} says that they are somebody else. We no longer write there, and the code that we sent no longer opens ${mine(facts)}.\n\n${timeRuns(facts)}${correctable(facts)}`.trimEnd(),
    },
  },
  CLAIM_TAKEN: {
    Plaintiff: {
      subject: facts => `${actor(facts)} can now ${answers(facts)} your claim of ${facts.amount}`,
      content: facts => {
        const linked = `${actor(facts)} has linked ${mine(facts)} to their account as a defendant`
        return facts.isOver
          ? `${linked}. It is over, and they can read it.`
          : `${linked}, and can answer it now.${answerDue(facts)}`
      },
    },
  },
  TAKEOVER_CONTESTED: {
    Plaintiff: {
      subject: facts => `${actor(facts)} may be the wrong person to ${answers(facts)} your claim of ${facts.amount}`,
      content: facts =>
        `The person at the address that you named says that ${actor(facts)} should not ${answers(facts)} ${mine(facts)}. We have sent a new code there. Until somebody uses it, ${actor(facts)} can still ${readsAndAnswers(facts)} the claim.`,
    },
    Defendant: {
      subject: facts =>
        `Are you the right person to ${answers(facts)} the claim of ${facts.plaintiff} over ${facts.amount}?`,
      content: facts =>
        `${contester(facts)} says that you are the wrong person. It is about ${theirs(facts)}, which you ${answers(facts)} for ${facts.defendants}. We have sent a new code to the address that the claim names. When somebody uses it, you can no longer ${readsAndAnswers(facts, 'or')} the claim for ${facts.defendants}, and your unpaid fees end.\n\nIf the address is yours, add it to your profile and confirm it. Then nobody can replace you.`,
    },
  },
  TAKEOVER_CONFIRMED: {
    Plaintiff: {
      subject: facts => `${actor(facts)} is the right person to ${answers(facts)} your claim of ${facts.amount}`,
      content: facts =>
        `${actor(facts)} has confirmed the email address that you named and can still ${answers(facts)} ${mine(facts)}. Nobody can replace them any more.`,
    },
  },
  TAKEOVER_REPLACED: {
    Plaintiff: {
      subject: facts => `${actor(facts)} now ${answers(facts)}s your claim for ${facts.defendants}`,
      content: facts =>
        `${actor(facts)} used the new code and can now ${answers(facts)} ${mine(facts)}. The person before can no longer do so. Their unpaid fees have ended; payments that were made stay valid.`,
    },
  },
  TAKEOVER_ENDED: {
    Defendant: {
      subject: facts => `You can no longer ${answers(facts)} the claim of ${facts.plaintiff} for ${facts.defendants}`,
      content: facts =>
        `Somebody used the new code that was sent to the address of ${facts.defendants}. They now ${answers(facts)} ${theirs(facts)} instead of you.\n\nFees that you paid stay valid. Do not pay others any more: the operator returns money that still arrives. Only if the claim is also linked to your account for somebody else can you still read it and pay its fees.`,
    },
  },
  PARTY_LEFT: {
    Plaintiff: {
      subject: facts => `${actor(facts)} closed their account and cannot answer your claim of ${facts.amount}`,
      content: facts =>
        `${actor(facts)} has closed their account and no longer reads or answers ${mine(facts)}. Everything said and done until now stays valid.\n\nThe person at the address that your claim names can link it to an account and answer it again. Until then nobody would answer an offer, unless there is another defendant.`,
    },
    Defendant: {
      subject: facts => `${actor(facts)} closed their account: ${claimOfOther(facts)} over ${facts.amount}`,
      content: facts =>
        `${actor(facts)} has closed their account and no longer reads or answers ${theirs(facts)}. Everything said and done until now stays valid.${facts.by?.party === 'Plaintiff' ? '\n\nNobody would answer an offer any more. The claim shows what you can still do.' : ''}`,
    },
  },
  CLAIM_DISPUTED: {
    Plaintiff: {
      subject: facts => `${actor(facts)} disputes your claim of ${facts.amount}`,
      content: facts =>
        `${actor(facts)} disputes ${mine(facts)}.${disputed(facts)}\n\nThe claim shows their explanation.\n\nEither party can make an offer: that is free, and there is no deadline for it.`,
    },
    Defendant: {
      subject: facts => `${actor(facts)} disputes ${claimOfOther(facts)} over ${facts.amount}`,
      content: facts =>
        `${actor(facts)} disputes ${theirs(facts)}, and that counts now.${disputed(facts)}\n\nAs long as the plaintiff has an account, either party can make an offer: that is free, and there is no deadline for it.`,
    },
  },
  CLAIM_PAID: {
    Plaintiff: {
      subject: facts =>
        `Your claim against ${facts.defendants} is resolved${facts.moved === '' ? '' : `: you receive ${facts.moved}`}`,
      content: facts =>
        `${feePaid(facts)}, and ${mine(facts)} is resolved. ${facts.offer}\n\n${settled(facts, 'Plaintiff')}`,
    },
    Defendant: {
      subject: facts =>
        `The claim of ${facts.plaintiff} against you is resolved${facts.moved === '' || !facts.sum.isDebtor ? '' : `: you pay ${facts.moved}`}`,
      content: facts =>
        `${feePaid(facts)}, and ${theirs(facts)} is resolved. ${facts.offer}\n\n${settled(facts, 'Defendant')}`,
    },
  },
  DISPUTE_UNPAID: {
    Defendant: {
      subject: facts => `Your dispute with ${facts.plaintiff} does not count until ${facts.fee} is paid`,
      content: facts => unpaid('dispute of', theirs(facts), facts),
    },
  },
  CONCESSION_UNPAID: {
    Defendant: {
      subject: facts => `You have not yet accepted the claim of ${facts.plaintiff}: ${facts.fee} is to be paid`,
      content: facts => unpaid('acceptance of', theirs(facts), facts),
    },
  },
  DISPUTE_LAPSED: {
    Defendant: {
      subject: facts => `Do not pay for your dispute with ${facts.plaintiff}: it is not needed any more`,
      content: facts =>
        `${actor(facts)} answered first, so your dispute of ${theirs(facts)} has ended. You owe nothing for it; the operator returns money that still arrives.`,
    },
  },
  CONCESSION_LAPSED: {
    Defendant: {
      subject: facts => `Do not pay for accepting the claim of ${facts.plaintiff}: it is not needed any more`,
      content: facts =>
        `${
          facts.by?.party === 'Plaintiff' ? 'The amount was changed' : `${actor(facts)} answered first`
        }, so your acceptance of ${theirs(facts)} has ended. You owe nothing for it; the operator returns money that still arrives.`,
    },
  },
  CONCESSION_OPENED: {
    Defendant: {
      subject: facts => `${actor(facts)} is about to accept ${claimOfOther(facts)} in full`,
      content: facts =>
        `${actor(facts)} is about to accept ${theirs(facts)} in full, while a dispute of it waits for its payment. Neither counts yet. The first payment decides for all defendants, and the other answer ends.`,
    },
  },
  RESOLUTION_PROPOSED: {
    Plaintiff: {
      subject: facts => `${actor(facts)} made an offer${ofSum(facts)} on ${yourClaim(facts)}`,
      content: facts => proposal(mine(facts), facts, 'Plaintiff'),
    },
    Defendant: {
      subject: facts => `${actor(facts)} made an offer${ofSum(facts)} on ${claimOfOther(facts)}`,
      content: facts => proposal(theirs(facts), facts, 'Defendant'),
    },
  },
  RESOLUTION_ACCEPTED: {
    Plaintiff: {
      subject: facts => `${accepting(facts)} the offer${ofSum(facts)} on ${yourClaim(facts)}`,
      content: facts => accepted(mine(facts), facts),
    },
    Defendant: {
      subject: facts => `${accepting(facts)} the offer${ofSum(facts)} on ${claimOfOther(facts)}`,
      content: facts => accepted(theirs(facts), facts),
    },
  },
  RESOLUTION_REJECTED: {
    Plaintiff: {
      subject: facts => `${actor(facts)} rejected the offer${ofSum(facts)} on ${yourClaim(facts)}`,
      content: facts => rejected(mine(facts), facts),
    },
    Defendant: {
      subject: facts => `${actor(facts)} rejected the offer${ofSum(facts)} on ${claimOfOther(facts)}`,
      content: facts => rejected(theirs(facts), facts),
    },
  },
  REPLY_PUBLISHED: {
    Plaintiff: {
      subject: facts => `${actor(facts)} replied in public to your claim of ${facts.amount}`,
      content: facts =>
        `${actor(facts)} has published a reply to ${mine(facts)}. It is shown beside the public claim. You can answer it once, in public; nothing else about the claim has changed.`,
    },
    Defendant: {
      subject: facts => `${actor(facts)} replied in public to ${claimOfOther(facts)} over ${facts.amount}`,
      content: facts =>
        `${actor(facts)} has published a reply to ${theirs(facts)}. It is shown beside the public claim. You can publish one of your own, free of charge.`,
    },
  },
  REPLY_CHANGED: {
    Plaintiff: {
      subject: facts => `${actor(facts)} changed the public reply to your claim of ${facts.amount}`,
      content: facts =>
        `${actor(facts)} has changed the public reply to ${mine(facts)}. The parties can still read the earlier version on the claim.`,
    },
    Defendant: {
      subject: facts => `${actor(facts)} changed the public reply to ${claimOfOther(facts)}`,
      content: facts =>
        `${actor(facts)} has changed the public reply to ${theirs(facts)}. The parties can still read the earlier version on the claim.`,
    },
  },
  REPLY_ANSWERED: {
    Defendant: {
      subject: facts => `${facts.plaintiff} answered a public reply to the claim of ${facts.amount}`,
      content: facts =>
        `${facts.plaintiff} has answered a reply to ${theirs(facts)} in public. The answer is shown below the reply, and there will be no second one. The defendant who published the reply can still change it.`,
    },
  },
  SHOWING_AGREED: {
    Plaintiff: {
      subject: facts => `${actor(facts)} agrees to show your settled claim of ${facts.amount}`,
      content: facts =>
        `${actor(facts)} agrees that the public may see ${mine(facts)}, which was settled before publication.\n\nIt stays private until everyone named in the claim agrees. You can agree too, or leave it as it is.`,
    },
    Defendant: {
      subject: facts => `${actor(facts)} agrees to show the settled claim of ${facts.plaintiff}`,
      content: facts =>
        `${actor(facts)} agrees that the public may see ${theirs(facts)}, which was settled before publication.\n\nIt stays private until everyone named in the claim agrees. You can agree too, or leave it as it is.`,
    },
  },
  SETTLEMENT_SHOWN: {
    Plaintiff: {
      subject: facts => `Your settled claim against ${facts.defendants} is shown in public`,
      content: facts =>
        `Everybody has agreed to show ${mine(facts)}. From the end of its notice period the public sees that it was settled, and in whose favour. The terms stay between you.`,
    },
    Defendant: {
      subject: facts => `The settled claim of ${facts.plaintiff} is shown in public`,
      content: facts =>
        `Everybody has agreed to show ${theirs(facts)}. From the end of its notice period the public sees that it was settled, and in whose favour. The terms stay between you.`,
    },
  },
  SETTLED_ELSEWHERE: {
    Defendant: {
      subject: facts => `${facts.plaintiff} ended the claim of ${facts.amount} against you: settled elsewhere`,
      content: facts => `${actor(facts)} has ended ${theirs(facts)}, as it is settled elsewhere. ${endedAlone(facts)}`,
    },
  },
  CLAIM_WITHDRAWN: {
    Defendant: {
      subject: facts => `${facts.plaintiff} has withdrawn the claim of ${facts.amount} against you`,
      content: facts => `${actor(facts)} has withdrawn ${theirs(facts)}. ${endedAlone(facts)}`,
    },
  },
  RESOLUTION_COUNTERED: {
    Plaintiff: {
      subject: facts => `${actor(facts)} made a counter-offer${ofSum(facts)} on ${yourClaim(facts)}`,
      content: facts => counterOffer(mine(facts), facts, 'Plaintiff'),
    },
    Defendant: {
      subject: facts => `${actor(facts)} made a counter-offer${ofSum(facts)} on ${claimOfOther(facts)}`,
      content: facts => counterOffer(theirs(facts), facts, 'Defendant'),
    },
  },
  RESOLUTION_WITHDRAWN: {
    Plaintiff: {
      subject: facts => `${actor(facts)} has withdrawn the offer${ofSum(facts)} on ${yourClaim(facts)}`,
      content: facts => withdrawnOffer(mine(facts), facts),
    },
    Defendant: {
      subject: facts => `${actor(facts)} has withdrawn the offer${ofSum(facts)} on ${claimOfOther(facts)}`,
      content: facts => withdrawnOffer(theirs(facts), facts),
    },
  },
  RESOLUTION_EXPIRED: {
    Plaintiff: {
      subject: facts => `The offer${ofSum(facts)} on your claim against ${facts.defendants} has expired`,
      content: facts => expired(mine(facts), facts),
    },
    Defendant: {
      subject: facts => `The offer${ofSum(facts)} on the claim of ${facts.plaintiff} has expired`,
      content: facts => expired(theirs(facts), facts),
    },
  },
  BIDS_ASKED: {
    Plaintiff: {
      subject: facts => `${actor(facts)} asks for sealed bids on ${yourClaim(facts)}`,
      content: facts => bidsAsked(mine(facts), facts, 'Plaintiff'),
    },
    Defendant: {
      subject: facts => `${actor(facts)} asks for sealed bids on ${claimOfOther(facts)}`,
      content: facts => bidsAsked(theirs(facts), facts, 'Defendant'),
    },
  },
  BIDS_AGREED: {
    Plaintiff: {
      subject: facts => `${actor(facts)} agrees to sealed bids on ${yourClaim(facts)}`,
      content: facts => bidsAgreed(mine(facts), facts, 'Plaintiff'),
    },
    Defendant: {
      subject: facts => `${actor(facts)} agrees to sealed bids on ${claimOfOther(facts)}`,
      content: facts => bidsAgreed(theirs(facts), facts, 'Defendant'),
    },
  },
  BID_GIVEN: {
    Plaintiff: {
      subject: facts => `The other side has entered its sealed bid: your claim against ${facts.defendants}`,
      content: facts => bidGiven(mine(facts), facts, 'Plaintiff'),
    },
    Defendant: {
      subject: facts => `A sealed bid is entered: the claim of ${facts.plaintiff}`,
      content: facts => bidGiven(theirs(facts), facts, 'Defendant'),
    },
  },
  BIDS_APART: {
    Plaintiff: {
      subject: facts =>
        `The sealed bids with ${facts.defendants} did not meet: round ${facts.bidding.round} of 3 begins`,
      content: facts => bidsApart(mine(facts), facts),
    },
    Defendant: {
      subject: facts =>
        `The sealed bids with ${facts.plaintiff} did not meet: round ${facts.bidding.round} of 3 begins`,
      content: facts => bidsApart(theirs(facts), facts),
    },
  },
  BIDS_CLOSE: {
    Plaintiff: {
      subject: facts => `Do you agree to the middle? Sealed bids with ${facts.defendants}`,
      content: facts => bidsClose(mine(facts), facts),
    },
    Defendant: {
      subject: facts => `Do you agree to the middle? Sealed bids with ${facts.plaintiff}`,
      content: facts => bidsClose(theirs(facts), facts),
    },
  },
  BIDDING_ENDED: {
    Plaintiff: {
      subject: facts => `The sealed bids on your claim against ${facts.defendants} have ended`,
      content: facts => biddingEnded(mine(facts), facts),
    },
    Defendant: {
      subject: facts => `The sealed bids on the claim of ${facts.plaintiff} have ended`,
      content: facts => biddingEnded(theirs(facts), facts),
    },
  },
  BIDS_MET: {
    Plaintiff: {
      subject: facts => `Agreed by sealed bids${ofSum(facts)}: your claim against ${facts.defendants}`,
      content: facts => bidsMet(mine(facts), facts),
    },
    Defendant: {
      subject: facts => `Agreed by sealed bids${ofSum(facts)}: the claim of ${facts.plaintiff}`,
      content: facts => bidsMet(theirs(facts), facts),
    },
  },
  FEE_DUE: {
    Plaintiff: {
      subject: facts => `Pay the fee of ${facts.platformFee} by ${facts.feeDueOn}: agreement with ${facts.defendants}`,
      content: facts => feeDue(mine(facts), facts),
    },
    Defendant: {
      subject: facts => `Pay the fee of ${facts.platformFee} by ${facts.feeDueOn}: agreement with ${facts.plaintiff}`,
      content: facts => feeDue(theirs(facts), facts),
    },
  },
  FEE_OVERDUE: {
    Plaintiff: {
      subject: facts => `The fee of ${facts.platformFee} was not paid in time: agreement with ${facts.defendants}`,
      content: facts => feeOverdue(mine(facts), facts),
    },
    Defendant: {
      subject: facts => `The fee of ${facts.platformFee} was not paid in time: agreement with ${facts.plaintiff}`,
      content: facts => feeOverdue(theirs(facts), facts),
    },
  },
  AGREEMENT_ENDED: {
    Plaintiff: {
      subject: facts => `The agreement on your claim against ${facts.defendants} has ended: its fee was not paid`,
      content: facts => agreementEnded(mine(facts), facts),
    },
    Defendant: {
      subject: facts => `The agreement on the claim of ${facts.plaintiff} has ended: its fee was not paid`,
      content: facts => agreementEnded(theirs(facts), facts),
    },
  },
  RECORD_RESTRICTED: {
    Plaintiff: {
      subject: facts =>
        facts.moderation.isOfWords
          ? `A public text beside your claim against ${facts.defendants} is no longer public`
          : `Your claim against ${facts.defendants} is no longer public`,
      content: facts => restricted(mine(facts), facts),
    },
    Defendant: {
      subject: facts =>
        facts.moderation.isOfWords
          ? `A public text beside the claim of ${facts.plaintiff} is no longer public`
          : `The claim of ${facts.plaintiff} is no longer public`,
      content: facts => restricted(theirs(facts), facts),
    },
  },
  TEXT_REDACTED: {
    Plaintiff: {
      subject: facts => `Part of a public text beside your claim against ${facts.defendants} is no longer public`,
      content: facts => redacted(mine(facts), facts),
    },
    Defendant: {
      subject: facts => `Part of a public text beside the claim of ${facts.plaintiff} is no longer public`,
      content: facts => redacted(theirs(facts), facts),
    },
  },
  RECORD_RESTORED: {
    Plaintiff: {
      subject: facts => `Public again: ${besideClaim(facts)}your claim against ${facts.defendants}`,
      content: facts => restored(mine(facts), facts),
    },
    Defendant: {
      subject: facts => `Public again: ${besideClaim(facts)}the claim of ${facts.plaintiff}`,
      content: facts => restored(theirs(facts), facts),
    },
  },
  RESTRICTION_KEPT: {
    Plaintiff: {
      subject: facts =>
        `Objection decided: ${besideClaim(facts)}your claim against ${facts.defendants} stays off the public record`,
      content: facts => keptOff(mine(facts), facts),
    },
    Defendant: {
      subject: facts =>
        `Objection decided: ${besideClaim(facts)}the claim of ${facts.plaintiff} stays off the public record`,
      content: facts => keptOff(theirs(facts), facts),
    },
  },
  PAYMENT_DETAILS_STATED: {
    Defendant: {
      subject: facts =>
        facts.account.from === null
          ? `Where to pay ${facts.plaintiff}: ${facts.amount}, due on ${facts.sum.dueOn}`
          : `Changed on ${facts.account.on}: where to pay ${facts.amount} to ${facts.plaintiff}. Ask before you pay`,
      content: facts =>
        `${accountChanged(facts)}\n\n${whereToPay(facts)}\n\n${facts.amount} ${facts.sum.isOverdue ? 'was' : 'is'} due on ${facts.sum.dueOn}. ${owedBy(theirs(facts), facts)} ${sayPaid}${accountProof(facts)}`,
    },
  },
  PAYMENT_DETAILS_TAKEN_BACK: {
    Defendant: {
      subject: facts => `Taken back: where to pay ${facts.amount} to ${facts.plaintiff}`,
      content: facts =>
        `The account of ${facts.plaintiff} was changed back, from ${accountEnding(facts.account.from)} to ${accountEnding(facts.account.to)}. If you have paid to ${accountEnding(facts.account.from)}, ask your bank at once to stop the transfer.\n\n${whereToPay(facts)} ${owedBy(theirs(facts), facts)}${accountProof(facts)}`,
    },
  },
  ACCOUNT_AWAITED: {
    Plaintiff: {
      subject: facts => `State where you are paid: ${facts.amount} from ${facts.sum.debtors}`,
      content: facts =>
        `${facts.amount} from ${facts.sum.debtors} ${facts.sum.isLate ? 'was' : 'is'} due on ${facts.sum.dueOn}, and you have not stated where you are paid. ${owedBy(mine(facts), facts)}\n\nState your account on the claim: only the side that owes you the money sees it. Nothing counts as overdue before an account has stood there for ${sumDays.withAccount} days.`,
    },
  },
  SUM_UNANSWERED: {
    Plaintiff: {
      subject: facts => `Do you have ${facts.amount} from ${facts.sum.debtors}? Say so by ${facts.sum.answerUntil}`,
      content: facts =>
        `The other side says that ${facts.amount} was paid on ${facts.sum.paidOn}, and you have not answered. ${owedBy(mine(facts), facts)}\n\nLook at your account, and say on the claim whether you have it. After ${facts.sum.answerUntil} it counts as “said to be paid, not contradicted”.`,
    },
  },
  SUM_DUE: {
    Defendant: {
      subject: facts =>
        facts.sum.isOverdue
          ? `Pay ${facts.amount} to ${facts.plaintiff}: it was due on ${facts.sum.dueOn}`
          : `Pay ${facts.amount} to ${facts.plaintiff} by ${facts.sum.dueOn}`,
      content: facts =>
        `${facts.amount} ${facts.sum.isOverdue ? 'was' : 'is'} due on ${facts.sum.dueOn}. ${owedBy(theirs(facts), facts)} ${whereToPay(facts)}\n\n${sayPaid}`,
    },
  },
  SUM_OVERDUE: {
    Plaintiff: {
      subject: facts => `${facts.amount} from ${facts.sum.debtors} is overdue`,
      content: facts =>
        `${sumOverdue(mine(facts), facts, 'you have')}\n\nIf you have it, say so on the claim. If not, you can write to the other side there.`,
    },
    Defendant: {
      subject: facts => `${facts.amount} to ${facts.plaintiff} is overdue`,
      content: facts =>
        `${sumOverdue(theirs(facts), facts, `${facts.plaintiff} has`)}${owedByOther(facts)}${facts.sum.isDebtor ? `\n\n${whereToPay(facts)} ${sayPaid}` : ''}`,
    },
  },
  SUM_SAID_PAID: {
    Plaintiff: {
      subject: facts => `${actor(facts)} says that ${facts.amount} is paid: do you have it?`,
      content: facts =>
        `${actor(facts)} says that ${facts.amount} was paid on ${facts.sum.paidOn}. ${owedBy(mine(facts), facts)}\n\nLook at your account, and say on the claim whether you have it. If you say nothing by ${facts.sum.answerUntil}, it counts as “said to be paid, not contradicted”.`,
    },
  },
  SUM_RECEIVED: {
    Defendant: {
      subject: facts => `${facts.plaintiff} has received ${facts.amount}`,
      content: facts =>
        `${facts.plaintiff} says that ${facts.amount} has arrived. ${owedBy(theirs(facts), facts)}${kept(facts)}`,
    },
  },
  SUM_NOT_RECEIVED: {
    Defendant: {
      subject: facts => `${facts.plaintiff} has not received ${facts.amount}`,
      content: facts =>
        `${facts.plaintiff} says that ${facts.amount} has not arrived, so it counts as not paid again. ${owedBy(theirs(facts), facts)}${facts.sum.isDebtor ? `\n\n${whereToPay(facts)} If you say again that you have paid, attach evidence, such as a receipt of the transfer.` : ''}`,
    },
  },
  SUM_NOT_CONTRADICTED: {
    Plaintiff: {
      subject: facts => `${facts.amount} from ${facts.sum.debtors}: said to be paid, not contradicted`,
      content: facts =>
        `The other side says that ${facts.amount} is paid, and you did not say for ${sumDays.ofSilence} days whether you have it. ${owedBy(mine(facts), facts)}${kept(facts)}\n\nIf it has not arrived, say so on the claim by ${facts.sum.contradictableUntil}. If you have it, say that: then it counts as received.`,
    },
    Defendant: {
      subject: facts => `${facts.amount} to ${facts.plaintiff}: said to be paid, not contradicted`,
      content: facts =>
        `${facts.plaintiff} did not say within ${sumDays.ofSilence} days whether ${facts.amount} has arrived. ${owedBy(theirs(facts), facts)}${kept(facts)}\n\n${facts.plaintiff} can still contradict it until ${facts.sum.contradictableUntil}. Keep your receipt.`,
    },
  },
  OFFERER_LEFT: {
    Plaintiff: {
      subject: facts => `The offer${ofSum(facts)} on your claim against ${facts.defendants} is not valid any more`,
      content: facts => offererLeft(mine(facts), facts),
    },
    Defendant: {
      subject: facts => `The offer${ofSum(facts)} on the claim of ${facts.plaintiff} is not valid any more`,
      content: facts => offererLeft(theirs(facts), facts),
    },
  },
  RESOLUTION_LAPSED: {
    Plaintiff: {
      subject: facts => `The offer${ofSum(facts)} on your claim against ${facts.defendants} has ended`,
      content: facts => replaced(mine(facts), facts),
    },
    Defendant: {
      subject: facts => `The offer${ofSum(facts)} on the claim of ${facts.plaintiff} has ended`,
      content: facts => replaced(theirs(facts), facts),
    },
  },
}

/** Texts of the server in English. */
export const server = {
  /** The first paragraph as it follows the greeting. */
  afterGreeting: (paragraph: string): string => paragraph,
  /** `null`: the reader is a company. */
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
    sum: (name: string, amount: string) => `Last day to pay ${amount} to ${name}`,
    offer: (name: string, amount: string) => `Last day to answer the offer of ${amount}: claim with ${name}`,
    bids: (name: string, amount: string) => `Last day for the sealed bids on the claim of ${amount} with ${name}`,
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
        `The password of your account ${username} was removed. You log in with Google.`,
      'Google linked': (username: string, address: string) =>
        `A Google account with the address ${address} can log in to your account ${username} from now on.`,
      wallets: (username: string) => `The list of wallets of your account ${username} was changed.`,
      'payment details': (username: string, change: string) =>
        `In your account ${username}, where you are paid on a claim was stated or changed (claim ${change}). The side that owes you the money was told.`,
      'second factor on': (username: string) =>
        `Two-step login was switched on for your account ${username}. From now on, logging in asks for a code of the authenticator app as well.`,
      'second factor off': (username: string) =>
        `Two-step login was switched off for your account ${username}. From now on, logging in asks for no code any more.`,
      'second factor off by operator': (username: string) =>
        `The operator of this site has switched off two-step login for your account ${username}. Somebody said that the authenticator app and the recovery codes are lost. From now on, logging in asks for no code any more.`,
      'recovery codes': (username: string) =>
        `New recovery codes were made for your account ${username}. The earlier codes no longer work.`,
      closed: (username: string) =>
        `Your account ${username} was closed. Nobody can log in to it any more. In three days we delete for good everything that is yours alone. Claims that others take part in stay, with your name.`,
    } satisfies Record<AccountChangeKind, unknown>,
    ifNot:
      'If this was not you, undo it here, within three days: your account goes back to how it was before, and everybody is logged out. If two-step login is on, it stays on.',
    secondFactor: {
      ifNot:
        'If this was not you, undo it here, within three days: two-step login goes back to how it was before, and everybody is logged out. If it is on, we ask for your password or a recovery code.',
    },
    byOthers:
      'If this was not you, look for the same email at the address that you registered with: it can undo the change, within three days.',
    undo: 'Undo the change',
    look: 'Look at the account',
    ifYou: 'If it was you, you need do nothing.',
    closed: {
      subject: 'Your account was closed',
      ifNot:
        'If this was not you, or you have changed your mind, open it again here, within three days. It is then as it was before. If you have opened another account with this address since, close that one first. Only unpaid fees, unanswered offers and sealed bids have ended.',
      undo: 'Open the account again',
      ifYou: 'If it is to stay closed, you need do nothing.',
    },
  },
  noPassword: {
    subject: 'You log in with Google',
    none: 'You asked to choose a new password. Your account has none to change, because you log in with Google.',
    button: signIn,
    ignore: 'If you did not ask for it, you can ignore this email.',
  },
  addressInUse: {
    registration: {
      subject: 'You already have an account',
      tried:
        'Somebody tried to register on Redress with your email address, which belongs to your account already. Nothing was changed in it.',
      ifYou: (username: string) => `If it was you, please log in. Your username is ${username}.`,
    },
    additional: {
      subject: 'Somebody tried to use your email address',
      tried:
        'Somebody tried to add your email address to another account on Redress. It belongs to your account, and nothing was changed in it.',
      ifYou: (username: string) =>
        `If it was you, log in as ${username} and remove the address there first. An address belongs to one account.`,
    },
    button: signIn,
    newPassword: 'You can choose a new password here:',
    ignore: 'If it was not you, you can ignore this email.',
  },
  letter,
  takeoverNotice: {
    subject: (taker: string, isOver: boolean) => `${taker} can now ${isOver ? 'read' : 'answer'} the claim against you`,
    used: (taker: string, plaintiff: string, claimType: string) =>
      `${taker} used the code that we sent to this address. It belongs to the claim that ${plaintiff} filed against you on Redress: ${claimType}.`,
    now: (isOver: boolean): string =>
      isOver ? 'They can now read the claim. It is over.' : 'They can now read and answer the claim.',
    ifRight: (taker: string) => `Are you ${taker}, or does ${taker} act for you? Then there is nothing to do.`,
    ifWrong:
      'If not, tell us. We then send a new code to this address. As soon as somebody uses it, the other person loses access to the claim.',
    button: 'See who used the code',
    works: 'Opening the page changes nothing: you decide there. The link works for 90 days.',
  },
  receipt: {
    subjects: {
      submission: (fee: string) => `Fee of ${fee} paid: your claim is filed`,
      dispute: (fee: string) => `Fee of ${fee} paid: the claim is disputed`,
      concession: (fee: string, { plaintiff, value }: ReceiptFacts) =>
        `Fee of ${fee} paid: you owe ${plaintiff} ${value}`,
      'platform fee': (fee: string) => `Fee of ${fee} paid: the claim is resolved`,
    } satisfies Record<PaymentPurpose, (fee: string, facts: ReceiptFacts) => string>,
    /** Effect of the payment, and what happens next. */
    now: {
      submission: ({ defendants, value, until }: ReceiptFacts) => [
        `Your claim of ${value} against ${defendants} is filed. We email the defendants today and invite them to answer.`,
        `${until === null ? 'The claim is public, and they can still answer.' : `They can answer until ${until}. After that the claim becomes public, with or without an answer, unless it has ended by then.`} We email you as soon as anybody answers.`,
      ],
      dispute: ({ plaintiff, value, isPlaintiffGone }: ReceiptFacts) => [
        `The claim of ${plaintiff} over ${value} is disputed. We tell ${isPlaintiffGone ? '' : 'the plaintiff and '}any other defendants today.`,
        isPlaintiffGone
          ? `${plaintiff} has closed their account, so nobody would answer an offer. The claim shows what you can still do.`
          : 'Either side can now make an offer. There is no deadline for that. We email you as soon as there is an offer to answer.',
      ],
      concession: ({ plaintiff, value, isPlaintiffGone, ...publicity }: ReceiptFacts) => [
        `You accepted the claim of ${plaintiff} in full, and it is resolved. You owe ${plaintiff} ${value}.`,
        `Pay that directly to the plaintiff. Redress never holds that money.${isPlaintiffGone ? '' : ` The claim shows where to pay as soon as ${plaintiff} has said so.`} ${outcome(publicity)}`,
      ],
      'platform fee': ({ plaintiff, defendants, ...others }: ReceiptFacts) => [
        `The agreement between ${plaintiff} and ${defendants} is final, and the claim is resolved.`,
        `${paidDirectly(others)} ${outcome(others)}`,
      ],
    } satisfies Record<PaymentPurpose, (facts: ReceiptFacts) => readonly string[]>,
    paidFor: 'Paid for',
    purposes: {
      submission: 'Filing fee',
      dispute: 'Dispute fee',
      concession: 'Platform fee',
      'platform fee': 'Platform fee',
    } satisfies Record<PaymentPurpose, string>,
    amount: 'Amount',
    paidOn: 'Paid on',
    transaction: 'Transaction',
    wallet: 'Paid from the wallet',
    way: 'Paid',
    ways: { bank: 'by bank transfer', SOL: 'with SOL' } satisfies Record<WayToPay, string>,
    bankReference: 'Reference of the transfer',
    button: 'Open the receipt to print it',
  },
  suspension: {
    reason: 'Our reason:',
    button: 'Open Redress',
    begun: {
      subject: { filing: 'You cannot file new claims at the moment', account: 'We have suspended your account' },
      text: {
        filing: (username: string) =>
          `You cannot file new claims with the account ${username} at the moment. Your drafts are kept, and everything else stays as it is.`,
        account: (username: string) =>
          `With the account ${username} you cannot file claims or write anything that others read at the moment. You can still read your claims, dispute them, agree and pay. You can also download your data and close the account.`,
      },
      after:
        'You can object once, on the page that the button leads to. Where possible, somebody else decides about it.',
    },
    lifted: {
      subject: { filing: 'You can file new claims again', account: 'Your account is no longer suspended' },
      text: {
        filing: (username: string) => `You can file new claims with the account ${username} again.`,
        account: (username: string) => `You can use the account ${username} again as before.`,
      },
      after: 'You can answer this email.',
    },
    kept: {
      subject: { filing: 'You still cannot file new claims', account: 'Your account stays suspended' },
      text: {
        filing: (username: string) =>
          `We have read your objection. You still cannot file new claims with the account ${username}.`,
        account: (username: string) => `We have read your objection. The account ${username} stays suspended.`,
      },
      after: 'You can answer this email.',
    },
    objection: {
      subject: 'Somebody objects to a suspension',
      text: (username: string) =>
        `The owner of the account ${username} objects to its suspension. Where possible, somebody else than before decides in the console.`,
      button: 'Open the account',
    },
  },
  report: {
    subject: (reason: string) => `Reported: ${reason}`,
    ofClaim: 'Somebody has reported a claim on the public record.',
    ofReply: 'Somebody has reported a text that a party has published beside a claim.',
    decide: (number: string) =>
      `Read report ${number} and decide about it in the console, or with “npm run operator -- reports show ${number}”.`,
    open: 'Open the case',
    disowning: {
      subject: (claim: string) => `Claim ${claim}: say that the reply is not yours`,
      asked: (name: string, claim: string) =>
        `Somebody says that ${name} did not write the reply beside the public claim ${claim}, and gave this address.`,
      ignore: 'If that was not you, you can ignore this email: nothing happens without the link.',
      button: 'Say that it is not yours',
      works: 'The link works for 24 hours.',
    },
    openLog: 'See what we decide about reports',
    objection: {
      subject: 'A party objects to a restriction',
      text: 'A party objects to what you took off the public record. Where possible, somebody else than before decides in the console.',
    },
    reason: 'Reason',
    reasons: {
      'wrong person': 'wrong person',
      'private data': 'private data',
      unlawful: 'unlawful content',
      other: 'something else',
    } satisfies Record<ReportReason, string>,
    /** Kinds of redacted passages. */
    takenOut: {
      address: 'an address',
      'phone number': 'a phone number',
      'email address': 'an email address',
      'third person': 'the name of a third person',
      health: 'a statement about health',
      'account number': 'an account number',
      insult: 'an insult or threat',
      other: 'something else',
    } satisfies Record<TakenOut, string>,
    at: 'Reported',
    button: 'See the public record',
    outcome: {
      subject: (number: string) => `What became of your report ${number}`,
      about: (number: string, day: string) =>
        `On ${day} something on the public record was reported with this email address, under the number ${number}. We have looked at it and say:`,
      restricted: 'It is no longer public. Our reason:',
      redacted: 'A part of it is no longer public. The public reads in its place what was taken out. Our reason:',
      refused: 'It stays public. Our reason:',
      refusedUnseen: 'We do nothing about it, and it is not public at present. Our reason:',
      answer: 'You can answer this email.',
    },
  },
  agreement,
  dataExport,
  notificationMail: { openClaim: 'Open the claim', openRedress: 'Open Redress', openProfile: 'Open your profile' },

  /** Label of the claim's type; `null` before it has been chosen. */
  claimType: (type: ClaimType | null): string => type ?? 'Claim',
  notifications,
}

/** Shape of the server's texts in every language. */
export type ServerTexts = typeof server
