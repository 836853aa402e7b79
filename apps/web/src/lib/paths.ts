import type { WizardStep } from '@redress/domain/claim/completeness.ts'

export type ClaimListView = 'my-claims' | 'against-me'
export type ConfirmationAction = 'sent' | 'send' | 'token' | 'additional-email-token'

/** Steps at `/answer` beside the claim: the kinds of answer, and giving the written one. */
export type AnswerStep = 'dispute' | 'paid' | 'offer' | 'concession' | 'reply' | 'give'

type Query = Readonly<Record<string, string | null | undefined>>

function withQuery(path: string, query: Query): string {
  const pairs = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]))
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs)}`
}

const segment = encodeURIComponent

/** Every address of the page (specification section 2). */
export const paths = {
  home: '/',
  about: '/about',
  steps: '/steps',
  verify: '/verify',
  faq: '/faq',
  privacy: '/privacy',
  terms: '/terms',
  imprint: '/imprint',
  transparency: '/transparency',
  operator: (claimId?: string) => (claimId === undefined ? '/operator' : `/operator/${segment(claimId)}`),
  search: (term?: string) => withQuery('/search', { term }),
  claim: (claimId: string) => `/claim/${segment(claimId)}`,
  sharedClaim: (claimId: string) => `/claims/${segment(claimId)}`,
  company: (defendantId: string) => `/profile/company/${segment(defendantId)}`,
  individual: (defendantId: string) => `/profile/individual/${segment(defendantId)}`,
  disownWords: (token: string) => `/not-us/${segment(token)}`,
  contestTakeover: (token: string) => `/takeover/contest/${segment(token)}`,
  answer: (step?: AnswerStep) => withQuery('/answer', { step }),
  payForSomebody: (publicId: string) => `/pay/${segment(publicId)}`,
  user: (userId: string) => `/profile/user/${segment(userId)}`,

  auth: {
    entry: '/auth',
    login: '/auth/login',
    code: '/auth/login/code',
    register: (query: { referrie?: string; redeem_code?: string } = {}) => withQuery('/auth/register', query),
    forgotPassword: '/auth/forgot-password',
    resetPassword: (token: string) => `/auth/reset-password/${segment(token)}`,
    closed: (undoneUntil?: string) => withQuery('/auth/closed', { until: undoneUntil }),
    undoChange: (token: string) => `/auth/undo/${segment(token)}`,
    confirmation: (action: ConfirmationAction, token?: string) =>
      `/auth/confirmation/${action}${token === undefined ? '' : `/${segment(token)}`}`,
  },

  dashboard: {
    home: '/dashboard',
    search: (term?: string) => withQuery('/dashboard/search', { term }),
    searchClaim: (claimId: string) => `/dashboard/search/claim/${segment(claimId)}`,
    searchCompany: (defendantId: string) => `/dashboard/search/company/${segment(defendantId)}`,
    searchIndividual: (defendantId: string) => `/dashboard/search/individual/${segment(defendantId)}`,
    claimsRoot: '/dashboard/claims',
    claims: (view: ClaimListView) => `/dashboard/claims/${view}`,
    claim: (view: ClaimListView, claimId: string) => `/dashboard/claims/${view}/${segment(claimId)}`,
    history: (view: ClaimListView, claimId: string) => `/dashboard/claims/${view}/${segment(claimId)}/history`,
    company: (view: ClaimListView, id: string) => `/dashboard/claims/${view}/company/${segment(id)}`,
    individual: (view: ClaimListView, id: string) => `/dashboard/claims/${view}/individual/${segment(id)}`,
    resolutions: (view: ClaimListView, claimId: string) => `/dashboard/claims/${view}/${segment(claimId)}/resolutions`,
    resolution: (view: ClaimListView, claimId: string, resolutionId: string) =>
      `/dashboard/claims/${view}/${segment(claimId)}/resolutions/${segment(resolutionId)}`,
    receipt: (view: ClaimListView, claimId: string, paymentId: string) =>
      `/dashboard/claims/${view}/${segment(claimId)}/receipts/${segment(paymentId)}`,
    payAfterSubmission: (claimId: string) => `/dashboard/claims/${segment(claimId)}/pay-after-submission`,
    amend: (claimId: string) => `/dashboard/claims/${segment(claimId)}/amend`,
    resolve: (view: ClaimListView, action: 'propose' | 'resolve', claimId: string) =>
      `/dashboard/claims/${view}/${action}/${segment(claimId)}`,
    dispute: (view: ClaimListView, claimId: string) => `/dashboard/claims/${view}/dispute/${segment(claimId)}`,
    createClaim: '/dashboard/create-claim',
    createClaimStep: (step: WizardStep, claimId: string) => `/dashboard/create-claim/step-${step}/${segment(claimId)}`,
    profile: '/dashboard/profile',
    referrals: '/dashboard/referrals',
    socialProviders: '/dashboard/social-providers',
    payment: '/dashboard/payment',
    faq: '/dashboard/faq',
    takeover: (redeemCode?: string) => withQuery('/dashboard/takeover', { redeem_code: redeemCode }),
  },
} as const
