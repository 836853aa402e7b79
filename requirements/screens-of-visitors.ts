import { claimTypes } from '@redress/domain/claim/vocabulary.ts'
import type { ScreenWords } from './screen-words.ts'
import { notFound } from './texts.ts'

/** Screens for visitors. */
export const visitorScreens = {
  'the-start-page-and-the-public-layout': {
    title: 'the start page and the public layout',
    buttons: ['About', 'Making a claim', 'FAQ', 'Log In', 'Sign Up'],
    fields: ['Search claims, companies and people'],
    says: ['Secure claims management', 'Blockchain integration', 'Smart resolution'],
  },
  about: { title: 'about', buttons: ['Start now', 'Make a claim'] },
  'making-a-claim': { title: 'making a claim', heading: 'Making a claim', buttons: ['Start now'] },
  'the-questions': {
    title: 'the questions',
    says: ['Plaintiff', 'Defendant', 'Positive resolution', 'Negative resolution', ...claimTypes],
  },
  'the-public-search': {
    title: 'the public search',
    heading: 'Results for “fischer”',
    buttons: ['Show more Claims'],
    fields: ['Companies', 'People', 'Claims'],
  },
  'the-public-search-nothing-found': {
    title: 'the public search, nothing found',
    says: [
      'Nothing was found for “nothing like that”',
      notFound['no-companies-found'].text,
      notFound['no-people-found'].text,
      notFound['no-claims-found'].text,
    ],
  },
  'the-public-claim': {
    title: 'the public claim',
    buttons: ['Share'],
    says: [
      'Date of claim',
      'Jurisdiction',
      'Value',
      'Type of claim',
      'Current status',
      'Plaintiff',
      'Address',
      'Defendants',
      'Nordlys Reiser AS',
      'Amélie Fischer',
      'Lindengasse 14, Wien, Austria',
    ],
  },
  'the-public-company': {
    title: 'the public company',
    heading: 'Nordlys Reiser AS',
    says: ['Legal name', 'Website', 'Country', 'Links', 'Representatives', notFound['no-representatives-found'].text],
    lacks: ['Tax ID', 'E-mail', 'Cellphone', 'Wallets'],
  },
  'the-public-person': {
    title: 'the public person',
    heading: 'Owen Hughes',
    says: ['Name', 'Links'],
    lacks: ['E-mail', 'Cellphone', 'Wallets'],
  },
  'paying-for-somebody-else': {
    title: 'paying for somebody else',
    heading: 'Pay a filing fee of EUR 10.00',
    buttons: ['Connect wallet'],
    lacks: ['Fischer'],
  },
  'the-public-user': {
    title: 'the public user',
    heading: 'Amélie',
    says: [
      '@amelie.fischer',
      'Member since',
      'Public claims (4)',
      'Amélie Fischer asks EUR 2,350.00 from Nordlys Reiser AS',
      'No response',
    ],
  },
  'a-claim-that-is-none': { title: 'a claim that is none', says: [notFound['claim-not-found'].text] },
  'a-company-that-is-none': { title: 'a company that is none', says: [notFound['company-not-found'].text] },
  'a-person-that-is-none': { title: 'a person that is none', says: [notFound['individual-not-found'].text] },
  'a-user-that-is-none': { title: 'a user that is none', says: [notFound['user-not-found'].text] },
  'the-entry': {
    title: 'the entry',
    buttons: ['Log In', 'Register', 'Forgot password?', 'Google', 'Facebook', 'LinkedIn', 'Apple'],
    fields: ['Username', 'Password'],
  },
  'the-login': { title: 'the login', heading: 'Log In', buttons: ['Log In', 'Sign Up'] },
  'the-registration': {
    title: 'the registration',
    heading: 'Sign Up',
    buttons: ['Sign Up', 'terms and conditions'],
    fields: [
      'First Name',
      'Last Name',
      'Email',
      'Identification ID',
      'Country',
      'City (optional)',
      'Address (optional)',
      'Username',
      'Password',
      'Repeat Password',
    ],
  },
  'the-terms': { title: 'the terms', says: ['Terms and conditions'] },
  'a-forgotten-password': { title: 'a forgotten password', fields: ['Email'] },
  'a-new-password': { title: 'a new password', fields: ['New Password', 'Repeat Password'] },
  'a-confirmation-that-was-sent': { title: 'a confirmation that was sent', heading: 'Check your email' },
} as const satisfies Record<string, ScreenWords>
