import type { getSession } from '@redress/contract/auth.ts'
import type { getClaims } from '@redress/contract/claims.ts'
import type { getOfferedClaims } from '@redress/contract/defendants.ts'
import type { EndpointDefinition } from '@redress/contract/endpoint.ts'
import type { getNotifications } from '@redress/contract/notifications.ts'
import type { ComponentType } from 'react'
import { type RouteObject, redirect, useParams } from 'react-router'
import { isClaimListView } from './entities/claim/claim-sides.ts'
import { Component as PublicLayout } from './layouts/public-layout.tsx'
import { Component as RootLayout } from './layouts/root-layout.tsx'
import { PageError, UnexpectedError } from './layouts/unexpected-error.tsx'
import type { DrawnReader } from './lib/first-data.ts'
import { type ClaimListView, paths } from './lib/paths.ts'
import type { Area } from './texts/catalogue.ts'
import { loadTexts } from './texts/texts.tsx'

interface Module<Props = Record<never, never>> {
  readonly Component: ComponentType<Props>
}

type Load = () => Promise<Module>

/** Module that several routes share, with the component of one of them. */
interface SharedModule {
  readonly load: () => Promise<unknown>
  readonly component: Load
}

/** Metadata of a route for the server that sends the page. */
export interface RouteParts {
  readonly load: () => Promise<unknown>
  readonly areas: readonly Area[]
  /** Kind of reader for whom the server renders the route. */
  readonly drawnFor?: DrawnReader
  /**
   * API paths that the page requests first for a signed-in user. The browser fetches them in parallel with the code.
   */
  readonly firstCalls?: readonly string[]
}

/** Loads a module and its text areas when the route is first visited. */
function lazily(source: Load | SharedModule, ...areas: Area[]) {
  const { load, component } = typeof source === 'function' ? { load: source, component: source } : source
  const lazy = async () => {
    const [{ Component }] = await Promise.all([component(), loadTexts(areas)])
    return { Component }
  }
  return { lazy, handle: { load, areas } satisfies RouteParts }
}

/** Keys a page by its parameters, so that no input or state carries over to another thing. */
const keyed = ({ Component }: Module): Module => ({
  Component: () => <Component key={JSON.stringify(useParams())} />,
})

function page(path: string, source: Load | SharedModule, ...areas: Area[]): RouteObject {
  const route = lazily(source, ...areas)
  return { path, ...route, lazy: async () => keyed(await route.lazy()) }
}

/** Marks a page as server-rendered for a kind of reader. It may depend only on its URL and on API responses. */
const drawnFor = (reader: DrawnReader, route: RouteObject): RouteObject => ({
  ...route,
  handle: { ...route.handle, drawnFor: reader } satisfies RouteParts,
})

const drawn = (route: RouteObject): RouteObject => drawnFor('visitor', route)

/** A call of the contract that needs no parameters. */
const call = <E extends EndpointDefinition & { readonly method: 'GET' }>(path: E['path']): string => path

const asking = (route: RouteObject, ...firstCalls: string[]): RouteObject => ({
  ...route,
  handle: { ...route.handle, firstCalls },
})

/** Module that several paths share; each path gives the component its own props. */
const withProps = <Props extends object>(load: () => Promise<Module<Props>>, props: Props): SharedModule => ({
  load,
  component: async () => {
    const { Component } = await load()
    return { Component: () => <Component {...props} /> }
  },
})

const faq = () => import('./routes/faq.tsx')
const legal = () => import('./routes/legal.tsx')
const operator = () => import('./routes/operator.tsx')
const search = () => import('./routes/search.tsx')
const claimRecord = () => import('./routes/claim-record.tsx')
const defendantProfile = () => import('./routes/defendant-profile.tsx')
const signIn = () => import('./routes/sign-in.tsx')
const confirmation = () => import('./routes/confirmation.tsx')
const createClaimStep = () => import('./routes/create-claim-step.tsx')
const resolutions = () => import('./routes/claim-resolutions.tsx')
const claimPayment = () => import('./routes/claim-payment.tsx')

const defendantKinds = ['company', 'individual'] as const

const claimAreas = [
  'claims',
  'history',
  'records',
  'documents',
  'messages',
  'takeover',
] as const satisfies readonly Area[]

/** Text areas of public records, redactions included. */
const recordAreas = ['records', 'redactions'] as const satisfies readonly Area[]

const operatorAreas = ['moderation', 'grounds', ...recordAreas] as const satisfies readonly Area[]

const publicPages: RouteObject[] = [
  drawn(page(paths.home, () => import('./routes/home.tsx'), 'home')),
  drawn(page(paths.about, () => import('./routes/about.tsx'), 'about')),
  drawn(page(paths.steps, () => import('./routes/steps.tsx'), 'steps')),
  drawn(page(paths.verify, () => import('./routes/verify.tsx'), 'verification')),
  drawn(page(paths.faq, withProps(faq, { scope: 'public' }), 'faq')),
  drawn(page(paths.privacy, withProps(legal, { name: 'privacy' }), 'legal')),
  drawn(page(paths.terms, withProps(legal, { name: 'terms' }), 'legal')),
  drawn(page(paths.imprint, withProps(legal, { name: 'imprint' }), 'legal')),
  drawn(page(paths.transparency, () => import('./routes/transparency.tsx'), 'transparency')),
  drawn(page(paths.search(), withProps(search, { scope: 'public' }), 'search', 'records')),
  drawn(page('/claim/:claimId', withProps(claimRecord, { scope: 'public' }), ...recordAreas)),
  ...defendantKinds.map(kind =>
    drawn(
      page(`/profile/${kind}/:defendantId`, withProps(defendantProfile, { kind, within: 'public' }), ...recordAreas),
    ),
  ),
  page('/not-us/:token', () => import('./routes/disown-words.tsx'), 'records'),
  page('/takeover/contest/:token', () => import('./routes/contest-takeover.tsx'), 'takeover'),
  drawnFor(
    'letter reader',
    page(paths.answer(), () => import('./routes/answer.tsx'), 'answer', 'claims'),
  ),
  page('/pay/:publicId', () => import('./routes/pay-for-somebody.tsx'), 'payment'),
  drawn(page('/profile/user/:userId', () => import('./routes/user-profile.tsx'), 'userProfile')),
  { path: '/claims/:claimId', loader: ({ params }) => redirect(paths.claim(params.claimId ?? '')) },
]

const visitorPages: RouteObject[] = [
  page('', withProps(signIn, { page: 'entry' }), 'auth'),
  drawn(page(paths.auth.login, withProps(signIn, { page: 'login' }), 'auth')),
  drawn(page(paths.auth.register(), () => import('./routes/register.tsx'), 'auth')),
  page(paths.auth.forgotPassword, () => import('./routes/forgot-password.tsx'), 'auth'),
]

const authPages: RouteObject[] = [
  { lazy: () => import('./layouts/visitor-gate.tsx'), children: visitorPages },
  page(paths.auth.code, () => import('./routes/sign-in-code.tsx'), 'auth'),
  page('/auth/reset-password/:token', () => import('./routes/reset-password.tsx'), 'auth'),
  page(paths.auth.closed(), () => import('./routes/account-closed.tsx'), 'accountClosure'),
  page('/auth/undo/:token', () => import('./routes/undo-change.tsx'), 'accountChange'),
  page('/auth/confirmation/:action', confirmation, 'auth'),
  page('/auth/confirmation/:action/:token', confirmation, 'auth'),
]

const filing: Area[] = ['filing', 'claims', 'defendants', 'documents', 'records']
const paying: Area[] = ['claims', 'payment']
const resolving: Area[] = ['resolutions', ...paying]
const steps = [1, 2, 3, 4, 5] as const

const filingPages: RouteObject[] = [
  page('create-claim', () => import('./routes/create-claim.tsx'), 'filing'),
  ...steps.map(step =>
    drawnFor('account', page(`create-claim/step-${step}/:claimId?`, withProps(createClaimStep, { step }), ...filing)),
  ),
]

const { claimsRoot, claims, company, individual } = paths.dashboard

/** A second address of a profile. */
const alias = (path: string, to: (type: ClaimListView, id: string) => string): RouteObject => ({
  path,
  loader: ({ params: { type, id = '' } }) => redirect(to(isClaimListView(type) ? type : 'my-claims', id)),
})

const claimListsCall = call<typeof getClaims>('/v1/claims')

const claimPages: RouteObject[] = [
  { path: claimsRoot, loader: () => redirect(claims('my-claims')) },
  // The lists share one page, so that its tabs stay mounted.
  asking(
    { path: 'claims/:type', ...lazily(() => import('./routes/claim-lists.tsx'), 'claims', 'turns') },
    claimListsCall,
  ),
  drawnFor(
    'account',
    page('claims/:type/:claimId', () => import('./routes/claim.tsx'), ...claimAreas),
  ),
  page('claims/:type/:claimId/history', () => import('./routes/claim-history.tsx'), 'claims', 'history'),
  page('claims/:type/:claimId/resolutions', resolutions, ...resolving),
  page('claims/:type/:claimId/resolutions/:resolutionId', resolutions, ...resolving),
  page('claims/:type/:claimId/receipts/:paymentId', withProps(claimPayment, { shows: 'receipt' }), ...paying),
  ...defendantKinds.map(kind =>
    page(`claims/:type/${kind}/:defendantId?`, withProps(defendantProfile, { kind, within: 'claims' }), ...recordAreas),
  ),
  alias('claims/:type/companies/:id', company),
  alias('claims/:type/people/:id', individual),
  page('claims/:type/propose/:claimId?', () => import('./routes/claim-proposal.tsx'), ...resolving),
  page('claims/:type/resolve/:claimId?', () => import('./routes/claim-resolution.tsx'), ...resolving),
  page('claims/:type/dispute/:claimId?', () => import('./routes/claim-dispute.tsx'), ...paying),
  page('claims/:claimId/pay-after-submission', withProps(claimPayment, { shows: 'payment' }), ...paying),
  page('claims/:claimId/amend', () => import('./routes/claim-amendment.tsx'), 'claims'),
]

const dashboardPages: RouteObject[] = [
  asking(
    drawnFor(
      'account',
      page('', () => import('./routes/dashboard-home.tsx'), 'dashboardHome', 'offers'),
    ),
    claimListsCall,
    call<typeof getOfferedClaims>('/v1/claims/offered'),
  ),
  page('takeover', () => import('./routes/takeover.tsx'), 'takeover'),
  page('profile', () => import('./routes/profile.tsx'), 'profile'),
  page('referrals', () => import('./routes/referrals.tsx'), 'referrals'),
  page('social-providers', () => import('./routes/social-providers.tsx'), 'profile', 'auth'),
  page('payment', () => import('./routes/wallets.tsx'), 'wallets'),
  page('faq', withProps(faq, { scope: 'private' }), 'faq'),
  page('search', withProps(search, { scope: 'private' }), 'search', 'records'),
  page('search/claim/:claimId', withProps(claimRecord, { scope: 'private' }), ...recordAreas),
  ...defendantKinds.map(kind =>
    page(`search/${kind}/:defendantId`, withProps(defendantProfile, { kind, within: 'search' }), ...recordAreas),
  ),
  ...filingPages,
  ...claimPages,
]

/** Pages whose errors stay in the frame of their layout. */
const inFrame = (children: RouteObject[]): RouteObject[] => [{ ErrorBoundary: PageError, children }]

export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: UnexpectedError,
    HydrateFallback: () => null,
    children: [
      { Component: PublicLayout, children: inFrame(publicPages) },
      { path: '/auth', ...lazily(() => import('./layouts/auth-layout.tsx')), children: inFrame(authPages) },
      asking(
        {
          path: '/dashboard',
          ...lazily(() => import('./layouts/dashboard-layout.tsx'), 'dashboard', 'notifications'),
          children: inFrame(dashboardPages),
        },
        call<typeof getSession>('/v1/auth'),
        call<typeof getNotifications>('/v1/notifications'),
      ),
      {
        path: paths.operator(),
        ...lazily(() => import('./layouts/dashboard-layout.tsx'), 'dashboard', 'notifications'),
        // The console is one page, so the reports stay mounted beside an open case. Each section keys its own content.
        children: inFrame([{ path: ':claimId?/:companyId?', ...lazily(operator, ...operatorAreas) }]),
      },
      { path: '*', loader: ({ request }) => redirect(paths.home + new URL(request.url).search) },
    ],
  },
]
