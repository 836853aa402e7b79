export const home = {
  documentTitle: 'Money claims, answered and settled',
  eyebrow: 'A public record of claims, in beta',
  title: 'Owed money? File a claim, get an answer, settle it.',
  lead: 'Redress puts a dispute over money on the record, tells the other side, and helps you both reach an agreement. What stays unanswered stays visible.',
  searchLabel: 'Search the record',
  searchHint: 'Look up a company or a person before you pay, hire or sign.',
  start: 'File a claim',
  invited: 'A claim was filed against you? Answer with your code',
  journey: {
    title: 'How a claim runs',
    lead: 'Five stages. At each one you see whose turn it is, what comes next and by when.',
    stages: [
      {
        title: 'You file',
        text: 'Say who owes you, what happened and what you ask for. Attach your evidence. Your words are saved as you type.',
      },
      {
        title: 'They are told',
        text: 'After you pay the small filing fee, each defendant gets an e-mail with a personal code. The notice period starts.',
      },
      {
        title: 'They answer',
        text: 'A defendant can dispute the claim, offer a resolution or pay. No answer by the deadline is shown as “No response”.',
      },
      {
        title: 'You negotiate',
        text: 'Offers go back and forth on one page: the amount, who is in the right, and who bears the platform fee.',
      },
      {
        title: 'You settle',
        text: 'One side accepts, the fee is paid, and the claim is marked as resolved. The record shows that it was.',
      },
    ],
  },
  promises: {
    title: 'Built so that both sides can trust it',
    items: [
      {
        title: 'Secure claims management',
        text: 'Your account of events and your evidence go to the named defendants, not to the public. Every step is written into a history that nobody can edit.',
      },
      {
        title: 'Blockchain integration',
        text: 'Fees are paid from your own wallet and confirmed on the Solana test network, so a payment can be checked by anyone and is never counted twice.',
      },
      {
        title: 'Smart resolution',
        text: 'Each offer is compared with the claim and with every offer before it: the gap that is left, the fee, and what each side ends up with.',
      },
    ],
  },
  sides: {
    title: 'Which side are you on?',
    plaintiff: {
      title: 'Somebody owes you',
      text: 'Set aside about 20 minutes. You can stop at any point and carry on later, on another device.',
      action: 'See the five steps',
    },
    defendant: {
      title: 'Somebody says you owe them',
      text: 'Stay calm: a claim is one side of a story until you have told yours. Your code is in the e-mail that we sent you.',
      action: 'Sign in and answer',
    },
  },
}
