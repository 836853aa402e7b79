import type { Party } from '@redress/domain/people/parties.ts'
import type { NotificationTexts, WordedFacts } from './notification-texts.ts'

const actor = ({ by }: WordedFacts): string => by?.name ?? 'The other party'

const mine = ({ claimType, defendants }: WordedFacts): string => `your claim against ${defendants} (${claimType})`
const theirs = ({ claimType, plaintiff }: WordedFacts): string => `the claim by ${plaintiff} (${claimType})`

const proposal = (claim: string, facts: WordedFacts, reader: Party): string =>
  `${actor(facts)} proposed a resolution of ${facts.amount} for ${claim}. ${
    facts.by?.party === reader
      ? 'The other party can now accept or reject it.'
      : 'You can accept it, or reject it and propose another one.'
  }`

const accepted = (claim: string, facts: WordedFacts): string =>
  `${actor(facts)} accepted the resolution of ${facts.amount} for ${claim}. It is final when the platform fee is paid by the party that bears it.`

const rejected = (claim: string, facts: WordedFacts): string =>
  `${actor(facts)} rejected the resolution of ${facts.amount} for ${claim}. Either party can propose another one.`

/** Every notification in English. */
export const english: NotificationTexts = {
  CLAIM_CREATED: {
    Plaintiff: {
      subject: 'Your claim was filed',
      content: facts => `The fee for ${mine(facts)} is paid, and the defendants are being told.`,
    },
    Defendant: {
      subject: 'A claim was filed against you',
      content: facts =>
        `${facts.plaintiff} filed a claim of ${facts.amount} against you (${facts.claimType}). You can dispute it, propose a resolution, or settle it.`,
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
        `${facts.plaintiff} changed the value of the claim against you (${facts.claimType}) to ${facts.amount}.`,
    },
  },
  CLAIM_TAKEN: {
    Plaintiff: {
      subject: 'Your claim was taken over',
      content: facts => `${actor(facts)} has taken over ${mine(facts)} as a defendant and can answer it now.`,
    },
    Defendant: {
      subject: 'A claim against you was taken over',
      content: facts => `${actor(facts)} has taken over ${theirs(facts)} as a defendant and can answer it now.`,
    },
  },
  CLAIM_DISPUTED: {
    Plaintiff: {
      subject: 'Your claim was disputed',
      content: facts =>
        `A defendant disputes ${mine(facts)}. You can read the reason, and either party can propose a resolution.`,
    },
    Defendant: {
      subject: 'A claim against you is disputed',
      content: facts => `The dispute of ${theirs(facts)} is in force. Either party can propose a resolution.`,
    },
  },
  CLAIM_PAID: {
    Plaintiff: {
      subject: 'Your claim is resolved',
      content: facts => `The fee is paid, and ${mine(facts)} is resolved.`,
    },
    Defendant: {
      subject: 'A claim against you is resolved',
      content: facts => `The fee is paid, and ${theirs(facts)} is resolved.`,
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
}
