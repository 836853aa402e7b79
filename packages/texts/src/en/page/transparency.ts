import type { ReportReason } from '@redress/domain/claim/reports.ts'
import type { SuspendedPermission } from '@redress/domain/people/suspended-permissions.ts'
import type { SuspensionGround, SuspensionOutcome, SuspensionScope } from '@redress/domain/people/suspensions.ts'
import type { RecordAct } from '@redress/domain/record/record-acts.ts'

/** Grounds of a restriction. */
export const grounds = {
  'wrong person': 'Wrong person',
  'private data': 'Private data',
  unlawful: 'Unlawful content',
  other: 'Something else',
} satisfies Record<ReportReason, string>

/** Notices to the parties about restrictions of their claim's public record. */
export const restrictions = {
  claimTitle: 'This claim is not public at the moment',
  wordsTitle: 'A public text beside this claim is not public at the moment',
  text: (day: string, ground: string) =>
    `After a report we took it off the public record on ${day}. The ground: ${ground}. You and the other party can still read it here.`,
  partTitle: 'Part of a public text beside this claim is not public at the moment',
  partText: (day: string, ground: string) =>
    `After a report we took something out of the text on ${day}. In its place the public reads what it was, also where the same words are published again. The ground: ${ground}. You and the other party still read the whole text.`,
  words: 'The text',
  reason: 'Our reason',
  kept: 'After an objection we looked again, and it stays so',
  open: 'Object',
  title: 'Object to the restriction',
  lead: 'You can object once. We read what you write, and where possible somebody else decides. The other party does not read it.',
  label: 'Why should it be public again?',
  submit: 'Send the objection',
  sent: 'You sent your objection. We tell both parties what we decide.',
  failed: 'The objection could not be sent',
  own: (day: string) => `You objected on ${day}`,
  waiting: 'We have not decided yet.',
  /** Notices to the owner of a suspended account. */
  account: {
    scopes: { filing: 'Filing claims', account: 'The account' } satisfies Record<SuspensionScope, string>,
    grounds: {
      'untrue claims': 'Untrue claims',
      harassment: 'Harassment',
      'false identity': 'False identity',
      unlawful: 'Unlawful content',
      other: 'Something else',
    } satisfies Record<SuspensionGround, string>,
    of: {
      filing: {
        title: 'You cannot file new claims at the moment',
        text: (day: string, ground: string) =>
          `We suspended this on ${day}. The ground: ${ground}. Your drafts are kept, and everything else stays as it is.`,
      },
      account: {
        title: 'Your account is suspended',
        text: (day: string, ground: string) =>
          `We suspended it on ${day}. The ground: ${ground}. You cannot file claims, and you cannot write anything that others read. You can still read your claims, dispute them, agree and pay. You can also download your data and close the account.`,
      },
    } satisfies Record<SuspensionScope, object>,
    /** Replaces each form that the suspension refuses. */
    refused: {
      'write a message':
        'So you cannot write messages. Everything else on this page stays possible, without words of your own: you can answer, agree, pay and add documents.',
      'publish a reply': 'So you cannot publish a reply. Everything else on this page stays possible.',
      'answer a reply': 'So you cannot answer public replies. Everything else on this page stays possible.',
      'submit a claim':
        'You cannot submit this claim as long as that lasts. Your draft is kept, and you can go on editing it.',
    } satisfies Record<Exclude<SuspendedPermission, 'create a claim'>, string>,
    why: 'The notice at the top of the page says why.',
    mayObject: 'There you can object.',
    title: 'Object to the suspension',
    lead: 'You can object once. We read what you write, and where possible somebody else decides.',
    label: 'Why should it end?',
    sent: 'Sent. We email you what we decide.',
  },
}

/** Public list of the decisions about reports. */
export const transparency = {
  title: 'What we take off the public record',
  lead: 'Everybody can report what is on the public record. Here is each decision about a report, without names: what we did, why, how long it took, and what became of an objection. What we did about records of companies and accounts follows.',
  failed: 'The decisions could not be loaded',
  none: 'Nothing has been decided yet.',
  months: 'By month',
  month: 'Month',
  restricted: 'Taken off',
  redacted: 'Part taken out',
  refused: 'Stayed public',
  objections: 'With an objection',
  restored: 'Public again',
  medianDays: 'Days to the decision (median)',
  noDays: 'None decided',
  suspensions: 'Accounts suspended',
  scope: 'What was suspended',
  standing: 'Since then',
  isInForce: 'Suspended',
  isObjected: 'Suspended, an objection waits',
  suspensionOutcomes: {
    lifted: (day: string) => `Lifted on ${day}`,
    kept: (day: string) => `Kept after an objection, ${day}`,
  } satisfies Record<SuspensionOutcome, (day: string) => string>,
  records: 'Records of companies',
  recordActs: {
    merged: 'Records made one',
    split: 'A record split',
    apart: 'Records kept apart',
    proven: 'Shown that a company answers itself',
  } satisfies Record<RecordAct, string>,
  decisions: 'Each decision',
  day: 'Day',
  about: 'About',
  claim: 'A claim',
  words: 'A text beside a claim',
  ground: 'Ground',
  done: 'Decision',
  kinds: {
    restricted: 'Taken off the public record',
    redacted: 'Part of it taken out',
    refused: 'Stays public',
  },
  days: 'Days from the report',
  objection: 'Objection',
  noObjection: 'None',
  objected: 'Not decided yet',
  outcomes: { restored: (day: string) => `Public again on ${day}`, kept: (day: string) => `Stayed off, ${day}` },
  note: 'At most the newest 200 decisions of two years are listed. How to report: every public claim has a button for it.',
}
