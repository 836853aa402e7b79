import type { ResolutionStatus } from '@redress/domain/claim/resolutions.ts'
import type { Party } from '@redress/domain/people/parties.ts'

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
    title: 'The agreement',
    parties: (plaintiff: string, defendants: string) =>
      `Between ${plaintiff}, plaintiff, and ${defendants}, defendant.`,
    pays: (amount: string) =>
      `The claim is resolved in favour of the plaintiff. The defendant owes the plaintiff ${amount}.`,
    drops: (amount: string) =>
      `The claim is resolved in favour of the defendant. The claim over ${amount} does not stand, and the defendant owes the plaintiff nothing.`,
    fee: (party: string, fee: string) =>
      `The ${party} is the cost owner and pays the platform fee of ${fee} within 10 business days of acceptance.`,
    record: 'When the fee is paid, the claim is marked as resolved. The outcome is public, the terms are not.',
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
      winner: 'Winning party',
      gap: 'Difference',
      fee: 'Platform fee',
      bearer: 'Borne by',
      plaintiff: 'Plaintiff nets',
      defendant: 'Defendant nets',
    },
    note: 'Nets are what the offer leaves each side with: the value moves if the plaintiff wins, and the cost owner bears the platform fee.',
  },

  form: {
    title: 'Claim Resolution',
    proposeLead:
      'Say who should win, how much is due, and who bears the platform fee. The other party can accept or reject it.',
    resolveLead: 'These are the terms. Pay the platform fee to resolve the claim.',
    concedeLead:
      'You accept the claim in full: the plaintiff wins, and you bear the platform fee. Pay it to resolve the claim.',
    winningParty: 'Winning party',
    value: 'Value',
    currency: 'Currency',
    costOwner: 'Cost owner',
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
