import type { SumStatement } from '@redress/domain/claim/performance.ts'

/** How what was agreed is paid. */
export const performance = {
  title: 'What is paid, and when',
  share: (received: string, total: string) => `${received} of ${total} received`,
  columns: { due: 'Due on', sum: 'Amount', state: 'State', acts: 'Your word' },
  states: {
    notYetDue: 'Not yet due',
    due: 'Due now',
    overdue: 'Overdue',
    saidPaid: (paidOn: string, until: string) =>
      `Said to be paid on ${paidOn}. Without an answer it counts as received after ${until}.`,
    received: (day: string) => `Received, said on ${day}`,
    receivedBySilence: (day: string) => `Counts as received since ${day}, as nobody said otherwise`,
  },
  say: {
    paid: 'I have paid',
    received: 'I have it',
    'not received': 'Not received',
  } satisfies Record<SumStatement, string>,
  sayOf: (say: string, amount: string, day: string) => `${say}: ${amount}, due on ${day}`,
  questions: {
    received: {
      title: (amount: string) => `Do you have ${amount}?`,
      text: 'This is final. The other side is told that it has arrived.',
    },
    'not received': {
      title: (amount: string) => `Has ${amount} not arrived?`,
      text: 'A transfer can take two working days. The other side is told, and it counts as not paid again.',
    },
  },
  said: 'Saved. The other side is told.',
  failed: 'It could not be saved',
  paidDialog: {
    title: (amount: string) => `You have paid ${amount}`,
    effect:
      'The plaintiff is told, and has seven days to say whether it has arrived. If they say nothing, it counts as received.',
    on: 'Paid on',
    text: 'Message to the other parties (optional)',
    textHint:
      'All parties of the claim read it, with what you attach: a receipt, for example. Files need a word with them.',
  },
  payTo: {
    title: 'Where it is paid to',
    unknown: 'The plaintiff has not stated an account yet. Ask in a message, further down.',
    ask: 'State where you are paid: your IBAN, or another way. Only the side that owes you the money sees it.',
    state: 'State where you are paid',
    change: 'Change where you are paid',
    whoSees: 'Only the side that owes you the money sees this. It is told at once. Nothing of it is public.',
    holder: 'Name of the account',
    iban: 'IBAN',
    words: 'How to pay',
    wordsLabel: 'Another way, or what to state with it (optional)',
    wordsHint: 'For example: “In cash at my office”, or your customer number.',
    save: 'Save',
    done: 'Saved. The side that owes it is told.',
    copy: 'Copy IBAN',
    copied: 'IBAN copied',
    reference: (claim: string) => `Redress ${claim}`,
    referenceLabel: 'Reference',
    code: 'Code for your banking app',
    codeHint: (amount: string) =>
      `Scan it with the app of your bank: it fills in a transfer of ${amount}. Check it before you send it.`,
  },
}
