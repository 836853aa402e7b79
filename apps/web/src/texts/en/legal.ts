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
  lead: 'What we keep about you, who sees it, and what you can do about it.',
  clauses: [
    {
      title: 'What we keep',
      text: [
        'Your account: names, e-mail addresses, address, country, identification ID and username. Your password is kept only as a hash that cannot be turned back.',
        'Your claims: what you write, the documents and links that you add, the defendants whom you name, offers, and a history of every step.',
        'Payments: the amount, its reference and the address of the wallet that paid. We never see or hold the keys of a wallet.',
      ],
    },
    {
      title: 'Who sees it',
      text: [
        'Everyone can see a published claim’s date, kind, value, status and jurisdiction, the plaintiff’s name, city and country, and the defendants’ names. The plaintiff’s street address is shown where a country is given.',
        'Signed-in users with a confirmed e-mail also see the representation status and the contact details of defendants who appear in published claims.',
        'Only the parties see the account of events, the documents, the resolutions and the history.',
      ],
    },
    {
      title: 'If someone named you in a claim',
      text: [
        'The plaintiff gave us your name and e-mail address so that you can answer. We use the address to tell you of the claim, and do not show it to the public.',
        'If a claim names the wrong person or states something untrue, dispute it. Your answer becomes part of the record.',
      ],
    },
    {
      title: 'Cookies and storage',
      text: [
        'We set two cookies that keep you signed in. They cannot be read by scripts and are sent to no one else. Your browser also remembers your last search term and the language that you choose. There is no advertising and no tracking.',
      ],
    },
    {
      title: 'How long',
      text: [
        'A draft that you delete is gone with its documents. A published claim is kept as a record, also after it is resolved. What is written to a public blockchain cannot be removed by anyone.',
      ],
    },
    {
      title: 'Your rights',
      text: [
        'You can see and correct your data under Profile. Where the law gives you the right to a copy, to deletion or to object, you can use it by writing from your confirmed e-mail address.',
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
        'Redress lets people and businesses file claims over money, answer them and agree on a resolution. We do not decide disputes, represent anyone or give legal advice.',
        'Redress is in beta. Parts of it may change, and fees are settled on a blockchain test network.',
      ],
    },
    {
      title: 'Your account',
      text: [
        'Use your own name and an e-mail address that you can read. Keep your password to yourself. You answer for what is done with your account.',
      ],
    },
    {
      title: 'Filing a claim',
      text: [
        'File only what you believe to be true and can support with evidence. Do not file to harass, to threaten or to mislead.',
        'You can have a limited number of unresolved claims at a time. Submitting a claim costs a fee that is shown before you pay and is not returned.',
        'A claim that was submitted cannot be withdrawn. It is published when its notice period is over.',
      ],
    },
    {
      title: 'Answering a claim',
      text: [
        'A defendant can dispute a claim, propose a resolution, or pay. The code that links you to a claim is personal: do not pass it on.',
      ],
    },
    {
      title: 'Resolutions and fees',
      text: [
        'A resolution binds the parties as an agreement between them once one side has accepted what the other proposed. The party named as cost owner pays the platform fee within 10 business days.',
        'When it is paid, the claim is marked as resolved in favour of one party. That record stays public.',
      ],
    },
    {
      title: 'Payments',
      text: [
        'Fees are paid from your own wallet to the address shown, with the reference of that one payment. A payment counts when the network has finalised it. What is sent in excess or by mistake is kept apart and returned on request.',
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

export const legal = { privacy, terms, contents: 'On this page' }
