import type { LetterStage } from '@redress/domain/claim/letters.ts'
import type { AnswerKind } from '@redress/domain/claim/written-answers.ts'

const noRightLost =
  'You lose no legal right by not answering: silence is not taken as agreement, and nothing is decided against you here.'

/** Page for the reader of a letter: the claim, and the ways to answer it. */
export const answer = {
  title: 'The claim against you',
  opening: 'Opening the claim',
  open: {
    title: 'Read the claim against you',
    lead: 'Did you get an email from Redress? Enter the claim number and the code from it. Reading is free and needs no account.',
    number: 'Claim number',
    numberHint: '8 letters and digits.',
    code: 'Your code',
    codeHint: '26 letters and digits, in groups. Capitals and hyphens do not matter.',
    submit: 'Read the claim',
    failed: 'The claim could not be opened',
    notFound: 'This code opens no claim',
    closed: 'The claim was closed in this browser',
    takenOver: 'Is the claim already linked to your account? Then log in to read it: the code no longer works.',
    logIn: 'Log in',
  },
  again: {
    title: 'The code does not work, or you have lost it?',
    text: 'Enter the address that our email was sent to. If a claim names it and nobody has used the code yet, we send a new email with a new code. Earlier codes then stop working.',
    email: 'Email',
    submit: 'Send me a new code',
    sent: 'Check your email',
    sentText: (email: string) =>
      `If a claim names ${email}, a new email is on its way. It can take a few minutes, and we send at most one in ten minutes. If none comes, check the spam folder.`,
    failed: 'We could not send a new code. Please try again',
  },
  claimFailed: 'The claim could not be loaded',
  eyebrow: (number: string, type: string) => `Claim ${number} · ${type}`,
  stands: {
    'to be answered': (time: string) => `You have until ${time} to answer. Reading is free and needs no account.`,
    public: (time: string) =>
      `Nobody has answered, and the claim has been public since ${time}. You can still answer. Reading is free and needs no account.`,
    restricted: () => 'Nobody has answered. You can still answer. Reading is free and needs no account.',
    answered: () => 'A defendant has answered the claim. You can read it and join, free of charge.',
    resolved: () => 'The claim is resolved. You can read it, and how it ended, free of charge.',
    withdrawn: () => 'The plaintiff has withdrawn the claim, and it is over. You can read it free of charge.',
  } satisfies Record<LetterStage, (time: string) => string>,
  says: (plaintiff: string) => `What ${plaintiff} says`,
  more: 'Read the whole claim',
  writtenTo: (name: string, email: string) => `Our email was sent to ${name}, ${email}.`,
  choices: {
    title: 'What you can do',
    kept: {
      title: 'You have begun to answer',
      text: 'Your answer is saved. It is not sent yet, and nobody else sees it.',
      action: 'Continue your answer',
    },
    outdated: {
      text: 'Your answer was not sent, and cannot be sent any more. You see below what you can do now.',
      action: 'Read what you wrote',
    },
    concession: {
      title: 'Accept in full',
      text: (plaintiff: string, amount: string, fee: string) =>
        `You want to accept the claim. You pay ${amount} directly to ${plaintiff}, and a fee of ${fee} to Redress.`,
    },
    offer: {
      title: 'Make an offer',
      text: (plaintiff: string) =>
        `Free. You offer an amount, or that nobody pays. ${plaintiff} accepts or rejects it.`,
    },
    dispute: {
      title: 'Dispute it',
      text: (fee: string | null) =>
        `${fee === null ? 'Free' : `Costs ${fee}`}. You say why the claim is not right. Only the parties read your words.`,
    },
    paid: {
      title: 'I have already paid',
      text: (plaintiff: string, isRestricted: boolean) =>
        `Free, and it counts as an answer. ${plaintiff} has to say whether it is true. Only the parties read your words and your proof${isRestricted ? '' : '; the public reads only on which day you paid'}.`,
    },
    reply: {
      title: 'Reply in public',
      text: (isSilent: boolean) =>
        `Free. Everybody can read your words beside the public claim, under the name that it gives you.${isSilent ? ' “No response” disappears.' : ''}`,
    },
    moreTime: {
      title: 'I need more time',
      text: (until: string) => `Free, once, and at once: you can then answer until ${until}.`,
      done: 'You have more time.',
    },
    notMe: {
      title: 'This is not me',
      text: 'Our email reached the wrong person. You get no more emails about this claim.',
      question: 'Are you not the person whom the claim names?',
      whatHappens: (plaintiff: string, isRestricted: boolean) => [
        `We tell ${plaintiff} that our email reached the wrong person, and not who you are. We no longer write to you about this claim, and its code stops working.`,
        `Are you that person after all? Then the claim goes on without your answer${isRestricted ? '' : ', and is public after its notice period'}. You cannot take this back here.`,
      ],
      failed: 'This could not be saved',
      done: {
        title: 'Thank you. We no longer write to you about this claim',
        text: (plaintiff: string) =>
          `We tell ${plaintiff} that our email reached the wrong person. The code no longer works. You have nothing else to do.`,
        leave: 'To the start page',
      },
    },
    join: {
      title: 'Join the claim',
      text: 'Free. You open an account, or log in, and find the claim there.',
    },
  },
  silence: {
    'to be answered': {
      title: 'If you do nothing',
      text: (time: string) =>
        `The claim becomes public after ${time}, with or without an answer, unless it has ended by then. Without an answer the public record says “No response” beside your name. The documents and the story stay between the parties. ${noRightLost}`,
    },
    public: {
      title: 'If you do nothing',
      text: (_time: string) =>
        `The public record goes on saying “No response”. You can answer at any time. ${noRightLost}`,
    },
  },
  settling: {
    title: 'If you settle early',
    text: (time: string) =>
      `Settle it and pay the fee by ${time}, and it stays private. It then appears neither in search nor in a profile.`,
  },
  noCourt: {
    title: 'What Redress is',
    text: 'Redress is not a court, and this is no judgment. Here both sides can settle a claim between them. Reading changes nothing about the claim. The plaintiff sees that the code was used.',
  },
  details: 'The whole claim',
  close: {
    button: 'Close the claim in this browser',
    text: 'It closes by itself when you do not use it for half an hour. Your code opens it again.',
    failed: 'The claim could not be closed',
  },
  session: {
    own: 'This is your own claim',
    ownText: (username: string) =>
      `You are logged in as @${username}, who filed it. Nobody answers their own claim. If you are not @${username}, log out first.`,
    toClaim: 'Go to your claim',
    other: (username: string) => `You are logged in as @${username}`,
    otherText: (email: string) =>
      `Our email was sent to ${email}, which is not an address of this account. You can read the claim all the same. Before we send an answer we ask whether it should come from this account.`,
    logOut: 'Log out',
    logOutFailed: 'Logout failed',
  },
  back: 'Back to the claim',
  forms: {
    dispute: {
      title: 'Dispute the claim',
      lead: (isRestricted: boolean) =>
        `Say why the claim is not right. Only the parties read your words${isRestricted ? '' : '; the public reads only that it is disputed'}.`,
    },
    paid: {
      title: 'You have already paid',
      lead: (plaintiff: string, isRestricted: boolean) =>
        `Say when and how much you paid, and attach your proof. We tell ${plaintiff} as soon as you send it, and that costs nothing. Only the parties read it${isRestricted ? '' : '; once the claim is public, its record says on which day you paid'}.`,
      sum: 'Amount',
      noFiles: 'Nothing: the plaintiff has only your word',
      disputes: (fee: string | null) =>
        `Dispute the claim as well, ${fee === null ? 'which is free too' : `which costs ${fee}`}`,
      disputesHint: (plaintiff: string) =>
        `Saying that you paid counts as an answer, and ${plaintiff} then has to say whether it is true. You can also dispute the claim later.`,
    },
    reason: 'Reason',
    explanation: 'Your answer',
    explanationHint: 'What happened, in your own words. You can add to it later.',
    offer: {
      title: 'Make an offer',
      lead: (plaintiff: string) =>
        `It is free, and we tell ${plaintiff} at once. Your offer binds you only once it is accepted.`,
      sum: (currency: string) => `Amount in ${currency}`,
    },
    concession: {
      title: 'Accept in full',
      lead: 'This is what it does when you accept the claim in full:',
      submit: 'Continue',
    },
    reply: {
      title: 'Reply in public',
      lead: (name: string) =>
        `Your words and the name ${name} become public only when you have seen them once more and published them from an account. Nothing is public yet.`,
    },
    next: 'Continue',
    saved: (time: string) => `Saved ${time}. Not sent yet.`,
    failed: 'Your answer could not be saved',
    replace: {
      title: 'Replace your saved answer?',
      text: (kind: string) => `Your saved answer is: ${kind}. We keep one answer, so the new one takes its place.`,
      confirm: 'Replace it',
    },
  },
  give: {
    title: {
      answer: 'Check your answer, and send it',
      tell: 'Check what you say, and send it',
      reply: 'Check your reply, and publish it',
      join: 'Join the claim',
    },
    lead: {
      answer: 'Your answer is not sent yet. Open an account to send it, so that you can follow the claim.',
      tell: 'Nothing is sent yet. Open an account to send it, so that you can follow the claim.',
      reply:
        'Your reply is not public yet. Open an account to publish it, so that you can change it later and follow the claim.',
      join: 'With an account you see the claim and everything that happens to it.',
    },
    kind: 'Your answer',
    kinds: {
      dispute: 'You want to dispute the claim',
      'already paid': 'You have already paid',
      offer: 'You make an offer',
      concession: 'You want to accept the claim in full',
      reply: 'You reply in public',
    } satisfies Record<AnswerKind, string>,
    change: 'Change your answer',
    moved: {
      title: 'Somebody has acted on the claim',
      text: 'Your answer can no longer be sent. Copy from it the words that you still need: we delete it when you join.',
    },
    asText: (email: string) => `The claim goes into this account, though our email was sent to ${email}.`,
    afterwards: {
      dispute: (fee: string | null, _plaintiff: string) =>
        fee === null
          ? 'The dispute counts at once, and we tell the plaintiff.'
          : `The dispute counts when its fee of ${fee} is paid. The next page shows how; until then you can still change it.`,
      'already paid': (_fee: string | null, plaintiff: string, isRestricted: boolean) =>
        `We tell ${plaintiff} at once, and that costs nothing. They see the files and have to say whether it is paid.${isRestricted ? '' : ' The public record says on which day you paid, and never “No response”.'}`,
      offer: (_fee: string | null, plaintiff: string) => `Your offer is open at once, and we tell ${plaintiff}.`,
      concession: (fee: string | null, plaintiff: string) =>
        fee === null
          ? `It counts at once. You pay the amount directly to ${plaintiff}.`
          : `It counts when the fee of ${fee} is paid: the next page shows how. You pay the amount directly to ${plaintiff}.`,
      reply: (_fee: string | null, plaintiff: string) => `It is published at once, and we tell ${plaintiff}.`,
    } satisfies Record<AnswerKind, (fee: string | null, plaintiff: string, isRestricted: boolean) => string>,
    account: 'Open an account',
    accountText: (email: string) =>
      `It is free. Your address, ${email}, is confirmed by your code: there is no email to wait for.`,
    firstName: 'First Name',
    lastName: 'Last Name',
    username: 'Username',
    usernameHint: 'You can change it now. Others see it.',
    password: 'Password',
    passwordHint: (minimum: number) =>
      `At least ${minimum} characters, with an uppercase letter, a lowercase letter, a number and a special character.`,
    submit: {
      answer: 'Open the account and send the answer',
      tell: 'Open the account and send it',
      reply: 'Open the account and publish the reply',
      join: 'Open the account',
    },
    have: 'I have an account already',
    haveNone: 'I have no account yet',
    signIn: 'Log in to your account',
    signInText: 'Your answer stays saved.',
    exists: (email: string) => `There is an account with ${email} already. Log in to it: your answer stays saved.`,
    as: (name: string, username: string) => `You are logged in as ${name} (@${username}).`,
    submitAs: { answer: 'Send the answer', tell: 'Send it', reply: 'Publish the reply', join: 'Link to my account' },
    failed: 'Your answer could not be sent. It is still saved.',
  },
}
