import { sumDays } from '@redress/domain/claim/performance.ts'
import type { ClaimType } from '@redress/domain/claim/vocabulary.ts'
import type { Party } from '@redress/domain/people/parties.ts'

export const about = {
  title: 'A fair place to settle a money dispute',
  lead: 'Most disputes over money never reach a court: they are too small, too slow or too costly to bring. Redress gives them a place, a deadline and a record.',
  start: 'Start now',
  makeClaim: 'Make a claim',
  sections: [
    {
      title: 'What Redress is',
      text: [
        'Redress is a claims database for businesses and individuals. A plaintiff files a claim in which money is sought, against one or more companies or people, with a written story and evidence.',
        'The defendants are told, and have a notice period in which to answer. After it the claim is published: who claims what from whom, how much, and where it stands.',
      ],
    },
    {
      title: 'What it is not',
      text: [
        'Redress is not a court, an arbitrator or a debt collector. Nobody here decides who is right. The parties do, by an agreement that both of them accept.',
        'You lose no legal right by filing a claim here, or by not answering one. Filing here does not stop the time limits that the law sets, so ask for legal advice when those are close.',
      ],
    },
    {
      title: 'How agreed money reaches the plaintiff',
      text: [
        'One party pays the other directly, by bank transfer or as they like. The money never passes through Redress, and Redress never holds it.',
      ],
    },
    {
      title: 'What is paid through Redress',
      text: [
        'Only the fees of Redress: one for filing a claim and one for disputing one, and a platform fee when a claim is settled. You see each fee in EUR or USD before you pay.',
      ],
    },
  ],
  sides: [
    {
      title: 'If you file a claim',
      points: [
        'A clear form that asks for what matters, and nothing else',
        'An answer, or a public record that there was none',
        'Offers that you can compare, accept or refuse',
      ],
    },
    {
      title: 'If a claim names you',
      points: [
        'You hear of it before the public does',
        'You can reply beside the public claim, free of charge',
        'Settled before publication, it stays private',
        'You can make the first offer, and close the matter for good',
      ],
    },
  ],
  public: {
    title: 'What the public sees, and what it does not',
    visibleTitle: 'On the public record',
    visible: [
      'The date, kind and value of the claim, and its status',
      'The names of the plaintiff and of the defendants',
      'Once it is resolved, whether what was agreed is paid',
      'The jurisdiction, and the plaintiff’s city and country',
      'The plaintiff’s street address, if the profile has one and a country and does not withhold it',
    ],
    log: 'What we take off the public record, and why',
    privateTitle: 'Between the parties only',
    private: [
      'What happened, in your own words',
      'Documents and links that you attach',
      'Offers, refusals and the history of steps',
    ],
  },
  closing: {
    title: 'Ready when you are',
    text: 'Opening an account is free. You pay a fee only when you file, dispute or settle a claim.',
  },
}

export const steps = {
  title: 'Making a claim',
  lead: 'Five steps, about 20 minutes. Everything you type is saved, so you can stop and come back on any device.',
  start: 'Start now',
  beforeTitle: 'Have these at hand',
  before: [
    'The name and email address of each company or person you claim from',
    'The amount, and the date on which it fell due',
    'Contracts, invoices, messages or photos that show what happened',
  ],
  step: (number: number) => `Step ${number}`,
  items: [
    {
      title: 'Defendant(s)',
      text: 'Name the companies and people you claim from. We need an email address for each, because that is how they hear of the claim. You can add a company’s representatives too.',
    },
    {
      title: 'What happened',
      text: 'Give the kind of claim, its value and the date of the event. Then tell it in order: how it began, what the defendant did, what you did, and what you asked for. Last, say where things stand today.',
    },
    {
      title: 'Documents',
      text: 'Upload files or add links that support your words. At least one is needed. Only the defendants and their representatives can open them.',
    },
    {
      title: 'Review',
      text: 'Read everything once more and change what you like. Confirm that it is true as far as you know, and say whether a lawyer represents you.',
    },
    {
      title: 'Submit',
      text: 'Pay the filing fee with a wallet, by QR code or by link. Then the defendants are told, and their time to answer starts.',
    },
  ],
  afterTitle: 'And then?',
  after:
    'You follow the claim on your dashboard. You see when a defendant answers, what they offer, and when it is your turn. During the notice period you can still amend the value.',
}

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
        text: 'A company or person whom a claim names. A defendant can dispute the claim, make an offer, pay, or not answer at all. A company can answer through its representatives.',
      },
    } satisfies Record<Party, { name: string; text: string }>,
    note: 'One account can be both: plaintiff in one claim and defendant in another.',
  },
  resolutions: {
    title: 'How a claim can end',
    lead: 'A claim ends by an agreement, when the defendant accepts it in full, or when the plaintiff ends it. There are two outcomes, and no neutral one.',
    positive: {
      name: 'Positive resolution',
      text: 'Resolved in favour of the plaintiff. The defendant pays, and the agreement says how much.',
    },
    negative: {
      name: 'Negative resolution',
      text: 'Resolved in favour of the defendant. Nobody pays, and the claim is dropped.',
    },
    note: 'A resolved claim gets the status Resolved and a public record of it is kept. Until then the claim is active. A claim that is settled before publication stays private: its record says only that one was settled. It is shown only if everyone named in it agrees.',
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
        'A former partner or employee competes with you though an agreement that is still valid forbids it.',
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
    lead: 'Opening an account, searching, reading a claim, and making or rejecting an offer are free.',
    fixed: (submission: string, dispute: string) =>
      `Filing a claim costs ${submission}, disputing one ${dispute}. Each fee is shown again before you pay it.`,
    freeClaims: (count: number) =>
      count === 1
        ? 'The first claim of each account is filed without a fee.'
        : `The first ${count} claims of each account are filed without a fee.`,
    fixedFailed: 'The fixed fees could not be fetched',
    platform:
      'When an offer is accepted, a platform fee is due. The agreement names the party who pays it, within 10 business days.',
    caption: 'Platform fee by agreement amount',
    columns: { amount: 'Agreement amount', fee: 'Platform fee', example: 'For example' },
    upTo: (limit: string) => `up to ${limit}`,
    between: (above: string, limit: string) => `above ${above}, up to ${limit}`,
    above: (limit: string) => `above ${limit}`,
    flat: (amount: string) => `${amount}, whatever the amount`,
    percent: (percent: string) => `${percent}% of the amount`,
    example: (amount: string, fee: string) => `${amount} costs ${fee}`,
    currency: 'For a claim in USD the same figures count in USD.',
    paying: {
      title: 'How a fee is paid, with a wallet or without',
      bank: 'A fee in EUR is paid by bank transfer, from any bank account. The page of the payment shows the sum, the account, a reference and a code for banking apps. The transfer counts within two bank days.',
      text: [
        'A fee is paid in SOL, the coin of the Solana network, from a wallet: an app that holds digital money. The page of the payment shows the sum in SOL, a button, a QR code and a link.',
        'You have no wallet? Copy the link for somebody else there, and send it to somebody you trust. They need no account with Redress. They see the sum and the number of the claim, and nothing else of it.',
        'You would rather have a wallet of your own? The same page names four that you can install, and says how to put SOL into it.',
      ],
    },
  },
  more: {
    title: 'More questions',
    items: [
      {
        question: 'I received a code by email. What is it?',
        answer:
          'Someone filed a claim that names you or your company. Enter its number and the code at “Answer with your code” on the home page, or follow the link in the email. Reading is free and needs no account. If you answer, the code links your account to the claim.',
      },
      {
        question: 'What happens if a defendant does not answer?',
        answer:
          'When the notice period is over, the claim is published. If nobody answered by then it is labelled “No response” and stays visible. If our emails reached no defendant, it is labelled “Could not be reached” instead. The defendant can still answer later, or publish a reply beside the claim, free of charge: “No response” then disappears.',
      },
      {
        question: 'Who can read what I write?',
        answer:
          'The public sees the claim’s date, kind, value, status, jurisdiction and the names of the parties. Your story and its current status are for the named defendants, and your evidence is for them and their representatives.',
      },
      {
        question: 'Can I change or withdraw a claim?',
        answer:
          'You can change or delete it as long as you have not submitted it. During the notice period you can amend its value. Until it is resolved you can withdraw it, or end it as settled elsewhere: both are free and final. Within the notice period nothing of it becomes public then; after it, the record stays and says how it ended.',
      },
      {
        question: 'Why is the fee paid with a blockchain wallet?',
        answer:
          'A payment on a blockchain can be checked by both parties and by us, without anyone’s word for it. Where it is a test network, on which no real money moves, the payment page says so.',
      },
      {
        question: 'Is Redress a court?',
        answer:
          'No. Nobody here rules on your case, and nothing here is legal advice. Without an agreement, the way to court stays open to you.',
      },
    ],
  },
  closing: {
    title: 'Still unsure?',
    text: 'Read how a claim runs from start to end before you begin.',
    action: 'Making a claim',
  },
}

interface Clause {
  readonly title: string
  readonly text: readonly string[]
}

interface LegalText {
  readonly title: string
  readonly lead: string
  readonly clauses: readonly Clause[]
}

const privacy: LegalText = {
  title: 'Privacy',
  lead: 'What is kept about you, who sees it, for how long, and what you can do about it.',
  clauses: [
    {
      title: 'What we keep',
      text: [
        'Your account: names, email addresses, address, country, identification ID, username, language and the wallet addresses that you add. Your password is kept only as a hash that cannot be turned back.',
        'Your claims: what you write, the documents and links that you add, offers, and a history of every step. Of the defendants: what the plaintiff states, that is names, email, and where given tax ID, phone, websites, links and wallets.',
        'Payments: the amount, its reference and the address of the wallet that paid. Of a bank transfer: its text and the name of the person who paid. We never see or hold the keys of a wallet, and never the money that the parties pay each other.',
      ],
    },
    {
      title: 'Who sees it',
      text: [
        'Everyone can see a published claim’s date, kind, value, status and jurisdiction. They also see the plaintiff’s name, city and country, and the defendants’ names, country, website and links. The plaintiff’s street address is shown too if the profile has one and a country and does not withhold it.',
        'Your public profile shows your username, first name, country, since when you are a member, and your public claims.',
        'Logged-in users with a confirmed email also see the representation status. They also see the email, phone, tax ID and wallets of defendants in published claims, unless the operator shows these to the parties alone.',
        'Of a resolved claim that is public, everyone can see whether what was agreed is paid, or since when a payment is overdue. Where a plaintiff is paid is shown to the side that owes it, and to nobody else.',
        'Only the parties see the story, the documents, the offers and the history.',
      ],
    },
    {
      title: 'Where else it goes',
      text: [
        'Emails go through the mail server of this site. This page loads nothing from other companies, and there is no advertising and no tracking.',
        'Anybody can read a payment on the Solana network: the amount, both wallet addresses, the reference, what the fee is for, and the payment’s number. It shows no name, and not the number of the claim.',
        'The platform fee follows from the sum of the settlement, also where a claim is accepted in full. So anybody who watches the recipient’s address can read the fee’s size and work out the sum. A fee of the lowest tier tells only the most that the sum can be.',
        'When you pay, your browser talks to a node of that network, which sees your internet address.',
        'If you log in with Google, Google learns that you did, and we learn your name and email address from Google.',
      ],
    },
    {
      title: 'If someone named you in a claim',
      text: [
        'The plaintiff gave us your name and email address so that you can answer. We use the address to tell you of the claim, and do not show it to the public.',
        'If a claim names the wrong person, choose “This is not me” on the page that our email opens, free of charge. If it states something untrue, you can dispute it: that has a fee, and the public reads only that there is a dispute. Once the claim is public you can also publish a reply beside it, free of charge. Or write to the operator named in the imprint.',
      ],
    },
    {
      title: 'Cookies and storage',
      text: [
        'Three cookies keep you logged in. One lasts 15 minutes and one 30 days; scripts can read neither.',
        'A third one says only that somebody is logged in here; scripts can read it. It stays for 400 days unless you log out, so that we can tell you later to log in again.',
        'A fourth one lasts 10 minutes while you log in with Google; scripts cannot read it.',
        'A fifth one says for 400 days, also after logging out, that somebody has logged in with this browser. Scripts cannot read it. With it, nobody who guesses at your password elsewhere can keep you waiting.',
        'A sixth one holds the language that you choose, for 400 days; scripts can read it.',
        'Nobody else gets these cookies. They are needed, so nobody asks for your consent.',
        'Your browser also remembers your last search, which wallet you used last, and words that you have typed and not sent yet. Those words are removed when you send them or log out.',
      ],
    },
    {
      title: 'How long',
      text: [
        'A confirmation link works for 24 hours, a link for a new password one hour, the code of a defendant 30 days.',
        'A session ends 30 days after you were last here, or when you log out.',
        'When you change how you log in, how it was before is kept for three days, so that you can undo it.',
        'We keep for 180 days when you log in, change how you log in, link a claim to your account or download a document. We keep the browser and the IP address with it. So you can see in your profile whether it was you; nobody else sees it there.',
        'We keep how often a wrong password was tried from where for about a day after the last time, in a form that names neither.',
        'We keep the IP address from which a confirmation link was asked for until the link is sent, and a day longer.',
        'Notifications are kept for twelve months.',
        'A draft that you delete is gone with its documents.',
        'A filed claim is kept as a record, also after it is resolved. If it is settled before publication, the public reads only that a claim of its kind was settled, and in which country. More is shown only if everyone named in it agrees.',
        'A public reply is kept with its earlier versions. If we take passages out of it, the parties still read them.',
        'If we suspend an account, we keep why, and what its owner says against it, as long as the account.',
        'Confirmed accounts and records are not deleted by themselves. When you close your account, we delete everything that is yours alone three days later; filed claims stay, with your name. Nobody can remove an entry of a public blockchain.',
      ],
    },
    {
      title: 'Your rights',
      text: [
        'You can see and correct your data under Profile, have a copy of everything there as one archive, and close your account. Where the law gives you more, or you want to object, write from your confirmed email address to the operator named in the imprint.',
      ],
    },
  ],
}

const terms: LegalText = {
  title: 'Terms and conditions',
  lead: 'The rules for using Redress during the beta, in plain words.',
  clauses: [
    {
      title: 'What we offer',
      text: [
        'Redress lets people and businesses file claims over money, answer them and settle them. “We” are the operator named on this page. We do not decide disputes, represent anyone or give legal advice.',
        'Redress is in beta. Parts of it may change. Fees are settled on a blockchain.',
      ],
    },
    {
      title: 'Your account',
      text: [
        'Use your own name and an email address that you can read. Keep your password to yourself. You answer for what is done with your account.',
        'We may suspend an account, or its filing, for untrue claims, harassment and the like. We say why, and its owner can object. What we suspend or take off the public record is listed in public, without names.',
      ],
    },
    {
      title: 'Filing a claim',
      text: [
        'File only what you believe to be true and can support with evidence. Do not file to harass, to threaten or to mislead.',
        'You can have a limited number of unresolved claims at a time. Submitting a claim costs a fee that is shown before you pay and is not returned.',
        'A claim that you submitted and paid for is published when its notice period is over, unless it has ended by then. You can withdraw it, or end it as settled elsewhere, until it is resolved. That is free and final; a record that was public stays, and says how the claim ended.',
      ],
    },
    {
      title: 'Answering a claim',
      text: [
        'A defendant can dispute a claim, make an offer, pay, or say that it is paid already. The code that links you to a claim is personal: do not pass it on.',
      ],
    },
    {
      title: 'Resolutions and fees',
      text: [
        'An offer binds the parties as an agreement between them once the other side has accepted it. The party named as cost owner pays the platform fee within 10 business days.',
        'The agreed sum is paid directly between the parties. It does not pass through us, and we do not hold it.',
        `What is to be paid at once is due ${sumDays.toPay} days after the claim is resolved. The side that owes a sum says that it is paid. If the plaintiff then says nothing for ${sumDays.ofSilence} days, it counts as “said to be paid, not contradicted”. A sum counts as received by the word of the plaintiff alone. It is overdue no earlier than ${sumDays.withAccount} days after an account was stated.`,
        'When the platform fee is paid, the claim is marked as resolved in favour of one party. That record stays public. If it happened before publication, the claim stays private instead, unless everyone named in it agrees to show it.',
      ],
    },
    {
      title: 'Payments of fees',
      text: [
        'Fees are stated in EUR or USD and paid from a wallet, yours or somebody else’s, to the address shown. Where the page of a payment offers it, EUR can also be paid by bank transfer. Each payment has its own reference and counts when the network has finalised it, or when the transfer stands in the operator’s bank statement. Money sent in excess or by mistake is kept apart and returned on request.',
      ],
    },
    {
      title: 'Liability',
      text: [
        'The parties answer for what they write. We remove content where the law requires it. During the beta we offer Redress as it is, and are liable only where the law does not allow us to exclude it.',
      ],
    },
  ],
}

const imprint: LegalText = {
  title: 'Imprint',
  lead: 'The operator of this site, and how to reach them.',
  clauses: [
    {
      title: 'What we answer for',
      text: [
        'The parties write a claim and answer for it. If the public record names the wrong person, or shows something private or unlawful, report it there. Or write to the operator named here, with the number of the claim.',
      ],
    },
    {
      title: 'No court',
      text: ['Redress is no court, no arbitrator and no debt collector, and gives no legal advice.'],
    },
  ],
}

export const legal = {
  privacy,
  terms,
  imprint,
  contents: 'On this page',
  operator: {
    title: 'Operator of this site',
    name: 'Operator',
    address: 'Address',
    email: 'E-mail',
    changed: 'Last changed',
    trialTitle: 'This is a trial installation',
    trial:
      'Nobody runs it as a service, so nobody is named here. Do not enter the data of real people. Before you offer it to others, name yourself in its settings.',
    failed: 'We could not load the name of the operator',
  },
}
