import type { BiddingEnding } from '@redress/domain/claim/bidding.ts'
import type { Party } from '@redress/domain/people/parties.ts'

/** Settling by sealed bids. */
export const bidding = {
  title: 'Sealed bids',
  /** Explanation of sealed bids and of what each side learns. */
  about: [
    'Each side enters an amount in secret: the plaintiff the least to take, the defendant the most to pay.',
    'If the two meet, the middle is agreed at once, and each side can work out the other’s bid from it.',
    'If they do not, both learn only that, in up to three rounds; bids are stored encrypted, shown to nobody, and deleted at the end.',
  ],
  close:
    'If the bids of the third round are at most 10 % of the claim apart, both sides are asked whether they agree to the middle.',
  freely: 'It takes the consent of both sides. Each can leave at any time, and any offer ends it.',
  ask: 'Ask for sealed bids',
  askDialog: {
    title: 'Ask for sealed bids',
    effect:
      'The other side is told, and can agree or decline. Nobody enters an amount before that. You can take it back.',
    costOwner: 'Who pays the platform fee if there is an agreement',
    me: (party: string) => `${party} (you)`,
    asked: 'You asked for sealed bids. The other side is told.',
  },
  asked: {
    own: 'Your side has asked for sealed bids.',
    other: 'The other side asks for sealed bids.',
  },
  feeOwn: 'If there is an agreement, your side pays the platform fee.',
  feeOther: 'If there is an agreement, the other side pays the platform fee.',
  until: (date: string) => `Open until ${date}. Then it ends by itself.`,
  agree: 'Agree to sealed bids',
  agreed: 'You agreed to sealed bids. You can enter your bid now.',
  decline: 'Decline',
  takeBack: 'Take it back',
  round: (round: number) => `Round ${round} of 3`,
  notMet: (round: number) => `The bids of round ${round} did not meet.`,
  lastRound: 'This is the last round.',
  label: {
    Plaintiff: 'The least you would take',
    Defendant: 'The most you would pay',
  } satisfies Record<Party, string>,
  hint: (most: string) => `At most ${most}, which is the value of the claim.`,
  final: 'A bid cannot be changed in its round. Note it down: it is not shown again, not even to you.',
  enter: 'Enter the bid',
  entered: 'You entered your bid. Nobody is shown it.',
  ownGiven: 'The bid of your side is entered.',
  otherGiven: 'The other side has entered its bid.',
  otherMissing: 'The other side has not entered its bid yet.',
  middle: {
    question: 'The bids did not meet in three rounds, but they are close. Do you agree to the middle between them?',
    where: {
      Plaintiff: (amount: string) => `It is at most ${amount} less than your last bid. That is 5 % of the claim.`,
      Defendant: (amount: string) => `It is at most ${amount} more than your last bid. That is 5 % of the claim.`,
    } satisfies Record<Party, (amount: string) => string>,
    effect:
      'If both agree, it is an accepted offer at once. If not, it ends, and we tell neither side what the other answered. A side that agreed can then tell that the other did not.',
    agree: 'Agree to the middle',
    decline: 'Do not agree',
    given: 'You agree to the middle. It is decided when the other side has answered, or its time is over.',
    agreed: 'You agreed to the middle.',
  },
  leave: 'Leave the sealed bids',
  questions: {
    agree: 'Agree to sealed bids?',
    leave: 'End the sealed bids?',
    leaveText: 'What was entered is deleted. Both sides can make offers as before.',
    middle: 'Agree to the middle?',
    middleText: 'If the other side agrees too, you have an agreement that binds both.',
    bid: (amount: string) => `Enter ${amount}?`,
    bidText: {
      Plaintiff: 'If the other side would pay that much or more, you have an agreement at once.',
      Defendant: 'If the other side would take that much or less, you have an agreement at once.',
    } satisfies Record<Party, string>,
  },
  left: 'You ended the sealed bids. What was entered is deleted.',
  failed: 'It could not be saved',
  anothers: 'Sealed bids are between another defendant and the plaintiff. You do not have to act.',
  endings: {
    declined: 'Sealed bids were declined.',
    'taken back': 'The request for sealed bids was taken back.',
    left: 'One side has left the sealed bids.',
    expired: 'The sealed bids have ended, because their time was over.',
    'not met': 'The sealed bids did not meet in three rounds, and have ended.',
    'no middle': 'There was no agreement on the middle, so the sealed bids have ended.',
    replaced: 'The sealed bids have ended, because somebody else now answers for a defendant.',
    unreadable: 'The sealed bids have ended by a fault of this site: a bid can no longer be read.',
  } satisfies Record<BiddingEnding, string>,
  deleted: 'What was entered is deleted.',
}
