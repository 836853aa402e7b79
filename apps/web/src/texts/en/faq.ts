import type { ClaimType } from '@redress/domain/claim/vocabulary.ts'
import type { Party } from '@redress/domain/people/parties.ts'

export const faq = {
  title: 'Questions and answers',
  documentTitle: 'FAQ',
  lead: 'Short answers to what people ask first. The words in bold are the ones you meet throughout Redress.',
  contents: 'On this page',
  personas: {
    title: 'Who takes part',
    items: {
      Plaintiff: {
        name: 'Plaintiff',
        text: 'The person or business who files a claim and asks for money. A plaintiff names the defendants, tells what happened, adds evidence and pays the filing fee.',
      },
      Defendant: {
        name: 'Defendant',
        text: 'A company or person whom a claim names. A defendant can dispute the claim, propose a resolution, pay, or not answer at all. A company can answer through its representatives.',
      },
    } satisfies Record<Party, { name: string; text: string }>,
    note: 'One account can be both: plaintiff in one claim and defendant in another.',
  },
  resolutions: {
    title: 'How a claim can end',
    lead: 'A claim ends with a resolution agreement that both parties accept. There are two outcomes, and no neutral one.',
    positive: {
      name: 'Positive resolution',
      text: 'Resolved in favour of the plaintiff. The defendant agrees that money is due, and the agreement says how much.',
    },
    negative: {
      name: 'Negative resolution',
      text: 'Resolved in favour of the defendant. The plaintiff agrees that the claim does not stand as it was made.',
    },
    note: 'A resolved claim gets the status Resolved and a public record of it is kept. Until then the claim is active.',
  },
  categories: {
    title: 'Kinds of claims',
    lead: 'Choose the kind that fits best. If two fit, take the one that your evidence shows most clearly.',
    items: {
      'Compensation Request':
        'You suffered a loss and ask to be paid for it: an unpaid invoice, a deposit not returned, goods that never came.',
      'Fraud or Fraudulent Behavior':
        'Someone deceived you on purpose to get your money or property, for example with a false identity or a false promise.',
      'Non Compete Breach':
        'A former partner or employee competes with you though an agreement that is still in force forbids it.',
      'Professional Malpractice':
        'A doctor, lawyer, accountant, builder or other professional fell below the standard of the profession, and it cost you.',
      'Harassment/Abuse':
        'Repeated threats, pressure or degrading treatment that caused you harm for which you seek money.',
      Injury: 'You were hurt in body or mind through what someone did or failed to do.',
      Extortion: 'Someone demanded money or a favour under a threat.',
      Slander: 'Someone said or wrote untrue things about you or your business, and you lost by it.',
      'False Representation':
        'You agreed to something because you were told things that were not true about a product, a service or a person.',
      Embezzlement: 'Someone who was trusted with your money or goods took them for themselves.',
      Corruption: 'A decision that concerned you was bought, or a position was used for private gain.',
      Misconduct: 'Someone broke the duties of their role, and none of the other kinds describes it.',
    } satisfies Record<ClaimType, string>,
  },
  fees: {
    title: 'What it costs',
    lead: 'Opening an account, searching and answering an offer are free. Submitting a claim and disputing one each cost a small fixed fee, which is shown before you pay.',
    platform:
      'When a resolution is agreed, a platform fee falls due. The agreement names the party who bears it, and that party pays within 10 business days.',
    caption: 'Platform fee by agreement amount',
    columns: { amount: 'Agreement amount', fee: 'Platform fee', example: 'For example' },
    upTo: (limit: string) => `up to ${limit}`,
    between: (above: string, limit: string) => `above ${above}, up to ${limit}`,
    above: (limit: string) => `above ${limit}`,
    flat: (amount: string) => `${amount}, whatever the amount`,
    percent: (percent: string) => `${percent}% of the amount`,
    example: (amount: string, fee: string) => `${amount} costs ${fee}`,
    currency: 'Amounts are in the claim’s own currency, EUR or USD.',
  },
  more: {
    title: 'More questions',
    items: [
      {
        question: 'I received a code by e-mail. What is it?',
        answer:
          'Someone filed a claim that names you or your company. The code links your account to the claim, so that you can read all of it and answer. Sign up or sign in, then enter the code under Takeover.',
      },
      {
        question: 'What happens if a defendant does not answer?',
        answer:
          'When the notice period is over, the claim is published. If nobody answered by then it is labelled “No response” and stays visible. The defendant can still answer later.',
      },
      {
        question: 'Who can read what I write?',
        answer:
          'The public sees the claim’s date, kind, value, status, place and the names of the parties. Your account of events and its current status are for the named defendants, and your evidence is for them and their representatives.',
      },
      {
        question: 'Can I change or withdraw a claim?',
        answer:
          'You can change or delete it as long as you have not submitted it. During the notice period you can amend its value. After that it ends with a resolution.',
      },
      {
        question: 'Why is the fee paid with a blockchain wallet?',
        answer:
          'A payment on a blockchain can be checked by both parties and by us, without anyone’s word for it. During the beta this runs on a Solana test network, so no real money moves.',
      },
      {
        question: 'Is Redress a court?',
        answer:
          'No. Nobody here rules on your case, and nothing here is legal advice. You can still go to court at any time.',
      },
    ],
  },
  closing: { title: 'Still unsure?', text: 'See the whole way of a claim before you begin.', action: 'Making a claim' },
}
