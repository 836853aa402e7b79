import type { OfferStage } from '@redress/domain/claim/offers.ts'
import type { ResolutionStatus } from '@redress/domain/claim/resolutions.ts'
import type { PaymentPurpose } from '@redress/domain/money/payments.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import type { FailureKind } from '../../wallet/payment-failure.ts'

/** Offers between the parties, and the agreement that ends a claim. */
export const resolutions = {
  title: 'Resolution Agreement',
  lead: 'What the parties have offered each other, and where it stands.',
  notFound: 'Resolution not found for the provided claim.',
  noneYet: 'There is no resolution yet',
  noneYetText: 'A resolution appears here as soon as one of the parties proposes one.',
  statuses: { PROPOSED: 'Proposed', ACCEPTED: 'Accepted', REJECTED: 'Rejected' } satisfies Record<
    ResolutionStatus,
    string
  >,
  showArchive: 'Show archive',
  hideArchive: 'Hide archive',
  archive: 'Earlier resolutions',
  olderTitle: 'Earlier resolution',
  proposedOn: (party: string, date: string) => `Proposed by the ${party} on ${date}`,
  fields: {
    value: 'Value',
    winningParty: 'Winning party',
    costOwner: 'Cost owner',
    proposedBy: 'Proposed by',
    platformFee: 'Platform fee',
    status: 'Status',
    createdAt: 'Date',
  },
  partyInText: { Plaintiff: 'plaintiff', Defendant: 'defendant' } satisfies Record<Party, string>,
  agreement: {
    titles: {
      open: 'What is offered',
      agreed: 'The agreement',
      settled: 'The agreement',
      rejected: 'What was offered',
    } satisfies Record<OfferStage, string>,
    parties: (plaintiff: string, defendants: string) =>
      `Between ${plaintiff}, plaintiff, and ${defendants}, defendant.`,
    fee: (party: string, fee: string) =>
      `The ${party} is the cost owner and pays the platform fee of ${fee} within 10 business days of acceptance.`,
    outcomes: {
      open: 'Nothing is agreed until the other side accepts. Then the claim is resolved as soon as the fee is paid. In whose favour is public; the terms are not.',
      agreed: 'The claim is resolved as soon as the fee is paid. In whose favour is public; the terms are not.',
      settled: 'The claim is resolved. In whose favour is public; the terms are not.',
      rejected: 'This offer was rejected. It binds nobody, and it is not public.',
    } satisfies Record<OfferStage, string>,
  },
  print: 'Print',

  comparison: {
    title: 'Offers compared',
    claim: 'Claim',
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
      bearer: 'Borne by',
      plaintiff: 'Plaintiff in all',
      defendant: 'Defendant in all',
    },
    note: 'In all is what each side receives, or pays with a minus: the sum, where any is paid, and the platform fee of whoever bears it.',
    pays: (amount: string) => `${amount} to the plaintiff`,
    paysNothing: 'Nobody pays',
  },

  form: {
    title: 'Claim Resolution',
    proposeLead:
      'Say whether money is to be paid, how much, and who pays the platform fee. The other side can accept or reject it.',
    resolveLead: 'These are the terms. Pay the platform fee to resolve the claim.',
    concedeLead: 'You accept the claim in full, and pay the platform fee. Then the claim is resolved.',
    winningParty: 'Winning party',
    value: 'Value',
    currency: 'Currency',
    costOwner: 'Cost owner',
    /** Plain words beside the specified labels, as each side reads them. */
    plain: {
      winningParty: {
        Plaintiff:
          'Plaintiff (me): I receive the value below. Defendant (the other party): nobody pays, and the claim is dropped.',
        Defendant:
          'Plaintiff (the other party): I pay the value below. Defendant (me): nobody pays, and the claim is dropped.',
      } satisfies Record<Party, string>,
      value: 'What is paid, or dropped where nobody pays. The platform fee follows from it.',
      costOwner: 'Who pays the platform fee.',
    },
    effect: 'What this offer does',
    effectMissing: 'Choose all three to see what the offer does for each side.',
    nothingQuestion: 'This offer gives you nothing. Do you want to make it?',
    aboveQuestion: (excess: string) => `This offer is ${excess} more than the claim. Do you want to make it?`,
    above: (excess: string) => `This is ${excess} more than the claim.`,
    me: (party: string) => `${party} (me)`,
    other: (party: string) => `${party} (the other party)`,
    fee: (currency: string, fee: string) =>
      `The fees for this proposed Resolution Agreement would be ${currency} ${fee}`,
    propose: 'Propose Resolution',
    resolve: 'Pay and Resolve',
    change: 'Change something to make a new proposal.',
    proposed: 'Resolution proposed successfully',
    proposeFailed: 'Resolution cannot be proposed',
    resolveFailed: 'Cannot be paid and resolved',
  },
}

export const payment = {
  titles: {
    submission: 'Submission fee',
    dispute: 'Dispute fee',
    concession: 'Platform fee',
    'platform fee': 'Platform fee',
  } satisfies Record<PaymentPurpose, string>,
  waysFailed: 'The ways to pay could not be fetched.',
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
    title: (missing: string) => `${missing} SOL is still missing`,
    text: (received: string, asked: string) =>
      `${received} of ${asked} SOL has arrived. The code, the link and the button now ask for the rest only.`,
  },
  wallet: {
    title: 'Pay with a browser wallet',
    text: 'Connect a wallet of this browser and approve the payment there.',
    connect: 'Connect wallet',
    pay: (sol: string) => `Pay ${sol} SOL`,
    payAgain: (sol: string) => `Send ${sol} SOL again`,
    paying: 'Waiting for your wallet…',
    account: 'Account',
    balance: 'Balance',
    change: 'Change wallet',
    disconnect: 'Disconnect',
    fund: 'Add test SOL',
    funded: 'Test SOL has arrived in the test wallet.',
    fundFailed: 'The local chain could not add test SOL. Please try again.',
    testNote: 'The test wallet lives in this browser and holds made-up money of the local chain.',
  },
  dialog: {
    title: 'Connect a wallet',
    text: 'A wallet keeps your SOL and signs the payment. Redress never sees its keys.',
    detected: 'Detected',
    install: 'Install',
    newTab: '(opens a new tab)',
    connecting: 'Connecting…',
    noAccount: 'The wallet has no Solana account to pay from. Add one there and try again.',
    rejected: 'You declined the connection in the wallet.',
    failed: 'The wallet could not be connected. Unlock it and try again.',
    newcomer: 'Just trying it out? The test wallet needs no installation.',
  },
  phone: {
    title: 'Pay with a wallet app',
    scan: 'Scan the code with a wallet app on your phone.',
    codeLabel: 'QR code of the payment link',
    open: 'Open in a wallet app',
    copy: 'Copy payment link',
    copied: 'Payment link copied to clipboard',
  },
  sentToast: 'Transaction sent! Waiting for confirmation...',
  phaseNotes: {
    waiting: null,
    failed: null,
    asked:
      'Your wallet was asked for this payment. If you approved it there, it appears here by itself. If nothing comes, you can ask again in about a minute.',
    sent: 'Your payment is on its way to the network. This page follows it; you can also leave and come back.',
    seen: 'The network has your payment. It counts as soon as it is final, usually within a minute. Please do not pay again.',
    paid: 'Your payment is confirmed. Nothing more is to be done here.',
    superseded:
      'The claim has moved on, so this fee is not owed any more. Money that arrived for it is kept and can be returned by the operator.',
  },
  notes: {
    approve: 'Please approve the payment in your wallet. It may have opened a window of its own.',
    uncounted:
      'A transaction with this payment’s reference arrived but was not counted: its amount, its memo or its recipient does not match. It is kept for the operator. You can pay below.',
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
  } satisfies Record<FailureKind, string>,
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
    paidAt: 'Paid on',
    recipient: 'Recipient',
    reference: 'Reference',
    memo: 'Memo',
    network: 'Network',
    signatures: (count: number): string => (count === 1 ? 'Transaction' : 'Transactions'),
    explorer: 'View in the explorer',
    print: 'Print receipt',
  },
}
