/** Messages between the parties of a claim, and evidence added after its filing. */
export const messages = {
  title: 'Write to the other side',
  jump: 'Messages',
  jumpNew: (count: string) => `Messages (${count} new)`,
  label: 'Your message',
  readBy: (names: string) => `Read by ${names}, never by the public.`,
  nobodyYet: (names: string) =>
    `Read by ${names} as soon as they open our email or link the claim to an account; never by the public.`,
  unreached: (names: string) =>
    `Our emails do not reach ${names}. Your message is read only once the claim is linked to an account; never by the public.`,
  gone: {
    Plaintiff:
      'The defendant has closed their account. A person who answers for them later will find your message here.',
    Defendant: 'The plaintiff has closed their account and does not read your message. It stays with the claim.',
  },
  noAnswer: (date: string) => `A message does not answer the claim. Answer by ${date} with the buttons on the claim.`,
  send: 'Send message',
  sent: 'Message sent',
  failed: 'Message could not be sent',
  loadFailed: 'Messages could not be fetched',
  earlierOnes: (count: string) => `Earlier messages (${count})`,
  earlier: 'Show earlier messages',
  earlierFailed: 'Earlier messages could not be fetched',
  over: 'The claim is over. You could write messages until 30 days after its end, and until all was paid; earlier messages stay.',
  between: 'Messages between the parties',
  betweenHint: 'Only the parties read them. To write back, answer the claim or join it: for both you open an account.',
  attach: 'Attach files',
  attached: 'Attached files',
  stillUploading: 'Please wait until every file is uploaded, or cancel the upload.',

  alreadyPaid: 'I have already paid',
  payment: {
    title: 'I have already paid',
    lead: (isRestricted: boolean) =>
      `You tell the plaintiff when and how much you paid, with your proof. Only the parties of the claim see it${isRestricted ? '' : '; the public record says on which day you paid'}.`,
    effect:
      'It counts as an answer, and the plaintiff has to say whether it is true. The claim ends when they agree. If they do not, you can still dispute the claim or make an offer.',
    on: 'Paid on',
    value: (currency: string) => `Amount in ${currency}`,
    text: 'How you paid, and your proof',
    textHint: 'For example the account and the reference of the transfer, or the person who took the money.',
    proof: 'Attach your proof, a receipt or a statement: without it the plaintiff has only your word.',
    send: 'Tell the plaintiff',
    sent: 'You said that you have paid. The plaintiff is told.',
    failed: 'We could not tell the plaintiff',
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
