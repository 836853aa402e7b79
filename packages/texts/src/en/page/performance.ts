import type { SumStatement } from '@redress/domain/claim/performance.ts'
import { sumDays } from '@redress/domain/claim/performance.ts'
import type { Party } from '@redress/domain/people/parties.ts'

/** Payment of what was agreed. */
export const performance = {
  title: 'What is paid, and when',
  share: (received: string, total: string) => `${received} of ${total} received`,
  notContradicted: (amount: string) => `${amount} more: said to be paid, not contradicted`,
  columns: { due: 'Due on', sum: 'Amount', state: 'State', acts: 'Your word' },
  states: {
    notYetDue: 'Not yet due',
    due: 'Due now',
    /** State of a sum whose account was stated late. */
    dueUntil: (day: string) => `Due now, overdue only after ${day}`,
    overdue: 'Overdue',
    saidPaid: {
      Plaintiff: (paidOn: string, until: string) =>
        `Said to be paid on ${paidOn}. You are asked until ${until} whether it has arrived.`,
      Defendant: (paidOn: string, until: string) =>
        `Said to be paid on ${paidOn}. The plaintiff is asked until ${until} whether it has arrived.`,
    } satisfies Record<Party, unknown>,
    received: (day: string) => `Received (confirmed on ${day})`,
    notContradicted: {
      Plaintiff: (paidOn: string, until: string) =>
        `Said to be paid on ${paidOn}, not contradicted. You can contradict it until ${until}.`,
      Defendant: (paidOn: string, until: string) =>
        `Said to be paid on ${paidOn}, not contradicted. The plaintiff can contradict it until ${until}.`,
    } satisfies Record<Party, unknown>,
    notContradictedAnyMore: (paidOn: string) => `Said to be paid on ${paidOn}, not contradicted.`,
    noAccount: 'Not to be paid yet: no account is stated',
  },
  say: {
    paid: 'I have paid',
    received: 'I have it',
    'not received': 'Not received',
  } satisfies Record<SumStatement, string>,
  sayOf: (say: string, amount: string, day: string) => `${say}: ${amount}, due on ${day}`,
  questions: {
    received: {
      title: (amount: string) => `Has ${amount} arrived?`,
      text: 'This is final. The other side is told that it has arrived.',
    },
    'not received': {
      title: (amount: string) => `Has ${amount} not arrived?`,
      text: 'A transfer can take two working days. The other side is told, and it counts as not paid again.',
    },
  },
  /** Statements of the reader on a sum, in the past tense. */
  said: {
    paid: (amount: string, day: string) => `You said that you paid ${amount} on ${day}. The other side is told.`,
    received: (amount: string) => `You said that you have ${amount}. The other side is told.`,
    'not received': (amount: string) => `You said that ${amount} has not arrived. The other side is told.`,
  } satisfies Record<SumStatement, (amount: string, day: string) => string>,
  failed: 'It could not be saved',
  paidDialog: {
    title: (amount: string) => `When did you pay ${amount}?`,
    effect: `The plaintiff is told, and has ${sumDays.ofSilence} days to say whether it has arrived. If they say nothing, it counts as “said to be paid, not contradicted”.`,
    again:
      'It was contradicted before. Please attach evidence, such as a receipt of the transfer. What the public reads stays until the plaintiff answers.',
    on: 'Paid on',
    text: 'Message to the other parties (optional)',
    textHint:
      'All parties of the claim read it, with what you attach: a receipt, for example. Write a line when you attach a file.',
  },
  payTo: {
    title: 'Where it is paid to',
    state: 'State where you are paid',
    change: 'Change where you are paid',
    whoSees:
      'Only the side that owes you the money sees this. It is told at once. Nothing of it is public. We also write to all your email addresses, and you can undo it for three days.',
    fresh: (day: string) =>
      `Stated on ${day}, and it can be taken back for three days. For so long we show no code for banking apps. If in doubt, ask the plaintiff before you pay.`,
    freshOwn: (day: string) =>
      `Stated on ${day}. You can undo it for three days by the email that we sent you. For so long the other side is shown no code for banking apps.`,
    changed: (day: string, from: string, to: string) =>
      `Changed on ${day}, from ${from} to ${to}. Ask the plaintiff before you pay, in a way that you know: somebody else may have changed it.`,
    changedOwn: (day: string, from: string, to: string) =>
      `Changed on ${day}, from ${from} to ${to}. If this was not you, undo it by the email that we sent you.`,
    ending: (ending: string) => (ending === '' ? 'a way without an IBAN' : `…${ending}`),
    before: 'Before',
    earlier: (ending: string, until: string) => `${ending}, until ${until}`,
    proof: 'Proof of this account',
    proofHint:
      'The history of the claim holds the SHA-256 of this text: so either side can prove later which account was named.',
    holder: 'Name of the account',
    iban: 'IBAN',
    words: 'How to pay',
    wordsLabel: 'Another way, or what to state with it (optional)',
    wordsHint: 'For example: “In cash at my office”, or your customer number.',
    save: 'Save',
    done: 'You stated where you are paid. The side that owes it is told.',
    copy: 'Copy IBAN',
    copied: 'IBAN copied',
    reference: (claim: string) => `Redress ${claim}`,
    referenceLabel: 'Reference',
    code: 'Code for your banking app',
    codeHint: (amount: string) =>
      `Scan it with the app of your bank: it fills in a transfer of ${amount}. Check it before you send it.`,
  },
}
