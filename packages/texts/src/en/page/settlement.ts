import type { OfferStage } from '@redress/domain/claim/offers.ts'
import type { EndedResolutionStatus, ResolutionStatus } from '@redress/domain/claim/resolutions.ts'
import type { PaymentPurpose } from '@redress/domain/money/payments.ts'
import type { WayToPay } from '@redress/domain/money/ways-to-pay.ts'
import type { Party } from '@redress/domain/people/parties.ts'

/** Offers between the parties, and the agreement that ends a claim. */
export const resolutions = {
  title: 'Resolution Agreement',
  lead: 'The offers of the parties, and the status of each.',
  notFound: 'Resolution not found for the provided claim.',
  noneYet: 'There is no offer yet',
  noneYetText: 'An offer appears here as soon as one of the parties makes one.',
  statuses: {
    PROPOSED: 'Proposed',
    ACCEPTED: 'Accepted',
    REJECTED: 'Rejected',
    COUNTERED: 'Answered by a counter-offer',
    WITHDRAWN: 'Withdrawn',
    EXPIRED: 'Expired',
    LAPSED: 'Ended',
  } satisfies Record<ResolutionStatus, string>,
  showArchive: 'Show archive',
  signing: {
    label: (wallet: string) => `Also sign these terms with ${wallet}`,
    description:
      'You do not have to. The agreement then holds your wallet’s address and its signature, which costs nothing.',
    declined: 'Your wallet did not sign, so nothing was sent. Sign again, or leave the signature out.',
  },
  checkFile: 'Check a file',
  hideArchive: 'Hide archive',
  archive: 'Earlier offers',
  offer: 'Offer',
  olderTitle: 'Earlier offer',
  proposedOn: (party: string, date: string) => `Proposed by the ${party} on ${date}`,
  byBids: 'Both, by sealed bids',
  foundByBidsOn: (date: string) => `Found by sealed bids on ${date}`,
  fields: {
    value: 'Value',
    winningParty: 'Winning party',
    costOwner: 'Cost owner',
    proposedBy: 'Proposed by',
    platformFee: 'Platform fee',
    status: 'Status',
    createdAt: 'Date',
    expiresAt: 'Open until',
  },
  partyInText: { Plaintiff: 'plaintiff', Defendant: 'defendant' } satisfies Record<Party, string>,
  agreement: {
    titles: {
      open: 'What is offered',
      agreed: 'The agreement',
      settled: 'The agreement',
      rejected: 'What was offered',
    } satisfies Record<OfferStage, string>,
    parties: (plaintiff: string, defendants: string, areMany: boolean) =>
      `Between ${plaintiff}, plaintiff, and ${defendants}, ${areMany ? 'defendants' : 'defendant'}.`,
    acceptedOn: (date: string) => `Accepted on ${date}.`,
    fee: (party: string, fee: string) =>
      `The ${party} is the cost owner and pays the platform fee of ${fee} within 10 business days of acceptance.`,
    outcomes: {
      open: 'Nothing is agreed until the other side accepts. After that the claim is resolved as soon as the fee is paid. A sum without a day is due two weeks later.',
      agreed: 'The claim is resolved as soon as the fee is paid. A sum without a day is due two weeks later.',
      settled: 'The claim is resolved.',
    } satisfies Record<Exclude<OfferStage, 'rejected'>, string>,
    /** Consequences for the public record, unless the operator has restricted the claim. */
    publicity: {
      open: 'If it is resolved before publication, it stays private; later the public sees in whose favour, and whether what was agreed is paid.',
      agreed:
        'If it is resolved before publication, it stays private; later the public sees in whose favour, and whether what was agreed is paid.',
      settled:
        'Unless it was settled before publication, the public sees in whose favour, and whether what was agreed is paid.',
    } satisfies Record<Exclude<OfferStage, 'rejected'>, string>,
    neverPublic: 'The public never sees the terms.',
    ended: {
      REJECTED: 'This offer was rejected. It binds nobody, and it is not public.',
      COUNTERED: 'The other side answered this offer with another one. It binds nobody, and it is not public.',
      WITHDRAWN: 'The side that made this offer has withdrawn it. It binds nobody, and it is not public.',
      EXPIRED: 'This offer has expired: nobody answered it in time. It binds nobody, and it is not public.',
      LAPSED:
        'This offer is no longer valid: the agreement or the claim was ended, or the person who made or accepted it has left the claim. It binds nobody, and it is not public.',
    } satisfies Record<EndedResolutionStatus, string>,
    note: (party: string) => `The ${party} writes:`,
  },
  print: 'Print',

  comparison: {
    title: 'Offers compared',
    claim: 'Claim',
    byBids: 'Sealed bids',
    offerOf: (party: string) => `${party}’s offer`,
    gap: (amount: string) => `The last offers are ${amount} apart.`,
    noGap: 'The last offers are equal in value.',
    gapToClaim: (amount: string) => `The last offer is ${amount} below the claim.`,
    aboveClaim: (amount: string) => `The last offer is ${amount} above the claim.`,
    atClaim: 'The last offer equals the claim.',
    caption: 'The claim and every offer',
    columns: {
      offer: 'Offer',
      value: 'Value',
      winner: 'In favour of',
      gap: 'Difference',
      fee: 'Platform fee',
      bearer: 'Paid by',
      plaintiff: 'Plaintiff in all',
      defendant: 'Defendant in all',
    },
    note: '“In all” is the amount with the platform fee. A minus means that this side pays.',
    pays: (amount: string) => `${amount} to the plaintiff`,
    paysNothing: 'Nobody pays',
  },

  form: {
    title: 'Claim Resolution',
    proposeLead:
      'Say whether money is to be paid, how much and when, and who pays the platform fee. The other side can accept or reject it.',
    counterTitle: 'Counter-offer',
    counterLead:
      'Your offer takes the place of the other side’s, which can then no longer be accepted. The other side can accept or reject yours.',
    resolveLead: 'These are the terms. Pay the platform fee to resolve the claim.',
    concedeLead: 'Once you have paid the platform fee, you have accepted the claim in full, and the claim is resolved.',
    winningParty: 'Winning party',
    value: 'Value',
    currency: 'Currency',
    costOwner: 'Cost owner',
    recorded: 'Terms as they are recorded',
    recordedNote: 'They change with your answers, and your answers with them.',
    me: (party: string) => `${party} (me)`,
    other: (party: string) => `${party} (the other party)`,
    fee: (currency: string, fee: string) =>
      `The fees for this proposed Resolution Agreement would be ${currency} ${fee}`,
    validForDays: 'How long the offer is open',
    validForDaysHint: 'Until then it can be accepted, and you can withdraw it before that. Then it expires by itself.',
    daysUntil: (days: string, isOne: boolean, date: string) => `${days} ${isOne ? 'day' : 'days'}, until ${date}`,
    propose: 'Propose Resolution',
    counter: 'Make the counter-offer',
    resolve: 'Pay and Resolve',
    change: 'Change something to make a new offer.',
    proposed: 'Resolution proposed successfully',
    proposeFailed: 'Resolution cannot be proposed',
    said: { propose: 'You made an offer.', counter: 'You made a counter-offer.' },
    counterFailed: 'Counter-offer cannot be made',
    resolveFailed: 'Cannot be paid and resolved',
  },
}

export const payment = {
  titles: {
    submission: 'Filing fee',
    dispute: 'Dispute fee',
    concession: 'Platform fee',
    'platform fee': 'Platform fee',
  } satisfies Record<PaymentPurpose, string>,
  /** The heading of the page on which a fee is paid. */
  headings: {
    submission: (fee: string) => `One step left: pay ${fee}`,
    dispute: (fee: string) => `One step left: pay ${fee} to dispute the claim`,
    concession: (fee: string) => `One step left: pay ${fee} to accept the claim in full`,
    'platform fee': (fee: string) => `One step left: pay ${fee} to resolve the claim`,
  } satisfies Record<PaymentPurpose, (fee: string) => string>,
  leads: {
    submission: () => 'Your claim is not filed yet. It is filed when this fee is paid.',
    dispute: (fee: string) => `Your dispute is saved. It takes effect when ${fee} is paid.`,
    concession: (fee: string) => `Your answer is saved. You have not accepted the claim in full until ${fee} is paid.`,
    'platform fee': (fee: string) => `Both sides have agreed. The claim is not resolved until ${fee} is paid.`,
  } satisfies Record<PaymentPurpose, (fee: string) => string>,
  terms: {
    title: 'What you are paying for',
    claim: 'Claim',
    claimAgainst: (amount: string, defendants: string) => `${amount} from ${defendants}`,
    claimBy: (plaintiff: string, amount: string) => `${plaintiff} asks ${amount} from you`,
    settlement: 'The agreement',
    /** `null` is the reader. */
    owes: (debtor: string | null, creditor: string | null, amount: string) =>
      `${debtor ?? 'You'} ${debtor === null ? 'owe' : 'owes'} ${creditor ?? 'you'} ${amount}`,
    owesNothing: (debtor: string | null, creditor: string | null) =>
      `${debtor ?? 'You'} ${debtor === null ? 'owe' : 'owes'} ${creditor ?? 'you'} nothing`,
    fee: 'Fee',
    feeText: (fee: string) => `${fee}, paid by you`,
    inAddition: (fee: string) => `${fee}, paid by you, in addition to the amount itself`,
    effect: 'Takes effect',
    effects: {
      submission: (soon: string) => `When the payment is confirmed${soon}. We email the defendants at once.`,
      dispute: (soon: string) => `When the payment is confirmed${soon}. We tell the plaintiff at once.`,
      concession: () =>
        'When the payment is confirmed. The claim is then resolved in favour of the plaintiff, for good.',
      'platform fee': () => 'When the payment is confirmed. The claim is then resolved, for good.',
    } satisfies Record<PaymentPurpose, (soon: string) => string>,
    soon: ', usually within a minute',
    due: 'To be paid',
    dueBy: (date: string) =>
      `By ${date}. If it is not paid by then, the other side can pay it instead, or end the agreement.`,
    dueLate: (date: string) => `It was due on ${date}. It can still be paid, unless the agreement is ended before.`,
    answerUntil: 'Answer until',
    answerUntilText: (date: string) => `${date}, if you pay today`,
    becomesPublic: 'Becomes public',
    publicFrom: (date: string) => `After ${date}. Until then only you and the defendants see the claim.`,
    publicAtOnce: 'At once.',
    publicEffects: {
      dispute: 'That the claim is disputed. Only the parties read your reason and explanation.',
      concession: 'The outcome, and whether what was agreed is paid. The terms stay between the parties.',
      'platform fee': 'The outcome, and whether what was agreed is paid. The terms stay between the parties.',
    } satisfies Record<Exclude<PaymentPurpose, 'submission'>, string>,
    transfer: 'How the money moves',
    transferText:
      'The parties pay each other directly. Redress takes only the fee and never holds the money between them.',
  },
  waysFailed: 'We could not load the ways to pay. Please load the page again.',
  toldByChain: {
    sum: 'On the blockchain, anybody can read how much this fee is, and work out the sum of the settlement from it. It shows the wallet that pays, and no names.',
    most: (sum: string) =>
      `On the blockchain, anybody can read how much this fee is. It tells them that the settlement is at most ${sum}. It shows the wallet that pays, and no names.`,
  },
  amountInSol: (sol: string) => `${sol} SOL`,
  phases: {
    waiting: 'Waiting for payment',
    asked: 'Waiting for your wallet',
    sent: 'Sent',
    seen: 'Seen on the network',
    failed: 'Not paid',
    paid: 'Paid',
    superseded: 'No longer needed',
  },
  steps: {
    label: 'Progress of the payment',
    sent: 'Sent',
    seen: 'Seen',
    confirmed: 'Confirmed',
    states: { done: 'done', current: 'under way', ahead: 'not yet', failed: 'failed' },
  },
  partial: {
    title: (missing: string) => `${missing} is still missing`,
    text: (received: string, asked: string) =>
      `${received} of ${asked} has arrived. The code, the link and the button now ask for the rest only.`,
  },
  ways: {
    title: 'How do you want to pay?',
    bank: 'By bank transfer: from any bank account, counts within two bank days',
    SOL: 'With SOL: from a wallet, counts within a minute',
    solAmount: (sol: string) => `At the price of this payment that is ${sol} SOL.`,
  },
  bank: {
    text: 'Transfer this sum with this reference. The reference tells us what the transfer is for, so please copy it exactly.',
    amount: 'Sum',
    holder: 'Account holder',
    iban: 'IBAN',
    reference: 'Reference',
    copyHolder: 'Copy name',
    copyIban: 'Copy IBAN',
    copyReference: 'Copy reference',
    copied: (what: string) => `${what} copied to clipboard`,
    scan: 'Or scan this code with your banking app: it fills in all of this.',
    codeLabel: 'QR code for banking apps',
    time: 'A transfer takes up to one bank day, and we read the statement of the account once on every bank day. Then the fee is paid, and this page says so. If there is a last day for it, please transfer it two bank days before. You can close the page meanwhile.',
  },
  wallet: {
    title: 'Pay with a wallet in this browser',
    none: 'No wallet is connected yet.',
    connect: 'Connect wallet',
    pay: (fee: string, sol: string) => `Pay ${fee} (about\u00a0${sol}\u00a0SOL)`,
    payRest: (sol: string) => `Pay the rest (about\u00a0${sol}\u00a0SOL)`,
    payAgain: (fee: string, sol: string) => `Send ${fee} again (about\u00a0${sol}\u00a0SOL)`,
    paying: 'Waiting for your wallet…',
    account: 'Account',
    balance: 'Balance',
    change: 'Change wallet',
    disconnect: 'Disconnect',
    short: {
      title: (held: string): string => (held === '0' ? 'This wallet is empty' : 'There is not enough in this wallet'),
      text: (held: string, needed: string) =>
        `It holds ${held} SOL. The fee with the network’s own charge takes ${needed} SOL.`,
      testWallet: 'Add test SOL. It is made-up money and costs nothing.',
      faucet: 'On this test network SOL is free: copy the address and ask for some at',
      buy: 'Buy SOL in the wallet or at an exchange, and send it to the address of this wallet. The button to pay appears when it has arrived.',
      copyAddress: 'Copy wallet address',
      addressCopied: 'Wallet address copied to clipboard',
    },
    fund: 'Add test SOL',
    funded: 'Test SOL has arrived in the test wallet.',
    fundFailed: 'The local chain could not add test SOL. Please try again.',
    testNote: 'The test wallet lives in this browser and holds made-up money of the local chain.',
  },
  dialog: {
    title: 'Connect a wallet',
    text: 'A wallet keeps your SOL and signs the payment. Redress never sees its keys.',
    detected: 'Detected',
    others: 'Install another wallet',
    noneDetected: 'No wallet was found in this browser. You can install one of these:',
    install: 'Install',
    newTab: '(opens a new tab)',
    connecting: 'Connecting…',
    noAccount: 'The wallet has no Solana account to pay from. Add one there and try again.',
    rejected: 'You declined the connection in the wallet.',
    failed: 'The wallet could not be connected. Unlock it and try again.',
  },
  phone: {
    title: 'Pay with a wallet app',
    scan: 'Scan the code with a wallet app on your phone.',
    codeLabel: 'QR code of the payment link',
    open: 'Open in a wallet app',
    openHint: 'Opens the wallet app on this phone with the amount filled in. You approve it there and come back here.',
    showCode: 'Show a code for another device',
    copy: 'Copy payment link',
    copied: 'Payment link copied to clipboard',
  },
  noWallet: {
    title: 'I have no wallet',
    what: 'A wallet is an app that holds digital money and pays with it, much like a purse on your phone. This fee is paid in SOL, the coin of the Solana network, because everybody can check such a payment.',
    get: 'How to get one',
    install: 'Install one of these, on your phone or in this browser:',
    fill: (sol: string) => `Put about ${sol} SOL into it, and a little more for the network’s own charge.`,
    fillTest: (sol: string) =>
      `Get about ${sol} SOL of test money into it. On this network it is free; no real money moves.`,
    fillLocal: 'On this site the test wallet is the shortest way: you need not install it.',
    back: 'Come back to this page and pay. Nothing is lost meanwhile, and the amount stays as it is.',
    caution:
      'A wallet shows you a secret phrase once. Write it down on paper and show it to nobody. We never ask for it.',
  },
  somebodyElse: {
    title: 'Let somebody else pay',
    text: (claimNumber: string) =>
      `Send this link to somebody you trust. They need no account. They see the amount, what it is for and the number ${claimNumber}, and nothing else of the claim.`,
    copy: 'Copy link for somebody else',
    copied: 'Link copied to clipboard',
    follow: 'This page shows it as soon as they have paid.',
  },
  feeCode: {
    title: 'I have a code for the fee',
    text: 'Some libraries, unions and aid offices hand out codes that pay a fee, or a part of it.',
    label: 'Code',
    use: 'Use the code',
    taken: 'The code is used for this fee.',
    takenOver: (amount: string) => `A code has taken over ${amount} of this fee. The rest is left to pay.`,
    failed: 'The code could not be used',
  },
  forSomebody: {
    title: 'Payment',
    headings: {
      submission: (fee: string) => `Pay a filing fee of ${fee}`,
      dispute: (fee: string) => `Pay a dispute fee of ${fee}`,
      concession: (fee: string) => `Pay a platform fee of ${fee}`,
      'platform fee': (fee: string) => `Pay a platform fee of ${fee}`,
    } satisfies Record<PaymentPurpose, (fee: string) => string>,
    eyebrow: (claimNumber: string) => `Claim no. ${claimNumber}`,
    lead: 'Somebody asked you to pay this fee for them. You need no account, and paying does not involve you in the dispute.',
    purpose: 'What for',
    purposes: {
      submission: (claimNumber: string) => `A filing fee for claim ${claimNumber}`,
      dispute: (claimNumber: string) => `A dispute fee for claim ${claimNumber}`,
      concession: (claimNumber: string) => `A platform fee for claim ${claimNumber}`,
      'platform fee': (claimNumber: string) => `A platform fee for claim ${claimNumber}`,
    } satisfies Record<PaymentPurpose, (claimNumber: string) => string>,
    amount: 'Amount',
    paidTitle: 'Paid, thank you',
    paidLead: 'The payment is confirmed. The person who sent you the link sees it already. You can close this page.',
    takenOverTitle: 'Done, thank you',
    takenOverLead:
      'A code has taken over the fee, and nothing is left to pay. The person who sent you the link sees it already.',
    supersededTitle: 'This fee is not owed any more',
    supersededLead:
      'Please do not pay it. If you have already sent money, write to the operator named in the imprint to get it back.',
    notFound: 'There is no such payment. Please check the link with the person who sent it.',
    failed: 'We could not load the payment. Please load the page again.',
  },
  confirmation: {
    headings: {
      submission: 'Fee paid: your claim is filed',
      dispute: 'Fee paid: the claim is disputed',
      concession: 'Fee paid: the claim is resolved',
      'platform fee': 'Fee paid: the claim is resolved',
    } satisfies Record<PaymentPurpose, string>,
    headingsTakenOver: {
      submission: 'Nothing left to pay: your claim is filed',
      dispute: 'Nothing left to pay: the claim is disputed',
      concession: 'Nothing left to pay: the claim is resolved',
      'platform fee': 'Nothing left to pay: the claim is resolved',
    } satisfies Record<PaymentPurpose, string>,
    nextTitle: 'What happens next',
    now: {
      submission: (facts: { amount: string; defendants: string; date: string }) =>
        `Your claim of ${facts.amount} against ${facts.defendants} was filed on ${facts.date}.`,
      dispute: (facts: { plaintiff: string; amount: string; date: string }) =>
        `The claim of ${facts.plaintiff} over ${facts.amount} has been disputed since ${facts.date}. The parties can read your reason and explanation.`,
      concession: (facts: { plaintiff: string; amount: string; date: string }) =>
        `You accepted the claim in full on ${facts.date}. You owe ${facts.plaintiff} ${facts.amount}.`,
      'platform fee': (facts: { owed: string; date: string }) =>
        `The agreement has been final since ${facts.date}. ${facts.owed}.`,
    },
    next: {
      submission: (facts: { defendants: string; until: string }) => [
        `We email ${facts.defendants} today and invite them to answer.`,
        `They can answer until ${facts.until}. Until then only you and they see the claim, and you can still amend the amount.`,
        `After ${facts.until} the claim becomes public, with or without an answer, unless it has ended by then.`,
        'We email you as soon as anybody answers.',
      ],
      submissionPublic: [
        'We email the defendants today and invite them to answer.',
        'The claim is public from now on.',
        'We email you as soon as anybody answers.',
      ],
      dispute: [
        'We tell the plaintiff and any other defendants today.',
        'Either side can now make an offer. There is no deadline for that.',
        'We email you as soon as there is an offer to answer.',
      ],
      disputeOfGone: (plaintiff: string) => [
        'We tell any other defendants today.',
        `${plaintiff} has closed their account, so nobody would answer an offer. The claim shows what you can still do.`,
      ],
      owing: (creditor: string) => `Pay ${creditor} directly. Redress never holds that money.`,
      /** For a defendant who has paid the fee in place of the one who owes the sum. */
      owedByAnother: (debtor: string, creditor: string) =>
        `${debtor} pays ${creditor} directly; you do not owe that. Redress never holds that money.`,
      owed: (debtor: string) => `${debtor} pays you directly. Redress never holds that money.`,
      whereTo: {
        Plaintiff: 'State on the claim where you are paid. There you also see by when.',
        Defendant: 'The claim shows by when. We email you as soon as the plaintiff has stated where to.',
      } satisfies Record<Party, string>,
      told: 'We tell everybody concerned today.',
    },
    record: 'The outcome stays on the public record. The terms stay between the parties.',
    private:
      'The claim was settled before publication, so it stays private. Names become public only if everybody concerned agrees; the terms never do.',
    movedOn: 'Somebody has acted on the claim since this payment. Its page shows the status now.',
    toClaim: 'Go to the claim',
    toHome: 'Go to Home',
  },
  sentToast: 'Transaction sent! Waiting for confirmation...',
  phaseNotes: {
    waiting: null,
    failed: null,
    asked:
      'Your wallet was asked for this payment. If you approved it there, it appears here by itself. If nothing comes, you can ask again in about a minute.',
    sent: 'Your payment is on its way to the network. This page follows it; you can also leave and come back.',
    seen: 'The network has your payment. It counts as soon as it is final, usually within a minute. Please do not pay again.',
    paid: 'Your payment is confirmed. You have nothing more to do here.',
    superseded:
      'Somebody has acted on the claim, so this fee is not owed any more. If you have already sent money, write to the operator named in the imprint to get it back.',
  },
  notes: {
    approve: 'Please approve the payment in your wallet. It may have opened a window of its own.',
    uncounted:
      'A transaction with this payment’s reference arrived but was not counted: its amount, its memo or its recipient does not match. The operator keeps it, and can count it for this payment or return it. Write to the operator named in the imprint. You can still pay here.',
    anotherTab: 'This payment is open in another tab that is asking your wallet right now.',
    nodeAway:
      'The Solana network cannot be reached from here at the moment. The page keeps trying; a payment that you have made is not lost.',
    serverAway:
      'Redress cannot be reached at the moment. The page keeps trying; a payment that you have made is not lost.',
  },
  failureTitle: 'The payment did not go through',
  failures: {
    NOT_CONNECTED: 'Wallet not connected or publicKey is missing.',
    REJECTED: 'You declined the payment in your wallet. Nothing was sent.',
    TOO_FEW_FUNDS: 'There is not enough SOL in the wallet. Nothing was sent.',
    WRONG_NETWORK: 'Your wallet is on another network. Nothing was sent.',
    EXPIRED:
      'The network did not take the transaction in time, so it has expired and can no longer be made. Nothing was paid. You can send it again.',
    TIMED_OUT: 'Your wallet did not answer in time.',
    NODE_AWAY: 'The Solana network could not be reached.',
    UNREADABLE_LINK: 'This payment link cannot be read. Please load the page again.',
    FAILED_ON_CHAIN: 'The network refused the transaction. Nothing was paid except the network fee.',
    UNKNOWN: 'The wallet reported a problem.',
  },
  funds: (held: string, needed: string) =>
    `It holds ${held} SOL, and the payment with the network’s fee needs ${needed} SOL.`,
  network: (cluster: string) => `Switch it to the network “${cluster}” and try again.`,
  said: (words: string) => `It says: “${words}”`,
  clusters: { localnet: 'Localnet', devnet: 'Devnet', testnet: 'Testnet', 'mainnet-beta': 'Mainnet' },
  receipt: {
    title: 'Receipt',
    for: 'Paid for',
    claim: 'Claim',
    amount: 'Amount',
    takenOver: 'Taken over by a code',
    paidAt: 'Paid on',
    way: 'Paid',
    ways: { bank: 'by bank transfer', SOL: 'with SOL' } satisfies Record<WayToPay, string>,
    bankReference: 'Reference of the transfer',
    recipient: 'Recipient',
    reference: 'Reference',
    memo: 'Memo',
    network: 'Network',
    signatures: (count: number): string => (count === 1 ? 'Transaction' : 'Transactions'),
    explorer: 'View in the explorer',
    wallets: (count: number): string => (count === 1 ? 'Paid from the wallet' : 'Paid from the wallets'),
    operator: 'Redress is run by',
    print: 'Print receipt',
  },
}

/** Disputing a claim. */
export const dispute = {
  title: 'Dispute claim',
  lead: 'Say why the claim is not right. The parties read your answer beside the claim.',
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
    publicText: 'That the claim is disputed. Only the parties read your words.',
  },
  submit: 'Pay and dispute',
  submitFree: 'Dispute claim',
  edit: 'Change your answer',
  change: 'Save your answer',
  done: 'Claim disputed successfully',
  said: 'You disputed the claim.',
  tick: 'Tick the box to continue.',
  kept: 'Your answer',
}
