import { type OfferTexts, offerTexts } from '@redress/contract/offer-words.ts'
import type { Ending } from '@redress/domain/claim/lifecycle.ts'
import type { OfferStage } from '@redress/domain/claim/offers.ts'
import type { ClaimAction } from '@redress/domain/claim/questions.ts'
import type { PaymentPurpose } from '@redress/domain/money/payments.ts'
import type { Party } from '@redress/domain/people/parties.ts'

/** Facts for a defendant who is about to extend the notice period. */
interface MoreTimeFacts {
  readonly until: string
  readonly before: string
  readonly plaintiff: string
  readonly hasOthers: boolean
}

/** Claims after filing: the lists, one claim, its history, amending and disputing. */
export const claims = {
  showing: {
    title: 'Private, because it was settled early',
    note: 'This claim appears neither in search nor in a profile. Its public address says only that a claim of this kind was settled.',
    says: {
      agreed: 'Agrees to show it',
      open: 'Has not agreed to show it',
      absent: 'Has no account here, so cannot agree',
    },
    open: 'Agree to show it in public',
    agree: 'Agree to publish',
    takeBack: 'Take my agreement back',
    question: 'Agree that the public sees this claim?',
    consequences: [
      'The others see that you agree. Nothing becomes public until everyone named in the claim agrees. Until then you can take your agreement back.',
      'When all agree, everybody can read who claimed how much from whom, and in whose favour it was settled, in search and in profiles too. That is for good. The terms, the documents and the story stay between you.',
    ],
    agreed: 'You agreed to show the claim.',
    takenBack: 'You took your agreement back.',
    failed: 'This could not be saved',
    shownTitle: 'Shown by agreement',
    shown: 'It was settled before publication, and everybody concerned has agreed to show it.',
    from: 'It is public from',
  },
  title: 'Claims',
  lead: 'What you claim from others, and what others claim from you.',
  party: { Plaintiff: 'Plaintiff', Defendant: 'Defendant' } satisfies Record<Party, string>,
  claim: (shortId: string) => `Claim ${shortId}`,
  untyped: 'Untitled claim',

  agreementFile: { save: 'Agreement (PDF)', failed: 'The agreement could not be fetched' },

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
    noneText: 'None of your claims fits what you searched for or chose.',
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
    anyTurn: 'All',
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

  /** Question to a defendant who concedes while another defendant's dispute is unpaid. */
  besideDispute: {
    title: 'Another defendant wants to dispute the claim. Accept it in full all the same?',
    text: 'Their dispute waits for its payment, and we tell them that you accept the claim. The first payment decides for all defendants: if you pay first, the claim is resolved in favour of the plaintiff.',
    confirmLabel: 'Accept in full and pay',
  },

  actions: {
    pay: { label: 'Pay', hint: 'Pay' },
    'take back': { label: 'Take back to edit', hint: 'Make it a draft again, until it is paid' },
    edit: { label: 'Edit', hint: 'Edit Claim' },
    amend: { label: 'Amend', hint: 'Amend Claim' },
    propose: { label: 'Propose Resolution', hint: 'Propose Resolution' },
    accept: { label: 'Accept', hint: 'Accept Resolution' },
    reject: { label: 'Reject', hint: 'Reject Resolution' },
    counter: { label: 'Make a counter-offer', hint: 'Answer with an offer of your own' },
    'withdraw offer': { label: 'Withdraw the offer', hint: 'Withdraw your offer, until it is answered' },
    dispute: { label: 'Dispute', hint: 'Pay and dispute' },
    resolve: { label: 'Pay and Resolve', hint: 'Pay and Resolve' },
    'end agreement': { label: 'End the agreement', hint: 'End the agreement, whose fee is overdue' },
  } satisfies Record<ClaimAction, { label: string; hint: string }>,
  payAct: (fee: string) => `Pay ${fee}`,
  takeBack: {
    question: 'Take this claim back to edit it?',
    text: 'The claim becomes a draft again, and you pay nothing until you submit it again. Money that you have already sent counts then. If you delete the claim instead, the operator has to return that money.',
    done: 'Claim taken back. You can edit it now.',
    failed: 'Claim could not be taken back',
  },
  /** Ways of the plaintiff to end a claim alone. Each asks for confirmation, as it is final. */
  endings: {
    title: 'End the claim',
    'settle elsewhere': {
      label: 'Settled elsewhere',
      question: 'Is it paid in full, or settled otherwise?',
      meaning: 'The claim then ends in your favour, without a fee.',
      sure: 'End the claim as settled elsewhere?',
      done: 'You ended the claim as settled elsewhere.',
    },
    withdraw: {
      label: 'Withdraw the claim',
      question: 'Withdraw the claim?',
      meaning: 'You no longer ask for anything, and the claim ends in favour of the defendants, without a fee.',
      sure: 'Withdraw the claim for good?',
      done: 'You withdrew the claim.',
    },
    offers:
      'An open offer is not valid any more, and no fee is owed any more. Fees that you have paid are not paid back.',
    private: 'The claim is not public yet, and nothing about it becomes public.',
    public: (label: string) => `The public record stays, and says “${label}” from now on.`,
    told: 'We tell the defendants by email.',
    next: 'Continue',
    final: 'This is final: the claim cannot be opened again.',
    failed: 'The claim could not be ended',
  },
  /** Answers of the plaintiff to a payment claim. */
  paymentAnswers: {
    yes: 'Yes, it is paid',
    part: 'Only a part is paid',
    no: 'No, it is not paid',
    question: 'Is the claim paid?',
  },
  answer: {
    accept: {
      question: 'Are you sure you want to accept this resolution?',
      confirm: 'Accept',
      done: 'Resolution accepted successfully',
      said: 'You accepted the offer.',
      failed: "Resolution couldn't be accepted",
    },
    reject: {
      question: 'Are you sure you want to reject this resolution?',
      confirm: 'Reject',
      done: 'Resolution rejected successfully',
      said: 'You rejected the offer.',
      failed: 'Resolution cannot be rejected',
    },
    'withdraw offer': {
      question: 'Withdraw this offer?',
      confirm: 'Withdraw',
      said: 'You withdrew your offer.',
      failed: 'Offer cannot be withdrawn',
    },
    'end agreement': {
      question: 'End this agreement?',
      confirm: 'End the agreement',
      said: 'You ended the agreement.',
      failed: 'The agreement could not be ended',
    },
    alsoFailed: 'Something went wrong!',
  },
  /** Terms of an offer, beside the button that acts on it. */
  terms: {
    sum: 'Amount',
    moves: (amount: string, from: string, to: string) => `${amount}, from ${from} to ${to}`,
    nobodyPays: 'Nobody pays anything',
    when: 'When it is paid',
    whenText:
      'Within two weeks after the claim is resolved. The plaintiff then states where to; Redress holds no money.',
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
    /** Replaces the texts below while the claim is off the public record. */
    nothingPublic: 'Nothing, as long as the claim is off the public record.',
    /** Before publication; `otherwise` is one of the texts below. */
    publicAfter: (day: string, otherwise: string) =>
      `Nothing, if you settle by ${day} and the fee is paid by then. Otherwise: ${otherwise}`,
    publicText: {
      accept:
        'That an offer was accepted. Once the fee is paid: in whose favour the claim is resolved, and whether what was agreed is paid. The public never sees the terms.',
      reject: 'That an offer was rejected. The public never sees the terms.',
      counter: 'That an offer was made. The public never sees the terms.',
      'withdraw offer': 'That no offer is open any more. The public never sees the terms.',
      'end agreement': 'That no offer is open any more. The public never sees the terms.',
      propose: 'That an offer was made. The public never sees the terms.',
      resolve:
        'In whose favour the claim is resolved, and whether what was agreed is paid. The public never sees the terms.',
      concede:
        'That the claim is resolved in favour of the plaintiff, and whether it is paid. The public never sees the terms.',
    } satisfies Record<
      'accept' | 'reject' | 'counter' | 'withdraw offer' | 'end agreement' | 'propose' | 'resolve' | 'concede',
      string
    >,
    notes: {
      accept: 'You cannot take this back.',
      reject: 'The offer is then not valid any more. Either side can make another one.',
      counter:
        'It takes the place of their offer. The other side can accept it as long as it is open, and you can withdraw it until then.',
      'withdraw offer': 'The other side can no longer accept it, and is told. Either side can make another one.',
      'end agreement':
        'What was agreed is not valid any more, its fee is no longer owed, and the other side is told. Either side can make another offer.',
      propose: 'The other side can accept the offer as long as it is open. Until then you can withdraw it.',
      resolve: 'The claim is resolved as soon as the payment is confirmed.',
      concede:
        'Once the payment is confirmed, you have accepted the claim in full, and it is resolved. You cannot take that back.',
    } satisfies Record<
      'accept' | 'reject' | 'counter' | 'withdraw offer' | 'end agreement' | 'propose' | 'resolve' | 'concede',
      string
    >,
  },
  /** Questions of the offer form in plain words, as each side reads them. */
  offerForm: {
    question: 'What you offer',
    moves: {
      Plaintiff: (others: string) => `I receive an amount from ${others}`,
      Defendant: (others: string) => `I pay ${others} an amount`,
    } satisfies Record<Party, (others: string) => string>,
    nobody: 'Nobody pays the other anything',
    sumHint: {
      Plaintiff: 'The amount that you would receive.',
      Defendant: 'The amount that you would pay.',
    } satisfies Record<Party, string>,
    /** Hint where nobody pays. */
    droppedHint: {
      Plaintiff: 'The amount that you drop. The fee depends on it.',
      Defendant: 'The amount that the plaintiff drops. The fee depends on it.',
    } satisfies Record<Party, string>,
    fee: 'Who pays the platform fee, if the offer is accepted',
    me: 'I do',
    them: (others: string, areMany: boolean) => `${others} ${areMany ? 'do' : 'does'}`,
    effect: {
      propose: 'What this offer does',
      counter: 'What this offer does',
      resolve: 'The agreement',
      concede: 'What you agree to',
    },
    missing: 'Fill in all three to see what each side pays and receives.',
    missingDay: 'The day is missing. Fill it in to see what each side pays and receives, and when.',
    above: (excess: string) => `This is ${excess} more than the claim.`,
    aboveQuestion: (excess: string) => `This offer is ${excess} more than the claim. Do you want to make it?`,
    nothingQuestion: 'This offer gives you nothing. Do you want to make it?',
  },
  planForm: {
    question: 'When is it paid?',
    when: { 'at once': 'Within two weeks', 'by date': 'By a date', instalments: 'In instalments' },
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
    notPublic: 'The claim is not public, so its link shows nothing of it.',
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
  /** Headings of the plaintiff's story for its other readers; the specified ones above are for whoever wrote it. */
  story: {
    whatDidDefendantDo: (plaintiff: string, areMany: boolean) =>
      `What ${plaintiff} says ${areMany ? 'the defendants' : 'you'} did`,
    whatDidYouDo: (plaintiff: string) => `What ${plaintiff} did`,
    resolvelmentOffered: (plaintiff: string) => `What ${plaintiff} says was offered`,
  },
  yes: 'Yes',
  no: 'No',

  view: {
    sections: {
      timeline: 'Timeline',
      claim: 'The claim',
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
    shownValues: {
      open: 'Value of the open offer',
      agreed: 'Value that is agreed',
      settled: 'Value that was agreed',
      rejected: 'Value of the last offer, which has ended',
    } satisfies Record<OfferStage, string>,
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
    more: 'More',
  },

  turn: {
    yours: 'Your turn',
    theirs: 'Their turn',
    either: 'Either side can act',
    none: 'Nobody has to act',
    over: 'Resolved',
    /** Task that follows the label of the turn. */
    tasks: {
      draft: 'finish and submit the claim',
      pay: 'pay the filing fee',
      answer: 'answer the claim',
      answerBy: (date: string) => `answer by ${date}`,
      payActBy: (fee: string, date: string) => `pay ${fee} by ${date}`,
      payAct: (fee: string) => `pay ${fee}`,
      offer: 'answer the offer',
      answerPaymentClaim: 'say whether it is paid',
      correctAddress: 'correct the address',
      endClaim: 'decide how the claim goes on',
      fee: 'pay the fee',
      feeBy: (date: string) => `pay the fee by ${date}`,
      feeOf: (name: string, date: string) => `${name} is to pay the fee by ${date}`,
      feeOfLate: (name: string, date: string) => `${name} was to pay the fee by ${date}`,
      feeLate: (date: string) => `pay the fee (due since ${date})`,
      stateAccount: (amount: string) => `state where ${amount} is paid to`,
      sumBy: (amount: string, date: string) => `pay ${amount} by ${date}`,
      sumLate: (amount: string, date: string) => `pay ${amount} (overdue since ${date})`,
      sumOf: (name: string, amount: string, date: string) => `${name} is to pay ${amount} by ${date}`,
      sumOfLate: (name: string, amount: string, date: string) => `${name} was to pay ${amount} by ${date}`,
      confirmSum: (amount: string) => `say whether ${amount} has arrived`,
    },
    after: (turn: string, task: string) => `${turn}: ${task}`,
    toReply: 'Write a public reply',
    words: {
      draft: 'Everything you typed is saved. Nobody else sees the claim until its filing fee is paid.',
      pay: 'The claim is filed when its filing fee is paid. Then we tell the defendants, and their time to answer starts.',
      answer: (disputeFee: string, concessionFee: string) =>
        `Making an offer costs nothing. Disputing the claim costs ${disputeFee}. Accepting it in full with “Pay and Resolve” costs a fee of ${concessionFee}.`,
      answerFree: (concessionFee: string) =>
        `Making an offer or disputing the claim costs nothing. Accepting it in full with “Pay and Resolve” costs a fee of ${concessionFee}.`,
      publishedAfter: (date: string) => `After ${date} the claim is public, with or without an answer.`,
      publicAfter: (date: string) => `After ${date} the claim is public.`,
      unpaidAct:
        'Your answer is saved, and takes effect when its fee is paid. Until then you can change it, or answer in another way.',
      answerLate: 'The time to answer is over and the claim is public. You can still answer.',
      awaitAnswer: (date: string) =>
        `The defendants have until ${date} to answer; after that the claim is public. We tell you by email and here when they answer.`,
      nobodyReached: (date: string) =>
        `Our emails did not arrive, or reached the wrong people: no defendant has received one. Correct the addresses. The time to answer runs until ${date} all the same; after that the claim is public.`,
      nobodyReachable:
        'Our emails did not arrive, or reached the wrong people: no defendant has received one. No address can be corrected any more. You can withdraw the claim, or end it as settled elsewhere: both are free.',
      amend: 'You can still amend the amount until then.',
      extended: (date: string) => `A defendant asked for more time on ${date}. That is possible once.`,
      someUnreached: 'An email did not arrive, or reached somebody else. Correct the address.',
      paymentClaimed: {
        Plaintiff:
          'A defendant says that they have already paid. Look at what they wrote and at your own account. If it is paid, the claim ends. If not, or only a part is, say what is missing.',
        Defendant:
          'The plaintiff knows what you say of the payment and has to say whether it is true. It counts as an answer, so the claim is never shown as “No response”.',
      } satisfies Record<Party, string>,
      paymentContested:
        'A defendant says that they have already paid, and you have answered. They can still dispute the claim or make an offer. If it turns out to be paid, end it as settled elsewhere.',
      ended: {
        'settled elsewhere': {
          Plaintiff: 'You have ended the claim as settled elsewhere. That is final.',
          Defendant:
            'The plaintiff has ended the claim as settled elsewhere. That is final, and you have nothing more to do here.',
        },
        withdrawn: {
          Plaintiff: 'You have withdrawn the claim. That is final.',
          Defendant: 'The plaintiff has withdrawn the claim. That is final, and you have nothing more to do here.',
        },
      } satisfies Record<Ending, Record<Party, string>>,
      endedPrivate: 'The claim ended before publication, so nothing about it becomes public.',
      endedPublic: 'The public record says how it ended.',
      noResponse:
        'Nobody answered before the notice period was over. The claim is public and the defendants can still answer.',
      notReached:
        'The notice period is over and the claim is public, but our emails have reached no defendant. The public record says “Could not be reached”.',
      mayReply: (isSilent: boolean) =>
        `You can also publish a reply to the public claim, free of charge.${isSilent ? ' “No response” then disappears.' : ''}`,
      replied:
        'The claim is public, and a reply is shown beside it. The defendants can still dispute the claim or make an offer.',
      awaitLate: 'The claim is public. We tell you by email and here when a defendant answers.',
      offerOpen: 'Nothing is agreed until it is accepted.',
      offerStands: (until: string) => `The offer is open until ${until}. Then it expires by itself.`,
      gone: {
        Plaintiff:
          'The defendant has closed their account. The person at the address that your claim names can link the claim to an account again. Until then nobody would answer an offer.',
        Defendant:
          'The plaintiff has closed their account and answers no more, so you cannot make an offer. The buttons on this page show what you can still do.',
      },
      either: 'Either side can make an offer now.',
      otherDefendants: (name: string) => `The agreement is between ${name} and the plaintiff. You do not have to act.`,
      mayPayFor: (name: string) => `You may pay the fee in place of ${name}.`,
      fee: 'The claim is resolved as soon as the fee is paid.',
      private:
        'The claim was settled before publication and stays private. Names become public only if everyone named in it agrees; the terms never do.',
      record: 'In whose favour the claim was resolved is public; the terms are not.',
      recordOfPayment:
        'In whose favour the claim was resolved is public, and whether what was agreed is paid; the terms are not.',
    },
  },
  /** More time for an answer, which a defendant asks for. */
  calendar: { add: 'Add the day to your calendar', failed: 'The calendar file could not be fetched' },
  moreTime: {
    label: 'I need more time',
    question: 'Take more time to answer?',
    whatHappens: ({ until, before, plaintiff, hasOthers }: MoreTimeFacts) => [
      `You can then answer until ${until}, instead of ${before}. The claim becomes public after that.`,
      `You get it at once, and it costs nothing. It is possible once per claim${hasOthers ? ', for all defendants together' : ''}.`,
      `${hasOthers ? `${plaintiff} and the other defendants are` : `${plaintiff} is`} told that you asked for more time. Asking is not an answer, and does not mean that you agree.`,
    ],
    confirm: 'Take more time',
    said: 'You took more time to answer.',
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
    earlier: (count: string) => `Earlier entries (${count})`,
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
    file: { save: 'Save as a file', check: 'Check a file', failed: 'The history could not be fetched' },
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
    lead: 'Change the amount while the notice period lasts. The old amount stays in the history, and we tell the defendants.',
    terms: {
      sum: 'Asked so far',
      from: (amount: string, names: string) => `${amount}, from ${names}`,
      until: 'Answer due by (unchanged)',
      fee: 'Fee',
      free: 'None',
      public: 'Made public',
      publicText: 'The new amount, when the claim is published. Only the parties see the earlier one.',
    },
    submit: 'Amend claim',
    done: 'Claim amended successfully',
    said: (amount: string) => `You changed the amount to ${amount}.`,
  },
  cheaperOffer: {
    text: 'An offer can cost you less: offer the same sum, and leave the fee to the plaintiff.',
    link: 'Make an offer instead',
  },
  pay: {
    title: 'Payment',
    lead: 'Please complete your payment using the button below.',
    purposes: {
      submission: 'Filing fee',
      dispute: 'Dispute fee',
      concession: 'Platform fee',
      'platform fee': 'Platform fee',
    } satisfies Record<PaymentPurpose, string>,
    confirmed: 'Transaction is confirmed',
    resolved: 'Claim paid and resolved successfully',
    sol: (amount: string) => `${amount} SOL`,
    receipt: 'Receipt',
    surplusOf: (purpose: string) => `${purpose}: not needed`,
    byBank: 'by bank transfer',
    toReturn: (sum: string) => `${sum} arrived that is not needed. The operator of this website returns it.`,
    returned: (sum: string) => `${sum} was returned.`,
    receiptOf: (purpose: string) => `Receipt of the ${purpose.toLowerCase()}`,
  },
}

/** Sentences about what an offer does to its reader, the same as in mails. */
export const offers: OfferTexts = offerTexts
