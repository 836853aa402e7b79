import type { NamedTakeover } from '@redress/contract/defendants.ts'
import type { Deferral } from '@redress/domain/claim/mail-answers.ts'
import type { Contester } from '@redress/domain/claim/takeovers.ts'

export const takeover = {
  claim: {
    title: 'Takeover Claim',
    lead: 'Did somebody file a claim against you? Redeem the code from our email to read it and to answer.',
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

  /** State of a defendant's seat. */
  seat: {
    nobody: 'Nobody has linked the claim to an account for this defendant.',
    by: (name: string, date: string) => `${name} linked the claim to an account on ${date}.`,
    you: (date: string) => `You linked the claim to your account on ${date}.`,
    confirmed: 'The address that the claim names is confirmed.',
    contested: (date: string) =>
      `Somebody says that this is the wrong person: we sent a new code, which works until ${date}.`,
  },
  /** Steps of a letter's delivery, with their times. */
  delivery: {
    label: 'Our email',
    steps: {
      queuedAt: 'Waiting to be sent since',
      acceptedAt: 'Accepted by the mail server',
      refusedAt: 'Refused by the mail server',
      deferredAt: 'Waiting at the mail server since',
      withheldAt: 'Not sent',
      openedAt: 'Code used on this site',
      disownedAt: 'Reader says: “This is not me”',
      takenOverAt: 'Claim linked to an account',
    },
    to: (email: string) => `To ${email}`,
    disowned:
      'The person at this address says that they are somebody else. We no longer write there, and the code does not work.',
    sent: 'Written',
    givenUp: 'Given up',
    refusal: (reason: string) => `The mail server said: “${reason}”`,
    waits: {
      'mailbox full': (until: string) => `The mailbox is full. We try again until ${until}.`,
      'not now': (until: string) =>
        `The mail server does not take the email at the moment. We try again until ${until}.`,
      'not from us': () =>
        'The mail server takes no mail from us at the moment. That is for us to mend: the email waits, and goes out then.',
    } satisfies Record<Deferral, (until: string) => string>,
    gaveUp: {
      'mailbox full': 'The mailbox was full until we stopped trying.',
      'not now': 'The mail server did not take the email until we stopped trying.',
      'not from us': 'The mail server took no mail from us until we stopped trying.',
    } satisfies Record<Deferral, string>,
    notSent:
      'We did not send the last email: a mailbox gets only a few of our emails a day, and so does each plaintiff. You can have it sent again tomorrow.',
    unknown: 'The defendant may not know of the claim. You can tell them yourself.',
  },
  /** Acts of the plaintiff on a letter. */
  letter: {
    correct: 'Correct the address',
    correctOf: (name: string) => `Correct the address: ${name}`,
    again: 'Send the email again',
    againTo: (name: string) => `Send the email again: ${name}`,
    left: (count: string, isOne: boolean) => (isOne ? 'Possible once more' : `Possible ${count} times`),
    noneLeft: 'You have corrected the address three times. That is the most possible.',
    sent: 'You had the email sent again.',
    failed: 'The email could not be sent again',
    title: (name: string) => `Correct the address of ${name}`,
    field: (name: string) => `Email address of ${name}`,
    whatHappens: (email: string, name: string) => [
      `We write to the new address at once. The code that we sent to ${email} stops working.`,
      `The person at the new address can read the whole claim and answer it for ${name}. The time to answer stays the same.`,
    ],
    submit: 'Save and send the email',
    corrected: 'You corrected the address. Our email is on its way.',
    correctionFailed: 'The address could not be corrected',
  },
  contest: {
    open: 'Not the right person?',
    question: (taker: string) => `Is ${taker} not the right person?`,
    whatHappens: (taker: string, defendant: string, email: string) => [
      `We send a new code to ${email}, the address that the claim names for ${defendant}.`,
      `We tell ${taker} what you say. They keep their access to the claim until somebody uses the new code.`,
      `As soon as somebody uses it, ${taker} loses access. Their open offers and unpaid fees end. Payments that were made stay valid.`,
      'If nobody uses the code within 30 days, everything stays as it is.',
    ],
    submit: 'Send a new code',
    done: 'You reported the wrong person. A new code is on its way.',
    failed: 'The new code could not be sent',
  },
  /** Notices on the claim while a takeover is contested. */
  contested: {
    contesters: {
      Plaintiff: 'The plaintiff',
      'named address': 'The person at the address that the claim names',
    } satisfies Record<Contester, string>,
    you: {
      title: (defendant: string) => `Are you the right person for ${defendant}?`,
      says: (contester: string) => `${contester} says that you are not the right person.`,
      follows: (email: string, date: string) =>
        `We sent a new code to ${email}. If somebody uses it by ${date}, you lose access to the claim, and your open offers and unpaid fees end. Until then nothing changes.`,
      prove: (email: string) =>
        `Is ${email} your address? Add it to your profile and confirm it. Then nobody can replace you.`,
      profile: 'Open your profile',
    },
    others: {
      title: (taker: string, defendant: string) => `Is ${taker} the right person for ${defendant}?`,
      says: (contester: string, taker: string) => `${contester} says that ${taker} is not the right person.`,
      follows: (taker: string, email: string, date: string) =>
        `We sent a new code to ${email}. Until somebody uses it, ${taker} keeps access to the claim. If nobody does by ${date}, everything stays as it is.`,
    },
  },
  facts: {
    number: 'Claim number',
    type: 'Type of claim',
    plaintiff: 'Filed by',
    defendant: 'Against',
    taker: 'Code used by',
    since: 'Since',
  },
  /** The page of the link in the mail to the address that a claim names. */
  byLink: {
    title: 'Who used the code',
    claim: 'The claim',
    notLoaded: 'The page could not be loaded',
    invalid: 'This link is not valid, or has expired.',
    toHome: 'Go to the home page',
    states: {
      taken: {
        title: (taker: string) => `${taker} used the code for the claim against you`,
        lead: (taker: string, _until: string, isOver: boolean) =>
          `${taker} can now read the claim${isOver ? ', which is over' : ' and answer it'}. If ${taker} acts for you, close this page: nothing has changed.`,
      },
      contested: {
        title: (_taker: string) => 'We send you a new code',
        lead: (taker: string, until: string) =>
          `It comes to the address where you found this link, and works until ${until}. As soon as somebody uses it, ${taker} loses access to the claim.`,
      },
      confirmed: {
        title: (taker: string) => `${taker} used the code for the claim against you`,
        lead: (taker: string, _until: string) =>
          `${taker} has confirmed this email address, so nobody can replace them.`,
      },
      ended: {
        title: (taker: string) => `${taker} no longer has access to the claim`,
        lead: (_taker: string, _until: string) => 'Somebody else has used the new code that we sent to you.',
      },
    } satisfies Record<NamedTakeover['state'], unknown>,
    whatHappens: (taker: string) => [
      `Is ${taker} a stranger to you, or not the right person? Then ask for a new code.`,
      `We send a new code to the address where you found this link, and tell ${taker} and the plaintiff. As soon as somebody uses the new code, ${taker} loses access to the claim. Their open offers and unpaid fees end; payments that were made stay valid.`,
    ],
  },
}
