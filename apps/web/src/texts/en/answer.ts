import type { LetterStage } from '@redress/domain/claim/letters.ts'
import type { AnswerKind } from '@redress/domain/claim/written-answers.ts'

/** For somebody who was only written to: the claim, and how it is answered. */
export const answer = {
  title: 'Your letter',
  opening: 'Opening your letter',
  open: {
    title: 'Read the claim against you',
    lead: 'You got a letter from Redress? Enter what stands in it. Reading is free and needs no account.',
    number: 'Claim number',
    numberHint: '8 letters and digits.',
    code: 'Your code',
    codeHint: '26 letters and digits, in groups. Capitals and hyphens do not matter.',
    submit: 'Read the claim',
    failed: 'The letter could not be opened',
    notFound: 'This code opens no letter',
    closed: 'The letter was closed',
    takenOver: 'Have you taken the claim over already? Then it is in your account, and the code works no more.',
    logIn: 'Log in',
  },
  again: {
    title: 'The code does not work, or you have lost it?',
    text: 'Enter the email address that the letter was sent to. If a claim names it and nobody has taken its place yet, we send a new letter with a new code. Codes that we sent before stop working.',
    email: 'Email',
    submit: 'Send me a new letter',
    sent: 'Look into your mail',
    sentText: (email: string) =>
      `If a claim names ${email}, a new letter is on its way. It can take a few minutes, and we send at most one in ten minutes. If none comes, look into the spam folder.`,
    failed: 'A new letter could not be asked for',
  },
  claimFailed: 'The claim could not be loaded',
  eyebrow: (number: string, type: string) => `Claim ${number} · ${type}`,
  stands: {
    'to be answered': (time: string) => `You have until ${time} to answer. Reading is free and needs no account.`,
    public: (time: string) =>
      `Nobody has answered, and the claim has been public since ${time}. You can still answer. Reading is free and needs no account.`,
    answered: () => 'Somebody has answered it for the defence. You can read it and take part, free of charge.',
    resolved: () => 'It is settled. You can read it, and how it ended, free of charge.',
    withdrawn: () => 'The plaintiff has withdrawn it, and it is over. You can read it free of charge.',
  } satisfies Record<LetterStage, (time: string) => string>,
  says: (plaintiff: string) => `What ${plaintiff} says`,
  more: 'Read the whole claim',
  writtenTo: (name: string, email: string) => `This letter was sent to ${name}, ${email}.`,
  choices: {
    title: 'What you can do',
    kept: {
      title: 'You have begun to answer',
      text: 'What you wrote is kept. It is not given yet, and nobody else sees it.',
      action: 'Go on with it',
    },
    outdated: {
      text: 'What you wrote was not given, and cannot be given any more. What you can do now stands below.',
      action: 'Read what you wrote',
    },
    concession: {
      title: 'Pay it all',
      text: (plaintiff: string, amount: string, fee: string) =>
        `You accept the claim: ${amount} to ${plaintiff} directly, and a fee of ${fee} to Redress.`,
    },
    offer: {
      title: 'Make an offer',
      text: (plaintiff: string) => `Free. You propose a sum, or that nobody pays. ${plaintiff} accepts or rejects it.`,
    },
    dispute: {
      title: 'Dispute it',
      text: (fee: string | null) =>
        `${fee === null ? 'Free' : `Costs ${fee}`}. You say why the claim is not right. Only the parties read your words.`,
    },
    paid: {
      title: 'I have already paid',
      text: (plaintiff: string) =>
        `Free, and an answer: ${plaintiff} is to say whether that is so. Only the parties read your words and what proves them; the public reads only on which day you paid.`,
    },
    reply: {
      title: 'Reply in public',
      text: (isSilent: boolean) =>
        `Free. Everybody can read your words beside the public claim, under the name that it gives you.${isSilent ? ' “No response” disappears.' : ''}`,
    },
    moreTime: {
      title: 'I need more time',
      text: (until: string) => `Free, once, and given at once: you can then answer until ${until}.`,
      done: 'You have more time.',
    },
    notMe: {
      title: 'This is not me',
      text: 'The letter reached somebody else. No more letters come to you about this claim.',
      question: 'Are you not the one whom the claim names?',
      whatHappens: (plaintiff: string) => [
        `We tell ${plaintiff} that the letter reached somebody else, and not who you are. We write to your address no more about this claim, and its code stops working.`,
        'Are you the one after all? Then this does not end the claim: it goes on without your answer, and becomes public when its notice period is over. You cannot take this back here.',
      ],
      failed: 'That could not be kept',
      done: {
        title: 'Thank you. We write to you no more about this claim',
        text: (plaintiff: string) =>
          `${plaintiff} is told that the letter reached somebody else. The letter is closed, and its code works no more. You have nothing else to do.`,
        leave: 'To the start page',
      },
    },
    join: {
      title: 'Take part',
      text: 'Free. You open an account, or sign in, and the claim is in it.',
    },
  },
  silence: {
    'to be answered': {
      title: 'If you do nothing',
      text: (time: string) =>
        `The claim becomes public after ${time}, answered or not. Without an answer the public record says “No response” beside your name. Documents and what happened stay between the parties.`,
    },
    public: {
      title: 'If you do nothing',
      text: (_time: string) => 'The public record goes on saying “No response”. You can answer at any time.',
    },
  },
  settling: {
    title: 'If you settle early',
    text: (time: string) =>
      `Settle it before ${time}, the fee of the settlement included, and it stays private: it appears neither in search nor in a profile.`,
  },
  noCourt: {
    title: 'What Redress is',
    text: 'Redress is not a court, and this is no judgment. Here both sides can settle a claim between them. Nothing changes by your reading it.',
  },
  details: 'The whole claim',
  close: {
    button: 'Close the letter',
    text: 'It closes by itself after half an hour in which you do not use it. Your code opens it again.',
    failed: 'The letter could not be closed',
  },
  session: {
    own: 'This is your own claim',
    ownText: (username: string) =>
      `You are signed in as @${username}, who filed it. Nobody answers their own claim. If you are not @${username}, log out first.`,
    toClaim: 'Go to your claim',
    other: (username: string) => `You are signed in as @${username}`,
    otherText: (email: string) =>
      `The letter was sent to ${email}, which is not an address of this account. You can read it all the same. Before an answer is given we ask whether this account is to give it.`,
    logOut: 'Log out',
    logOutFailed: 'Logout failed',
  },
  back: 'Back to the claim',
  forms: {
    dispute: {
      title: 'Dispute the claim',
      lead: 'Say why it is not right. Only the parties read your words; the public reads only that the claim is disputed.',
    },
    paid: {
      title: 'You have already paid',
      lead: (plaintiff: string) =>
        `Say when and how much, and attach what proves it. ${plaintiff} is told as soon as you give it, free of charge. Only the parties read it; once the claim is public, its record says on which day you paid.`,
      sum: 'Amount',
      noFiles: 'Nothing: the other side has only your word',
      disputes: (fee: string | null) =>
        `Dispute the claim as well, ${fee === null ? 'which is free too' : `which costs ${fee}`}`,
      disputesHint: (plaintiff: string) =>
        `Saying that you paid counts as an answer, and it is then for ${plaintiff} to say whether that is so. You can also dispute the claim later.`,
    },
    reason: 'Reason',
    explanation: 'Your answer',
    explanationHint: 'What happened, in your own words. You can add to it later.',
    offer: {
      title: 'Make an offer',
      lead: (plaintiff: string) =>
        `It is free, and ${plaintiff} is told at once. Nothing is owed before it is accepted.`,
      direction: 'What you propose',
      pay: (plaintiff: string) => `I pay ${plaintiff} a sum`,
      nobody: 'Nobody pays the other anything',
      sum: (currency: string) => `Sum in ${currency}`,
      sumHint: 'What you would pay. If nobody pays: what the claim is worth to you, as the fee follows from it.',
      fee: 'Who pays the fee of Redress, if it is accepted',
      me: 'I do',
      them: (plaintiff: string) => `${plaintiff} does`,
      effect: 'What your offer does',
      missing: 'Choose what you propose, a sum and who pays the fee: then it says here what that does to each side.',
      above: (excess: string) => `This is ${excess} more than is asked of you.`,
    },
    concession: {
      title: 'Pay it all',
      lead: 'You accept the claim in full. This is what it does:',
      submit: 'Go on',
    },
    reply: {
      title: 'Reply in public',
      lead: (name: string) =>
        `Your words and the name ${name} become public, when you have seen them once more and an account publishes them. Nothing is public yet.`,
    },
    next: 'Go on',
    saved: (time: string) => `Kept ${time}. Not given yet.`,
    failed: 'Your answer could not be kept',
  },
  give: {
    title: {
      answer: 'Check your answer, and give it',
      tell: 'Check what you say, and send it',
      reply: 'Check your reply, and publish it',
      join: 'Take part in the claim',
    },
    lead: {
      answer: 'It is not given yet: an account gives it, so that you can follow what comes of it.',
      tell: 'It is not sent yet: an account sends it, so that you can follow what comes of it.',
      reply:
        'It is not public yet: an account publishes it, so that you can change it later and follow what comes of it.',
      join: 'An account shows you the claim and everything that happens to it.',
    },
    kind: 'Your answer',
    kinds: {
      dispute: 'You dispute the claim',
      'already paid': 'You have already paid',
      offer: 'You make an offer',
      concession: 'You pay it all',
      reply: 'You reply in public',
    } satisfies Record<AnswerKind, string>,
    change: 'Change your answer',
    moved: {
      title: 'The claim has moved on',
      text: 'What you wrote can no longer be given. Copy from it what you still need: it is thrown away when you take part.',
    },
    asText: (email: string) => `The claim goes into this account, though the letter was sent to ${email}.`,
    afterwards: {
      dispute: (fee: string | null, _plaintiff: string) =>
        fee === null
          ? 'The dispute is in force at once, and the plaintiff is told.'
          : `The dispute is in force when its fee of ${fee} is paid. The next page shows how; until then you can still change it.`,
      'already paid': (_fee: string | null, plaintiff: string) =>
        `${plaintiff} is told at once, free of charge, sees the files, and is to say whether it is paid. The public record says on which day you paid, and never “No response”.`,
      offer: (_fee: string | null, plaintiff: string) => `It is in force at once, and ${plaintiff} is told.`,
      concession: (fee: string | null, plaintiff: string) =>
        fee === null
          ? `It is in force at once. The sum you pay to ${plaintiff} directly.`
          : `It is in force when the fee of ${fee} is paid: the next page shows how. The sum you pay to ${plaintiff} directly.`,
      reply: (_fee: string | null, plaintiff: string) => `It is published at once, and ${plaintiff} is told.`,
    } satisfies Record<AnswerKind, (fee: string | null, plaintiff: string) => string>,
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
      answer: 'Open the account and give the answer',
      tell: 'Open the account and send it',
      reply: 'Open the account and publish the reply',
      join: 'Open the account',
    },
    have: 'I have an account already',
    haveNone: 'I have no account yet',
    signIn: 'Sign in to your account',
    signInText: 'What you have written stays.',
    exists: (email: string) => `There is an account with ${email} already. Sign in to it: what you have written stays.`,
    as: (name: string, username: string) => `You are signed in as ${name} (@${username}).`,
    submitAs: { answer: 'Give the answer', tell: 'Send it', reply: 'Publish the reply', join: 'Take the claim over' },
    failed: 'Your answer could not be given. What you have written is kept.',
  },
}
