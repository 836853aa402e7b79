import type { NamedTakeover } from '@redress/contract/defendants.ts'
import type { Contester } from '@redress/domain/claim/takeovers.ts'

export const takeover = {
  claim: {
    title: 'Takeover Claim',
    lead: 'Somebody filed a claim against you? Redeem the code from our email to read it and to answer.',
    submit: 'Takeover',
    done: 'Code redeemed successfully',
    switch: 'Go to Takeover',
    hint: 'Has the code expired, or does it not work? Go to Reset Code and have a new one sent.',
  },
  reset: {
    title: 'Reset Redeem Code',
    lead: 'Enter the code that you have. If we know it, we send a new one to the email address that the claim names, and the old one stops working.',
    submit: 'Reset Code',
    done: 'Reset takeover code successfully',
    switch: 'Go to Reset Code',
    hint: 'A code works for 30 days and can be used once. The plaintiff never sees it.',
  },
  field: 'Redeem Code',
  fieldHint: '26 letters and digits, in groups. Capitals and hyphens do not matter.',
  failed: 'Takeover code could not be redeemed',

  /** Who answers for a defendant. */
  place: {
    nobody: 'Nobody has taken the claim over yet.',
    by: (name: string, date: string) => `${name} took the claim over on ${date}.`,
    you: (date: string) => `You took the claim over on ${date}.`,
    confirmed: 'The address that the claim names is confirmed.',
    contested: (date: string) => `This is contested: a new code was sent, which can be used until ${date}.`,
  },
  /** How the letter to a defendant arrives: each step, and when. */
  delivery: {
    label: 'Our letter',
    steps: {
      queuedAt: 'Waits to be sent since',
      acceptedAt: 'Taken by the mail server',
      refusedAt: 'Refused by the mail server',
      withheldAt: 'Not sent',
      openedAt: 'Code used on this site',
      disownedAt: 'Reader says: “This is not me”',
      takenOverAt: 'Claim taken over',
    },
    to: (email: string) => `To ${email}`,
    disowned:
      'Whoever reads this address says that they are somebody else. We write there no more, and the code is dead.',
    sent: 'Written',
    refusal: (reason: string) => `The mail server said: “${reason}”`,
    notSent:
      'The last letter was not sent: in a day only so many letters go to one mailbox, and only so many for one plaintiff. You can have it sent again tomorrow.',
    unknown: 'They may not know of the claim. The period for an answer runs all the same: you can tell them yourself.',
  },
  /** What the plaintiff can do about a letter. */
  letter: {
    correct: 'Correct the address',
    correctOf: (name: string) => `Correct the address: ${name}`,
    again: 'Send the letter again',
    againTo: (name: string) => `Send the letter again: ${name}`,
    left: (count: string, isOne: boolean) => (isOne ? 'Possible once more' : `Possible ${count} times`),
    noneLeft: 'The address was corrected three times, which is as often as possible.',
    sent: 'The letter is on its way again.',
    failed: 'The letter could not be sent again',
    title: (name: string) => `Correct the address of ${name}`,
    field: (name: string) => `E-mail address of ${name}`,
    whatHappens: (email: string, name: string) => [
      `We write to the new address at once. The code that we sent to ${email} stops working.`,
      `Whoever reads the new address can read the whole claim and answer it for ${name}. The last day to answer stays the same.`,
    ],
    submit: 'Correct and write there',
    corrected: 'Address corrected. Our letter is on its way.',
    correctionFailed: 'The address could not be corrected',
  },
  contest: {
    open: 'Not the right person?',
    question: (taker: string) => `Is ${taker} not the right person?`,
    whatHappens: (taker: string, defendant: string, email: string) => [
      `We send a new code to ${email}, the address that the claim names for ${defendant}.`,
      `${taker} is told that you contest this, and can read and answer the claim until somebody uses the new code.`,
      `As soon as it is used, ${taker} can do neither. Offers by ${taker} and what is not paid lapse. What was paid stays in force.`,
      'If nobody uses the code within 30 days, everything stays as it is.',
    ],
    submit: 'Contest and send a new code',
    done: 'Contested. A new code is on its way.',
    failed: 'This could not be contested',
  },
  /** On the claim, as long as it is contested who answers it. */
  contested: {
    contesters: {
      Plaintiff: 'The plaintiff',
      'named address': 'Whoever reads the address that the claim names',
    } satisfies Record<Contester, string>,
    you: {
      title: (defendant: string) => `It is contested that you answer for ${defendant}`,
      says: (contester: string) => `${contester} says that you are not the right person.`,
      follows: (email: string, date: string) =>
        `A new code was sent to ${email}. If somebody uses it by ${date}, you can no longer read or answer the claim, and your offers and what you have not paid lapse. Until then nothing changes.`,
      prove: (email: string) =>
        `Is ${email} your address? Add it to your profile and confirm it. Then nobody can contest this.`,
      profile: 'Open your profile',
    },
    others: {
      title: (taker: string, defendant: string) => `It is contested that ${taker} answers for ${defendant}`,
      says: (contester: string, taker: string) => `${contester} says that ${taker} is not the right person.`,
      follows: (taker: string, email: string, date: string) =>
        `A new code was sent to ${email}. Until somebody uses it, ${taker} can read and answer the claim. If nobody does by ${date}, everything stays as it is.`,
    },
  },
  facts: {
    number: 'Claim number',
    type: 'Type of claim',
    plaintiff: 'Filed by',
    defendant: 'Against',
    taker: 'Taken over by',
    since: 'Taken over on',
  },
  /** The page of the link in the mail to the address that a claim names. */
  byLink: {
    title: 'Who has taken over the claim',
    claim: 'The claim',
    notLoaded: 'The page could not be loaded',
    invalid: 'This link is not valid, or has expired.',
    toHome: 'Go to the home page',
    states: {
      taken: {
        title: (taker: string) => `${taker} has taken over the claim against you`,
        lead: (taker: string, _until: string) =>
          `${taker} used the code that we sent to you, and can read and answer the claim. If ${taker} acts for you, close this page: nothing has changed.`,
      },
      contested: {
        title: (_taker: string) => 'Contested: we send you a new code',
        lead: (taker: string, until: string) =>
          `It comes to the address where you found this link, and can be used until ${until}. As soon as it is used, ${taker} can no longer read or answer the claim.`,
      },
      confirmed: {
        title: (taker: string) => `${taker} has taken over the claim`,
        lead: (taker: string, _until: string) =>
          `${taker} has confirmed this e-mail address, so it can no longer be contested.`,
      },
      ended: {
        title: (taker: string) => `${taker} no longer has the claim`,
        lead: (_taker: string, _until: string) => 'Somebody else has used the new code that we sent to you.',
      },
    } satisfies Record<NamedTakeover['state'], unknown>,
    whatHappens: (taker: string) => [
      `Is ${taker} a stranger to you, or not the one who should answer? Then contest it:`,
      `We send a new code to the address where you found this link, and tell ${taker} and the plaintiff that it is contested. As soon as somebody uses the new code, ${taker} can no longer read or answer the claim, and what ${taker} offered or has not paid lapses. What was paid stays in force.`,
    ],
  },
}
