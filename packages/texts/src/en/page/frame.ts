import { claimStatusTexts } from '@redress/contract/claim-status-texts.ts'
import type { ActPurpose } from '@redress/domain/money/payments.ts'

const waitText = (seconds: number): string => {
  if (seconds === 1) return 'one second'
  if (seconds < 100) return `${seconds} seconds`
  if (seconds < 100 * 60) return `${Math.ceil(seconds / 60)} minutes`
  return `${Math.ceil(seconds / 3_600)} hours`
}

/** The design system's own words. */
export const ui = {
  productName: 'Redress',
  beta: 'beta',
  title: (page: string) => `${page} · Redress`,
  form: {
    problem: 'There is a problem',
    fieldProblem: (label: string, message: string) => `${label}: ${message}`,
    sending: 'Sending…',
    failed: 'Something went wrong. What you typed is still here: please try again.',
    optional: 'optional',
    oneName: 'A dash where there is only one name.',
    unwritten: (letters: string) => `The document of an agreement cannot show “${letters}”. It shows a number instead.`,
    charactersLeft: (count: string) => `${count} characters left`,
    charactersTooMany: (count: string) => `${count} characters too many`,
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    choose: 'Choose…',
    changedElsewhere: (fields: string) => `Changed in another window: ${fields}`,
    sentElsewhere: 'This text has been sent from another window.',
  },
  dialog: {
    close: 'Close',
    cancel: 'Cancel',
    confirm: 'Confirm',
    discardQuestion: 'Discard what you typed?',
    discardText: 'It has not been saved.',
    discard: 'Discard',
    keepEditing: 'Keep editing',
  },
  toast: { region: 'Messages', dismiss: 'Dismiss message' },
  copy: { copy: 'Copy', copied: 'Copied', failed: 'Could not be copied' },
  language: { label: 'Language', failed: 'The language could not be changed. Please try again.' },
  state: {
    loading: 'Loading…',
    errorTitle: 'This could not be loaded',
    away: 'We cannot reach Redress.',
    comesBack: 'This page comes back by itself.',
    retry: 'Try again',
    tooOften: (seconds: number) => `That was too often. Please try again in ${waitText(seconds)}.`,
    wrongPasswords: (seconds: number) =>
      `Too many wrong passwords were tried from here. Please wait ${waitText(seconds)} before you try again. If you no longer know the password, choose a new one by email: that works at once.`,
    offline: 'You are offline. Check your connection and try again.',
  },
  tasks: {
    label: 'Steps of this claim',
    states: {
      'not-started': 'Not started',
      'in-progress': 'In progress',
      complete: 'Complete',
      problem: 'Problem',
    },
    step: (number: number) => `Step ${number}`,
  },
  pages: {
    previous: 'Previous',
    next: 'Next',
    where: (page: string, pages: string) => `Page ${page} of ${pages}`,
  },
  guideline: 'Guideline',
  unexpected: {
    title: 'Something broke on our side',
    text: 'The page could not be shown. Nothing that you saved is lost. Load it again, and if it still fails, come back in a few minutes.',
    reload: 'Load the page again',
    offlineTitle: 'You are offline',
    offlineText:
      'This page could not be loaded. It is loaded by itself as soon as you are back. Nothing that you saved is lost.',
  },
}

/** Frame of every page: header, navigation, footer. */
export const layout = {
  skip: 'Skip to the content',
  home: ', start page',
  mainNavigation: 'Main',
  menu: 'Menu',
  closeMenu: 'Close menu',
  offline: 'You are offline. What you see may be out of date.',
  search: {
    site: 'Search the site',
    label: 'Search claims, companies and people',
    placeholder: 'Search claims and names',
    submit: 'Search',
    shortcut: 'Press / to search',
    suggestions: 'Suggestions',
    suggested: (count: string) => `Suggestions: ${count}`,
    allResults: (term: string) => `All results for “${term}”`,
    kinds: { company: 'Company', individual: 'Person', claim: 'Claim' },
  },
  links: {
    about: 'About',
    steps: 'Making a claim',
    faq: 'FAQ',
    verify: 'Check a document',
    login: 'Log In',
    signUp: 'Sign Up',
    dashboard: 'Dashboard',
    privacy: 'Privacy',
    terms: 'Terms',
    imprint: 'Imprint',
  },
  footer: {
    tagline: 'File, answer and settle money claims.',
    product: 'Product',
    account: 'Your account',
    legal: 'Legal',
    beta: 'Redress is in beta. It is not a court, and nothing here is legal advice.',
  },
  logout: {
    question: 'Do you want to logout?',
    confirm: 'Logout',
    failed: 'Logout failed',
    failedToast: 'Logout failed. Please try again.',
    stillLoggedIn: 'You are still logged in in this browser.',
  },
}

/** Explanation of how a fee is paid, at its first mention. */
export const feeMeans = {
  text: 'A fee is paid in SOL with a wallet. Somebody else can pay it for you.',
  withBank:
    'A fee in EUR is paid by bank transfer, every fee also in SOL with a wallet. Somebody else can pay it for you.',
  linkWithBank: 'How a fee is paid',
  link: 'How to pay without a wallet',
}

export const home = {
  documentTitle: 'Money claims, answered and settled',
  eyebrow: 'A public record of claims, in beta',
  title: 'Owed money? File a claim, get an answer, settle it.',
  lead: 'Redress puts a dispute over money on the record, tells the other side, and helps you both reach an agreement. A claim without an answer stays visible.',
  searchLabel: 'Search the record',
  searchHint: 'Look up a company or a person before you pay, hire or sign.',
  start: 'File a claim',
  invited: 'A claim against you? Answer with your code',
  journey: {
    title: 'How a claim runs',
    lead: 'Five stages. At each one you see whose turn it is, what comes next and by when.',
    stages: [
      {
        title: 'You file',
        text: 'Say who owes you, what happened and what you ask for. Attach your evidence. Your words are saved as you type.',
      },
      {
        title: 'They are told',
        text: 'After you pay the filing fee, each defendant gets an email with a personal code. The notice period starts.',
      },
      {
        title: 'They answer',
        text: 'A defendant can dispute the claim, make an offer or pay. Without an answer by the deadline the record says “No response”.',
      },
      {
        title: 'You negotiate',
        text: 'All offers are on one page: who pays, how much, and who pays the platform fee.',
      },
      {
        title: 'You settle',
        text: 'One side accepts, the fee is paid, and the claim is resolved. Settled before publication, it stays private.',
      },
    ],
  },
  promises: {
    title: 'What you can rely on',
    lead: 'Redress keeps your evidence out of public view, makes payments checkable and compares the offers of both sides.',
    items: [
      {
        title: 'Secure claims management',
        text: 'Your story and your evidence go to the named defendants, not to the public. Every step is written into a history in which every later change shows.',
      },
      {
        title: 'Blockchain integration',
        text: 'Fees are paid from a wallet, yours or somebody else’s, and confirmed on the Solana blockchain. Anyone can check a payment, and an agreement in the same way, without asking us.',
      },
      {
        title: 'Smart resolution',
        text: 'We compare each offer with the claim and with every earlier offer: the gap that is left, the fee, and the result for each side. Sealed bids show only whether both sides can meet.',
      },
    ],
  },
  sides: {
    title: 'Which side are you on?',
    plaintiff: {
      title: 'Somebody owes you',
      text: 'Set aside about 20 minutes. You can stop at any point and carry on later, on another device.',
      action: 'See the five steps',
    },
    defendant: {
      title: 'Somebody says you owe them',
      text: 'A claim is one side of a story until you have told yours. Your code is in the email that we sent you. Reading is free and needs no account.',
      action: 'Read and answer',
    },
  },
}

export const status = {
  claim: claimStatusTexts,
  paymentClaimed: (date: string) => `Says that it was paid on ${date}`,
  kept: 'Agreement kept',
  notContradicted: 'Said to be paid, not contradicted',
  overdueSince: (date: string) => `Payment overdue since ${date}`,
  notInForce: {
    until: (fee: string) => `Does not count until ${fee} is paid`,
    own: { dispute: '(your dispute)', concession: '(your acceptance)' } satisfies Record<ActPurpose, string>,
    by: {
      dispute: (name: string) => `(dispute by ${name})`,
      concession: (name: string) => `(acceptance by ${name})`,
    } satisfies Record<ActPurpose, unknown>,
  },
}

/** One-sentence summaries of a claim. */
export const sentences = {
  asks: (plaintiff: string, amount: string, defendants: string, isOver: boolean) =>
    `${plaintiff} ${isOver ? 'asked' : 'asks'} ${amount} from ${defendants}`,
  others: (count: string) => `${count} others`,
  claimId: (id: string) => `No. ${id}`,
  replied: 'With a public reply',
  representedBy: (names: string) => `Represented by ${names}`,
}

export const vocabulary = {
  claimType: (type: string) => type,
  disputeReason: (reason: string) => reason,
  representation: (status: string) => status,
  documentKinds: (kinds: string) => kinds,
}

/** The contract's validation texts, which arrive in English; the server answers in the reader's language itself. */
export const wire = {
  validation: (text: string) => text,
}
