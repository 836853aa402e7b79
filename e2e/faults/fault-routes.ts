import { isLongTest } from '../../apps/server/src/testing/long-tests.ts'
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

/** Search pages with a term, without which they request nothing. */
const searched: Readonly<Record<string, string>> = {
  '/search': '/search?term=Fischer',
  '/dashboard/search': '/dashboard/search?term=Fischer',
}

/** One route of each kind; within a kind the layout and the error messages are the same. */
const ofEveryKind = [
  '/',
  '/search',
  '/claim/:claimId',
  '/auth/login',
  '/dashboard',
  '/dashboard/claims/:type',
  '/dashboard/claims/:type/:claimId',
  '/dashboard/claims/:type/propose/:claimId?',
  '/dashboard/create-claim/step-2/:claimId?',
  '/dashboard/profile',
]

/** The first address of every route that shows something of its own; in the short form, one of each kind. */
export function faultRoutes(addresses: Readonly<Record<string, readonly Address[]>>): FaultRoute[] {
  return Object.entries(addresses)
    .filter(([pattern]) => (isLongTest ? !leadingOn.includes(pattern) : ofEveryKind.includes(pattern)))
    .map(([pattern, [first]]) => ({
      pattern,
      path: searched[pattern] ?? first?.path ?? '/',
      isOfDashboard: pattern.startsWith('/dashboard'),
      fetches: first?.fetchesNothing === undefined,
    }))
}
