import { slug } from './requirement.ts'

/** What stands at each route of the page, and where it leads (section 2). */
export const routes = {
  '/': 'the start page; a confirmed user goes to /dashboard, with the query',
  '/about': '’Start now’ and ’Make a claim’ lead to /auth/register',
  '/steps': 'making a claim; ’Start now’ leads to /auth/register',
  '/faq': 'personas, resolution types, every kind of claim',
  '/privacy': 'who sees what; stays readable',
  '/terms': 'the terms; stay readable',
  '/search': 'public results; a member goes to /dashboard/search',
  '/claim/:claimId': 'the public claim; a member goes to its private view',
  '/claims/:claimId': 'leads to /claim/:claimId',
  '/profile/company/:defendantId': 'the public company; a member goes to its private view',
  '/profile/individual/:defendantId': 'the public person; a member goes to its private view',
  '/profile/user/:userId': 'the public user, for everybody',
  '/auth': 'sign in, and ’Register’; whoever is signed in goes to /dashboard',
  '/auth/login': 'sign in; also after logging out',
  '/auth/register': 'registration; referrie and redeem_code are taken, the code prefills the form',
  '/auth/forgot-password': 'asks for the link',
  '/auth/reset-password/:token': 'the new password',
  '/auth/confirmation/:action': 'sent and send; any other leads to /auth/login',
  '/auth/confirmation/:action/:token': 'token and additional-email-token; any other leads to /auth/login',
  '/dashboard': 'home; signed out to /auth, unconfirmed to /auth/confirmation/send, with redeem_code to the takeover',
  '/dashboard/takeover': 'takeover and reset; redeem_code prefills',
  '/dashboard/faq': 'the questions, for members',
  '/dashboard/profile': 'account, personal data, address',
  '/dashboard/referrals': 'the referrals',
  '/dashboard/payment': 'the wallets',
  '/dashboard/search': 'the private search',
  '/dashboard/search/claim/:claimId': 'the private claim',
  '/dashboard/search/company/:defendantId': 'the private company',
  '/dashboard/search/individual/:defendantId': 'the private person',
  '/dashboard/create-claim':
    'resumes the pending claim or creates one, and leads to its first unfinished step; at the limit to the list',
  '/dashboard/create-claim/step-1/:claimId?': 'Defendant(s)',
  '/dashboard/create-claim/step-2/:claimId?': 'What Happened',
  '/dashboard/create-claim/step-3/:claimId?': 'Documents',
  '/dashboard/create-claim/step-4/:claimId?': 'Review',
  '/dashboard/create-claim/step-5/:claimId?': 'Submit',
  '/dashboard/claims': 'leads to my-claims',
  '/dashboard/claims/:type': 'my-claims and against-me; any other leads to my-claims',
  '/dashboard/claims/:type/:claimId': 'the claim, read only',
  '/dashboard/claims/:type/:claimId/history': 'its action history',
  '/dashboard/claims/:type/:claimId/resolutions': 'the latest resolution',
  '/dashboard/claims/:type/:claimId/resolutions/:resolutionId': 'the chosen resolution',
  '/dashboard/claims/:type/company/:defendantId?': 'the profile of a company',
  '/dashboard/claims/:type/individual/:defendantId?': 'the profile of a person',
  '/dashboard/claims/:type/companies/:id': 'leads to company',
  '/dashboard/claims/:type/people/:id': 'leads to individual',
  '/dashboard/claims/:type/propose/:claimId?': 'the resolution form',
  '/dashboard/claims/:type/resolve/:claimId?': 'the resolution form, all fields disabled',
  '/dashboard/claims/:type/dispute/:claimId?': 'the dispute form',
  '/dashboard/claims/:claimId/pay-after-submission': 'the payment',
  '/dashboard/claims/:type/:claimId/receipts/:paymentId':
    'the receipt of a paid fee; without one it leads to the claim',
  '/dashboard/claims/:claimId/amend': 'amending',
  '*': 'leads to /',
} as const satisfies Record<string, string>

const names: Readonly<Record<string, string>> = { '/': 'start', '*': 'any-other' }

/** The id of a route, by its pattern: `SPEC-2-route-claim-claimId`. */
export const routeId = (pattern: string): string => `SPEC-2-route-${names[pattern] ?? slug(pattern)}`
