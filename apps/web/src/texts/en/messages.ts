/** What the parties of a claim write to each other, and the evidence that they add after it was filed. */
export const messages = {
  title: 'Write to the other side',
  jump: 'Messages',
  jumpNew: (count: string) => `Messages (${count} new)`,
  label: 'Your message',
  readBy: (names: string) => `Read by ${names}, never by the public.`,
  nobodyYet: (names: string) =>
    `Read by ${names} as soon as they open the letter or take the claim over; never by the public.`,
  gone: {
    Plaintiff: 'Whoever could read it has closed their account. Whoever takes the claim over again will find it here.',
    Defendant: 'The plaintiff has closed their account and does not read it. It stays with the claim.',
  },
  noAnswer: (date: string) =>
    `A message is not an answer to the claim: the time to answer runs until ${date}, and the page of the claim offers the answers that count.`,
  send: 'Send message',
  sent: 'Message sent',
  failed: 'Message could not be sent',
  loadFailed: 'Messages could not be fetched',
  earlier: 'Show earlier messages',
  earlierFailed: 'Earlier messages could not be fetched',
  over: 'The claim is over. Messages could be written until 30 days after its end; what was written stays.',
  between: 'What the parties wrote to each other',
  betweenHint: 'Only the parties read it. To write back, give an answer or take part: both open an account for you.',
  attach: 'Attach files',
  attached: 'Files that go with it',
  stillUploading: 'Please wait until every file is there, or cancel its upload.',

  alreadyPaid: 'I have already paid',
  payment: {
    title: 'I have already paid',
    lead: 'You tell the plaintiff when and how much you paid, and what proves it. Only the parties of the claim see it; the public record says on which day you paid.',
    effect:
      'It counts as an answer, and the plaintiff is to say whether it is so. The claim ends when they agree. If they do not, you can still dispute it or make an offer.',
    on: 'Paid on',
    value: (currency: string) => `Amount in ${currency}`,
    text: 'How you paid, and what proves it',
    textHint: 'For example the account and the reference of the transfer, or who took the money.',
    proof: 'Attach what proves it, a receipt or a statement: without it the other side has only your word.',
    send: 'Tell the plaintiff',
    sent: 'The plaintiff is told',
    failed: 'The plaintiff could not be told',
  },

  entry: {
    message: (name: string) => `${name} wrote`,
    ownMessage: 'You wrote',
    paid: (name: string, amount: string, date: string) => `${name} says: ${amount} was paid on ${date}`,
    ownPaid: (amount: string, date: string) => `You said: ${amount} was paid on ${date}`,
    isNew: 'New',
  },
  evidence: {
    hint: (count: string) =>
      `You can add up to ${count} documents and links of your own. The other parties see each at once, with your name. For 15 minutes you can remove it, unless somebody has downloaded it.`,
    added: 'Document added, and the other parties are told',
    addedBy: (name: string) => `added by ${name}`,
    addedByYou: 'added by you',
    withMessage: 'with a message',
  },
}
