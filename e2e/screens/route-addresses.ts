import type { routes } from '../../requirements/routes.ts'
import type { SeededData } from '../installation/seeded-data.ts'

export interface Address {
  readonly path: string
  /** True if the server refuses the resource, which the browser logs in its console. */
  readonly isRefused?: boolean
  /** Reason why the page calls nothing but the layout's endpoints. */
  readonly fetchesNothing?: string
}

const unknownId = '00000000-0000-4000-8000-000000000000'
const token = 'no-such-token'
const at = (...all: string[]): Address[] => all.map(path => ({ path }))
/** Page without API calls of its own, and the reason. */
const fetchingNothing = (path: string, fetchesNothing: string): Address[] => [{ path, fetchesNothing }]
const refused = (...all: string[]): Address[] => all.map(path => ({ path, isRefused: true }))

/** Addresses for every route of the page, by the route's pattern: what exists in the sample data, and what does not. */
export function routeAddresses({
  userId,
  companyId,
  personId,
  paidFeeId,
  publicPaymentId,
  claim,
}: SeededData): Record<keyof typeof routes, Address[]> {
  const draft = claim('Injury').id
  const unpaid = claim('Non Compete Breach').id
  const inNotice = claim('Misconduct').id
  const rejected = claim('Slander').id
  const unanswered = claim('False Representation').id
  const disputable = claim('Fraud or Fraudulent Behavior').id
  const accepted = claim('Professional Malpractice').id
  const ended = claim('Embezzlement')
  const mine = '/dashboard/claims/my-claims'
  const against = '/dashboard/claims/against-me'
  return {
    '/': fetchingNothing('/', 'fixed words'),
    '/about': fetchingNothing('/about', 'fixed words'),
    '/steps': fetchingNothing('/steps', 'fixed words'),
    '/verify': fetchingNothing('/verify', 'fixed words until a file is chosen'),
    '/faq': fetchingNothing('/faq', 'fixed words and the settings'),
    '/privacy': fetchingNothing('/privacy', 'fixed words and the settings'),
    '/terms': fetchingNothing('/terms', 'fixed words and the settings'),
    '/imprint': fetchingNothing('/imprint', 'fixed words and the settings'),
    '/transparency': at('/transparency'),
    '/operator/:claimId?/:companyId?': refused(
      ...['/operator', `/operator/${unanswered}`, '/operator/work', '/operator/figures', '/operator/settings'],
      ...['/operator/records', `/operator/records/${unanswered}`, '/operator/accounts', '/operator/accounts/nobody'],
    ),
    '/profile/user/:userId': [...at(`/profile/user/${userId}`), ...refused(`/profile/user/${unknownId}`)],
    '/takeover/contest/:token': refused(`/takeover/contest/${token}`),
    '/not-us/:token': fetchingNothing(`/not-us/${token}`, 'fixed words and a form: the link is judged when it is used'),
    '/answer': [...refused('/answer', `/answer#${'0'.repeat(26)}`)],
    '/pay/:publicId': [...at(`/pay/${publicPaymentId}`), ...refused(`/pay/${unknownId}`)],
    '/search': at('/search', '/search?term=Fischer', '/search?term=nothing+like+that'),
    '/claim/:claimId': [...at(`/claim/${unanswered}`), ...refused(`/claim/${unknownId}`)],
    '/profile/company/:defendantId': [
      ...at(`/profile/company/${companyId}`),
      ...refused(`/profile/company/${unknownId}`),
    ],
    '/profile/individual/:defendantId': [
      ...at(`/profile/individual/${personId}`),
      ...refused('/profile/individual/no-id'),
    ],
    '/claims/:claimId': at(`/claims/${unanswered}`),
    '/auth': fetchingNothing('/auth', 'a form; the settings only say whether Google stands beside it'),
    '/auth/login': fetchingNothing('/auth/login', 'a form; the settings only say whether Google stands beside it'),
    '/auth/login/code': fetchingNothing('/auth/login/code', 'a form'),
    '/auth/register': fetchingNothing(
      '/auth/register',
      'a form; the settings only say whether Google stands beside it, and without a redeem code there is nothing to look up',
    ),
    '/auth/forgot-password': fetchingNothing('/auth/forgot-password', 'a form'),
    '/auth/reset-password/:token': [
      ...fetchingNothing(`/auth/reset-password/${'a'.repeat(43)}`, 'a form'),
      ...at(`/auth/reset-password/${token}`),
    ],
    '/auth/closed': fetchingNothing(
      '/auth/closed?until=2026-11-25T12%3A00%3A00.000Z',
      'fixed words and the time in the address',
    ),
    '/auth/undo/:token': refused(`/auth/undo/${token}`),
    '/auth/confirmation/:action': [
      ...fetchingNothing('/auth/confirmation/sent', 'fixed words'),
      ...refused('/auth/confirmation/send'),
    ],
    '/auth/confirmation/:action/:token': refused(
      `/auth/confirmation/token/${token}`,
      `/auth/confirmation/additional-email-token/${token}`,
    ),
    '/dashboard': at('/dashboard'),
    '/dashboard/faq': fetchingNothing('/dashboard/faq', 'fixed words and the settings'),
    '/dashboard/takeover': [
      ...fetchingNothing('/dashboard/takeover', 'a form'),
      ...at('/dashboard/takeover?redeem_code=ABCD-EFGH'),
    ],
    '/dashboard/profile': fetchingNothing('/dashboard/profile', 'shows the user, who is known from the session'),
    '/dashboard/referrals': at('/dashboard/referrals'),
    '/dashboard/social-providers': fetchingNothing('/dashboard/social-providers', 'the account, which frames it'),
    '/dashboard/payment': at('/dashboard/payment'),
    '/dashboard/search': at('/dashboard/search', '/dashboard/search?term=Fischer'),
    '/dashboard/search/claim/:claimId': [
      ...at(`/dashboard/search/claim/${unanswered}`),
      ...refused(`/dashboard/search/claim/${unknownId}`),
    ],
    '/dashboard/search/company/:defendantId': at(`/dashboard/search/company/${companyId}`),
    '/dashboard/search/individual/:defendantId': at(`/dashboard/search/individual/${personId}`),
    '/dashboard/create-claim': at('/dashboard/create-claim'),
    '/dashboard/create-claim/step-1/:claimId?': at(
      `/dashboard/create-claim/step-1/${draft}`,
      '/dashboard/create-claim/step-1',
    ),
    '/dashboard/create-claim/step-2/:claimId?': at(`/dashboard/create-claim/step-2/${draft}`),
    '/dashboard/create-claim/step-3/:claimId?': at(`/dashboard/create-claim/step-3/${draft}`),
    '/dashboard/create-claim/step-4/:claimId?': at(`/dashboard/create-claim/step-4/${draft}`),
    '/dashboard/create-claim/step-5/:claimId?': at(
      `/dashboard/create-claim/step-5/${draft}`,
      `/dashboard/create-claim/step-5/${unpaid}`,
    ),
    '/dashboard/claims': at('/dashboard/claims'),
    '/dashboard/claims/:type': at(mine, against),
    '/dashboard/claims/:type/:claimId': [
      ...at(`${mine}/${unanswered}`, `${against}/${ended.id}`),
      ...refused(`${mine}/${unknownId}`),
    ],
    '/dashboard/claims/:type/:claimId/history': at(`${against}/${ended.id}/history`),
    '/dashboard/claims/:type/:claimId/resolutions': at(
      `${mine}/${rejected}/resolutions`,
      `${mine}/${unanswered}/resolutions`,
    ),
    '/dashboard/claims/:type/:claimId/resolutions/:resolutionId': [
      ...at(`${against}/${ended.id}/resolutions/${ended.resolutions[0]?.id}`),
      ...at(`${against}/${ended.id}/resolutions/${unknownId}`),
    ],
    '/dashboard/claims/:type/:claimId/receipts/:paymentId': at(
      `${mine}/${inNotice}/receipts/${paidFeeId}`,
      `${mine}/${inNotice}/receipts/${unknownId}`,
    ),
    '/dashboard/claims/:type/company/:defendantId?': at(`${mine}/company/${companyId}`, `${mine}/company`),
    '/dashboard/claims/:type/individual/:defendantId?': at(`${mine}/individual/${personId}`),
    '/dashboard/claims/:type/companies/:id': at(`${mine}/companies/${companyId}`),
    '/dashboard/claims/:type/people/:id': at(`${mine}/people/${personId}`),
    '/dashboard/claims/:type/propose/:claimId?': at(`${mine}/propose/${rejected}`, `${mine}/propose`),
    '/dashboard/claims/:type/resolve/:claimId?': at(`${against}/resolve/${accepted}`, `${against}/resolve`),
    '/dashboard/claims/:type/dispute/:claimId?': at(`${against}/dispute/${disputable}`, `${against}/dispute`),
    '/dashboard/claims/:claimId/pay-after-submission': at(`/dashboard/claims/${unpaid}/pay-after-submission`),
    '/dashboard/claims/:claimId/amend': at(`/dashboard/claims/${inNotice}/amend`),
    '*': at('/no/such/page'),
  }
}
