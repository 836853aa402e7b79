import { matchPath } from 'react-router'
import { paths } from '../lib/paths.ts'
import type { layout } from '../texts/en/frame.ts'

type TitleName = keyof typeof layout.dashboard.titles

/** The first that matches names the top bar (specification section 2). */
const titles: readonly (readonly [path: string, title: TitleName])[] = [
  [paths.dashboard.claimsRoot, 'claims'],
  [paths.dashboard.takeover(), 'claims'],
  [paths.dashboard.createClaim, 'createClaim'],
  [paths.dashboard.profile, 'profile'],
  [paths.dashboard.search(), 'search'],
  [paths.dashboard.referrals, 'referrals'],
  ['/dashboard/social-providers', 'socialProviders'],
  [paths.dashboard.payment, 'payment'],
  [paths.dashboard.faq, 'faq'],
]

export const dashboardTitle = (pathname: string): TitleName =>
  titles.find(([path]) => matchPath({ path, end: false }, pathname))?.[1] ?? 'home'
