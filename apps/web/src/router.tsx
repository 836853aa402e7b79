import type { ComponentType } from 'react'
import { type RouteObject, redirect } from 'react-router'
import { Component as PublicLayout } from './layouts/public-layout.tsx'
import { Component as RootLayout } from './layouts/root-layout.tsx'
import { UnexpectedError } from './layouts/unexpected-error.tsx'
import { isClaimListView } from './lib/claim-sides.ts'
import { type ClaimListView, paths } from './lib/paths.ts'
import { type Area, loadTexts } from './texts/texts.tsx'

type Module = { readonly Component: ComponentType }

/** What is loaded when it is first visited, together with the text areas that it names. */
const lazily =
  (load: () => Promise<Module>, ...areas: Area[]) =>
  async () => {
    const [{ Component }] = await Promise.all([load(), loadTexts(areas)])
    return { Component }
  }

const page = (path: string, load: () => Promise<Module>, ...areas: Area[]): RouteObject => ({
  path,
  lazy: lazily(load, ...areas),
})

const publicPages: RouteObject[] = [
  page(paths.home, () => import('./pages/home-page.tsx'), 'home'),
  page(paths.about, () => import('./pages/about-page.tsx'), 'about'),
  page(paths.steps, () => import('./pages/steps-page.tsx'), 'steps'),
  page(paths.faq, () => import('./pages/faq-page.tsx'), 'faq'),
  page(paths.privacy, () => import('./pages/privacy-page.tsx'), 'legal'),
  page(paths.terms, () => import('./pages/terms-page.tsx'), 'legal'),
  page('/profile/user/:userId', () => import('./pages/user-profile-page.tsx'), 'userProfile'),
  page(paths.search(), () => import('./pages/search-page.tsx'), 'search'),
  page('/claim/:claimId', () => import('./pages/claim-record-page.tsx'), 'records'),
  page('/profile/company/:defendantId', () => import('./pages/company-profile-page.tsx'), 'records'),
  page('/profile/individual/:defendantId', () => import('./pages/individual-profile-page.tsx'), 'records'),
  { path: '/claims/:claimId', loader: ({ params }) => redirect(paths.claim(params.claimId ?? '')) },
]

const visitorPages: RouteObject[] = [
  page('', () => import('./pages/auth-entry-page.tsx'), 'auth'),
  page(paths.auth.login, () => import('./pages/login-page.tsx'), 'auth'),
  page(paths.auth.register(), () => import('./pages/register-page.tsx'), 'auth', 'legal'),
  page(paths.auth.forgotPassword, () => import('./pages/forgot-password-page.tsx'), 'auth'),
]

const authPages: RouteObject[] = [
  { lazy: () => import('./layouts/visitor-gate.tsx'), children: visitorPages },
  page('/auth/reset-password/:token', () => import('./pages/reset-password-page.tsx'), 'auth'),
  page('/auth/confirmation/:action', () => import('./pages/confirmation-page.tsx'), 'auth'),
  page('/auth/confirmation/:action/:token', () => import('./pages/confirmation-page.tsx'), 'auth'),
]

const filing: Area[] = ['filing', 'claims']
const resolving: Area[] = ['resolutions', 'claims']

const filingPages: RouteObject[] = [
  page('create-claim', () => import('./pages/create-claim-page.tsx'), 'filing'),
  page('create-claim/step-1/:claimId?', () => import('./pages/create-claim-step-1-page.tsx'), ...filing, 'defendants'),
  page('create-claim/step-2/:claimId?', () => import('./pages/create-claim-step-2-page.tsx'), ...filing),
  page('create-claim/step-3/:claimId?', () => import('./pages/create-claim-step-3-page.tsx'), ...filing, 'documents'),
  page('create-claim/step-4/:claimId?', () => import('./pages/create-claim-step-4-page.tsx'), ...filing),
  page('create-claim/step-5/:claimId?', () => import('./pages/create-claim-step-5-page.tsx'), ...filing),
]

const { claimsRoot, claims, company, individual } = paths.dashboard
const oneClaim: Area[] = ['claims', 'records', 'documents']

/** A second address of a profile. */
const alias = (path: string, to: (type: ClaimListView, id: string) => string): RouteObject => ({
  path,
  loader: ({ params: { type, id = '' } }) => redirect(to(isClaimListView(type) ? type : 'my-claims', id)),
})

const claimPages: RouteObject[] = [
  { path: claimsRoot, loader: () => redirect(claims('my-claims')) },
  page('claims/:type', () => import('./pages/claim-lists-page.tsx'), 'claims'),
  page('claims/:type/:claimId', () => import('./pages/claim-page.tsx'), ...oneClaim),
  page('claims/:type/:claimId/history', () => import('./pages/claim-history-page.tsx'), 'claims'),
  page('claims/:type/:claimId/resolutions', () => import('./pages/claim-resolutions-page.tsx'), ...resolving),
  page(
    'claims/:type/:claimId/resolutions/:resolutionId',
    () => import('./pages/claim-resolutions-page.tsx'),
    ...resolving,
  ),
  page('claims/:type/:claimId/receipts/:paymentId', () => import('./pages/claim-receipt-page.tsx'), 'claims'),
  page('claims/:type/company/:defendantId?', () => import('./pages/claim-company-page.tsx'), 'records'),
  page('claims/:type/individual/:defendantId?', () => import('./pages/claim-individual-page.tsx'), 'records'),
  alias('claims/:type/companies/:id', company),
  alias('claims/:type/people/:id', individual),
  page('claims/:type/propose/:claimId?', () => import('./pages/claim-propose-page.tsx'), ...resolving),
  page('claims/:type/resolve/:claimId?', () => import('./pages/claim-resolve-page.tsx'), ...resolving),
  page('claims/:type/dispute/:claimId?', () => import('./pages/claim-dispute-page.tsx'), 'claims'),
  page('claims/:claimId/pay-after-submission', () => import('./pages/claim-payment-page.tsx'), 'claims'),
  page('claims/:claimId/amend', () => import('./pages/claim-amend-page.tsx'), 'claims'),
]

const dashboardPages: RouteObject[] = [
  page('', () => import('./pages/dashboard-home-page.tsx'), 'dashboardHome'),
  page('takeover', () => import('./pages/takeover-page.tsx'), 'takeover'),
  page('profile', () => import('./pages/profile-page.tsx'), 'profile'),
  page('referrals', () => import('./pages/referrals-page.tsx'), 'referrals'),
  page('payment', () => import('./pages/wallets-page.tsx'), 'wallets'),
  page('faq', () => import('./pages/dashboard-faq-page.tsx'), 'faq'),
  page('search', () => import('./pages/dashboard-search-page.tsx'), 'search'),
  page('search/claim/:claimId', () => import('./pages/dashboard-claim-record-page.tsx'), 'records'),
  page('search/company/:defendantId', () => import('./pages/dashboard-company-profile-page.tsx'), 'records'),
  page('search/individual/:defendantId', () => import('./pages/dashboard-individual-profile-page.tsx'), 'records'),
  ...filingPages,
  ...claimPages,
]

export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: UnexpectedError,
    HydrateFallback: () => null,
    children: [
      { Component: PublicLayout, children: publicPages },
      { path: '/auth', lazy: () => import('./layouts/auth-layout.tsx'), children: authPages },
      {
        path: '/dashboard',
        lazy: lazily(() => import('./layouts/dashboard-layout.tsx'), 'notifications'),
        children: dashboardPages,
      },
      { path: '*', loader: () => redirect(paths.home) },
    ],
  },
]
