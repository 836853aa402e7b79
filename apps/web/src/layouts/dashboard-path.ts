import type { dashboard } from '@redress/texts/en/page/account.ts'
import { matchPath } from 'react-router'
import { paths } from '../lib/paths.ts'

const counterparts: readonly (readonly [pattern: string, path: (id: string) => string])[] = [
  ['/claim/:id', paths.dashboard.searchClaim],
  ['/profile/company/:id', paths.dashboard.searchCompany],
  ['/profile/individual/:id', paths.dashboard.searchIndividual],
  ['/search', () => paths.dashboard.search()],
]

/** Public pages without a dashboard counterpart. Signed-in users can still read them. */
const publicOnly: readonly string[] = [
  '/profile/user/:id',
  '/pay/:publicId',
  paths.answer(),
  '/takeover/contest/:token',
  paths.terms,
  paths.privacy,
  paths.imprint,
  paths.transparency,
  paths.verify,
]

/** Target for a confirmed user who opens a public page: its dashboard counterpart, else Home; `null` to stay. */
export function dashboardPath(pathname: string): string | null {
  if (publicOnly.some(pattern => matchPath(pattern, pathname))) return null
  for (const [pattern, path] of counterparts) {
    const match = matchPath(pattern, pathname)
    if (match) return path(match.params.id ?? '')
  }
  return paths.dashboard.home
}

type TitleName = keyof typeof dashboard.titles

/** Titles of the top bar by path; the first match counts (specification section 2). */
const titles: readonly (readonly [path: string, title: TitleName])[] = [
  [paths.dashboard.claimsRoot, 'claims'],
  [paths.dashboard.takeover(), 'claims'],
  [paths.dashboard.createClaim, 'createClaim'],
  [paths.dashboard.profile, 'profile'],
  [paths.dashboard.search(), 'search'],
  [paths.dashboard.referrals, 'referrals'],
  [paths.dashboard.socialProviders, 'socialProviders'],
  [paths.dashboard.payment, 'payment'],
  [paths.dashboard.faq, 'faq'],
  [paths.operator(), 'operator'],
]

export const dashboardTitle = (pathname: string): TitleName =>
  titles.find(([path]) => matchPath({ path, end: false }, pathname))?.[1] ?? 'home'
