export const steps = {
  title: 'Making a claim',
  lead: 'Five steps, about 20 minutes. Everything you type is saved, so you can stop and come back on any device.',
  start: 'Start now',
  beforeTitle: 'Have these at hand',
  before: [
    'The name and e-mail address of each company or person you claim from',
    'The amount, and the date on which it fell due',
    'Contracts, invoices, messages or photos that show what happened',
  ],
  step: (number: number) => `Step ${number}`,
  items: [
    {
      title: 'Defendant(s)',
      text: 'Name the companies and people you claim from. We need an e-mail address for each, because that is how they hear of the claim. You can add a company’s representatives too.',
    },
    {
      title: 'What happened',
      text: 'Give the kind of claim, its value and its date. Then tell it in order: how it began, what the defendant did, what you did, and what you asked for. Last, say where things stand today.',
    },
    {
      title: 'Documents',
      text: 'Upload files or add links that support your account. At least one is needed. Only the defendants and their representatives can open them.',
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
