import type { Address } from '../screens/route-addresses.ts'

export interface FaultRoute {
  readonly pattern: string
  readonly path: string
  readonly isOfDashboard: boolean
  /** Whether it asks the API for anything beside what frames it. */
  readonly fetches: boolean
}

/** Routes that lead on to another one, which is looked at itself; a confirmation link does so when it is used up. */
const leadingOn = [
  '/auth/confirmation/:action/:token',
  '*',
  '/claims/:claimId',
  '/dashboard/claims',
  '/dashboard/claims/:type/companies/:id',
  '/dashboard/claims/:type/people/:id',
]

/** Pages that fetch nothing, and why. */
const fetchingNothing: Readonly<Record<string, string>> = {
  '/': 'fixed words',
  '/about': 'fixed words',
  '/steps': 'fixed words',
  '/faq': 'fixed words',
  '/privacy': 'fixed words',
  '/terms': 'fixed words',
  '/auth': 'a form; the settings only say whether Google stands beside it',
  '/auth/login': 'a form; the settings only say whether Google stands beside it',
  '/auth/register': 'a form; without a redeem code there is nothing to look up',
  '/auth/forgot-password': 'a form',
  '/auth/reset-password/:token': 'a form',
  '/auth/confirmation/:action': 'fixed words',
  '/dashboard/takeover': 'a form',
  '/dashboard/faq': 'fixed words',
  '/dashboard/profile': 'shows the user, who is known from the session',
}

/** Where one is asked for something before the page is there. */
const searched: Readonly<Record<string, string>> = {
  '/search': '/search?term=Fischer',
  '/dashboard/search': '/dashboard/search?term=Fischer',
}

/** The first address of every route that shows something of its own. */
export function faultRoutes(addresses: Readonly<Record<string, readonly Address[]>>): FaultRoute[] {
  return Object.entries(addresses)
    .filter(([pattern]) => !leadingOn.includes(pattern))
    .map(([pattern, [first]]) => ({
      pattern,
      path: searched[pattern] ?? first?.path ?? '/',
      isOfDashboard: pattern.startsWith('/dashboard'),
      fetches: !(pattern in fetchingNothing),
    }))
}
