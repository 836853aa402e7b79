import { type OfferTexts, offerTexts } from '@redress/contract/offer-words.ts'
import type { Ending } from '@redress/domain/claim/lifecycle.ts'
import type { ClaimAction } from '@redress/domain/claim/questions.ts'
import type { PaymentPurpose } from '@redress/domain/money/payments.ts'
import type { DefendantType, SocialLinkType } from '@redress/domain/people/contact-rules.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import type { DefendantOutcome } from '@redress/domain/record/defendant-outcomes.ts'
import type { ReportReason } from '@redress/domain/record/reports.ts'

/** What somebody is told who is about to take more time. */
interface MoreTimeFacts {
  readonly until: string
  readonly before: string
  readonly plaintiff: string
  readonly hasOthers: boolean
}

/** Claims after filing: the lists, one claim, its history, amending and disputing. */
export const claims = {
  title: 'Claims',
  lead: 'What you claim from others, and what others claim from you.',
  party: { Plaintiff: 'Plaintiff', Defendant: 'Defendant' } satisfies Record<Party, string>,
  claim: (shortId: string) => `Claim ${shortId}`,
  untyped: 'Untitled claim',

  tabs: { label: 'Claim lists', 'my-claims': 'My Claims', 'against-me': 'Claims against me' },
  create: 'Create new claim',
  limit: 'You have reached the limit of unresolved claims. Please resolve some of them before creating a new one.',
  list: {
    'my-claims': {
      empty: 'You have not filed a claim yet',
      emptyText: 'It takes five steps and about 20 minutes. Everything you type is saved.',
    },
    'against-me': {
      empty: 'There are no claims against you',
      emptyText: 'If you received a redeem code by email, enter it under Takeover and the claim appears here.',
      action: 'Enter a redeem code',
    },
    none: 'No claim matches',
    noneText: 'None of your claims has what you searched for or chose.',
    clear: 'Show all claims',
    someOf: (count: string, all: string) => `${count} of ${all} claims`,
    range: (from: string, to: string, count: string) => `Claims ${from} to ${to} of ${count}`,
    pages: (list: string) => `Pages of ${list}`,
  },
  filters: {
    label: 'Find among your claims',
    term: 'Search in this list',
    status: 'Status',
    anyStatus: 'Every status',
    turn: 'Whose turn',
    anyTurn: 'Everybody’s turn',
    order: 'Order',
    newest: 'Newest claim first',
    orders: {
      date: { desc: 'Date, latest first', asc: 'Date, earliest first' },
      amount: { desc: 'Amount, largest first', asc: 'Amount, smallest first' },
      status: { desc: 'Status, from the end', asc: 'Status, from the beginning' },
      turn: { desc: 'Turn, yours last', asc: 'Turn, yours first' },
    },
  },
  columns: {
    history: 'History',
    date: 'Date',
    original: 'Original Amount',
    proposal: 'Proposal Amount',
    status: 'Status',
    claim: 'Claim',
    resolutions: 'Resolutions',
    actions: 'Actions',
    share: 'Share',
    turn: 'Turn',
  },
  historyOf: (claim: string) => `History of ${claim}`,
  resolutionsOf: (count: string, claim: string) => `View (${count}) resolutions of ${claim}`,
  actionOf: (action: string, claim: string) => `${action}: ${claim}`,
  against: (names: string) => `against ${names}`,
  by: (name: string) => `by ${name}`,
  andMore: (first: string, count: string) => `${first} and ${count} more`,
  viewCount: (count: string) => `View (${count})`,

  /** Asked of whoever concedes while another defendant’s dispute waits for its payment. */
  besideDispute: {
    title: 'Another defendant has written a dispute. Concede all the same?',
    text: 'Their dispute waits for its payment, and they are told that you concede. What is paid first takes effect for the whole defence, and the other lapses: if you pay first, the claim is resolved in favour of the plaintiff.',
    confirmLabel: 'Concede and pay',
  },

  actions: {
    pay: { label: 'Pay', hint: 'Pay' },
    'take back': { label: 'Take back to edit', hint: 'Make it a draft again, until it is paid' },
    edit: { label: 'Edit', hint: 'Edit Claim' },
    amend: { label: 'Amend', hint: 'Amend Claim' },
    propose: { label: 'Propose Resolution', hint: 'Propose Resolution' },
    accept: { label: 'Accept', hint: 'Accept Resolution' },
    reject: { label: 'Reject', hint: 'Reject Resolution' },
    dispute: { label: 'Dispute', hint: 'Pay and dispute' },
    resolve: { label: 'Pay and Resolve', hint: 'Pay and Resolve' },
  } satisfies Record<ClaimAction, { label: string; hint: string }>,
  payAct: (fee: string) => `Pay ${fee}`,
  takeBack: {
    question: 'Take this claim back to edit it?',
    text: 'It becomes a draft again, and you pay nothing until you submit it again. What you have already sent counts when you submit it again. If you delete the claim instead, the operator has to return it.',
    done: 'Claim taken back. You can edit it now.',
    failed: 'Claim could not be taken back',
  },
  /** How the plaintiff ends a claim alone: asked twice, as it is final. */
  endings: {
    title: 'End the claim',
    'settle elsewhere': {
      label: 'Settled elsewhere',
      question: 'Has the claim been settled elsewhere?',
      meaning: 'The claim ends as settled in your favour, without a fee: for example because it was paid.',
      sure: 'End the claim as settled elsewhere?',
      done: 'The claim has ended as settled elsewhere.',
    },
    withdraw: {
      label: 'Withdraw the claim',
      question: 'Withdraw the claim?',
      meaning: 'You no longer ask for anything, and the claim ends in favour of the defendants, without a fee.',
      sure: 'Withdraw the claim for good?',
      done: 'The claim is withdrawn.',
    },
    offers: 'An offer that is open no longer stands, and no fee is owed any more. What you have paid is not paid back.',
    private: 'The claim is not public yet, and nothing of it becomes public.',
    public: (label: string) => `The public record stays, and says “${label}” from now on.`,
    told: 'The other side is told by email.',
    next: 'Go on',
    final: 'This is final: the claim cannot be opened again.',
    failed: 'The claim could not be ended',
  },
  /** What the plaintiff answers to a defendant who says that it is paid. */
  paymentAnswers: {
    yes: 'Yes, it is paid',
    part: 'A part of it',
    no: 'No, it is not',
    question: 'Is the claim paid?',
  },
  answer: {
    accept: {
      question: 'Are you sure you want to accept this resolution?',
      confirm: 'Accept',
      done: 'Resolution accepted successfully',
      failed: "Resolution couldn't be accepted",
    },
    reject: {
      question: 'Are you sure you want to reject this resolution?',
      confirm: 'Reject',
      done: 'Resolution rejected successfully',
      failed: 'Resolution cannot be rejected',
    },
    alsoFailed: 'Something went wrong!',
  },
  /** The terms of an offer, beside the button that acts on it. */
  terms: {
    sum: 'Sum',
    moves: (amount: string, from: string, to: string) => `${amount}, from ${from} to ${to}`,
    nobodyPays: 'Nobody pays anything',
    when: 'When it is paid',
    whenText: 'At once. Both sides arrange how between them; Redress holds no money.',
    byDate: (date: string) => `By ${date}`,
    plan: { caption: 'When each sum is paid', dueOn: 'Due on', sum: 'Sum' },
    note: 'Note',
    fee: 'Fee',
    feeBy: (fee: string, bearer: string, date: string) => `${fee}, paid by ${bearer} by ${date}`,
    feeWithin: (fee: string, bearer: string) => `${fee}, paid by ${bearer} within 10 business days of acceptance`,
    feeLate: (fee: string, bearer: string, date: string) => `${fee}, to be paid by ${bearer}; it was due on ${date}`,
    feeNow: (fee: string, bearer: string) => `${fee}, paid by ${bearer} now`,
    inAll: 'In all',
    you: {
      receives: (amount: string) => `You receive ${amount}.`,
      pays: (amount: string) => `You pay ${amount}.`,
      nothing: 'You neither pay nor receive anything.',
    },
    other: (name: string, areMany: boolean) => ({
      receives: (amount: string) => `${name} ${areMany ? 'receive' : 'receives'} ${amount}.`,
      pays: (amount: string) => `${name} ${areMany ? 'pay' : 'pays'} ${amount}.`,
      nothing: `${name} neither ${areMany ? 'pay nor receive' : 'pays nor receives'} anything.`,
    }),
    public: 'Made public',
    publicText: {
      accept:
        'Nothing, if the fee is paid before publication: the claim then stays private. Otherwise that an offer was accepted and, once the fee is paid, in whose favour the claim is resolved. Never the terms.',
      reject: 'That an offer was rejected. Never the terms.',
      propose: 'That an offer was made. Never the terms.',
      resolve:
        'Before publication nothing: the claim stays private. After it, that the claim is resolved, and in whose favour. Never the terms.',
      concede:
        'Before publication nothing: the claim stays private. After it, that the claim is resolved in favour of the plaintiff. Never the terms.',
    } satisfies Record<'accept' | 'reject' | 'propose' | 'resolve' | 'concede', string>,
    notes: {
      accept: 'You cannot take this back.',
      reject: 'The offer is gone then. Either side can make another one, and the claim goes on.',
      propose: 'The other side can accept it as long as it stands. You cannot take it back.',
      resolve: 'The claim is resolved as soon as the payment is confirmed.',
      concede:
        'You accept the claim in full. It is resolved as soon as the payment is confirmed, and you cannot take it back.',
    } satisfies Record<'accept' | 'reject' | 'propose' | 'resolve' | 'concede', string>,
  },
  planForm: {
    question: 'When is it paid?',
    when: { 'at once': 'At once', 'by date': 'By a date', instalments: 'In instalments' },
    dueOn: 'Paid by',
    firstDueOn: 'First instalment on',
    monthly: 'The others follow month by month.',
    count: 'How many',
    times: (count: number, each: string) => `${count} times ${each}`,
    timesAndLast: (count: number, each: string, last: string) => `${count} times ${each} and once ${last}`,
    days: (first: string, last: string) => `the first on ${first}, the last on ${last}`,
    note: 'Note to your offer',
    noteHint: 'For the parties alone. It is never public.',
  },
  share: {
    label: 'Share',
    of: (claim: string) => `Share ${claim}`,
    copied: 'Claim link copied to clipboard',
    notPublic: 'The claim is not public yet, so its link would lead nowhere.',
    settledEarly: 'The claim was settled before publication, so its link shows nothing of it.',
  },

  failures: {
    claim: 'Claim could not be fetched',
    claims: 'Claims could not be fetched',
    history: 'Actions could not be fetched',
    amend: 'Claim could not be amended',
    dispute: 'Claim could not be disputed',
  },
  notFound: 'Claim not found.',
  idMissing: 'Claim ID missing from the URL.',
  draftIdMissing: 'Claim ID not found',
  backToList: 'Back to your claims',

  fields: {
    type: 'Type of claim',
    dateOfClaim: 'Date of claim',
    value: 'Value',
    currency: 'Currency',
    location: 'Location',
    jurisdiction: 'Jurisdiction',
    howDidInteractionBegin: 'How did the interaction begin?',
    whatDidDefendantDo: 'What did the defendant do?',
    whatDidYouDo: 'What did you do?',
    resolvelmentOffered: 'What resolution was offered?',
    isMaterialEvidenceAvailable: 'Material evidence is available',
    communicationCurrentStatus: 'What is the current status of the communication?',
    lastCommunication: 'Date of the last communication',
    lastResponse: 'What was the last response?',
    representationStatus: 'Representation status',
    disclaimerTerms: 'Terms and conditions',
    disclaimerDocumentation: 'Accuracy of the documentation',
    disclaimerConsent: 'Consent to professional representation',
    defendantsCount: 'Defendant(s)',
    documentsCount: 'Documents and links',
  },
  yes: 'Yes',
  no: 'No',

  view: {
    sections: {
      timeline: 'Timeline',
      general: 'General',
      plaintiff: 'Plaintiff',
      defendants: 'Defendant(s)',
      synopsis: 'Synopsis',
      currentStatus: 'Current status',
      documents: 'Documents',
      dispute: 'Dispute',
      fees: 'Fees paid',
    },
    shownValue: 'Current value',
    filedValue: 'Value as filed or amended',
    status: 'Status',
    filed: 'Filed',
    name: 'Name',
    country: 'Country',
    city: 'City',
    address: 'Address',
    claimsByUser: 'Claims',
    claimsAgainstUser: 'Claims against',
    reason: 'Reason',
    explanation: 'Additional explanation',
    disputedOn: 'Disputed on',
    history: 'History',
    resolutions: 'Resolutions',
    print: 'Print',
  },

  turn: {
    yours: 'Your turn',
    theirs: 'Their turn',
    either: 'Either party can act',
    none: 'Nothing is asked of anyone',
    over: 'Resolved',
    /** What is to be done, after whose turn it is. */
    tasks: {
      draft: 'finish and submit the claim',
      pay: 'pay the submission fee',
      answer: 'answer the claim',
      answerBy: (date: string) => `answer by ${date}`,
      payActBy: (fee: string, date: string) => `pay ${fee} by ${date}`,
      payAct: (fee: string) => `pay ${fee}`,
      offer: 'answer the offer',
      answerPaymentClaim: 'say whether it is paid',
      correctAddress: 'correct the address',
      fee: 'pay the fee',
      feeBy: (date: string) => `pay the fee by ${date}`,
      feeOf: (name: string, date: string) => `${name} is to pay the fee by ${date}`,
      feeOfLate: (name: string, date: string) => `${name} was to pay the fee by ${date}`,
      feeLate: (date: string) => `pay the fee, which was due on ${date}`,
    },
    after: (turn: string, task: string) => `${turn}: ${task}`,
    words: {
      draft: 'Everything you typed is saved. Nobody else sees the claim until its submission fee is paid.',
      pay: 'The claim counts as filed when its submission fee is paid. Then the defendants are told and their time to answer starts.',
      answer: (disputeFee: string, concessionFee: string) =>
        `You can make an offer, which costs nothing; dispute the claim, for ${disputeFee}; or accept it in full with “Pay and Resolve”, for a fee of ${concessionFee}.`,
      answerFree: (concessionFee: string) =>
        `You can make an offer or dispute the claim, which costs nothing; or accept it in full with “Pay and Resolve”, for a fee of ${concessionFee}.`,
      publishedAfter: (date: string) => `After ${date} the claim is public, answered or not.`,
      publicAfter: (date: string) => `After ${date} the claim is public.`,
      unpaidAct:
        'Your answer is written, and counts when its fee is paid. Until then you can change it, or answer in another way.',
      answerLate: 'The time to answer is over and the claim is public. You can still answer.',
      awaitAnswer: (date: string) =>
        `The defendants have until ${date} to answer; after that the claim is public. We tell you by email and here when they answer.`,
      nobodyReached: (date: string) =>
        `Our letters did not arrive, or reached somebody else: no defendant knows of the claim from us yet. At the defendants, further down, you can correct the address. The time to answer runs until ${date} all the same; after that the claim is public.`,
      amend: 'You can still amend the value until then.',
      extended: (date: string) => `A defendant asked for more time on ${date}, which is given once.`,
      someUnreached:
        'A letter did not arrive, or reached somebody else. At the defendants, further down, you see which, and can correct the address.',
      paymentClaimed: {
        Plaintiff:
          'A defendant says that they have already paid. Look at what they wrote, further down, and at your own account. If it is paid, the claim ends. If only a part is, say what is missing. If not, write back.',
        Defendant:
          'The plaintiff has been told of the payment, and is to say whether that is so. It counts as an answer: the public record says so, and never “No response”.',
      } satisfies Record<Party, string>,
      paymentContested:
        'A defendant says that they have already paid, and you have answered. They can still dispute the claim or make an offer. If it turns out to be paid, end it as settled elsewhere.',
      ended: {
        'settled elsewhere': {
          Plaintiff: 'You have ended the claim as settled elsewhere. That is final.',
          Defendant:
            'The plaintiff has ended the claim as settled elsewhere. That is final, and nothing is asked of you here any more.',
        },
        withdrawn: {
          Plaintiff: 'You have withdrawn the claim. That is final.',
          Defendant: 'The plaintiff has withdrawn the claim. That is final, and nothing is asked of you any more.',
        },
      } satisfies Record<Ending, Record<Party, string>>,
      endedPrivate: 'It ended before publication: nothing of it becomes public.',
      endedPublic: 'The public record says how it ended.',
      noResponse:
        'Nobody answered before the notice period was over. The claim is public and the defendants can still answer.',
      mayReply: (isSilent: boolean) =>
        `Beside that, you can publish a reply to the public claim, free of charge, further down.${isSilent ? ' “No response” then disappears.' : ''}`,
      replied:
        'The claim is public, and a reply to it stands beside it. You can answer a reply once, in public, further down. The defendants can still dispute the claim or make an offer.',
      awaitLate: 'The claim is public. We tell you by email and here when a defendant answers.',
      offerOpen: 'Nothing is agreed until it is accepted.',
      yourOffer: 'You have made an offer. We tell you by email and here when it is answered.',
      coDefendantsOffer: 'An offer was made for the defence. We tell you by email and here when it is answered.',
      lastOffer: (inWords: string) => `The last offer was rejected. ${inWords}`,
      lapsedOffer: (inWords: string) =>
        `The last offer no longer stands, because whoever made or accepted it is not there any more. ${inWords}`,
      gone: {
        Plaintiff:
          'Whoever could answer has closed their account. Whoever reads the address that your claim names can take the claim over again; until then nobody would answer an offer.',
        Defendant:
          'The plaintiff has closed their account and answers no more, so that an offer cannot be made. What needs no answer you can still do.',
      },
      either: 'Either side can make an offer now.',
      otherDefendants: (name: string) =>
        `The agreement is between ${name} and the plaintiff. Nothing is asked of you; you may pay the fee in place of ${name}.`,
      fee: 'The claim is resolved as soon as the fee is paid.',
      money: 'What was agreed is paid directly from one side to the other. Redress never holds it.',
      whereTo: {
        Plaintiff: (until: string) =>
          `Tell the other side where to with a message, further down. That is possible until ${until}, and all parties of the claim read it.`,
        Defendant: (until: string) =>
          `If nobody has said where to, ask with a message, further down. That is possible until ${until}, and all parties of the claim read it.`,
      } satisfies Record<Party, (until: string) => string>,
      private:
        'It was settled before publication and stays private: the public learns neither names nor terms, unless everybody whom it names agrees to show it.',
      record: 'In whose favour the claim was resolved is public; the terms are not.',
    },
  },
  /** More time for an answer, which a defendant asks for. */
  moreTime: {
    label: 'I need more time',
    question: 'Take more time to answer?',
    whatHappens: ({ until, before, plaintiff, hasOthers }: MoreTimeFacts) => [
      `You can then answer until ${until}, instead of ${before}. The claim becomes public then, and not before.`,
      `It is given at once and costs nothing. It is possible once per claim${hasOthers ? ', for all defendants together' : ''}.`,
      `${hasOthers ? `${plaintiff} and the other defendants are` : `${plaintiff} is`} told that you asked for it. It is no answer, and does not mean that you agree.`,
    ],
    confirm: 'Take more time',
    failed: 'More time could not be given',
  },
  header: {
    answer: (date: string) => `Answer due by ${date}`,
    fee: (date: string) => `Fee due by ${date}`,
    feeLate: (date: string) => `Fee was due on ${date}`,
    publication: (date: string) => `Public after ${date}`,
    resolved: (date: string) => `Resolved on ${date}`,
    ended: (date: string) => `Ended on ${date}`,
  },
  timeline: {
    publication: 'The notice period ends, and the claim is published',
    feeDue: 'Last day to pay the fee of the accepted offer',
    feeToPay: (fee: string) => `Fee to pay: ${fee}`,
    feePaid: (fee: string) => `Fee paid: ${fee}`,
    you: 'you',
    redress: 'Redress',
    from: (previous: string, next: string) => `${previous} to ${next}`,
  },
  history: {
    title: 'Claim history',
    lead: 'What was done, when, by which side (“Party Triggered By”) and by whom (“Triggered By”).',
    caption: 'Actions of this claim',
    columns: {
      date: 'Date',
      action: 'Action',
      party: 'Party Triggered By',
      person: 'Triggered By',
      claim: 'Claim',
      resolution: 'Resolution',
    },
    empty: 'There are no actions to show.',
    system: 'Redress',
  },

  amend: {
    title: 'Amend claim',
    lead: 'Change the value while the notice period lasts. The old value stays in the history, and the defendants are told.',
    terms: {
      sum: 'Asked so far',
      from: (amount: string, names: string) => `${amount}, from ${names}`,
      until: 'Answer due by, as before',
      fee: 'Fee',
      free: 'None',
      public: 'Made public',
      publicText: 'The new value, when the claim is published. Only the parties see what was asked before.',
    },
    submit: 'Amend claim',
    done: 'Claim amended successfully',
  },
  dispute: {
    title: 'Dispute claim',
    lead: 'Say why the claim is not right. The parties read your answer beside the claim; the public reads only that it is disputed.',
    reason: 'Reason',
    explanation: 'Additional explanation',
    explanationHint: 'Keep to what happened, with dates. The plaintiff and the other defendants can read this.',
    agreement: 'I have read the claim, and what I state here is true to the best of my knowledge.',
    fee: (fee: string) =>
      `Disputing a claim costs ${fee}. You pay after this form; the claim counts as disputed when the payment is confirmed.`,
    terms: {
      sum: 'What is asked of you',
      until: 'Answer due by',
      fee: 'Fee, which you pay',
      free: 'None',
      public: 'Made public',
      publicText: 'That the claim is disputed. Your words are read by the parties alone.',
    },
    submit: 'Pay and dispute',
    submitFree: 'Dispute claim',
    edit: 'Change your answer',
    change: 'Save your answer',
    done: 'Claim disputed successfully',
    tick: 'Tick the box above to go on.',
    kept: 'What you answered',
  },
  pay: {
    title: 'Payment',
    lead: 'Please complete your payment using the button below.',
    purposes: {
      submission: 'Submission fee',
      dispute: 'Dispute fee',
      concession: 'Platform fee',
      'platform fee': 'Platform fee',
    } satisfies Record<PaymentPurpose, string>,
    confirmed: 'Transaction is confirmed',
    resolved: 'Claim paid and resolved successfully',
    sol: (amount: string) => `${amount} SOL`,
    receipt: 'Receipt',
    receiptOf: (purpose: string) => `Receipt of the ${purpose.toLowerCase()}`,
    receiptLead: 'What you paid, when, and the transaction that proves it.',
  },
}

/** What an offer does to its reader: the server's mails say the same words. */
export const offers: OfferTexts = offerTexts

export const records = {
  claimTitle: 'Claim',
  eyebrow: (id: string) => `Claim no. ${id} · public record`,
  privateEyebrow: (id: string) => `Claim no. ${id}`,
  claim: {
    title: 'The claim',
    basicInfo: 'Basic Info',
    date: 'Date of claim',
    type: 'Type of claim',
    value: 'Value',
    jurisdiction: 'Jurisdiction',
    location: 'Location',
    status: 'Current status',
    representation: 'Representation status',
  },
  plaintiff: {
    title: 'Plaintiff',
    name: 'Name',
    country: 'Country',
    address: 'Address',
    claims: 'Claims',
    claimsAgainst: 'Claims against',
  },
  defendants: 'Defendants',
  noDefendants: 'No defendants found.',
  defendantTypes: { Company: 'Company', Individual: 'Person' } satisfies Record<DefendantType, string>,
  represents: (position: string, company: string) => (position === '' ? company : `${position}, ${company}`),
  outcomesOfDefendants: {
    settled: 'Settled this claim',
    disputed: 'Answered this claim without settling it',
    'not taken part': 'Did not take part in this claim',
  } satisfies Record<DefendantOutcome, string>,
  answer: {
    title: 'The answer',
    outcomes: {
      plaintiffWon: {
        title: 'Resolved in favour of the plaintiff',
        text: 'Both sides settled on a resolution, and its fee is paid. The claim is closed.',
      },
      defendantWon: {
        title: 'Resolved in favour of the defendant',
        text: 'Both sides settled on a resolution, and its fee is paid. The claim is closed.',
      },
      settledElsewhere: {
        title: 'Settled elsewhere',
        text: 'The plaintiff says that the claim is settled elsewhere, and has ended it.',
      },
      withdrawn: {
        title: 'Withdrawn',
        text: 'The plaintiff has withdrawn this claim. Nothing is asked from the defendants any more.',
      },
      saidPaid: {
        title: 'Says that it has been paid',
        text: 'A defendant says that the claim has been paid. Whether that is so is between the parties.',
      },
      noResponse: {
        title: 'No response',
        text: 'The time to respond is over, and no defendant has answered this claim. They still can.',
      },
      disputed: {
        title: 'Disputed',
        text: 'The defence disputes this claim. No resolution is on the table at the moment.',
      },
      agreed: {
        title: 'Resolution agreed',
        text: 'Both sides have accepted a resolution. The claim closes when its platform fee is paid.',
      },
      negotiated: {
        title: 'In negotiation',
        text: 'The defence has answered, and the sides are negotiating a resolution.',
      },
      replied: {
        title: 'Replied',
        text: 'The claim was answered in public. The reply stands below, in its own words.',
      },
      awaited: {
        title: 'Answer under way',
        text: 'The defence has reacted to this claim. Its answer is not final yet.',
      },
    },
  },
  report: {
    openClaim: 'Report this claim',
    openReply: (name: string) => `Report the words of ${name}`,
    claimTitle: 'Report this claim',
    replyTitle: 'Report these words',
    lead: 'Tell whoever runs this installation what should not stand here. Neither party learns who reported it.',
    reason: 'What is wrong?',
    reasons: {
      'wrong person': 'It names the wrong person',
      'private data': 'It tells private data',
      unlawful: 'It is unlawful',
      other: 'Something else',
    } satisfies Record<ReportReason, string>,
    text: 'In your words',
    textHint: 'Which words or data, and why.',
    email: 'Your email address',
    emailHint: 'We write there once, to tell you the outcome. Without it you hear nothing more.',
    submit: 'Send the report',
    failed: 'The report could not be sent',
    done: (number: string) => `Reported, under the number ${number}`,
    next: 'Whoever runs this installation finds it in the list of reports and looks at it. Until then everything stays as it is. If you left an email address, you are told the outcome there.',
  },
  settled: {
    title: 'Settled before publication',
    what: (kind: string | null, country: string | null) =>
      [
        'A claim was settled by its parties before it became public',
        ...(kind === null ? [] : [`kind: ${kind}`]),
        ...(country === null ? [] : [`place: ${country}`]),
      ].join(' · '),
    why: 'So nothing more is shown: not who claimed, from whom, how much, or how it ended. That is how it stays, unless everybody concerned agrees to show it.',
  },
  showing: {
    title: 'Private, because it was settled early',
    note: 'This claim stands neither in search nor in a profile. Its public address says only that a claim of this kind was settled.',
    says: {
      agreed: 'Agrees to show it',
      open: 'Has not agreed to show it',
      absent: 'Has no account here, so cannot agree',
    },
    open: 'Agree to show it in public',
    agree: 'I agree',
    takeBack: 'Take my agreement back',
    question: 'Agree that the public sees this claim?',
    consequences: [
      'The others see that you agree. Nothing becomes public until everybody agrees whom the claim names; until then you can take it back.',
      'When all agree, everybody can read who claimed how much from whom, and in whose favour it was settled, in search and in profiles too. That is for good. The terms, documents and what happened stay between you.',
    ],
    agreed: 'You agree to show the claim.',
    takenBack: 'Your agreement is taken back.',
    failed: 'This could not be saved',
    shownTitle: 'Shown by agreement',
    shown: 'It was settled before publication, and everybody concerned has agreed to show it.',
    from: 'It is public from',
  },
  replies: {
    title: 'Replies',
    note: 'Everybody can read these beside the public claim.',
    publicNote: 'In their own words. Redress has not checked them.',
    by: (name: string) => `${name} replies`,
    answerBy: (name: string) => `${name} answers`,
    changed: 'changed',
    toEarlier: 'to an earlier version of the reply',
    earlier: (count: number) => (count === 1 ? '1 earlier version' : `${count} earlier versions`),
    shown: (name: string) => `Reply of ${name}`,
    becomesPublic: 'This name and these words become public:',
    publish: 'Publish',
    keepWriting: 'Keep writing',
    failed: 'This could not be published',
    reply: {
      whyNow: 'The public record says “No response” beside this claim. It disappears as soon as you reply.',
      label: (name: string) => `Public reply of ${name}`,
      hint: 'Free of charge. It stands beside the public claim, in the profile, and is marked in search. Keep to what happened; leave out addresses, phone numbers and the names of others.',
      submit: 'Look at it before it is published',
      change: 'Look at the change before it is published',
      openChange: 'Change the reply',
      question: 'Publish this reply?',
      changeQuestion: 'Publish the changed reply?',
      consequences: (changes: string) => [
        'Everybody can read it at once, beside the claim, in the profile and from the search.',
        `You can change it ${changes} times, and cannot take it back. What stood there before stays readable for the parties. The plaintiff may answer it once.`,
        'It costs nothing, and changes neither the status of the claim nor any deadline.',
      ],
      done: 'Your reply is public.',
      changed: 'The changed reply is public.',
    },
    answer: {
      open: 'Answer in public',
      label: (name: string) => `Your public answer to ${name}`,
      hint: 'Once, and free of charge. It stands below the reply. Keep to what happened; leave out addresses, phone numbers and the names of others.',
      submit: 'Look at it before it is published',
      question: 'Publish this answer?',
      consequences: [
        'Everybody can read it at once, below the reply.',
        'There is one answer: you cannot change it or take it back. The reply can still be changed, and your answer then says that it was to an earlier version.',
      ],
      done: 'Your answer is public.',
    },
  },
  profile: {
    eyebrow: { Company: 'Company', Individual: 'Person' } satisfies Record<DefendantType, string>,
    titles: { company: 'Company profile', individual: 'Person profile' },
    basicInfo: 'Basic Info',
    legalName: 'Legal name',
    name: 'Name',
    company: 'Company',
    position: 'Position',
    taxId: 'Tax ID',
    email: 'E-mail',
    cellPhone: 'Cellphone',
    country: 'Country',
    website: 'Website',
    links: 'Links',
    linkTypes: { LinkedIn: 'LinkedIn', Other: 'Other' } satisfies Record<SocialLinkType, string>,
    noLinks: 'No links were given.',
    wallets: 'Wallets',
    noWallets: 'No wallets were given.',
    representatives: 'Representatives',
    noRepresentatives: 'No representatives found.',
    stated: 'These details are as the plaintiff of a claim stated them.',
    record: 'On the public record',
    otherNames: (names: string) => `Claims also call it ${names}.`,
    claims: (count: string) => `Public claims (${count})`,
    moreClaims: 'Show more claims',
  },
  figures: {
    claims: (claims: number, count: string) => (claims === 1 ? '1 public claim' : `${count} public claims`),
    answered: (share: string) => `${share} answered`,
    settled: (share: string) => `${share} settled`,
    median: (days: string) => `Median time to an answer: ${days}`,
    days: (days: number, count: string) => (days === 0 ? 'less than a day' : days === 1 ? '1 day' : `${count} days`),
    countOf: (part: string, whole: string) => `${part} of ${whole}`,
    percent: (percent: number) => `${percent}%`,
    few: 'Fewer than five claims: numbers, not shares.',
  },
  newTab: '(opens a new tab)',
  copyLink: 'Share',
  linkCopied: 'Claim link copied to clipboard',
  print: 'Print',
  back: 'Back to the search',
  openClaim: 'Open your claim',
  notFound: {
    claim: 'Claim not found.',
    company: 'Company not found.',
    individual: 'Individual not found.',
    defendant: 'Defendant not found.',
  },
  idMissing: 'Defendant ID not found.',
  failures: { claim: 'Claim could not be fetched', defendant: 'Defendant could not be fetched' },
}
