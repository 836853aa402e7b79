import { claimTypes } from '@redress/domain/claim/vocabulary.ts'
import type { SeededWorld } from '../installation/seeded-world.ts'
import type { ScreenTexts } from './screen-texts.ts'

const unknownId = '00000000-0000-4000-8000-000000000000'

/** What anybody meets who is not signed in. */
export function publicScreens({ userId, companyId, personId, claim }: SeededWorld): ScreenTexts[] {
  const viewer = 'visitor'
  return [
    {
      name: 'the start page and the public layout',
      viewer,
      path: '/',
      buttons: ['About', 'Making a claim', 'FAQ', 'Log In', 'Sign Up'],
      fields: ['Search claims, companies and people'],
      says: ['Secure claims management', 'Blockchain integration', 'Smart resolution'],
    },
    { name: 'about', viewer, path: '/about', buttons: ['Start now', 'Make a claim'] },
    { name: 'making a claim', viewer, path: '/steps', heading: 'Making a claim', buttons: ['Start now'] },
    {
      name: 'the questions',
      viewer,
      path: '/faq',
      says: ['Plaintiff', 'Defendant', 'Positive resolution', 'Negative resolution', ...claimTypes],
    },
    {
      name: 'the public search',
      viewer,
      path: '/search?term=an',
      heading: 'Results for “an”',
      fields: ['Companies', 'People', 'Claims'],
      buttons: ['Show more Claims'],
    },
    {
      name: 'the public search, nothing found',
      viewer,
      path: '/search?term=nothing+like+that',
      says: [
        'Companies (0)',
        'People (0)',
        'Claims (0)',
        'No companies found.',
        'No people found.',
        'No claims found.',
      ],
    },
    {
      name: 'the public claim',
      viewer,
      path: `/claim/${claim('False Representation').id}`,
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
      buttons: ['Share'],
    },
    {
      name: 'the public company',
      viewer,
      path: `/profile/company/${companyId}`,
      heading: 'Nordlys Reiser AS',
      says: ['Legal name', 'Website', 'Country', 'Links', 'Representatives', 'No representatives found.'],
      lacks: ['Tax ID', 'E-mail', 'Cellphone', 'Wallets'],
    },
    {
      name: 'the public person',
      viewer,
      path: `/profile/individual/${personId}`,
      heading: 'Owen Hughes',
      says: ['Name', 'Links'],
      lacks: ['E-mail', 'Cellphone', 'Wallets'],
    },
    {
      name: 'the public user',
      viewer,
      path: `/profile/user/${userId}`,
      heading: 'Amélie',
      columns: ['Type', 'Date', 'Status'],
      says: ['@amelie.fischer', 'Member since'],
    },
    { name: 'a claim that is none', viewer, path: `/claim/${unknownId}`, says: ['Claim not found.'] },
    { name: 'a company that is none', viewer, path: `/profile/company/${unknownId}`, says: ['Company not found.'] },
    { name: 'a person that is none', viewer, path: `/profile/individual/no-id`, says: ['Individual not found.'] },
    { name: 'a user that is none', viewer, path: `/profile/user/${unknownId}`, says: ['User not found.'] },
    {
      name: 'the entry',
      viewer,
      path: '/auth',
      buttons: ['Log In', 'Register', 'Forgot password?', 'Google', 'Facebook', 'LinkedIn', 'Apple'],
      fields: ['Username', 'Password'],
    },
    { name: 'the login', viewer, path: '/auth/login', heading: 'Log In', buttons: ['Log In', 'Sign Up'] },
    {
      name: 'the registration',
      viewer,
      path: '/auth/register',
      heading: 'Sign Up',
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
      buttons: ['Sign Up', 'terms and conditions'],
    },
    {
      name: 'the terms',
      viewer,
      path: '/auth/register',
      prepare: page => page.getByRole('button', { name: 'terms and conditions' }).click(),
      says: ['Terms and conditions'],
    },
    { name: 'a forgotten password', viewer, path: '/auth/forgot-password', fields: ['Email'] },
    {
      name: 'a new password',
      viewer,
      path: '/auth/reset-password/no-such-token',
      fields: ['New Password', 'Repeat Password'],
    },
    { name: 'a confirmation that was sent', viewer, path: '/auth/confirmation/sent', heading: 'Check your email' },
  ]
}
